use crate::{Action, View, bot::simple::gain};
use tabletop::{Bot, Seat};

/// Takes as many cards as it can, as everybody does who has just learnt the game, and lays whatever comes first.
pub struct Beginner;

impl Bot<crate::Tjuv> for Beginner {
    fn choose(&mut self, seat: Seat, view: &View, menu: &[Action]) -> Action {
        let gained = |action: &&Action| match **action {
            Action::Capture { card } => gain(seat, view, card) as u32,
            Action::Lay { .. }
            | Action::Refill { .. }
            | Action::LayLowest { .. }
            | Action::PutUnder { .. } => 0,
        };
        *menu.iter().max_by_key(gained).expect("the menu of a waiting seat is never empty")
    }
}
