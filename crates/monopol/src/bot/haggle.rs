//! Which deals to offer, and what has come of them.

use super::{
    deal::Proposal,
    judge::{BY_CHANCE, Character, Judged, KEEP, LEAST_PART, RISE},
    mind::Mind,
    tuning::{Manner, Tuning},
};
use crate::{
    Action, SEATS,
    lots::{GROUPS, LotSet, STATIONS, UTILITIES},
    position::Offer,
};
use std::iter::once;
use tabletop::{BySeat, Seat, in_order};

/// So many offers are spoken of at once, though only the first is made.
const SPOKEN_OF: usize = 2;
/// So many of the most promising are looked at closely, to find those.
const LOOKS: usize = 8;
/// A deal is offered if it raises the chance by this much.
const WORTHWHILE: f32 = 0.01;
/// With how likely it is to be accepted it must still promise this much, so that who always refuses is left in peace.
const WORTH_ASKING: f32 = 0.002;
/// What was refused is offered again only for this much more, and not more often than this.
const STEP_UP: i64 = 500;
/// Sums on top of lots that are tried, beside those that look fair.
const SUMS: [i64; 7] = [-9_000, -5_000, -2_500, 0, 2_500, 5_000, 9_000];

/// An offer that was made, and what both owned then.
#[derive(Copy, Clone)]
struct Made {
    proposal: Proposal,
    owned: [LotSet; 2],
}

/// Remembers every offer, and learns how the others judge.
#[derive(Clone)]
pub(super) struct Haggling {
    pub(super) tuning: Tuning,
    made: Vec<Made>,
    waiting: Option<Judged>,
    offered_in: u16,
    offered: u8,
    offered_to: BySeat<u8, SEATS>,
    characters: BySeat<Character, SEATS>,
    /// How many offers each has refused in a row, and until which round they are left in peace.
    refused: BySeat<u16, SEATS>,
    quiet_until: BySeat<u16, SEATS>,
}

impl Haggling {
    pub(super) fn new(tuning: Tuning) -> Haggling {
        Haggling {
            tuning,
            made: Vec::new(),
            waiting: None,
            offered_in: 0,
            offered: 0,
            offered_to: BySeat::all(0),
            characters: BySeat::all(Character::unknown(tuning.at_first)),
            refused: BySeat::all(0),
            quiet_until: BySeat::all(0),
        }
    }

    /// Sees what has become of the last offer.
    pub(super) fn notice(&mut self, game: Mind<'_>, seat: Seat) {
        let Some(last) = self.waiting else { return };
        if game.offers.iter().any(|offer| offer.from == seat) {
            return;
        }
        self.waiting = None;
        let Proposal { to, give, want, .. } = last.proposal;
        let accepted = game.holdings.of(seat).contains_all(want) && !give.meets(game.holdings.of(seat));
        self.characters[to].learn(&last, accepted, self.tuning.surprise);
        if self.tuning.compares {
            // Who sit at one table are often alike, so an answer tells a little of all.
            let others = game.others_in_game(seat).filter(|&other| other != to);
            others.for_each(|other| {
                self.characters[other].learn(&last, accepted, self.tuning.surprise_of_others)
            });
        }
        // Who refuses again and again is asked more and more seldom.
        let refused = &mut self.refused[to];
        *refused = if accepted { 0 } else { *refused + 1 };
        self.quiet_until[to] = game.round + *refused / 2;
    }

    /// What has been open for a whole round will not be accepted any more.
    pub(super) fn stale(&self, game: Mind<'_>, menu: &[Action]) -> Option<Action> {
        let old = menu.iter().find(|action| matches!(action, Action::Withdraw { .. }));
        old.filter(|_| self.offered_in != game.round).cloned()
    }

    /// The best deals to offer now, for different things, each with what it raises the chance by, reckoned with how likely
    /// it is to be accepted.
    pub(super) fn offers(&mut self, game: Mind<'_>, seat: Seat) -> Vec<(f32, Judged)> {
        self.begin_round(game);
        if game.round < self.tuning.first_round
            || self.offered >= self.tuning.in_a_round
            || self.waiting.is_some()
        {
            return Vec::new();
        }
        let deals = match self.tuning.manner {
            Manner::Plain => self.plain_deal(game, seat).into_iter().collect(),
            Manner::Shrewd => self.best_deals(game, seat, self.all_lots_to_deal_in(game, seat)),
        };
        if deals.is_empty() {
            // Who finds nothing to offer does not look again in the same round.
            self.offered = self.tuning.in_a_round;
        }
        deals.into_iter().map(|deal| (deal.gain * self.hope(&deal), deal)).collect()
    }

    fn begin_round(&mut self, game: Mind<'_>) {
        if self.offered_in != game.round {
            (self.offered_in, self.offered, self.offered_to) = (game.round, 0, BySeat::all(0));
        }
    }

    /// An answer to an offer that is not good enough: the best deal with the same player in some of the same deeds.
    pub(super) fn counter(&mut self, game: Mind<'_>, offer: &Offer) -> Option<Judged> {
        self.begin_round(game);
        let (own, other) = (offer.to, offer.from);
        if !self.tuning.counters
            || game.round < self.tuning.first_round
            || self.waiting.is_some()
            || self.offered_to[other] >= self.tuning.to_one
        {
            return None;
        }
        let named = offer.give.lots.or(offer.want.lots);
        let touches = |lots: &Proposal| lots.give.or(lots.want).meets(named);
        let lots = self.lots_to_deal_in(game, own, other).into_iter().filter(touches).collect();
        self.best_deals(game, own, lots).into_iter().next()
    }

    /// Remembers what has been offered.
    pub(super) fn remember(&mut self, game: Mind<'_>, seat: Seat, deal: Judged) {
        self.waiting = Some(deal);
        self.offered += 1;
        self.offered_to[deal.proposal.to] += 1;
        let owned = [seat, deal.proposal.to].map(|seat| game.holdings.of(seat));
        self.made.push(Made { proposal: deal.proposal, owned });
    }

    /// Who has not said no is asked on a smaller chance than who has.
    fn least_hope(&self, to: Seat) -> f32 {
        if self.refused[to] == 0 { self.tuning.first_hope } else { self.tuning.least_hope }
    }

    fn hope(&self, deal: &Judged) -> f32 {
        self.characters[deal.proposal.to].hope(deal)
    }

    fn plain_deal(&self, game: Mind<'_>, seat: Seat) -> Option<Judged> {
        let made: Vec<Proposal> = self.made.iter().map(|made| made.proposal).collect();
        let proposal = game.best_proposal(seat, &made)?;
        let deal = game.judged(seat, proposal, &game.settled().mind().prospects(), &self.tuning)?;
        (deal.gain > WORTHWHILE && !game.hands_over(seat, &proposal)).then_some(deal)
    }

    /// The most promising deals for different things, best first.
    fn best_deals(&self, game: Mind<'_>, seat: Seat, all: Vec<Proposal>) -> Vec<Judged> {
        let now = game.settled().mind().prospects();
        let bored = self.tuning.bored(game);
        let mut deals: Vec<(f32, Judged)> = Vec::new();
        for lots in all {
            for pay in self.sums(game, seat, lots) {
                let Some(deal) = game.judged(seat, Proposal { pay, ..lots }, &now, &self.tuning) else {
                    continue;
                };
                let (gain, hope) = (deal.gain + bored, self.hope(&deal));
                if gain > WORTHWHILE
                    && gain * hope > WORTH_ASKING
                    && hope >= self.least_hope(lots.to)
                    && !game.hands_over(seat, &deal.proposal)
                {
                    deals.push((gain * hope, deal));
                }
                // The sums rise, and more is of no use once it costs too much or everybody would accept.
                if gain <= 0.0 || deal.suits_all() {
                    break;
                }
            }
        }
        in_order(&mut deals, |a, b| a.0.total_cmp(&b.0).is_gt());
        let now = match self.tuning.playouts {
            0 => now,
            playouts => game.imagine().foreseen_by_all(playouts),
        };
        let mut best: Vec<Judged> = Vec::new();
        let mut looks = LOOKS;
        for (_, deal) in deals {
            let aim = |deal: &Judged| (deal.proposal.to, deal.proposal.want);
            let is_new = best.iter().all(|better| aim(better) != aim(&deal));
            if best.len() == SPOKEN_OF || looks == 0 {
                break;
            }
            if is_new && game.allows(seat, &deal.proposal) {
                looks -= 1;
                best.extend(self.looked_at_closely(game, seat, deal, &now));
            }
        }
        best
    }

    /// The same deal with what the next throws may bring both, if it still raises the chance and may be hoped for.
    fn looked_at_closely(
        &self,
        game: Mind<'_>,
        seat: Seat,
        mut deal: Judged,
        now: &BySeat<f32, SEATS>,
    ) -> Option<Judged> {
        if self.tuning.playouts == 0 {
            return Some(deal);
        }
        let then = game.dealt(seat, &deal.proposal)?.foreseen_by_all(self.tuning.playouts);
        let rise = |seat: Seat| then[seat] - now[seat];
        deal.gain = rise(seat);
        deal.accepting[BY_CHANCE] &= rise(deal.proposal.to) > RISE;
        let good = deal.gain > WORTHWHILE && self.hope(&deal) >= self.least_hope(deal.proposal.to);
        good.then_some(deal)
    }

    /// With everybody who has not got enough offers.
    fn all_lots_to_deal_in(&self, game: Mind<'_>, seat: Seat) -> Vec<Proposal> {
        let may_ask =
            |to: &Seat| self.offered_to[*to] < self.tuning.to_one && self.quiet_until[*to] <= game.round;
        game.others_in_game(seat)
            .filter(may_ask)
            .flat_map(|to| self.lots_to_deal_in(game, seat, to))
            .collect()
    }

    /// Everything that may change hands between two, without the money.
    fn lots_to_deal_in(&self, game: Mind<'_>, seat: Seat, to: Seat) -> Vec<Proposal> {
        let mut all = Vec::new();
        for want in game.wanted_of(seat, to, self.tuning.widely) {
            let gives = game.given_to(seat, to, want).filter(|give| !want.or(*give).is_empty());
            all.extend(gives.map(|give| Proposal { to, give, want, pay: 0 }));
        }
        all
    }

    /// The money on top that may be offered: the least for which others should accept by price or by worth, and a few
    /// sums between. What has been refused is not offered again.
    fn sums(&self, game: Mind<'_>, seat: Seat, lots: Proposal) -> Vec<i64> {
        let Proposal { to, give, want, .. } = lots;
        let owned = [seat, to].map(|seat| game.holdings.of(seat));
        let same = |old: &&Made| {
            let Proposal { to: old_to, give: old_give, want: old_want, .. } = old.proposal;
            (old_to, old_give, old_want) == (to, give, want) && (!self.tuning.reopens || old.owned == owned)
        };
        let made = || self.made.iter().filter(same);
        if made().count() >= self.tuning.tries {
            return Vec::new();
        }
        let least = made().map(|old| old.proposal.pay + STEP_UP).max().unwrap_or(i64::MIN);
        let spare = |seat: Seat| i64::from(game.cash(seat).saturating_sub(KEEP));
        let polite = match want.is_empty() {
            true => i64::MIN,
            false => game.printed_sum(want) / LEAST_PART - game.printed_sum(give),
        };
        let (lowest, highest) = (least.max(polite).max(-spare(to)), spare(seat));
        let note = i64::from(game.config.prices.note());
        let mut sums = SUMS.to_vec();
        sums.push(lowest + note);
        sums.push(game.printed_sum(want) - game.printed_sum(give) + note);
        sums.extend(game.least_fair(seat, lots, (lowest, highest), self.tuning.share));
        sums.iter_mut().for_each(|sum| *sum = sum.div_euclid(note) * note);
        let decent = |pay: i64| !self.tuning.polite || game.is_decent(&Proposal { pay, ..lots });
        sums.retain(|&sum| (lowest..=highest).contains(&sum) && decent(sum));
        in_order(&mut sums, |a, b| a < b);
        sums.dedup();
        sums
    }
}

impl Mind<'_> {
    fn allows(&self, seat: Seat, proposal: &Proposal) -> bool {
        self.imagine().does(seat, &proposal.action())
    }

    /// What could be wanted of another: nothing but money, what they have of begun groups, of stations and of utilities. Who
    /// asks widely also wants what they have of those that neither has begun or made whole.
    fn wanted_of(&self, seat: Seat, to: Seat, widely: bool) -> impl Iterator<Item = LotSet> + use<> {
        let (own, theirs) = (self.holdings.of(seat), self.holdings.of(to));
        let kinds = [STATIONS, UTILITIES].into_iter();
        let begun = kinds.clone().filter(move |kind| own.meets(*kind) && theirs.meets(*kind));
        let built = self.built_groups();
        let untouched = move |kind: &LotSet| {
            widely && theirs.meets(*kind) && !theirs.contains_all(*kind) && !own.or(built).meets(*kind)
        };
        let others = begun.chain(GROUPS.into_iter().chain(kinds).filter(untouched));
        once(LotSet::EMPTY).chain(self.lots_to_want(seat, to)).chain(others.map(move |kind| theirs.and(kind)))
    }

    /// What could be given for it: nothing, what the other would want, or any one lot of a group that is not whole.
    fn given_to(&self, seat: Seat, to: Seat, want: LotSet) -> impl Iterator<Item = LotSet> + use<> {
        let same: LotSet = GROUPS.into_iter().filter(|group| group.meets(want)).collect();
        let wanted = self.lots_to_want(to, seat).filter(move |lots| !lots.meets(same) && lots.len() > 1);
        let own = self.holdings.of(seat);
        let whole: LotSet = GROUPS.into_iter().filter(|&group| own.contains_all(group)).collect();
        once(LotSet::EMPTY).chain(wanted).chain(own.without(same).without(whole).iter().map(LotSet::from))
    }
}
