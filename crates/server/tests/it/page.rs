//! The page over the line: short, kept for ever where it never changes, and asked for again where it does.

use crate::house::{Folder, House};
use std::net::SocketAddr;
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::TcpStream,
};

struct Answer {
    status: u16,
    headers: Vec<(String, String)>,
    body: Vec<u8>,
}

impl Answer {
    fn header(&self, name: &str) -> Option<&str> {
        self.headers.iter().find(|(one, _)| one == name).map(|(_, value)| value.as_str())
    }

    fn text(&self) -> &str {
        std::str::from_utf8(&self.body).expect("the page is text")
    }
}

async fn request(address: SocketAddr, start: &str, headers: &[(&str, &str)]) -> Answer {
    let mut stream = TcpStream::connect(address).await.unwrap();
    let mut text = format!("{start} HTTP/1.1\r\nhost: {address}\r\nconnection: close\r\n");
    for (name, value) in headers {
        text += &format!("{name}: {value}\r\n");
    }
    stream.write_all(format!("{text}\r\n").as_bytes()).await.unwrap();
    let mut answer = Vec::new();
    stream.read_to_end(&mut answer).await.unwrap();
    let end = answer.windows(4).position(|four| four == b"\r\n\r\n").expect("a head");
    let head = std::str::from_utf8(&answer[..end]).unwrap();
    let (first, rest) = head.split_once("\r\n").unwrap();
    let header = |line: &str| {
        let (name, value) = line.split_once(": ").unwrap();
        (name.to_ascii_lowercase(), value.to_owned())
    };
    Answer {
        status: first.split(' ').nth(1).unwrap().parse().unwrap(),
        headers: rest.lines().map(header).collect(),
        body: answer[end + 4..].to_vec(),
    }
}

/// The script that the page begins with.
async fn script(address: SocketAddr) -> String {
    let page = request(address, "GET /", &[]).await;
    assert_eq!(page.status, 200, "the page is built into the server before its tests: npm run build in web/");
    let (_, from) = page.text().split_once("src=\"").expect("a script");
    let (path, _) = from.split_once('"').unwrap();
    assert!(path.starts_with("./assets/"), "found from the base of the page: {path}");
    path.trim_start_matches('.').to_owned()
}

#[tokio::test]
async fn a_text_is_sent_in_the_shortest_form_the_reader_takes() {
    let folder = Folder::new();
    let house = House::open(&folder).await;
    let get = format!("GET {}", script(house.address).await);
    let whole = request(house.address, &get, &[]).await;
    let gzip = request(house.address, &get, &[("accept-encoding", "gzip, deflate")]).await;
    let brotli = request(house.address, &get, &[("accept-encoding", "gzip, deflate, br")]).await;
    let refused = request(house.address, &get, &[("accept-encoding", "br;q=0, gzip;q=0")]).await;

    assert_eq!(whole.header("content-encoding"), None);
    assert_eq!(refused.header("content-encoding"), None);
    assert_eq!(refused.body, whole.body);
    assert_eq!(gzip.header("content-encoding"), Some("gzip"));
    assert_eq!(gzip.body[..2], [0x1f, 0x8b], "gzip begins so");
    assert_eq!(brotli.header("content-encoding"), Some("br"));
    assert!(gzip.body.len() * 2 < whole.body.len(), "{} of {}", gzip.body.len(), whole.body.len());
    assert!(brotli.body.len() < gzip.body.len(), "{} of {}", brotli.body.len(), gzip.body.len());
    for answer in [&whole, &gzip, &brotli, &refused] {
        assert_eq!(answer.status, 200);
        assert_eq!(answer.header("vary"), Some("accept-encoding"));
        assert_eq!(answer.header("content-type"), Some("text/javascript"));
        assert_eq!(answer.header("content-length"), Some(&*answer.body.len().to_string()));
        assert_eq!(answer.header("x-content-type-options"), Some("nosniff"));
    }
    let tags = [&whole, &gzip, &brotli].map(|answer| answer.header("etag").expect("a tag"));
    assert!(tags[0] != tags[1] && tags[1] != tags[2] && tags[0] != tags[2], "{tags:?}");
    house.close().await;
}

#[tokio::test]
async fn what_carries_its_hash_is_kept_for_ever_and_the_rest_asked_for_again() {
    let folder = Folder::new();
    let house = House::open(&folder).await;
    let script = request(house.address, &format!("GET {}", script(house.address).await), &[]).await;
    assert_eq!(script.header("cache-control"), Some("public, max-age=31536000, immutable"));
    for path in ["/", "/t/anything", "/icon.svg"] {
        let answer = request(house.address, &format!("GET {path}"), &[]).await;
        assert_eq!((answer.status, answer.header("cache-control")), (200, Some("no-cache")), "{path}");
    }
    house.close().await;
}

#[tokio::test]
async fn whoever_has_the_page_already_is_only_told_so() {
    let folder = Folder::new();
    let house = House::open(&folder).await;
    let brotli = ("accept-encoding", "br");
    let page = request(house.address, "GET /t/anything", &[brotli]).await;
    let tag = page.header("etag").expect("a tag").to_owned();
    let weak = format!("W/{tag}");
    let several = format!("\"another\", {tag}");
    for known in [&*tag, &*weak, &*several, "*"] {
        let answer = request(house.address, "GET /rules/tjuv", &[brotli, ("if-none-match", known)]).await;
        assert_eq!((answer.status, answer.body.len()), (304, 0), "{known}");
        assert_eq!(answer.header("etag"), Some(&*tag), "{known}");
        assert_eq!(answer.header("cache-control"), Some("no-cache"), "{known}");
        assert_eq!(answer.header("vary"), Some("accept-encoding"), "{known}");
    }
    // Another page, or the same in another form.
    for headers in
        [[brotli, ("if-none-match", "\"another\"")], [("accept-encoding", ""), ("if-none-match", &tag)]]
    {
        let answer = request(house.address, "GET /t/anything", &headers).await;
        assert_eq!(answer.status, 200, "{headers:?}");
        assert!(!answer.body.is_empty(), "{headers:?}");
    }
    house.close().await;
}

#[tokio::test]
async fn a_look_at_the_head_costs_no_body() {
    let folder = Folder::new();
    let house = House::open(&folder).await;
    let script = script(house.address).await;
    for path in ["/", "/icon.svg", &script] {
        let whole = request(house.address, &format!("GET {path}"), &[("accept-encoding", "gzip")]).await;
        let head = request(house.address, &format!("HEAD {path}"), &[("accept-encoding", "gzip")]).await;
        assert_eq!((head.status, head.body.len()), (200, 0), "{path}");
        for name in ["content-length", "content-encoding", "etag", "cache-control", "vary"] {
            assert!(head.header(name).is_some(), "{path}: {name}");
            assert_eq!(head.header(name), whole.header(name), "{path}: {name}");
        }
    }
    house.close().await;
}

#[tokio::test]
async fn what_is_not_there_is_not_there_however_it_is_asked_for() {
    let folder = Folder::new();
    let house = House::open(&folder).await;
    let script = script(house.address).await;
    for path in ["/assets/nothing.js", &format!("{script}.br"), &format!("{script}.gz")] {
        let answer = request(house.address, &format!("GET {path}"), &[("accept-encoding", "br")]).await;
        assert_eq!((answer.status, answer.body.len()), (404, 0), "{path}");
    }
    // Elsewhere the page itself says so, also to whoever has it.
    let page = request(house.address, "GET /t/anything", &[]).await;
    let known = [("if-none-match", page.header("etag").expect("a tag"))];
    let lost = request(house.address, "GET /no/such/place", &known).await;
    assert_eq!((lost.status, &lost.body), (404, &page.body));
    house.close().await;
}
