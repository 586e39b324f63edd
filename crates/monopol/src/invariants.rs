//! What holds in every position. For tests: a broken invariant is a bug in the rules.

use crate::{
    Lot, Monopol, Stage,
    lots::{GROUPS, PROPERTY},
    squares::{CARDS, Deck, Group, HOTEL, HOTELS, HOUSES},
};

impl Monopol {
    /// Says what is broken, if anything is.
    pub fn invariants(&self) -> Result<(), String> {
        let cash: i64 = self.players.iter().map(|player| i64::from(player.cash)).sum();
        if self.bank + cash + i64::from(self.pot) != 0 {
            return Err(format!("{} kr from nowhere", self.bank + cash + i64::from(self.pot)));
        }
        let note = self.config.prices.note();
        if self.config.prices == crate::squares::Prices::Old
            && self.players.iter().any(|player| !player.cash.is_multiple_of(note))
        {
            return Err("a sum that no notes make".to_owned());
        }
        self.buildings_are_counted()?;
        self.groups_are_even()?;
        self.cards_are_accounted_for()?;
        if !self.holdings.agree() {
            return Err("a deed has two owners, or the sets differ from the lists".to_owned());
        }
        let ghost =
            self.seats_in_order().any(|seat| !self.is_in_game(seat) && !self.holdings.of(seat).is_empty());
        if ghost || !PROPERTY.contains_all(self.holdings.owned()) {
            return Err("something is owned that cannot be, or by somebody who is out".to_owned());
        }
        if self.holdings.mortgaged().meets(self.holdings.built())
            || !self.holdings.owned().contains_all(self.holdings.mortgaged())
        {
            return Err("a loan on buildings, or to nobody".to_owned());
        }
        if !self.debts.is_empty() && self.stage != Stage::Debt && self.stage != Stage::Over {
            return Err("a debt is forgotten".to_owned());
        }
        Ok(())
    }

    fn buildings_are_counted(&self) -> Result<(), String> {
        let levels = || PROPERTY.iter().map(|lot| self.holdings.level(lot));
        let hotels = levels().filter(|&level| level == HOTEL).count();
        let houses: u32 = levels().filter(|&level| level < HOTEL).map(u32::from).sum();
        let right = hotels + usize::from(self.hotels) == usize::from(HOTELS)
            && houses + u32::from(self.houses) == u32::from(HOUSES);
        if right { Ok(()) } else { Err("buildings have come or gone".to_owned()) }
    }

    /// [mo.house.even] But for what a hotel leaves behind for which the bank lacked four houses.
    fn groups_are_even(&self) -> Result<(), String> {
        for lots in GROUPS {
            let levels = || lots.iter().map(|lot| self.holdings.level(lot));
            let (most, least) = (levels().max().unwrap_or_default(), levels().min().unwrap_or_default());
            if most > least + 1 && !self.uneven.meets(lots) {
                return Err(format!("{:?} is built unevenly", lots.iter().collect::<Vec<_>>()));
            }
            let owners = || lots.iter().map(|lot| self.holdings.owner(lot));
            if most > 0
                && (owners().next() == Some(None) || owners().any(|owner| owner != owners().next().flatten()))
            {
                return Err("somebody has built on a broken group".to_owned());
            }
        }
        Ok(())
    }

    fn cards_are_accounted_for(&self) -> Result<(), String> {
        for deck in Deck::ALL {
            let pile = &self.decks[deck as usize];
            let held = self.players.iter().filter(|player| player.cards.contains(deck)).count();
            let for_sale = usize::from(self.cards_for_sale.contains(deck));
            let cards = pile.unseen.count_ones() as usize + usize::from(pile.seen_count) + held + for_sale;
            if cards != CARDS {
                return Err(format!("{cards} cards in {deck:?}"));
            }
        }
        Ok(())
    }
}

/// The groups are numbered as their lots lie on the board.
const _: () = assert!(
    GROUPS[Group::Brown as usize].contains(Lot(1)) && GROUPS[Group::DarkBlue as usize].contains(Lot(39))
);
