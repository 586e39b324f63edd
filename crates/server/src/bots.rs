//! Bots at the table: ordinary seats that are asked with what a person in their seat would see, and answer through
//! the same door.

use crate::{
    question::Question,
    room::{Outcome, Room},
    secrets,
    store::Move,
};
use protocol::{ErrorCode, Pace};
use serde_json::value::RawValue;
use std::{collections::HashMap, sync::Arc, time::Duration};
use tabletop::{AnyBot, Level, Seat};
use tokio::time::sleep;

/// How long to wait before trying again when the store fails.
const TRY_AGAIN_AFTER: Duration = Duration::from_secs(1);

/// The bots of a table that have been asked so far.
pub(crate) type Bots = HashMap<Seat, Box<dyn AnyBot>>;

/// What a bot is asked, and how it is to answer.
pub(crate) struct Asked {
    pub(crate) question: Question,
    pub(crate) level: Level,
    /// How long it hesitates.
    pub(crate) pause: Duration,
}

/// Plays for the bots of a table for as long as the match waits for one of them.
pub(crate) async fn play(room: Arc<Room>) {
    let mut bots = room.bots.lock().await;
    loop {
        let Asked { question, level, pause } = match room.ask_bot().await {
            Ok(Some(asked)) => asked,
            Ok(None) => return,
            Err(ErrorCode::Storage) => {
                sleep(TRY_AGAIN_AFTER).await;
                continue;
            }
            // There is nothing to play on.
            Err(_) => return room.bots_stopped().await,
        };
        let (seat, version) = (question.seat, question.version);
        let (action, ()) = tokio::join!(choose(&room, &mut bots, question, level), sleep(pause));
        let Some(action) = action else {
            return room.bots_stopped().await;
        };
        let made = Move { seat, cmd: format!("bot-{version}").into(), action };
        match room.act(made, Some(version)).await {
            Outcome::Stored | Outcome::Repeated(_) | Outcome::Late => {}
            Outcome::Failed(_) => sleep(TRY_AGAIN_AFTER).await,
            Outcome::Refused { rule, .. } => {
                tracing::error!(?seat, version, rule = rule.0, "a bot broke the rules");
                return room.bots_stopped().await;
            }
        }
    }
}

/// How long a bot hesitates: like people, less when it has no choice, and never quite the same.
pub(crate) fn pause(usual: Duration, pace: Pace, question: &Question) -> Duration {
    let pace = match pace {
        Pace::Brisk => 0.3,
        Pace::Usual => 1.0,
        Pace::Calm => 2.2,
    };
    let choice = if question.choices() > 1 { 1.0 } else { 0.6 };
    let mood = 0.85 + 0.3 * f64::from(question.version.wrapping_mul(37) % 100) / 100.0;
    usual.mul_f64(pace * choice * mood)
}

/// Lets a bot think, off the threads that serve everybody. None if it has broken down; that is reported.
async fn choose(
    room: &Arc<Room>,
    bots: &mut Bots,
    question: Question,
    level: Level,
) -> Option<Box<RawValue>> {
    let (seat, version) = (question.seat, question.version);
    let known = bots.remove(&seat);
    let thought = room.host().bots.think(move || {
        let mut bot = match known {
            Some(bot) => bot,
            None => question.terms().bot(level, &secrets::fresh_seed()).expect("the match has begun"),
        };
        let action = bot.choose(seat, &question.view, &question.menu);
        (bot, action.expect("a bot reads the frames of its own game"))
    });
    let Ok((bot, action)) = thought.await else {
        tracing::error!(?seat, version, "a bot broke down");
        return None;
    };
    bots.insert(seat, bot);
    Some(action)
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::value::to_raw_value;

    fn question(version: u32, choices: usize) -> Question {
        let raw = |of: usize| to_raw_value(&vec![0; of]).unwrap();
        let (game, options) = (String::new(), raw(0));
        Question { game, rules: 1, options, seat: Seat(0), version, view: raw(0), menu: raw(choices) }
    }

    #[test]
    fn a_bot_hesitates_less_without_a_choice_and_never_quite_the_same() {
        let seconds = |version, choices| {
            pause(Duration::from_secs(1), Pace::Usual, &question(version, choices)).as_secs_f64()
        };
        let with_choice: Vec<f64> = (0..100).map(|version| seconds(version, 2)).collect();
        assert!(with_choice.iter().all(|pause| (0.85..1.15).contains(pause)));
        assert!(with_choice.windows(2).all(|two| two[0] != two[1]));
        assert!((0..100).all(|version| seconds(version, 1) < 0.7), "there is nothing to think about");
        assert_eq!(pause(Duration::ZERO, Pace::Calm, &question(1, 2)), Duration::ZERO);
    }
}
