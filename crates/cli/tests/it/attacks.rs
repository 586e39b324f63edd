//! Attacks on the program itself, where the system gives it no more open files than many do.

use crate::program::Folder;
use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
use std::{
    io::{BufRead, BufReader, Read, Write},
    net::{SocketAddr, TcpStream},
    process::{Child, Command, Stdio},
};

/// More than there are files for.
const HALVES: usize = 1_100;

/// A server with so few files, and what it says when it is ready.
fn start(folder: &Folder) -> (Child, SocketAddr) {
    let mut child = Command::new("sh")
        .args(["-c", "ulimit -n 1024 && exec \"$0\" \"$@\"", env!("CARGO_BIN_EXE_spelbord")])
        .args(["serve", "--port", "0", "--data"])
        .arg(folder.path())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut line = String::new();
    BufReader::new(child.stdout.as_mut().unwrap()).read_line(&mut line).unwrap();
    let address = line.trim_end().strip_prefix("Spelbord is ready at http://").expect("it is ready");
    (child, address.parse().unwrap())
}

fn page(address: SocketAddr) -> String {
    let mut stream = TcpStream::connect(address).unwrap();
    write!(stream, "GET / HTTP/1.1\r\nhost: {address}\r\nconnection: close\r\n\r\n").unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).unwrap();
    answer
}

#[test]
fn more_half_heads_than_files_stop_neither_the_page_nor_the_end() {
    let Rlimit { maximum, .. } = getrlimit(Resource::Nofile);
    setrlimit(Resource::Nofile, Rlimit { current: maximum, maximum }).unwrap();
    let folder = Folder::new();
    let (mut server, address) = start(&folder);
    let mut halves = Vec::new();
    for _ in 0..HALVES {
        let mut half = TcpStream::connect(address).unwrap();
        half.write_all(b"GET / HTTP/1.1\r\nhost: half\r\nx-half: ").unwrap();
        halves.push(half);
    }
    for _ in 0..20 {
        let answer = page(address);
        assert!(answer.starts_with("HTTP/1.1 200"), "{answer}");
    }

    // With half requests on the line it ends all the same.
    let stopped = Command::new("kill").args(["-TERM", &server.id().to_string()]).status();
    assert!(stopped.unwrap().success());
    assert!(server.wait().unwrap().success());
}
