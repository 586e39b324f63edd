use super::{Gauge, Heat, Measured, Picture, Samples, places, ring};
use crate::Reading;
use monopol::{Config, Event, Monopol, squares::PRISON};
use tabletop::{Game, Seat, Step, Viewer};

impl Measured for Monopol {
    type Gauge = Purse;

    const COIN: &'static str = "kronor";
    const SERIES: &'static [&'static str] = &["Worth in kronor", "Cash in kronor"];
    const EVERY: u32 = 5;

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

    fn reading(self, game: &Monopol, shares: &[f32]) -> Reading {
        let scores: Vec<i64> = worths(game).into_iter().map(i64::from).collect();
        // Of two who went bankrupt, the one who lasted longer did better.
        let mut had: Vec<i64> = scores.clone();
        for (nth, seat) in self.out.iter().enumerate() {
            had[seat.index()] = nth as i64 - self.seats as i64;
        }
        Reading {
            rounds: game.round().into(),
            first: self.first,
            police: None,
            places: places(shares, &had),
            scores,
            series: self.samples.series,
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
