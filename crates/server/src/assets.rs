//! The page, built into the binary so that a release is one file.

use axum::{
    http::{StatusCode, Uri, header},
    response::{IntoResponse, Response},
};
use rust_embed::{Embed, EmbeddedFile};

#[derive(Embed)]
#[folder = "../../web/dist"]
#[allow_missing = true]
struct Page;

/// Said instead of the page by a binary that was built without it.
const NOT_BUILT: &str = "The page is not built into this server. Build and start it with: cargo xtask play\n";

/// Files in this folder carry a hash of their contents in their names, so they never change.
const HASHED: &str = "assets/";
const FOR_EVER: &str = "public, max-age=31536000, immutable";
const ASK_AGAIN: &str = "no-cache";

/// Every address of the page is the same file; the page looks at the address itself.
pub(crate) async fn page() -> Response {
    match Page::get("index.html") {
        Some(index) => content(index, ASK_AGAIN),
        None => (StatusCode::NOT_FOUND, NOT_BUILT).into_response(),
    }
}

pub(crate) async fn file(address: Uri) -> Response {
    let path = address.path().trim_start_matches('/');
    match Page::get(path) {
        Some(file) => content(file, if path.starts_with(HASHED) { FOR_EVER } else { ASK_AGAIN }),
        None if path.starts_with(HASHED) => StatusCode::NOT_FOUND.into_response(),
        // The page says in the reader's language that there is nothing here.
        None => (StatusCode::NOT_FOUND, page().await).into_response(),
    }
}

fn content(file: EmbeddedFile, caching: &'static str) -> Response {
    let kind = file.metadata.mimetype().to_owned();
    ([(header::CONTENT_TYPE, kind), (header::CACHE_CONTROL, caching.to_owned())], file.data).into_response()
}
