//! The list of games, each with a file of its own.

mod monopol;
mod tjuv;
mod tjuv_och_polis;

use crate::Hosted;
use tabletop::Game;

/// Writes down the games once, and everything that follows from the list.
macro_rules! games {
    ($($krate:ident::$game:ident),+ $(,)?) => {
        /// The names of all games.
        pub const GAMES: [&str; [$(stringify!($game)),+].len()] = [$(::$krate::$game::NAME),+];

        /// Does something with the type of a game; none for an unknown game.
        pub fn with_game<V: Visit>(name: &str, visit: V) -> Option<V::Out> {
            $(if name == ::$krate::$game::NAME {
                return Some(visit.game::<::$krate::$game>());
            })+
            None
        }

        /// Hands the types of all games to another macro, for those who need more of them than [`Hosted`] says.
        #[macro_export]
        macro_rules! every_game {
            ($then:ident) => { $then!($(::$krate::$game),+) };
        }
    };
}

games! {
    tjuv::Tjuv,
    tjuv_och_polis::TjuvOchPolis,
    monopol::Monopol,
}

/// Something to do with a game's type.
pub trait Visit {
    /// What comes of it.
    type Out;

    /// Does it.
    fn game<G: Hosted>(self) -> Self::Out;
}
