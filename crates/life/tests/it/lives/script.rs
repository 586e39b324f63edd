//! The choices of one life, as a list of numbers for each step: drawn from a seed, or given to be lived through again.

use std::num::NonZeroU32;
use tabletop::{Draw, QuickDice};

/// What one step chose. The smaller a number, the duller what it stands for: so a list is made simpler by taking numbers
/// away and making others smaller.
pub(crate) type Choices = Vec<u32>;

pub(crate) struct Script {
    from: From,
    /// What has been chosen so far; the last is the step that is going on.
    made: Vec<Choices>,
}

enum From {
    Seed { dice: QuickDice, steps: u32 },
    Given(Vec<Choices>),
}

impl Script {
    /// So many steps at most are drawn from a seed.
    pub(crate) fn drawn(seed: u64, most: u32) -> Script {
        // Seeds that follow each other would give lives that follow each other.
        let mut dice = QuickDice::drawn(&mut QuickDice::new(seed));
        let steps = most / 4 + dice.below(NonZeroU32::new(most).expect("a life has steps"));
        Script { from: From::Seed { dice, steps }, made: Vec::new() }
    }

    pub(crate) fn given(choices: Vec<Choices>) -> Script {
        Script { from: From::Given(choices), made: Vec::new() }
    }

    /// Begins the next step; false if the script is at its end.
    pub(crate) fn next_step(&mut self) -> bool {
        let steps = match &self.from {
            From::Seed { steps, .. } => *steps as usize,
            From::Given(choices) => choices.len(),
        };
        let more = self.made.len() < steps.max(1);
        if more {
            self.made.push(Vec::new());
        }
        more
    }

    /// One of `0..count`; nought when the script is at its end.
    pub(crate) fn below(&mut self, count: u32) -> u32 {
        let count = NonZeroU32::new(count).expect("there is something to choose from");
        let (step, done) = (self.made.len() - 1, self.made[self.made.len() - 1].len());
        let chosen = match &mut self.from {
            From::Seed { dice, .. } => dice.below(count),
            From::Given(choices) => {
                let chosen = choices.get(step).and_then(|choices| choices.get(done)).copied().unwrap_or(0);
                chosen.min(count.get() - 1)
            }
        };
        self.made[step].push(chosen);
        chosen
    }

    /// Whether something happens that does once in so many times.
    pub(crate) fn once_in(&mut self, times: u32) -> bool {
        self.below(times) == times - 1
    }

    pub(crate) fn pick<'a, T>(&mut self, from: &'a [T]) -> Option<&'a T> {
        if from.is_empty() { None } else { from.get(self.below(from.len() as u32) as usize) }
    }

    pub(crate) fn into_choices(self) -> Vec<Choices> {
        self.made
    }
}

/// The smallest list of choices that can be found by leaving steps out and by making numbers smaller, and that still fails
/// in the same way: `fails` says whether it does.
pub(crate) fn shrink(mut choices: Vec<Choices>, fails: impl Fn(&[Choices]) -> bool) -> Vec<Choices> {
    loop {
        let before: usize = choices.iter().map(|step| step.len() + 1).sum();
        let sum_before: u64 = choices.iter().flatten().map(|choice| u64::from(*choice)).sum();
        choices = without_steps(choices, &fails);
        choices = with_smaller_numbers(choices, &fails);
        let after: usize = choices.iter().map(|step| step.len() + 1).sum();
        let sum_after: u64 = choices.iter().flatten().map(|choice| u64::from(*choice)).sum();
        if (before, sum_before) == (after, sum_after) {
            return choices;
        }
    }
}

fn without_steps(mut choices: Vec<Choices>, fails: &impl Fn(&[Choices]) -> bool) -> Vec<Choices> {
    let mut chunk = choices.len() / 2;
    while chunk > 0 {
        // The first step lays the table and stays.
        let mut at = 1;
        while at < choices.len() {
            let mut shorter = choices.clone();
            shorter.drain(at..(at + chunk).min(choices.len()));
            if fails(&shorter) {
                choices = shorter;
            } else {
                at += chunk;
            }
        }
        chunk /= 2;
    }
    choices
}

fn with_smaller_numbers(mut choices: Vec<Choices>, fails: &impl Fn(&[Choices]) -> bool) -> Vec<Choices> {
    for step in 0..choices.len() {
        let mut shorter = choices.clone();
        while shorter[step].pop().is_some() && fails(&shorter) {
            choices = shorter.clone();
        }
        for at in 0..choices[step].len() {
            for smaller in [0, choices[step][at] / 2, choices[step][at].saturating_sub(1)] {
                let mut simpler = choices.clone();
                simpler[step][at] = smaller;
                if smaller < choices[step][at] && fails(&simpler) {
                    choices = simpler;
                }
            }
        }
    }
    choices
}

#[test]
fn what_goes_wrong_is_made_as_short_and_dull_as_it_can_be() {
    let fails = |choices: &[Choices]| {
        let three = choices.iter().position(|step| step.first() == Some(&3));
        three
            .is_some_and(|at| choices[at..].iter().any(|step| step.get(1).is_some_and(|choice| *choice >= 5)))
    };
    let drawn = |seed| {
        let mut script = Script::drawn(seed, 64);
        while script.next_step() {
            for _ in 0..4 {
                script.below(9);
            }
        }
        script.into_choices()
    };
    let wrong = (0..).map(drawn).find(|choices| fails(choices)).expect("some script is wrong");
    assert!(wrong.len() > 3);
    assert_eq!(shrink(wrong, fails), [vec![], vec![3, 5]]);
}
