//! Every fault of a map file is found where it is.

use city::{Feature, Form, MAX_MAP_BYTES, MapFault, Wrong, read_map};

/// A map with nothing to spare. The tests change lines of it, by number.
const GOOD: [&str; 19] = [
    "spelbord map 1",
    "name Provstad / Testville",
    "line 1 Linjen / The Line",
    "line 2 Banan / The Track",
    "a bank 5000 Banken / The Bank",
    "p post 1000",
    "x stop 1 2",
    "street row 2 Gatan / The Street",
    "quarter 1 8 Norr / North",
    "map",
    "=S=####___A_#",
    "#.....1.....#",
    "#.##a##.#T#.D",
    "#.#p###.###.#",
    "#.+....x....#",
    "#.HHHHH.#R#.#",
    "#.HHHHH.###.#",
    "#.2.....1.2.#",
    "~~B~~~~~~B~~~",
];

/// The good map with some lines written anew; a new line may be several, or none.
fn changed(lines: &[(usize, &str)]) -> String {
    let mut text = GOOD.map(|line| format!("{line}\n"));
    for &(number, line) in lines {
        text[number - 1] = if line.is_empty() { String::new() } else { format!("{line}\n") };
    }
    text.concat()
}

/// Reads a text that must have exactly these faults.
#[track_caller]
fn expect(text: &str, faults: &[(u16, u16, Wrong)]) {
    let expected: Vec<MapFault> = faults
        .iter()
        .map(|(line, column, what)| MapFault { line: *line, column: *column, what: what.clone() })
        .collect();
    assert_eq!(read_map(text).unwrap_err(), expected, "\n{text}");
}

#[track_caller]
fn faulty(lines: &[(usize, &str)], faults: &[(u16, u16, Wrong)]) {
    expect(&changed(lines), faults);
}

fn count(of: Feature, found: u16, least: u16, most: u16) -> Wrong {
    Wrong::Count { of, found, least, most }
}

#[test]
fn the_good_map_is_good() {
    let plan = read_map(&changed(&[])).unwrap();
    assert_eq!((plan.width, plan.height), (13, 9));
    assert_eq!((plan.lines.len(), plan.lines[0].stops.len()), (2, 3));
}

#[test]
fn what_editors_leave_behind_does_no_harm() {
    let plan = read_map(&changed(&[])).unwrap();
    let windows = changed(&[]).replace('\n', "\r\n");
    let marked = format!("\u{feff}{}\n \n\n", changed(&[]).replace("#\n", "#  \n"));
    let commented = changed(&[(6, "  p\tpost  1000   # a comment\n\n# another")]);
    for text in [windows, marked, commented] {
        assert_eq!(read_map(&text).as_ref(), Ok(&plan), "{text}");
    }
}

#[test]
fn the_file() {
    let large = format!("{}#{}", changed(&[]), "#".repeat(MAX_MAP_BYTES));
    expect(&large, &[(1, 1, Wrong::TooLarge { max: MAX_MAP_BYTES as u32 })]);
    for first in ["spelbord map 2", "Dear diary,", "spelbord  map 1"] {
        faulty(&[(1, first)], &[(1, 1, Wrong::FirstLine)]);
    }
    expect("", &[(1, 1, Wrong::FirstLine)]);
    expect("spelbord map 1", &[(1, 1, Wrong::NameMissing), (1, 1, Wrong::MapMissing)]);
    let header = GOOD[..10].join("\n");
    expect(&header, &[(10, 1, Wrong::MapMissing)]);
    expect(&format!("{header}\n\n  \n"), &[(10, 1, Wrong::MapMissing)]);
    faulty(&[(2, "# no name")], &[(1, 1, Wrong::NameMissing)]);
}

#[test]
fn lines_that_mean_nothing() {
    faulty(&[(4, "tram 2 Banan")], &[(4, 1, Wrong::UnknownWord)]);
    faulty(&[(4, "  Line 2 Banan")], &[(4, 3, Wrong::UnknownWord)]);
    for (number, line, column, form) in [
        (4, "line ten Banan", 6, Form::Line),
        (4, "line 0 Banan", 6, Form::Line),
        (4, "line", 5, Form::Line),
        (5, "a bank much", 8, Form::Loot),
        (5, "a bank -5000", 8, Form::Loot),
        (5, "a shop 5000", 3, Form::Place),
        (5, "a", 2, Form::Place),
        (5, "S den Fel / Wrong", 3, Form::Place),
        (5, "D bank 5000", 3, Form::Place),
        (7, "x stop", 7, Form::Stop),
        (7, "x stop 1 A", 10, Form::Stop),
        (8, "street diagonal 2 Gatan", 8, Form::Street),
        (8, "street row 0 Gatan", 12, Form::Street),
        (8, "street row 2 columns 3 Gatan", 22, Form::Street),
        (9, "quarter 1 Norr", 11, Form::Quarter),
        (10, "map of the city", 5, Form::Map),
    ] {
        faulty(&[(number, line)], &[(number as u16, column, Wrong::Malformed { form })]);
    }
}

#[test]
fn names() {
    let bad = || Wrong::BadText { max: 40 };
    faulty(&[(2, "name")], &[(2, 5, bad())]);
    faulty(&[(2, &format!("name {}", "å".repeat(41)))], &[(2, 6, bad())]);
    faulty(&[(2, &format!("name Stad / {}", "o".repeat(41)))], &[(2, 6, bad())]);
    assert!(read_map(&changed(&[(2, &format!("name {}", "å".repeat(40)))])).is_ok());
    for hidden in ['\u{0}', '\u{7f}', '\u{200b}', '\u{202e}', '\u{2066}', '\u{e0041}'] {
        faulty(&[(3, &format!("line 1 Lin{hidden}jen"))], &[(3, 8, bad())]);
    }
}

#[test]
fn things_said_twice() {
    let twice = |first| Wrong::Twice { first };
    faulty(&[(3, "line 1 Linjen\nname Annan / Other")], &[(4, 1, twice(2))]);
    faulty(&[(3, "line 1 Linjen\nline 1 Banan")], &[(4, 1, twice(3))]);
    faulty(&[(6, "p post 1000\n  p den")], &[(7, 3, twice(6))]);
    faulty(&[(9, "street column 2 Gatan / Other")], &[(9, 1, twice(8))]);
}

#[test]
fn names_are_not_without_number() {
    let quarters = |number: usize| vec!["quarter 1 1 Norr"; number].join("\n");
    assert!(read_map(&changed(&[(9, &quarters(99))])).is_ok());
    faulty(&[(9, &quarters(100))], &[(9 + 99, 1, Wrong::TooManyNames { max: 99 })]);
}

#[test]
fn the_legend() {
    let sum = || Wrong::Sum { max: 100_000 };
    for wrong in ["0", "1500", "999", "101000", "99999999999"] {
        faulty(&[(5, &format!("a bank {wrong} Banken"))], &[(5, 8, sum())]);
    }
    for right in ["1000", "100000"] {
        assert!(read_map(&changed(&[(5, &format!("a bank {right}"))])).is_ok());
    }
    faulty(&[(7, "x stop 1 2 1")], &[(7, 12, Wrong::StopLines { most: 2 })]);
    faulty(&[(7, "x stop 1 1")], &[(7, 10, Wrong::StopLines { most: 2 })]);
    faulty(&[(6, "p post 1000\nz den Tomt / Empty")], &[(7, 1, Wrong::LetterUnused)]);
    faulty(&[(13, "#.##a##.#z#.D")], &[(13, 10, Wrong::LetterUnknown)]);
}

#[test]
fn the_shape_of_the_drawing() {
    faulty(&[(13, "#.##a##.#T#.")], &[(13, 13, Wrong::Uneven { length: 12, width: 13 })]);
    faulty(&[(13, "#.##a##.#T#.D#")], &[(13, 14, Wrong::Uneven { length: 14, width: 13 })]);
    // When the first line is the odd one, the first is to blame.
    faulty(&[(11, "=S=####___A_")], &[(11, 13, Wrong::Uneven { length: 12, width: 13 })]);
    let header = GOOD[..10].join("\n");
    let drawn = |width: usize, height: usize, cell: &str| {
        format!("{header}\n{}", format!("{}\n", cell.repeat(width)).repeat(height))
    };
    let unused = |number| (number, 1, Wrong::LetterUnused);
    expect(&drawn(61, 9, "#"), &[(11, 61, Wrong::MapTooLarge { max: 60 })]);
    expect(&drawn(9, 61, "#"), &[(71, 1, Wrong::MapTooLarge { max: 60 })]);
    expect(
        &drawn(40, 40, "."),
        &[unused(5), unused(6), unused(7), (11 + 25, 1, Wrong::TooManySquares { max: 1000 })],
    );
    for unknown in ["?", " ", "Å", "0", "é", "\u{1f46e}", "\u{0}"] {
        let line = format!("#.##a##.#T{unknown}.D");
        faulty(&[(13, &line)], &[(13, 11, Wrong::UnknownCharacter)]);
    }
}

#[test]
fn trams() {
    let stops = |tram, stops| Wrong::LineStops { tram, stops, least: 2, most: 12 };
    faulty(&[(12, "#.....3.....#")], &[(12, 7, Wrong::LineUnknown { tram: 3 })]);
    faulty(&[(7, "x stop 2 5")], &[(15, 8, Wrong::LineUnknown { tram: 5 })]);
    faulty(&[(4, "line 2 Banan\nline 7 Ingen / None")], &[(5, 1, stops(7, 0))]);
    faulty(&[(12, "#...........#"), (18, "#.2.......2.#")], &[(3, 1, stops(1, 1))]);
    faulty(&[(12, "#11111111111#")], &[(3, 1, stops(1, 13))]);
    let none =
        [(3, ""), (4, ""), (7, ""), (12, "#...........#"), (15, "#.+.........#"), (18, "#...........#")];
    assert!(read_map(&changed(&none)).unwrap().lines.is_empty(), "a city without trams");
}

#[test]
fn named_streets_and_quarters() {
    for (number, line, what) in [
        (8, "street row 10 Gatan", Wrong::Outside),
        (8, "street column 14 Gatan", Wrong::Outside),
        (8, "street row 2 columns 3-14 Gatan", Wrong::Outside),
        (8, "street row 2 columns 1-5 Gatan", Wrong::NoStreet),
        (8, "street row 2 columns 5-3 Gatan", Wrong::NoStreet),
        (8, "street row 3 Gatan", Wrong::NoStreet),
        (8, "street row 1 Gatan", Wrong::NoStreet),
        (9, "quarter 10 1 Norr", Wrong::Outside),
        (9, "quarter 1 14 Norr", Wrong::Outside),
    ] {
        faulty(&[(number, line)], &[(number as u16, 1, what)]);
    }
}

#[test]
fn streets() {
    faulty(&[(12, "#.#...1.....#")], &[(12, 2, Wrong::DeadEnd), (12, 4, Wrong::DeadEnd)]);
    faulty(&[(13, "#..#a##.#T#.D")], &[(12, 2, Wrong::TooWide)]);
    // The harbour touches the ring, but nobody walks through it.
    let ring = "~~B~~~~~~B~~~\n#...#########\n#.#.#########\n#...#########";
    faulty(&[(19, ring)], &[(20, 2, Wrong::Unreachable { squares: 8 })]);
}

#[test]
fn doors() {
    let doors = |doors| Wrong::OfficeDoors { doors };
    faulty(&[(13, "#.##aa#.#T#.D"), (14, "#.#p###.###.#"), (11, "=S=####___A_a")], &[(11, 13, doors(0))]);
    faulty(
        &[(15, "#.+....x...p#")],
        &[(14, 12, Wrong::DeadEnd), (15, 11, Wrong::DeadEnd), (15, 12, doors(3)), (16, 12, Wrong::DeadEnd)],
    );
    faulty(&[(19, "~~B~~~~~~~~~B")], &[(19, 13, Wrong::NoDoor)]);
    faulty(&[(19, "~~B~~~~~~B~~D")], &[(19, 13, Wrong::NoDoor)]);
}

#[test]
fn how_many_of_each() {
    let missing = |of, found, least, most| [(10, 1, count(of, found, least, most))];
    faulty(&[(15, "#......x....#")], &missing(Feature::Gate, 0, 1, 1));
    faulty(&[(15, "#.++...x....#")], &[(15, 4, count(Feature::Gate, 2, 1, 1))]);
    faulty(&[(17, "#.HHHH#.###.#")], &missing(Feature::House, 9, 10, 10));
    faulty(
        &[(14, "#.#p#H#.###.#")],
        &[(16, 3, Wrong::HouseSplit), (17, 7, count(Feature::House, 11, 10, 10))],
    );
    faulty(&[(11, "=======___A_#")], &missing(Feature::Station, 0, 1, 1));
    faulty(&[(11, "=S=S###___A_#")], &[(11, 4, count(Feature::Station, 2, 1, 1))]);
    faulty(&[(11, "=S=####_____#")], &missing(Feature::Airport, 0, 1, 1));
    faulty(&[(11, "=S=####_A_A_#")], &[(11, 11, count(Feature::Airport, 2, 1, 1))]);
    faulty(&[(19, "~~B~~~~~~~~~~")], &missing(Feature::Harbour, 1, 2, 2));
    faulty(&[(19, "~~B~B~~~~B~~~")], &[(19, 10, count(Feature::Harbour, 3, 2, 2))]);
    faulty(&[(16, "#.HHHHH.###.#")], &missing(Feature::Agency, 0, 1, 1));
    faulty(&[(16, "#.HHHHH.#RR.#")], &[(16, 11, count(Feature::Agency, 2, 1, 1))]);
    faulty(&[(13, "#.##a##.###.D")], &missing(Feature::Telegraph, 0, 1, 50));
    faulty(&[(13, "#.##a##.#T#.#")], &missing(Feature::Den, 0, 1, 8));
    faulty(&[(11, "=S=DDDDDDDA_#"), (13, "D.##a##.#T#.D")], &[(13, 13, count(Feature::Den, 9, 1, 8))]);
    faulty(
        &[(5, ""), (6, ""), (13, "#.#####.#T#.D"), (14, "#.#####.###.#")],
        &[(8, 1, count(Feature::Loot, 0, 1, 50))],
    );
}

#[test]
fn where_things_belong() {
    let misplaced = |of| Wrong::Misplaced { of };
    faulty(
        &[(11, "=A=####___S_#")],
        &[(11, 2, misplaced(Feature::Airport)), (11, 11, misplaced(Feature::Station))],
    );
    faulty(&[(13, "B.##a##.#T#.D"), (19, "~~B~~~~~~~~~~")], &[(13, 1, misplaced(Feature::Harbour))]);
    // The row in the middle belongs to both halves.
    assert!(read_map(&changed(&[(15, "B.+....x....#"), (19, "~~B~~~~~~~~~~")])).is_ok());
    assert!(read_map(&changed(&[(11, "===####___A_#"), (15, "S.+....x....#")])).is_ok());
}

#[test]
fn the_police_house() {
    faulty(&[(16, "#.HHHHH.HR#.#"), (17, "#.HHHH#.###.#")], &[(16, 9, Wrong::HouseSplit)]);
    faulty(&[(12, "#..+..1.....#"), (15, "#......x....#")], &[(12, 4, Wrong::GateAside { houses: 0 })]);
    faulty(
        &[(14, "#.Hp###.###.#"), (17, "#.HHHH#.###.#")],
        &[(15, 3, Wrong::GateAside { houses: 2 }), (16, 3, Wrong::HouseSplit)],
    );
}

#[test]
fn many_faults_at_once_in_the_order_of_the_file() {
    faulty(
        &[
            (2, ""),
            (5, "a bank 5001"),
            (9, "quarter 99 1 Norr"),
            (12, "#.#...1.....#"),
            (19, "~~B~~~~~~~~~~"),
        ],
        &[
            (1, 1, Wrong::NameMissing),
            (4, 8, Wrong::Sum { max: 100_000 }),
            (8, 1, Wrong::Outside),
            (9, 1, count(Feature::Harbour, 1, 2, 2)),
            (11, 2, Wrong::DeadEnd),
            (11, 4, Wrong::DeadEnd),
        ],
    );
    let puzzle = "?".repeat(13);
    let faults = read_map(&changed(&[13, 14, 15, 16].map(|line| (line, &*puzzle))));
    assert_eq!(faults.unwrap_err().len(), 50, "nobody reads more");
}

#[test]
fn faults_for_people_and_for_the_page() {
    let faults = read_map(&changed(&[(12, "#.#...1.....#")])).unwrap_err();
    assert_eq!(
        faults[0].to_string(),
        "line 12, column 2: a dead-end street; every street square needs two others beside it"
    );
    let faults = read_map(&changed(&[(17, "#.HHHH#.###.#")])).unwrap_err();
    assert_eq!(faults[0].to_string(), "line 10, column 1: squares of the police house: 9 instead of 10");
    assert_eq!(
        serde_json::to_value(&faults[0]).unwrap(),
        serde_json::json!({
            "line": 10, "column": 1, "fault": "count", "of": "house", "found": 9, "least": 10, "most": 10,
        })
    );
    // The particulars of a fault must not hide where it is.
    let faults = read_map(&changed(&[(12, "#.....3.....#")])).unwrap_err();
    assert_eq!(
        serde_json::to_string(&faults).unwrap(),
        r#"[{"line":12,"column":7,"fault":"line_unknown","tram":3}]"#
    );
}
