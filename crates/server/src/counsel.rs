//! What a bot is asked, and what people are told when they ask what a master would do.

use crate::{host::Host, secrets, thinking::NoThought};
use protocol::{ErrorCode, http::Counsel};
use serde_json::value::RawValue;
use tabletop::Seat;

/// Who is asked for advice.
pub(crate) const MASTER: &str = "master";

/// What a bot is asked: exactly what a person in its seat would see.
pub(crate) struct Question {
    pub(crate) game: String,
    pub(crate) level: String,
    pub(crate) seat: Seat,
    pub(crate) version: u32,
    pub(crate) view: Box<RawValue>,
    pub(crate) menu: Box<RawValue>,
}

impl Question {
    /// How many things there are to choose from.
    pub(crate) fn choices(&self) -> usize {
        serde_json::from_str::<Vec<&RawValue>>(self.menu.get()).map_or(0, |menu| menu.len())
    }

    pub(crate) fn is_decision(&self) -> bool {
        self.choices() > 0
    }
}

/// Asks a master that has not seen the match before: it knows what is in the question and no more.
pub(crate) async fn give(host: &Host, question: Question) -> Result<Counsel, ErrorCode> {
    let Question { game, level, seat, version, view, menu } = question;
    let mut master =
        catalog::bot(&game, &level, &secrets::seed_of(view.get())).ok_or(ErrorCode::UnknownGame)?;
    let thought = host.advisers.think(move || master.advise(seat, &view, &menu)).await;
    match thought {
        Ok(Ok(advice)) => Ok(Counsel { seat, version, advice }),
        Ok(Err(error)) => {
            tracing::error!(?seat, version, %error, "an adviser cannot read its frames");
            Err(ErrorCode::Malformed)
        }
        Err(NoThought::Crowded) => Err(ErrorCode::TooFast),
        Err(error @ NoThought::BrokeDown) => {
            tracing::error!(?seat, version, %error, "an adviser has no answer");
            Err(ErrorCode::NoDecision)
        }
    }
}
