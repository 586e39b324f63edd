//! The real program, started, talked to, killed.

mod attacks;
// The client of the server's own tests serves here too, where not all of it is needed.
#[allow(dead_code)]
#[path = "../../../server/tests/it/client.rs"]
mod client;
mod cluster;
mod deploy;
mod kill;
mod lab;
mod map;
mod operator;
mod program;
mod refusals;
mod settings;
mod verify;
