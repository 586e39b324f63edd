use crate::{City, Plan};
use serde::Serialize;

/// [tp.board.map] The printed board: the plan of the city, and its picture.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "ChaseBoard"))]
pub struct Board {
    pub plan: Plan,
    /// Whether the map came with the game: its short name, for texts of its own.
    pub shipped: Option<String>,
    /// How long a side of a square is in the picture.
    pub cell: f32,
    /// SVG markup without the outer element; its colours are given by classes.
    pub picture: String,
}

impl Board {
    pub(crate) fn of(city: &City) -> Board {
        let shipped = match &city.map {
            crate::Map::Shipped(name) => Some(name.clone()),
            crate::Map::Own(_) => None,
        };
        Board {
            plan: city.plan.clone(),
            shipped,
            cell: crate::picture::CELL,
            picture: city.picture().to_owned(),
        }
    }
}
