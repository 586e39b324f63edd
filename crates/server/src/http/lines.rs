use axum::body::Bytes;
use serde::Serialize;

/// A line of an answer that comes in lines.
pub(super) fn line(told: &impl Serialize) -> Bytes {
    let mut text = serde_json::to_vec(told).expect("lines are plain data");
    text.push(b'\n');
    text.into()
}
