//! What a master would do, for people who ask.

use crate::{NoMatch, Terms};
use serde_json::{
    Value,
    value::{RawValue, to_raw_value},
};
use sha2::{Digest, Sha256};
use tabletop::{Bytes32, Level, Seat, Seed};

impl Terms<'_> {
    /// What a master that has not seen the match advises a seat with this view and this menu: a list of
    /// [`tabletop::Advice`], best first. The same question always gets the same answer.
    ///
    /// `tried` is what the seat has done before in the match. What the menu does not offer anew, a deal that was
    /// refused, is left out: a master that remembers nothing would advise it again and again.
    ///
    /// # Panics
    ///
    /// If view and menu are not those of a match on these terms, or if the menu is empty.
    pub fn advice(
        &self,
        seat: Seat,
        view: &RawValue,
        menu: &RawValue,
        tried: &[Value],
    ) -> Result<Box<RawValue>, NoMatch> {
        let luck = luck_of(view.get());
        let mut master = self.bot(Level::Master, &luck)?;
        let advice = master.advise(seat, view, menu).expect("the view and the menu are this game's");
        Ok(without_repeats(advice, menu, tried))
    }
}

/// The luck of a master that is asked about a view.
pub(crate) fn luck_of(view: &str) -> Seed {
    Seed(Bytes32(Sha256::digest(view).into()))
}

fn without_repeats(advice: Box<RawValue>, menu: &RawValue, tried: &[Value]) -> Box<RawValue> {
    let read = |json: &RawValue| serde_json::from_str::<Vec<Value>>(json.get()).unwrap_or_default();
    let (all, menu) = (read(&advice), read(menu));
    let is_offered = |action: &Value| menu.iter().any(|choice| choice["action"] == *action);
    let is_new = |said: &&Value| !tried.contains(&said["action"]) || is_offered(&said["action"]);
    let new: Vec<&Value> = all.iter().filter(is_new).collect();
    // Advice is never nothing.
    if new.is_empty() || new.len() == all.len() {
        return advice;
    }
    to_raw_value(&new).expect("values are plain data")
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
        let menu = raw(json!([{ "action": throw, "would": [] }]));
        let left = without_repeats(advice, &menu, &[throw.clone(), deal.clone()]);
        assert_eq!(left.get(), raw(json!([{ "action": other }, { "action": throw }])).get());
        let only = raw(json!([{ "action": deal }]));
        assert_eq!(without_repeats(only.clone(), &menu, &[deal]).get(), only.get());
    }
}
