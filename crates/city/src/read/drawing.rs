//! The drawing: every character a cell.

use super::{
    Faults, Mark, Sheet,
    header::Header,
    legend::{Meaning, capital, is_small},
};
use crate::{
    fault::Wrong,
    plan::{Ground, Kind, Place, Plan, Square, Words},
};

/// The most cells in a row or a column.
const MAX_SIDE: usize = 60;

const MAX_SQUARES: usize = 1000;

/// What one character says.
enum Cell {
    Ground(Ground),
    Square { kind: Kind, lines: Vec<u8>, name: Option<Words> },
}

/// Reads the drawing; none if it is too faulty to look for faults in what it shows.
pub(super) fn read(header: &Header<'_>, faults: &mut Faults) -> Option<(Plan, Sheet)> {
    let map = header.map?;
    let (width, height) = size(header, map, faults)?;
    let (mut ground, mut squares, mut gates) = (Vec::new(), Vec::new(), Vec::new());
    let mut is_clear = true;
    for (row, line) in header.drawing.iter().enumerate() {
        for (column, letter) in line.chars().enumerate() {
            let at = Mark { line: map.line + 1 + row as u16, column: 1 + column as u16 };
            let Some(cell) = cell(letter, header, at, faults) else {
                is_clear = false;
                continue;
            };
            if letter == '+' {
                gates.push(Place(squares.len() as u16));
            }
            ground.push(match cell {
                Cell::Ground(ground) => ground,
                Cell::Square { kind, lines, name } => {
                    let (row, column) = (row as u8, column as u8);
                    squares.push(Square { kind, row, column, lines, name, address: None });
                    if squares.len() == MAX_SQUARES + 1 {
                        faults.add(at, Wrong::TooManySquares { max: MAX_SQUARES as u16 });
                        is_clear = false;
                    }
                    Ground::Square
                }
            });
        }
    }
    for entry in &header.legend {
        if !header.drawing.iter().any(|line| line.contains(entry.letter)) {
            faults.add(entry.at, Wrong::LetterUnused);
        }
    }
    // A city without a name has been blamed already.
    let name =
        header.name.as_ref().map_or(Words { sv: String::new(), en: String::new() }, |(name, _)| name.clone());
    let plan = Plan {
        name,
        width,
        height,
        ground,
        squares,
        lines: Vec::new(),
        streets: Vec::new(),
        quarters: Vec::new(),
        // Nobody knows yet whether there is a gate.
        gate: Place(0),
        gatehouse: Place(0),
    };
    is_clear.then_some((plan, Sheet { map, gates }))
}

/// The width and height of the drawing, if all its lines are of one length.
fn size(header: &Header<'_>, map: Mark, faults: &mut Faults) -> Option<(u8, u8)> {
    let lengths: Vec<usize> = header.drawing.iter().map(|line| line.chars().count()).collect();
    let (width, height) = (commonest(&lengths), lengths.len());
    if width > MAX_SIDE || height > MAX_SIDE {
        // The first cell that is too much.
        let wide = lengths.iter().position(|&length| length > MAX_SIDE).unwrap_or(height);
        let (down, right) = if wide < MAX_SIDE { (wide, MAX_SIDE) } else { (MAX_SIDE, 0) };
        let at = Mark { line: map.line + 1 + down as u16, column: 1 + right as u16 };
        faults.add(at, Wrong::MapTooLarge { max: MAX_SIDE as u8 });
        return None;
    }
    let mut is_even = true;
    for (length, line) in lengths.into_iter().zip(map.line + 1..) {
        if length != width {
            // The first character missing, or the first too many.
            let at = Mark { line, column: 1 + length.min(width) as u16 };
            faults.add(at, Wrong::Uneven { length: length as u16, width: width as u16 });
            is_even = false;
        }
    }
    is_even.then_some((width as u8, height as u8))
}

/// The length that most lines have: it is the others that are blamed.
fn commonest(lengths: &[usize]) -> usize {
    let mut sorted = lengths.to_vec();
    sorted.sort_unstable();
    let same = sorted.chunk_by(|one, next| one == next);
    same.max_by_key(|same| same.len()).map_or(0, |same| same[0])
}

fn cell(letter: char, header: &Header<'_>, at: Mark, faults: &mut Faults) -> Option<Cell> {
    let entry = header.legend.iter().find(|entry| entry.letter == letter);
    let name = entry.and_then(|entry| entry.name.clone());
    let square = |kind| Cell::Square { kind, lines: Vec::new(), name: name.clone() };
    if let Some(kind) = capital(letter) {
        return Some(square(kind));
    }
    Some(match letter {
        '#' => Cell::Ground(Ground::Block),
        '"' => Cell::Ground(Ground::Park),
        '~' => Cell::Ground(Ground::Water),
        '=' => Cell::Ground(Ground::Railway),
        '_' => Cell::Ground(Ground::Airfield),
        '.' | '+' => square(Kind::Street),
        'H' => square(Kind::House),
        '1'..='9' => stop(vec![letter as u8 - b'0'], header, at, faults),
        _ if is_small(letter) => match entry.map(|entry| &entry.meaning) {
            Some(Meaning::Place(kind)) => square(*kind),
            Some(Meaning::Stop(lines)) => stop(lines.clone(), header, at, faults),
            None => {
                // A line that was not understood may have explained it.
                if header.is_clear {
                    faults.add(at, Wrong::LetterUnknown);
                }
                return None;
            }
        },
        _ => {
            faults.add(at, Wrong::UnknownCharacter);
            return None;
        }
    })
}

/// A street square where trams stop.
fn stop(lines: Vec<u8>, header: &Header<'_>, at: Mark, faults: &mut Faults) -> Cell {
    for &line in &lines {
        if header.is_clear && !header.lines.iter().any(|known| known.number == line) {
            faults.add(at, Wrong::LineUnknown { tram: line });
        }
    }
    Cell::Square { kind: Kind::Street, lines, name: None }
}
