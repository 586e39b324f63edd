//! The legend: what the letters in the drawing mean.

use super::{Faults, Mark, header::line_number, line::Line};
use crate::{
    fault::{Form, Wrong},
    plan::{Kind, Words},
};

const MAX_SUM: u32 = 100_000;
const THOUSAND: u32 = 1000;

/// [tp.board.trams] The most lines that meet at a stop.
const MAX_LINES: usize = 2;

/// What a letter stands for.
pub(super) struct Entry {
    pub(super) letter: char,
    pub(super) meaning: Meaning,
    pub(super) name: Option<Words>,
    pub(super) at: Mark,
}

pub(super) enum Meaning {
    Place(Kind),
    /// The lines that stop here, in order.
    Stop(Vec<u8>),
}

/// The letter that a line of the legend begins with, if it is one.
pub(super) fn letter(word: &str) -> Option<char> {
    let mut letters = word.chars();
    let letter = letters.next().filter(|&letter| is_small(letter) || capital(letter).is_some());
    letter.filter(|_| letters.next().is_none())
}

/// Whether the legend must say what a letter means.
pub(super) fn is_small(letter: char) -> bool {
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

/// Reads the rest of a line of the legend; none if it could not be understood.
pub(super) fn read(letter: char, at: Mark, mut line: Line<'_>, faults: &mut Faults) -> Option<Entry> {
    let word = line.part(Form::Place, faults, |line| kind(line.word()?, letter))?;
    let meaning = match word {
        Word::Bank => Meaning::Place(Kind::Bank { sum: sum(&mut line, faults)? }),
        Word::Post => Meaning::Place(Kind::Post { sum: sum(&mut line, faults)? }),
        Word::Stop => Meaning::Stop(stop(&mut line, faults)?),
        Word::Place(kind) => Meaning::Place(kind),
    };
    let name = (!line.is_empty()).then(|| line.words(faults));
    Some(Entry { letter, meaning, name, at })
}

/// What a letter can be said to be; banks, post offices and stops need numbers as well.
enum Word {
    Bank,
    Post,
    Stop,
    Place(Kind),
}

fn kind(word: &str, letter: char) -> Option<Word> {
    let kind = match word {
        "bank" => Word::Bank,
        "post" => Word::Post,
        "stop" => Word::Stop,
        "telegraph" => Word::Place(Kind::Telegraph),
        "agency" => Word::Place(Kind::Agency),
        "den" => Word::Place(Kind::Den),
        "station" => Word::Place(Kind::Station),
        "airport" => Word::Place(Kind::Airport),
        "harbour" => Word::Place(Kind::Harbour),
        _ => return None,
    };
    match (capital(letter), kind) {
        (None, kind) => Some(kind),
        (Some(fixed), Word::Place(said)) if fixed == said => Some(Word::Place(said)),
        (Some(_), _) => None,
    }
}

/// [tp.board.loot] A sum of money.
fn sum(line: &mut Line<'_>, faults: &mut Faults) -> Option<u32> {
    let at = line.at();
    let sum = line.part(Form::Loot, faults, Line::number)?;
    if sum == 0 || sum > MAX_SUM || !sum.is_multiple_of(THOUSAND) {
        faults.add(at, Wrong::Sum { max: MAX_SUM });
    }
    Some(sum)
}

/// [tp.board.trams] The lines of a stop: one, or two different ones. A stop has no name but its address.
fn stop(line: &mut Line<'_>, faults: &mut Faults) -> Option<Vec<u8>> {
    let mut lines = vec![line.part(Form::Stop, faults, line_number)?];
    while !line.is_empty() {
        let at = line.at();
        let number = line.part(Form::Stop, faults, line_number)?;
        if lines.len() == MAX_LINES || lines.contains(&number) {
            faults.add(at, Wrong::StopLines { most: MAX_LINES as u8 });
            return None;
        }
        lines.push(number);
    }
    lines.sort_unstable();
    Some(lines)
}
