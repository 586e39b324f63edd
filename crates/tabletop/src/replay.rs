//! A finished match as a file that anybody can read and check. The format is described in `docs/replay.md`.

use crate::{Bytes16, Bytes32, Game, Match, Next, Refusal, RuleId, Seat, ServerPart, Table};
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use std::fmt;

/// A finished match: what was agreed, who sat where, the luck, and every step.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Replay {
    /// The version of this format; see [`Replay::FORMAT`].
    pub spelbord_replay: u16,
    pub game: String,
    /// The version of the game's rules.
    pub rules: u16,
    pub options: Box<RawValue>,
    pub seats: Vec<ReplaySeat>,
    /// Published before the start: the SHA-256 of `server_part`.
    pub commitment: Bytes32,
    pub server_part: Bytes32,
    pub seed: Bytes32,
    /// The opening, then one step for each action.
    pub steps: Vec<ReplayStep>,
    /// Each seat's share of the win.
    pub result: Vec<f32>,
}

/// Who sat in a seat.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub enum ReplaySeat {
    Person { name: String, nonce: Bytes16 },
    Bot { name: String, level: String },
}

/// One action and everything that followed by itself.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ReplayStep {
    /// Absent in the opening.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seat: Option<Seat>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub action: Option<Box<RawValue>>,
    pub events: Vec<Box<RawValue>>,
    pub draws: Vec<ReplayDraw>,
}

/// One draw: which of how many equally likely outcomes, and what it brought about.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ReplayDraw {
    pub drawn: u32,
    pub of: u32,
    pub events: Vec<Box<RawValue>>,
}

impl Replay {
    pub const FORMAT: u16 = 1;

    /// The nonces of the persons, in seat order.
    pub fn nonces(&self) -> impl Iterator<Item = Bytes16> {
        self.seats.iter().filter_map(|seat| match seat {
            ReplaySeat::Person { nonce, .. } => Some(*nonce),
            ReplaySeat::Bot { .. } => None,
        })
    }
}

/// What a check found: the match holds, or the first thing that does not.
pub type Verdict = Result<Verified, Fault>;

/// A match that holds, and how much of it was recomputed.
#[derive(Copy, Clone, Debug, Eq, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Verified {
    pub steps: u32,
    pub draws: u32,
}

/// The first thing in a replay that does not hold. Steps are counted from zero, the opening.
#[derive(Clone, Debug, Eq, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "code", rename_all = "snake_case")]
pub enum Fault {
    /// Made by a newer or older Spelbord than this one can read.
    Format {
        found: u16,
    },
    UnknownGame {
        game: String,
    },
    /// Played by another version of the rules.
    Rules {
        found: u16,
        known: u16,
    },
    /// The server part is not the one committed to before the start.
    Commitment,
    /// The seed is not made of the server part and the nonces.
    Seed,
    /// The options are not options of this game, or not allowed.
    Options,
    /// The list of seats is not as long as the options say.
    Seats,
    /// The rules refuse this action.
    Action {
        step: u32,
        #[cfg_attr(feature = "ts", ts(type = "string | null"))]
        rule: Option<RuleId>,
    },
    /// The dice say something else here.
    Draw {
        step: u32,
        draw: u32,
    },
    /// The rules bring about something else here.
    Events {
        step: u32,
    },
    /// The steps end before the match does, or go on after it.
    Unfinished,
    /// Somebody else won.
    Result,
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Fault::Format { found } => write!(f, "replay format {found} is unknown here"),
            Fault::UnknownGame { game } => write!(f, "the game {game:?} is unknown here"),
            Fault::Rules { found, known } => {
                write!(f, "played by version {found} of the rules, and only {known} is known here")
            }
            Fault::Commitment => write!(f, "the server part does not match the commitment"),
            Fault::Seed => write!(f, "the seed is not made of the server part and the nonces"),
            Fault::Options => write!(f, "the options are not allowed in this game"),
            Fault::Seats => write!(f, "the seats do not match the options"),
            Fault::Action { step, rule: Some(rule) } => {
                write!(f, "step {step}: the action is refused by {}", rule.0)
            }
            Fault::Action { step, rule: None } => write!(f, "step {step}: no such action"),
            Fault::Draw { step, draw } => write!(f, "step {step}, draw {draw}: the dice say something else"),
            Fault::Events { step } => write!(f, "step {step}: something else happened by the rules"),
            Fault::Unfinished => write!(f, "the steps do not end where the match ends"),
            Fault::Result => write!(f, "the result is another by the rules"),
        }
    }
}

/// Recomputes every draw and every step, and compares. `each` is shown the match after every step that holds.
pub fn verify<G: Game>(replay: &Replay, each: &mut dyn FnMut(&dyn Table)) -> Verdict {
    check_luck::<G>(replay)?;
    let config: G::Config = serde_json::from_str(replay.options.get()).map_err(|_| Fault::Options)?;
    let mut game = Match::<G>::start(&config, &crate::Seed(replay.seed)).map_err(|_| Fault::Options)?;
    if replay.seats.len() != usize::from(game.game().seats()) {
        return Err(Fault::Seats);
    }

    let mut verified = Verified { steps: 0, draws: 0 };
    for (at, step) in (0_u32..).zip(&replay.steps) {
        if at > 0 {
            play(&mut game, at, step)?;
        }
        compare(&Table::last(&game), step, at)?;
        each(&game);
        verified = Verified { steps: at + 1, draws: verified.draws + step.draws.len() as u32 };
    }
    match game.game().next() {
        Next::Over(_) if replay.steps.is_empty() => Err(Fault::Unfinished),
        Next::Over(shares) if shares[..] == replay.result[..] => Ok(verified),
        Next::Over(_) => Err(Fault::Result),
        Next::Seats(_) | Next::Chance(_) => Err(Fault::Unfinished),
    }
}

fn check_luck<G: Game>(replay: &Replay) -> Result<(), Fault> {
    if replay.spelbord_replay != Replay::FORMAT {
        return Err(Fault::Format { found: replay.spelbord_replay });
    }
    if replay.rules != G::RULES {
        return Err(Fault::Rules { found: replay.rules, known: G::RULES });
    }
    let server_part = ServerPart(replay.server_part);
    if server_part.commitment() != replay.commitment {
        return Err(Fault::Commitment);
    }
    if server_part.seed(replay.nonces()).0 != replay.seed {
        return Err(Fault::Seed);
    }
    Ok(())
}

fn play<G: Game>(game: &mut Match<G>, at: u32, step: &ReplayStep) -> Result<(), Fault> {
    let no_such_action = || Fault::Action { step: at, rule: None };
    if let Next::Over(_) = game.game().next() {
        return Err(Fault::Unfinished);
    }
    let seat = step.seat.ok_or_else(no_such_action)?;
    let action = step.action.as_ref().ok_or_else(no_such_action)?;
    let action: G::Action = serde_json::from_str(action.get()).map_err(|_| no_such_action())?;
    game.play(seat, &action).map_err(|refusal| Fault::Action { step: at, rule: Some(refusal.rule()) })
}

/// Compares what the rules brought about with what the file says.
fn compare(ours: &ReplayStep, theirs: &ReplayStep, at: u32) -> Result<(), Fault> {
    if ours.seat != theirs.seat || !same_list(&ours.events, &theirs.events) {
        return Err(Fault::Events { step: at });
    }
    for (number, (our, their)) in (0_u32..).zip(ours.draws.iter().zip(&theirs.draws)) {
        if (our.drawn, our.of) != (their.drawn, their.of) {
            return Err(Fault::Draw { step: at, draw: number });
        }
        if !same_list(&our.events, &their.events) {
            return Err(Fault::Events { step: at });
        }
    }
    if ours.draws.len() != theirs.draws.len() {
        let draw = ours.draws.len().min(theirs.draws.len()) as u32;
        return Err(Fault::Draw { step: at, draw });
    }
    Ok(())
}

fn same_list(ours: &[Box<RawValue>], theirs: &[Box<RawValue>]) -> bool {
    ours.len() == theirs.len() && ours.iter().zip(theirs).all(|(a, b)| same(a, b))
}

/// Equal as JSON, whatever the spacing and the order of the fields.
fn same(a: &RawValue, b: &RawValue) -> bool {
    let parse = |raw: &RawValue| serde_json::from_str::<serde_json::Value>(raw.get());
    a.get() == b.get() || matches!((parse(a), parse(b)), (Ok(a), Ok(b)) if a == b)
}
