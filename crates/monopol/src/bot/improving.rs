//! How much to build, to borrow and to pay back.

use super::{mind::Mind, whatif::WhatIf};
use crate::{
    Action,
    lots::{GROUPS, LotSet},
};
use tabletop::Seat;

/// The sums that may stay in the purse after building.
const PURSES: [u32; 6] = [0, 1_000, 2_000, 4_000, 6_000, 10_000];

impl Mind<'_> {
    /// What can be done by building and paying back, and the positions it leads to with the dice in the air: all sums that
    /// could stay in the purse are tried.
    pub(super) fn building_plans(&self, seat: Seat, menu: &[Action]) -> Vec<(WhatIf, Vec<Action>)> {
        let mut plans: Vec<(WhatIf, Vec<Action>)> = Vec::new();
        let own = self.holdings.of(seat);
        if GROUPS.into_iter().any(|group| own.contains_all(group)) {
            let ways = [false, true].into_iter().flat_map(|borrow| PURSES.map(|purse| (borrow, purse)));
            for (borrow, purse) in ways {
                let (mut after, mut done) = (self.imagine(), self.lifts_of_groups(seat, purse));
                done.retain(|lift| after.does(seat, lift));
                after.build_keeping(seat, purse, borrow, &mut done);
                if !done.is_empty() && plans.iter().all(|(other, _)| *other != after) {
                    plans.push((after, done));
                }
            }
        }
        let lifts = menu.iter().filter(|action| matches!(action, Action::Lift { .. }));
        plans.extend(lifts.map(|lift| (self.after(seat, lift), vec![lift.clone()])));
        plans.into_iter().map(|(after, done)| (after.mind().thrown_by(seat), done)).collect()
    }

    /// The mortgages in whole groups that can be lifted with this much left.
    fn lifts_of_groups(&self, seat: Seat, purse: u32) -> Vec<Action> {
        let own = self.holdings.of(seat);
        let whole: LotSet = GROUPS.into_iter().filter(|&group| own.contains_all(group)).collect();
        let mut spare = self.cash(seat).saturating_sub(purse);
        let affordable = whole.and(self.holdings.mortgaged()).iter().filter(|&lot| {
            let cost = self.loan(lot) + self.interest(lot);
            let enough = spare >= cost;
            spare -= if enough { cost } else { 0 };
            enough
        });
        affordable.map(|lot| Action::Lift { lot }).collect()
    }
}
