//! What it means.

mod chart;
mod money;
mod page;
mod rating;
mod report;
mod roles;
mod statistics;
mod summary;
mod sweep;
mod words;

pub(crate) use report::{REPORT, write};
pub use roles::{LineUp, RoleShare};
pub use statistics::{Estimate, Tally};
pub use summary::{Entrant, Length, Summary, Turn};
pub use sweep::{Difference, Sweep};
