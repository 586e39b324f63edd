//! How the police weigh what they want, one tuning for each level.

/// Sums are in what a robbery yields in this city on average, so that they hold for other cities too.
#[derive(Copy, Clone, Debug)]
pub(super) struct Weights {
    /// What it is worth to have a thief behind bars, beside the bounty.
    pub(super) behind_bars: f32,
    /// Somebody who has robbed nobody yet is only watched: what a piece near by is worth.
    pub(super) watch: f32,
    /// So many steps from an escape square somebody who can pay is about to leave.
    pub(super) about_to_leave: u8,
    /// What it costs to stand at the door of a den when it is very late: more than it can be worth.
    pub(super) siege: f32,
    /// How much a thief is believed to look for the safest square (1) and not to have other things in mind (0).
    pub(super) careful: f32,
    /// What is made of a wanted thief at large.
    pub(super) hunt: Hunt,
}

/// How the police judge a wanted thief at large.
#[derive(Copy, Clone, Debug)]
pub(super) enum Hunt {
    /// By a price for everything: for a chance to hit, for pieces near by, for being ready at the telegraph.
    Priced(Prices),
    /// By how likely the thief is caught in the end, and at most as one behind bars.
    Planned(Plan),
}

/// A sum of money, and a part of the thief's loot besides, for each.
#[derive(Copy, Clone, Debug)]
pub(super) struct Prices {
    /// What a certain hit is worth.
    pub(super) hit: f32,
    pub(super) hit_loot: f32,
    /// What a piece near by is worth.
    pub(super) near: f32,
    pub(super) near_loot: f32,
    /// How much it counts to be ready at the telegraph: a multiple.
    pub(super) wire: f32,
}

/// Chances.
#[derive(Copy, Clone, Debug)]
pub(super) struct Plan {
    /// How much of a chance a piece right beside a thief is to catch it in some turn to come.
    pub(super) net: f32,
    /// How likely a thief right before an escape square leaves.
    pub(super) leaves: f32,
}

/// What a robbery yields on average in Storhamn, in kronor: what was found by hand there was found in kronor.
pub(super) const STORHAMN: f32 = 145_000.0 / 14.0;

/// Found by hand in games of the first weeks in Storhamn.
const BY_HAND: Prices =
    Prices { hit: 3_000.0 / STORHAMN, hit_loot: 0.5, near: 900.0 / STORHAMN, near_loot: 0.02, wire: 1.0 };

impl Weights {
    pub(super) const SIMPLE: Weights = Weights {
        behind_bars: 9_000.0 / STORHAMN,
        watch: 60.0 / STORHAMN,
        about_to_leave: 9,
        siege: 40_000.0 / STORHAMN,
        careful: 0.6,
        hunt: Hunt::Priced(BY_HAND),
    };
    /// A hit after the thief's throw is worth twice what the simple player gives for one before it.
    pub(super) const HARD: Weights = Weights {
        hunt: Hunt::Priced(Prices { hit: 2.0 * BY_HAND.hit, hit_loot: 2.0 * BY_HAND.hit_loot, ..BY_HAND }),
        ..Weights::SIMPLE
    };
    /// The police of the masters of 2026, from trials of 50 to 300 games: whom masters are measured against, and what
    /// a master thief expects of any police.
    pub(super) const MASTER_2026: Weights = Weights {
        hunt: Hunt::Priced(Prices {
            hit: 2.0 * BY_HAND.hit,
            hit_loot: 2.0 * BY_HAND.hit_loot,
            near: 3.0 * BY_HAND.near,
            near_loot: 3.0 * BY_HAND.near_loot,
            wire: 3.0,
        }),
        ..Weights::SIMPLE
    };
    /// From trials against `hard` thieves (80 games, seeds 50000 on: net 0.05, 0.1, 0.2 won 50, 57, 46 %) and against
    /// `master` thieves (60 games, seeds 40000 on: leaves 0.25 and 0.5 won 26 and 32 %, 14 steps instead of nine
    /// 34 %). Careful 0.6 won 30.5 % (24.5 to 37.3) of 200 games and 0.4 won 33.5 % (27.3 to 40.3) of 200 others: not told
    /// apart by that.
    pub(super) const MASTER: Weights = Weights {
        behind_bars: 2.0,
        about_to_leave: 14,
        careful: 0.4,
        hunt: Hunt::Planned(Plan { net: 0.1, leaves: 0.5 }),
        ..Weights::SIMPLE
    };
}
