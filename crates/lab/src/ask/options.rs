//! Options of a game by name.

use crate::{Error, Spec};
use catalog::{Given, Hosted, Visit, with_game};
use serde_json::{Map, Value};
use std::fs;

/// Fills in the number of seats where it is left out.
pub(super) fn with_seats<G: Hosted>(mut options: Value, seats: usize) -> Result<Value, Error> {
    if options.is_null() {
        options = Value::Object(Map::new());
    }
    let (path, count) = G::option("seats", Given::Word(Value::from(seats)));
    let place = place_of(&mut options, path)?;
    if place.is_null() {
        *place = count;
    }
    Ok(options)
}

/// Sets one option by name, from its text: `rounds=100`, `edition=ny`, `map=smastad`, or `map=@FILE` for the text of a
/// file.
pub fn set_option(game: &str, options: &mut Value, name: &str, text: &str) -> Result<(), Error> {
    struct Set<'a>(&'a mut Value, &'a str, &'a str);
    impl Visit for Set<'_> {
        type Out = Result<(), Error>;
        fn game<G: Hosted>(self) -> Result<(), Error> {
            set::<G>(self.0, self.1, self.2)
        }
    }
    with_game(game, Set(options, name, text)).ok_or_else(|| Error::unknown_game(game))?
}

fn set<G: Hosted>(options: &mut Value, name: &str, text: &str) -> Result<(), Error> {
    if options.is_null() {
        *options = Value::Object(Map::new());
    }
    let given = match text.strip_prefix('@') {
        Some(file) => Given::File(fs::read_to_string(file).map_err(|error| Error::at(file.as_ref(), error))?),
        // What is no JSON is a word.
        None => Given::Word(serde_json::from_str(text).unwrap_or_else(|_| text.into())),
    };
    let (path, value) = G::option(name, given);
    *place_of(options, path)? = value;
    Ok(())
}

/// The options of a spec, typed.
pub(crate) fn config_of<G: Hosted>(spec: &Spec) -> Result<G::Config, Error> {
    serde_json::from_value(spec.options.clone())
        .map_err(|error| Error::new(format!("these are no options of {}: {error}", G::NAME)))
}

/// The place at the end of a path, made if it is not there.
fn place_of(options: &mut Value, path: Vec<String>) -> Result<&mut Value, Error> {
    let mut place = options;
    for name in &path {
        if place.is_null() {
            *place = Value::Object(Map::new());
        }
        let fields = place.as_object_mut().ok_or_else(|| {
            Error::new(format!("the options must be a JSON object with the field {}", path.join(".")))
        })?;
        place = fields.entry(name).or_insert(Value::Null);
    }
    Ok(place)
}
