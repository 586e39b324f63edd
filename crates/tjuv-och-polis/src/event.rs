use crate::{Piece, Place};
use serde::{Deserialize, Serialize};
use tabletop::{Caused, Hidden, RuleId, Seat, Viewer};

/// What happened. A path begins where the piece stood and ends where it stopped. Sums are in kronor; what only its
/// thief may know, where the table plays with secret money, is [`Hidden`].
#[derive(Clone, Debug, Eq, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "ChaseEvent"))]
#[serde(tag = "on", rename_all = "snake_case")]
pub enum Event {
    /// Everybody throws for who is the police; equal highest throw again.
    DrewLot {
        seat: Seat,
        die: u8,
    },
    /// It is settled who is the police.
    PoliceChosen {
        seat: Seat,
    },
    DenChosen {
        thief: Seat,
        den: Place,
    },
    ManPlaced {
        man: u8,
        at: Place,
    },
    CarPlaced {
        head: Place,
        behind: Place,
    },
    Threw {
        seat: Seat,
        die: u8,
    },
    /// After a throw without any legal move.
    Passed {
        seat: Seat,
    },
    /// A thief walked.
    Walked {
        thief: Seat,
        path: Vec<Place>,
    },
    /// A thief took the tram.
    Rode {
        thief: Seat,
        line: u8,
        from: Place,
        to: Place,
        changed: bool,
    },
    Marched {
        man: u8,
        path: Vec<Place>,
    },
    ManRode {
        man: u8,
        line: u8,
        from: Place,
        to: Place,
        changed: bool,
    },
    /// The path of the car's head; the car ends on its last two squares.
    Drove {
        path: Vec<Place>,
    },
    Robbed {
        thief: Seat,
        at: Place,
        sum: u32,
        agency: bool,
    },
    Hid {
        thief: Seat,
        den: Place,
        amount: Hidden<u32>,
        all: bool,
        secret: bool,
    },
    Fetched {
        thief: Seat,
        den: Place,
        amount: Hidden<u32>,
        all: bool,
        secret: bool,
    },
    /// A thief who was not wanted is, after fetching money.
    Wanted {
        thief: Seat,
    },
    Arrested {
        thief: Seat,
        by: Piece,
        cause: Cause,
        at: Place,
        times: u8,
    },
    PutInCell {
        thief: Seat,
        at: Place,
    },
    GuardPosted {
        man: u8,
        at: Place,
    },
    CarHome {
        head: Place,
        behind: Place,
    },
    CarStayed,
    /// What the thief carried is lost; the police get their part, and throw for the sentence.
    Sentenced {
        thief: Seat,
        turns: u8,
        lost: u32,
        bounty: u32,
    },
    /// The fourth arrest: the thief is out of the game, and so is the policeman who made it; both stay in the police
    /// house. What was hidden goes back.
    OutOfGame {
        thief: Seat,
        man: Option<u8>,
        lost: u32,
        bounty: u32,
        hidden: u32,
    },
    /// A prisoner threw for a six and missed, or threw it in vain: not a single step was open.
    MissedSix {
        thief: Seat,
        die: u8,
        left: u8,
    },
    SatOut {
        thief: Seat,
        left: u8,
    },
    Escaped {
        thief: Seat,
    },
    Released {
        thief: Seat,
    },
    /// A thief reached an escape square and paid the fare.
    BoughtTicket {
        thief: Seat,
        at: Place,
        fare: u32,
    },
    GotAway {
        thief: Seat,
        carried: Hidden<u32>,
        left: Hidden<u32>,
        secret: bool,
    },
    /// The limit on rounds is reached.
    TimeUp {
        round: u16,
    },
    /// All is counted, by seat; the winners share.
    GameOver {
        totals: Vec<u32>,
        winners: Vec<Seat>,
    },
}

/// Why a thief was arrested.
#[derive(Copy, Clone, Debug, Eq, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Cause {
    /// A police piece ended its move on the thief's square.
    Landed,
    /// The only door of the office is blocked.
    Door,
    /// The ring is closed.
    Surrounded,
    /// A policeman stood in a telegraph station when the thief wanted to leave.
    Wire,
    /// A policeman reached a telegraph station with the next throw.
    LastChance,
}

impl Caused for Event {
    fn rule(&self) -> RuleId {
        RuleId(match self {
            Event::DrewLot { .. } | Event::PoliceChosen { .. } => "tp.setup.players",
            Event::DenChosen { .. } => "tp.setup.dens",
            Event::ManPlaced { .. } => "tp.setup.police",
            Event::CarPlaced { .. } => "tp.setup.car",
            Event::Threw { .. } => "tp.move.exact",
            Event::Passed { .. } => "tp.move.none",
            Event::Walked { .. } => "tp.thief.turn",
            Event::Rode { changed: true, .. } | Event::ManRode { changed: true, .. } => "tp.tram.change",
            Event::Rode { .. } => "tp.tram.ride",
            Event::ManRode { .. } => "tp.tram.police",
            Event::Marched { .. } => "tp.police.turn",
            Event::Drove { .. } => "tp.car.double",
            Event::Robbed { agency: true, .. } => "tp.rob.agency",
            Event::Robbed { .. } => "tp.rob",
            Event::Hid { .. } | Event::Fetched { .. } => "tp.den.hide",
            Event::Wanted { .. } => "tp.den.fetch.wanted",
            Event::Arrested { cause, .. } => match cause {
                Cause::Landed => "tp.arrest.land",
                Cause::Door => "tp.arrest.door",
                Cause::Surrounded => "tp.arrest.surround",
                Cause::Wire => "tp.flee.wire",
                Cause::LastChance => "tp.flee.last-chance",
            },
            Event::PutInCell { .. } | Event::GuardPosted { .. } => "tp.arrest.to-house",
            Event::CarHome { .. } | Event::CarStayed => "tp.arrest.car",
            Event::Sentenced { .. } => "tp.prison.sentence",
            Event::OutOfGame { .. } => "tp.prison.fourth",
            Event::MissedSix { die: 6, .. } => "tp.prison.escape.exact",
            Event::MissedSix { .. } | Event::SatOut { .. } | Event::Escaped { .. } => "tp.prison.escape",
            Event::Released { .. } => "tp.prison.served",
            Event::BoughtTicket { .. } => "tp.flee.fare",
            Event::GotAway { .. } => "tp.flee.gone",
            Event::TimeUp { .. } => "tp.end.clock",
            Event::GameOver { .. } => "tp.end.count",
        })
    }
}

impl Event {
    /// [tp.den.secret] The same event with sums covered that `viewer` may not know.
    pub(crate) fn covered(&self, viewer: Viewer) -> Event {
        let mut event = self.clone();
        if let Event::Hid { thief, amount, secret: true, .. }
        | Event::Fetched { thief, amount, secret: true, .. } = &mut event
        {
            cover(amount, viewer, *thief);
        }
        if let Event::GotAway { thief, carried, left, secret: true } = &mut event {
            cover(carried, viewer, *thief);
            cover(left, viewer, *thief);
        }
        event
    }
}

fn cover(sum: &mut Hidden<u32>, viewer: Viewer, owner: Seat) {
    if !viewer.sees(owner) {
        *sum = Hidden::Secret;
    }
}
