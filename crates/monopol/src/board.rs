//! The printed material as it lies on the table: one of the two price tables, and the table's interest.

use crate::{
    Lot, Monopol,
    squares::{BOARD, CHANCE, COMMUNITY, CardEffect, Kind, STATION_RENT, Square, UTILITY_RENT},
};
use serde::Serialize;

/// All that is printed, as far as it matters for the play.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "MonopolBoard"))]
pub struct Board {
    /// The forty, on the way round from GÅ.
    pub squares: Vec<Printed>,
    /// The cards of Chans, by their numbers.
    pub chance: Vec<CardEffect>,
    /// The cards of Allmänning, by their numbers.
    pub community: Vec<CardEffect>,
    /// The smallest note: every sum is a multiple of it.
    pub note: u32,
}

/// A square, with its deed if it can be owned.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "MonopolSquare"))]
pub struct Printed {
    /// The name that is printed.
    pub name: &'static str,
    /// What it does.
    pub kind: Kind,
    /// Its deed.
    pub deed: Option<Deed>,
}

/// What is printed on a deed.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "MonopolDeed"))]
pub struct Deed {
    /// [mo.buy] The printed price.
    pub price: u32,
    /// What a house costs, and the hotel after four of them; nothing where nobody builds.
    pub house: u32,
    /// For a street: bare, with one to four houses, with a hotel. For a station: by how many the owner has. For a
    /// utility: for each pip of the throw, by how many the owner has.
    pub rents: Vec<u32>,
    /// [mo.mortgage] What the bank lends on it.
    pub loan: u32,
    /// [mo.mortgage.interest] What is added when the loan is paid back, and paid by whoever takes it over.
    pub interest: u32,
    /// [mo.mortgage.option] What a mortgage brings: the loan, less the interest where that is paid at once.
    pub brings: u32,
    /// [mo.mortgage.lift] What lifting it costs, except at once after taking over: then only the loan is paid back.
    pub lifting: u32,
}

impl Board {
    pub(crate) fn of(game: &Monopol) -> Board {
        let printed = |(square, at): (&Square, u8)| Printed {
            name: square.name,
            kind: square.kind,
            deed: rents(square, game.config.prices as usize).map(|rents| Deed {
                price: game.price(Lot(at)),
                house: square.house,
                rents,
                loan: game.loan(Lot(at)),
                interest: game.interest(Lot(at)),
                brings: game.loan(Lot(at)) - game.interest_at_once(Lot(at)),
                lifting: game.loan(Lot(at)) + game.interest(Lot(at)),
            }),
        };
        Board {
            squares: BOARD.iter().zip(0..).map(printed).collect(),
            chance: CHANCE.to_vec(),
            community: COMMUNITY.to_vec(),
            note: game.config.prices.note(),
        }
    }
}

/// None for a square that nobody can own.
fn rents(square: &Square, table: usize) -> Option<Vec<u32>> {
    match square.kind {
        Kind::Street { .. } => Some(square.rent[table].to_vec()),
        Kind::Station => Some(STATION_RENT.to_vec()),
        Kind::Utility => Some(UTILITY_RENT[table].to_vec()),
        Kind::Go
        | Kind::Tax { .. }
        | Kind::Card { .. }
        | Kind::Prison
        | Kind::FreeParking
        | Kind::GoToPrison => None,
    }
}
