//! A refusal in plain words, for the command line. The page has sentences of its own for each.

use crate::Hosted;
use serde_json::Value;
use tabletop::Refusal;

/// What a game refuses, why, and where it is written: `seat_count (min 2, max 7), see mo.players "Two to seven"`.
pub fn in_words<G: Hosted>(refusal: &G::Refusal) -> String {
    let mut fields = match serde_json::to_value(refusal) {
        Ok(Value::Object(fields)) => fields,
        Ok(_) | Err(_) => unreachable!("a refusal is a code and its particulars"),
    };
    let code = fields.remove("code").map_or_else(String::new, |code| words(&code));
    let particulars = words(&Value::Object(fields));
    let space = if particulars.is_empty() { "" } else { " " };
    let rule = refusal.rule().0;
    let title = title(G::RULEBOOK, rule).map_or_else(String::new, |title| format!(" \"{title}\""));
    format!("{code}{space}{particulars}, see {rule}{title}")
}

/// The title of a clause, as it stands behind its id.
fn title<'a>(rulebook: &'a str, rule: &str) -> Option<&'a str> {
    let marked = format!("{{{rule}}}");
    rulebook.lines().find_map(|line| Some(line.strip_prefix('#')?.split_once(&marked)?.1.trim()))
}

/// Plain data as words: fields as `(min 2, max 7)`, lists with semicolons.
fn words(value: &Value) -> String {
    match value {
        Value::Null => "none".to_owned(),
        Value::Bool(_) | Value::Number(_) => value.to_string(),
        Value::String(text) => text.clone(),
        Value::Array(items) => items.iter().map(words).collect::<Vec<_>>().join("; "),
        Value::Object(fields) if fields.is_empty() => String::new(),
        Value::Object(fields) => {
            let field = |(name, value): (&String, &Value)| format!("{name} {}", words(value));
            format!("({})", fields.iter().map(field).collect::<Vec<_>>().join(", "))
        }
    }
}
