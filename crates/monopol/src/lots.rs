//! Properties, and sets of them.

use crate::squares::{BOARD, Group, Kind, SQUARES, Square};
use serde::{Deserialize, Serialize};

/// A property, by the number of its square.
#[derive(Copy, Clone, Debug, Eq, PartialEq, Ord, PartialOrd, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Lot(pub u8);

impl Lot {
    /// For looking into arrays with one place per square.
    #[inline]
    pub(crate) fn index(self) -> usize {
        usize::from(self.0)
    }

    /// None for a number that no square has: anybody may send one.
    pub(crate) fn square(self) -> Option<&'static Square> {
        BOARD.get(self.index())
    }

    /// Whether it is a square that can be owned.
    pub(crate) fn is_property(self) -> bool {
        self.index() < SQUARES && PROPERTY.contains(self)
    }
}

/// A set of properties: a bit for each square.
#[derive(Copy, Clone, Debug, Default, Eq, PartialEq, Hash)]
pub struct LotSet(u64);

impl LotSet {
    /// None at all.
    pub const EMPTY: LotSet = LotSet(0);

    /// How many there are.
    #[inline]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether there is none.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether a lot is one of them.
    #[inline]
    pub const fn contains(self, lot: Lot) -> bool {
        self.0 >> lot.0 & 1 == 1
    }

    /// Whether every one of `others` is one of them.
    #[inline]
    pub const fn contains_all(self, others: LotSet) -> bool {
        others.0 & !self.0 == 0
    }

    /// Whether any of `others` is one of them.
    #[inline]
    pub const fn meets(self, others: LotSet) -> bool {
        self.0 & others.0 != 0
    }

    /// Adds a lot.
    #[inline]
    pub const fn insert(&mut self, lot: Lot) {
        self.0 |= 1 << lot.0;
    }

    /// Takes a lot away.
    #[inline]
    pub const fn remove(&mut self, lot: Lot) {
        self.0 &= !(1 << lot.0);
    }

    /// Those in both sets.
    #[inline]
    pub const fn and(self, others: LotSet) -> LotSet {
        LotSet(self.0 & others.0)
    }

    /// Those in either set.
    #[inline]
    pub const fn or(self, others: LotSet) -> LotSet {
        LotSet(self.0 | others.0)
    }

    /// Those in this set and not in the other.
    #[inline]
    pub const fn without(self, others: LotSet) -> LotSet {
        LotSet(self.0 & !others.0)
    }

    /// The first on the way round the board.
    #[inline]
    pub fn first(self) -> Option<Lot> {
        (!self.is_empty()).then(|| Lot(self.0.trailing_zeros() as u8))
    }

    /// As they come on the way round the board.
    #[inline]
    pub fn iter(self) -> LotSetIter {
        LotSetIter(self)
    }
}

/// Goes through the properties of a set.
#[derive(Clone, Debug)]
pub struct LotSetIter(LotSet);

impl Iterator for LotSetIter {
    type Item = Lot;

    #[inline]
    fn next(&mut self) -> Option<Lot> {
        let lot = self.0.first()?;
        self.0.0 &= self.0.0 - 1;
        Some(lot)
    }
}

impl IntoIterator for LotSet {
    type Item = Lot;
    type IntoIter = LotSetIter;

    #[inline]
    fn into_iter(self) -> LotSetIter {
        self.iter()
    }
}

impl From<Lot> for LotSet {
    #[inline]
    fn from(lot: Lot) -> LotSet {
        LotSet(1 << lot.0)
    }
}

impl FromIterator<Lot> for LotSet {
    #[inline]
    fn from_iter<I: IntoIterator<Item = Lot>>(lots: I) -> LotSet {
        lots.into_iter().map(LotSet::from).collect()
    }
}

/// All that are in any of them.
impl FromIterator<LotSet> for LotSet {
    #[inline]
    fn from_iter<I: IntoIterator<Item = LotSet>>(sets: I) -> LotSet {
        sets.into_iter().fold(LotSet::EMPTY, LotSet::or)
    }
}

/// The lots of each colour group.
pub(crate) const GROUPS: [LotSet; 8] = {
    let mut groups = [LotSet::EMPTY; 8];
    let mut at = 0;
    while at < SQUARES {
        if let Kind::Street { group } = BOARD[at].kind {
            groups[group as usize].insert(Lot(at as u8));
        }
        at += 1;
    }
    groups
};

/// All properties, the stations, and the utilities.
pub(crate) const PROPERTY: LotSet = of_kind(true, true, true);
pub(crate) const STATIONS: LotSet = of_kind(false, true, false);
pub(crate) const UTILITIES: LotSet = of_kind(false, false, true);

/// All that belongs together: the colour groups, the stations, and the utilities.
pub(crate) const FAMILIES: [LotSet; 10] = {
    let mut families = [LotSet::EMPTY; 10];
    let mut at = 0;
    while at < GROUPS.len() {
        families[at] = GROUPS[at];
        at += 1;
    }
    families[at] = STATIONS;
    families[at + 1] = UTILITIES;
    families
};

const fn of_kind(streets: bool, stations: bool, utilities: bool) -> LotSet {
    let mut lots = LotSet::EMPTY;
    let mut at = 0;
    while at < SQUARES {
        let wanted = match BOARD[at].kind {
            Kind::Street { .. } => streets,
            Kind::Station => stations,
            Kind::Utility => utilities,
            Kind::Go
            | Kind::Tax { .. }
            | Kind::Card { .. }
            | Kind::Prison
            | Kind::FreeParking
            | Kind::GoToPrison => false,
        };
        if wanted {
            lots.insert(Lot(at as u8));
        }
        at += 1;
    }
    lots
}

impl Group {
    /// The lots of the group.
    pub fn lots(self) -> LotSet {
        GROUPS[self as usize]
    }

    /// All eight, as they come on the way round the board.
    pub const ALL: [Group; 8] = [
        Group::Brown,
        Group::LightBlue,
        Group::Pink,
        Group::Orange,
        Group::Red,
        Group::Yellow,
        Group::Green,
        Group::DarkBlue,
    ];
}
