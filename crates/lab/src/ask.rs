//! What is to be played.

mod options;
mod settings;
mod spec;

pub(crate) use options::config_of;
pub use options::set_option;
pub use settings::Vary;
pub(crate) use settings::settings;
pub(crate) use spec::OUTSIDE;
pub use spec::{Shard, Spec, SpecDraft};
