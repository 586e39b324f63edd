use crate::{
    AnyMatch, Game, Luck, LuckKind, Match, Next, Refusal, Replay, ReplaySeat, ReplayStep, RuleId, SEATS_MAX,
    Seat, SeatLuck, ServerPart, json::same,
};
use serde::Serialize;
use serde_json::value::RawValue;
use std::{borrow::Borrow, convert::Infallible, fmt, ops::ControlFlow};

/// What a check found: the match holds, or the first thing that does not.
pub type Verdict = Result<Verified, Mismatch>;

/// A match that holds, how much of it was recomputed, and what is known of its luck.
#[derive(Clone, Debug, Eq, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Verified {
    /// How many steps, the opening included.
    pub steps: u32,
    /// How many draws.
    pub draws: u32,
    /// How the seed was made. Of the first kind nobody can say that it was not chosen.
    pub luck: LuckKind,
    /// The persons who brought nothing to a seed of the second kind, in seat order: each is a choice that the host could
    /// have made.
    pub without: Vec<Seat>,
    /// After how many steps it was played on from another match, the opening not counted. Of the luck before that nothing is
    /// proven.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub played_on: Option<u32>,
}

/// The first thing in a replay that does not hold. Steps are counted from zero, the opening.
#[derive(Clone, Debug, Eq, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "code", rename_all = "snake_case")]
pub enum Mismatch {
    /// Made by a newer or older Spelbord than this one can read.
    Format {
        /// The format of the file.
        found: u16,
    },
    /// No such game is known here.
    UnknownGame {
        /// Its name in the file.
        game: String,
    },
    /// Played by another version of the rules.
    Rules {
        /// The version of the file.
        found: u16,
        /// The first version known here.
        oldest: u16,
        /// The last.
        newest: u16,
    },
    /// The server part is not the one committed to before the start.
    Commitment,
    /// It is not told of exactly the persons, in seat order, what they brought to the seed.
    Persons,
    /// A person's number is not the one committed to, or there was no commitment to any.
    Number {
        /// Whose.
        seat: Seat,
    },
    /// The seed is not made of the server part and what the persons brought.
    Seed,
    /// The options are not options of this game, or not allowed.
    Options,
    /// The list of seats is not as long as the options say.
    Seats,
    /// The rules refuse this action, or there is none, or one in the opening, which nobody makes.
    Action {
        /// In which step.
        step: u32,
        /// The clause that refuses it.
        #[cfg_attr(feature = "ts", ts(type = "string | null"))]
        rule: Option<RuleId>,
    },
    /// A bot is said to have stood in where no person sits.
    StandIn {
        /// In which step.
        step: u32,
    },
    /// The dice say something else here.
    Draw {
        /// In which step.
        step: u32,
        /// Which of its draws, from zero.
        draw: u32,
    },
    /// The rules bring about something else here.
    Events {
        /// In which step.
        step: u32,
    },
    /// The steps end before the match does, or go on after it.
    Unfinished,
    /// Somebody else won.
    Result,
}

impl fmt::Display for Mismatch {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Mismatch::Format { found } => write!(f, "replay format {found} is unknown here"),
            Mismatch::UnknownGame { game } => write!(f, "the game {game:?} is unknown here"),
            Mismatch::Rules { found, oldest, newest } => {
                write!(f, "played by version {found} of the rules; known here are {oldest} to {newest}")
            }
            Mismatch::Commitment => write!(f, "the server part does not match the commitment"),
            Mismatch::Persons => write!(f, "it is not told of every person what they brought to the seed"),
            Mismatch::Number { seat } => {
                write!(f, "the number of seat {} does not match its commitment", seat.0)
            }
            Mismatch::Seed => write!(f, "the seed is not made of the server part and the persons' numbers"),
            Mismatch::Options => write!(f, "the options are not allowed in this game"),
            Mismatch::Seats => write!(f, "the seats do not match the options"),
            Mismatch::Action { step, rule: Some(rule) } => {
                write!(f, "step {step}: the action is refused by {}", rule.0)
            }
            Mismatch::Action { step, rule: None } => write!(f, "step {step}: no such action"),
            Mismatch::StandIn { step } => write!(f, "step {step}: nobody sits there to stand in for"),
            Mismatch::Draw { step, draw } => {
                write!(f, "step {step}, draw {draw}: the dice say something else")
            }
            Mismatch::Events { step } => write!(f, "step {step}: something else happened by the rules"),
            Mismatch::Unfinished => write!(f, "the steps do not end where the match ends"),
            Mismatch::Result => write!(f, "the result is another by the rules"),
        }
    }
}

/// Recomputes every draw and every step, and compares. Events are compared as JSON, whatever the spacing and the order of
/// the fields; a field that stands twice is not passed over.
///
/// ```
/// use tabletop::cuckoo::{Action, Config, Cuckoo};
/// use tabletop::{
///     AnyMatch, Bytes32, Game, Level, Luck, Match, Mismatch, Replay, ReplaySeat, ServerPart, verify,
/// };
///
/// let (config, secret) = (Config { seats: 2 }, ServerPart(Bytes32([7; 32])));
/// let mut game = Match::start(Cuckoo::newest(&config).unwrap(), &secret.first_seed([]));
/// let mut steps = Vec::new();
/// let winners = game.play_out(|_, _, _| Action::Keep, |game| steps.push(game.replay_step())).unwrap();
/// let bot = ReplaySeat::Bot { name: "Gök".to_owned(), level: Some(Level::Easy) };
/// let mut replay = Replay {
///     spelbord_replay: Replay::FORMAT,
///     game: Cuckoo::NAME.to_owned(),
///     rules: *Cuckoo::RULES.end(),
///     options: serde_json::value::to_raw_value(&config).unwrap(),
///     seats: vec![bot.clone(), bot],
///     luck: Luck::First { commitment: secret.first_commitment(), server_part: secret.0 },
///     seed: secret.first_seed([]).0,
///     played_on: Vec::new(),
///     steps,
///     winners: winners.iter().collect(),
/// };
/// assert_eq!(verify::<Cuckoo>(&replay).unwrap().steps, 3);
///
/// replay.steps[0].draws[1].drawn ^= 1;
/// assert_eq!(verify::<Cuckoo>(&replay), Err(Mismatch::Draw { step: 0, draw: 1 }));
/// ```
pub fn verify<G: Game>(replay: &Replay) -> Verdict {
    match retrace::<G, Infallible>(replay, |_| ControlFlow::Continue(()))? {
        ControlFlow::Continue(verified) => Ok(verified),
        ControlFlow::Break(never) => match never {},
    }
}

/// As [`verify`], and `each` is shown the match after every step that holds. It may end the check there: what it breaks
/// off with is the answer, and nothing is said of the steps that follow.
pub fn retrace<G: Game, B>(
    replay: &Replay,
    mut each: impl FnMut(&dyn AnyMatch) -> ControlFlow<B>,
) -> Result<ControlFlow<B, Verified>, Mismatch> {
    let mut check = Check::<G, &Replay>::new(replay)?;
    while let Some(game) = check.step()? {
        if let ControlFlow::Break(answer) = each(game) {
            return Ok(ControlFlow::Break(answer));
        }
    }
    check.end().map(ControlFlow::Continue)
}

/// A check under way. It goes step by step, so whoever runs it can tell what it has found so far, and let others go first
/// in between.
pub struct Check<G: Game, R: Borrow<Replay>> {
    replay: R,
    game: Match<G>,
    /// What holds until now; its steps are those that have been checked.
    verified: Verified,
}

/// A check of any game.
pub trait AnyCheck: Send {
    /// Checks one more step. The match after it, if it holds; none when all have been checked.
    fn step(&mut self) -> Result<Option<&dyn AnyMatch>, Mismatch>;

    /// How many steps hold until now.
    fn checked(&self) -> u32;

    /// What came of it, when all steps have been checked.
    fn end(&self) -> Verdict;
}

impl<G: Game, R: Borrow<Replay>> Check<G, R> {
    /// Checks all that comes before the first step.
    pub fn new(replay: R) -> Result<Check<G, R>, Mismatch> {
        let file: &Replay = replay.borrow();
        check_versions::<G>(file)?;
        check_luck(file)?;
        let config: G::Config = serde_json::from_str(file.options.get()).map_err(|_| Mismatch::Options)?;
        let start = G::new(&config, file.rules).map_err(|_| Mismatch::Options)?;
        if file.seats.len() != usize::from(start.seats()) {
            return Err(Mismatch::Seats);
        }

        let game = file.begin(start);
        let (luck, without, played_on) = (file.luck.kind(), without(file), file.others());
        let verified = Verified { steps: 0, draws: 0, luck, without, played_on };
        Ok(Check { replay, game, verified })
    }
}

impl<G: Game, R: Borrow<Replay> + Send> AnyCheck for Check<G, R> {
    fn step(&mut self) -> Result<Option<&dyn AnyMatch>, Mismatch> {
        let (replay, at) = (self.replay.borrow(), self.verified.steps);
        let Some(step) = replay.steps.get(at as usize) else { return Ok(None) };
        if at > 0 {
            play(&mut self.game, at, step)?;
        } else if step.seat.is_some() || step.action.is_some() {
            return Err(Mismatch::Action { step: at, rule: None });
        }
        if step.stand_in && !step.seat.is_some_and(|seat| is_person(replay, seat)) {
            return Err(Mismatch::StandIn { step: at });
        }
        compare(&self.game.replay_step(), step, at)?;

        self.verified.steps += 1;
        self.verified.draws += step.draws.len() as u32;
        Ok(Some(&self.game))
    }

    fn checked(&self) -> u32 {
        self.verified.steps
    }

    fn end(&self) -> Verdict {
        let replay = self.replay.borrow();
        // Whatever was played on has a step of its own.
        let others = replay.others().map_or(0, |steps| steps as usize + 1);
        match self.game.game().next() {
            Next::Over(_) if replay.steps.len() <= others => Err(Mismatch::Unfinished),
            Next::Over(winners) if winners.iter().eq(replay.winners.iter().copied()) => {
                Ok(self.verified.clone())
            }
            Next::Over(_) => Err(Mismatch::Result),
            Next::Seats(_) | Next::Chance(_) => Err(Mismatch::Unfinished),
        }
    }
}

fn check_versions<G: Game>(replay: &Replay) -> Result<(), Mismatch> {
    if replay.spelbord_replay != Replay::format(&replay.played_on) {
        return Err(Mismatch::Format { found: replay.spelbord_replay });
    }
    if !G::RULES.contains(&replay.rules) {
        let (oldest, newest) = G::RULES.into_inner();
        return Err(Mismatch::Rules { found: replay.rules, oldest, newest });
    }
    Ok(())
}

/// Whether the seed is made of what the file says, and that is what was committed to.
fn check_luck(replay: &Replay) -> Result<(), Mismatch> {
    if replay.seats.len() > SEATS_MAX {
        return Err(Mismatch::Seats);
    }
    let (promised, published, seed) = match &replay.luck {
        Luck::First { commitment, server_part } => {
            let host = ServerPart(*server_part);
            let nonces: Option<Vec<_>> = replay.persons().map(|(_, nonce)| nonce).collect();
            let nonces = nonces.ok_or(Mismatch::Persons)?;
            (host.first_commitment(), commitment, host.first_seed(nonces))
        }
        Luck::Second { table, commitment, server_part, persons } => {
            let host = ServerPart(*server_part);
            check_numbers(replay, persons)?;
            (host.commitment(), commitment, host.seed(table, persons))
        }
    };
    if promised != *published {
        return Err(Mismatch::Commitment);
    }
    if seed.0 != replay.seed {
        return Err(Mismatch::Seed);
    }
    Ok(())
}

/// A nonce would be one more thing that a person could have brought, and nobody would have looked at it.
fn check_numbers(replay: &Replay, persons: &[SeatLuck]) -> Result<(), Mismatch> {
    let listed = persons.iter().map(|person| (person.seat, None));
    if !replay.persons().eq(listed) {
        return Err(Mismatch::Persons);
    }
    let strays = |person: &&SeatLuck| {
        person.number.is_some_and(|number| person.commitment != Some(number.commitment()))
    };
    match persons.iter().find(strays) {
        Some(stray) => Err(Mismatch::Number { seat: stray.seat }),
        None => Ok(()),
    }
}

fn without(replay: &Replay) -> Vec<Seat> {
    let silent = replay.luck.persons().iter().filter(|person| person.number.is_none());
    silent.map(|person| person.seat).collect()
}

fn is_person(replay: &Replay, seat: Seat) -> bool {
    matches!(replay.seats.get(seat.index()), Some(ReplaySeat::Person { .. }))
}

fn play<G: Game>(game: &mut Match<G>, at: u32, step: &ReplayStep) -> Result<(), Mismatch> {
    let no_such_action = || Mismatch::Action { step: at, rule: None };
    if let Next::Over(_) = game.game().next() {
        return Err(Mismatch::Unfinished);
    }
    let at_the_table = step.seat.filter(|seat| seat.0 < game.game().seats());
    let seat = at_the_table.ok_or_else(no_such_action)?;
    let action = step.action.as_ref().ok_or_else(no_such_action)?;
    let action: G::Action = serde_json::from_str(action.get()).map_err(|_| no_such_action())?;
    game.play(seat, &action).map_err(|refusal| Mismatch::Action { step: at, rule: Some(refusal.rule()) })
}

/// Compares what the rules brought about with what the file says.
fn compare(ours: &ReplayStep, theirs: &ReplayStep, at: u32) -> Result<(), Mismatch> {
    if !same_list(&ours.events, &theirs.events) {
        return Err(Mismatch::Events { step: at });
    }
    for (number, (our, their)) in (0_u32..).zip(ours.draws.iter().zip(&theirs.draws)) {
        if (our.drawn, our.of) != (their.drawn, their.of) {
            return Err(Mismatch::Draw { step: at, draw: number });
        }
        if !same_list(&our.events, &their.events) {
            return Err(Mismatch::Events { step: at });
        }
    }
    if ours.draws.len() != theirs.draws.len() {
        let draw = ours.draws.len().min(theirs.draws.len()) as u32;
        return Err(Mismatch::Draw { step: at, draw });
    }
    Ok(())
}

fn same_list(ours: &[Box<RawValue>], theirs: &[Box<RawValue>]) -> bool {
    ours.len() == theirs.len() && ours.iter().zip(theirs).all(|(a, b)| same(a, b))
}
