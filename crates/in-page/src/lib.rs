//! The engine in the page. A worker of the browser calls what is here; text goes in and text comes out, JSON both, in the
//! same types as between server and page. Whatever of the world is needed (time, luck, storage) is handed in.
//!
//! Nothing here is unsafe and nothing here is only for browsers, so it is tested like the rest; `cargo xtask` builds it for
//! them, with the profile `wasm`.
#![deny(missing_docs)]

mod board;
mod ledger;
mod look_back;
mod review;

pub use board::board;
pub use ledger::Reckoning;
pub use look_back::LookBack;
pub use review::Reviewing;

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
