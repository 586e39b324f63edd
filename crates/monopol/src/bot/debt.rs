//! Raising money for what is owed.

use super::mind::Mind;
use crate::{Action, Lot, lots::GROUPS, squares::BOARD};
use tabletop::Seat;

impl Mind<'_> {
    /// What loses least comes first: loans on lone lots, loans where nothing is built, buildings, loans beside buildings;
    /// of each the cheapest.
    pub(super) fn raise(&self, seat: Seat, menu: &[Action]) -> Action {
        if menu.contains(&Action::GoBankrupt) {
            return Action::GoBankrupt;
        }
        let lone = self.lone_lots(seat);
        let rated = menu.iter().filter_map(|action| {
            if let Action::Sell { lot, down_to } = action {
                return Some((2, self.rent_of_last_building(*lot, *down_to), action));
            }
            let &Action::Mortgage { lot } = action else { return None };
            let class = match lone.contains(lot) {
                true => 0,
                false if self.is_bare(lot) => 1,
                false => 3,
            };
            Some((class, self.price(lot), action))
        });
        let least = rated.min_by_key(|&(class, loss, _)| (class, loss));
        least.map_or_else(|| menu[0].clone(), |(.., action)| action.clone())
    }

    /// The rent that selling loses for each krona it brings, in thousandths.
    fn rent_of_last_building(&self, lot: Lot, down_to: u8) -> u32 {
        let square = &BOARD[lot.index()];
        let rent = &square.rent[self.config.prices as usize];
        let level = self.holdings.level(lot);
        let lost = rent[usize::from(level)] - rent[usize::from(down_to)];
        1_000 * lost / (square.house / 2 * u32::from(level - down_to))
    }

    /// Whether nothing is built on the group of a lot.
    fn is_bare(&self, lot: Lot) -> bool {
        let group = GROUPS.into_iter().find(|group| group.contains(lot)).unwrap_or_default();
        !group.meets(self.holdings.built())
    }
}
