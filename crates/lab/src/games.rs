use crate::Measured;
use monopol::Monopol;
use tabletop::Game;
use tjuv::Tjuv;
use tjuv_och_polis::TjuvOchPolis;

/// Something to do with the type of a game that can be measured.
pub trait Visit {
    type Out;
    fn game<G: Measured>(self) -> Self::Out;
}

/// None for an unknown game.
pub fn with_game<V: Visit>(name: &str, visit: V) -> Option<V::Out> {
    Some(match name {
        Tjuv::NAME => visit.game::<Tjuv>(),
        TjuvOchPolis::NAME => visit.game::<TjuvOchPolis>(),
        Monopol::NAME => visit.game::<Monopol>(),
        _ => return None,
    })
}
