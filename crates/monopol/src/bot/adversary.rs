//! Two who try what others give away: one asks for presents, one feels for the least price. Else they play like `master`, and
//! offer nothing that costs them anything of their chance.

use super::{deal::Proposal, mind::Mind, planner::Planner, whatif::WhatIf};
use crate::{Action, LotSet, Monopol, Stage, View};
use tabletop::{Bot, Seat, in_order};

/// So many offers an adversary makes in a round.
const IN_A_ROUND: u8 = 3;
/// A price that is felt for goes up, or down, by this part of the printed one, in hundredths, and so many times.
const STEP: i64 = 10;
const STEPS: i64 = 40;

/// What an adversary tries.
#[derive(Copy, Clone, PartialEq)]
pub(super) enum Trick {
    /// Asks for deeds and money, and gives nothing for them.
    Gifts,
    /// Asks for every deed and offers every one of its own, from a shameless price on, step by step.
    Prices,
}

/// Somebody who deals only to take advantage.
pub(super) struct Adversary {
    start: Monopol,
    play: Planner,
    trick: Trick,
    round: u16,
    offered: u8,
    /// How many offers it has made in all: it goes through all it can ask for, again and again.
    made: usize,
}

impl Adversary {
    pub(super) fn new(start: Monopol, trick: Trick) -> Adversary {
        let play = Planner::without_offers(start.clone());
        Adversary { start, play, trick, round: 0, offered: 0, made: 0 }
    }

    /// The next thing to try, if the rules allow any.
    fn offer(&mut self, game: Mind<'_>, seat: Seat) -> Option<Action> {
        if self.round != game.round {
            (self.round, self.offered) = (game.round, 0);
        }
        if self.offered >= IN_A_ROUND {
            return None;
        }
        let ideas = match self.trick {
            Trick::Gifts => gifts(game, seat),
            Trick::Prices => self.prices(game, seat),
        };
        let now = game.settled().mind().prospects()[seat];
        let allowed = |idea: &Proposal| {
            let gains = |after: WhatIf| after.chance_of(seat) > now;
            game.dealt(seat, idea).is_some_and(gains) && game.imagine().does(seat, &idea.action())
        };
        let ideas: Vec<Proposal> = ideas.into_iter().filter(allowed).collect();
        let idea = ideas.get(self.made % ideas.len().max(1))?;
        self.made += 1;
        self.offered += 1;
        Some(idea.action())
    }

    /// Each deed at the price whose turn it is. All are asked for once before the price moves.
    fn prices(&self, game: Mind<'_>, seat: Seat) -> Vec<Proposal> {
        let deeds = game.others_in_game(seat).flat_map(|to| {
            let wanted = game.holdings.of(to).iter().map(move |lot| (to, LotSet::EMPTY, LotSet::from(lot)));
            let given = game.holdings.of(seat).iter().map(move |lot| (to, LotSet::from(lot), LotSet::EMPTY));
            wanted.chain(given)
        });
        let deeds: Vec<_> = deeds.collect();
        let step = (self.made / deeds.len().max(1)) as i64 % STEPS;
        let note = i64::from(game.config.prices.note());
        let priced = deeds.into_iter().map(|(to, give, want)| {
            let bought = game.printed_sum(want) * STEP * (step + 1) / 100;
            let sold = game.printed_sum(give) * STEP * (STEPS - step) / 100;
            let least = i64::from(game.cash(seat));
            let most = i64::from(game.cash(to));
            let pay = if give.is_empty() { bought.min(least) } else { -sold.min(most) };
            Proposal { to, give, want, pay: pay / note * note }
        });
        priced.collect()
    }
}

/// Every deed of everybody, what completes a group first, and half of everybody's cash; all for nothing.
fn gifts(game: Mind<'_>, seat: Seat) -> Vec<Proposal> {
    let note = i64::from(game.config.prices.note());
    let mut all = Vec::new();
    for to in game.others_in_game(seat) {
        let mut lots: Vec<_> = game.holdings.of(to).iter().collect();
        in_order(&mut lots, |&a, &b| game.completes(seat, a) && !game.completes(seat, b));
        let deed = |lot| Proposal { to, give: LotSet::EMPTY, want: LotSet::from(lot), pay: 0 };
        all.extend(lots.into_iter().map(deed));
        let half = i64::from(game.cash(to)) / 2 / note * note;
        all.push(Proposal { to, give: LotSet::EMPTY, want: LotSet::EMPTY, pay: -half });
    }
    all
}

impl Bot<Monopol> for Adversary {
    fn choose(&mut self, seat: Seat, view: &View, menu: &[Action]) -> Action {
        let position = view.position(self.start.clone());
        let game = Mind::of(&position);
        let is_free = game.stage == Stage::Turn && game.waiting().contains(&seat);
        let asked = game.offers.iter().any(|offer| offer.to == seat);
        if is_free && !asked {
            // What was not answered is taken back before the next.
            if let Some(old) = menu.iter().find(|action| matches!(action, Action::Withdraw { .. })) {
                return old.clone();
            }
            if let Some(offer) = self.offer(game, seat) {
                return offer;
            }
        }
        self.play.choose(seat, view, menu)
    }

    fn remembers(&self) -> bool {
        true
    }
}
