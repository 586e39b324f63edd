//! One file for each chapter of the rulebook.

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
mod turn;
