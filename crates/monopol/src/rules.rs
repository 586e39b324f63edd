//! What the rulebook says, clause by clause.

mod auction;
mod building;
mod card;
mod deal;
mod debt;
mod end;
mod land;
mod mortgage;
mod offer;
mod order;
mod prison;
mod rent;
mod shortage;
mod turn;
