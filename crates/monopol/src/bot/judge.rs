//! What a deal is to both sides. Nobody knows how another judges, but there are not many ways.

use super::{
    deal::{Proposal, is_fair},
    fixed::whole_groups,
    mind::Mind,
    tuning::Tuning,
    whatif::WhatIf,
};
use crate::{
    SEATS,
    lots::LotSet,
    position::{Goods, Offer},
    squares::SALARY,
};
use tabletop::{BySeat, Seat};

/// What is kept in the purse after a deal.
pub(super) const KEEP: u32 = 1_000;
/// The ways in which somebody may judge a deal: by printed prices, by what groups bring, by the chance to win; hardly, as
/// long as no group is lost and there is money left; by the chance at first sight, and impatient when a game goes on for
/// long, as the master of 2026; or not at all, because they never deal.
pub(super) const JUDGES: usize = 6;
pub(super) const BY_CHANCE: usize = 2;
/// Nobody is ever quite sure of anybody.
const DOUBT: f32 = 0.02;
/// Who judges by the chance wants it to rise by this much.
pub(super) const RISE: f32 = 0.006;
/// After so many rounds without buildings, or so many with them, players become impatient; later they put up with a loss of
/// this much of their chance.
const QUIET: f32 = 20.0;
const LONG: f32 = 70.0;
const PUT_UP_WITH: f32 = 0.2;
/// Who gives the last lots of a group and gets none wants the printed price so many times.
const TIMES_THE_PRICE: i64 = 3;

/// Nobody asks for lots and gives less than this part of their printed price, nor accepts that: it would be an insult.
pub(super) const LEAST_PART: i64 = 3;

/// What a deal does to the chance of who offers it, and which judges would accept it.
#[derive(Copy, Clone)]
pub(super) struct Judged {
    pub(super) proposal: Proposal,
    pub(super) gain: f32,
    pub(super) accepting: [bool; JUDGES],
}

impl Judged {
    /// Whether everybody would accept who deals at all.
    pub(super) fn suits_all(&self) -> bool {
        self.accepting[..JUDGES - 1].iter().all(|accepting| *accepting)
    }
}

/// How likely somebody judges in each way.
#[derive(Copy, Clone)]
pub(super) struct Character([f32; JUDGES]);

impl Character {
    /// Somebody unknown, who is so likely to judge in each way.
    pub(super) fn unknown(at_first: [f32; JUDGES]) -> Character {
        Character(at_first)
    }

    /// How likely an offer is to be accepted.
    pub(super) fn hope(&self, deal: &Judged) -> f32 {
        self.0.iter().zip(deal.accepting).filter(|(_, accepting)| *accepting).map(|(judge, _)| judge).sum()
    }

    /// Learns from an answer.
    pub(super) fn learn(&mut self, deal: &Judged, accepted: bool, surprise: f32) {
        for (judge, accepting) in self.0.iter_mut().zip(deal.accepting) {
            *judge *= if accepting == accepted { 1.0 - surprise } else { surprise };
        }
        let sum: f32 = self.0.iter().sum();
        // A way that was never thought of is not thought of now.
        let thought_of = self.0.iter().filter(|judge| **judge > 0.0).count() as f32;
        let doubted = |judge: f32| DOUBT + (1.0 - thought_of * DOUBT) * judge / sum;
        self.0 = self.0.map(|judge| if judge > 0.0 { doubted(judge) } else { 0.0 });
    }
}

impl Mind<'_> {
    pub(super) fn printed_sum(&self, lots: LotSet) -> i64 {
        lots.iter().map(|lot| i64::from(self.price(lot))).sum()
    }

    /// The position when everybody has done what they are about to.
    pub(super) fn settled(&self) -> WhatIf {
        let mut after = self.imagine();
        after.settle();
        after
    }

    /// The position after a deal; none where one of them cannot pay.
    pub(super) fn dealt(&self, seat: Seat, proposal: &Proposal) -> Option<WhatIf> {
        let mut after = self.imagine();
        after.deal(seat, proposal).then_some(after)
    }

    /// Weighs a deal against the chances as they are now.
    pub(super) fn judged(
        &self,
        seat: Seat,
        proposal: Proposal,
        now: &BySeat<f32, SEATS>,
        tuning: &Tuning,
    ) -> Option<Judged> {
        let bored = tuning.bored(*self);
        let Proposal { to, give, want, pay } = proposal;
        let after = self.dealt(seat, &proposal)?;
        let after = after.mind();
        let chances = after.settled().mind().prospects();
        let rise = |seat: Seat| chances[seat] - now[seat];
        let (gain, theirs) = (rise(seat), rise(to));
        let groups = |game: Mind<'_>| i64::from(whole_groups(game.holdings.of(to)));
        let completed = groups(after) - groups(*self);
        let balance = pay + self.printed_sum(give) - self.printed_sum(want);
        let left = after.cash(to);
        let by_price = !give.meets(self.holdings.mortgaged())
            && (completed > 0 || completed == 0 && balance > 0 && left >= SALARY / 2);
        let careless = !give.meets(self.holdings.mortgaged()) && completed >= 0 && left >= SALARY;
        let (worth, their_worth) = self.gains(seat, to, give, want, pay)?;
        let by_worth = is_fair(their_worth, worth, tuning.share) && left >= KEEP.min(self.cash(to));
        let back = Proposal { to: seat, give: want, want: give, pay: -pay };
        let keeps = !self.hands_over(to, &back);
        let by_chance = theirs > RISE - bored && theirs > tuning.part * gain - bored && keeps;
        let hasty = theirs > RISE - self.impatience() && keeps;
        Some(Judged { proposal, gain, accepting: [by_price, by_worth, by_chance, careless, hasty, false] })
    }

    /// Whether the other completes a group and the player none, or the player loses one, for less than several times
    /// the printed price.
    pub(super) fn hands_over(&self, seat: Seat, proposal: &Proposal) -> bool {
        let Proposal { to, give, want, pay } = *proposal;
        let (own, theirs) = (self.groups_won(seat, give, want), self.groups_won(to, want, give));
        let got = self.printed_sum(want) - pay;
        (theirs > 0 || own < 0) && own <= 0 && got < TIMES_THE_PRICE * self.printed_sum(give)
    }

    /// When a game goes on for long, players put up with a deal that costs them a little of their chance: two who are
    /// equally good would else sit for ever.
    pub(super) fn impatience(&self) -> f32 {
        let quiet = if self.holdings.built().is_empty() { QUIET } else { LONG };
        (f32::from(self.round) - quiet).clamp(0.0, QUIET) * PUT_UP_WITH / QUIET
    }

    /// Whether an offer asks for nothing. What is mortgaged is no present: there is interest to pay.
    pub(super) fn is_present(&self, offer: &Offer) -> bool {
        offer.want == Goods::default() && !offer.give.lots.meets(self.holdings.mortgaged())
    }

    /// Whether neither side gives more than so many times what the other gives, by printed prices.
    pub(super) fn is_decent(&self, proposal: &Proposal) -> bool {
        let given = self.printed_sum(proposal.give) + proposal.pay.max(0);
        let got = self.printed_sum(proposal.want) + (-proposal.pay).max(0);
        given <= LEAST_PART * got && got <= LEAST_PART * given
    }

    /// Whether an offer gives less than a part of what it asks for, by printed prices, and completes no group.
    pub(super) fn is_begging(&self, offer: &Offer) -> bool {
        let printed = |goods: &Goods| i64::from(goods.cash) + self.printed_sum(goods.lots);
        let completes = self.groups_won(offer.to, offer.want.lots, offer.give.lots) > 0;
        let got = printed(&offer.give) + i64::from(offer.settles);
        !completes && got * LEAST_PART < printed(&offer.want)
    }

    /// Whether who got an offer would hand over a group with it.
    pub(super) fn is_giveaway(&self, offer: &Offer) -> bool {
        let pay = i64::from(offer.want.cash) - i64::from(offer.give.cash) - i64::from(offer.settles);
        let back = Proposal { to: offer.from, give: offer.want.lots, want: offer.give.lots, pay };
        self.hands_over(offer.to, &back)
    }

    /// The least sum on top for which the other gets a fair part by what groups bring.
    pub(super) fn least_fair(&self, seat: Seat, lots: Proposal, sums: (i64, i64), share: f32) -> Option<i64> {
        let note = i64::from(self.config.prices.note());
        let is_enough = |pay: i64| {
            let gains = self.gains(seat, lots.to, lots.give, lots.want, pay * note);
            gains.is_some_and(|(gain, theirs)| is_fair(theirs, gain.max(0.0), share))
        };
        let (mut low, mut high) = (sums.0.div_euclid(note) - 1, sums.1.div_euclid(note));
        if low >= high || !is_enough(high) {
            return None;
        }
        while high - low > 1 {
            let middle = (low + high).div_euclid(2);
            if is_enough(middle) { high = middle } else { low = middle }
        }
        Some(high * note)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn deal(accepting: [bool; JUDGES]) -> Judged {
        let proposal = Proposal { to: Seat(1), give: LotSet::EMPTY, want: LotSet::EMPTY, pay: 0 };
        Judged { proposal, gain: 0.1, accepting }
    }

    /// What was refused though the price was fair tells that they go by something else.
    #[test]
    fn a_refusal_tells_how_somebody_judges() {
        let (by_price, hasty) =
            (deal([true, true, false, true, false, false]), deal([false, false, false, false, true, false]));
        let mut unknown = Character::unknown([0.2, 0.2, 0.25, 0.03, 0.27, 0.05]);
        assert!(unknown.hope(&by_price) > unknown.hope(&hasty));
        unknown.learn(&by_price, false, 0.05);
        assert!(unknown.hope(&by_price) < 0.15 && unknown.hope(&hasty) > 0.4);
        unknown.learn(&hasty, true, 0.05);
        assert!(unknown.hope(&hasty) > 0.8);
    }

    #[test]
    fn what_was_never_thought_of_is_not_learnt() {
        let hasty = deal([false, false, false, false, true, false]);
        let mut character = Character::unknown([0.22, 0.38, 0.25, 0.05, 0.0, 0.1]);
        for _ in 0..5 {
            character.learn(&hasty, true, 0.12);
        }
        assert_eq!(character.hope(&hasty), 0.0);
        let sum: f32 = character.0.iter().sum();
        assert!((sum - 1.0).abs() < 1e-5);
    }
}
