//! Who owns what, and what lies on it. Sets stand beside the lists because nearly every question is about all that
//! somebody owns; only the functions here change either, so that the two never differ.

use crate::{
    Lot, SEATS,
    board::SQUARES,
    position::{Lots, each},
};
use tabletop::Seat;

#[derive(Clone, Debug, Eq, PartialEq)]
pub(crate) struct Holdings {
    owners: [Option<Seat>; SQUARES],
    levels: [u8; SQUARES],
    own: [Lots; SEATS],
    built: Lots,
    mortgaged: Lots,
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
    pub(crate) const NONE: Holdings =
        Holdings { owners: [None; SQUARES], levels: [0; SQUARES], own: [0; SEATS], built: 0, mortgaged: 0 };

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
        self.mortgaged & lot.bit() != 0
    }

    /// Everything that a player owns.
    #[inline]
    pub(crate) fn of(&self, seat: Seat) -> Lots {
        self.own[seat.index()]
    }

    #[inline]
    pub(crate) fn owns_all(&self, seat: Seat, lots: Lots) -> bool {
        lots & !self.of(seat) == 0
    }

    /// Everything that somebody owns.
    pub(crate) fn owned(&self) -> Lots {
        self.own.iter().fold(0, |all, own| all | own)
    }

    /// Everything that carries buildings.
    #[inline]
    pub(crate) fn built(&self) -> Lots {
        self.built
    }

    #[inline]
    pub(crate) fn mortgaged(&self) -> Lots {
        self.mortgaged
    }

    /// Those of some lots that carry what is wanted.
    #[inline]
    pub(crate) fn with_level(&self, lots: Lots, is_wanted: impl Fn(u8) -> bool) -> Lots {
        each(lots).filter(|&lot| is_wanted(self.level(lot))).fold(0, |found, lot| found | lot.bit())
    }

    /// To a player, or back to the bank.
    #[inline]
    pub(crate) fn give(&mut self, lot: Lot, to: Option<Seat>) {
        if let Some(before) = self.owner(lot) {
            self.own[before.index()] &= !lot.bit();
        }
        if let Some(owner) = to {
            self.own[owner.index()] |= lot.bit();
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
        let (mut own, mut built) = ([0; SEATS], 0);
        for lot in (0..SQUARES as u8).map(Lot) {
            if let Some(owner) = self.owner(lot) {
                own[owner.index()] |= lot.bit();
            }
            put(&mut built, lot, self.level(lot) > 0);
        }
        (own, built) == (self.own, self.built)
    }
}

fn put(lots: &mut Lots, lot: Lot, is_in: bool) {
    *lots = if is_in { *lots | lot.bit() } else { *lots & !lot.bit() };
}
