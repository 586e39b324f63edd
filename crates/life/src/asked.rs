//! What can be asked about a table without changing it.

use crate::{Life, Question, Refused, Sitter, Table, playing::Shown};
use protocol::{ErrorCode, LuckKind};
use serde_json::value::RawValue;
use tabletop::{Luck, Next, PlayedOn, Replay, ReplaySeat, ServerPart};

impl Life {
    /// What a master is asked for a person who wants advice, and what that person has done in the match so far.
    pub fn advice(&self, token: &str) -> Result<(Question, Vec<Box<RawValue>>), ErrorCode> {
        let seat = self.table.seat_of(token).ok_or(ErrorCode::WrongToken)?;
        if !self.table.laid.settings.advice {
            return Err(ErrorCode::NoAdvice);
        }
        if !self.table.chair(seat)?.is_own() {
            return Err(ErrorCode::SeatLeft);
        }
        let question = self.question(seat).filter(|question| question.sight.choices() > 0);
        let question = question.ok_or(ErrorCode::NoDecision)?;
        let moves = self.table.playing.iter().flat_map(|playing| playing.moves());
        let own = moves.filter(|made| made.made.seat == seat);
        let done = own.map(|made| made.made.action.clone());
        Ok((question, done.collect()))
    }
}

impl Table {
    /// The replay file, when the match is over.
    pub fn replay(&self) -> Result<Option<Replay>, Refused> {
        let Some(playing) = &self.playing else { return Ok(None) };
        let Next::Over(winners) = playing.game.next() else { return Ok(None) };
        let mut steps = Vec::new();
        playing.retrace(|_, shown, game| match shown {
            Shown::Opening => steps.push(game.replay_step()),
            Shown::Moved(made) => {
                let stand_in = made.is_by_stand_in(|seat| self.is_person(seat));
                steps.push(tabletop::ReplayStep { stand_in, ..game.replay_step() });
            }
            // What was taken back has not happened.
            Shown::Undone(_) => drop(steps.pop()),
        })?;
        let retold = self.laid.retold.iter();
        let played_on: Vec<PlayedOn> =
            retold.map(|part| PlayedOn { seed: part.seed, steps: part.moves.len() as u32 }).collect();
        Ok(Some(Replay {
            spelbord_replay: Replay::format(&played_on),
            game: self.laid.game.clone(),
            rules: self.laid.rules,
            options: self.laid.options.clone(),
            seats: self.seats.iter().filter_map(|chair| replay_seat(&chair.sitter, chair.nonce)).collect(),
            luck: self.luck(),
            seed: playing.seed.0,
            played_on,
            steps,
            winners: winners.iter().collect(),
        }))
    }

    fn luck(&self) -> Luck {
        let server_part = self.laid.server_part;
        match self.laid.luck {
            LuckKind::First => {
                Luck::First { commitment: ServerPart(server_part).first_commitment(), server_part }
            }
            LuckKind::Second => Luck::Second {
                table: self.laid.id.to_string(),
                commitment: ServerPart(server_part).commitment(),
                server_part,
                persons: self.persons(),
            },
        }
    }
}

/// None for seats that nobody sits in, of which a finished match has none.
fn replay_seat(sitter: &Sitter, nonce: Option<tabletop::Bytes16>) -> Option<ReplaySeat> {
    match sitter.clone() {
        Sitter::Person { name, .. } => Some(ReplaySeat::Person { name, nonce }),
        Sitter::Bot { name, level } => Some(ReplaySeat::Bot { name, level: Some(level) }),
        Sitter::Free | Sitter::Kept { .. } => None,
    }
}
