//! A step in beats: what happened, and what was to be seen after it.

use crate::{Game, Match, Seat, Told, Viewer, any_match::json, film::Film};
use serde::{
    Deserialize, Deserializer, Serialize,
    de::{MapAccess, Visitor},
};
use serde_json::value::RawValue;
use std::{borrow::Cow, fmt};

/// A part of what happened, cut where a viewer has something to see.
#[derive(Debug, Serialize)]
#[serde(bound = "")]
pub struct Beat<G: Game> {
    /// What happened, in order; nothing only where a step has no event at all. None but the last changed anything for this viewer.
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
        self.cut(before, viewer, true)
    }

    /// The same without what the last beat changed, for a viewer who is told the view that it leads to.
    pub(crate) fn beats_up_to_view(&self, before: &G, viewer: Viewer) -> Vec<Beat<G>> {
        self.cut(before, viewer, false)
    }

    /// A view is written down only when something is compared with it: many steps are a single beat.
    fn cut(&self, before: &G, viewer: Viewer, to_the_end: bool) -> Vec<Beat<G>> {
        let mut shown = before.view(viewer);
        let mut written: Option<Box<RawValue>> = None;
        let mut beats: Vec<Beat<G>> = Vec::new();
        let mut events = Vec::new();
        for (at, (event, game)) in self.0.iter().enumerate() {
            events.push(Told::new(game, G::mask(event, viewer)));
            let view = game.view(viewer);
            if view == shown {
                continue;
            }
            let is_last = at + 1 == self.0.len();
            let changed = if to_the_end || !is_last {
                let (was, is) = (written.unwrap_or_else(|| json(&shown)), json(&view));
                let changed = changes(&was, &is);
                written = Some(is);
                changed
            } else {
                Vec::new()
            };
            beats.push(Beat { events: std::mem::take(&mut events), changed });
            shown = view;
        }
        if !events.is_empty() {
            beats.push(Beat { events, changed: Vec::new() });
        }
        beats
    }

    /// The same, up to the position `after`, in which something may be different that no event tells of.
    pub(crate) fn whole_beats(&self, before: &G, after: &G, viewer: Viewer) -> Vec<Beat<G>> {
        let mut beats = self.beats(before, viewer);
        let shown = self.0.last().map_or(before, |(_, game)| game).view(viewer);
        let left = changes(&json(&shown), &json(&after.view(viewer)));
        match beats.last_mut() {
            Some(last) => last.changed.extend(left),
            None => beats.push(Beat { events: Vec::new(), changed: left }),
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
        && was.iter().map(|(name, _)| name).eq(is.iter().map(|(name, _)| name))
    {
        for ((name, was), (_, is)) in was.into_iter().zip(is) {
            // Most is the same, and needs no name.
            if was.get() != is.get() {
                way.push(Key::Name(name.into_owned()));
                compare(was, is, way, changes);
                way.pop();
            }
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

/// What is in an object, in the order of the names.
fn object(value: &RawValue) -> Option<Vec<(Cow<'_, str>, &RawValue)>> {
    let Fields(mut fields) = value
        .get()
        .starts_with('{')
        .then(|| serde_json::from_str(value.get()).expect("it was written as JSON"))?;
    fields.sort_unstable_by(|one, other| one.0.cmp(&other.0));
    Some(fields)
}

/// The fields of an object, nothing of them copied.
struct Fields<'a>(Vec<(Cow<'a, str>, &'a RawValue)>);

impl<'de: 'a, 'a> Deserialize<'de> for Fields<'a> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Fields<'a>, D::Error> {
        struct Reader;

        impl<'de> Visitor<'de> for Reader {
            type Value = Fields<'de>;

            fn expecting(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
                formatter.write_str("an object")
            }

            fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Fields<'de>, A::Error> {
                let mut fields = Vec::new();
                while let Some((Name(name), value)) = map.next_entry()? {
                    fields.push((name, value));
                }
                Ok(Fields(fields))
            }
        }

        deserializer.deserialize_map(Reader)
    }
}

/// A name that is borrowed wherever it has nothing to be unescaped.
#[derive(Deserialize)]
struct Name<'a>(#[serde(borrow)] Cow<'a, str>);

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
