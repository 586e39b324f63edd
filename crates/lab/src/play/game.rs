//! One game, from the first draw to the last: who sits where, with what luck, and what is kept of it.

use super::{
    luck,
    occupant::{Occupant, hush_bots},
    outside::{Hello, Outside},
    thinking::Thinking,
};
use crate::{Error, Failing, GameRecord, LostTurn, SeatLost, Spec, ask::OUTSIDE, keep::count_lost};
use catalog::{Gauge, Hosted, bot_named, in_words};
use std::time::Instant;
use tabletop::{AnyMatch, Bot, Luck, Match, Next, Replay, ReplaySeat, ReplayStep, Seat, SeatSet, Seed};

/// Plays a single game between bots of the caller's own, one for each seat. It must end by itself.
///
/// # Panics
///
/// If the options are not allowed, or if there are not as many bots as seats.
pub fn sit<G: Hosted>(config: &G::Config, seed: &Seed, bots: Vec<Box<dyn Bot<G>>>) -> GameRecord {
    hush_bots();
    let start = G::newest(config).expect("the options are allowed");
    assert_eq!(usize::from(start.seats()), bots.len(), "there is a bot for each seat");
    let occupants = bots.into_iter().map(Occupant::Bot).collect();
    let played = Sitting::new(start, seed, occupants, u32::MAX).play_out();
    played.expect("only programs can fail to start").record(0, 0, 0)
}

/// What is the same for all games of a run.
pub(super) struct Setting<'a, G: Hosted> {
    pub(super) spec: &'a Spec,
    pub(super) config: &'a G::Config,
    /// The position before the first draw.
    pub(super) start: G,
    pub(super) hello: Hello,
    pub(super) keep_replays: bool,
    pub(super) thinking: Thinking,
}

/// A game that has been played: its record, and the line of its replay if one is kept.
pub(super) struct Finished {
    pub(super) record: GameRecord,
    pub(super) replay: Option<String>,
}

/// Plays a game of a run. It fails only if a program cannot be started.
pub(super) fn play<G: Hosted>(setting: &Setting<G>, number: u32) -> Result<Finished, Error> {
    let spec = setting.spec;
    let seatings = spec.seatings();
    let (trial, seating) = (number / seatings.len() as u32, number % seatings.len() as u32);
    let bots = &seatings[seating as usize];
    let seed = luck::of_trial(spec.seed, trial).first_seed([]);
    let occupants = (0..).zip(bots).map(|(seat, bot)| occupant(setting, bot, number, seat)).collect();

    let mut sitting = Sitting::new(setting.start.clone(), &seed, occupants, spec.decisions_max);
    sitting.thinking = Some((&setting.thinking, bots));
    sitting.steps = setting.keep_replays.then(Vec::new);
    let mut ended = sitting.play_out()?;
    let replay = ended.steps.take().map(|steps| {
        let replay = replay::<G>(setting, trial, bots, steps, ended.winners);
        serde_json::to_string(&replay).expect("a replay is plain data")
    });
    Ok(Finished { record: ended.record(number, trial, seating), replay })
}

fn occupant<G: Hosted>(setting: &Setting<G>, bot: &str, number: u32, seat: usize) -> Occupant<G> {
    let luck = luck::of_bot(setting.spec.seed, number, seat);
    match bot.strip_prefix(OUTSIDE) {
        Some(command) => {
            let hello = setting.hello.line(Seat(seat as u8), &luck);
            let answered = setting.hello.answered(command);
            Occupant::Program(Outside::new(command, hello, setting.spec.bot_time(), answered))
        }
        None => Occupant::Bot(bot_named(bot, &setting.start, &luck).expect("the bots have been looked over")),
    }
}

/// A game that was broken off has no winners.
fn replay<G: Hosted>(
    setting: &Setting<G>,
    trial: u32,
    bots: &[&str],
    steps: Vec<ReplayStep>,
    winners: Option<SeatSet>,
) -> Replay {
    let server_part = luck::of_trial(setting.spec.seed, trial);
    let seat = |bot: &&str| ReplaySeat::Bot { name: (*bot).to_owned(), level: bot.parse().ok() };
    Replay {
        spelbord_replay: Replay::FORMAT,
        game: G::NAME.to_owned(),
        rules: setting.spec.rules,
        options: serde_json::value::to_raw_value(setting.config).expect("options are plain data"),
        seats: bots.iter().map(seat).collect(),
        luck: Luck::First { commitment: server_part.first_commitment(), server_part: server_part.0 },
        seed: server_part.first_seed([]).0,
        played_on: Vec::new(),
        steps,
        winners: winners.map_or_else(Vec::new, |winners| winners.iter().collect()),
    }
}

/// A game being played.
struct Sitting<'a, G: Hosted> {
    game: Match<G>,
    gauge: G::Gauge,
    occupants: Vec<Occupant<G>>,
    lost_turns: Vec<SeatLost>,
    /// Seats that were asked something, though nobody waits for them, and had no good answer to this position.
    silent: Vec<Seat>,
    /// Every step, if they are kept.
    steps: Option<Vec<ReplayStep>>,
    /// The clocks and the names of the bots, if somebody wants to know how long they think.
    thinking: Option<(&'a Thinking, &'a [&'a str])>,
    decisions: u32,
    decisions_max: u32,
}

/// A game that is over, or was broken off: then nobody has won.
struct Ended {
    winners: Option<SeatSet>,
    shares: Vec<f32>,
    decisions: u32,
    lost_turns: Vec<SeatLost>,
    reading: catalog::Reading,
    steps: Option<Vec<ReplayStep>>,
}

impl Ended {
    fn record(self, game: u32, trial: u32, seating: u32) -> GameRecord {
        let Ended { winners, shares, decisions, lost_turns, reading, .. } = self;
        GameRecord {
            game,
            trial,
            seating,
            shares,
            decisions,
            finished: winners.is_some(),
            lost_turns,
            reading,
        }
    }
}

impl<'a, G: Hosted> Sitting<'a, G> {
    fn new(start: G, seed: &Seed, occupants: Vec<Occupant<G>>, decisions_max: u32) -> Sitting<'a, G> {
        let game = Match::start(start, seed);
        Sitting {
            gauge: G::Gauge::new(game.game()),
            game,
            occupants,
            lost_turns: Vec::new(),
            silent: Vec::new(),
            steps: None,
            thinking: None,
            decisions: 0,
            decisions_max,
        }
    }

    fn play_out(mut self) -> Result<Ended, Error> {
        self.seen();
        let winners = loop {
            match self.game.game().next() {
                Next::Over(winners) => break Some(winners),
                Next::Seats(_) | Next::Chance(_) if self.decisions >= self.decisions_max => break None,
                Next::Seats(waiting) => self.decide(waiting[0])?,
                Next::Chance(_) => unreachable!("a match lets nature move by itself"),
            }
        };
        let won = winners.unwrap_or(SeatSet::EMPTY);
        Ok(Ended {
            winners,
            shares: (0..self.occupants.len() as u8).map(|seat| won.share(Seat(seat))).collect(),
            decisions: self.decisions,
            lost_turns: self.lost_turns,
            reading: self.gauge.reading(self.game.game(), won),
            steps: self.steps,
        })
    }

    /// One decision: of a seat that has been asked something, or else of the one the game waits for.
    fn decide(&mut self, waiting: Seat) -> Result<(), Error> {
        let position = self.game.game();
        let asked = position.asked().into_iter().find(|seat| !self.silent.contains(seat));
        let seat = asked.unwrap_or(waiting);
        let mut menu = Vec::new();
        position.menu(seat, &mut menu);
        self.decisions += 1;

        let begun = Instant::now();
        let chosen = self.occupants[seat.index()].choose(&self.game, seat, &menu)?;
        if let Some((thinking, bots)) = self.thinking {
            thinking.add(bots[seat.index()], begun.elapsed());
        }
        let tried = chosen.and_then(|action| {
            self.game.play(seat, &action).map_err(|refusal| {
                let action = serde_json::to_string(&action).expect("an action is plain data");
                LostTurn::new(Failing::Refused, format!("{action} was refused: {}", in_words::<G>(&refusal)))
            })
        });
        match tried {
            Ok(()) => self.seen(),
            Err(lost) => {
                count_lost(&mut self.lost_turns, seat, lost);
                self.lose_turn(seat, asked.is_none(), menu);
            }
        }
        Ok(())
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
