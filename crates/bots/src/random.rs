use std::num::NonZeroU32;
use tabletop::{Bot, Dice, Draw, Game, Seat};

/// Plays anything on the menu, each with the same chance.
pub struct Random(pub Dice);

impl<G: Game> Bot<G> for Random {
    fn choose(&mut self, _: Seat, _: &G::View, menu: &[G::Action]) -> G::Action {
        let count = NonZeroU32::new(menu.len() as u32).expect("the menu of a waiting seat is never empty");
        menu[self.0.below(count) as usize].clone()
    }
}
