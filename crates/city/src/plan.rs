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
    pub const NOWHERE: Place = Place(u16::MAX);

    /// The square, unless it is off the board.
    #[inline]
    pub fn on_board(self) -> Option<Place> {
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
    /// In Swedish.
    pub sv: String,
    /// In English.
    pub en: String,
}

/// [tp.board.map] A city as it was drawn.
#[derive(Clone, Debug, Eq, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Plan {
    /// What the city is called.
    pub name: Words,
    /// How many cells there are in a row.
    pub width: u8,
    /// How many rows there are.
    pub height: u8,
    /// What lies in every cell, row by row; squares that pieces stand on are [`Ground::Square`].
    pub ground: Vec<Ground>,
    /// By rows and then by columns: a [`Place`] is an index into this list.
    pub squares: Vec<Square>,
    /// The tram lines, by number.
    pub lines: Vec<Line>,
    /// The named streets, in the order of the file.
    pub streets: Vec<Street>,
    /// The names of the parts of the city.
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
    /// Lawns and trees.
    Park,
    /// The sea, a river or a lake.
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
    /// What stands there.
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

/// Where a square is, in words.
#[derive(Copy, Clone, Debug, Eq, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Address {
    /// An index into the plan's streets.
    pub street: u8,
    /// The house number.
    pub number: u8,
}

/// [tp.board.squares] What a square is.
#[derive(Copy, Clone, Debug, Eq, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "is", rename_all = "snake_case")]
pub enum Kind {
    /// Everybody walks here, and the car drives nowhere else.
    Street,
    /// [tp.board.station] One of the ten squares of the police house.
    House,
    /// [tp.board.loot] A bank.
    Bank {
        /// What it yields, in kronor.
        sum: u32,
    },
    /// [tp.board.loot] A post office.
    Post {
        /// What it yields, in kronor.
        sum: u32,
    },
    /// A telegraph station.
    Telegraph,
    /// The travel agency.
    Agency,
    /// [tp.board.dens] A thieves' den.
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
    /// By which it is known in the drawing and on the signs.
    pub number: u8,
    /// What it is called.
    pub name: Words,
    /// From one end to the other.
    pub stops: Vec<Place>,
    /// The street squares the tracks run over, from the first stop to the last.
    pub track: Vec<Place>,
}

/// A named street: a straight run of street squares.
#[derive(Clone, Debug, Eq, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Street {
    /// What it is called.
    pub name: Words,
    /// Its first square, where the house numbers begin.
    pub from: Place,
    /// Its last square.
    pub to: Place,
}

/// The name of a part of the city, written where it lies.
#[derive(Clone, Debug, Eq, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Quarter {
    /// What it is called.
    pub name: Words,
    /// The row of the cell the name is written around, counted from zero.
    pub row: u8,
    /// The column of that cell, counted from zero.
    pub column: u8,
}

impl Kind {
    /// [tp.board.offices] Banks, post offices, telegraph stations and the travel agency.
    #[inline]
    pub fn is_office(self) -> bool {
        matches!(self, Kind::Bank { .. } | Kind::Post { .. } | Kind::Telegraph | Kind::Agency)
    }

    /// [tp.board.escapes] The railway station, the airport and the harbour.
    #[inline]
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
    /// All squares.
    #[inline]
    pub fn places(&self) -> impl Iterator<Item = Place> + use<> {
        (0..self.squares.len() as u16).map(Place)
    }

    /// What there is to know about a square.
    #[inline]
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
