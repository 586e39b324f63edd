//! Deals: which to offer, and which to accept.

use super::mind::Mind;
use crate::{
    Action,
    lots::{GROUPS, LotSet},
    position::{Goods, Offer},
};
use std::iter::once;
use tabletop::Seat;

/// Who gains less from a deal must gain at least this part of what the other gains: so nobody gives away a group for its
/// printed price.
pub(super) const SHARE: f32 = 0.35;
/// Who is asked wants this part of what the other gains: more than who asks thinks of giving at first.
pub(super) const WANTED_SHARE: f32 = 0.7;
/// A deal is not worth the talk below this, in kronor.
const LEAST_GAIN: f32 = 200.0;
/// What both keep in their purses after a deal.
const KEEP: u32 = 1_000;

/// An offer as it is remembered.
#[derive(Copy, Clone, PartialEq)]
pub(super) struct Proposal {
    pub(super) to: Seat,
    pub(super) give: LotSet,
    pub(super) want: LotSet,
    /// What is paid on top; below zero, what is asked for.
    pub(super) pay: i64,
}

impl Proposal {
    /// The same lots for no more money.
    pub(super) fn is_no_better_than(&self, old: &Proposal) -> bool {
        (self.to, self.give, self.want) == (old.to, old.give, old.want) && self.pay <= old.pay
    }

    pub(super) fn action(&self) -> Action {
        let goods = |cash: i64, lots| Goods { cash: cash.max(0) as u32, lots, ..Goods::default() }.unpacked();
        Action::Offer {
            to: self.to,
            give: goods(self.pay, self.give),
            want: goods(-self.pay, self.want),
            lift: Vec::new(),
        }
    }
}

impl Mind<'_> {
    /// Whether an open offer is good for who got it.
    pub(super) fn is_good(&self, offer: &Offer) -> bool {
        let mut after = self.imagine();
        if !after.exchange(offer) {
            return false;
        }
        let after = after.mind();
        // [mo.rent.settle] What is settled would have been paid in money.
        let settled = offer.settles as f32;
        let gain = |seat: Seat| after.standing(seat) - self.standing(seat);
        let (own, theirs) = (gain(offer.to) - settled, gain(offer.from) + settled);
        is_fair(own, theirs, WANTED_SHARE)
            && after.players[offer.to].cash >= KEEP.min(self.players[offer.to].cash)
    }

    /// The offer that brings a player most and that the other should accept.
    pub(super) fn best_proposal(&self, seat: Seat, made: &[Proposal]) -> Option<Proposal> {
        let mut best: Option<(f32, Proposal)> = None;
        for to in self.others_in_game(seat) {
            for want in self.lots_to_want(seat, to) {
                for give in self.lots_to_give(seat, to, want) {
                    let found = self.balanced(seat, to, give, want, made);
                    best = best.into_iter().chain(found).max_by(|a, b| a.0.total_cmp(&b.0));
                }
            }
        }
        let accepted = |proposal: &Proposal| self.imagine().does(seat, &proposal.action());
        best.map(|(_, proposal)| proposal).filter(accepted)
    }

    /// What the other has of groups in which the player has something too.
    pub(super) fn lots_to_want(&self, seat: Seat, other: Seat) -> impl Iterator<Item = LotSet> + use<> {
        let (own, others) = (self.holdings.of(seat), self.holdings.of(other));
        let built = self.built_groups();
        let shared =
            move |group: &&LotSet| own.meets(**group) && others.meets(**group) && !built.meets(**group);
        GROUPS.iter().filter(shared).map(move |group| others.and(*group))
    }

    /// Nothing; what completes or widens a group of the other; or a lone lot.
    pub(super) fn lots_to_give(
        &self,
        seat: Seat,
        other: Seat,
        want: LotSet,
    ) -> impl Iterator<Item = LotSet> + use<> {
        let same_group = GROUPS.into_iter().find(|group| group.meets(want)).unwrap_or_default();
        let own = self.holdings.of(seat).without(same_group).without(self.built_groups());
        let wanted = self.lots_to_want(other, seat).filter(move |lots| !lots.meets(same_group));
        let lone = GROUPS.into_iter().map(move |group| own.and(group)).filter(|lots| lots.len() == 1);
        once(LotSet::EMPTY).chain(wanted).chain(lone)
    }

    /// The lots of groups that carry buildings.
    pub(super) fn built_groups(&self) -> LotSet {
        GROUPS.into_iter().filter(|group| group.meets(self.holdings.built())).collect()
    }

    /// A deal in these lots with as much money on top as leaves both with a fair part of the gain.
    /// What was refused is offered only for more.
    fn balanced(
        &self,
        from: Seat,
        to: Seat,
        give: LotSet,
        want: LotSet,
        made: &[Proposal],
    ) -> Option<(f32, Proposal)> {
        let (own, theirs) = self.gains(from, to, give, want, 0)?;
        let spare = |seat: Seat| i64::from(self.players[seat].cash.saturating_sub(KEEP));
        let note = i64::from(self.config.prices.note());
        let even = (((own - theirs) / 2.0) as i64).clamp(-spare(to), spare(from));
        let mut best: Option<(f32, Proposal)> = None;
        for pay in [0, even / 2, even].map(|pay| pay / note * note) {
            let Some((own, theirs)) = self.gains(from, to, give, want, pay) else { continue };
            let good = own > LEAST_GAIN && is_fair(own, theirs, SHARE) && is_fair(theirs, own, SHARE);
            let proposal = Proposal { to, give, want, pay };
            let is_new = !made.iter().any(|old| proposal.is_no_better_than(old));
            if good && is_new && best.is_none_or(|(most, _)| own > most) {
                best = Some((own, proposal));
            }
        }
        best
    }

    /// What a deal brings both sides in kronor; none where one of them cannot pay.
    pub(super) fn gains(
        &self,
        from: Seat,
        to: Seat,
        give: LotSet,
        want: LotSet,
        pay: i64,
    ) -> Option<(f32, f32)> {
        let after = self.dealt(from, &Proposal { to, give, want, pay })?;
        let gain = |seat: Seat| after.mind().standing(seat) - self.standing(seat);
        Some((gain(from), gain(to)))
    }
}

/// Whether somebody gains enough by a deal: at least this share of what the other gains.
pub(super) fn is_fair(own: f32, others: f32, share: f32) -> bool {
    own > 0.0 && own >= share * others
}
