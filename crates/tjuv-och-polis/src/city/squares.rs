use super::Place;

/// The most squares a city may have.
pub(crate) const SQUARES_MAX: usize = 1024;

/// A set of squares.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
pub(crate) struct Squares([u64; SQUARES_MAX / 64]);

impl Squares {
    pub(crate) const NONE: Squares = Squares([0; SQUARES_MAX / 64]);

    /// [`Place::NOWHERE`] is no square: it is never in the set.
    #[inline]
    pub(crate) fn insert(&mut self, place: Place) {
        if let Some(word) = self.0.get_mut(place.index() / 64) {
            *word |= 1 << (place.index() % 64);
        }
    }

    #[inline]
    pub(crate) fn contains(&self, place: Place) -> bool {
        self.0.get(place.index() / 64).is_some_and(|word| word >> (place.index() % 64) & 1 == 1)
    }
}

impl FromIterator<Place> for Squares {
    fn from_iter<I: IntoIterator<Item = Place>>(places: I) -> Squares {
        let mut squares = Squares::NONE;
        places.into_iter().for_each(|place| squares.insert(place));
        squares
    }
}
