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
        /// Who.
        seat: Seat,
        /// What was thrown.
        die: u8,
    },
    /// It is settled who is the police.
    PoliceChosen {
        /// Who.
        seat: Seat,
    },
    /// A thief starts in a den.
    DenChosen {
        /// Which thief.
        thief: Seat,
        /// Which den.
        den: Place,
    },
    /// The police have placed a policeman.
    ManPlaced {
        /// Which policeman.
        man: u8,
        /// On which square.
        at: Place,
    },
    /// The police have placed the car.
    CarPlaced {
        /// Where the car's head stands.
        head: Place,
        /// The other square it covers.
        behind: Place,
    },
    /// The die shows something.
    Threw {
        /// Who.
        seat: Seat,
        /// What was thrown.
        die: u8,
    },
    /// After a throw without any legal move.
    Passed {
        /// Who.
        seat: Seat,
    },
    /// A thief walked.
    Walked {
        /// Which thief.
        thief: Seat,
        /// Every square of the way, the first and the last among them.
        path: Vec<Place>,
    },
    /// A thief took the tram.
    Rode {
        /// Which thief.
        thief: Seat,
        /// By which line.
        line: u8,
        /// Where the piece got on.
        from: Place,
        /// Where the piece got off.
        to: Place,
        /// Whether it was the second tram in a row.
        changed: bool,
    },
    /// A policeman walked.
    Marched {
        /// Which policeman.
        man: u8,
        /// Every square of the way, the first and the last among them.
        path: Vec<Place>,
    },
    /// A policeman took the tram.
    ManRode {
        /// Which policeman.
        man: u8,
        /// By which line.
        line: u8,
        /// Where the piece got on.
        from: Place,
        /// Where the piece got off.
        to: Place,
        /// Whether it was the second tram in a row.
        changed: bool,
    },
    /// The path of the car's head; the car ends on its last two squares.
    Drove {
        /// Every square of the way, the first and the last among them.
        path: Vec<Place>,
    },
    /// A thief robbed an office.
    Robbed {
        /// Which thief.
        thief: Seat,
        /// Which office.
        at: Place,
        /// What it gave.
        sum: u32,
        /// Whether it was the travel agency's till.
        agency: bool,
    },
    /// A thief hid money in a den.
    Hid {
        /// Which thief.
        thief: Seat,
        /// Which den.
        den: Place,
        /// How much.
        amount: Hidden<u32>,
        /// Whether that was all there was.
        all: bool,
        /// Whether only the thief may know how much.
        secret: bool,
    },
    /// A thief fetched money from a den.
    Fetched {
        /// Which thief.
        thief: Seat,
        /// Which den.
        den: Place,
        /// How much.
        amount: Hidden<u32>,
        /// Whether that was all there was.
        all: bool,
        /// Whether only the thief may know how much.
        secret: bool,
    },
    /// A thief who was not wanted is, after fetching money.
    Wanted {
        /// Which thief.
        thief: Seat,
    },
    /// A thief is arrested.
    Arrested {
        /// Which thief.
        thief: Seat,
        /// By which piece.
        by: Piece,
        /// Why.
        cause: Cause,
        /// Where.
        at: Place,
        /// Which of the thief's arrests this is.
        times: u8,
    },
    /// The prisoner has got a square in the police house.
    PutInCell {
        /// Which thief.
        thief: Seat,
        /// On which square.
        at: Place,
    },
    /// The policeman has brought his prisoner, and guards him.
    GuardPosted {
        /// Which policeman.
        man: u8,
        /// On which square.
        at: Place,
    },
    /// The car went home after an arrest.
    CarHome {
        /// Where the car's head stands.
        head: Place,
        /// The other square it covers.
        behind: Place,
    },
    /// The car stayed where it was after an arrest.
    CarStayed,
    /// What the thief carried is lost; the police get their part, and throw for the sentence.
    Sentenced {
        /// Which thief.
        thief: Seat,
        /// For how many turns the thief sits.
        turns: u8,
        /// What the thief carried.
        lost: u32,
        /// What the police get of it.
        bounty: u32,
    },
    /// The fourth arrest: the thief is out of the game, and so is the policeman who made it; both stay in the police
    /// house. What was hidden goes back.
    OutOfGame {
        /// Which thief.
        thief: Seat,
        /// None if it was the car.
        man: Option<u8>,
        /// What the thief carried.
        lost: u32,
        /// What the police get of it.
        bounty: u32,
        /// What the thief had hidden.
        hidden: u32,
    },
    /// A prisoner threw for a six and missed, or threw it in vain: not a single step was open.
    MissedSix {
        /// Which thief.
        thief: Seat,
        /// What was thrown.
        die: u8,
        /// How many turns are left to serve.
        left: u8,
    },
    /// A prisoner let the turn go by.
    SatOut {
        /// Which thief.
        thief: Seat,
        /// How many turns are left to serve.
        left: u8,
    },
    /// A prisoner threw a six, and is out.
    Escaped {
        /// Which thief.
        thief: Seat,
    },
    /// The sentence is served.
    Released {
        /// Which thief.
        thief: Seat,
    },
    /// A thief reached an escape square and paid the fare.
    BoughtTicket {
        /// Which thief.
        thief: Seat,
        /// Which escape square.
        at: Place,
        /// What it cost.
        fare: u32,
    },
    /// A thief has left the city.
    GotAway {
        /// Which thief.
        thief: Seat,
        /// What the thief took along.
        carried: Hidden<u32>,
        /// What the thief had hidden, and leaves behind.
        left: Hidden<u32>,
        /// Whether only the thief may know how much.
        secret: bool,
    },
    /// The limit on rounds is reached.
    TimeUp {
        /// The last round.
        round: u16,
    },
    /// All is counted, by seat; the winners share.
    GameOver {
        /// What each seat has, in seat order.
        totals: Vec<u32>,
        /// The richest.
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
