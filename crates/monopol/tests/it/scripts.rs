//! The rulebook, clause by clause, and whole stories: positions and plays as texts.

mod absurd;
mod board;
mod building;
mod cards;
mod deals;
mod debts;
mod endings;
mod house_rules;
mod land;
mod mortgages;
mod options;
mod position;
mod prison;
mod rent;
mod script;
mod setting_up;
mod settling;
mod shortage;
mod turn;
