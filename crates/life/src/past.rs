//! What bots have decided for a seat so far, for one that takes over from another.

use crate::{By, Life, Move, Question, playing::Version};
use serde_json::value::RawValue;
use tabletop::{AnyMatch, Seat};

/// A match to be played through again, for a bot that has not followed it.
pub struct Past {
    game: Box<dyn AnyMatch>,
    seat: Seat,
    /// What counts, with the version before it and whether a bot decided it.
    moves: Vec<(u32, Move, bool)>,
}

impl Life {
    /// What bots have done in a seat from this version on, each with the version that it answered.
    pub fn bot_moves_since(&self, seat: Seat, version: u32) -> Vec<(u32, &RawValue)> {
        let Some(playing) = &self.table.playing else { return Vec::new() };
        let later = playing.versions().iter().zip(0..).skip(version as usize);
        let done = later.filter_map(|(version, before)| match version {
            Version::Moved(made) if made.by == By::Bot(seat) => Some((before, &*made.made.action)),
            Version::Moved(_) | Version::Undone(_) => None,
        });
        done.collect()
    }

    /// What bots have done in a seat, to be gone through again; none before the match.
    pub fn past(&self, seat: Seat) -> Option<Past> {
        let playing = self.table.playing.as_ref()?;
        let counting = playing.versions().iter().zip(0..).filter_map(|(version, before)| match version {
            Version::Moved(made) if made.counts() => {
                Some((before, made.made.clone(), made.by == By::Bot(seat)))
            }
            Version::Moved(_) | Version::Undone(_) => None,
        });
        Some(Past { game: playing.opening().copy(), seat, moves: counting.collect() })
    }
}

impl Past {
    /// Every question that a bot has answered in the seat, in order and at most the latest `most`, with what was then done.
    ///
    /// # Panics
    ///
    /// If the match is not the one that was played.
    pub fn each(mut self, most: usize, mut decided: impl FnMut(&Question, &RawValue)) {
        let all = self.moves.iter().filter(|(.., own)| *own).count();
        let mut old = all.saturating_sub(most);
        for (version, made, own) in self.moves {
            if own && old == 0 {
                let sight = self.game.sight(self.seat);
                decided(&Question { seat: self.seat, version, sight }, &made.action);
            }
            old -= usize::from(own && old > 0);
            self.game.act(made.seat, &made.action).expect("it was played like this");
        }
    }
}
