//! How likely a player is to win, by playing the position on many times.

use crate::{
    Lot, Monopol, SEATS, Stage,
    board::BOARD,
    position::{GROUPS, each},
};
use tabletop::{Draw, QuickDice, Seat};

/// So many rounds are played before what each has then is weighed.
const ROUNDS_AHEAD: u16 = 8;
/// Twice as good a standing gives so much better a chance, as a power.
const POWER: f32 = 2.4;
/// A krona of each of these for a krona of cash: free land, buildings, what a whole group may bring, or one with a lot
/// missing, and what stations and utilities may.
const LAND: f32 = 0.95;
const HOUSES: f32 = 2.4;
const WHOLE: f32 = 0.8;
const ALMOST: f32 = 0.18;
const OTHERS: f32 = 0.5;
/// Nobody has no chance.
const BEGINNING: f32 = 500.0;

/// Plays positions on with luck of its own.
pub(super) struct Outlook {
    luck: QuickDice,
}

impl Outlook {
    pub(super) fn new(luck: QuickDice) -> Outlook {
        Outlook { luck }
    }

    /// The chance of a player in each of some positions, after playing each on so many times. All get the same luck.
    pub(super) fn chances(&mut self, games: &[&Monopol], seat: Seat, times: u32) -> Vec<f32> {
        let mut sums = vec![0.0; games.len()];
        for _ in 0..times {
            let luck = u64::from(self.luck.below(std::num::NonZeroU32::MAX));
            for (game, sum) in games.iter().zip(&mut sums) {
                let mut game = (*game).clone();
                game.play_on(game.round + ROUNDS_AHEAD, &mut QuickDice::new(luck << 20));
                *sum += game.prospects()[seat.index()];
            }
        }
        sums.into_iter().map(|sum| sum / times.max(1) as f32).collect()
    }

    /// The best of some positions. All are tried, then the better half again, and so on.
    pub(super) fn best(&mut self, games: &[&Monopol], seat: Seat, times: u32) -> usize {
        self.best_by(games, seat, times, |_, chance| chance)
    }

    /// The position that raises the chance most, when each comes about only as likely as is hoped.
    pub(super) fn best_hope(
        &mut self,
        now: &Monopol,
        games: &[Monopol],
        hopes: &[f32],
        seat: Seat,
        times: u32,
    ) -> usize {
        let games: Vec<&Monopol> = games.iter().collect();
        let base = self.chances(&[now], seat, times)[0];
        self.best_by(&games, seat, times, |at, chance| (chance - base) * hopes[at])
    }

    fn best_by(
        &mut self,
        games: &[&Monopol],
        seat: Seat,
        times: u32,
        rate: impl Fn(usize, f32) -> f32,
    ) -> usize {
        let mut left: Vec<(usize, f32, u32)> = (0..games.len()).map(|at| (at, 0.0, 0)).collect();
        let mut tries = (times / 2).max(1);
        while left.len() > 1 {
            let tried: Vec<&Monopol> = left.iter().map(|(at, ..)| games[*at]).collect();
            let chances = self.chances(&tried, seat, tries);
            for ((_, chance, count), new) in left.iter_mut().zip(chances) {
                *chance = (*chance * *count as f32 + new * tries as f32) / (*count + tries) as f32;
                *count += tries;
            }
            left.sort_by(|a, b| rate(b.0, b.1).total_cmp(&rate(a.0, a.1)));
            left.truncate(left.len() / 2);
            tries = tries * 3 / 2;
        }
        left[0].0
    }
}

impl Monopol {
    /// Everybody's chance as it looks without playing on.
    pub(super) fn prospects(&self) -> [f32; SEATS] {
        let mut prospects = [0.0; SEATS];
        if self.stage == Stage::Over {
            for (prospect, share) in prospects.iter_mut().zip(self.shares()) {
                *prospect = share;
            }
            return prospects;
        }
        for seat in self.seats_in_order().filter(|&seat| self.is_in_game(seat)) {
            prospects[seat.index()] = self.weight(seat).powf(POWER);
        }
        let sum: f32 = prospects.iter().sum();
        prospects.map(|prospect| prospect / sum)
    }

    /// What a player has, weighed by how much it has helped to win in games between simple players.
    fn weight(&self, seat: Seat) -> f32 {
        let own = self.holdings.of(seat);
        let free = each(own & !self.holdings.mortgaged()).map(|lot| self.price(lot)).sum::<u32>();
        let cost = |lot: Lot| BOARD[lot.index()].house * u32::from(self.holdings.level(lot));
        let houses = each(own & self.holdings.built()).map(cost).sum::<u32>();
        let groups = GROUPS.into_iter().map(|group| match (group & !own).count_ones() {
            0 => WHOLE * self.bonus(seat, group),
            1 => ALMOST * self.bonus(seat, group),
            _ => 0.0,
        });
        let land = LAND * free as f32 + HOUSES * houses as f32 + groups.sum::<f32>();
        BEGINNING + self.cash_of(seat) as f32 + land + OTHERS * self.worth_of_others(seat, own)
    }
}
