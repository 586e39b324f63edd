//! The maps that come with the game.

use crate::{City, read_map};
use std::sync::{Arc, LazyLock};

/// Their short names: the city, the small town, and the pattern for maps of one's own.
pub const SHIPPED: [&str; 3] = ["storstad", "smastad", "monster"];

/// The text of one of our maps.
pub fn shipped(name: &str) -> Option<&'static str> {
    Some(match name {
        "storstad" => include_str!("../maps/storhamn.map"),
        "smastad" => include_str!("../maps/lingonkoping.map"),
        "monster" => include_str!("../maps/monster.map"),
        _ => return None,
    })
}

/// The shipped cities are the same for everybody, so each is worked out once.
static CITIES: LazyLock<[Arc<City>; SHIPPED.len()]> = LazyLock::new(|| {
    SHIPPED.map(|name| {
        let text = shipped(name).expect("every listed map is shipped");
        let plan = read_map(text).expect("the shipped maps are in order");
        Arc::new(City::new(plan))
    })
});

impl City {
    /// One of our cities, by the short name of its map.
    pub fn shipped(name: &str) -> Option<Arc<City>> {
        let number = SHIPPED.iter().position(|&known| known == name)?;
        Some(Arc::clone(&CITIES[number]))
    }
}
