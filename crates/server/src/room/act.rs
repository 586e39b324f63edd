//! An action: judged, stored, and only then told.

use super::Room;
use crate::{
    bots::{self, Asked},
    limits::CONFLICTS_MAX,
    question::Question,
    store::Move,
    table::Playing,
};
use protocol::{ErrorCode, ProtocolError};
use serde_json::{Value, value::RawValue};
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
    /// A bot's or the clock's answer to a version that is no longer the latest.
    Late,
    Failed(ProtocolError),
}

impl Room {
    /// Carries out an action. A bot's or the clock's answers one version: if another move came first, it is dropped.
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
        if let Some(outcome) = judge(playing, made, answers) {
            opened.close()?;
            return Ok(Some(outcome));
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
        self.with(|opened| {
            let stands = opened.table.playing.as_ref().filter(|playing| playing.deadline == Some(deadline));
            Ok(stands.and_then(|playing| {
                let (version, seat) = (playing.version(), *playing.waiting().first()?);
                let action = playing.game.timeout(seat)?;
                Some((version, Move { seat, cmd: format!("clock-{version}").into(), action }))
            }))
        })
        .await
    }

    /// What the next bot is asked; none if the match waits for no bot, and then the bots' task is over.
    pub(crate) async fn ask_bot(self: &Arc<Room>) -> Result<Option<Asked>, ErrorCode> {
        self.with(|opened| {
            let (usual, pace) = (self.host.settings.bot_pause, opened.table.laid.settings.pace);
            let asked = opened.bot_to_ask().and_then(|(seat, level)| {
                let question = opened.table.question(seat)?;
                let pause = bots::pause(usual, pace, &question);
                Some(Asked { question, level, pause })
            });
            opened.inside.bots_at_work = asked.is_some();
            Ok(asked)
        })
        .await
    }

    /// What a master is asked for a person who wants advice, and what that person has done in the match so far.
    pub(crate) async fn ask_advice(
        self: &Arc<Room>,
        token: &str,
    ) -> Result<(Question, Vec<Value>), ErrorCode> {
        self.with(|opened| {
            let table = &opened.table;
            let seat = table.seat_of(token).ok_or(ErrorCode::WrongToken)?;
            if !table.laid.settings.advice {
                return Err(ErrorCode::NoAdvice);
            }
            let question = table.question(seat).filter(Question::is_decision).ok_or(ErrorCode::NoDecision)?;
            let moves = table.playing.iter().flat_map(|playing| &playing.moves);
            let own = moves.filter(|made| made.seat == seat);
            let read = |made: &Move| serde_json::from_str(made.action.get()).unwrap_or_default();
            Ok((question, own.map(read).collect()))
        })
        .await
    }

    /// The bots' task has given up. The next thing that happens at the table starts it again.
    pub(crate) async fn bots_stopped(&self) {
        self.inside.lock().await.bots_at_work = false;
    }
}

/// What becomes of an action without anything being stored; none if the game has carried it out.
fn judge(playing: &mut Playing, made: &Move, answers: Option<u32>) -> Option<Outcome> {
    match answers {
        // What answers a version needs no id to be known again, and no client's id can be mistaken for it.
        Some(version) if version != playing.version() => return Some(Outcome::Late),
        Some(_) => {}
        None => {
            if let Some(version) = playing.version_of(made.seat, &made.cmd) {
                return Some(Outcome::Repeated(version));
            }
        }
    }
    playing.game.act(made.seat, &made.action).err().map(rejected)
}

fn rejected(reject: Reject) -> Outcome {
    match reject {
        Reject::Refused { rule, refusal } => Outcome::Refused { rule, refusal },
        Reject::Malformed(detail) => {
            Outcome::Failed(ProtocolError { code: ErrorCode::Malformed, detail: Some(detail) })
        }
    }
}
