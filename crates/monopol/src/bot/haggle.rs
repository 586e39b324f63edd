//! Which deals to offer, and what has come of them.

use super::{
    deal::{Proposal, is_fair},
    outlook::Outlook,
};
use crate::{
    Action, Lot, Monopol, SEATS,
    position::{GROUPS, Lots, STATIONS, UTILITIES, each},
};
use tabletop::{Game, Seat};

/// So many offers are made in a turn.
const IN_A_TURN: u8 = 4;
/// So many deals are thought through.
const THOUGHT_THROUGH: usize = 16;
/// A deal is offered if it raises the chance by this much.
const WORTHWHILE: f32 = 0.01;
/// What both keep in their purses after a deal.
const KEEP: u32 = 1_000;
/// What was refused is offered again only for this much more, and not more often than this.
const STEP_UP: i64 = 1_000;
const TRIES: usize = 3;

/// How likely somebody unknown is to accept: a deal that is fair by what groups are worth, and one by printed prices.
const HOPE_IF_FAIR: f32 = 0.8;
const HOPE_BY_PRICE: f32 = 0.3;
/// What is hoped at first counts for so many answers.
const PATIENCE: f32 = 2.0;

/// How often somebody was offered deals of a kind, and accepted.
#[derive(Copy, Clone, Default)]
struct Record {
    made: u16,
    accepted: u16,
}

/// Remembers every offer, and who accepts what.
#[derive(Default)]
pub(super) struct Haggling {
    made: Vec<Proposal>,
    waiting: Option<Candidate>,
    offered_in: u16,
    offered: u8,
    /// By player: deals fair by what the groups are worth, and by printed prices only.
    fair: [Record; SEATS],
    printed: [Record; SEATS],
}

#[derive(Copy, Clone)]
struct Candidate {
    proposal: Proposal,
    /// How much it should raise the chance, at first sight.
    rating: f32,
    is_fair: bool,
}

impl Haggling {
    /// Sees what has become of the last offer.
    pub(super) fn notice(&mut self, game: &Monopol, seat: Seat) {
        let Some(last) = self.waiting else { return };
        let open = game.offers.iter().any(|offer| offer.from == seat);
        if open {
            return;
        }
        self.waiting = None;
        let Proposal { to, give, want, .. } = last.proposal;
        let accepted = want & !game.holdings.of(seat) == 0 && give & game.holdings.of(seat) == 0;
        let records = if last.is_fair { &mut self.fair } else { &mut self.printed };
        records[to.index()].made += 1;
        records[to.index()].accepted += u16::from(accepted);
    }

    /// What has been open for a whole round will not be accepted any more.
    pub(super) fn stale(&self, game: &Monopol, menu: &[Action]) -> Option<Action> {
        let old = menu.iter().find(|action| matches!(action, Action::Withdraw { .. }));
        old.filter(|_| self.offered_in != game.round).cloned()
    }

    /// The offer that raises the own chance most, by how likely it is to be accepted.
    pub(super) fn offer(
        &mut self,
        game: &Monopol,
        seat: Seat,
        outlook: &mut Outlook,
        times: u32,
    ) -> Option<Action> {
        if self.offered_in != game.round {
            (self.offered_in, self.offered) = (game.round, 0);
        }
        if self.offered >= IN_A_TURN || self.waiting.is_some() {
            return None;
        }
        let offer = self.best_offer(game, seat, outlook, times);
        // Who finds nothing to offer does not look again in the same round.
        self.offered = if offer.is_some() { self.offered + 1 } else { IN_A_TURN };
        self.made.extend(offer.map(|offer| offer.proposal));
        self.waiting = offer;
        offer.map(|offer| offer.proposal.action())
    }

    fn best_offer(&self, game: &Monopol, seat: Seat, outlook: &mut Outlook, times: u32) -> Option<Candidate> {
        let candidates = self.candidates(game, seat);
        if candidates.is_empty() {
            return None;
        }
        let after: Vec<Monopol> =
            candidates.iter().map(|candidate| game.dealt(seat, &candidate.proposal)).collect();
        let hopes: Vec<f32> = candidates.iter().map(|candidate| self.hope(candidate)).collect();
        let best = outlook.best_hope(game, &after, &hopes, seat, times);
        let now = outlook.chances(&[game, &after[best]], seat, 2 * times);
        (now[1] > now[0] + WORTHWHILE).then(|| candidates[best])
    }

    /// How likely an offer is to be accepted.
    fn hope(&self, candidate: &Candidate) -> f32 {
        let at = candidate.proposal.to.index();
        let (record, first) =
            if candidate.is_fair { (self.fair[at], HOPE_IF_FAIR) } else { (self.printed[at], HOPE_BY_PRICE) };
        (f32::from(record.accepted) + PATIENCE * first) / (f32::from(record.made) + PATIENCE)
    }

    fn candidates(&self, game: &Monopol, seat: Seat) -> Vec<Candidate> {
        let now = game.prospects()[seat.index()];
        let mut all = Vec::new();
        for to in game.others_in_game(seat) {
            for want in game.wanted_of(seat, to) {
                for give in game.given_to(seat, to, want) {
                    for is_fair in [true, false] {
                        let proposal =
                            self.cheapest(game, seat, Proposal { to, give, want, pay: 0 }, is_fair);
                        all.extend(proposal.map(|proposal| Candidate { proposal, rating: 0.0, is_fair }));
                    }
                }
            }
        }
        for candidate in &mut all {
            let after = game.dealt(seat, &candidate.proposal).prospects()[seat.index()];
            candidate.rating = (after - now) * self.hope(candidate);
        }
        all.retain(|candidate| candidate.rating > 0.0);
        all.sort_by(|a, b| b.rating.total_cmp(&a.rating));
        let allowed =
            |candidate: &Candidate| game.clone().play(seat, &candidate.proposal.action(), &mut ()).is_ok();
        all.into_iter().filter(allowed).take(THOUGHT_THROUGH).collect()
    }

    /// The least money on top for which the other should accept, and which has not been refused.
    fn cheapest(&self, game: &Monopol, seat: Seat, lots: Proposal, by_worth: bool) -> Option<Proposal> {
        let Proposal { to, give, want, .. } = lots;
        let note = i64::from(game.config.prices.note());
        let spare = |seat: Seat| i64::from(game.cash_of(seat).saturating_sub(KEEP)) / note;
        let same = |old: &&Proposal| (old.to, old.give, old.want) == (to, give, want);
        if self.made.iter().filter(same).count() >= TRIES {
            return None;
        }
        let least = self.made.iter().filter(same).map(|old| old.pay + STEP_UP).max();
        let is_new = |pay: i64| least.is_none_or(|least| pay >= least);
        let printed = |lots| each(lots).map(|lot| i64::from(game.price(lot))).sum::<i64>();
        let is_enough = |pay: i64| {
            let fair = || {
                let (gain, theirs) = game.gains(seat, to, give, want, pay);
                is_fair(theirs, gain.max(0.0))
            };
            is_new(pay) && if by_worth { fair() } else { pay + printed(give) > printed(want) }
        };
        let (mut low, mut high) = (-spare(to) - 1, spare(seat));
        if !is_enough(high * note) {
            return None;
        }
        while high - low > 1 {
            let middle = (low + high).div_euclid(2);
            if is_enough(middle * note) { high = middle } else { low = middle }
        }
        Some(Proposal { pay: high * note, ..lots })
    }
}

impl Monopol {
    /// What could be wanted of another: what they have of begun groups, of stations and of utilities.
    fn wanted_of(&self, seat: Seat, to: Seat) -> impl Iterator<Item = Lots> + use<> {
        let (own, theirs) = (self.holdings.of(seat), self.holdings.of(to));
        let others =
            [STATIONS, UTILITIES].into_iter().filter(move |kind| own & kind != 0 && theirs & kind != 0);
        self.lots_to_want(seat, to).chain(others.map(move |kind| theirs & kind))
    }

    /// What could be given for it: nothing, what the other would want, or any one lot of a group that is not whole.
    fn given_to(&self, seat: Seat, to: Seat, want: Lots) -> impl Iterator<Item = Lots> + use<> {
        let same: Lots = GROUPS.into_iter().filter(|group| group & want != 0).sum();
        let wanted =
            self.lots_to_want(to, seat).filter(move |lots| lots & same == 0 && lots.count_ones() > 1);
        let own = self.holdings.of(seat);
        let whole: Lots = GROUPS.into_iter().filter(|group| group & !own == 0).sum();
        [0].into_iter().chain(wanted).chain(each(own & !same & !whole).map(Lot::bit))
    }

    /// The position after a deal.
    fn dealt(&self, seat: Seat, proposal: &Proposal) -> Monopol {
        let mut after = self.clone();
        after.swap_lots(seat, proposal);
        after
    }
}
