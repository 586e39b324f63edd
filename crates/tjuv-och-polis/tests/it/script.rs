//! Positions and plays written as a text, and what came of it.
//!
//! The city is `provstad.map`. A square is called by its name in the map, or by column and row: `c4`; `#999` is a number
//! that no square has. The car is called by its head and the square behind it: `h7/g7`.
//!
//! Above the line, the position: `turn 1`, `options ny long secret rounds 5`, `round 3`, `till 4000`, `money 2000`,
//! `man 0 d5 guards 1`, `man 1 c2 stays 2`, `car h7/g7`, `thief 1 bank wanted carries 3000 hidden west-den 2000`,
//! `thief 2 d5 prison 3 arrests 1`, `thief 3 away`, `thief 4 e5 out`, `man 2 e6 out`. Policemen who are not named are
//! not in the game; seat 0 is the police. With `quay-stop` a tram stops right in front of the corner quay. It is played by the newest rules, or by those of `rules 2`. Or, for a game from its beginning, only `new` and the options.
//!
//! Below it, what is tried: `1 walk c4`, `0 march 2 c4`, `0 drive h7/g7`; `die 4` or `nature` where nature moves, and
//! `0 throw 4` for throwing and what comes of it (the throw itself is not told again). `look` tells how all stands, and `eyes 2` or `eyes table` whose eyes
//! see it from there on.

use crate::script_position::position_of;
use expect_test::Expect;
use serde_json::json;
use std::{fmt::Write, str::FromStr};
use tabletop::{Game, Hidden, Next, Refusal as _, Seat, Viewer};
use tjuv_och_polis::{Action, Car, Event, Piece, Place, Plan, Refusal, TjuvOchPolis};

/// Runs a script, and compares everything that happened.
pub(crate) fn check(script: &str, expected: Expect) {
    expected.assert_eq(&played(script));
}

/// Everything that happened in a script.
pub(crate) fn played(script: &str) -> String {
    let (position, plays) = script.split_once("---").expect("a line of --- between position and plays");
    let (game, plan) = position_of(position);
    let mut run = Run { game, names: Names(plan), eyes: Viewer::Open, out: String::new() };
    for line in lines(plays) {
        writeln!(run.out, "{}", line.join(" ")).unwrap();
        run.line(&line);
    }
    let summary = run.summary();
    writeln!(run.out, "{summary}").unwrap();
    run.out
}

pub(crate) fn lines(text: &str) -> impl Iterator<Item = Vec<&str>> {
    text.lines().map(|line| line.split_whitespace().collect()).filter(|words: &Vec<_>| !words.is_empty())
}

pub(crate) fn number<T: FromStr<Err: std::fmt::Debug>>(word: &str) -> T {
    word.parse().unwrap_or_else(|_| panic!("no number: {word}"))
}

/// What the squares of a city are called.
pub(crate) struct Names(pub(crate) Plan);

impl Names {
    pub(crate) fn name(&self, place: Place) -> String {
        let Some(square) = self.0.squares.get(place.index()) else { return format!("#{}", place.0) };
        match &square.name {
            Some(name) => name.en.clone(),
            None => format!("{}{}", char::from(b'a' + square.column), square.row + 1),
        }
    }

    pub(crate) fn place(&self, name: &str) -> Place {
        if let Some(unknown) = name.strip_prefix('#') {
            return Place(number(unknown));
        }
        let found = self.0.places().find(|&place| self.name(place) == name);
        found.unwrap_or_else(|| panic!("no square: {name}"))
    }

    pub(crate) fn car(&self, name: &str) -> Car {
        let (head, behind) = name.split_once('/').expect("a car is two squares");
        Car { head: self.place(head), behind: self.place(behind) }
    }

    /// A JSON text with the squares called by their names.
    fn in_words(&self, json: &str) -> String {
        let mut words = String::new();
        let mut rest = json;
        while let Some(colon) = rest.find(':') {
            let (key, value) = rest.split_at(colon + 1);
            words += key;
            rest = value;
            let keys = ["at", "to", "from", "den", "head", "behind", "gate", "path"];
            if keys.iter().any(|name| key.ends_with(&format!("\"{name}\":"))) {
                let end = rest.find(['}', ']', '"']).unwrap_or(rest.len());
                let numbers = rest[..end].trim_start_matches('[').trim_end_matches(',');
                let named = numbers.split(',').map(|it| format!("\"{}\"", self.name(Place(number(it)))));
                let named: Vec<String> = named.collect();
                words += &rest[..end].replacen(numbers, &named.join(","), 1);
                rest = &rest[end..];
            }
        }
        words + rest
    }
}

struct Run {
    game: TjuvOchPolis,
    names: Names,
    eyes: Viewer,
    out: String,
}

impl Run {
    fn line(&mut self, line: &[&str]) {
        let mut events = Vec::new();
        match line {
            ["look"] => return self.look(),
            ["eyes", "table"] => self.eyes = Viewer::Table,
            ["eyes", seat] => self.eyes = Viewer::Seat(Seat(number(seat))),
            ["nature"] => {
                assert_eq!(self.outcomes(), 1, "nature has a choice here");
                self.game.chance(0, &mut events);
            }
            ["die", die] => self.die(die, &mut events),
            [seat, verb @ ("throw" | "try_escape"), die] => {
                let action = self.action(&[verb]);
                if let Err(refusal) = self.game.play(Seat(number(seat)), &action, &mut events) {
                    return self.tell_refusal(&refusal);
                }
                self.die(die, &mut events);
                events.retain(|event| !matches!(event, Event::Threw { .. }));
            }
            [seat, action @ ..] => {
                let action = self.action(action);
                if let Err(refusal) = self.game.play(Seat(number(seat)), &action, &mut events) {
                    self.tell_refusal(&refusal);
                }
            }
            [] => unreachable!("empty lines are left out"),
        }
        events.iter().for_each(|event| self.tell(event));
    }

    fn die(&mut self, die: &str, events: &mut Vec<Event>) {
        assert_eq!(self.outcomes(), 6, "nobody throws here");
        self.game.chance(number::<u32>(die) - 1, events);
    }

    fn outcomes(&self) -> u32 {
        match self.game.next() {
            Next::Chance(of) => of.get(),
            Next::Seats(_) | Next::Over(_) => 0,
        }
    }

    fn action(&self, words: &[&str]) -> Action {
        let place = |word: &str| self.names.place(word);
        let (verb, object) = words.split_first().expect("something to do");
        let action = match (*verb, object) {
            (_, []) => json!({ "do": verb }),
            ("march" | "send_by_tram", [man, to]) => {
                json!({ "do": verb, "man": number::<u8>(man), "to": place(to) })
            }
            ("drive" | "car_home" | "place_car", [car]) => {
                let Car { head, behind } = self.names.car(car);
                json!({ "do": verb, "head": head, "behind": behind })
            }
            ("walk" | "ride", [to]) => json!({ "do": verb, "to": place(to) }),
            ("hide_part" | "fetch_part", [amount]) => json!({ "do": verb, "amount": number::<u32>(amount) }),
            ("take", ["car"]) => json!({ "do": verb, "by": Piece::Car }),
            ("take", [man]) => json!({ "do": verb, "by": Piece::Man(number(man)) }),
            ("choose_den", [den]) => json!({ "do": verb, "den": place(den) }),
            (_, [at]) => json!({ "do": verb, "at": place(at) }),
            _ => panic!("no action: {words:?}"),
        };
        serde_json::from_value(action).unwrap_or_else(|_| panic!("no action: {words:?}"))
    }

    fn tell(&mut self, event: &Event) {
        let event = TjuvOchPolis::mask(event, self.eyes);
        let rule = tabletop::Caused::rule(&event).0;
        let event = self.names.in_words(&serde_json::to_string(&event).unwrap());
        writeln!(self.out, "  [{rule}] {event}").unwrap();
    }

    fn tell_refusal(&mut self, refusal: &Refusal) {
        let reason = self.names.in_words(&serde_json::to_string(refusal).unwrap());
        writeln!(self.out, "  no [{}] {reason}", refusal.rule().0).unwrap();
    }

    /// Where all stand and what they have, as the present eyes see it.
    fn look(&mut self) {
        let view = self.game.view(self.eyes);
        let name = |place: Option<Place>| place.map_or("nowhere".to_owned(), |place| self.names.name(place));
        let sum = |sum: Hidden<u32>| sum.known().map_or("some".to_owned(), u32::to_string);
        let car = view.car.expect("the car is in the game");
        let mut told = format!(
            "  police {}, till {}, car {}/{}",
            view.police_money,
            view.till,
            self.names.name(car.head),
            self.names.name(car.behind)
        );
        for (number, man) in view.men.iter().enumerate().filter(|(_, man)| man.at.is_some()) {
            write!(told, ", man {number} {}", name(man.at)).unwrap();
            man.guards.iter().for_each(|prisoner| write!(told, " guards {}", prisoner.0).unwrap());
            told += if man.out { " out" } else { "" };
        }
        for thief in &view.thieves {
            let fate = serde_json::to_string(&thief.fate).unwrap();
            let wanted = if thief.wanted { "wanted" } else { "not wanted" };
            let carried = if thief.carried.any { sum(thief.carried.sum) } else { "0".to_owned() };
            let (seat, at, arrests) = (thief.seat.0, name(thief.at), thief.arrests);
            write!(told, "\n  thief {seat} {at} {fate} {wanted}, arrests {arrests}, carries {carried}")
                .unwrap();
            for hidden in &thief.hidden {
                write!(told, ", hidden {} {}", name(Some(hidden.den)), sum(hidden.sum)).unwrap();
            }
        }
        writeln!(self.out, "{told}").unwrap();
    }

    fn summary(&self) -> String {
        match self.game.next() {
            Next::Chance(of) => format!("nature draws one of {of}"),
            Next::Over(winners) => {
                let winners: Vec<String> = winners.iter().map(|seat| seat.0.to_string()).collect();
                format!("over: won by {}", winners.join(", "))
            }
            Next::Seats(seats) => format!("{} may: {}", seats[0].0, self.menu(seats[0]).join(", ")),
        }
    }

    /// The menu, with all ends of the same piece in one.
    fn menu(&self, seat: Seat) -> Vec<String> {
        let mut menu = Vec::new();
        self.game.menu(seat, &mut menu);
        let mut told: Vec<String> = Vec::new();
        for action in menu {
            let (verb, object) = self.words_of(action);
            match told.iter_mut().find(|line| !object.is_empty() && line.starts_with(&format!("{verb} "))) {
                Some(line) => *line += &format!(" {object}"),
                None => told.push(if object.is_empty() { verb } else { format!("{verb} {object}") }),
            }
        }
        told
    }

    /// What to do, and with what.
    fn words_of(&self, action: Action) -> (String, String) {
        let json = serde_json::to_value(action).unwrap();
        let name = |key: &str| {
            let place = serde_json::from_value(json[key].clone()).ok();
            place.map(|place| self.names.name(place))
        };
        let verb = json["do"].as_str().expect("every action says what to do");
        let man = json["man"].as_u64().map(|man| format!(" {man}")).unwrap_or_default();
        let object = if let Action::Take { by } = action {
            match by {
                Piece::Car => "car".to_owned(),
                Piece::Man(man) => man.to_string(),
            }
        } else if let Some(amount) = json["amount"].as_u64() {
            amount.to_string()
        } else if let (Some(head), Some(behind)) = (name("head"), name("behind")) {
            format!("{head}/{behind}")
        } else {
            name("to").or(name("at")).or(name("den")).unwrap_or_default()
        };
        (format!("{verb}{man}"), object)
    }
}
