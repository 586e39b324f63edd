//! Monopol, as its hosts know it.

mod ring;

use crate::{Fact, Gauge, Heat, Hosted, Picture, Reading, Samples, places};
use monopol::{
    Action, Beginner, CLAIM_SECONDS_MAX, Config, DEALT_MAX, DEALT_MIN, Event, Monopol, OFFERS_MAX, Planner,
    ROUNDS_MAX, SEATS, SEATS_MIN, Simple,
    squares::{HOTEL, PRISON},
};
use serde_json::json;
use tabletop::{Bot, Game, Level, Seat, SeatSet, Seed, Step, Viewer};

impl Hosted for Monopol {
    type Gauge = Purse;

    const TITLE: &'static str = "Monopol";
    const RULEBOOK: &'static str = include_str!("../../../../rulebook/en/monopol.md");
    const LAB_BOTS: &'static [&'static str] = monopol::SPARRING;
    const COIN: &'static str = "kronor";
    const SERIES: &'static [&'static str] = &["Worth in kronor", "Cash in kronor"];
    const EVERY: u32 = 5;
    const CALIBRATED: bool = true;

    fn is_deal(action: &Action) -> bool {
        matches!(action, Action::Accept { .. })
    }

    fn bot(level: Level, start: &Monopol, _: &Seed) -> Box<dyn Bot<Monopol>> {
        let start = start.clone();
        match level {
            Level::Easy => Box::new(Beginner::new(start)),
            Level::Medium => Box::new(Simple::new(start)),
            Level::Hard => Box::new(Planner::hard(start)),
            Level::Master => Box::new(Planner::master(start)),
        }
    }

    fn lab_bot(name: &str, start: &Monopol, _: &Seed) -> Option<Box<dyn Bot<Monopol>>> {
        monopol::sparring(name, start)
    }

    fn pictures(_: &Config, heat: &[Vec<f64>]) -> Vec<Picture> {
        let [landings, income] = heat else { return Vec::new() };
        vec![
            Picture {
                title: "Where they land".to_owned(),
                words:
                    "How often a token ends on each square, in a game on average. Going to prison counts as \
                        landing there."
                        .to_owned(),
                svg: ring::draw(landings, "landings in a game"),
            },
            Picture {
                title: "Where the money is".to_owned(),
                words: "How much rent each square brings its owners, in a game on average.".to_owned(),
                svg: ring::draw(income, "kronor in rent in a game"),
            },
        ]
    }
    fn facts() -> (&'static str, Vec<Fact>) {
        let facts = vec![
            ("seatsMin", json!(SEATS_MIN)),
            ("seatsMax", json!(SEATS)),
            ("roundsMax", json!(ROUNDS_MAX)),
            ("dealtMin", json!(DEALT_MIN)),
            ("dealtMax", json!(DEALT_MAX)),
            ("claimSecondsMax", json!(CLAIM_SECONDS_MAX)),
            ("offersMax", json!(OFFERS_MAX)),
            ("hotel", json!(HOTEL)),
        ];
        ("MONOPOL", facts)
    }
}

/// Follows what everybody is worth, and what the squares bring.
pub struct Purse {
    seats: usize,
    samples: Samples,
    landings: Heat,
    income: Heat,
    /// Who went bankrupt, in order.
    out: Vec<Seat>,
    automatic_rent: bool,
    first: u8,
}

impl Gauge<Monopol> for Purse {
    fn new(game: &Monopol) -> Purse {
        Purse {
            seats: usize::from(game.seats()),
            samples: Samples::of::<Monopol>(),
            landings: Heat::default(),
            income: Heat::default(),
            out: Vec::new(),
            automatic_rent: game.view(Viewer::Open).options.automatic_rent,
            first: 0,
        }
    }

    fn step(&mut self, step: &Step<Monopol>, game: &Monopol) {
        step.all_events().for_each(|event| self.see(event));
        let round = u32::from(game.round());
        if self.samples.due(round) {
            let cash = (0..self.seats as u8).map(|seat| game.cash(Seat(seat))).collect();
            self.samples.take(round, vec![worths(game), cash]);
        }
    }

    fn reading(self, game: &Monopol, winners: SeatSet) -> Reading {
        let scores: Vec<i64> = worths(game).into_iter().map(i64::from).collect();
        // Of two who went bankrupt, the one who lasted longer did better.
        let mut had: Vec<i64> = scores.clone();
        for (nth, seat) in self.out.iter().enumerate() {
            had[seat.index()] = nth as i64 - self.seats as i64;
        }
        Reading {
            rounds: game.round().into(),
            first: self.first,
            roles: Vec::new(),
            places: places(winners, &had),
            scores,
            series: self.samples.into_series(),
            heat: vec![self.landings.into_list(), self.income.into_list()],
        }
    }
}

impl Purse {
    fn see(&mut self, event: &Event) {
        if let Event::Begins { seat } = event {
            self.first = seat.0;
        } else if let Event::Moved { to, .. } = event {
            self.landings.add((*to).into(), 1);
        } else if let Event::WentToPrison { .. } = event {
            self.landings.add(PRISON.into(), 1);
        } else if let Event::RentClaimed { lot, amount, .. } = event {
            self.income.add(lot.0.into(), *amount);
        } else if let Event::RentDue { lot, amount, .. } = event
            && self.automatic_rent
        {
            self.income.add(lot.0.into(), *amount);
        } else if let Event::Bankrupt { seat, .. } = event {
            self.out.push(*seat);
        }
    }
}

fn worths(game: &Monopol) -> Vec<u32> {
    game.view(Viewer::Open).worths
}
