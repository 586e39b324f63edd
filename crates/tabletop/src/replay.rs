//! A finished match as a file that anybody can read and check. The format is described in `docs/replay.md`.

use crate::{
    Bytes16, Bytes32, Game, Level, LuckKind, Match, SEATS_MAX, Seat, SeatLuck, SeatSet, Seed, read_tagged,
};
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;

/// A finished match: what was agreed, who sat where, the luck, and every step. In a file it is JSON; files of the first
/// two formats are read as well, and written anew in today's.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(try_from = "ReplayFile")]
pub struct Replay {
    /// The version of the format; see [`Replay::FORMAT`].
    pub spelbord_replay: u16,
    /// The game's name.
    pub game: String,
    /// The version of the game's rules.
    pub rules: u16,
    /// What was agreed before the start: the game's `Config`.
    pub options: Box<RawValue>,
    /// Who sat where, in seat order.
    pub seats: Vec<ReplaySeat>,
    /// What the seed is made of.
    pub luck: Luck,
    /// All chance in the match comes from it; in one that was played on from another, what came after that.
    pub seed: Bytes32,
    /// What it was played on from: the steps of another match, of which the first may be those of yet another.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub played_on: Vec<PlayedOn>,
    /// The opening, then one step for each action.
    pub steps: Vec<ReplayStep>,
    /// Who won, in seat order. They share the win equally.
    pub winners: Vec<Seat>,
}

/// Steps of another match, that this one was played on from the middle of. Whoever laid the table knew them, so nothing is
/// proven of their luck.
#[derive(Copy, Clone, Debug, Eq, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PlayedOn {
    /// The seed of the other match: these steps drew from it, and the opening if they are the first.
    pub seed: Bytes32,
    /// How many, the opening not counted.
    pub steps: u32,
}

/// What the seed of a match is made of.
#[derive(Clone, Debug, Eq, PartialEq, Serialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Luck {
    /// As in the first matches, and in the lab: the server part and the persons' nonces, to which nobody was committed.
    First {
        /// Published before the start: the SHA-256 of `server_part`.
        commitment: Bytes32,
        /// The server's secret, shown after the end.
        server_part: Bytes32,
    },
    /// Everybody committed before anybody revealed.
    Second {
        /// The id of the table.
        table: String,
        /// The hash of the server part, published before the start.
        commitment: Bytes32,
        /// The server's secret, shown after the end.
        server_part: Bytes32,
        /// What each person brought, in seat order.
        persons: Vec<SeatLuck>,
    },
}

read_tagged! {
    Luck by "kind", of { table: String, commitment: Bytes32, server_part: Bytes32, persons: Vec<SeatLuck> }:
    First { commitment, server_part }, Second { table, commitment, server_part, persons }
}

impl Luck {
    /// How the seed is made.
    pub fn kind(&self) -> LuckKind {
        match self {
            Luck::First { .. } => LuckKind::First,
            Luck::Second { .. } => LuckKind::Second,
        }
    }

    /// What each person brought to a seed of the second kind, in seat order.
    pub fn persons(&self) -> &[SeatLuck] {
        match self {
            Luck::First { .. } => &[],
            Luck::Second { persons, .. } => persons,
        }
    }
}

/// What stands in a file: in the first format each seat's share of the win, since then the winners; in the first two the
/// commitment and the server part, since then the luck.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ReplayFile {
    spelbord_replay: u16,
    game: String,
    rules: u16,
    options: Box<RawValue>,
    seats: Vec<ReplaySeat>,
    luck: Option<Luck>,
    commitment: Option<Bytes32>,
    server_part: Option<Bytes32>,
    seed: Bytes32,
    #[serde(default)]
    played_on: Vec<PlayedOn>,
    steps: Vec<ReplayStep>,
    result: Option<Vec<f32>>,
    winners: Option<Vec<Seat>>,
}

impl TryFrom<ReplayFile> for Replay {
    type Error = &'static str;

    fn try_from(file: ReplayFile) -> Result<Replay, &'static str> {
        let ReplayFile {
            spelbord_replay: format, game, rules, options, seats, seed, played_on, steps, ..
        } = file;
        let winners = match (format, file.result, file.winners) {
            (FORMAT_WITH_SHARES, Some(shares), None) => sharing(&shares, seats.len()),
            (FORMAT_WITH_SHARES, ..) => {
                return Err("a replay of format 1 tells each seat's share in `result`");
            }
            (_, None, Some(winners)) => winners,
            (..) => return Err("a replay tells who won in `winners`"),
        };
        let is_old = matches!(format, FORMAT_WITH_SHARES | FORMAT_WITHOUT_LUCK);
        let luck = match (is_old, file.luck, file.commitment, file.server_part) {
            (true, None, Some(commitment), Some(server_part)) => Luck::First { commitment, server_part },
            (true, ..) => {
                return Err("a replay of the formats 1 and 2 has a `commitment` and a `server_part`");
            }
            (false, Some(luck), None, None) => luck,
            (false, ..) => return Err("a replay tells what the seed is made of in `luck`"),
        };
        let spelbord_replay = if is_old { Replay::FORMAT } else { format };
        if !played_on.is_empty() && spelbord_replay < Replay::FORMAT_PLAYED_ON {
            return Err(
                "a replay of format 4 tells what it was played on from in `played_on`, and no other does",
            );
        }
        Ok(Replay { spelbord_replay, game, rules, options, seats, luck, seed, played_on, steps, winners })
    }
}

/// In the second format the luck was always of the first kind, and stood beside the seed.
const FORMAT_WITHOUT_LUCK: u16 = 2;
/// The first format told each seat's share of the win, in single precision.
const FORMAT_WITH_SHARES: u16 = 1;

/// Who of so many share a win in these parts; nobody, if it is no equal win of some of them, and nobody never wins.
fn sharing(shares: &[f32], seats: usize) -> Vec<Seat> {
    if shares.len() != seats || seats > SEATS_MAX {
        return Vec::new();
    }
    let shared = (0..).map(Seat).zip(shares).filter(|(_, share)| **share != 0.0);
    let winners: SeatSet = shared.map(|(seat, _)| seat).collect();
    if winners.shares(seats as u8) == shares { winners.iter().collect() } else { Vec::new() }
}

/// Who sat in a seat.
#[derive(Clone, Debug, Serialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum ReplaySeat {
    /// Somebody.
    Person {
        /// What they called themselves.
        name: String,
        /// What they added to the seed, in a match of the first kind.
        #[serde(skip_serializing_if = "Option::is_none")]
        nonce: Option<Bytes16>,
    },
    /// A program.
    Bot {
        /// What it was called.
        name: String,
        /// How strong it was; none for a bot of the lab that has no level: then the name says which it is.
        #[serde(skip_serializing_if = "Option::is_none")]
        level: Option<Level>,
    },
}

read_tagged! {
    ReplaySeat by "kind", of { name: String }, maybe { nonce: Bytes16, level: NamedLevel }:
    Person { name; nonce }, Bot { name; level }
}

/// The name of a level; older files name any bot of the lab as one.
struct NamedLevel(Option<Level>);

impl<'de> Deserialize<'de> for NamedLevel {
    fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<NamedLevel, D::Error> {
        let named = serde_json::Value::deserialize(from)?;
        Ok(NamedLevel(serde_json::from_value(named).ok()))
    }
}

impl From<NamedLevel> for Option<Level> {
    fn from(named: NamedLevel) -> Option<Level> {
        named.0
    }
}

/// One action and everything that followed by itself.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ReplayStep {
    /// Who acted. Absent in the opening.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seat: Option<Seat>,
    /// What they did. Absent in the opening.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub action: Option<Box<RawValue>>,
    /// A bot decided this for a person who was away.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub stand_in: bool,
    /// What came of it at once, with nothing covered.
    pub events: Vec<Box<RawValue>>,
    /// What nature did then.
    pub draws: Vec<ReplayDraw>,
}

/// One draw: which of how many equally likely outcomes, and what it brought about.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ReplayDraw {
    /// What was drawn, from zero.
    pub drawn: u32,
    /// How many outcomes there were.
    pub of: u32,
    /// What came of it.
    pub events: Vec<Box<RawValue>>,
}

impl Replay {
    /// The format written today: the third, which tells what the seed is made of.
    pub const FORMAT: u16 = 3;
    /// The same for a match that was played on from another, which no Spelbord could read before there were any.
    pub const FORMAT_PLAYED_ON: u16 = 4;

    /// The format of a match that was played on from these.
    pub fn format(played_on: &[PlayedOn]) -> u16 {
        if played_on.is_empty() { Replay::FORMAT } else { Replay::FORMAT_PLAYED_ON }
    }

    /// The match before its first step, from a position before its first draw.
    pub fn begin<G: Game>(&self, start: G) -> Match<G> {
        let first = self.played_on.first().map_or(self.seed, |others| others.seed);
        let mut begun = Match::start(start, &Seed(first));
        let then = self.played_on.iter().skip(1).map(|others| others.seed).chain([self.seed]);
        for (others, seed) in self.played_on.iter().zip(then) {
            begun.turn(others.steps, &Seed(seed));
        }
        begun
    }

    /// How many steps are another match's, the opening not counted; none in a match that was played from its beginning.
    pub fn others(&self) -> Option<u32> {
        let steps = || self.played_on.iter().fold(0_u32, |sum, others| sum.saturating_add(others.steps));
        (!self.played_on.is_empty()).then(steps)
    }

    /// The persons' seats, in seat order, and what they added to the seed in a match of the first kind.
    pub(crate) fn persons(&self) -> impl Iterator<Item = (Seat, Option<Bytes16>)> {
        (0..).map(Seat).zip(&self.seats).filter_map(|(seat, sitter)| match sitter {
            ReplaySeat::Person { nonce, .. } => Some((seat, *nonce)),
            ReplaySeat::Bot { .. } => None,
        })
    }
}
