//! `wrap ENGINE.wasm FOLDER`: writes the engine for the page, and the JavaScript around it. The command line of
//! wasm-bindgen would do the same, but it would have to be installed, and at the very version that `Cargo.lock` names;
//! as a library it is pinned with everything else.

use std::{env, process::ExitCode};
use wasm_bindgen_cli_support::Bindgen;

fn main() -> ExitCode {
    let arguments: Vec<String> = env::args().skip(1).collect();
    let [engine, folder] = arguments.as_slice() else {
        eprintln!("wrap: takes the engine and the folder to write to");
        return ExitCode::from(2);
    };
    let mut bindgen = Bindgen::new();
    // Names and makers are for debuggers; they are a tenth of the file.
    bindgen.input_path(engine).typescript(false).remove_name_section(true).remove_producers_section(true);
    match bindgen.web(true).and_then(|bindgen| bindgen.generate(folder)) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("wrap: {error:#}");
            ExitCode::FAILURE
        }
    }
}
