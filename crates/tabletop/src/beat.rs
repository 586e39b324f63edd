//! A step in beats: what happened, and what was to be seen after it.

use crate::{Game, Match, Seat, Told, Viewer, any_match::json, film::Film};
use serde::Serialize;
use serde_json::value::RawValue;
use std::collections::BTreeMap;

/// A part of what happened, cut where a viewer has something to see.
#[derive(Debug, Serialize)]
#[serde(bound = "")]
pub struct Beat<G: Game> {
    /// What happened, in order and never nothing. None but the last changed anything for this viewer.
    pub events: Vec<Told<G::Event>>,
    /// What is different then in the viewer's view.
    pub changed: Vec<Change>,
}

/// One thing that is different in a view, and all that is under it.
///
/// As JSON it is a pair: `[["players", 2, "cash"], 1500]`.
#[derive(Clone, Debug, Serialize)]
pub struct Change(pub Vec<Key>, pub Box<RawValue>);

/// The way to a thing in a view, step by step.
#[derive(Clone, Debug, Eq, PartialEq, Serialize)]
#[serde(untagged)]
pub enum Key {
    /// Into an object.
    Name(String),
    /// Into a list.
    Index(usize),
}

impl<G: Game> Match<G> {
    /// The latest step once more, event by event.
    pub(crate) fn film(&self) -> Film<G> {
        let (step, mut film) = (self.last(), Film(Vec::new()));
        let mut game = step.before.clone();
        if let Some((seat, action)) = &step.by {
            game.play(*seat, action, &mut film).expect("what was accepted is accepted again");
        }
        for drawn in &step.draws {
            game.chance(drawn.outcome, &mut film);
        }
        film
    }

    /// What would come of an action, before nature or anybody else moves. A refusal is the one that the action would get.
    pub(crate) fn trial(&self, seat: Seat, action: &G::Action) -> Result<Film<G>, G::Refusal> {
        let mut film = Film(Vec::new());
        self.game().clone().play(seat, action, &mut film)?;
        Ok(film)
    }
}

impl<G: Game> Film<G> {
    /// The film cut for a viewer who has seen the position `before`.
    pub(crate) fn beats(&self, before: &G, viewer: Viewer) -> Vec<Beat<G>> {
        let mut shown = before.view(viewer);
        let mut beats = Vec::new();
        let mut events = Vec::new();
        for (event, game) in &self.0 {
            events.push(Told::new(game, G::mask(event, viewer)));
            let view = game.view(viewer);
            if view != shown {
                let changed = changes(&json(&shown), &json(&view));
                beats.push(Beat { events: std::mem::take(&mut events), changed });
                shown = view;
            }
        }
        if !events.is_empty() {
            beats.push(Beat { events, changed: Vec::new() });
        }
        beats
    }
}

/// What must be put where to make the one out of the other. What has other keys or another length is put as a whole.
fn changes(before: &RawValue, after: &RawValue) -> Vec<Change> {
    let mut changes = Vec::new();
    compare(before, after, &mut Vec::new(), &mut changes);
    changes
}

fn compare(before: &RawValue, after: &RawValue, way: &mut Vec<Key>, changes: &mut Vec<Change>) {
    if before.get() == after.get() {
        return;
    }
    if let (Some(was), Some(is)) = (object(before), object(after))
        && was.keys().eq(is.keys())
    {
        for ((name, was), is) in was.into_iter().zip(is.values()) {
            way.push(Key::Name(name));
            compare(was, is, way, changes);
            way.pop();
        }
        return;
    }
    if let (Some(was), Some(is)) = (list(before), list(after))
        && was.len() == is.len()
    {
        for (index, (was, is)) in was.into_iter().zip(is).enumerate() {
            way.push(Key::Index(index));
            compare(was, is, way, changes);
            way.pop();
        }
        return;
    }
    changes.push(Change(way.clone(), after.to_owned()));
}

fn object(value: &RawValue) -> Option<BTreeMap<String, &RawValue>> {
    value.get().starts_with('{').then(|| serde_json::from_str(value.get()).expect("it was written as JSON"))
}

fn list(value: &RawValue) -> Option<Vec<&RawValue>> {
    value.get().starts_with('[').then(|| serde_json::from_str(value.get()).expect("it was written as JSON"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::{Value, json, value::to_raw_value};

    fn changed(before: Value, after: Value) -> Value {
        let [before, after] = [before, after].map(|value| to_raw_value(&value).unwrap());
        serde_json::to_value(changes(&before, &after)).unwrap()
    }

    #[test]
    fn a_change_says_where_and_what() {
        let before = json!({ "players": [{ "cash": 5, "at": 1 }, { "cash": 7, "at": 1 }], "turn": 0 });
        let after = json!({ "players": [{ "cash": 5, "at": 1 }, { "cash": 9, "at": 2 }], "turn": null });
        assert_eq!(
            changed(before, after),
            json!([[["players", 1, "at"], 2], [["players", 1, "cash"], 9], [["turn"], null]])
        );
    }

    #[test]
    fn what_has_another_shape_is_put_as_a_whole() {
        assert_eq!(changed(json!({ "hand": [1, 2] }), json!({ "hand": [2] })), json!([[["hand"], [2]]]));
        assert_eq!(
            changed(json!({ "fate": { "is": "free" } }), json!({ "fate": { "is": "prison", "turns": 2 } })),
            json!([[["fate"], { "is": "prison", "turns": 2 }]])
        );
        assert_eq!(changed(json!([]), json!({})), json!([[[], {}]]));
    }

    #[test]
    fn what_is_the_same_is_not_told() {
        assert_eq!(
            changed(json!({ "a": [1, { "b": "å\"" }] }), json!({ "a": [1, { "b": "å\"" }] })),
            json!([])
        );
    }
}
