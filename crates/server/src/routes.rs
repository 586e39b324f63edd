//! Which request goes where, and what every answer carries.

use crate::{assets, host::Host, http, socket};
use axum::{
    Router,
    extract::Request,
    http::{HeaderMap, HeaderName, HeaderValue, Method, header},
    middleware::{self, Next},
    response::{IntoResponse, Response},
    routing::{any, get, post},
};
use futures_util::FutureExt;
use http::Failed;
use protocol::ErrorCode;
use std::{panic::AssertUnwindSafe, sync::Arc};

/// The page loads nothing from anywhere else, runs nothing written into it, and is framed by nobody.
const CONTENT_SECURITY_POLICY: &str = "default-src 'self'; img-src 'self' data:; style-src 'self'; \
    font-src 'self'; connect-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'self'";

const HEADERS: [(HeaderName, &str); 3] = [
    (header::CONTENT_SECURITY_POLICY, CONTENT_SECURITY_POLICY),
    (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (header::REFERRER_POLICY, "no-referrer"),
];

pub(crate) fn all(host: Arc<Host>) -> Router {
    Router::new()
        .route("/api/socket", get(socket::connect))
        .route("/api/tables", post(http::create))
        .route("/api/mine", post(http::mine))
        .route("/api/board", post(http::board))
        .route("/api/reach", get(http::reach))
        .route("/api/tables/{id}/invited", post(http::invited))
        .route("/api/tables/{id}/join", post(http::join))
        .route("/api/tables/{id}/bot", post(http::seat_bot))
        .route("/api/tables/{id}/rematch", post(http::rematch))
        .route("/api/tables/{id}/advice", post(http::advice))
        .route("/api/tables/{id}/replay", get(http::replay))
        .route("/api/review", post(http::review))
        .route("/api/replay", post(http::look_back))
        .route("/api/{*unknown}", any(async || Failed::from(ErrorCode::NotFound)))
        .route("/", get(assets::page))
        .route("/t/{id}", get(assets::page))
        .route("/replay", get(assets::page))
        .route("/replay/{id}", get(assets::page))
        .route("/rules/{game}", get(assets::page))
        .fallback(assets::file)
        .with_state(host)
        .layer(middleware::from_fn(guard))
}

/// Refuses requests that another site's page makes a browser send, and adds the headers. Whatever panics on the way is an
/// error of ours, and said to be.
async fn guard(request: Request, next: Next) -> Response {
    let changes_nothing = matches!(*request.method(), Method::GET | Method::HEAD);
    let is_socket = request.headers().contains_key(header::UPGRADE);
    let mut response = if (is_socket || !changes_nothing) && is_cross_site(request.headers()) {
        Failed::from(ErrorCode::CrossSite).into_response()
    } else {
        let answered = AssertUnwindSafe(next.run(request)).catch_unwind().await;
        answered.unwrap_or_else(|_| Failed::from(ErrorCode::Internal).into_response())
    };
    for (name, value) in HEADERS {
        response.headers_mut().insert(name, HeaderValue::from_static(value));
    }
    response
}

/// Browsers say in `Origin` whose page it is. Programs that are no browsers send none, and need not lie.
fn is_cross_site(headers: &HeaderMap) -> bool {
    let text = |name| headers.get(name).map(|value: &HeaderValue| value.to_str().unwrap_or_default());
    let Some(origin) = text(header::ORIGIN) else { return false };
    let origin_host = origin.split_once("://").map(|(_, host)| host);
    origin_host.is_none() || origin_host != text(header::HOST)
}
