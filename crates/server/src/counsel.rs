//! What a bot is asked, and what people are told when they ask what a master would do.

use crate::{host::Host, secrets, thinking::NoThought};
use catalog::Terms;
use protocol::{ErrorCode, http::Counsel};
use serde_json::{
    Value,
    value::{RawValue, to_raw_value},
};
use tabletop::{AnyBot, Level, Seat, Seed};

/// Who is asked for advice.
pub(crate) const MASTER: Level = Level::Master;

/// What a bot is asked: exactly what a person in its seat would see.
pub(crate) struct Question {
    pub(crate) game: String,
    pub(crate) rules: u16,
    pub(crate) options: Box<RawValue>,
    pub(crate) level: Level,
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

    /// The bot that is asked, with luck of its own; none if there can be no such match.
    pub(crate) fn bot(&self, luck: &Seed) -> Option<Box<dyn AnyBot>> {
        let terms = Terms { game: &self.game, rules: self.rules, options: &self.options };
        terms.bot(self.level, luck).ok()
    }

    pub(crate) fn is_decision(&self) -> bool {
        self.choices() > 0
    }
}

/// Leaves out what the seat has tried before and is not offered anew by the menu: a deal that was refused. A master that
/// remembers nothing would advise it again and again.
pub(crate) fn without_repeats(counsel: Counsel, menu: &RawValue, tried: &[Box<RawValue>]) -> Counsel {
    let read = |json: &RawValue| serde_json::from_str::<Value>(json.get()).unwrap_or_default();
    let (advice, menu) = (read(&counsel.advice), read(menu));
    let tried: Vec<Value> = tried.iter().map(|action| read(action)).collect();
    let offered = |action: &Value| {
        menu.as_array().is_some_and(|all| all.iter().any(|offer| offer["action"] == *action))
    };
    let is_new = |advice: &&Value| !tried.contains(&advice["action"]) || offered(&advice["action"]);
    let new: Vec<&Value> = advice.as_array().into_iter().flatten().filter(is_new).collect();
    if new.is_empty() {
        return counsel;
    }
    Counsel { advice: to_raw_value(&new).expect("values are plain data"), ..counsel }
}

/// Asks a master that has not seen the match before: it knows what is in the question and no more.
pub(crate) async fn give(host: &Host, question: Question) -> Result<Counsel, ErrorCode> {
    let mut master = question.bot(&secrets::seed_of(question.view.get())).ok_or(ErrorCode::UnknownGame)?;
    let Question { seat, version, view, menu, .. } = question;
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

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn a_refused_deal_is_not_advised_again_but_a_throw_is() {
        let raw = |value: Value| to_raw_value(&value).unwrap();
        let (deal, other, throw) =
            (json!({ "do": "offer", "to": 1 }), json!({ "do": "offer", "to": 2 }), json!("throw"));
        let advice = raw(json!([{ "action": deal }, { "action": other }, { "action": throw }]));
        let counsel = Counsel { seat: Seat(0), version: 3, advice };
        let menu = raw(json!([{ "action": throw, "would": [] }]));
        let left = without_repeats(counsel.clone(), &menu, &[raw(throw.clone()), raw(deal.clone())]);
        assert_eq!(left.advice.get(), raw(json!([{ "action": other }, { "action": throw }])).get());
        let only = Counsel { advice: raw(json!([{ "action": deal }])), ..counsel };
        assert_eq!(without_repeats(only.clone(), &menu, &[raw(deal)]).advice.get(), only.advice.get());
    }
}
