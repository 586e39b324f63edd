//! The page, built into the binary so that a release is one file. Its texts are there as they are and compressed, so that
//! nothing is compressed while somebody waits.

mod coding;

use crate::{PublicUrl, host::Host};
use axum::{
    extract::State,
    http::{HeaderMap, HeaderValue, StatusCode, Uri, header},
    response::{Html, IntoResponse, Response},
};
use coding::{CODINGS, Coding, wanted};
use rust_embed::{Embed, EmbeddedFile};
use std::sync::Arc;

#[derive(Embed)]
#[folder = "../../web/dist"]
#[allow_missing = true]
struct Page;

/// Said instead of the page by a binary that was built without it.
const NOT_BUILT: &str = "The page is not built into this server. Build and start it with: cargo xtask play\n";

const INDEX: &str = "index.html";
/// The same with what is seen of the start page before any of the program has come.
const START: &str = "start.html";
/// Files in this folder carry a hash of their contents in their names, so they never change.
const HASHED: &str = "assets/";
const FOR_EVER: &str = "public, max-age=31536000, immutable";
const ASK_AGAIN: &str = "no-cache";

/// Where the page says that it lies, unless it lies elsewhere.
const AT_THE_ROOT: &str = "<base href=\"/\" />";

pub(crate) async fn start(State(host): State<Arc<Host>>, headers: HeaderMap) -> Response {
    at_base(&host, START, &headers)
}

/// Every other address of the page is the same file; the page looks at the address itself.
pub(crate) async fn page(State(host): State<Arc<Host>>, headers: HeaderMap) -> Response {
    at_base(&host, INDEX, &headers)
}

fn at_base(host: &Host, file: &str, headers: &HeaderMap) -> Response {
    let path = host.settings.public_url.as_ref().map_or("", PublicUrl::path);
    let answer = if path.is_empty() { answer(file, headers) } else { based(file, path) };
    answer.unwrap_or_else(|| (StatusCode::NOT_FOUND, NOT_BUILT).into_response())
}

/// The page where everything lies below a path. It is short, so it is sent whole.
fn based(file: &str, path: &str) -> Option<Response> {
    let whole = Page::get(file)?;
    let text = str::from_utf8(&whole.data).ok()?;
    let text = text.replacen(AT_THE_ROOT, &format!("<base href=\"{path}/\" />"), 1);
    let caching = (header::CACHE_CONTROL, HeaderValue::from_static(ASK_AGAIN));
    Some(([caching], Html(text)).into_response())
}

pub(crate) async fn file(host: State<Arc<Host>>, address: Uri, headers: HeaderMap) -> Response {
    let path = address.path().trim_start_matches('/');
    // The page itself is found in one way only.
    let found = if [INDEX, START].contains(&path) { None } else { answer(path, &headers) };
    match found {
        Some(response) => response,
        None if path.starts_with(HASHED) => StatusCode::NOT_FOUND.into_response(),
        None => lost(host, &headers).await,
    }
}

/// The page says in the reader's language that there is nothing here. It is sent whole, since "you have it already" would
/// not be the status that tells machines the same.
async fn lost(host: State<Arc<Host>>, headers: &HeaderMap) -> Response {
    let mut headers = headers.clone();
    headers.remove(header::IF_NONE_MATCH);
    (StatusCode::NOT_FOUND, page(host, headers).await).into_response()
}

/// Whether the reader takes an answer packed that is made only now.
pub(crate) fn takes_gzip(headers: &HeaderMap) -> bool {
    wanted(headers).iter().any(|coding| coding.name == "gzip")
}

/// A file of the page in the shortest form that the reader takes, or the word that the reader has it already.
fn answer(path: &str, headers: &HeaderMap) -> Option<Response> {
    // What lies there compressed is a form of a file and has no address of its own.
    if CODINGS.iter().any(|coding| path.ends_with(coding.ending)) {
        return None;
    }
    let whole = Page::get(path)?;
    let kind = HeaderValue::from_str(whole.metadata.mimetype()).ok()?;
    let (file, coding) = shortest(path, headers).map_or((whole, None), |(file, coding)| (file, Some(coding)));
    let tag = tag(&file);

    let mut response = if has_already(headers, &tag) {
        StatusCode::NOT_MODIFIED.into_response()
    } else {
        let mut response = file.data.into_response();
        response.headers_mut().insert(header::CONTENT_TYPE, kind);
        if let Some(coding) = coding {
            response.headers_mut().insert(header::CONTENT_ENCODING, HeaderValue::from_static(coding.name));
        }
        response
    };
    let caching = if path.starts_with(HASHED) { FOR_EVER } else { ASK_AGAIN };
    response.headers_mut().insert(header::CACHE_CONTROL, HeaderValue::from_static(caching));
    response.headers_mut().insert(header::VARY, HeaderValue::from_static("accept-encoding"));
    response.headers_mut().insert(header::ETAG, HeaderValue::from_str(&tag).ok()?);
    Some(response)
}

fn shortest(path: &str, headers: &HeaderMap) -> Option<(EmbeddedFile, &'static Coding)> {
    let compressed =
        |coding: &'static Coding| Some((Page::get(&format!("{path}{}", coding.ending))?, coding));
    wanted(headers).into_iter().find_map(compressed)
}

/// Names what is in a file. Each form of it has another tag, as the bytes are others.
fn tag(file: &EmbeddedFile) -> String {
    format!("\"{}\"", hex::encode(&file.metadata.sha256_hash()[..16]))
}

/// Whoever stands between may have marked the tag as weak; for us it is the same.
fn has_already(headers: &HeaderMap, tag: &str) -> bool {
    let tags = headers.get_all(header::IF_NONE_MATCH).iter().filter_map(|value| value.to_str().ok());
    let mut tags = tags.flat_map(|value| value.split(',')).map(str::trim);
    tags.any(|one| one == "*" || one.trim_start_matches("W/") == tag)
}
