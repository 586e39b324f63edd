//! One decision of a finished match, as whoever made it knew it then.

use crate::{retrace, review::decided};
use serde_json::value::RawValue;
use std::{convert::Infallible, ops::ControlFlow};
use tabletop::{Mismatch, Replay, Seat, Viewer};

/// So many steps are told of what came of a decision, if the seat has not decided again before.
const THEN: usize = 24;

/// What a seat knew when it decided something, and what it then saw.
#[derive(Debug)]
pub struct Decision {
    /// Its view before the step.
    pub view: Box<RawValue>,
    /// Its menu: a list of [`tabletop::Choice`]s.
    pub menu: Box<RawValue>,
    /// What happened from then on until it decided again, as it was told: for each step a list of [`tabletop::Told`]
    /// events.
    pub then: Vec<Box<RawValue>>,
}

impl Decision {
    /// That of a seat in a step; the opening is step 0. None where the seat had nothing to decide. Checks the whole match
    /// first: nobody is told of what did not happen.
    pub fn of(replay: &Replay, seat: Seat, step: u32) -> Result<Option<Decision>, Mismatch> {
        if seat.index() >= replay.seats.len() {
            return Err(Mismatch::Seats);
        }
        let step = step as usize;
        let (mut found, mut goes_on) = (None::<Decision>, true);
        let mut at = 0;
        let _: ControlFlow<Infallible, _> = retrace(replay, |game| {
            let next = replay.steps.get(at + 1);
            if let Some(decision) = found.as_mut().filter(|_| goes_on) {
                decision.then.push(game.events(Viewer::Seat(seat)));
                let again = next.is_some_and(|next| decided(next, seat, game).is_some());
                goes_on = !again && decision.then.len() < THEN;
            }
            if at + 1 == step {
                let sight = next.and_then(|next| decided(next, seat, game));
                found = sight.map(|sight| Decision {
                    view: sight.view(),
                    menu: game.menu(seat),
                    then: Vec::new(),
                });
            }
            at += 1;
            ControlFlow::Continue(())
        })?;
        Ok(found)
    }
}
