//! In which forms a reader takes a file, by `Accept-Encoding`.

use axum::http::{HeaderMap, header};

/// A form in which the texts of the page are kept.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Coding {
    /// On the wire.
    pub(super) name: &'static str,
    /// Of the file that lies beside the whole one.
    pub(super) ending: &'static str,
}

/// The shortest first.
pub(super) const CODINGS: [Coding; 2] =
    [Coding { name: "br", ending: ".br" }, Coding { name: "gzip", ending: ".gz" }];

/// The codings that the reader takes: the most wanted first, and among equals the shortest.
pub(super) fn wanted(headers: &HeaderMap) -> Vec<&'static Coding> {
    let said: Vec<(&str, f32)> = headers
        .get_all(header::ACCEPT_ENCODING)
        .iter()
        .filter_map(|value| value.to_str().ok())
        .flat_map(|value| value.split(','))
        .map(weighed)
        .collect();
    let weight = |name: &str| {
        let of = |name: &str| said.iter().find(|(one, _)| one.eq_ignore_ascii_case(name));
        of(name).or_else(|| of("*")).map_or(0.0, |(_, weight)| *weight)
    };
    let mut codings: Vec<_> = CODINGS.iter().map(|coding| (coding, weight(coding.name))).collect();
    codings.retain(|(_, weight)| *weight > 0.0);
    // The order among equals is kept.
    codings.sort_by(|(_, one), (_, other)| other.total_cmp(one));
    codings.into_iter().map(|(coding, _)| coding).collect()
}

/// `gzip;q=0.5`: a name and how much it is wanted. What makes no sense is not wanted.
fn weighed(item: &str) -> (&str, f32) {
    let mut parts = item.split(';').map(str::trim);
    let name = parts.next().unwrap_or_default();
    let quality = parts.find_map(|part| part.strip_prefix("q=").or_else(|| part.strip_prefix("Q=")));
    let weight = quality.map_or(Some(1.0), |number| number.parse().ok());
    (name, weight.filter(|weight| (0.0..=1.0).contains(weight)).unwrap_or(0.0))
}

#[cfg(test)]
mod tests {
    use super::*;
    use axum::http::HeaderValue;

    #[test]
    fn the_reader_decides_and_among_equals_the_shortest() {
        let cases: [(&[&str], &[&str]); 14] = [
            (&[], &[]),
            (&[""], &[]),
            (&["identity"], &[]),
            (&["gzip, deflate, br, zstd"], &["br", "gzip"]),
            (&["gzip"], &["gzip"]),
            (&["GZip"], &["gzip"]),
            (&["br;q=0.5, gzip;q=0.9"], &["gzip", "br"]),
            (&["br ; q=0 , gzip"], &["gzip"]),
            (&["*"], &["br", "gzip"]),
            (&["*;q=0.1, br;q=0"], &["gzip"]),
            (&["br;q=nonsense, gzip;q=0.2"], &["gzip"]),
            (&["br;q=NaN, gzip;q=7"], &[]),
            (&["gzip;q=1.0", "br;q=0.8"], &["gzip", "br"]),
            (&["brotli, xgzip"], &[]),
        ];
        for (said, expected) in cases {
            let mut headers = HeaderMap::new();
            for value in said {
                headers.append(header::ACCEPT_ENCODING, HeaderValue::from_static(value));
            }
            let names: Vec<&str> = wanted(&headers).iter().map(|coding| coding.name).collect();
            assert_eq!(names, expected, "{said:?}");
        }
    }
}
