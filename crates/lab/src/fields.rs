//! Options of a game by name.

use crate::{Error, Measured, Visit, measure::Given, with_game};
use serde_json::{Map, Value};
use std::fs;

/// Fills in the number of seats where it is left out.
pub(crate) fn with_seats<G: Measured>(mut options: Value, seats: usize) -> Result<Value, Error> {
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
        fn game<G: Measured>(self) -> Result<(), Error> {
            set::<G>(self.0, self.1, self.2)
        }
    }
    with_game(game, Set(options, name, text)).ok_or_else(|| Error::unknown_game(game))?
}

fn set<G: Measured>(options: &mut Value, name: &str, text: &str) -> Result<(), Error> {
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
