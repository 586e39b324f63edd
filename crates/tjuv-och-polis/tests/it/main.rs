//! Tjuv och Polis, from the outside.

mod board;
mod chronicle;
mod history;
mod map_faults;
mod map_fuzz;
mod maps;
mod moving;
mod picture;
mod police;
mod reference;
mod robbery;
mod script;
mod script_position;
mod secrets;
mod setting_up;
mod table;
mod thieves;
mod walks;
