//! Parts of a run, joined, are the run.

use crate::runs::{Folder, one_of_each, outputs, play, replays_of, spec};
use lab::{Shard, Spec, merge};
use std::{fs, path::PathBuf};

fn parts(spec: &Spec, of: u32, folder: &Folder) -> Vec<PathBuf> {
    let part = |part: u32| {
        let path = folder.join(&format!("{}-part-{part}-of-{of}", spec.game));
        play(&Spec { shard: Some(Shard { part, of }), ..spec.clone() }, &path);
        path
    };
    (1..=of).map(part).collect()
}

#[test]
fn joined_parts_equal_the_single_run_byte_for_byte() {
    let folder = Folder::new();
    for spec in one_of_each() {
        let single = folder.join(&spec.game);
        play(&spec, &single);
        let mut parts = parts(&spec, 3, &folder);
        let joined_replays: Vec<u8> =
            parts.iter().flat_map(|part| fs::read(replays_of(part)).unwrap()).collect();
        // Whatever order they are named in.
        parts.rotate_left(1);
        let joined = folder.join(&format!("{}-joined", spec.game));
        merge(&joined, &parts).unwrap();
        assert_eq!(outputs(&joined), outputs(&single));
        assert!(joined_replays == fs::read(replays_of(&single)).unwrap());
    }
}

#[test]
fn every_game_is_in_exactly_one_part() {
    let whole = spec("tjuv", &["simple", "random", "random"], 100);
    for of in [1, 2, 7, 34] {
        let mut next = 0;
        for part in 1..=of {
            let range = Spec { shard: Some(Shard { part, of }), ..whole.clone() }.range();
            assert_eq!((range.start, range.len() % 3), (next, 0), "whole trials follow each other");
            next = range.end;
        }
        assert_eq!(next, whole.range().end);
    }
}

#[test]
fn parts_that_do_not_make_a_whole_are_refused() {
    let folder = Folder::new();
    let run = spec("tjuv", &["simple", "random"], 8);
    let parts = parts(&run, 2, &folder);
    let whole = folder.join("whole");
    play(&run, &whole);
    let other = parts_of_another_seed(&run, &folder);
    let refused = |parts: &[PathBuf]| merge(&folder.join("joined"), parts).unwrap_err().to_string();
    assert!(refused(&[]).contains("nothing to join"));
    assert!(refused(&parts[..1]).contains("part 2 of 2 is missing"));
    assert!(refused(&[parts[0].clone(), parts[0].clone()]).contains("part 1 of 2 is there twice"));
    assert!(refused(&[whole]).contains("no part, but a whole run"));
    assert!(refused(&[parts[0].clone(), other]).contains("another run: seed 8 and not 7"));
    let results = parts[1].join("results.jsonl");
    let text = fs::read_to_string(&results).unwrap();
    fs::write(&results, &text[..text.len() - 3]).unwrap();
    assert!(refused(&parts).contains("not finished: 3 of 4 games"));
    assert!(!folder.join("joined").exists(), "a refusal writes nothing");
}

fn parts_of_another_seed(run: &Spec, folder: &Folder) -> PathBuf {
    let path = folder.join("other");
    play(&Spec { seed: 8, shard: Some(Shard { part: 2, of: 2 }), ..run.clone() }, &path);
    path
}
