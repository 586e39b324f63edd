//! Tjuv och Polis, as its hosts know it.

mod discs;

use crate::{Fact, Gauge, Given, Heat, Hosted, Picture, Reading, Samples, places};
use serde_json::{Value, json};
use tabletop::{Bot, BySeat, Dice, Game, Hidden, Level, QuickDice, Seat, SeatSet, Seed, Step, Viewer};
use tjuv_och_polis::{
    Beginner, Config, Event, LAST_ARREST, MAX_MAP_BYTES, Money, Place, ROUNDS_MAX, SEATS, SEATS_MIN, SHIPPED,
    Searcher, Simple, ThiefView, TjuvOchPolis, View,
};

impl Hosted for TjuvOchPolis {
    type Gauge = Chase;

    const TITLE: &'static str = "Tjuv och Polis";
    const RULEBOOK: &'static str = include_str!("../../../../rulebook/en/tjuv-och-polis.md");
    // Half a megabyte, and nothing in it that the plan does not say.
    const EYES_ONLY: &'static [&'static str] = &["picture"];
    const LAB_BOTS: &'static [&'static str] = &["master-2026"];
    const ROLES: &'static [&'static str] = &["police", "thief"];
    const COIN: &'static str = "kronor";
    const SERIES: &'static [&'static str] = &["Loot and bounty in kronor"];
    const EVERY: u32 = 5;
    const CALIBRATED: bool = false;

    fn bot(level: Level, start: &TjuvOchPolis, luck: &Seed) -> Box<dyn Bot<TjuvOchPolis>> {
        let (start, quick) = (start.clone(), QuickDice::drawn(&mut Dice::new(luck)));
        match level {
            Level::Easy => Box::new(Beginner::new(start, quick)),
            Level::Medium => Box::new(Simple::new(start)),
            Level::Hard => Box::new(Searcher::hard(start, quick)),
            Level::Master => Box::new(Searcher::master(start, quick)),
        }
    }

    fn lab_bot(name: &str, start: &TjuvOchPolis, luck: &Seed) -> Option<Box<dyn Bot<TjuvOchPolis>>> {
        let quick = || QuickDice::drawn(&mut Dice::new(luck));
        (name == "master-2026").then(|| -> Box<dyn Bot<TjuvOchPolis>> {
            Box::new(Searcher::master_2026(start.clone(), quick()))
        })
    }

    fn turn_name(turn: usize) -> String {
        if turn == 0 { "police".to_owned() } else { format!("thief {turn}") }
    }

    fn option(name: &str, given: Given) -> (Vec<String>, Value) {
        match (name, given) {
            ("map", Given::Word(name)) => (vec!["map".to_owned()], json!({ "shipped": name })),
            ("map", Given::File(text)) => (vec!["map".to_owned()], json!({ "own": text })),
            (name, given) => (vec!["options".to_owned(), name.to_owned()], given.value()),
        }
    }

    fn pictures(config: &Config, heat: &[Vec<f64>]) -> Vec<Picture> {
        let game = TjuvOchPolis::newest(config).expect("the options have been looked over");
        vec![Picture {
            title: "Where it happens".to_owned(),
            words: "Robberies, arrests and flights on the map. The area of a disc is how often it happened there, \
                    in a game on average."
                .to_owned(),
            svg: discs::draw(&game.board().plan, heat),
        }]
    }
    fn facts() -> (&'static str, Vec<Fact>) {
        let facts = vec![
            ("seatsMin", json!(SEATS_MIN)),
            ("seatsMax", json!(SEATS)),
            ("roundsMax", json!(ROUNDS_MAX)),
            ("arrestsMax", json!(LAST_ARREST)),
            ("maps", json!(SHIPPED)),
            ("mapBytesMax", json!(MAX_MAP_BYTES)),
        ];
        ("CHASE", facts)
    }
}

/// Follows the loot, and where things happen.
pub struct Chase {
    samples: Samples,
    robberies: Heat,
    arrests: Heat,
    flights: Heat,
    /// Where each thief bought the last ticket.
    tickets: BySeat<Option<Place>, SEATS>,
}

impl Gauge<TjuvOchPolis> for Chase {
    fn new(_: &TjuvOchPolis) -> Chase {
        Chase {
            samples: Samples::of::<TjuvOchPolis>(),
            robberies: Heat::default(),
            arrests: Heat::default(),
            flights: Heat::default(),
            tickets: BySeat::all(None),
        }
    }

    fn step(&mut self, step: &Step<TjuvOchPolis>, game: &TjuvOchPolis) {
        let mut thrown = false;
        for event in step.all_events() {
            thrown |= matches!(event, Event::Threw { .. });
            self.see(event);
        }
        // Rounds go by with throws, and a view is too dear for every step.
        if thrown {
            let view = game.view(Viewer::Open);
            self.samples.take(view.round.into(), vec![money(&view)]);
        }
    }

    fn reading(self, game: &TjuvOchPolis, winners: SeatSet) -> Reading {
        let view = game.view(Viewer::Open);
        let police = view.police.unwrap_or(Seat(0));
        let scores: Vec<i64> = money(&view).into_iter().map(i64::from).collect();
        Reading {
            rounds: view.round.into(),
            // By its place before the thieves in the order of play.
            first: police.0,
            roles: (0..game.seats()).map(|seat| u8::from(Seat(seat) != police)).collect(),
            places: places(winners, &scores),
            scores,
            series: self.samples.into_series(),
            heat: vec![self.robberies.into_list(), self.arrests.into_list(), self.flights.into_list()],
        }
    }
}

impl Chase {
    fn see(&mut self, event: &Event) {
        if let Event::Robbed { at, .. } = event {
            self.robberies.add(at.0, 1);
        } else if let Event::Arrested { at, .. } = event {
            self.arrests.add(at.0, 1);
        } else if let Event::BoughtTicket { thief, at, .. } = event {
            self.tickets[*thief] = Some(*at);
        } else if let Event::GotAway { thief, .. } = event
            && let Some(at) = self.tickets[*thief]
        {
            self.flights.add(at.0, 1);
        }
    }
}

/// What each seat has: the police their bounty, a thief what is carried and hidden.
fn money(view: &View) -> Vec<u32> {
    let mut money = vec![view.police_money; usize::from(view.options.seats)];
    for thief in &view.thieves {
        money[thief.seat.index()] = loot(thief);
    }
    money
}

fn loot(thief: &ThiefView) -> u32 {
    let sum = |sum: &Hidden<u32>| sum.known().copied().unwrap_or_default();
    let Money { sum: carried, .. } = &thief.carried;
    sum(carried) + thief.hidden.iter().map(|hidden| sum(&hidden.sum)).sum::<u32>()
}
