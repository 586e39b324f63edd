//! The drawing of a city: what a map file says once it has been found to be in order. `docs/maps.md` describes the
//! file.

use serde::Serialize;
use std::fmt;

/// A square of the city, counted from zero by rows and then by columns.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Serialize, serde::Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Place(pub u16);

impl Place {
    /// Off the board.
    pub(crate) const NOWHERE: Place = Place(u16::MAX);

    /// The square, unless it is off the board.
    pub(crate) fn on_board(self) -> Option<Place> {
        (self != Place::NOWHERE).then_some(self)
    }

    /// For looking into lists with one entry per square.
    #[inline]
    pub fn index(self) -> usize {
        usize::from(self.0)
    }
}

impl fmt::Debug for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "#{}", self.0)
    }
}

/// The same words in both languages.
#[derive(Clone, Debug, Eq, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Words {
    pub sv: String,
    pub en: String,
}

/// [tp.board.map] A city as it was drawn.
#[derive(Clone, Debug, Eq, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Plan {
    pub name: Words,
    pub width: u8,
    pub height: u8,
    /// What lies in every cell, row by row; squares that pieces stand on are [`Ground::Square`].
    pub ground: Vec<Ground>,
    /// By rows and then by columns: a [`Place`] is an index into this list.
    pub squares: Vec<Square>,
    /// The tram lines, by number.
    pub lines: Vec<Line>,
    pub streets: Vec<Street>,
    pub quarters: Vec<Quarter>,
    /// [tp.board.station] The street square right in front of the gate of the police house.
    pub gate: Place,
    /// The square of the police house behind the gate.
    pub gatehouse: Place,
}

/// What a cell of the drawing is.
#[derive(Copy, Clone, Debug, Eq, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Ground {
    /// A square that pieces can stand on.
    Square,
    /// Houses.
    Block,
    Park,
    Water,
    /// Rails around the railway station.
    Railway,
    /// Grass and runway around the airport.
    Airfield,
}

/// [tp.board.squares] One square of the board.
#[derive(Clone, Debug, Eq, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Square {
    pub kind: Kind,
    /// Counted from zero, from the top.
    pub row: u8,
    /// Counted from zero, from the left.
    pub column: u8,
    /// [tp.board.trams] The numbers of the lines that stop here, at most two.
    pub lines: Vec<u8>,
    /// What the place is called: the name of an office, a den, an escape. None in the streets and the police house.
    pub name: Option<Words>,
    /// The address: an index into the plan's streets, and a house number along it. Squares beside the street have
    /// the address of the street square in front of them.
    pub address: Option<Address>,
}

#[derive(Copy, Clone, Debug, Eq, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Address {
    pub street: u8,
    pub number: u8,
}

#[derive(Copy, Clone, Debug, Eq, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "is", rename_all = "snake_case")]
pub enum Kind {
    Street,
    /// [tp.board.station] One of the ten squares of the police house.
    House,
    /// [tp.board.loot] With the sum it yields, in kronor.
    Bank {
        sum: u32,
    },
    Post {
        sum: u32,
    },
    Telegraph,
    Agency,
    Den,
    /// [tp.board.escapes] The railway station, upper left.
    Station,
    /// The airport, upper right.
    Airport,
    /// One of the two squares of the harbour, at the bottom.
    Harbour,
}

/// A tram line and its stops, in the order they lie along the line.
#[derive(Clone, Debug, Eq, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Line {
    pub number: u8,
    pub name: Words,
    pub stops: Vec<Place>,
    /// The street squares the tracks run over, from the first stop to the last.
    pub track: Vec<Place>,
}

/// A named street: a straight run of street squares.
#[derive(Clone, Debug, Eq, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Street {
    pub name: Words,
    pub from: Place,
    pub to: Place,
}

/// The name of a part of the city, written where it lies.
#[derive(Clone, Debug, Eq, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Quarter {
    pub name: Words,
    pub row: u8,
    pub column: u8,
}

impl Kind {
    /// [tp.board.offices] Banks, post offices, telegraph stations and the travel agency.
    pub fn is_office(self) -> bool {
        matches!(self, Kind::Bank { .. } | Kind::Post { .. } | Kind::Telegraph | Kind::Agency)
    }

    pub fn is_escape(self) -> bool {
        matches!(self, Kind::Station | Kind::Airport | Kind::Harbour)
    }

    /// Whether one can step from a square of this kind to one of the other that lies beside it. Everything opens onto
    /// the street, and the squares of the police house onto each other; there are walls between all the rest.
    pub fn opens_onto(self, other: Kind) -> bool {
        self == Kind::Street || other == Kind::Street || (self == Kind::House && other == Kind::House)
    }
}

impl Plan {
    pub fn places(&self) -> impl Iterator<Item = Place> + use<> {
        (0..self.squares.len() as u16).map(Place)
    }

    pub fn square(&self, place: Place) -> &Square {
        &self.squares[place.index()]
    }

    /// The square at a row and a column, if there is one.
    pub fn at(&self, row: u8, column: u8) -> Option<Place> {
        let found = self.squares.binary_search_by_key(&(row, column), |square| (square.row, square.column));
        found.ok().map(|index| Place(index as u16))
    }

    /// [tp.board.squares] The squares one can step to: joined by a side, never diagonally. Up, left, right, down.
    pub fn neighbours(&self, place: Place) -> impl Iterator<Item = Place> + use<'_> {
        let here = self.square(place);
        let (row, column) = (here.row, here.column);
        let beside = [
            row.checked_sub(1).map(|row| (row, column)),
            column.checked_sub(1).map(|column| (row, column)),
            Some((row, column + 1)),
            Some((row + 1, column)),
        ];
        beside
            .into_iter()
            .flatten()
            .filter_map(|(row, column)| self.at(row, column))
            .filter(move |&other| here.kind.opens_onto(self.square(other).kind))
    }

    /// [tp.board.offices] The street squares in front of a square beside the street.
    pub fn doors(&self, place: Place) -> impl Iterator<Item = Place> + use<'_> {
        self.neighbours(place).filter(|&front| self.square(front).kind == Kind::Street)
    }
}
