//! A player that compares what it can do by the chance to win that each leaves.

use super::{choices::Choice, haggle::Haggling, mind::Mind, tuning::Tuning};
use crate::{Action, Monopol, Sold, Stage, View};
use tabletop::{Advice, Bot, Seat, in_order};

/// Advice names so many actions at most.
const ADVICE_MAX: usize = 5;

/// Thinks of what may be done, weighs each, and remembers its plan and its offers.
#[derive(Clone)]
pub struct Planner {
    start: Monopol,
    memory: Memory,
    /// What it remembered before its latest decision.
    before: Option<Box<Memory>>,
}

/// What a planner remembers of a match.
#[derive(Clone)]
pub(super) struct Memory {
    pub(super) haggling: Haggling,
    /// What it has decided to do next in this turn, last things first.
    plan: Vec<Action>,
    /// What it would bid at most in an auction: for what, in which round.
    pub(super) limit: Option<(Sold, u16, u32)>,
    /// The round, and the doubles thrown in it, when it last built or paid back: once in a turn is enough.
    pub(super) built_at: (u16, u8),
}

impl Planner {
    /// Deals plainly.
    pub fn hard(start: Monopol) -> Planner {
        Planner::new(start, Tuning::HARD)
    }

    /// Haggles by the chance to win.
    pub fn master(start: Monopol) -> Planner {
        Planner::new(start, Tuning::MASTER)
    }

    /// The master as it was in 2026, for the lab.
    pub fn master_2026(start: Monopol) -> Planner {
        Planner::new(start, Tuning::MASTER_2026)
    }

    /// Plays like `master` and never offers anything.
    pub(super) fn without_offers(start: Monopol) -> Planner {
        Planner::new(start, Tuning { in_a_round: 0, counters: false, ..Tuning::MASTER })
    }

    fn new(start: Monopol, tuning: Tuning) -> Planner {
        let memory =
            Memory { haggling: Haggling::new(tuning), plan: Vec::new(), limit: None, built_at: (0, 0) };
        Planner { start, memory, before: None }
    }
}

impl Memory {
    /// What it would do and what it thinks of the rest, best first.
    fn consider(&mut self, game: Mind<'_>, seat: Seat, menu: &[Action]) -> Vec<Choice> {
        self.haggling.notice(game, seat);
        if let Some(offer) = game.offers.iter().find(|offer| offer.to == seat) {
            return self.answers(game, offer, menu);
        }
        if let Some(next) = self.plan.last().cloned() {
            if menu.contains(&next) {
                let chance = game.after(seat, &next).chance_of(seat);
                self.plan.reverse();
                return vec![Choice::new(std::mem::take(&mut self.plan), chance)];
            }
            self.plan.clear();
        }
        self.choices(game, seat, menu)
    }

    fn decide(&mut self, game: Mind<'_>, seat: Seat, menu: &[Action]) -> Action {
        let mut best = self.consider(game, seat, menu).swap_remove(0);
        if let Some(deal) = best.offer {
            self.haggling.remember(game, seat, deal);
        }
        if game.offers.iter().any(|offer| offer.to == seat) {
            // An answer comes between; what was planned is done after it.
            return best.actions.swap_remove(0);
        }
        let improves =
            matches!(best.actions[0], Action::Build { .. } | Action::Mortgage { .. } | Action::Lift { .. });
        if game.stage == Stage::Turn && improves {
            self.built_at = (game.round, game.doubles);
        }
        self.plan = best.actions;
        self.plan.reverse();
        self.plan.pop().expect("a choice is something to do")
    }
}

impl Bot<Monopol> for Planner {
    fn choose(&mut self, seat: Seat, view: &View, menu: &[Action]) -> Action {
        self.before = None;
        if let [only] = menu
            && *only != Action::Throw
        {
            return only.clone();
        }
        let position = view.position(self.start.clone());
        self.before = Some(Box::new(self.memory.clone()));
        self.memory.decide(Mind::of(&position), seat, menu)
    }

    fn advise(&mut self, seat: Seat, view: &View, menu: &[Action]) -> Vec<Advice<Action>> {
        let position = view.position(self.start.clone());
        // What is only asked for is not remembered.
        let choices = self.memory.clone().consider(Mind::of(&position), seat, menu);
        let best = choices[0].chance;
        let mut advice: Vec<Advice<Action>> = Vec::new();
        for choice in choices {
            let action = choice.actions[0].clone();
            if advice.len() < ADVICE_MAX && advice.iter().all(|better| better.action != action) {
                // What it would do is best in its eyes, whatever small thresholds it goes by.
                advice.push(Advice { action, chance: Some(choice.chance.min(best)) });
            }
        }
        in_order(&mut advice[1..], |a, b| a.chance > b.chance);
        advice
    }

    fn remembers(&self) -> bool {
        true
    }

    fn overtaken(&mut self) {
        if let Some(before) = self.before.take() {
            self.memory = *before;
        }
    }
}
