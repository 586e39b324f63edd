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
        min: u8,
        max: u8,
    },
    /// There is no such seat to be the police.
    NoSuchPolice {
        seat: Seat,
    },
    /// The limit on rounds is out of bounds.
    RoundLimit {
        min: u16,
        max: u16,
    },
    /// We have no map of that name.
    NoSuchMap,
    /// The map is not in order.
    BadMap {
        faults: Vec<MapFault>,
    },
    GameOver,
    /// It is somebody else's turn.
    NotYourTurn {
        turn: Seat,
    },
    /// Only the police can do that.
    OnlyPolice,
    /// Only thieves can do that.
    OnlyThieves,
    /// Something else must be done first.
    NotNow {
        stage: Stage,
        police: bool,
    },
    /// A prisoner can only try to escape, or sit the turn out.
    InPrison {
        turns: u8,
    },
    /// Only a prisoner can do that.
    NotInPrison,
    /// There is no such policeman in the game.
    NoSuchMan {
        man: u8,
    },
    /// The policeman stays in the police house with the thief he arrested for the fourth time.
    OutOfGame {
        man: u8,
    },
    /// The policeman guards a prisoner.
    Guards {
        man: u8,
        prisoner: Seat,
    },
    /// There is no such square.
    NoSuchPlace {
        at: Place,
    },
    /// Another piece has stood long enough and must be moved on first.
    MustMoveOn {
        piece: Piece,
        escape: bool,
    },
    /// The square is no den.
    NotADen {
        at: Place,
    },
    /// The square does not belong to the police house.
    NotInHouse {
        at: Place,
        setup: bool,
    },
    /// The car does not stand with one end in front of the gate and the other on the street beside it.
    NotAtGate {
        gate: Place,
    },
    /// The piece is not among the nearest.
    NotNearest {
        by: Piece,
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
        have: u32,
    },
    /// The piece stands on no stop.
    NotAtStop {
        at: Place,
    },
    /// The die is due after a ride.
    RodeAlready {
        changed: bool,
    },
    /// A thief may not stand still.
    StandsStill {
        same_den: bool,
    },
    /// The lines that may be ridden from here do not stop there.
    NotOnLine {
        to: Place,
    },
    /// Neither policemen nor car enter dens.
    PoliceInDen {
        at: Place,
    },
    /// Only thieves enter an escape square.
    PoliceAtEscape {
        at: Place,
    },
    /// Free thieves do not enter the police house.
    ThiefInHouse {
        at: Place,
    },
    /// The car keeps to the streets.
    CarOffStreet {
        at: Place,
    },
    /// The fare is more than the thief carries.
    CannotPay {
        fare: u32,
        carried: u32,
    },
    /// Another piece stands there.
    Taken {
        at: Place,
        tram: bool,
    },
    /// The thief there is not wanted.
    NotWanted {
        thief: Seat,
    },
    /// By the newer rules no thief is arrested on a tram stop.
    SafeOnStop {
        thief: Seat,
    },
    /// The only ways there lead past the police.
    PoliceInTheWay {
        to: Place,
    },
    /// The only ways there lead past a thief on a tram stop.
    ThiefOnStopInTheWay {
        to: Place,
    },
    /// The car would begin backward.
    CarBackward,
    /// There is no way of exactly so many steps.
    NoWay {
        to: Place,
        steps: u8,
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
