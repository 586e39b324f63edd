//! Which deals to offer, and what has come of them.

use super::{
    deal::Proposal,
    judge::{Character, Judged, KEEP},
    mind::Mind,
};
use crate::{
    Action, SEATS,
    lots::{GROUPS, LotSet, STATIONS, UTILITIES},
};
use std::iter::once;
use tabletop::{BySeat, Seat};

/// So many offers are made to one player in a round.
const TO_ONE: u8 = 2;
/// So many offers are spoken of at once, though only the first is made.
const SPOKEN_OF: usize = 2;
/// A deal is offered if it raises the chance by this much.
const WORTHWHILE: f32 = 0.01;
/// With how likely it is to be accepted it must still promise this much, so that who always refuses is left in peace.
const WORTH_ASKING: f32 = 0.002;
/// What was refused is offered again only for this much more, and not more often than this.
const STEP_UP: i64 = 500;
const TRIES: usize = 3;
/// Haggling begins low, but who asks for lots gives at least this part of their printed price: less would be an insult.
const LEAST_PART: i64 = 3;
/// Sums on top of lots that are tried, beside those that look fair.
const SUMS: [i64; 7] = [-9_000, -5_000, -2_500, 0, 2_500, 5_000, 9_000];

/// How somebody deals.
#[derive(Copy, Clone, PartialEq)]
pub(super) enum Manner {
    /// By what groups bring, with one offer in a round.
    Plain,
    /// By the chance to win, with all that others may be thought to accept.
    Shrewd,
}

impl Manner {
    fn offers_in_a_round(self) -> u8 {
        match self {
            Manner::Plain => 1,
            Manner::Shrewd => 4,
        }
    }
}

/// Remembers every offer, and learns how the others judge.
#[derive(Clone)]
pub(super) struct Haggling {
    pub(super) manner: Manner,
    made: Vec<Proposal>,
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
    pub(super) fn new(manner: Manner) -> Haggling {
        Haggling {
            manner,
            made: Vec::new(),
            waiting: None,
            offered_in: 0,
            offered: 0,
            offered_to: BySeat::all(0),
            characters: BySeat::all(Character::default()),
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
        self.characters[to].learn(&last, accepted);
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
        if self.offered_in != game.round {
            (self.offered_in, self.offered, self.offered_to) = (game.round, 0, BySeat::all(0));
        }
        if self.offered >= self.manner.offers_in_a_round() || self.waiting.is_some() {
            return Vec::new();
        }
        let deals = match self.manner {
            Manner::Plain => self.plain_deal(game, seat).into_iter().collect(),
            Manner::Shrewd => self.best_deals(game, seat),
        };
        if deals.is_empty() {
            // Who finds nothing to offer does not look again in the same round.
            self.offered = self.manner.offers_in_a_round();
        }
        deals.into_iter().map(|deal| (deal.gain * self.hope(&deal), deal)).collect()
    }

    /// Remembers what has been offered.
    pub(super) fn remember(&mut self, deal: Judged) {
        self.waiting = Some(deal);
        self.offered += 1;
        self.offered_to[deal.proposal.to] += 1;
        self.made.push(deal.proposal);
    }

    fn hope(&self, deal: &Judged) -> f32 {
        self.characters[deal.proposal.to].hope(deal)
    }

    fn plain_deal(&self, game: Mind<'_>, seat: Seat) -> Option<Judged> {
        let proposal = game.best_proposal(seat, &self.made)?;
        let deal = game.judged(seat, proposal, &game.settled().mind().prospects())?;
        (deal.gain > WORTHWHILE && !game.hands_over(seat, &proposal)).then_some(deal)
    }

    /// The most promising deals for different things, best first.
    fn best_deals(&self, game: Mind<'_>, seat: Seat) -> Vec<Judged> {
        let (now, bored) = (game.settled().mind().prospects(), game.impatience());
        let mut deals: Vec<(f32, Judged)> = Vec::new();
        for lots in self.lots_to_deal_in(game, seat) {
            for pay in self.sums(game, seat, lots) {
                let Some(deal) = game.judged(seat, Proposal { pay, ..lots }, &now) else { continue };
                let (gain, hope) = (deal.gain + bored, self.hope(&deal));
                if gain > WORTHWHILE && gain * hope > WORTH_ASKING && !game.hands_over(seat, &deal.proposal) {
                    deals.push((gain * hope, deal));
                }
                // The sums rise, and more is of no use once it costs too much or everybody would accept.
                if gain <= 0.0 || deal.suits_all() {
                    break;
                }
            }
        }
        deals.sort_by(|a, b| b.0.total_cmp(&a.0));
        let mut best: Vec<Judged> = Vec::new();
        for (_, deal) in deals {
            let aim = |deal: &Judged| (deal.proposal.to, deal.proposal.want);
            let is_new = best.iter().all(|better| aim(better) != aim(&deal));
            if best.len() < SPOKEN_OF && is_new && game.allows(seat, &deal.proposal) {
                best.push(deal);
            }
        }
        best
    }

    /// With everybody who has not got enough offers.
    fn lots_to_deal_in(&self, game: Mind<'_>, seat: Seat) -> Vec<Proposal> {
        let mut all = Vec::new();
        let may_ask = |to: &Seat| self.offered_to[*to] < TO_ONE && self.quiet_until[*to] <= game.round;
        for to in game.others_in_game(seat).filter(may_ask) {
            for want in game.wanted_of(seat, to) {
                let gives = game.given_to(seat, to, want).filter(|give| !want.or(*give).is_empty());
                all.extend(gives.map(|give| Proposal { to, give, want, pay: 0 }));
            }
        }
        all
    }

    /// The money on top that may be offered: the least for which others should accept by price or by worth, and a few
    /// sums between. What has been refused is not offered again.
    fn sums(&self, game: Mind<'_>, seat: Seat, lots: Proposal) -> Vec<i64> {
        let Proposal { to, give, want, .. } = lots;
        let same = |old: &&Proposal| (old.to, old.give, old.want) == (to, give, want);
        if self.made.iter().filter(same).count() >= TRIES {
            return Vec::new();
        }
        let least = self.made.iter().filter(same).map(|old| old.pay + STEP_UP).max().unwrap_or(i64::MIN);
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
        sums.extend(game.least_fair(seat, lots, (lowest, highest)));
        sums.iter_mut().for_each(|sum| *sum = sum.div_euclid(note) * note);
        sums.retain(|sum| (lowest..=highest).contains(sum));
        sums.sort_unstable();
        sums.dedup();
        sums
    }
}

impl Mind<'_> {
    fn allows(&self, seat: Seat, proposal: &Proposal) -> bool {
        self.imagine().does(seat, &proposal.action())
    }

    /// What could be wanted of another: nothing but money, what they have of begun groups, of stations and of utilities.
    fn wanted_of(&self, seat: Seat, to: Seat) -> impl Iterator<Item = LotSet> + use<> {
        let (own, theirs) = (self.holdings.of(seat), self.holdings.of(to));
        let others =
            [STATIONS, UTILITIES].into_iter().filter(move |kind| own.meets(*kind) && theirs.meets(*kind));
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
