//! `natively FILE…`: how many milliseconds the engine takes natively to check each replay file and to review its first seat,
//! at its best of several times. `cargo xtask bench wasm` compares it with the same in a browser.

use in_page::{LookBack, Reviewing};
use serde_json::{Value, json};
use std::{env, fs, time::Instant};

const TIMES: usize = 5;

fn main() {
    for path in env::args().skip(1) {
        let text = fs::read_to_string(&path).expect("a replay file");
        let replay: Value = serde_json::from_str(&text).expect("a replay file");
        let ask = json!({ "replay": replay, "seat": 0 }).to_string();
        let check = best(|| {
            let mut looking = LookBack::new(&text);
            while looking.piece().is_some() {}
        });
        let review = best(|| {
            let mut review = Reviewing::new(&ask);
            while review.line().is_some() {}
        });
        println!("{}", json!({ "check": check, "review": review }));
    }
}

/// In milliseconds.
fn best(mut work: impl FnMut()) -> f64 {
    let time = |_| {
        let start = Instant::now();
        work();
        start.elapsed().as_secs_f64() * 1000.0
    };
    (0..TIMES).map(time).fold(f64::INFINITY, f64::min)
}
