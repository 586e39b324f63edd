//! Tjuv, as its hosts know it.

use crate::{Fact, Gauge, Hosted, Reading, Samples, places};
use serde_json::json;
use tabletop::{Bot, Dice, Game, Level, QuickDice, SeatSet, Seed, Step, Viewer};
use tjuv::{Beginner, DEALS_MAX, Event, SEATS, SEATS_MIN, Searcher, Simple, Tjuv};

impl Hosted for Tjuv {
    type Gauge = Cards;

    const TITLE: &'static str = "Tjuv";
    const RULEBOOK: &'static str = include_str!("../../../../rulebook/en/tjuv.md");
    const LAB_BOTS: &'static [&'static str] = &["search@N"];
    const COIN: &'static str = "cards";
    const SERIES: &'static [&'static str] = &["Cards taken"];
    const EVERY: u32 = 1;
    const CALIBRATED: bool = true;

    fn bot(level: Level, start: &Tjuv, luck: &Seed) -> Box<dyn Bot<Tjuv>> {
        match level {
            Level::Easy => Box::new(Beginner),
            Level::Medium => Box::new(Simple),
            Level::Hard => Box::new(Searcher::hard(start.clone(), quick(luck))),
            Level::Master => Box::new(Searcher::master(start.clone(), quick(luck))),
        }
    }

    fn lab_bot(name: &str, start: &Tjuv, luck: &Seed) -> Option<Box<dyn Bot<Tjuv>>> {
        let rounds = name.strip_prefix("search@")?.parse().ok()?;
        Some(Box::new(Searcher::new(start.clone(), rounds, quick(luck))))
    }

    fn facts() -> (&'static str, Vec<Fact>) {
        let seats = [("seatsMin", json!(SEATS_MIN)), ("seatsMax", json!(SEATS))];
        ("TJUV", [&seats[..], &[("dealsMax", json!(DEALS_MAX))]].concat())
    }
}

fn quick(luck: &Seed) -> QuickDice {
    QuickDice::drawn(&mut Dice::new(luck))
}

/// Counts turns, and the cards that everybody has taken.
pub struct Cards {
    seats: u32,
    turns: u32,
    first: u8,
    samples: Samples,
}

impl Gauge<Tjuv> for Cards {
    fn new(game: &Tjuv) -> Cards {
        Cards { seats: game.seats().into(), turns: 0, first: 0, samples: Samples::of::<Tjuv>() }
    }

    fn step(&mut self, step: &Step<Tjuv>, game: &Tjuv) {
        for event in step.all_events() {
            if let Event::DealBegins { deal: 1, dealer } = event {
                self.first = dealer.left(game.seats()).0;
            }
            if matches!(event, Event::Captured { .. } | Event::Laid { .. }) {
                self.turns += 1;
            }
        }
        let round = self.turns / self.seats;
        if self.samples.due(round) {
            self.samples.take(round, vec![cards(game)]);
        }
    }

    fn reading(self, game: &Tjuv, winners: SeatSet) -> Reading {
        let scores: Vec<i64> = cards(game).into_iter().map(i64::from).collect();
        Reading {
            rounds: self.turns.div_ceil(self.seats),
            first: self.first,
            roles: Vec::new(),
            places: places(winners, &scores),
            scores,
            series: self.samples.into_series(),
            heat: Vec::new(),
        }
    }
}

/// How many cards each seat has taken in the whole match.
fn cards(game: &Tjuv) -> Vec<u32> {
    game.view(Viewer::Open).so_far.into_iter().map(u32::from).collect()
}
