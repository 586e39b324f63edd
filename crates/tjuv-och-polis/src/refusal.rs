use crate::{MapFault, Piece, Place, Stage};
use serde::Serialize;
use tabletop::{RuleId, Seat};

/// Why not, in the order in which it is asked: of all that stands in an action's way the first is given.
#[derive(Clone, Debug, Eq, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "ChaseRefusal"))]
#[serde(tag = "code", rename_all = "snake_case")]
pub enum Refusal {
    /// So many cannot play.
    SeatCount {
        /// The fewest.
        min: u8,
        /// The most.
        max: u8,
    },
    /// There is no such seat to be the police.
    NoSuchPolice {
        /// Which seat.
        seat: Seat,
    },
    /// The limit on rounds is out of bounds.
    RoundLimit {
        /// The fewest.
        min: u16,
        /// The most.
        max: u16,
    },
    /// We have no map of that name.
    NoSuchMap,
    /// The map is not in order.
    BadMap {
        /// All that is wrong with it, in the order of the file.
        faults: Vec<MapFault>,
    },
    /// Nothing can be done any more.
    GameOver,
    /// It is somebody else's turn.
    NotYourTurn {
        /// Whose turn it is.
        turn: Seat,
    },
    /// Only the police can do that.
    OnlyPolice,
    /// Only thieves can do that.
    OnlyThieves,
    /// Something else must be done first.
    NotNow {
        /// What the game waits for.
        stage: Stage,
        /// Whether it waits for the police.
        police: bool,
    },
    /// A prisoner can only try to escape, or sit the turn out.
    InPrison {
        /// How many turns are left to serve.
        turns: u8,
    },
    /// Only a prisoner can do that.
    NotInPrison,
    /// There is no such policeman in the game.
    NoSuchMan {
        /// Which policeman.
        man: u8,
    },
    /// The policeman stays in the police house with the thief he arrested for the fourth time.
    OutOfGame {
        /// Which policeman.
        man: u8,
    },
    /// The policeman guards a prisoner.
    Guards {
        /// Which policeman.
        man: u8,
        /// Whom he guards.
        prisoner: Seat,
    },
    /// There is no such square.
    NoSuchPlace {
        /// Which square.
        at: Place,
    },
    /// Another piece has stood long enough and must be moved on first.
    MustMoveOn {
        /// Which piece.
        piece: Piece,
        /// Whether it stands in front of an escape square.
        escape: bool,
    },
    /// The square is no den.
    NotADen {
        /// Which square.
        at: Place,
    },
    /// The square does not belong to the police house.
    NotInHouse {
        /// Which square.
        at: Place,
        /// Whether the pieces are still being placed.
        setup: bool,
    },
    /// The car does not stand with one end in front of the gate and the other on the street beside it.
    NotAtGate {
        /// The square in front of the gate.
        gate: Place,
    },
    /// The piece is not among the nearest.
    NotNearest {
        /// Which piece.
        by: Piece,
        /// Whether it is about a telegraph station.
        wire: bool,
    },
    /// The thief is not in a den.
    NotInDen,
    /// Money has been moved in this den already this time.
    MovedMoneyAlready,
    /// There is nothing to hide or to fetch.
    NoMoney,
    /// Notes are whole thousands.
    NotWholeThousands,
    /// The thief does not have so much; for all of it there is another action.
    NotSoMuch {
        /// What there is.
        have: u32,
    },
    /// The piece stands on no stop.
    NotAtStop {
        /// Which square.
        at: Place,
    },
    /// The die is due after a ride.
    RodeAlready {
        /// Whether it was the second tram in a row.
        changed: bool,
    },
    /// A thief may not stand still.
    StandsStill {
        /// Whether it is a den.
        same_den: bool,
    },
    /// The lines that may be ridden from here do not stop there.
    NotOnLine {
        /// Where the piece was to end.
        to: Place,
    },
    /// Neither policemen nor car enter dens.
    PoliceInDen {
        /// Which square.
        at: Place,
    },
    /// Only thieves enter an escape square.
    PoliceAtEscape {
        /// Which square.
        at: Place,
    },
    /// Free thieves do not enter the police house.
    ThiefInHouse {
        /// Which square.
        at: Place,
    },
    /// The car keeps to the streets.
    CarOffStreet {
        /// Which square.
        at: Place,
    },
    /// The fare is more than the thief carries.
    CannotPay {
        /// What it costs.
        fare: u32,
        /// What the thief has.
        carried: u32,
    },
    /// Another piece stands there.
    Taken {
        /// Which square.
        at: Place,
        /// Whether the piece was to come by tram.
        tram: bool,
    },
    /// The thief there is not wanted.
    NotWanted {
        /// Which thief.
        thief: Seat,
    },
    /// By the newer rules no thief is arrested on a tram stop.
    SafeOnStop {
        /// Which thief.
        thief: Seat,
    },
    /// The only ways there lead past the police.
    PoliceInTheWay {
        /// Where the piece was to end.
        to: Place,
    },
    /// The only ways there lead past a thief on a tram stop.
    ThiefOnStopInTheWay {
        /// Where the piece was to end.
        to: Place,
    },
    /// The car would begin backward.
    CarBackward,
    /// There is no way of exactly so many steps.
    NoWay {
        /// Where the piece was to end.
        to: Place,
        /// How many steps it should be.
        steps: u8,
        /// Whether it is an escape square that needs the exact count.
        flight: bool,
    },
}

impl tabletop::Refusal for Refusal {
    fn rule(&self) -> RuleId {
        RuleId(match self {
            Refusal::SeatCount { .. } | Refusal::NoSuchPolice { .. } => "tp.setup.players",
            Refusal::RoundLimit { .. } => "tp.end.clock",
            Refusal::NoSuchMap | Refusal::BadMap { .. } | Refusal::NoSuchPlace { .. } => "tp.board.map",
            Refusal::GameOver => "tp.end",
            Refusal::NotYourTurn { .. } => "tp.setup.order",
            Refusal::OnlyPolice => "tp.police.turn",
            Refusal::OnlyThieves => "tp.thief.turn",
            Refusal::NotNow { stage: Stage::Turn, police: true } => "tp.police.turn",
            Refusal::NotNow { stage, .. } => stage.rule(),
            Refusal::InPrison { .. } => "tp.prison.sentence",
            Refusal::NotInPrison => "tp.prison.escape",
            Refusal::NotADen { .. } => "tp.setup.dens",
            Refusal::NotInHouse { setup: true, .. } => "tp.setup.police",
            Refusal::NotInHouse { .. } => "tp.arrest.to-house",
            Refusal::NotAtGate { .. } => "tp.setup.car",
            Refusal::NoSuchMan { .. } => "tp.setup.police",
            Refusal::OutOfGame { .. } => "tp.prison.fourth",
            Refusal::Guards { .. } => "tp.arrest.guard",
            Refusal::MustMoveOn { escape: false, .. } => "tp.guard.wire",
            Refusal::MustMoveOn { escape: true, .. } => "tp.guard.escape",
            Refusal::NotAtStop { .. } | Refusal::NotOnLine { .. } => "tp.tram.ride",
            Refusal::RodeAlready { changed: false } => "tp.tram.ride",
            Refusal::RodeAlready { changed: true } => "tp.tram.change",
            Refusal::PoliceInDen { .. } => "tp.police.den",
            Refusal::ThiefInHouse { .. } => "tp.police.house.enter",
            Refusal::PoliceAtEscape { .. } => "tp.flee.through",
            Refusal::CannotPay { .. } => "tp.flee.broke",
            Refusal::CarOffStreet { .. } => "tp.car.streets",
            Refusal::CarBackward => "tp.car.forward",
            Refusal::StandsStill { same_den: true } => "tp.den.same",
            Refusal::StandsStill { .. } => "tp.thief.turn",
            Refusal::Taken { tram: true, .. } => "tp.tram.free",
            Refusal::Taken { .. } => "tp.move.one-piece",
            Refusal::NotWanted { .. } => "tp.arrest.who",
            Refusal::SafeOnStop { .. } => "tp.arrest.stop",
            Refusal::PoliceInTheWay { .. } => "tp.thief.pass.police",
            Refusal::ThiefOnStopInTheWay { .. } => "tp.tram.shield",
            Refusal::NoWay { flight: true, .. } => "tp.flee.exact",
            Refusal::NoWay { .. } => "tp.move.exact",
            Refusal::NotNearest { wire: true, .. } => "tp.flee.wire",
            Refusal::NotNearest { .. } => "tp.arrest.nearest",
            Refusal::NotInDen | Refusal::NotSoMuch { .. } | Refusal::NoMoney => "tp.den.hide",
            Refusal::MovedMoneyAlready => "tp.den.hide.when",
            Refusal::NotWholeThousands => "tp.bank",
        })
    }
}
