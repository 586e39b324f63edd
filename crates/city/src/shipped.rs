//! The maps that come with the game.
//!
//! A match goes on in the city it was laid in, so what has been shipped never changes. To tune a city, put its new drawing
//! beside the old one in `maps/`, and give it a line in [`PRINTINGS`].

use crate::{City, read_map};
use std::sync::{Arc, OnceLock};

/// Their short names: the city, the small town, and the pattern for maps of one's own.
pub const SHIPPED: [&str; 3] = ["storstad", "smastad", "monster"];

/// A shipped map as it was drawn at one time.
#[derive(Copy, Clone, Debug)]
pub struct Printing {
    /// The short name of the map, one of [`SHIPPED`].
    pub name: &'static str,
    /// The first version of the rules that is played on it. The next printing of the same name takes over from it.
    pub since: u16,
    /// The map file.
    pub text: &'static str,
}

/// Everything ever shipped; of each map the oldest first.
pub const PRINTINGS: [Printing; 4] = [
    Printing { name: "storstad", since: 1, text: include_str!("../maps/storhamn-1.map") },
    Printing { name: "storstad", since: 2, text: include_str!("../maps/storhamn-2.map") },
    Printing { name: "smastad", since: 1, text: include_str!("../maps/lingonkoping-1.map") },
    Printing { name: "monster", since: 1, text: include_str!("../maps/monster-1.map") },
];

/// The cities of all printings. They are the same for everybody, so each is worked out once, when somebody plays there.
static CITIES: [OnceLock<Arc<City>>; PRINTINGS.len()] = [const { OnceLock::new() }; PRINTINGS.len()];

/// The text of one of our maps, as it is drawn today.
///
/// ```
/// let town = city::shipped("smastad").expect("it is one of the three");
/// assert!(town.starts_with("spelbord map 1"));
/// assert_eq!(city::shipped("atlantis"), None);
/// ```
pub fn shipped(name: &str) -> Option<&'static str> {
    printing(name, u16::MAX).map(|number| PRINTINGS[number].text)
}

impl City {
    /// One of our cities, by the short name of its map, as those who play by this version of the rules know it.
    pub fn shipped(name: &str, rules: u16) -> Option<Arc<City>> {
        let number = printing(name, rules)?;
        let city = CITIES[number].get_or_init(|| {
            let plan = read_map(PRINTINGS[number].text).expect("the shipped maps are in order");
            Arc::new(City::new(plan))
        });
        Some(Arc::clone(city))
    }
}

/// The newest printing of a map that a version of the rules knows.
fn printing(name: &str, rules: u16) -> Option<usize> {
    PRINTINGS.iter().rposition(|printing| printing.name == name && printing.since <= rules)
}
