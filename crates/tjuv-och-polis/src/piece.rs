use serde::{Deserialize, Serialize};

/// A piece of the police. Policemen are counted from zero.
#[derive(Copy, Clone, Debug, Eq, PartialEq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Piece {
    /// A policeman.
    Man(u8),
    /// The radio car.
    Car,
}

/// [tp.tram.ride] [tp.tram.change] How a piece came to where it stands: what it may ride next depends on it.
#[derive(Copy, Clone, Debug, Default, Eq, PartialEq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Came {
    /// By the die, or it has not moved yet: any line may be ridden.
    #[default]
    OnFoot,
    /// By the line of this number: only another line may be ridden.
    ByLine(u8),
    /// By a second tram in a row: the next move is by the die.
    ByChange,
}

impl Came {
    /// Whether a line may be ridden next.
    #[inline]
    pub(crate) fn may_ride(self, line: u8) -> bool {
        match self {
            Came::OnFoot => true,
            Came::ByLine(taken) => taken != line,
            Came::ByChange => false,
        }
    }

    /// After riding a line.
    pub(crate) fn after(self, line: u8) -> Came {
        if self == Came::OnFoot { Came::ByLine(line) } else { Came::ByChange }
    }
}

/// A set of police pieces: a bit for each policeman, and one for the car.
#[derive(Copy, Clone, Debug, Default, Eq, PartialEq)]
pub(crate) struct Pieces(u8);

impl Pieces {
    pub(crate) const NONE: Pieces = Pieces(0);
    const CAR: u8 = 7;

    pub(crate) fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub(crate) fn insert(&mut self, piece: Piece) {
        self.0 |= 1 << Pieces::bit(piece);
    }

    pub(crate) fn remove(&mut self, piece: Piece) {
        self.0 &= !(1 << Pieces::bit(piece));
    }

    /// The car and so many policemen.
    #[inline]
    pub(crate) fn first_men(count: u8) -> Pieces {
        Pieces(((1 << count) - 1) | (1 << Pieces::CAR))
    }

    #[inline]
    pub(crate) fn has_man(self, man: u8) -> bool {
        man < Pieces::CAR && self.0 >> man & 1 == 1
    }

    pub(crate) fn has(self, piece: Piece) -> bool {
        match piece {
            Piece::Man(man) => self.has_man(man),
            Piece::Car => self.has_car(),
        }
    }

    #[inline]
    pub(crate) fn has_car(self) -> bool {
        self.0 >> Pieces::CAR & 1 == 1
    }

    /// The only piece of the set.
    pub(crate) fn only(self) -> Option<Piece> {
        (self.0.count_ones() == 1).then(|| self.iter().next()).flatten()
    }

    pub(crate) fn iter(self) -> impl Iterator<Item = Piece> {
        (0..=Pieces::CAR).filter(move |bit| self.0 >> bit & 1 == 1).map(|bit| match bit {
            Pieces::CAR => Piece::Car,
            man => Piece::Man(man),
        })
    }

    fn bit(piece: Piece) -> u8 {
        match piece {
            Piece::Man(man) => man,
            Piece::Car => Pieces::CAR,
        }
    }
}

impl FromIterator<Piece> for Pieces {
    fn from_iter<I: IntoIterator<Item = Piece>>(pieces: I) -> Pieces {
        let mut set = Pieces::NONE;
        pieces.into_iter().for_each(|piece| set.insert(piece));
        set
    }
}
