//! The page is built into the server: when the page changes, or is built for the first time, so is the server.

fn main() {
    println!("cargo::rerun-if-changed=../../web/dist");
}
