//! Ourselves beside the programs that others use, measured by turns in one run: OpenSpiel for the engine, Colyseus,
//! boardgame.io and a bare server of our own for the server. `cargo xtask bench --peers` installs them and says where they are.
//!
//! A peer that does not run here is skipped with a word; whatever is ours must run.

mod boardgame_io;
mod colyseus;
pub(crate) mod open_spiel;
pub(crate) mod roofline;
pub(crate) mod script;
pub(crate) mod servers;

/// One line of a table whose columns have this width.
fn print_row(width: usize, name: &str, columns: &[String]) {
    let columns: String = columns.iter().map(|column| format!("{column:<width$}")).collect();
    println!("  {name:<30}{}", columns.trim_end());
}
