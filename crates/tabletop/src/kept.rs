//! What a person's own device kept of the luck, and what it proves when the match is over.

use crate::{Bytes32, Luck, Number, Replay, Seat, SeatLuck};
use serde::{Deserialize, Serialize};
use std::fmt;

/// What a person's device stored before it told the person's number. In a file it is JSON.
#[derive(Clone, Debug, Eq, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Kept {
    /// The id of the table.
    pub table: String,
    /// The person's seat.
    pub seat: Seat,
    /// The person's number.
    #[cfg_attr(feature = "ts", ts(as = "Bytes32"))]
    pub number: Number,
    /// The hash of the host's part of the seed, as the host told it.
    pub server: Bytes32,
    /// All that persons had committed to when the list was closed, in seat order; the own commitment is among them.
    pub persons: Vec<SeatCommitment>,
}

/// What the person in a seat committed to.
#[derive(Copy, Clone, Debug, Eq, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct SeatCommitment {
    /// The seat.
    pub seat: Seat,
    /// The hash of the person's number.
    pub commitment: Bytes32,
}

/// What is proven to the person who kept it, of a match that holds: the own number is in the seed, and it was told when
/// the host and all others could no longer change theirs.
#[derive(Clone, Debug, Eq, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Proven {
    /// To whom.
    pub seat: Seat,
    /// Who had committed and did not tell their number, in seat order. Whoever could keep one back, knowing all the
    /// others, has had the choice between two seeds.
    pub withheld: Vec<Seat>,
}

/// The first promise to a person that was not kept.
#[derive(Clone, Debug, Eq, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "code", rename_all = "snake_case")]
pub enum NotKept {
    /// The luck of the match is of the first kind: nothing was promised that could have been kept.
    OldKind,
    /// The match was played on from another, of which everything was known.
    PlayedOn {
        /// After how many steps.
        steps: u32,
    },
    /// The match was played at another table.
    Table {
        /// Its id.
        found: String,
    },
    /// What was kept does not hold together: the own commitment is not in the list, so the number should never have been
    /// told.
    NotListed,
    /// The host committed to something else.
    Host,
    /// The match was played with another number for this person.
    Number,
    /// The match was begun without this person's number. If it was told in time, it was left out.
    LeftOut,
    /// Somebody else committed to something else, or did so only afterwards, or no longer.
    Commitment {
        /// Who.
        seat: Seat,
    },
}

impl fmt::Display for Proven {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "the number of seat {} is in the seed, and when it was told nobody could change theirs any more",
            self.seat.0
        )?;
        match self.withheld.len() {
            0 => write!(f, ": nobody could choose the luck"),
            count => {
                let seats: Vec<String> = self.withheld.iter().map(|seat| seat.0.to_string()).collect();
                write!(f, ", but {count} had committed and told no number (seat {})", seats.join(", "))?;
                write!(f, ": whoever could keep one back had the choice between two seeds, for each of them")
            }
        }
    }
}

impl fmt::Display for NotKept {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            NotKept::OldKind => {
                write!(f, "the luck is of the first kind, in which nobody could keep anything")
            }
            NotKept::PlayedOn { steps } => {
                write!(f, "the match was played on from another after step {steps}, and all before was known")
            }
            NotKept::Table { found } => write!(f, "the match was played at another table, {found:?}"),
            NotKept::NotListed => write!(f, "the own commitment is not among those that were kept"),
            NotKept::Host => write!(f, "the host's commitment is not the one that was kept"),
            NotKept::Number => write!(f, "the match was played with another number for this seat"),
            NotKept::LeftOut => {
                write!(
                    f,
                    "the match was begun without the number of this seat; if it was told, it was left out"
                )
            }
            NotKept::Commitment { seat } => {
                write!(f, "the commitment of seat {} is not the one that was kept", seat.0)
            }
        }
    }
}

/// Compares a match with what a person's device kept of its luck. It is to be asked of a match that holds: whether it
/// does, [`verify`](crate::verify()) says.
///
/// ```
/// use tabletop::{Bytes32, Kept, Luck, NotKept, Number, Seat, SeatCommitment, SeatLuck, ServerPart, check_kept};
/// # use tabletop::Replay;
/// # fn replay(luck: Luck) -> Replay {
/// #     let mut file = serde_json::json!({
/// #         "spelbord_replay": 3, "game": "cuckoo", "rules": 2, "options": {}, "seats": [], "luck": luck,
/// #         "steps": [], "winners": [],
/// #     });
/// #     file["seed"] = serde_json::to_value(Bytes32([0; 32])).unwrap();
/// #     serde_json::from_str(&file.to_string()).unwrap()
/// # }
///
/// let (host, number) = (ServerPart(Bytes32([7; 32])), Number(Bytes32([1; 32])));
/// let kept = Kept {
///     table: "table".to_owned(),
///     seat: Seat(0),
///     number,
///     server: host.commitment(),
///     persons: vec![SeatCommitment { seat: Seat(0), commitment: number.commitment() }],
/// };
/// let luck_with = |number: Number| Luck::Second {
///     table: "table".to_owned(),
///     commitment: host.commitment(),
///     server_part: host.0,
///     persons: vec![SeatLuck { seat: Seat(0), commitment: Some(number.commitment()), number: Some(number) }],
/// };
/// assert!(check_kept(&replay(luck_with(number)), &kept).is_ok());
///
/// // A host who exchanges a guest's number, and the commitment with it, is found by the guest.
/// let exchanged = luck_with(Number(Bytes32([2; 32])));
/// assert_eq!(check_kept(&replay(exchanged), &kept), Err(NotKept::Number));
/// ```
pub fn check_kept(replay: &Replay, kept: &Kept) -> Result<Proven, NotKept> {
    let Luck::Second { table, commitment, persons, .. } = &replay.luck else {
        return Err(NotKept::OldKind);
    };
    if let Some(steps) = replay.others() {
        return Err(NotKept::PlayedOn { steps });
    }
    if *table != kept.table {
        return Err(NotKept::Table { found: table.clone() });
    }
    let own = SeatCommitment { seat: kept.seat, commitment: kept.number.commitment() };
    if !kept.persons.contains(&own) {
        return Err(NotKept::NotListed);
    }
    if *commitment != kept.server {
        return Err(NotKept::Host);
    }
    match persons.iter().find(|person| person.seat == kept.seat).and_then(|person| person.number) {
        None => return Err(NotKept::LeftOut),
        Some(number) if number != kept.number => return Err(NotKept::Number),
        Some(_) => {}
    }
    if let Some(seat) = first_difference(persons, &kept.persons) {
        return Err(NotKept::Commitment { seat });
    }

    let withheld = persons.iter().filter(|person| person.commitment.is_some() && person.number.is_none());
    Ok(Proven { seat: kept.seat, withheld: withheld.map(|person| person.seat).collect() })
}

/// The first seat that has not committed to the same in both lists, or stands twice in one of them.
fn first_difference(persons: &[SeatLuck], kept: &[SeatCommitment]) -> Option<Seat> {
    let committed =
        |person: &SeatLuck| Some(SeatCommitment { seat: person.seat, commitment: person.commitment? });
    let found: Vec<SeatCommitment> = persons.iter().filter_map(committed).collect();
    let places = found.len().max(kept.len());
    let differing = (0..places).find(|&at| found.get(at) != kept.get(at))?;
    found.get(differing).into_iter().chain(kept.get(differing)).map(|one| one.seat).min()
}
