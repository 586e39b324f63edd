use super::{Gauge, Measured, Samples, places};
use crate::Reading;
use tabletop::{Game, Step, Viewer};
use tjuv::{Event, Stage, Tjuv};

impl Measured for Tjuv {
    type Gauge = Cards;

    const COIN: &'static str = "cards";
    const SERIES: &'static [&'static str] = &["Cards taken"];
    const EVERY: u32 = 1;
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

    fn reading(self, game: &Tjuv, shares: &[f32]) -> Reading {
        let scores: Vec<i64> = cards(game).into_iter().map(i64::from).collect();
        Reading {
            rounds: self.turns.div_ceil(self.seats),
            first: self.first,
            police: None,
            places: places(shares, &scores),
            scores,
            series: self.samples.series,
            heat: Vec::new(),
        }
    }
}

/// How many cards each seat has taken in the whole match.
fn cards(game: &Tjuv) -> Vec<u32> {
    let view = game.view(Viewer::Open);
    // When the match is over the last deal is among the totals already.
    let running = u32::from(view.stage != Stage::Over);
    let totals = view.totals.iter().zip(&view.counts);
    totals.map(|(&total, &count)| u32::from(total) + running * u32::from(count)).collect()
}
