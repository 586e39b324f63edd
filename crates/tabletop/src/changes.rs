//! What is different between two views that have been written down.

use crate::{
    Change, Key,
    written::{Verbatim, Written},
};

/// What must be put where to make the one out of the other. What has other names, or another length, is put as a whole.
///
/// It is done for every viewer of a step, so both are read only once, side by side.
pub(crate) fn changes(before: &Written, after: &Written) -> Vec<Change> {
    let [was, is] = [before, after].map(|written| Reader(written.text().as_bytes()));
    let mut pair = Pair { was, is, way: Vec::new(), changes: Vec::new() };
    pair.compare();
    pair.changes
}

/// Two texts that have been read up to the same thing.
struct Pair<'a> {
    was: Reader<'a>,
    is: Reader<'a>,
    way: Vec<Turn<'a>>,
    changes: Vec<Change>,
}

/// A step of the way to a thing.
enum Turn<'a> {
    /// Its name, as it is written.
    Name(&'a [u8]),
    Index(usize),
}

impl Turn<'_> {
    fn key(&self) -> Key {
        match self {
            Turn::Name(name) => Key::Name(verbatim(name)),
            Turn::Index(index) => Key::Index(*index),
        }
    }
}

impl Pair<'_> {
    /// Compares what comes next in both, and reads past it.
    fn compare(&mut self) {
        let (mut was, mut is, known) = (self.was, self.is, self.changes.len());
        let is_told = match (was.next(), is.next()) {
            (b'{', b'{') => self.compare_parts(b'}'),
            (b'[', b'[') => self.compare_parts(b']'),
            _ => self.was.value() == self.is.value(),
        };
        if !is_told {
            was.value();
            let value = verbatim(is.value());
            self.changes.truncate(known);
            self.changes.push(Change(self.way.iter().map(Turn::key).collect(), value));
            (self.was, self.is) = (was, is);
        }
    }

    /// Compares what is in two objects, or in two lists, that end with this. Answers whether that tells everything: not if
    /// they have other parts.
    fn compare_parts(&mut self, end: u8) -> bool {
        self.skip();
        for index in 0.. {
            let ends = [self.was, self.is].map(|reader| reader.next() == end);
            if ends == [true; 2] {
                break;
            }
            if ends != [false; 2] {
                return false;
            }
            if index > 0 {
                self.skip();
            }
            let turn = if end == b']' {
                Turn::Index(index)
            } else {
                let (name, other) = (self.was.value(), self.is.value());
                if name != other {
                    return false;
                }
                self.skip();
                Turn::Name(name)
            };
            self.way.push(turn);
            self.compare();
            self.way.pop();
        }
        self.skip();
        true
    }

    /// Reads past a single sign in both.
    fn skip(&mut self) {
        self.was.0 = &self.was.0[1..];
        self.is.0 = &self.is.0[1..];
    }
}

/// What is left of a text.
#[derive(Copy, Clone)]
struct Reader<'a>(&'a [u8]);

impl<'a> Reader<'a> {
    fn next(self) -> u8 {
        self.0[0]
    }

    /// Reads the value that comes next, or the name of one.
    fn value(&mut self) -> &'a [u8] {
        let length = match self.next() {
            b'{' | b'[' => self.whole_length(),
            b'"' => string_length(self.0),
            _ => self.0.iter().position(|sign| matches!(sign, b',' | b'}' | b']')).unwrap_or(self.0.len()),
        };
        let (value, rest) = self.0.split_at(length);
        self.0 = rest;
        value
    }

    /// How long the object or list is that comes next.
    fn whole_length(self) -> usize {
        let (mut at, mut depth) = (0, 0);
        loop {
            match self.0[at] {
                b'"' => at += string_length(&self.0[at..]) - 1,
                b'{' | b'[' => depth += 1,
                b'}' | b']' => depth -= 1,
                _ => {}
            }
            at += 1;
            if depth == 0 {
                return at;
            }
        }
    }
}

/// How long the string is that comes next, with its quotes.
fn string_length(text: &[u8]) -> usize {
    let mut at = 1;
    while text[at] != b'"' {
        // What is escaped is no quote, or none that ends it.
        at += if text[at] == b'\\' { 2 } else { 1 };
    }
    at + 1
}

fn verbatim(text: &[u8]) -> Verbatim {
    Verbatim(std::str::from_utf8(text).expect("JSON is cut between its signs").into())
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::{Value, json};

    fn changed(before: Value, after: Value) -> Value {
        let changes = changes(&Written::of(&before), &Written::of(&after));
        serde_json::from_str(Written::of(&changes).text()).unwrap()
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
    fn what_looks_like_a_sign_in_a_string_is_none() {
        let before = json!({ "a": "}],:\\\"", "b\"{": ["\\", 1], "c": 1 });
        let after = json!({ "a": "}],:\\\"", "b\"{": ["\\\\", 1], "c": 2 });
        assert_eq!(changed(before, after), json!([[["b\"{", 0], "\\\\"], [["c"], 2]]));
    }

    #[test]
    fn what_was_found_inside_is_not_told_twice_when_the_whole_is() {
        let before = json!({ "a": { "b": 1, "c": [1] }, "d": 1 });
        let after = json!({ "a": { "b": 2, "e": [1] }, "d": 1 });
        assert_eq!(changed(before, after), json!([[["a"], { "b": 2, "e": [1] }]]));
        assert_eq!(changed(json!(17), json!(1)), json!([[[], 1]]));
    }

    #[test]
    fn what_is_the_same_is_not_told() {
        assert_eq!(
            changed(json!({ "a": [1, { "b": "å\"" }] }), json!({ "a": [1, { "b": "å\"" }] })),
            json!([])
        );
    }
}
