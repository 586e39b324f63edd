//! A finished match looked through with a master.

use crate::{Terms, retrace, terms::begin};
use serde_json::value::RawValue;
use std::{convert::Infallible, ops::ControlFlow};
use tabletop::{AnyMatch, Mismatch, Replay, ReplayStep, Seat, Sight};

/// What a master would have done at every decision of one seat in a finished match, knowing what the seat knew then. It
/// needs no server, and the same replay always gives the same advice.
///
/// An iterator that thinks when it is asked for the next decision, and so can be stopped after any of them.
pub struct Review {
    replay: Replay,
    seat: Seat,
    /// What was decided before this step is not asked about.
    from: usize,
    /// The match before the step `next`.
    game: Box<dyn AnyMatch>,
    next: usize,
    /// What the seat has done so far.
    done: Vec<Box<RawValue>>,
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
    /// Looks at the decisions from a step on; the opening is step 0. Checks the whole match first: nobody is advised about
    /// something that did not happen.
    pub fn new(replay: Replay, seat: Seat, from: u32) -> Result<Review, Mismatch> {
        let from = from as usize;
        if seat.index() >= replay.seats.len() {
            return Err(Mismatch::Seats);
        }
        let mut decisions = 0;
        let mut steps = replay.steps.iter().enumerate().skip(1);
        let _: ControlFlow<Infallible, _> = retrace(&replay, |game| {
            let next = steps.next().filter(|(at, _)| *at >= from);
            decisions += u32::from(next.is_some_and(|(_, step)| decided(step, seat, game).is_some()));
            ControlFlow::Continue(())
        })?;

        // It holds, and from now on only what was done is asked for: the rest was most of it.
        let mut replay = replay;
        for step in &mut replay.steps {
            (step.events, step.draws) = (Vec::new(), Vec::new());
        }
        let game = begin(&replay).map_err(|_| Mismatch::Options)?;
        Ok(Review { replay, seat, from, game, next: 1, done: Vec::new(), decisions })
    }

    /// How many decisions there are to look at.
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
            let sight = decided(step, self.seat, &*self.game).filter(|_| self.next >= self.from);
            let reviewed = sight.map(|sight| Reviewed {
                step: self.next as u32,
                played: action.clone(),
                advice: terms(&self.replay)
                    .advice(self.seat, &sight, &self.done)
                    .expect("there was such a match"),
            });

            self.game.act(by, action).expect("every step of the match holds");
            self.next += 1;
            if by == self.seat {
                self.done.push(action.clone());
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

/// What a seat knew and could do before the step that follows, if the step is this seat's and there was anything to choose.
pub(crate) fn decided(step: &ReplayStep, seat: Seat, game: &dyn AnyMatch) -> Option<Sight> {
    if step.seat != Some(seat) {
        return None;
    }
    Some(game.sight(seat)).filter(|sight| sight.choices() > 0)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules;
    use serde_json::{Value, json, value::to_raw_value};
    use tabletop::{Bytes16, Bytes32, Luck, Next, ReplaySeat, ServerPart};

    /// A match in which everybody does what comes first.
    fn replay() -> Replay {
        let (game, rules) = ("tjuv".to_owned(), *rules("tjuv").unwrap().end());
        let options = to_raw_value(&json!({ "seats": 2 })).unwrap();
        let nonces = [Bytes16([1; 16]), Bytes16([2; 16])];
        let seats = nonces.map(|nonce| ReplaySeat::Person { name: "Anna".into(), nonce: Some(nonce) });
        let server_part = ServerPart(Bytes32([3; 32]));
        let seed = server_part.first_seed(nonces);
        let mut playing = Terms { game: &game, rules, options: &options }.open(&seed).unwrap();
        let mut steps = vec![playing.replay_step()];
        let winners = loop {
            let seat = match playing.next() {
                Next::Over(winners) => break winners,
                Next::Seats(seats) => seats[0],
                Next::Chance(_) => unreachable!("a match draws by itself"),
            };
            let menu: Vec<Value> = serde_json::from_str(playing.menu(seat).get()).unwrap();
            playing.act(seat, &to_raw_value(&menu[0]["action"]).unwrap()).unwrap();
            steps.push(playing.replay_step());
        };
        Replay {
            spelbord_replay: Replay::FORMAT,
            game,
            rules,
            options,
            seats: seats.into(),
            luck: Luck::First { commitment: server_part.first_commitment(), server_part: server_part.0 },
            seed: seed.0,
            played_on: Vec::new(),
            steps,
            winners: winners.iter().collect(),
        }
    }

    #[test]
    fn every_decision_of_a_seat_is_looked_at_once_and_always_alike() {
        let replay = replay();
        let own = |step: &ReplayStep| step.seat == Some(Seat(1));
        let expected: Vec<u32> =
            (0..).zip(&replay.steps).filter(|(_, step)| own(step)).map(|(at, _)| at).collect();
        let review = Review::new(replay.clone(), Seat(1), 0).unwrap();
        assert_eq!(review.decisions() as usize, expected.len());
        let all: Vec<Reviewed> = review.collect();
        assert_eq!(all.iter().map(|reviewed| reviewed.step).collect::<Vec<_>>(), expected);
        // Whoever stops early has heard the same.
        let few = Review::new(replay.clone(), Seat(1), 0).unwrap().take(3);
        for (some, reviewed) in few.zip(&all) {
            assert_eq!(some.advice.get(), reviewed.advice.get());
        }
        // Whoever begins later as well.
        let later = Review::new(replay.clone(), Seat(1), expected[2]).unwrap();
        assert_eq!(later.decisions() as usize, expected.len() - 2);
        for (some, reviewed) in later.zip(&all[2..]) {
            assert_eq!((some.step, some.advice.get()), (reviewed.step, reviewed.advice.get()));
        }
        for reviewed in &all {
            let step = &replay.steps[reviewed.step as usize];
            assert_eq!(reviewed.played.get(), step.action.as_ref().unwrap().get());
        }
    }

    #[test]
    fn nothing_is_said_about_a_match_that_does_not_hold() {
        let mut forged = replay();
        assert_eq!(Review::new(forged.clone(), Seat(2), 0).err(), Some(Mismatch::Seats));
        forged.steps.pop();
        assert_eq!(Review::new(forged, Seat(0), 0).err(), Some(Mismatch::Unfinished));
    }
}
