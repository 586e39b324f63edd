//! An action: judged, stored, and only then told.

use super::Room;
use crate::{
    counsel::{MASTER, Question},
    limits::CONFLICTS_MAX,
    store::Move,
};
use protocol::{Error, ErrorCode, Pace};
use serde_json::value::RawValue;
use std::sync::Arc;
use tabletop::{Reject, RuleId};
use tokio::time::Instant;

/// What became of an action.
pub(crate) enum Outcome {
    /// Stored; everybody at the table has been told by a step.
    Stored,
    /// It had been stored already, as this version.
    Repeated(u32),
    Refused {
        rule: RuleId,
        refusal: Box<RawValue>,
    },
    /// A bot's answer to a version that is no longer the latest.
    Late,
    Failed(Error),
}

impl Room {
    /// Carries out an action. A bot's answers one version: if another move came first, it is dropped.
    pub(crate) async fn act(self: &Arc<Room>, made: Move, answers: Option<u32>) -> Outcome {
        for _ in 0..CONFLICTS_MAX {
            match self.try_act(&made, answers).await {
                Ok(Some(outcome)) => return outcome,
                Ok(None) if answers.is_some() => return Outcome::Late,
                // Another node was first. The log is read anew, and the rules are asked again.
                Ok(None) => {}
                Err(code) => return Outcome::Failed(code.into()),
            }
        }
        Outcome::Failed(ErrorCode::Storage.into())
    }

    /// None if another node was first.
    async fn try_act(
        self: &Arc<Room>,
        made: &Move,
        answers: Option<u32>,
    ) -> Result<Option<Outcome>, ErrorCode> {
        let mut opened = self.open().await?;
        let Some(playing) = &mut opened.table.playing else {
            opened.close()?;
            return Err(ErrorCode::NotStarted);
        };
        let version = playing.version();
        if answers.is_some_and(|answered| answered != version) {
            opened.close()?;
            return Ok(Some(Outcome::Late));
        }
        if let Some(version) = playing.version_of(made.seat, &made.cmd) {
            opened.close()?;
            return Ok(Some(Outcome::Repeated(version)));
        }
        if let Err(reject) = playing.game.act(made.seat, &made.action) {
            opened.close()?;
            return Ok(Some(rejected(reject)));
        }

        // From here on the copy is ahead of the log. If it is not stored, the copy is not put back.
        let stored = self.host.store.append(Arc::clone(&self.id), version + 1, made.clone()).await;
        if !stored.map_err(|error| self.not_stored(&error))? {
            return Ok(None);
        }
        playing.moves.push(made.clone());
        opened.close()?;
        Ok(Some(Outcome::Stored))
    }

    /// What must be done because this deadline has passed, and the version it answers; none if it no longer stands.
    pub(crate) async fn overdue(
        self: &Arc<Room>,
        deadline: Instant,
    ) -> Result<Option<(u32, Move)>, ErrorCode> {
        let opened = self.open().await?;
        let stands = opened.table.playing.as_ref().filter(|playing| playing.deadline == Some(deadline));
        let overdue = stands.and_then(|playing| {
            let (version, seat) = (playing.version(), *playing.waiting().first()?);
            let action = playing.game.timeout(seat)?;
            Some((version, Move { seat, cmd: format!("clock-{version}").into(), action }))
        });
        opened.close()?;
        Ok(overdue)
    }

    /// What the next bot is asked; none if the match waits for no bot, and then the bots' task is over.
    pub(crate) async fn ask_bot(self: &Arc<Room>) -> Result<Option<(Question, Pace)>, ErrorCode> {
        let mut opened = self.open().await?;
        let question = opened.bot_to_ask().and_then(|(seat, level)| opened.table.question(seat, level));
        let pace = opened.table.laid.settings.pace;
        opened.inside.bots_at_work = question.is_some();
        opened.close()?;
        Ok(question.map(|question| (question, pace)))
    }

    /// What a master is asked for a person who wants a hint, and what that person has done in the match so far.
    pub(crate) async fn ask_for_hint(
        self: &Arc<Room>,
        token: &str,
    ) -> Result<(Question, Vec<Box<RawValue>>), ErrorCode> {
        let opened = self.open().await?;
        let table = &opened.table;
        let moves = table.playing.iter().flat_map(|playing| &playing.moves);
        let question = match table.seat_of(token) {
            None => Err(ErrorCode::WrongToken),
            Some(_) if !table.laid.settings.hints => Err(ErrorCode::NoHints),
            Some(seat) => {
                let own = moves.filter(|made| made.seat == seat).map(|made| made.action.clone()).collect();
                let question = table.question(seat, MASTER).filter(Question::is_decision);
                question.map(|question| (question, own)).ok_or(ErrorCode::NoDecision)
            }
        };
        opened.close()?;
        question
    }

    /// The bots' task has given up. The next thing that happens at the table starts it again.
    pub(crate) async fn bots_stopped(&self) {
        self.inside.lock().await.bots_at_work = false;
    }
}

fn rejected(reject: Reject) -> Outcome {
    match reject {
        Reject::Refused { rule, refusal } => Outcome::Refused { rule, refusal },
        Reject::Malformed(detail) => {
            Outcome::Failed(Error { code: ErrorCode::Malformed, detail: Some(detail) })
        }
    }
}
