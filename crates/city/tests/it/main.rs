//! Cities, from the outside.

mod map_faults;
mod map_fuzz;
mod maps;
mod printings;
