use super::{Failed, body::Body};
use crate::{assets, host::Host};
use axum::{
    extract::{ConnectInfo, State},
    http::{HeaderMap, HeaderValue, header},
    response::{IntoResponse, Response},
};
use catalog::Terms;
use flate2::{Compression, write::GzEncoder};
use protocol::{ErrorCode, http::AskBoard};
use std::{io::Write, net::SocketAddr, sync::Arc};

/// From so many bytes on a board is packed for whoever takes it packed. That of a city has forty times as many.
const PACKED_FROM: usize = 4_000;

/// `POST /api/board`
pub(crate) async fn board(
    State(host): State<Arc<Host>>,
    ConnectInfo(address): ConnectInfo<SocketAddr>,
    headers: HeaderMap,
    Body(request): Body<AskBoard>,
) -> Result<Response, Failed> {
    let takes_packed = assets::takes_gzip(&headers);
    // Drawing a map of somebody's own takes a while.
    let drawn = host.checkers.think(
        &[address.ip()],
        || false,
        move || {
            let AskBoard { game, rules, options } = &request;
            let newest = || catalog::rules(game).map(|known| *known.end());
            let rules = rules.or_else(newest).ok_or(ErrorCode::UnknownGame)?;
            let board = hosting::on_trial(Terms { game, rules, options })?.board();
            Ok(answer(board.get(), takes_packed))
        },
    );
    drawn.await.map_err(|no| host.no_thought(no))?
}

fn answer(board: &str, takes_packed: bool) -> Response {
    let is_packed = takes_packed && board.len() >= PACKED_FROM;
    let body = if is_packed { packed(board) } else { board.as_bytes().to_vec() };
    let mut response = body.into_response();
    let headers = response.headers_mut();
    headers.insert(header::CONTENT_TYPE, HeaderValue::from_static("application/json"));
    headers.insert(header::VARY, HeaderValue::from_static("accept-encoding"));
    if is_packed {
        headers.insert(header::CONTENT_ENCODING, HeaderValue::from_static("gzip"));
    }
    response
}

fn packed(text: &str) -> Vec<u8> {
    let mut packer = GzEncoder::new(Vec::new(), Compression::default());
    let written = packer.write_all(text.as_bytes()).and_then(|()| packer.finish());
    written.expect("memory takes every byte")
}

#[cfg(test)]
mod tests {
    use super::*;
    use axum::body::to_bytes;
    use flate2::read::GzDecoder;
    use std::io::Read;

    #[tokio::test]
    async fn a_large_board_is_packed_for_whoever_takes_it_so_and_a_small_one_for_nobody() {
        let large = format!("[{}0]", "10,".repeat(PACKED_FROM));
        for (board, takes_packed, is_packed) in
            [("[10]", true, false), (large.as_str(), false, false), (large.as_str(), true, true)]
        {
            let response = answer(board, takes_packed);
            assert_eq!(response.headers().contains_key(header::CONTENT_ENCODING), is_packed);
            assert_eq!(response.headers()[header::CONTENT_TYPE], "application/json");
            let body = to_bytes(response.into_body(), usize::MAX).await.unwrap();
            let mut text = String::new();
            if is_packed {
                assert!(body.len() * 4 < board.len(), "{} of {}", body.len(), board.len());
                GzDecoder::new(&body[..]).read_to_string(&mut text).unwrap();
            } else {
                text = String::from_utf8(body.to_vec()).unwrap();
            }
            assert_eq!(text, board);
        }
    }
}
