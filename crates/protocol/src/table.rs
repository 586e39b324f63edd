use crate::TableSettings;
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use tabletop::{Bytes32, Level, LuckKind, Seat, read_tagged};

/// What everybody may know about a table, apart from the match itself.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct TableInfo {
    /// Its name in links.
    pub id: String,
    /// The name of the game.
    pub game: String,
    /// The version of the game's rules that the table was laid with.
    pub rules: u16,
    /// The game's options.
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    pub options: Box<RawValue>,
    /// What else is agreed.
    pub settings: TableSettings,
    /// How far it has come.
    pub stage: TableStage,
    /// Who sits where, in seat order.
    pub seats: Vec<SeatInfo>,
    /// Who laid the table, or has been handed its keeping since: may give free seats to bots, withdraw the invitation,
    /// shut watchers out and remove who never came back. None if nobody who sits here may.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub keeper: Option<Seat>,
    /// What is promised about the luck.
    pub luck: LuckInfo,
    /// Whether there is an invitation that opens a free seat.
    pub invited: bool,
    /// Whether something in the match is hidden from some of those who play. Before it has begun nobody knows, and it is.
    pub hides: bool,
    /// Whether whoever has the address may watch.
    pub watched: bool,
    /// What those who sit here have said that they want, and that needs others to want it too.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Vec<Wished>>"))]
    pub wishes: Vec<Wished>,
    /// For how many milliseconds more the match is paused, if it is and nobody resumes it before.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub paused_ms: Option<u32>,
    /// The match has as many moves as one may have here: it is paused and does not go on.
    #[serde(default, skip_serializing_if = "is_false")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
    pub too_long: bool,
    /// Until when the table is kept if nothing more happens there, in milliseconds since 1970. None is for ever.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional, type = "number"))]
    pub kept_until: Option<u64>,
    /// The bots play to the end without a pause.
    #[serde(default, skip_serializing_if = "is_false")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
    pub hastened: bool,
    /// The table of the next match with the same people, once somebody has asked for it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub rematch: Option<String>,
    /// After how many moves the match was played on from another, which was known to its end. Of their luck nothing is proven.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub played_on: Option<u32>,
}

pub(crate) fn is_false(flag: &bool) -> bool {
    !flag
}

/// How far a table has come.
#[derive(Copy, Clone, Debug, Eq, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum TableStage {
    /// Not every person has taken their seat, or told their number.
    Gathering,
    /// The match is under way.
    Playing,
    /// The match has been played to its end.
    Over,
}

/// What is promised about the luck of a match, before it begins.
#[derive(Copy, Clone, Debug, Eq, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct LuckInfo {
    /// How the seed is made.
    pub kind: LuckKind,
    /// The hash of the host's part of the seed.
    pub commitment: Bytes32,
    /// The list of commitments is closed: now, and not before, everybody tells their number.
    pub closed: bool,
}

/// Who sits in a seat, as everybody may know it.
#[derive(Clone, Debug, Eq, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum SeatInfo {
    /// Waiting for a person.
    Free,
    /// Somebody sits there.
    Person {
        /// What they are called.
        name: String,
        /// At least one connection is open for this seat.
        online: bool,
        /// For how many milliseconds nobody has been there, if nobody is.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        gone_ms: Option<u32>,
        /// The hash of their number.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        commitment: Option<Bytes32>,
        /// Whether they have told their number.
        revealed: bool,
        /// Who plays for this seat.
        plays: Plays,
        /// How many decisions a bot has made for this person so far.
        #[serde(default, skip_serializing_if = "is_zero")]
        #[cfg_attr(feature = "ts", ts(optional, as = "Option<u32>"))]
        by_stand_in: u32,
    },
    /// The seat is kept for a person of the match before, who has not come along yet.
    Kept {
        /// What they are called.
        name: String,
    },
    /// A bot sits there.
    Bot {
        /// What it is called.
        name: String,
        /// How strong it is.
        level: Level,
    },
}

fn is_zero(number: &u32) -> bool {
    *number == 0
}

/// Who plays for a person's seat.
#[derive(Copy, Clone, Debug, Default, Eq, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Plays {
    /// The person.
    #[default]
    Themselves,
    /// A bot, until the person is back.
    StandIn,
    /// A bot, to the end: the person has left for good.
    Resigned,
    /// A bot, to the end: the person did not come back, and was removed.
    Removed,
}

/// Something that happens when all whom it concerns want it.
#[derive(Copy, Clone, Debug, Eq, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Wish {
    /// Begin without the numbers of those who have not committed to one, or told it: every person present.
    Begin,
    /// Pause the match: every person present.
    Pause,
    /// End the pause: every person present.
    Resume,
    /// Remove a person who has not come back: all other persons, or the keeper alone.
    Remove {
        /// Their seat.
        seat: Seat,
    },
}

read_tagged! { Wish by "kind", of { seat: Seat }: Begin, Pause, Resume, Remove { seat } }

/// A wish, and whose it is.
#[derive(Copy, Clone, Debug, Eq, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Wished {
    /// Whose.
    pub seat: Seat,
    /// What they want.
    pub wish: Wish,
}
