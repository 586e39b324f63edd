//! Who won in which role, where the seats of a game have different ones.

use super::{Estimate, Tally};
use crate::{GameRecord, Spec};
use std::collections::BTreeMap;

/// The same bots in the same roles.
#[derive(Clone, Debug)]
pub struct LineUp {
    /// For each role, in the order of the game: the bots that had it.
    pub bots: Vec<String>,
    /// How many games ended so.
    pub games: u32,
    /// What each bot won in each of its roles.
    pub shares: Vec<RoleShare>,
    /// How long these games were.
    pub rounds: Estimate,
}

/// A bot in a role.
#[derive(Clone, Debug)]
pub struct RoleShare {
    /// The name of the role.
    pub role: &'static str,
    /// The name of the bot.
    pub bot: String,
    /// Its part of the wins, for each of its seats.
    pub share: Estimate,
}

impl LineUp {
    /// All that were played; none in a game without roles.
    pub(super) fn all(spec: &Spec, roles: &'static [&'static str], records: &[&GameRecord]) -> Vec<LineUp> {
        let mut found: BTreeMap<Vec<String>, Vec<&GameRecord>> = BTreeMap::new();
        for record in records.iter().filter(|record| !record.reading.roles.is_empty()) {
            let seated = spec.seated(record.seating);
            let bots = |role: usize| {
                let those =
                    seated.iter().zip(&record.reading.roles).filter(|(_, its)| usize::from(**its) == role);
                let mut those: Vec<&str> = those.map(|(bot, _)| *bot).collect();
                those.sort_unstable();
                those.join(", ")
            };
            found.entry((0..roles.len()).map(bots).collect()).or_default().push(record);
        }
        found.into_iter().map(|(bots, records)| LineUp::of(spec, roles, bots, &records)).collect()
    }

    fn of(spec: &Spec, roles: &'static [&'static str], bots: Vec<String>, records: &[&GameRecord]) -> LineUp {
        let mut shares: BTreeMap<(u8, &str), Tally> = BTreeMap::new();
        for record in records {
            let seats =
                spec.seated(record.seating).into_iter().zip(&record.reading.roles).zip(&record.shares);
            for ((bot, &role), &share) in seats {
                shares.entry((role, bot)).or_default().add(record.trial, share.into());
            }
        }
        let share = |((role, bot), tally): ((u8, &str), Tally)| RoleShare {
            role: roles[usize::from(role)],
            bot: bot.to_owned(),
            share: tally.share(),
        };
        let rounds: Tally = records.iter().map(|it| (it.trial, it.reading.rounds.into())).collect();
        LineUp {
            bots,
            games: records.len() as u32,
            shares: shares.into_iter().map(share).collect(),
            rounds: rounds.estimate(),
        }
    }
}
