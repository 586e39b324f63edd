//! Whatever the file, the reader answers: with a plan that holds, or with faults that name places in the file.

use city::{Kind, MAX_MAP_BYTES, SHIPPED, read_map, shipped};
use std::num::NonZeroU32;
use tabletop::{Draw, QuickDice};

/// The characters and words that mean something, and some that do not.
const PIECES: &[&str] = &[
    "#",
    ".",
    "\"",
    "~",
    "=",
    "_",
    "+",
    "H",
    "D",
    "T",
    "R",
    "S",
    "A",
    "B",
    "a",
    "x",
    "ö",
    "1",
    "9",
    "0",
    "\n",
    " ",
    " / ",
    "\r\n",
    "\t",
    "\u{feff}",
    "\u{202e}",
    "é",
    "\u{1f695}",
    "\0",
    "map\n",
    "name",
    "line 1 ",
    "stop 1 2",
    "bank 5000",
    "street row 3 columns 2-9 ",
    "quarter 255 255 ",
    "99999999999999999999",
    "-",
    "spelbord map 1\n",
];

struct Mischief(QuickDice);

impl Mischief {
    fn below(&mut self, n: usize) -> usize {
        self.0.below(NonZeroU32::new(n as u32).unwrap()) as usize
    }

    fn piece(&mut self) -> &'static str {
        PIECES[self.below(PIECES.len())]
    }

    /// Puts in, takes out or overwrites a little somewhere.
    fn spoil(&mut self, text: &mut Vec<char>) {
        let at = self.below(text.len() + 1);
        let end = (at + self.below(4)).min(text.len());
        match self.below(5) {
            0 => drop(text.splice(at..at, self.piece().chars())),
            1 => drop(text.drain(at..end)),
            2 => text.truncate(at.max(text.len() / 2)),
            3 => {
                let copy = text[at..].iter().copied().take(80).collect::<Vec<_>>();
                text.splice(end..end, copy);
            }
            _ => drop(text.splice(at..end, self.piece().chars())),
        }
    }
}

/// Reads a text and looks at the answer; answers whether it is a map.
fn read(text: &str) -> bool {
    match read_map(text) {
        Ok(plan) => {
            assert_eq!(plan.ground.len(), usize::from(plan.width) * usize::from(plan.height));
            assert_eq!(plan.square(plan.gate).kind, Kind::Street);
            assert_eq!(plan.square(plan.gatehouse).kind, Kind::House);
            assert!(plan.places().all(|place| plan.neighbours(place).next().is_some()));
            true
        }
        Err(faults) => {
            assert!((1..=50).contains(&faults.len()));
            let lines: Vec<usize> = text.lines().map(|line| line.chars().count()).collect();
            for fault in &faults {
                // A fault may lie right behind the end of a line, where something is missing.
                let (line, column) = (usize::from(fault.line), usize::from(fault.column));
                let length = lines.get(line - 1).copied().unwrap_or_default();
                assert!(line <= lines.len().max(1) && (1..=length + 1).contains(&column), "{fault}\n{text}");
                assert!(!fault.to_string().is_empty());
            }
            assert!(faults.is_sorted_by_key(|fault| (fault.line, fault.column)));
            false
        }
    }
}

#[test]
fn spoiled_maps() {
    let mut mischief = Mischief(QuickDice::new(1941));
    let mut still_maps = 0;
    for round in 0..6_000 {
        let mut text: Vec<char> = shipped(SHIPPED[round % SHIPPED.len()]).unwrap().chars().collect();
        for _ in 0..=mischief.below(5) {
            mischief.spoil(&mut text);
        }
        still_maps += u32::from(read(&text.into_iter().collect::<String>()));
    }
    assert!((100..5_000).contains(&still_maps), "some do no harm, most do: {still_maps}");
}

#[test]
fn texts_of_meaningful_pieces() {
    let mut mischief = Mischief(QuickDice::new(1942));
    for _ in 0..3_000 {
        let mut text = String::from("spelbord map 1\nname Kaos / Chaos\n");
        for _ in 0..mischief.below(400) {
            text.push_str(mischief.piece());
        }
        read(&text);
    }
}

#[test]
fn drawings_at_random() {
    let mut mischief = Mischief(QuickDice::new(1943));
    for _ in 0..2_000 {
        let (width, height) = (1 + mischief.below(61), 1 + mischief.below(61));
        let mut text = String::from(
            "spelbord map 1\nname Kaos\nline 1 Kaos\nline 9 Kaos\na bank 1000\nx stop 1 9\nö den\nmap\n",
        );
        let pieces = 1 + mischief.below(18);
        for _ in 0..height {
            text.extend((0..width).map(|_| PIECES[mischief.below(pieces)]));
            text.push('\n');
        }
        read(&text);
    }
}

#[test]
fn bytes_at_random() {
    let mut mischief = Mischief(QuickDice::new(1944));
    for _ in 0..2_000 {
        let length = mischief.below(600);
        let bytes: Vec<u8> = (0..length).map(|_| mischief.below(256) as u8).collect();
        assert!(!read(&String::from_utf8_lossy(&bytes)));
    }
}

#[test]
fn the_largest_files() {
    for piece in PIECES {
        let header = "spelbord map 1\nname Kaos\nmap\n";
        for start in ["", "spelbord map 1\n", header] {
            let mut text = start.to_owned();
            while text.len() + piece.len() <= MAX_MAP_BYTES {
                text.push_str(piece);
            }
            assert!(!read(&text));
        }
    }
    let legend: String = (0..1100).map(|_| "a bank 1000\n").collect();
    assert!(!read(&format!("spelbord map 1\nname Kaos\n{legend}map\n{}", "aaaa\n".repeat(60))));
}
