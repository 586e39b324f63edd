//! The second reader can fail: logs that no table may write.

use super::{
    games::{Which, all_games},
    steps::raw,
    truth::{There, Truth},
};
use life::{By, Entry, Laid, Life, Move, Record, Sitter, Time, TokenHash, What};
use protocol::{Clock, LuckKind, TableSettings, Wish};
use tabletop::{Bytes32, Number, Seat, SeatSet};

const A: Seat = Seat(0);
const B: Seat = Seat(1);
const NUMBER: Number = Number(Bytes32([3; 32]));

/// A log that is written entry by entry, and the reader who is shown it.
struct Forger {
    truth: Truth,
    latest: Record,
}

impl Forger {
    /// A match of two persons, just begun.
    fn begin() -> Forger {
        let person = |name: &str| Sitter::Person { name: name.to_owned(), token: TokenHash::of(name) };
        let clock = Clock::Bank { seconds: 600, top_up: 30 };
        let laid = Laid {
            id: "bord".into(),
            game: Which::Cuckoo.name().to_owned(),
            rules: Which::Cuckoo.rules(),
            options: Which::Cuckoo.options(2),
            settings: TableSettings { clock, ..TableSettings::default() },
            seats: vec![person("a"), person("b")],
            keeper: Some(A),
            invite: None,
            luck: LuckKind::Second,
            server_part: Bytes32([7; 32]),
            previous: None,
            retold: Vec::new(),
        };
        let log = Life::lay(all_games(), laid, &[], Time(10)).expect("it can be laid");
        let truth = Truth::new(all_games(), &log).expect("a table is laid");
        let mut forger = Forger { truth, latest: log[0].clone() };
        let commitment = NUMBER.commitment();
        for seat in [A, B] {
            forger.write(10, By::Person(seat), What::Committed { seat, commitment }).expect("it may");
        }
        forger.write(10, By::Host, What::Closed).expect("it may");
        for seat in [A, B] {
            forger.write(10, By::Person(seat), What::Revealed { seat, number: NUMBER }).expect("it may");
        }
        forger.write(10, By::Host, What::Began).expect("it may");
        forger
    }

    fn write(&mut self, at: u64, by: By, what: What) -> Result<(), String> {
        let record = Record::new(self.latest.digest, &Entry { at: Time(at), by, what });
        let there = There { seats: SeatSet::all(2), anybody: true, gone: &[Time(0); 2] };
        self.truth.append(&record, &there)?;
        self.latest = record;
        Ok(())
    }
}

/// When, by whom and what.
type Written = (u64, By, What);

fn moved(seat: Seat, kind: &str, cmd: &str) -> What {
    let action = raw(&format!(r#"{{"type":"{kind}"}}"#));
    What::Moved(Move { seat, cmd: Some(cmd.into()), lag: 0, action })
}

#[test]
fn a_log_that_no_table_may_write_is_not_believed() {
    let (a, b) = (By::Person(A), By::Person(B));
    let keep = |cmd| (11, a, moved(A, "keep", cmd));
    let forged: [(&str, Vec<Written>); 20] = [
        ("a bot moved for", vec![(11, By::Bot(A), moved(A, "keep", "1"))]),
        ("moved for", vec![(11, a, moved(B, "keep", "1"))]),
        ("the clock moved too early", vec![(11, By::Clock, moved(A, "keep", "1"))]),
        ("the clock chose", vec![(20_010, By::Clock, moved(A, "exchange", "1"))]),
        ("the host moved", vec![(11, By::Host, moved(A, "keep", "1"))]),
        ("stands twice in the log", vec![keep("1"), (11, a, What::Undone), keep("1")]),
        ("took back what", vec![keep("1"), (11, b, What::Undone)]),
        ("took back a draw", vec![(11, a, moved(A, "exchange", "1")), (11, a, What::Undone)]),
        (
            "took a decision back twice",
            vec![keep("1"), (11, a, What::Undone), keep("2"), (11, a, What::Undone)],
        ),
        ("nothing was done", vec![(11, a, What::Undone)]),
        ("the time of", vec![(11, By::Clock, What::StoodIn { seat: A })]),
        ("has not been gone", vec![(700_000, a, What::StoodIn { seat: B })]),
        ("nobody stood in", vec![(11, a, What::Returned { seat: A })]),
        ("time goes back", vec![(9, a, moved(A, "keep", "1"))]),
        ("began at the wrong time", vec![(11, By::Host, What::Began)]),
        ("not all want it", vec![(11, By::Host, What::Paused)]),
        (
            "not all want it",
            vec![
                (11, a, What::Wished { seat: A, wish: Wish::Pause, on: true }),
                (11, By::Host, What::Paused),
            ],
        ),
        ("a rematch before the end", vec![(11, a, What::Rematch { table: "nytt".into() })]),
        ("handed the table over", vec![(11, b, What::HandedOver { seat: B })]),
        ("hastened while somebody can act", vec![(11, a, What::Hastened)]),
    ];
    for (words, entries) in forged {
        let mut forger = Forger::begin();
        let count = entries.len();
        for (number, (at, by, what)) in (1..).zip(entries) {
            let written = forger.write(at, by, what);
            if number < count {
                written.expect("what stands before the forgery is in order");
            } else {
                let wrong = written.expect_err(words);
                assert!(wrong.contains(words), "{words}: {wrong}");
            }
        }
    }
}
