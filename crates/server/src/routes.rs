//! Which request goes where, and what every answer carries.

use crate::{
    PublicUrl, address, assets,
    host::{Host, Rates},
    http,
    rates::ByAddress,
    socket,
};
use axum::{
    Router,
    extract::{ConnectInfo, Request, State},
    http::{HeaderMap, HeaderName, HeaderValue, Method, StatusCode, header},
    middleware::{self, Next},
    response::{IntoResponse, Response},
    routing::{MethodRouter, any, get, post},
};
use futures_util::FutureExt;
use http::Failed;
use protocol::ErrorCode;
use std::{
    net::{Ipv4Addr, SocketAddr},
    panic::AssertUnwindSafe,
    sync::Arc,
    time::Instant,
};

/// The page loads nothing from anywhere else, runs nothing written into it, and is framed by nobody. It lies where it says
/// itself, below an address of this server.
const CONTENT_SECURITY_POLICY: &str = "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; img-src 'self' data:; style-src 'self'; \
    font-src 'self'; connect-src 'self'; frame-ancestors 'none'; base-uri 'self'; form-action 'self'";

/// Nothing that a browser could be asked for by a page that is not ours, and nothing that the page does not need.
const PERMISSIONS: &str = "accelerometer=(), autoplay=(self), camera=(), display-capture=(), geolocation=(), \
    gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), serial=(), usb=()";

const HEADERS: [(HeaderName, &str); 7] = [
    (header::CONTENT_SECURITY_POLICY, CONTENT_SECURITY_POLICY),
    (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (header::REFERRER_POLICY, "no-referrer"),
    (header::X_FRAME_OPTIONS, "DENY"),
    (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
    (HeaderName::from_static("cross-origin-resource-policy"), "same-origin"),
    (HeaderName::from_static("permissions-policy"), PERMISSIONS),
];

/// Half a year. Only said where the public address is encrypted, and only of that name itself.
const ENCRYPTED_ONLY: &str = "max-age=15552000";

/// When those may try again who are told that it is too much, unless it is known better.
const TRY_AGAIN: &str = "5";

/// Said under a name that is not the server's: another site may have let its name point here, to read what it may not.
const NOT_OUR_NAME: &str = "This server does not go by that name. If it should, tell it its public address \
    (the setting public-url).\n";

pub(crate) fn all(host: Arc<Host>) -> Router {
    let at = |methods: MethodRouter<Arc<Host>>, rate: Of| {
        let host = Arc::clone(&host);
        methods.layer(middleware::from_fn(move |request, next| {
            at_a_rate(Arc::clone(&host), rate, request, next)
        }))
    };
    Router::new()
        .route("/api/socket", at(get(socket::connect), |rates| &rates.sockets))
        .route("/api/tables", at(post(http::create), |rates| &rates.tables))
        .route("/api/mine", post(http::mine))
        .route("/api/board", at(post(http::board), |rates| &rates.boards))
        .route("/api/reach", get(http::reach))
        .route("/api/tables/{id}/invited", at(post(http::invited), |rates| &rates.glances))
        .route("/api/tables/{id}/join", at(post(http::join), |rates| &rates.joins))
        .route("/api/tables/{id}/bot", at(post(http::seat_bot), |rates| &rates.bots))
        .route("/api/tables/{id}/rematch", at(post(http::rematch), |rates| &rates.rematches))
        .route("/api/tables/{id}/advice", at(post(http::advice), |rates| &rates.advice))
        .route("/api/tables/{id}/replay", at(get(http::replay), |rates| &rates.replays))
        .route("/api/{*unknown}", any(async || Failed::from(ErrorCode::NotFound)))
        .route("/healthz", get(http::healthz))
        .route("/readyz", get(http::readyz))
        .route("/", get(assets::start))
        .route("/t/{id}", get(assets::page))
        .route("/puzzle", get(assets::page))
        .route("/replay", get(assets::page))
        .route("/replay/{id}", get(assets::page))
        .route("/rules/{game}", get(assets::page))
        .fallback(assets::file)
        .layer(middleware::from_fn_with_state(Arc::clone(&host), guard))
        .with_state(host)
}

/// Which of the rates.
type Of = fn(&Rates) -> &ByAddress;

/// Lets an address ask so often. Before anything is read, so that refusing costs nothing.
async fn at_a_rate(host: Arc<Host>, of: Of, request: Request, next: Next) -> Response {
    let address = request.extensions().get::<ConnectInfo<SocketAddr>>().map(|peer| peer.0.ip());
    // Without a connection nobody asks; the tests beside the code do.
    let rate = of(&host.rates);
    let asked = address.map_or(Ok(()), |address| rate.ask(address, Instant::now()));
    match asked {
        Ok(()) => next.run(request).await,
        Err(wait) => {
            let seconds = wait.as_secs_f64().ceil().max(1.0) as u64;
            let failed = Failed::from(host.too_fast(rate.limit()));
            ([(header::RETRY_AFTER, seconds.to_string())], failed).into_response()
        }
    }
}

/// Refuses requests that another site's page makes a browser send, and adds the headers. Whatever panics on the way is an
/// error of ours, and said to be.
async fn guard(State(host): State<Arc<Host>>, mut request: Request, next: Next) -> Response {
    let settings = &host.settings;
    // From here on the peer is whoever asks, not the proxy that asks for them.
    if let Some(ConnectInfo(peer)) = request.extensions().get::<ConnectInfo<SocketAddr>>().copied() {
        let client = address::client(&settings.trusted_proxies, peer.ip(), request.headers());
        request.extensions_mut().insert(ConnectInfo(SocketAddr::new(client, peer.port())));
    }
    let changes_nothing = matches!(*request.method(), Method::GET | Method::HEAD);
    let is_socket = request.headers().contains_key(header::UPGRADE);
    let public = settings.public_url.as_ref();
    let mut response = if !is_our_name(request.headers(), public) {
        (StatusCode::MISDIRECTED_REQUEST, NOT_OUR_NAME).into_response()
    } else if (is_socket || !changes_nothing) && is_cross_site(request.headers(), public) {
        Failed::from(ErrorCode::CrossSite).into_response()
    } else {
        let answered = AssertUnwindSafe(next.run(request)).catch_unwind().await;
        answered.unwrap_or_else(|_| Failed::from(ErrorCode::Internal).into_response())
    };
    let headers = response.headers_mut();
    for (name, value) in HEADERS {
        headers.insert(name, HeaderValue::from_static(value));
    }
    if public.is_some_and(PublicUrl::is_secure) {
        headers.insert(header::STRICT_TRANSPORT_SECURITY, HeaderValue::from_static(ENCRYPTED_ONLY));
    }
    if response.status() == StatusCode::TOO_MANY_REQUESTS {
        let again = HeaderValue::from_static(TRY_AGAIN);
        response.headers_mut().entry(header::RETRY_AFTER).or_insert(again);
    }
    response
}

fn text(headers: &HeaderMap, name: HeaderName) -> Option<&str> {
    headers.get(name).map(|value| value.to_str().unwrap_or_default())
}

/// Whether the server goes by the name it was asked under. Only the public name may be one that belongs to somebody:
/// addresses, this computer itself and names without an owner cannot be pointed here by another site.
fn is_our_name(headers: &HeaderMap, public: Option<&PublicUrl>) -> bool {
    let Some(host) = text(headers, header::HOST) else { return true };
    if public.is_some_and(|public| public.host().eq_ignore_ascii_case(host)) {
        return true;
    }
    let name = match host.rsplit_once(':') {
        Some((name, port)) if port.chars().all(|c| c.is_ascii_digit()) => name,
        Some(_) | None => host,
    };
    let is_address = name.parse::<Ipv4Addr>().is_ok() || (name.starts_with('[') && name.ends_with(']'));
    let last = name.rsplit('.').next().unwrap_or_default();
    is_address
        || !name.contains('.')
        || ["local", "localhost"].iter().any(|own| last.eq_ignore_ascii_case(own))
}

/// Browsers say in `Origin` whose page it is. Programs that are no browsers send none, and need not lie.
fn is_cross_site(headers: &HeaderMap, public: Option<&PublicUrl>) -> bool {
    let Some(origin) = text(headers, header::ORIGIN) else { return false };
    if public.is_some_and(|public| public.origin() == origin) {
        return false;
    }
    let origin_host = origin.split_once("://").map(|(_, host)| host);
    origin_host.is_none() || origin_host != text(headers, header::HOST)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn asked(name: HeaderName, value: &'static str) -> HeaderMap {
        HeaderMap::from_iter([(name, HeaderValue::from_static(value))])
    }

    #[test]
    fn a_name_that_somebody_else_may_own_is_not_ours() {
        let public: PublicUrl = "https://spel.example:8443/bord".parse().unwrap();
        for (host, alone, with_public) in [
            ("127.0.0.1:7070", true, true),
            ("192.168.1.20", true, true),
            ("[::1]:7070", true, true),
            ("[fe80::1]", true, true),
            ("localhost:7070", true, true),
            ("spel.localhost", true, true),
            ("datorn:7070", true, true),
            ("datorn.local:7070", true, true),
            ("spel.example:8443", false, true),
            ("Spel.Example:8443", false, true),
            ("spel.example", false, false),
            ("evil.example:7070", false, false),
            ("127.0.0.1.evil.example", false, false),
            ("localhost.evil.example", false, false),
            ("evil.example.", false, false),
            ("spel.example:8443.evil.example", false, false),
        ] {
            let headers = asked(header::HOST, host);
            assert_eq!(is_our_name(&headers, None), alone, "{host}");
            assert_eq!(is_our_name(&headers, Some(&public)), with_public, "{host}");
        }
        assert!(is_our_name(&HeaderMap::new(), None), "programs may leave it out");
    }

    #[test]
    fn a_page_is_ours_by_the_public_address_or_by_the_host_it_was_asked_from() {
        let public: PublicUrl = "https://spel.example/bord".parse().unwrap();
        let cross = |origin, public| {
            let mut headers = asked(header::ORIGIN, origin);
            headers.insert(header::HOST, HeaderValue::from_static("spelbord:7070"));
            is_cross_site(&headers, public)
        };
        assert!(!cross("https://spel.example", Some(&public)), "whatever the proxy calls us");
        assert!(cross("https://spel.example", None));
        assert!(!cross("http://spelbord:7070", Some(&public)));
        for other in
            ["http://spel.example", "https://evil.example", "https://spel.example.evil.example", "null", ""]
        {
            assert!(cross(other, Some(&public)), "{other}");
        }
    }
}
