use crate::Place;

/// The most squares a city may have.
const SQUARES_MAX: usize = 1024;

/// A set of squares.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
pub struct Squares([u64; SQUARES_MAX / 64]);

impl Squares {
    /// The empty set.
    pub const NONE: Squares = Squares([0; SQUARES_MAX / 64]);

    /// Adds a square. [`Place::NOWHERE`] is none: it is never in the set.
    #[inline]
    pub fn insert(&mut self, place: Place) {
        if let Some(word) = self.0.get_mut(place.index() / 64) {
            *word |= 1 << (place.index() % 64);
        }
    }

    /// Whether a square is in the set.
    #[inline]
    pub fn contains(&self, place: Place) -> bool {
        self.0.get(place.index() / 64).is_some_and(|word| word >> (place.index() % 64) & 1 == 1)
    }
}

impl FromIterator<Place> for Squares {
    #[inline]
    fn from_iter<I: IntoIterator<Item = Place>>(places: I) -> Squares {
        let mut squares = Squares::NONE;
        places.into_iter().for_each(|place| squares.insert(place));
        squares
    }
}
