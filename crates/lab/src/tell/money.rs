//! What everybody has over time, and how warm the squares are.

use super::statistics::quantile;
use super::{
    chart::{Band, bands},
    page::Section,
};
use crate::{GameRecord, Spec};
use catalog::Hosted;
use std::collections::BTreeMap;

/// A round is shown as long as one in so many games lasts so long.
const SHOWN_WHILE: usize = 10;

/// A section for each series of the game.
pub(super) fn sections<G: Hosted>(spec: &Spec, records: &[&GameRecord]) -> Vec<Section> {
    let words = "The median of those games that still go on, and a band that holds eight of ten, as long as a tenth \
                 of the games goes on.";
    let series = G::SERIES.iter().enumerate();
    series
        .map(|(place, name)| Section::new(name, words, bands(&bands_of::<G>(spec, records, place))))
        .collect()
}

/// Bands stand in the order of the bots and then of their roles; and their names.
type Key = ((usize, u8), String);

/// A band for each bot; where seats have different roles, for each bot in each role.
fn bands_of<G: Hosted>(spec: &Spec, records: &[&GameRecord], series: usize) -> Vec<Band> {
    let mut found: BTreeMap<Key, Vec<Vec<f64>>> = BTreeMap::new();
    let entrants = spec.entrants();
    for record in records {
        let samples = record.reading.series.get(series).map_or(&[][..], |samples| samples);
        for (seat, bot) in spec.seated(record.seating).into_iter().enumerate() {
            let place = entrants.iter().position(|entrant| *entrant == bot).unwrap_or_default();
            let key = match record.reading.roles.get(seat) {
                Some(&role) => ((place, role), format!("{} {bot}", G::ROLES[usize::from(role)])),
                None => ((place, 0), bot.to_owned()),
            };
            let columns = found.entry(key).or_default();
            for (at, sample) in samples.iter().enumerate() {
                if columns.len() == at {
                    columns.push(Vec::new());
                }
                columns[at].push(sample[seat].into());
            }
        }
    }
    found.into_iter().map(|((_, name), columns)| Band { name, points: points::<G>(columns) }).collect()
}

fn points<G: Hosted>(columns: Vec<Vec<f64>>) -> Vec<(f64, [f64; 3])> {
    let all = columns.first().map_or(0, Vec::len);
    let shown = columns.into_iter().enumerate().take_while(|(_, column)| column.len() * SHOWN_WHILE >= all);
    shown
        .map(|(at, mut column)| {
            column.sort_by(f64::total_cmp);
            let part = |part| quantile(&column, part);
            ((at as u32 * G::EVERY).into(), [part(0.1), part(0.5), part(0.9)])
        })
        .collect()
}

/// For each layer how much there was on each square, in a game on average.
pub(super) fn heat(records: &[&GameRecord]) -> Vec<Vec<f64>> {
    let mut layers: Vec<Vec<f64>> = Vec::new();
    for record in records {
        for (place, layer) in record.reading.heat.iter().enumerate() {
            if layers.len() == place {
                layers.push(Vec::new());
            }
            for &(square, amount) in layer {
                let square = usize::from(square);
                if layers[place].len() <= square {
                    layers[place].resize(square + 1, 0.0);
                }
                layers[place][square] += f64::from(amount) / records.len() as f64;
            }
        }
    }
    layers
}
