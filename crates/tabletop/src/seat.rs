use serde::{Deserialize, Serialize};
use std::ops::{Index, IndexMut};

/// The most seats a game can have. Lists of seats are held in place, without a heap, so there must be some limit: eleven,
/// because so many can play Tjuv with 36 cards, and no other game of ours comes near. Raising it costs every list of
/// waiting seats a byte for each; [`SeatSet`] has room for sixteen.
pub const SEATS_MAX: usize = 11;

/// A chair at the table, counted from zero in turn order.
///
/// ```
/// use tabletop::Seat;
///
/// assert_eq!(Seat(0).left(3), Seat(1));
/// assert_eq!(Seat(2).left(3), Seat(0));
/// ```
#[derive(Copy, Clone, Debug, Eq, PartialEq, Ord, PartialOrd, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Seat(pub u8);

impl Seat {
    /// For looking into arrays with one place per seat.
    #[inline]
    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    /// The seat to the left, at a table with so many seats.
    #[inline]
    pub fn left(self, seats: u8) -> Seat {
        let next = self.0 + 1;
        Seat(if next == seats { 0 } else { next })
    }
}

/// One value for each seat, looked into by seat. `N` is the most seats a game has; a table with fewer leaves the rest
/// as they were made.
///
/// ```
/// use tabletop::{BySeat, Seat};
///
/// let mut purses: BySeat<u32, 4> = BySeat::all(100);
/// purses[Seat(2)] -= 30;
/// assert_eq!(purses[Seat(2)], 70);
/// // Three sit at the table.
/// assert_eq!(purses.first(3), [100, 100, 70]);
/// let doubled: BySeat<u32, 4> = BySeat::from_fn(|seat| 2 * purses[seat]);
/// assert_eq!(doubled.iter().sum::<u32>(), 740);
/// ```
#[derive(Copy, Clone, Debug, Eq, PartialEq, Hash)]
pub struct BySeat<T, const N: usize>([T; N]);

impl<T, const N: usize> BySeat<T, N> {
    /// The same for every seat.
    #[inline]
    pub const fn all(value: T) -> BySeat<T, N>
    where
        T: Copy,
    {
        BySeat([value; N])
    }

    /// What `value` says of each seat.
    pub fn from_fn(mut value: impl FnMut(Seat) -> T) -> BySeat<T, N> {
        BySeat(std::array::from_fn(|index| value(Seat(index as u8))))
    }

    /// What place each of the first `seats` seats has by its value, the greatest first: equal values share a place, and the
    /// next ones are left out.
    ///
    /// ```
    /// use tabletop::BySeat;
    ///
    /// let purses: BySeat<u32, 4> = [5, 9, 5, 2].into_iter().collect();
    /// assert_eq!(purses.places(4), [2, 1, 2, 4]);
    /// ```
    ///
    /// # Panics
    ///
    /// If there are not so many.
    pub fn places(&self, seats: u8) -> Vec<u8>
    where
        T: Ord,
    {
        let values = self.first(seats);
        values.iter().map(|value| 1 + values.iter().filter(|other| *other > value).count() as u8).collect()
    }

    /// The values of the first `seats` seats, in seat order.
    ///
    /// # Panics
    ///
    /// If there are not so many.
    #[inline]
    pub fn first(&self, seats: u8) -> &[T] {
        &self.0[..usize::from(seats)]
    }

    /// All values, in seat order.
    #[inline]
    pub fn iter(&self) -> std::slice::Iter<'_, T> {
        self.0.iter()
    }

    /// All values, in seat order, to be changed.
    #[inline]
    pub fn iter_mut(&mut self) -> std::slice::IterMut<'_, T> {
        self.0.iter_mut()
    }
}

impl<T, const N: usize> Index<Seat> for BySeat<T, N> {
    type Output = T;

    #[inline]
    fn index(&self, seat: Seat) -> &T {
        &self.0[seat.index()]
    }
}

impl<T, const N: usize> IndexMut<Seat> for BySeat<T, N> {
    #[inline]
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.0[seat.index()]
    }
}

/// The values of the first seats, at most `N`; the others get the usual value.
impl<T: Default, const N: usize> FromIterator<T> for BySeat<T, N> {
    fn from_iter<I: IntoIterator<Item = T>>(values: I) -> BySeat<T, N> {
        let mut values = values.into_iter();
        BySeat(std::array::from_fn(|_| values.next().unwrap_or_default()))
    }
}

/// Some of the seats at a table: a set of the size of a `u16`. A seat in it is below 16, which [`SEATS_MAX`] sees to.
///
/// ```
/// use tabletop::{Seat, SeatSet};
///
/// let mut waiting = SeatSet::all(4);
/// waiting.remove(Seat(1));
/// assert_eq!(waiting.len(), 3);
/// assert_eq!(waiting.iter().collect::<Vec<_>>(), [Seat(0), Seat(2), Seat(3)]);
///
/// let done: SeatSet = [Seat(2), Seat(3)].into_iter().collect();
/// assert_eq!(waiting.without(done), SeatSet::from(Seat(0)));
/// assert_eq!(waiting.and(done), done);
/// ```
#[derive(Copy, Clone, Debug, Default, Eq, PartialEq, Hash)]
pub struct SeatSet(u16);

const _: () = assert!(SEATS_MAX <= 16, "a set has a bit for each seat");

impl SeatSet {
    /// Nobody.
    pub const EMPTY: SeatSet = SeatSet(0);

    /// Everybody at a table with so many seats, at most 16.
    #[inline]
    pub const fn all(seats: u8) -> SeatSet {
        SeatSet(((1_u32 << seats) - 1) as u16)
    }

    /// Whether `seat` is one of them.
    #[inline]
    pub const fn contains(self, seat: Seat) -> bool {
        self.0 >> seat.0 & 1 == 1
    }

    /// Adds a seat.
    #[inline]
    pub fn insert(&mut self, seat: Seat) {
        self.0 |= 1 << seat.0;
    }

    /// Takes a seat away.
    #[inline]
    pub fn remove(&mut self, seat: Seat) {
        self.0 &= !(1 << seat.0);
    }

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

    /// The lowest of them.
    #[inline]
    pub fn first(self) -> Option<Seat> {
        (!self.is_empty()).then(|| Seat(self.0.trailing_zeros() as u8))
    }

    /// In seat order.
    #[inline]
    pub fn iter(self) -> SeatSetIter {
        SeatSetIter(self)
    }

    /// What part of a win that all of them share falls to a seat.
    ///
    /// ```
    /// use tabletop::{Seat, SeatSet};
    ///
    /// let winners: SeatSet = [Seat(0), Seat(2)].into_iter().collect();
    /// assert_eq!(winners.share(Seat(2)), 0.5);
    /// assert_eq!(winners.shares(3), [0.5, 0.0, 0.5]);
    /// ```
    pub fn share(self, seat: Seat) -> f32 {
        if self.contains(seat) { 1.0 / self.len() as f32 } else { 0.0 }
    }

    /// The [`share`](SeatSet::share) of each seat at a table with so many seats.
    pub fn shares(self, seats: u8) -> Vec<f32> {
        (0..seats).map(|seat| self.share(Seat(seat))).collect()
    }

    /// Those in both sets.
    #[inline]
    pub const fn and(self, other: SeatSet) -> SeatSet {
        SeatSet(self.0 & other.0)
    }

    /// Those in this set and not in the other.
    #[inline]
    pub const fn without(self, other: SeatSet) -> SeatSet {
        SeatSet(self.0 & !other.0)
    }
}

impl From<Seat> for SeatSet {
    #[inline]
    fn from(seat: Seat) -> SeatSet {
        SeatSet(1 << seat.0)
    }
}

/// The seats of a [`SeatSet`], in seat order.
#[derive(Clone, Debug)]
pub struct SeatSetIter(SeatSet);

impl Iterator for SeatSetIter {
    type Item = Seat;

    #[inline]
    fn next(&mut self) -> Option<Seat> {
        let seat = self.0.first()?;
        self.0.remove(seat);
        Some(seat)
    }
}

impl IntoIterator for SeatSet {
    type Item = Seat;
    type IntoIter = SeatSetIter;

    #[inline]
    fn into_iter(self) -> SeatSetIter {
        self.iter()
    }
}

impl FromIterator<Seat> for SeatSet {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> SeatSet {
        seats.into_iter().fold(SeatSet::EMPTY, |mut set, seat| {
            set.insert(seat);
            set
        })
    }
}

/// Whose eyes.
#[derive(Copy, Clone, Debug, Eq, PartialEq, Hash)]
pub enum Viewer {
    /// One seat's: its own secrets and what all can see.
    Seat(Seat),
    /// The public table's: watchers see no secret.
    Table,
    /// Everything laid open, for looking back at a finished match. Never used while it is played.
    Open,
}

impl Viewer {
    /// Whether these eyes see the secrets of `seat`.
    ///
    /// ```
    /// use tabletop::{Seat, Viewer};
    ///
    /// assert!(Viewer::Seat(Seat(1)).sees(Seat(1)));
    /// assert!(!Viewer::Seat(Seat(1)).sees(Seat(0)));
    /// assert!(!Viewer::Table.sees(Seat(0)));
    /// ```
    pub fn sees(self, seat: Seat) -> bool {
        match self {
            Viewer::Seat(own) => own == seat,
            Viewer::Table => false,
            Viewer::Open => true,
        }
    }
}
