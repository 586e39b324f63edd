//! One game, from the first draw to the last.

use crate::{
    Fault, FaultKind, Gauge, Measured, Record, Spec, luck,
    outside::{Hello, Outside},
    record::{SeatFaults, count_fault},
    spec::OUTSIDE,
    thinking::Thinking,
};
use serde_json::value::RawValue;
use std::{
    any::Any,
    cell::{Cell, RefCell},
    panic::{AssertUnwindSafe, catch_unwind},
    time::Instant,
};
use tabletop::{Bot, Game, Match, Next, Replay, ReplaySeat, ReplayStep, Seat, Table, Viewer};

/// A game with more decisions than this never ends: it is broken off, and everybody gets the same share.
const DECISIONS_MAX: u32 = 100_000;

/// What is the same for all games of a run.
pub(crate) struct Setting<'a, G: Measured> {
    pub(crate) spec: &'a Spec,
    pub(crate) config: G::Config,
    pub(crate) hello: Hello,
    pub(crate) keep_replays: bool,
    pub(crate) thinking: Thinking,
}

/// A game that has been played: its record, and the line of its replay if one is kept.
pub(crate) struct Finished {
    pub(crate) record: Record,
    pub(crate) replay: Option<String>,
}

/// Who sits in a seat.
enum Player<G: Game> {
    Ours(Box<dyn Bot<G>>),
    Outside(Outside),
}

pub(crate) fn play<G: Measured>(setting: &Setting<G>, number: u32) -> Finished {
    let spec = setting.spec;
    let seatings = spec.seatings();
    let (deal, seating) = (number / seatings.len() as u32, number % seatings.len() as u32);
    let bots = &seatings[seating as usize];
    let seed = luck::of_deal(spec.seed, deal).seed([]);
    let start = Match::<G>::start(&setting.config, &seed);
    let game = start.expect("the options have been looked over");

    let mut sitting = Sitting {
        gauge: G::Gauge::new(game.game()),
        players: (0..).zip(bots).map(|(seat, bot)| player(setting, bot, number, seat)).collect(),
        faults: Vec::new(),
        silent: Vec::new(),
        steps: setting.keep_replays.then(Vec::new),
        decisions: 0,
        game,
        thinking: &setting.thinking,
        bots,
    };
    sitting.seen();
    let shares = loop {
        match sitting.game.game().next() {
            Next::Over(shares) => break Some(shares.to_vec()),
            Next::Seats(_) | Next::Chance(_) if sitting.decisions >= DECISIONS_MAX => break None,
            Next::Seats(waiting) => sitting.decide(waiting[0]),
            Next::Chance(_) => unreachable!("a match lets nature move by itself"),
        }
    };
    let finished = shares.is_some();
    let shares = shares.unwrap_or_else(|| vec![1.0 / bots.len() as f32; bots.len()]);
    let replay = sitting.steps.take().map(|steps| {
        let replay = replay::<G>(setting, deal, bots, steps, &shares);
        serde_json::to_string(&replay).expect("a replay is plain data")
    });
    let reading = sitting.gauge.reading(sitting.game.game(), &shares);
    let (decisions, faults) = (sitting.decisions, sitting.faults);
    let record = Record { game: number, deal, seating, shares, decisions, finished, faults, reading };
    Finished { record, replay }
}

fn player<G: Measured>(setting: &Setting<G>, bot: &str, number: u32, seat: usize) -> Player<G> {
    let luck = luck::of_bot(setting.spec.seed, number, seat);
    match bot.strip_prefix(OUTSIDE) {
        Some(command) => {
            let hello = setting.hello.line(Seat(seat as u8), &luck);
            Player::Outside(Outside::new(command, hello, setting.spec.bot_time()))
        }
        None => Player::Ours(G::bot(bot, &luck).expect("the bots have been looked over")),
    }
}

/// A game being played.
struct Sitting<'a, G: Measured> {
    thinking: &'a Thinking,
    bots: &'a [&'a str],
    game: Match<G>,
    gauge: G::Gauge,
    players: Vec<Player<G>>,
    faults: Vec<SeatFaults>,
    /// Seats that were asked something, though nobody waits for them, and had no good answer to this position.
    silent: Vec<Seat>,
    steps: Option<Vec<ReplayStep>>,
    decisions: u32,
}

impl<G: Measured> Sitting<'_, G> {
    /// One decision: of a seat that has been asked something, or else of the one the game waits for.
    fn decide(&mut self, waiting: Seat) {
        let position = self.game.game();
        let asked = position.asked().into_iter().find(|seat| !self.silent.contains(seat));
        let seat = asked.unwrap_or(waiting);
        let mut menu = Vec::new();
        position.menu(seat, &mut menu);
        self.decisions += 1;

        let begun = Instant::now();
        let chosen = self.players[seat.index()].choose(&self.game, seat, &menu);
        self.thinking.add(self.bots[seat.index()], begun.elapsed());
        let tried = chosen.and_then(|action| {
            self.game.play(seat, &action).map_err(|refusal| {
                Fault::new(FaultKind::Refused, format!("{action:?} was refused: {refusal:?}"))
            })
        });
        match tried {
            Ok(()) => self.seen(),
            Err(fault) => {
                count_fault(&mut self.faults, seat, &fault);
                self.lose_turn(seat, asked.is_none(), menu);
            }
        }
    }

    /// A seat that is waited for does what it is made to do; from another no answer is an answer.
    fn lose_turn(&mut self, seat: Seat, waited_for: bool, menu: Vec<G::Action>) {
        if !waited_for {
            self.silent.push(seat);
            return;
        }
        let made_to = self.game.game().timeout(seat);
        let played = made_to.into_iter().chain(menu).any(|action| self.game.play(seat, &action).is_ok());
        assert!(played, "{}: a seat that is waited for can do nothing", G::NAME);
        self.seen();
    }

    fn seen(&mut self) {
        self.silent.clear();
        self.gauge.step(self.game.last(), self.game.game());
        if let Some(steps) = &mut self.steps {
            steps.push(Table::last(&self.game));
        }
    }
}

impl<G: Game> Player<G> {
    fn choose(&mut self, game: &Match<G>, seat: Seat, menu: &[G::Action]) -> Result<G::Action, Fault> {
        match self {
            Player::Ours(bot) => {
                let view = game.game().view(Viewer::Seat(seat));
                let thought = quietly(|| bot.choose(seat, &view, menu));
                thought.map_err(|panic| Fault::new(FaultKind::Panicked, panic))
            }
            Player::Outside(program) => {
                let view: Box<RawValue> = Table::view(game, Viewer::Seat(seat));
                program.choose(seat, &view, &Table::menu(game, seat), menu)
            }
        }
    }
}

thread_local! {
    /// Whether a bot of ours is thinking on this thread: what goes wrong then is told in the report.
    static THINKING: Cell<bool> = const { Cell::new(false) };
    /// Where the last one broke down.
    static PLACE: RefCell<String> = const { RefCell::new(String::new()) };
}

/// Lets no bot that breaks down write on the screen.
pub(crate) fn hush_bots() {
    static ONCE: std::sync::Once = std::sync::Once::new();
    ONCE.call_once(|| {
        let usual = std::panic::take_hook();
        std::panic::set_hook(Box::new(move |panic| {
            if THINKING.get() {
                let place = panic.location().map_or_else(String::new, |it| format!(" ({it})"));
                PLACE.with(|known| *known.borrow_mut() = place);
            } else {
                usual(panic);
            }
        }));
    });
}

/// Calls something that may panic; then the message is the error.
fn quietly<T>(think: impl FnOnce() -> T) -> Result<T, String> {
    THINKING.set(true);
    let thought = catch_unwind(AssertUnwindSafe(think));
    THINKING.set(false);
    thought.map_err(|panic: Box<dyn Any + Send>| {
        let text = panic.downcast_ref::<String>().cloned();
        let text = text.or_else(|| panic.downcast_ref::<&str>().map(|text| (*text).to_owned()));
        text.unwrap_or_default() + &PLACE.take()
    })
}

fn replay<G: Measured>(
    setting: &Setting<G>,
    deal: u32,
    bots: &[&str],
    steps: Vec<ReplayStep>,
    shares: &[f32],
) -> Replay {
    let server_part = luck::of_deal(setting.spec.seed, deal);
    let seat = |bot: &&str| ReplaySeat::Bot { name: (*bot).to_owned(), level: (*bot).to_owned() };
    Replay {
        spelbord_replay: Replay::FORMAT,
        game: G::NAME.to_owned(),
        rules: G::RULES,
        options: serde_json::value::to_raw_value(&setting.config).expect("options are plain data"),
        seats: bots.iter().map(seat).collect(),
        commitment: server_part.commitment(),
        server_part: server_part.0,
        seed: server_part.seed([]).0,
        steps,
        result: shares.to_vec(),
    }
}
