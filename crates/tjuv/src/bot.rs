//! The players of Tjuv, from a beginner to one who counts every card.

mod appraise;
mod beginner;
mod ending;
mod outlook;
mod searcher;
mod simple;

pub use beginner::Beginner;
pub use searcher::Searcher;
pub use simple::Simple;
