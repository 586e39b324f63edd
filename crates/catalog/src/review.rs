//! A finished match looked through with a master.

use crate::{Terms, retrace};
use serde_json::{Value, value::RawValue};
use std::{convert::Infallible, ops::ControlFlow};
use tabletop::{AnyMatch, Mismatch, Replay, ReplayStep, Seat, Seed, Viewer};

/// What a master would have done at every decision of one seat in a finished match, knowing what the seat knew then. It
/// needs no server, and the same replay always gives the same advice.
///
/// An iterator that thinks when it is asked for the next decision, and so can be stopped after any of them.
pub struct Review {
    replay: Replay,
    seat: Seat,
    /// The match before the step `next`.
    game: Box<dyn AnyMatch>,
    next: usize,
    /// What the seat has done so far.
    done: Vec<Value>,
    decisions: u32,
}

/// A decision of a seat, and what a master says to it.
#[derive(Debug)]
pub struct Reviewed {
    /// The step that carried it out; the opening is step 0.
    pub step: u32,
    /// What the seat did.
    pub played: Box<RawValue>,
    /// A list of [`tabletop::Advice`], best first. What was played need not be among it.
    pub advice: Box<RawValue>,
}

impl Review {
    /// Checks the whole match first: nobody is advised about something that did not happen.
    pub fn new(replay: Replay, seat: Seat) -> Result<Review, Mismatch> {
        if seat.index() >= replay.seats.len() {
            return Err(Mismatch::Seats);
        }
        let mut decisions = 0;
        let mut steps = replay.steps.iter().skip(1);
        let _: ControlFlow<Infallible, _> = retrace(&replay, |game| {
            decisions += u32::from(steps.next().is_some_and(|step| decided(step, seat, game).is_some()));
            ControlFlow::Continue(())
        })?;

        let game = terms(&replay).open(&Seed(replay.seed)).map_err(|_| Mismatch::Options)?;
        Ok(Review { replay, seat, game, next: 1, done: Vec::new(), decisions })
    }

    /// How many decisions the seat made in the whole match.
    pub fn decisions(&self) -> u32 {
        self.decisions
    }
}

impl Iterator for Review {
    type Item = Reviewed;

    fn next(&mut self) -> Option<Reviewed> {
        loop {
            let step = self.replay.steps.get(self.next)?;
            let (by, action) = (step.seat?, step.action.as_ref()?);
            let reviewed = decided(step, self.seat, &*self.game).map(|menu| Reviewed {
                step: self.next as u32,
                played: action.clone(),
                advice: terms(&self.replay)
                    .advice(self.seat, &self.game.view(Viewer::Seat(self.seat)), &menu, &self.done)
                    .expect("there was such a match"),
            });

            self.game.act(by, action).expect("every step of the match holds");
            self.next += 1;
            if by == self.seat {
                self.done.push(serde_json::from_str(action.get()).unwrap_or_default());
            }
            if reviewed.is_some() {
                return reviewed;
            }
        }
    }
}

fn terms(replay: &Replay) -> Terms<'_> {
    Terms { game: &replay.game, rules: replay.rules, options: &replay.options }
}

/// The menu that a seat chose from in the step that follows, if the step is this seat's and there was anything to
/// choose.
fn decided(step: &ReplayStep, seat: Seat, game: &dyn AnyMatch) -> Option<Box<RawValue>> {
    if step.seat != Some(seat) {
        return None;
    }
    let menu = game.menu(seat);
    let choices: Vec<&RawValue> = serde_json::from_str(menu.get()).unwrap_or_default();
    (!choices.is_empty()).then_some(menu)
}
