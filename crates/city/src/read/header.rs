//! The lines above the drawing.

use super::{
    Faults, Mark,
    legend::{self, Entry},
    line::Line,
};
use crate::{
    fault::{Form, Wrong},
    plan::{Quarter, Words},
};

const FIRST_LINE: &str = "spelbord map 1";

/// How many streets, and how many quarters, can have names.
const MAX_NAMES: u8 = 99;

/// Rows and columns beyond any drawing.
const FAR_AWAY: u32 = 255;

#[derive(Default)]
pub(super) struct Header<'a> {
    pub(super) name: Option<(Words, Mark)>,
    pub(super) lines: Vec<TramLine>,
    pub(super) legend: Vec<Entry>,
    pub(super) streets: Vec<NamedStreet>,
    pub(super) quarters: Vec<(Quarter, Mark)>,
    /// Where the line `map` stands.
    pub(super) map: Option<Mark>,
    /// The lines below it.
    pub(super) drawing: Vec<&'a str>,
    /// Whether every line could be understood.
    pub(super) is_clear: bool,
}

pub(super) struct TramLine {
    pub(super) number: u8,
    pub(super) name: Words,
    pub(super) at: Mark,
}

/// A street and where it was said to run, in rows and columns counted from one.
pub(super) struct NamedStreet {
    pub(super) name: Words,
    pub(super) is_row: bool,
    pub(super) number: u8,
    pub(super) part: Option<(u8, u8)>,
    pub(super) at: Mark,
}

/// Reads the header; none if the file is no map at all, or has no drawing.
pub(super) fn read<'a>(text: &'a str, faults: &mut Faults) -> Option<Header<'a>> {
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    let mut lines = text.lines();
    if Line::new(lines.next().unwrap_or_default(), 1).rest() != FIRST_LINE {
        faults.add(Mark { line: 1, column: 1 }, Wrong::FirstLine);
        return None;
    }
    let mut header = Header { is_clear: true, ..Header::default() };
    let mut number = 1;
    for text in lines.by_ref() {
        number += 1;
        let line = Line::new(text, number);
        if !line.is_empty() && header.take(line, faults).is_none() {
            header.is_clear = false;
        }
        if header.map.is_some() {
            break;
        }
    }
    header.drawing = lines.map(str::trim_end).collect();
    while header.drawing.last().is_some_and(|line| line.is_empty()) {
        header.drawing.pop();
    }
    if header.name.is_none() && header.is_clear {
        faults.add(Mark { line: 1, column: 1 }, Wrong::NameMissing);
    }
    if header.drawing.is_empty() {
        faults.add(header.map.unwrap_or(Mark { line: number, column: 1 }), Wrong::MapMissing);
        return None;
    }
    Some(header)
}

impl Header<'_> {
    /// Takes one line in; none if it could not be understood.
    fn take(&mut self, mut line: Line<'_>, faults: &mut Faults) -> Option<()> {
        let at = line.at();
        match line.word()? {
            "name" => {
                said_once(self.name.iter().map(|(_, first)| *first).next(), at, faults);
                self.name = Some((line.words(faults), at));
            }
            "line" => self.tram_line(at, line, faults)?,
            "street" => self.street(at, line, faults)?,
            "quarter" => self.quarter(at, line, faults)?,
            "map" => {
                self.map = Some(at);
                line.part(Form::Map, faults, |line| line.is_empty().then_some(()))?;
            }
            word => {
                let Some(letter) = legend::letter(word) else {
                    faults.add(at, Wrong::UnknownWord);
                    return None;
                };
                let entry = legend::read(letter, at, line, faults)?;
                let before = self.legend.iter().find(|other| other.letter == letter);
                said_once(before.map(|other| other.at), at, faults);
                self.legend.push(entry);
            }
        }
        Some(())
    }

    fn tram_line(&mut self, at: Mark, mut line: Line<'_>, faults: &mut Faults) -> Option<()> {
        let number = line.part(Form::Line, faults, line_number)?;
        let before = self.lines.iter().find(|other| other.number == number);
        said_once(before.map(|other| other.at), at, faults);
        self.lines.push(TramLine { number, name: line.words(faults), at });
        Some(())
    }

    fn street(&mut self, at: Mark, mut line: Line<'_>, faults: &mut Faults) -> Option<()> {
        let is_row = line.part(Form::Street, faults, |line| match line.word()? {
            "row" => Some(true),
            "column" => Some(false),
            _ => None,
        })?;
        let number = line.part(Form::Street, faults, coordinate)?;
        let mut part = None;
        if line.eat(if is_row { "columns" } else { "rows" }) {
            part = Some(line.part(Form::Street, faults, |line| {
                let (from, to) = line.range()?;
                Some((within_reach(from)?, within_reach(to)?))
            })?);
        }
        let name = line.words(faults);
        let before = self.streets.iter().find(|other| other.name.sv == name.sv || other.name.en == name.en);
        said_once(before.map(|other| other.at), at, faults);
        if has_room(self.streets.len(), at, faults) {
            self.streets.push(NamedStreet { name, is_row, number, part, at });
        }
        Some(())
    }

    fn quarter(&mut self, at: Mark, mut line: Line<'_>, faults: &mut Faults) -> Option<()> {
        let row = line.part(Form::Quarter, faults, coordinate)? - 1;
        let column = line.part(Form::Quarter, faults, coordinate)? - 1;
        let name = line.words(faults);
        if has_room(self.quarters.len(), at, faults) {
            self.quarters.push((Quarter { name, row, column }, at));
        }
        Some(())
    }
}

/// [tp.board.trams] The number of a tram line.
pub(super) fn line_number(line: &mut Line<'_>) -> Option<u8> {
    line.number().filter(|number| (1..=9).contains(number)).map(|number| number as u8)
}

/// A row or a column, counted from one.
fn coordinate(line: &mut Line<'_>) -> Option<u8> {
    line.number().and_then(within_reach)
}

fn within_reach(number: u32) -> Option<u8> {
    (1..=FAR_AWAY).contains(&number).then_some(number as u8)
}

fn said_once(before: Option<Mark>, at: Mark, faults: &mut Faults) {
    if let Some(before) = before {
        faults.add(at, Wrong::Twice { first: before.line });
    }
}

fn has_room(named: usize, at: Mark, faults: &mut Faults) -> bool {
    let has_room = named < usize::from(MAX_NAMES);
    if !has_room {
        faults.add(at, Wrong::TooManyNames { max: MAX_NAMES });
    }
    has_room
}
