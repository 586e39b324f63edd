//! What is kept for ever is kept as it was understood, not as it was padded.

use protocol::ErrorCode;
use serde_json::value::{RawValue, Value, to_raw_value};

/// The same JSON without spaces between its parts, and with no more signs than it needs. Games refuse fields that they do
/// not know, so nothing else can be hidden in it.
pub fn understood(json: &RawValue) -> Result<Box<RawValue>, ErrorCode> {
    // As pages send it, nearly always.
    if !json.get().bytes().any(|byte| byte.is_ascii_whitespace() || byte == b'\\') {
        return Ok(json.to_owned());
    }
    let value: Value = serde_json::from_str(json.get()).map_err(|_| ErrorCode::Malformed)?;
    to_raw_value(&value).map_err(|_| ErrorCode::Malformed)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn kept(json: &str) -> Option<String> {
        let raw: Box<RawValue> = serde_json::from_str(json).ok()?;
        understood(&raw).ok().map(|kept| kept.get().to_owned())
    }

    #[test]
    fn padding_is_not_kept_and_nothing_else_is_lost() {
        let padded = format!("{{ \"do\":{}\"lay\",\n\"card\": \"\\u0036C\" }}", " ".repeat(4_000));
        assert_eq!(kept(&padded).as_deref(), Some(r#"{"card":"6C","do":"lay"}"#));
        assert_eq!(kept(r#"{"do":"lay","card":"6C"}"#).as_deref(), Some(r#"{"do":"lay","card":"6C"}"#));
        assert_eq!(kept("{\"map\":\"a b\\nc\"}").as_deref(), Some("{\"map\":\"a b\\nc\"}"));
        assert_eq!(kept(" [1, -2, 3.5, true, null]").as_deref(), Some("[1,-2,3.5,true,null]"));
    }
}
