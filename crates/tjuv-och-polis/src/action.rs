use crate::{Piece, Place};
use serde::Serialize;
use tabletop::read_tagged;

/// What a seat can try. Sums are in kronor.
#[derive(Copy, Clone, Debug, Eq, PartialEq, Hash, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "ChaseAction"))]
#[serde(tag = "do", rename_all = "snake_case")]
pub enum Action {
    /// [tp.setup.dens] A thief: where to start.
    ChooseDen {
        /// Which den.
        den: Place,
    },
    /// [tp.setup.police] The police: where the next policeman starts.
    PlaceMan {
        /// Which square.
        at: Place,
    },
    /// [tp.setup.car] The police: where the car starts, and which way it looks.
    PlaceCar {
        /// Where the car's head stands.
        head: Place,
        /// The other square it covers.
        behind: Place,
    },
    /// [tp.police.turn] [tp.thief.turn] Throw the die.
    Throw,
    /// [tp.thief.turn] A thief walks as far as the die shows.
    Walk {
        /// Where the piece ends.
        to: Place,
    },
    /// [tp.tram.ride] A thief takes the tram instead of throwing.
    Ride {
        /// The stop to get off at.
        to: Place,
    },
    /// [tp.police.turn] A policeman walks as far as the die shows.
    March {
        /// Which policeman.
        man: u8,
        /// Where the piece ends.
        to: Place,
    },
    /// [tp.car.double] The car drives twice as far as the die shows.
    Drive {
        /// Where the car's head ends.
        head: Place,
        /// The other square it covers.
        behind: Place,
    },
    /// [tp.tram.police] A policeman takes the tram instead of the throw.
    SendByTram {
        /// Which policeman.
        man: u8,
        /// The stop to get off at.
        to: Place,
    },
    /// [tp.den.hide] Hide everything carried.
    HideAll,
    /// [tp.den.hide] Hide so much, and keep the rest.
    HidePart {
        /// How much.
        amount: u32,
    },
    /// [tp.den.hide] Fetch everything hidden here.
    FetchAll,
    /// [tp.den.hide] Fetch so much, and leave the rest.
    FetchPart {
        /// How much.
        amount: u32,
    },
    /// [tp.den.hide.when] On arrival in a den: leave the money as it is.
    LeaveMoney,
    /// [tp.prison.escape] A prisoner throws for a six.
    TryEscape,
    /// [tp.prison.escape] A prisoner sits the turn out.
    SitOut,
    /// [tp.arrest.nearest] The police: which of equally near pieces makes the arrest.
    Take {
        /// Which piece.
        by: Piece,
    },
    /// [tp.arrest.to-house] The police: on which square of the police house the prisoner sits.
    PutInCell {
        /// Which square.
        at: Place,
    },
    /// [tp.arrest.to-house] The police: on which square the guarding policeman stands.
    PostGuard {
        /// Which square.
        at: Place,
    },
    /// [tp.arrest.car] The police: put the car outside the gate.
    CarHome {
        /// Where the car's head stands then.
        head: Place,
        /// The other square it covers.
        behind: Place,
    },
    /// [tp.arrest.car] The police: leave the car where it is.
    CarStays,
}

read_tagged! {
    Action by "do", of { den: Place, at: Place, head: Place, behind: Place, to: Place, man: u8, amount: u32, by: Piece }:
    ChooseDen { den }, PlaceMan { at }, PlaceCar { head, behind }, Throw, Walk { to }, Ride { to }, March { man, to },
    Drive { head, behind }, SendByTram { man, to }, HideAll, HidePart { amount }, FetchAll, FetchPart { amount }, LeaveMoney,
    TryEscape, SitOut, Take { by }, PutInCell { at }, PostGuard { at }, CarHome { head, behind }, CarStays,
}

impl Action {
    /// Whether only the police can do this, or only a thief; none if both can.
    #[inline]
    pub(crate) fn is_for_police(&self) -> Option<bool> {
        match self {
            Action::Throw => None,
            Action::PlaceMan { .. }
            | Action::PlaceCar { .. }
            | Action::March { .. }
            | Action::Drive { .. }
            | Action::SendByTram { .. }
            | Action::Take { .. }
            | Action::PutInCell { .. }
            | Action::PostGuard { .. }
            | Action::CarHome { .. }
            | Action::CarStays => Some(true),
            Action::ChooseDen { .. }
            | Action::Walk { .. }
            | Action::Ride { .. }
            | Action::HideAll
            | Action::HidePart { .. }
            | Action::FetchAll
            | Action::FetchPart { .. }
            | Action::LeaveMoney
            | Action::TryEscape
            | Action::SitOut => Some(false),
        }
    }
}
