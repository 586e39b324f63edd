//! The engine in the page. A worker of the browser calls what is here; text goes in and text comes out, JSON both, in the
//! same types as between server and page. Whatever of the world is needed (time, luck, storage) is handed in.
//!
//! Nothing here is unsafe and nothing here is only for browsers, so it is tested like the rest; `cargo xtask` builds it for
//! them, with the profile `wasm`.
#![deny(missing_docs)]

mod board;
mod decision;
mod laying;
mod ledger;
mod look_back;
mod play_on;
mod review;
mod table;
mod thinker;
mod to_do;

pub use board::board;
pub use decision::decision;
pub use laying::lay;
pub use ledger::Reckoning;
pub use look_back::LookBack;
pub use play_on::play_on;
pub use review::Reviewing;
pub use table::TableHere;
pub use thinker::{Thinker, advice};

/// `{"ok": …}`, or `{"problem": …}` with a [`Failure`](protocol::http::Failure).
fn answer<T: serde::Serialize>(result: Result<T, protocol::http::Failure>) -> String {
    #[derive(serde::Serialize)]
    #[serde(rename_all = "snake_case")]
    enum Answer<T> {
        Ok(T),
        Problem(protocol::http::Failure),
    }
    text(&match result {
        Ok(value) => Answer::Ok(value),
        Err(failure) => Answer::Problem(failure),
    })
}

fn text(value: &impl serde::Serialize) -> String {
    serde_json::to_string(value).expect("answers are plain data")
}

/// Where a panic is told before the worker stands still: whoever drives it sees only that it does.
#[cfg(target_arch = "wasm32")]
mod panics {
    use wasm_bindgen::prelude::wasm_bindgen;

    #[wasm_bindgen]
    extern "C" {
        #[wasm_bindgen(js_namespace = console)]
        fn error(text: &str);
    }

    #[wasm_bindgen(start)]
    fn start() {
        std::panic::set_hook(Box::new(|panic| error(&panic.to_string())));
    }
}
