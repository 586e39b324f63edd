//! The maps that come with the game.

/// Their short names: the city, the small town, and the pattern for maps of one's own.
pub const SHIPPED: [&str; 3] = ["storstad", "smastad", "monster"];

/// The text of one of our maps.
pub fn shipped(name: &str) -> Option<&'static str> {
    Some(match name {
        "storstad" => include_str!("../../maps/storhamn.map"),
        "smastad" => include_str!("../../maps/lingonkoping.map"),
        "monster" => include_str!("../../maps/monster.map"),
        _ => return None,
    })
}
