//! The position above the line of a script; see `script.rs`.

use crate::script::{Names, lines, number};
use city::read_map;
use tabletop::{Game, Seat, SeatSet};
use tjuv_och_polis::{
    Came, Car, Config, Edition, Fate, Map, Options, Plan, Setup, SetupMan, SetupThief, Stage, TjuvOchPolis,
};

/// The city of the tests.
const PROVSTAD: &str = include_str!("provstad.map");
/// The last street, and the same with its tram stop right in front of the corner quay.
const STOP: &str = "#......2........n";
const QUAY_STOP: &str = "#.......2.......n";

pub(crate) fn position_of(text: &str) -> (TjuvOchPolis, Plan) {
    let lines: Vec<Vec<&str>> = lines(text).collect();
    let of = |name: &str| lines.iter().find(|line| line[0] == name).map(|line| &line[1..]);
    let map = if of("quay-stop").is_some() { PROVSTAD.replace(STOP, QUAY_STOP) } else { PROVSTAD.to_owned() };
    let plan = read_map(&map).expect("the map is in order");
    let map = Map::Own(map);
    let config = Config { map, options: options(&lines) };
    let rules = of("rules").map_or(*TjuvOchPolis::RULES.end(), |line| number(line[0]));
    let start = TjuvOchPolis::new(&config, rules).expect("such a game can be played");
    if of("new").is_some() {
        return (start, plan);
    }
    let names = Names(plan);
    let setup = setup(&config.options, &lines, &names);
    (setup.position(&start).expect("the position can be set up"), names.0)
}

fn options(lines: &[Vec<&str>]) -> Options {
    let words: Vec<&str> = lines.iter().filter(|line| line[0] == "options").flatten().copied().collect();
    let has = |word: &str| words.contains(&word);
    let after = |word: &str| words.iter().skip_while(|it| **it != word).nth(1).copied();
    let thieves = lines.iter().filter(|line| line[0] == "thief").count() as u8;
    let police = after("police").map_or(Seat(0), |seat| Seat(number(seat)));
    Options {
        seats: after("seats").map_or(thieves + 1, number),
        police: (!has("lots")).then_some(police),
        edition: if has("ny") { Edition::Ny } else { Edition::Klassisk },
        guard: !has("unbound"),
        secret_money: has("secret"),
        long_game: has("long"),
        rounds: after("rounds").map(number),
        help: has("help"),
    }
}

fn setup(options: &Options, lines: &[Vec<&str>], names: &Names) -> Setup {
    let of = |name: &str| lines.iter().find(|line| line[0] == name).map(|line| &line[1..]);
    let count = |name: &str| of(name).map_or(0, |line| number(line[0]));
    let seats = options.seats;
    let police = options.police.expect("a position has a police");
    let absent = SetupMan { at: None, out: false, came: Came::OnFoot, guards: SeatSet::EMPTY, stays: 0 };
    let mut men = vec![absent; seats.into()];
    for line in lines.iter().filter(|line| line[0] == "man") {
        men[number::<usize>(line[1])] = man(&line[2..], names);
    }
    let outside_the_gate = names.0.doors(names.0.gate).next().expect("the gate lies at a street");
    let home = Car { head: names.0.gate, behind: outside_the_gate };
    let car = of("car");
    Setup {
        stage: Stage::Turn,
        police,
        turn: Seat(of("turn").map_or(police.0, |line| number(line[0]))),
        round: of("round").map_or(1, |line| number(line[0])),
        die: 0,
        moved_money: false,
        lots: Vec::new(),
        contending: SeatSet::EMPTY,
        men,
        car: Some(car.map_or(home, |line| names.car(line[0]))),
        car_stays: car.and_then(|line| after(line, "stays")).map_or(0, number),
        moved: None,
        police_money: count("money"),
        till: count("till"),
        thieves: lines
            .iter()
            .filter(|line| line[0] == "thief")
            .map(|line| thief(&line[1..], names))
            .collect(),
        arrests: Vec::new(),
        captive: None,
    }
}

fn man(words: &[&str], names: &Names) -> SetupMan {
    SetupMan {
        at: Some(names.place(words[0])),
        out: words.contains(&"out"),
        came: came(words),
        guards: all_after(words, "guards").map(|seat| Seat(number(seat))).collect(),
        stays: after(words, "stays").map_or(0, number),
    }
}

fn thief(words: &[&str], names: &Names) -> SetupThief {
    let has = |word: &str| words.contains(&word);
    let (at, fate) = match words[1] {
        "away" => (None, Fate::Away),
        place => (Some(names.place(place)), fate(words)),
    };
    let hidden = words.windows(3).filter(|three| three[0] == "hidden");
    SetupThief {
        seat: Seat(number(words[0])),
        at,
        fate,
        wanted: has("wanted"),
        arrests: after(words, "arrests").map_or(0, number),
        came: came(words),
        carried: after(words, "carries").map_or(0, number),
        hidden: hidden.map(|three| (names.place(three[1]), number(three[2]))).collect(),
    }
}

fn fate(words: &[&str]) -> Fate {
    match after(words, "prison") {
        Some(turns) => Fate::Prison { turns: number(turns) },
        None if words.contains(&"leaving") => Fate::Leaving,
        None if words.contains(&"out") => Fate::Out,
        None => Fate::Free,
    }
}

/// `rode 1`: came by line one; `changed`: by a second tram in a row.
fn came(words: &[&str]) -> Came {
    match after(words, "rode") {
        Some(line) => Came::ByLine(number(line)),
        None if words.contains(&"changed") => Came::ByChange,
        None => Came::OnFoot,
    }
}

fn after<'a>(words: &[&'a str], word: &str) -> Option<&'a str> {
    all_after(words, word).next()
}

/// The words that follow a word, each time it is said.
fn all_after<'a>(words: &[&'a str], word: &str) -> impl Iterator<Item = &'a str> {
    words.windows(2).filter(move |pair| pair[0] == word).map(|pair| pair[1])
}
