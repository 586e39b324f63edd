//! `cargo xtask bench`: what `docs/benchmarks.md` records.

mod engine;

fn main() {
    engine::run();
}
