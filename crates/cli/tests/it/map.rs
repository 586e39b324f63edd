//! Checking and drawing maps.

use crate::program::{Folder, run};
use city::{MAX_MAP_BYTES, SHIPPED, shipped};
use std::{fs, path::Path, process::Output};

fn map(task: &str, file: &Path, more: &[&str]) -> Output {
    run(&[&["map", task, file.to_str().unwrap()], more].concat())
}

fn text(bytes: &[u8]) -> &str {
    str::from_utf8(bytes).unwrap()
}

/// Runs a command that must be refused in one line; answers the line.
fn refused(arguments: &[&str]) -> String {
    let output = run(arguments);
    let line = text(&output.stderr).to_owned();
    assert_eq!((output.status.code(), line.matches('\n').count()), (Some(2), 1), "{line}");
    assert!(output.stdout.is_empty());
    line
}

#[test]
fn good_maps_are_summed_up_and_drawn() {
    let folder = Folder::new();
    for name in SHIPPED {
        let file = folder.file(name);
        fs::write(&file, shipped(name).unwrap()).unwrap();
        let checked = map("check", &file, &[]);
        assert!(checked.status.success() && text(&checked.stdout).contains("is in order: "));

        let picture = folder.file("city.svg");
        assert!(map("draw", &file, &["-o", picture.to_str().unwrap()]).status.success());
        let drawn = fs::read_to_string(&picture).unwrap();
        assert!(drawn.starts_with("<svg ") && drawn.ends_with("</svg>\n"));
        assert_eq!(text(&map("draw", &file, &[]).stdout), drawn, "without -o on standard output");
    }
    let file = folder.file("storstad");
    assert_eq!(
        text(&map("check", &file, &[]).stdout),
        "Greathaven is in order: 328 squares, 290 of them streets; 14 banks and post offices, \
         3 telegraph stations, 6 dens, 4 tram lines.\n"
    );
}

#[test]
fn faults_are_named_by_line_and_column() {
    let folder = Folder::new();
    let file = folder.file("faulty.map");
    let faulty =
        shipped("monster").unwrap().replace("a bank 10000", "a bank 10500").replace("H.####.#", "H.#?##.#");
    fs::write(&file, &faulty).unwrap();
    let line = |part: &str| 1 + faulty.lines().position(|line| line.contains(part)).unwrap();
    let faults = format!(
        "line {}, column 8: a sum is whole thousands, from 1000 to 100000\n\
         line {}, column 15: an unknown character\n\
         line {}, column 15: an unknown character\n",
        line("a bank"),
        line("T##.HHHHH"),
        line("#.####.HHHHH"),
    );
    let checked = map("check", &file, &[]);
    assert_eq!((checked.status.code(), text(&checked.stdout)), (Some(1), &*faults));

    let picture = folder.file("city.svg");
    let drawn = map("draw", &file, &["-o", picture.to_str().unwrap()]);
    assert_eq!((drawn.status.code(), text(&drawn.stderr)), (Some(1), &*faults));
    assert!(!picture.exists());

    fs::write(&file, "å".repeat(MAX_MAP_BYTES)).unwrap();
    let large = map("check", &file, &[]);
    assert_eq!(large.status.code(), Some(1));
    assert!(text(&large.stdout).starts_with("line 1, column 1: the file is too large"));
}

#[test]
fn what_cannot_be_read_or_written() {
    let folder = Folder::new();
    let here = folder.path().to_str().unwrap();
    let missing = folder.file("missing.map");
    let missing = missing.to_str().unwrap();
    for task in ["check", "draw"] {
        assert!(refused(&["map", task, missing]).contains("cannot be read"));
        assert!(refused(&["map", task, here]).contains("cannot be read"));
        assert!(refused(&["map", task]).contains("which file?"));
        refused(&["map", task, missing, "another"]);
    }
    let file = folder.file("latin.map");
    fs::write(&file, b"spelbord map 1\nname G\xf6teborg\n").unwrap();
    let file = file.to_str().unwrap();
    assert!(refused(&["map", "check", file]).contains("no text in UTF-8; see line 2"));

    fs::write(file, shipped("smastad").unwrap()).unwrap();
    assert!(refused(&["map", "draw", file, "-o", here]).contains("cannot be written"));
    refused(&["map", "draw", file, "-o"]);
    refused(&["map"]);
    refused(&["map", "burn", file]);
    refused(&["map", "--check", file]);
}
