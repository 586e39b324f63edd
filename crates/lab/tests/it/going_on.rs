//! A run that is stopped goes on where it was, and the number of threads does not matter.

use crate::runs::{Folder, means, one_of_each, outputs, play, replays_of, spec};
use lab::{Means, Shard, Spec, arena, merge};
use std::{fs, slice};

#[test]
fn the_number_of_threads_changes_nothing() {
    let folder = Folder::new();
    for spec in one_of_each() {
        let (one, four) =
            (folder.join(&format!("{}-1", spec.game)), folder.join(&format!("{}-4", spec.game)));
        play(&spec, &one);
        let kept = Means { replays: Some(replays_of(&four)), ..means(4) };
        arena(&spec, &four, &kept).unwrap();
        assert_eq!(outputs(&one), outputs(&four));
        assert_eq!(fs::read(replays_of(&one)).unwrap(), fs::read(replays_of(&four)).unwrap());
    }
}

#[test]
fn a_torn_run_goes_on_where_it_was() {
    let folder = Folder::new();
    let spec = spec("tjuv", &["simple", "random"], 10);
    let whole = folder.join("whole");
    play(&spec, &whole);
    let results = fs::read(whole.join("results.jsonl")).unwrap();
    let replays = fs::read(replays_of(&whole)).unwrap();
    let line_ends: Vec<usize> = (1..=results.len()).filter(|&end| results[end - 1] == b'\n').collect();

    // Torn in the first line, behind it, within a game, and just behind one.
    for cut in [20, line_ends[0], line_ends[3] + 11, line_ends[6]] {
        let torn = folder.join(&format!("torn-{cut}"));
        fs::create_dir_all(&torn).unwrap();
        fs::write(torn.join("results.jsonl"), &results[..cut]).unwrap();
        let games = line_ends.iter().filter(|&&end| end <= cut).count().saturating_sub(1);
        // The replay of a game is written before its result, so one more may be there, whole or torn.
        let ends: Vec<usize> =
            [0].into_iter().chain((1..=replays.len()).filter(|&end| replays[end - 1] == b'\n')).collect();
        for more in [ends[games], ends[games] + 5, ends[games + 1]] {
            fs::write(replays_of(&torn), &replays[..more]).unwrap();
            play(&spec, &torn);
            assert_eq!(outputs(&torn), outputs(&whole));
            assert!(fs::read(replays_of(&torn)).unwrap() == replays);
            fs::write(torn.join("results.jsonl"), &results[..cut]).unwrap();
        }
    }
}

#[test]
fn a_finished_run_is_not_played_again() {
    let folder = Folder::new();
    let spec = spec("tjuv", &["simple", "random"], 4);
    let here = folder.join("here");
    play(&spec, &here);
    let before = outputs(&here);
    play(&spec, &here);
    assert_eq!(outputs(&here), before);
}

/// A longer run on the same folder goes on, and what comes of it is what one long run would have written.
#[test]
fn a_finished_run_can_be_made_longer() {
    let folder = Folder::new();
    for (long, games) in one_of_each().into_iter().zip([4, 2, 3]) {
        let short = Spec { games, ..long.clone() };
        assert!(short.range().len() < long.range().len());
        let (once, twice) = (folder.join(&format!("{}-once", long.game)), folder.join(&long.game));
        play(&long, &once);
        play(&short, &twice);
        let before = outputs(&twice);
        play(&long, &twice);
        assert_ne!(outputs(&twice), before);
        assert_eq!(outputs(&twice), outputs(&once));
        assert!(fs::read(replays_of(&twice)).unwrap() == fs::read(replays_of(&once)).unwrap());
        // It cannot be made shorter: nothing that was played is thrown away.
        let refused = arena(&short, &twice, &means(1)).unwrap_err().to_string();
        assert!(refused.contains(&format!("games {} and not {games}", long.games)), "{refused}");
        assert_eq!(outputs(&twice), outputs(&once));
    }
}

#[test]
fn a_part_cannot_be_made_longer() {
    let folder = Folder::new();
    let here = folder.join("here");
    let part = Spec { shard: Some(Shard { part: 2, of: 2 }), ..spec("tjuv", &["simple", "random"], 4) };
    play(&part, &here);
    let refused = arena(&Spec { games: 8, ..part }, &here, &means(1)).unwrap_err().to_string();
    assert!(refused.contains("games 4 and not 8"), "{refused}");
}

/// A line as it was written before trials had their name, and a file of something else.
#[test]
fn results_of_an_older_format_are_named_and_left_alone() {
    let folder = Folder::new();
    let here = folder.join("here");
    let run = spec("tjuv", &["simple", "random"], 4);
    let older = concat!(
        r#"{"spelbord_lab":1,"game":"tjuv","rules":1,"options":{"seats":2},"bots":["simple","random"],"games":4,"seed":7,"#,
        r#""rotate":true,"bot_seconds":10.0}"#,
        "\n",
        r#"{"game":0,"deal":0,"seating":0,"shares":[1.0,0.0],"decisions":30,"finished":true,"rounds":13}"#,
        "\n{\"game\":1,\"torn",
    );
    for (text, words) in [
        (older, "these results are of an older format (1; here it is 2), and are left as they are"),
        (r#"{"spelbord_lab":99}"#, "no results of the lab"),
        ("{\"spelbord_lab\":99}\n", "of a newer format (99;"),
        ("Dear diary", "no results of the lab"),
        ("Dear diary,\n", "no results of the lab"),
    ] {
        fs::create_dir_all(&here).unwrap();
        fs::write(here.join("results.jsonl"), text).unwrap();
        for refused in [arena(&run, &here, &means(1)), merge(&folder.join("joined"), slice::from_ref(&here))]
        {
            let refused = refused.unwrap_err().to_string();
            assert!(refused.contains(words), "{refused}");
        }
        assert_eq!(fs::read_to_string(here.join("results.jsonl")).unwrap(), text, "it is left as it was");
    }
}

#[test]
fn another_run_in_the_same_folder_is_refused() {
    let folder = Folder::new();
    let here = folder.join("here");
    play(&spec("tjuv", &["simple", "random"], 4), &here);
    let before = outputs(&here);
    let other = spec("tjuv", &["simple", "simple"], 8);
    let refused = arena(&other, &here, &means(1)).unwrap_err().to_string();
    assert!(refused.contains("here is another run already"), "{refused}");
    assert!(refused.contains(r#"bots ["simple","random"] and not ["simple","simple"]"#), "{refused}");
    assert!(refused.contains("games 4 and not 8"), "{refused}");
    assert_eq!(outputs(&here), before);
}

#[test]
fn replays_of_another_run_are_left_alone() {
    let folder = Folder::new();
    let (here, there) = (folder.join("here"), folder.join("there"));
    play(&spec("tjuv", &["simple", "random"], 4), &here);
    let kept = fs::read(replays_of(&here)).unwrap();
    let means = Means { replays: Some(replays_of(&here)), ..means(1) };
    let refused = arena(&spec("tjuv", &["random", "random"], 4), &there, &means).unwrap_err().to_string();
    assert!(refused.contains("holds 4 games, but the results 0"), "{refused}");
    assert!(fs::read(replays_of(&here)).unwrap() == kept);
}
