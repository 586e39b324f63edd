use city::{City, Plan};
use serde::Serialize;

/// [tp.board.map] The printed board: the plan of the city, and its picture.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "ChaseBoard"))]
pub struct Board {
    /// Every square of the city, and what lies between them.
    pub plan: Plan,
    /// How long a side of a square is in the picture.
    pub cell: f32,
    /// SVG markup without the outer element; its colours are given by classes.
    pub picture: String,
}

impl Board {
    pub(crate) fn of(city: &City) -> Board {
        Board { plan: city.plan.clone(), cell: poster::CELL, picture: poster::inner(&city.plan) }
    }
}
