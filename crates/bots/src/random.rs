use tabletop::{Bot, Draw, Game, QuickDice, Seat};

/// Plays anything on the menu, each with the same chance, by any dice.
///
/// ```
/// use bots::Random;
/// use tabletop::cuckoo::{Config, Cuckoo};
/// use tabletop::{Game, QuickDice, by_bots, play_out};
///
/// let mut game = Cuckoo::newest(&Config { seats: 3 }).unwrap();
/// let mut bots = [1, 2, 3].map(|seed| Random(QuickDice::new(seed)));
/// assert!(play_out(&mut game, &mut QuickDice::new(4), by_bots(&mut bots), |_| {}).is_some());
/// ```
pub struct Random<D = QuickDice>(pub D);

impl<G: Game, D: Draw + Send> Bot<G> for Random<D> {
    fn choose(&mut self, _: Seat, _: &G::View, menu: &[G::Action]) -> G::Action {
        self.0.pick(menu).clone()
    }
}
