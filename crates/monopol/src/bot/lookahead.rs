//! Looking a little ahead: what the next throws may bring, before a position is weighed.

use super::{choices::Choice, whatif::WhatIf};
use crate::{Action, SEATS, Stage};
use tabletop::{BySeat, Draw, Next, QuickDice, Seat, in_order};

/// The first throw goes through all that two dice can show, so playouts come by so many.
const THROWS: u32 = 36;
/// So many throws are played for each player who is in, before the position is weighed.
const ROUNDS: u32 = 1;
/// Only what seems about as good as the best at first sight is looked at closely: so much of the chance less, and so many.
const WINDOW: f32 = 0.05;
const CLOSELY: usize = 6;

/// Plans with the positions that they lead to, best first; of equal ones those that came first.
pub(super) fn weighed(seat: Seat, plans: Vec<(WhatIf, Vec<Action>)>, playouts: u32) -> Vec<Choice> {
    let at_sight = |(after, actions): (WhatIf, Vec<Action>)| {
        let chance = after.clone().chance_of(seat);
        (after, Choice::new(actions, chance))
    };
    let mut plans: Vec<(WhatIf, Choice)> = plans.into_iter().map(at_sight).collect();
    let best_first = |a: &(WhatIf, Choice), b: &(WhatIf, Choice)| a.1.chance.total_cmp(&b.1.chance).is_gt();
    in_order(&mut plans, best_first);
    if playouts > 0 && plans.len() > 1 {
        let least = plans[0].1.chance - WINDOW;
        let close = plans.iter().take(CLOSELY).take_while(|(_, choice)| choice.chance >= least).count();
        for (after, choice) in &mut plans[..close] {
            choice.chance = after.clone().foreseen(seat, playouts);
        }
        in_order(&mut plans[..close], best_first);
    }
    plans.into_iter().map(|(_, choice)| choice).collect()
}

impl WhatIf {
    /// A player's chance as it looks after the next throws, on average over so many ways they may fall: the same ways for
    /// all positions that are compared. Without any, as it looks now.
    pub(super) fn foreseen(self, seat: Seat, playouts: u32) -> f32 {
        self.foreseen_by_all(playouts)[seat]
    }

    /// The same for everybody.
    pub(super) fn foreseen_by_all(mut self, playouts: u32) -> BySeat<f32, SEATS> {
        self.settle();
        if playouts == 0 {
            return self.mind().prospects();
        }
        let throws = ROUNDS * self.mind().in_game.len();
        let mut sums = BySeat::all(0.0);
        for number in 0..playouts {
            let then = self.clone().played_on(number, throws).mind().prospects();
            sums.iter_mut().zip(then.iter()).for_each(|(sum, chance)| *sum += chance);
        }
        sums.iter_mut().for_each(|sum| *sum /= playouts as f32);
        sums
    }

    /// So many throws later, with everybody playing by the script.
    fn played_on(mut self, number: u32, throws: u32) -> WhatIf {
        let mut luck = QuickDice::new(u64::from(number));
        let mut thrown = 0;
        while let Next::Chance(of) = self.next() {
            let throws_now = self.mind().stage == Stage::Throw;
            if throws_now && thrown == throws {
                break;
            }
            let first = throws_now && thrown == 0;
            let outcome = if first { number % THROWS } else { luck.below(of) };
            thrown += u32::from(throws_now);
            self.drawn(outcome);
            self.settle();
        }
        self
    }
}
