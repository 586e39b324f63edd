//! The page is built into the library, so the library must be built again when the page is.

fn main() {
    println!("cargo:rerun-if-changed=../../web/dist");
}
