//! The play of one game, from the first draw to the last.

use crate::{
    Fault, FaultKind, Gauge, Measured, Reading, Record,
    outside::Outside,
    record::{SeatFaults, count_fault},
    thinking::Thinking,
};
use serde_json::value::RawValue;
use std::{
    any::Any,
    cell::{Cell, RefCell},
    panic::{AssertUnwindSafe, catch_unwind},
    time::Instant,
};
use tabletop::{AnyMatch, Bot, Game, Match, Next, ReplayStep, Seat, Seed, Viewer};

/// A game with more decisions than this never ends: it is broken off, and everybody gets the same share.
const DECISIONS_MAX: u32 = 100_000;

/// Plays a single game between bots of the caller's own, one for each seat.
///
/// # Panics
///
/// If the options are not allowed, or if there are not as many bots as seats.
pub fn sit<G: Measured>(config: &G::Config, seed: &Seed, bots: Vec<Box<dyn Bot<G>>>) -> Record {
    hush_bots();
    let players = bots.into_iter().map(Player::Ours).collect();
    let Ended { shares, decisions, finished, faults, reading, .. } =
        Sitting::new(config, seed, players).play_out();
    Record { game: 0, deal: 0, seating: 0, shares, decisions, finished, faults, reading }
}

/// Who sits in a seat.
pub(crate) enum Player<G: Game> {
    Ours(Box<dyn Bot<G>>),
    Outside(Outside),
}

/// A game being played.
pub(crate) struct Sitting<'a, G: Measured> {
    game: Match<G>,
    gauge: G::Gauge,
    players: Vec<Player<G>>,
    faults: Vec<SeatFaults>,
    /// Seats that were asked something, though nobody waits for them, and had no good answer to this position.
    silent: Vec<Seat>,
    /// Every step, if they are kept.
    steps: Option<Vec<ReplayStep>>,
    /// The clocks and the names of the bots, if somebody wants to know how long they think.
    thinking: Option<(&'a Thinking, &'a [&'a str])>,
    decisions: u32,
}

/// A game that is over.
pub(crate) struct Ended {
    pub(crate) shares: Vec<f32>,
    pub(crate) decisions: u32,
    pub(crate) finished: bool,
    pub(crate) faults: Vec<SeatFaults>,
    pub(crate) reading: Reading,
    pub(crate) steps: Option<Vec<ReplayStep>>,
}

impl<'a, G: Measured> Sitting<'a, G> {
    /// Panics if the options are not allowed.
    pub(crate) fn new(config: &G::Config, seed: &Seed, players: Vec<Player<G>>) -> Sitting<'a, G> {
        let start = G::newest(config).expect("the options have been looked over");
        let game = Match::start(start, seed);
        Sitting {
            gauge: G::Gauge::new(game.game()),
            game,
            players,
            faults: Vec::new(),
            silent: Vec::new(),
            steps: None,
            thinking: None,
            decisions: 0,
        }
    }

    pub(crate) fn keep_steps(&mut self) {
        self.steps = Some(Vec::new());
    }

    pub(crate) fn think_under(&mut self, thinking: &'a Thinking, bots: &'a [&'a str]) {
        self.thinking = Some((thinking, bots));
    }

    pub(crate) fn play_out(mut self) -> Ended {
        self.seen();
        let shares = loop {
            match self.game.game().next() {
                Next::Over(winners) => break Some(winners.shares(self.players.len() as u8)),
                Next::Seats(_) | Next::Chance(_) if self.decisions >= DECISIONS_MAX => break None,
                Next::Seats(waiting) => self.decide(waiting[0]),
                Next::Chance(_) => unreachable!("a match lets nature move by itself"),
            }
        };
        let (finished, seats) = (shares.is_some(), self.players.len());
        let shares = shares.unwrap_or_else(|| vec![1.0 / seats as f32; seats]);
        let reading = self.gauge.reading(self.game.game(), &shares);
        let Sitting { decisions, faults, steps, .. } = self;
        Ended { shares, decisions, finished, faults, reading, steps }
    }

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
        if let Some((thinking, bots)) = self.thinking {
            thinking.add(bots[seat.index()], begun.elapsed());
        }
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
            steps.push(self.game.replay_step());
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
                let view: Box<RawValue> = AnyMatch::view(game, Viewer::Seat(seat));
                program.choose(seat, &view, &AnyMatch::menu(game, seat), menu)
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
