//! What can be wrong with a map file.

use serde::Serialize;
use std::fmt;

/// One fault, and where in the file it is. Lines and columns are counted from one, columns in characters.
#[derive(Clone, Debug, Eq, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct MapFault {
    /// The line of the file.
    pub line: u16,
    /// The character in that line.
    pub column: u16,
    /// What is wrong there.
    #[serde(flatten)]
    pub what: Wrong,
}

/// The kinds of faults: first those of the text, then those of the drawing.
#[derive(Clone, Debug, Eq, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "fault", rename_all = "snake_case")]
pub enum Wrong {
    /// The file has more bytes than a map may have.
    TooLarge {
        /// So many are allowed.
        max: u32,
    },
    /// The file does not begin as map files do.
    FirstLine,
    /// A line of the header begins with a word that means nothing.
    UnknownWord,
    /// A line of the header has the right first word and goes on wrongly.
    Malformed {
        /// How such a line is written.
        form: Form,
    },
    /// A name is empty or too long, or holds characters that cannot be seen.
    BadText {
        /// So many characters are allowed.
        max: u8,
    },
    /// Something is said again that an earlier line has said.
    Twice {
        /// The line that said it first.
        first: u16,
    },
    /// More streets or quarters have names than a map can keep.
    TooManyNames {
        /// So many of each are allowed.
        max: u8,
    },
    /// A sum is not whole thousands, or nothing, or too much.
    Sum {
        /// The largest sum.
        max: u32,
    },
    /// At a stop too many lines meet, or the same line twice.
    StopLines {
        /// So many lines may meet.
        most: u8,
    },
    /// The legend explains a letter that the drawing does not have.
    LetterUnused,
    /// There is no line `name`.
    NameMissing,
    /// There is no line `map`, or nothing is drawn below it.
    MapMissing,
    /// A line of the drawing is not as long as most are.
    Uneven {
        /// How long the line is.
        length: u16,
        /// How long most are.
        width: u16,
    },
    /// The drawing is too wide or too high.
    MapTooLarge {
        /// So many cells are allowed each way.
        max: u8,
    },
    /// The drawing has too many squares that pieces can stand on.
    TooManySquares {
        /// So many are allowed.
        max: u16,
    },
    /// A character that means nothing in a drawing.
    UnknownCharacter,
    /// A letter that the legend does not explain.
    LetterUnknown,
    /// A stop of a line that the header does not name.
    LineUnknown {
        /// The number of the line.
        tram: u8,
    },
    /// A tram line with too few stops or too many.
    LineStops {
        /// The number of the line.
        tram: u8,
        /// How many it has.
        stops: u16,
        /// The fewest allowed.
        least: u8,
        /// The most allowed.
        most: u8,
    },
    /// A named street or a quarter lies outside the drawing.
    Outside,
    /// Where a street has been named there is none.
    NoStreet,
    /// A street square with fewer than two others beside it.
    DeadEnd,
    /// Four street squares in a square; this is the upper left one.
    TooWide,
    /// The first of so many street squares that no street joins with the gate.
    Unreachable {
        /// How many there are.
        squares: u16,
    },
    /// An office with no door, or more than two.
    OfficeDoors {
        /// How many it has.
        doors: u8,
    },
    /// A den or an escape square without a street in front of it.
    NoDoor,
    /// Too few of something, or too many.
    Count {
        /// Of what.
        of: Feature,
        /// How many there are.
        found: u16,
        /// The fewest allowed.
        least: u16,
        /// The most allowed.
        most: u16,
    },
    /// An escape square in the wrong part of the city.
    Misplaced {
        /// Which one.
        of: Feature,
    },
    /// The squares of the police house do not all hang together.
    HouseSplit,
    /// Not exactly one square of the police house lies beside the gate.
    GateAside {
        /// How many lie there.
        houses: u8,
    },
}

/// The lines a header can have.
#[derive(Copy, Clone, Debug, Eq, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Form {
    /// A tram line.
    Line,
    /// A letter for a bank or a post office.
    Loot,
    /// A letter for any other place.
    Place,
    /// A letter for a stop of two lines.
    Stop,
    /// The name of a street.
    Street,
    /// The name of a quarter.
    Quarter,
    /// The line above the drawing.
    Map,
}

/// What a city needs in certain numbers.
#[derive(Copy, Clone, Debug, Eq, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Feature {
    /// Squares of the police house.
    House,
    /// Its gate onto the street.
    Gate,
    /// The railway station.
    Station,
    /// The airport.
    Airport,
    /// The squares of the harbour.
    Harbour,
    /// The travel agency.
    Agency,
    /// Telegraph stations.
    Telegraph,
    /// Thieves' dens.
    Den,
    /// Banks and post offices.
    Loot,
}

impl fmt::Display for MapFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}, column {}: {}", self.line, self.column, self.what)
    }
}

impl fmt::Display for Wrong {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Wrong::TooLarge { max } => write!(f, "the file is too large; {max} bytes are the most"),
            Wrong::FirstLine => write!(f, "the first line of a map file is `spelbord map 1`"),
            Wrong::UnknownWord => write!(f, "no line begins with this word"),
            Wrong::Malformed { form } => write!(f, "such a line is written `{form}`"),
            Wrong::BadText { max } => write!(f, "a name has 1 to {max} characters, all of them visible"),
            Wrong::Twice { first } => write!(f, "this was already said in line {first}"),
            Wrong::TooManyNames { max } => write!(f, "at most {max} streets and {max} quarters have names"),
            Wrong::Sum { max } => write!(f, "a sum is whole thousands, from 1000 to {max}"),
            Wrong::StopLines { most } => write!(f, "at most {most} lines meet at a stop, and different ones"),
            Wrong::LetterUnused => write!(f, "the map does not have this letter"),
            Wrong::NameMissing => write!(f, "the city has no name; a line `name …` is missing"),
            Wrong::MapMissing => write!(f, "a line `map` with the drawing below it is missing"),
            Wrong::Uneven { length, width } => {
                write!(f, "this line has {length} characters, but the map is {width} wide")
            }
            Wrong::MapTooLarge { max } => write!(f, "a map is at most {max} wide and {max} high"),
            Wrong::TooManySquares { max } => write!(f, "a map has at most {max} squares"),
            Wrong::UnknownCharacter => write!(f, "an unknown character"),
            Wrong::LetterUnknown => write!(f, "the legend does not explain this letter"),
            Wrong::LineUnknown { tram } => write!(f, "there is no line `line {tram} …` in the header"),
            Wrong::LineStops { tram, stops, least, most } => {
                write!(f, "tram line {tram} has {stops} stops instead of {least} to {most}")
            }
            Wrong::Outside => write!(f, "this lies outside the map"),
            Wrong::NoStreet => write!(f, "there is no unbroken street here"),
            Wrong::DeadEnd => write!(f, "a dead-end street; every street square needs two others beside it"),
            Wrong::TooWide => write!(f, "a street is one square wide, never two by two"),
            Wrong::Unreachable { squares } => {
                write!(f, "no street leads here from the gate (to {squares} squares in all)")
            }
            Wrong::OfficeDoors { doors } => {
                write!(f, "an office has one or two street squares at its sides, not {doors}")
            }
            Wrong::NoDoor => write!(f, "no street leads here"),
            Wrong::Count { of, found, least, most } if least == most => {
                write!(f, "{of}: {found} instead of {least}")
            }
            Wrong::Count { of, found, least, most } => {
                write!(f, "{of}: {found} instead of {least} to {most}")
            }
            Wrong::Misplaced { of } => f.write_str(match of {
                Feature::Station => "the railway station belongs in the upper left quarter",
                Feature::Airport => "the airport belongs in the upper right quarter",
                Feature::Harbour => "the harbour belongs in the lower half",
                Feature::House
                | Feature::Gate
                | Feature::Agency
                | Feature::Telegraph
                | Feature::Den
                | Feature::Loot => "this does not belong here",
            }),
            Wrong::HouseSplit => write!(f, "the squares of the police house do not hang together"),
            Wrong::GateAside { houses } => {
                write!(f, "the gate `+` has one square of the police house beside it, not {houses}")
            }
        }
    }
}

impl fmt::Display for Form {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Form::Line => "line 1 Name",
            Form::Loot => "a bank 5000 Name",
            Form::Place => "d den Name",
            Form::Stop => "x stop 1 2",
            Form::Street => "street row 3 columns 2-14 Name",
            Form::Quarter => "quarter 3 7 Name",
            Form::Map => "map",
        })
    }
}

impl fmt::Display for Feature {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Feature::House => "squares of the police house",
            Feature::Gate => "gates",
            Feature::Station => "railway stations",
            Feature::Airport => "airports",
            Feature::Harbour => "harbour squares",
            Feature::Agency => "travel agencies",
            Feature::Telegraph => "telegraph stations",
            Feature::Den => "dens",
            Feature::Loot => "banks and post offices",
        })
    }
}
