//! The lines above the drawing.

use super::{Faults, Spot, line::Line};
use crate::city::{
    fault::{Form, Wrong},
    plan::{Kind, Quarter, Words},
};

const FIRST_LINE: &str = "spelbord map 1";

/// How many streets, and how many quarters, can have names.
const MAX_NAMES: u8 = 99;

/// Rows and columns beyond any drawing.
const FAR_AWAY: u32 = 255;

const MAX_SUM: u32 = 100_000;
const THOUSAND: u32 = 1000;

#[derive(Default)]
pub(super) struct Header<'a> {
    pub name: Option<(Words, Spot)>,
    pub lines: Vec<TramLine>,
    pub legend: Vec<Entry>,
    pub streets: Vec<NamedStreet>,
    pub quarters: Vec<(Quarter, Spot)>,
    /// Where the line `map` stands.
    pub map: Option<Spot>,
    /// The lines below it.
    pub drawing: Vec<&'a str>,
    /// Whether every line could be understood.
    pub is_clear: bool,
}

pub(super) struct TramLine {
    pub number: u8,
    pub name: Words,
    pub at: Spot,
}

/// What a letter stands for.
pub(super) struct Entry {
    pub letter: char,
    pub meaning: Meaning,
    pub name: Option<Words>,
    pub at: Spot,
}

pub(super) enum Meaning {
    Place(Kind),
    /// The lines that meet at a stop, in order.
    Stop(Vec<u8>),
}

/// A street and where it was said to run, in rows and columns counted from one.
pub(super) struct NamedStreet {
    pub name: Words,
    pub is_row: bool,
    pub number: u8,
    pub part: Option<(u8, u8)>,
    pub at: Spot,
}

/// Reads the header; none if the file is no map at all, or has no drawing.
pub(super) fn read<'a>(text: &'a str, faults: &mut Faults) -> Option<Header<'a>> {
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    let mut lines = text.lines();
    if Line::new(lines.next().unwrap_or_default(), 1).rest() != FIRST_LINE {
        faults.add(Spot { line: 1, column: 1 }, Wrong::FirstLine);
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
        faults.add(Spot { line: 1, column: 1 }, Wrong::NameMissing);
        header.is_clear = false;
    }
    if header.drawing.is_empty() {
        faults.add(header.map.unwrap_or(Spot { line: number, column: 1 }), Wrong::MapMissing);
        return None;
    }
    Some(header)
}

impl Header<'_> {
    /// Takes one line in; none if it could not be understood.
    fn take(&mut self, mut line: Line<'_>, faults: &mut Faults) -> Option<()> {
        let at = line.at();
        let word = line.word()?;
        let mut letters = word.chars();
        match (word, letters.next(), letters.next()) {
            ("name", ..) => {
                let name = line.words(faults)?;
                said_once(self.name.iter().map(|(_, first)| *first).next(), at, faults);
                self.name = Some((name, at));
            }
            ("line", ..) => self.tram_line(at, line, faults)?,
            ("street", ..) => self.street(at, line, faults)?,
            ("quarter", ..) => self.quarter(at, line, faults)?,
            ("map", ..) => {
                self.map = Some(at);
                understood(line.is_empty().then_some(()), Form::Map, line.at(), faults)?;
            }
            (_, Some(letter), None) if is_letter(letter) || capital(letter).is_some() => {
                self.entry(letter, at, line, faults)?;
            }
            _ => {
                faults.add(at, Wrong::UnknownWord);
                return None;
            }
        }
        Some(())
    }

    fn tram_line(&mut self, at: Spot, mut line: Line<'_>, faults: &mut Faults) -> Option<()> {
        let number = understood(line.number().filter(|n| (1..=9).contains(n)), Form::Line, at, faults)? as u8;
        let name = line.words(faults)?;
        let before = self.lines.iter().find(|other| other.number == number);
        said_once(before.map(|other| other.at), at, faults);
        self.lines.push(TramLine { number, name, at });
        Some(())
    }

    fn street(&mut self, at: Spot, mut line: Line<'_>, faults: &mut Faults) -> Option<()> {
        let mut place = || {
            let is_row = line.eat("row");
            if !is_row && !line.eat("column") {
                return None;
            }
            let number = within_reach(line.number()?)?;
            let mut part = None;
            if line.eat(if is_row { "columns" } else { "rows" }) {
                let (from, to) = line.range()?;
                part = Some((within_reach(from)?, within_reach(to)?));
            }
            Some((is_row, number, part, line))
        };
        let (is_row, number, part, line) = understood(place(), Form::Street, at, faults)?;
        let name = line.words(faults)?;
        let before = self.streets.iter().find(|other| other.name.sv == name.sv || other.name.en == name.en);
        said_once(before.map(|other| other.at), at, faults);
        room_for_names(self.streets.len(), at, faults)?;
        self.streets.push(NamedStreet { name, is_row, number, part, at });
        Some(())
    }

    fn quarter(&mut self, at: Spot, mut line: Line<'_>, faults: &mut Faults) -> Option<()> {
        let mut place = || Some((within_reach(line.number()?)?, within_reach(line.number()?)?, line));
        let (row, column, line) = understood(place(), Form::Quarter, at, faults)?;
        let name = line.words(faults)?;
        room_for_names(self.quarters.len(), at, faults)?;
        self.quarters.push((Quarter { name, row: row - 1, column: column - 1 }, at));
        Some(())
    }

    /// A line of the legend.
    fn entry(&mut self, letter: char, at: Spot, mut line: Line<'_>, faults: &mut Faults) -> Option<()> {
        let mut meaning = meaning(&mut line, at, faults)?;
        if let Some(kind) = capital(letter) {
            let same = matches!(meaning, Meaning::Place(other) if other == kind).then_some(meaning);
            meaning = understood(same, Form::Place, at, faults)?;
        }
        let name = if line.is_empty() { None } else { Some(line.words(faults)?) };
        let before = self.legend.iter().find(|other| other.letter == letter);
        said_once(before.map(|other| other.at), at, faults);
        self.legend.push(Entry { letter, meaning, name, at });
        Some(())
    }
}

/// Whether the legend says what a letter means.
pub(super) fn is_letter(letter: char) -> bool {
    matches!(letter, 'a'..='z' | 'å' | 'ä' | 'ö')
}

/// What a capital letter always means. The legend may add a name.
pub(super) fn capital(letter: char) -> Option<Kind> {
    Some(match letter {
        'D' => Kind::Den,
        'T' => Kind::Telegraph,
        'R' => Kind::Agency,
        'S' => Kind::Station,
        'A' => Kind::Airport,
        'B' => Kind::Harbour,
        _ => return None,
    })
}

fn meaning(line: &mut Line<'_>, at: Spot, faults: &mut Faults) -> Option<Meaning> {
    let word = understood(line.word(), Form::Place, at, faults)?;
    Some(Meaning::Place(match word {
        "bank" => Kind::Bank { sum: sum(line, at, faults)? },
        "post" => Kind::Post { sum: sum(line, at, faults)? },
        "telegraph" => Kind::Telegraph,
        "agency" => Kind::Agency,
        "den" => Kind::Den,
        "station" => Kind::Station,
        "airport" => Kind::Airport,
        "harbour" => Kind::Harbour,
        "stop" => return understood(stop(line), Form::Stop, at, faults).map(Meaning::Stop),
        _ => return understood(None, Form::Place, at, faults),
    }))
}

fn sum(line: &mut Line<'_>, at: Spot, faults: &mut Faults) -> Option<u32> {
    let here = line.at();
    let sum = understood(line.number(), Form::Loot, at, faults)?;
    if sum == 0 || sum > MAX_SUM || sum % THOUSAND != 0 {
        faults.add(here, Wrong::Sum { max: MAX_SUM });
    }
    Some(sum)
}

/// [tp.board.trams] The lines of a stop: one, or two different ones.
fn stop(line: &mut Line<'_>) -> Option<Vec<u8>> {
    let mut lines = Vec::new();
    while !line.is_empty() {
        let number = line.number().filter(|number| (1..=9).contains(number))? as u8;
        if lines.contains(&number) || lines.len() == 2 {
            return None;
        }
        lines.push(number);
    }
    lines.sort_unstable();
    (!lines.is_empty()).then_some(lines)
}

fn within_reach(number: u32) -> Option<u8> {
    (1..=FAR_AWAY).contains(&number).then_some(number as u8)
}

fn understood<T>(part: Option<T>, form: Form, at: Spot, faults: &mut Faults) -> Option<T> {
    if part.is_none() {
        faults.add(at, Wrong::Malformed { form });
    }
    part
}

fn said_once(before: Option<Spot>, at: Spot, faults: &mut Faults) {
    if let Some(before) = before {
        faults.add(at, Wrong::Twice { first: before.line });
    }
}

fn room_for_names(named: usize, at: Spot, faults: &mut Faults) -> Option<()> {
    if named >= usize::from(MAX_NAMES) {
        faults.add(at, Wrong::TooManyNames { max: MAX_NAMES });
        return None;
    }
    Some(())
}
