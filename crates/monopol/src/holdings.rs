//! Who owns what, and what lies on it. Sets stand beside the lists because nearly every question is about all that
//! somebody owns; only the functions here change either, so that the two never differ.

use crate::{Lot, SEATS, lots::LotSet, squares::SQUARES};
use tabletop::{BySeat, Seat};

#[derive(Clone, Debug, Eq, PartialEq)]
pub(crate) struct Holdings {
    owners: [Option<Seat>; SQUARES],
    levels: [u8; SQUARES],
    own: BySeat<LotSet, SEATS>,
    built: LotSet,
    mortgaged: LotSet,
}

/// All about one property.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
pub(crate) struct Holding {
    pub(crate) owner: Option<Seat>,
    /// Houses; five is a hotel.
    pub(crate) level: u8,
    pub(crate) mortgaged: bool,
}

impl Holdings {
    pub(crate) const NONE: Holdings = Holdings {
        owners: [None; SQUARES],
        levels: [0; SQUARES],
        own: BySeat::all(LotSet::EMPTY),
        built: LotSet::EMPTY,
        mortgaged: LotSet::EMPTY,
    };

    #[inline]
    pub(crate) fn at(&self, lot: Lot) -> Holding {
        Holding { owner: self.owner(lot), level: self.level(lot), mortgaged: self.is_mortgaged(lot) }
    }

    #[inline]
    pub(crate) fn owner(&self, lot: Lot) -> Option<Seat> {
        self.owners[lot.index()]
    }

    /// Houses; five is a hotel.
    #[inline]
    pub(crate) fn level(&self, lot: Lot) -> u8 {
        self.levels[lot.index()]
    }

    #[inline]
    pub(crate) fn is_mortgaged(&self, lot: Lot) -> bool {
        self.mortgaged.contains(lot)
    }

    /// Everything that a player owns.
    #[inline]
    pub(crate) fn of(&self, seat: Seat) -> LotSet {
        self.own[seat]
    }

    #[inline]
    pub(crate) fn owns_all(&self, seat: Seat, lots: LotSet) -> bool {
        self.of(seat).contains_all(lots)
    }

    /// Everything that somebody owns.
    pub(crate) fn owned(&self) -> LotSet {
        self.own.iter().copied().collect()
    }

    /// Everything that carries buildings.
    #[inline]
    pub(crate) fn built(&self) -> LotSet {
        self.built
    }

    #[inline]
    pub(crate) fn mortgaged(&self) -> LotSet {
        self.mortgaged
    }

    /// Those of some lots that carry what is wanted.
    #[inline]
    pub(crate) fn with_level(&self, lots: LotSet, is_wanted: impl Fn(u8) -> bool) -> LotSet {
        lots.iter().filter(|&lot| is_wanted(self.level(lot))).collect()
    }

    /// To a player, or back to the bank.
    #[inline]
    pub(crate) fn give(&mut self, lot: Lot, to: Option<Seat>) {
        if let Some(before) = self.owner(lot) {
            self.own[before].remove(lot);
        }
        if let Some(owner) = to {
            self.own[owner].insert(lot);
        }
        self.owners[lot.index()] = to;
    }

    #[inline]
    pub(crate) fn set_level(&mut self, lot: Lot, level: u8) {
        self.levels[lot.index()] = level;
        put(&mut self.built, lot, level > 0);
    }

    #[inline]
    pub(crate) fn set_mortgaged(&mut self, lot: Lot, mortgaged: bool) {
        put(&mut self.mortgaged, lot, mortgaged);
    }

    /// Whether the sets say the same as the lists.
    pub(crate) fn agree(&self) -> bool {
        let (mut own, mut built) = (BySeat::all(LotSet::EMPTY), LotSet::EMPTY);
        for lot in (0..SQUARES as u8).map(Lot) {
            if let Some(owner) = self.owner(lot) {
                own[owner].insert(lot);
            }
            put(&mut built, lot, self.level(lot) > 0);
        }
        (own, built) == (self.own, self.built)
    }
}

fn put(lots: &mut LotSet, lot: Lot, is_in: bool) {
    if is_in { lots.insert(lot) } else { lots.remove(lot) }
}
