//! The report is one file that needs nothing else, and says what it should.

use crate::runs::{Folder, means, one_of_each, outputs, play, spec};
use lab::arena;
use std::{fs, io::Read};

#[test]
fn the_report_is_one_file_without_references_to_others() {
    let folder = Folder::new();
    for spec in one_of_each() {
        let here = folder.join(&spec.game);
        play(&spec, &here);
        let files = outputs(&here);
        let html = files[1].1.replace("xmlns=\"http://www.w3.org/2000/svg\"", "");
        for outside in ["http", "src=", "<script", "<link", "@import", "javascript:"] {
            assert!(!html.contains(outside), "{}: {outside}", spec.game);
        }
        assert!(html.contains("prefers-color-scheme: dark"), "there is one for the night");
        // References within the file, to symbols of the map, are all there are.
        assert_eq!(html.matches("href=").count(), html.matches("href=\"#").count());
        assert_eq!(html.matches("url(").count(), html.matches("url(#").count());
        for section in ["Who wins", "Ratings", "Seat advantage", "How long it takes"] {
            assert!(html.contains(&format!("<h2>{section}</h2>")), "{}: {section}", spec.game);
        }
        let own: &[&str] = match spec.game.as_str() {
            "tjuv" => &["Cards taken"],
            "monopol" => &["Worth in kronor", "Cash in kronor", "Where they land", "Where the money is"],
            _ => &["By role", "Loot and bounty in kronor", "Where it happens"],
        };
        for section in own {
            assert!(html.contains(&format!("<h2>{section}</h2>")), "{}: {section}", spec.game);
        }
    }
}

#[test]
fn the_table_has_a_line_for_each_game_and_the_summary_agrees_with_it() {
    let folder = Folder::new();
    for spec in one_of_each() {
        let here = folder.join(&spec.game);
        let summary = play(&spec, &here);
        let files = outputs(&here);
        let mut lines = files[0].1.lines().map(|line| line.split(',').collect::<Vec<_>>());
        let head = lines.next().unwrap();
        let column = |name: &str| head.iter().position(|known| *known == name).unwrap();
        let games: Vec<Vec<&str>> = lines.collect();
        assert_eq!(games.len() as u32, summary.games);
        let (mut shares, mut seats) = (0.0, 0);
        for game in &games {
            let mut all = 0.0;
            for seat in 0..spec.bots.len() {
                let share: f64 = game[column(&format!("seat{seat}_share"))].parse().unwrap();
                all += share;
                if game[column(&format!("seat{seat}_bot"))] == "simple" {
                    shares += share;
                    seats += 1;
                }
            }
            assert!((all - 1.0).abs() < 1e-5);
            let best = (0..spec.bots.len()).map(|seat| {
                (game[column(&format!("seat{seat}_place"))], game[column(&format!("seat{seat}_share"))])
            });
            assert!(best.clone().all(|(place, share)| (place == "1") == (share != "0")), "who wins is first");
        }
        let mut rounds: Vec<f64> = games.iter().map(|game| game[column("rounds")].parse().unwrap()).collect();
        rounds.sort_by(f64::total_cmp);
        assert_eq!(summary.length.longest, *rounds.last().unwrap());
        assert!(rounds.iter().filter(|&&it| it <= summary.length.median).count() * 2 >= rounds.len());
        let simple = summary.entrants.iter().find(|entrant| entrant.name == "simple").unwrap();
        assert!((simple.share.mean - shares / f64::from(seats)).abs() < 1e-5);
        assert!(simple.share.low < simple.share.mean || simple.share.mean == 0.0);
        assert_eq!(summary.line_ups.is_empty(), spec.game != "tjuv-och-polis");
        let turns: f64 = summary.turns.iter().map(|turn| turn.share.mean).sum();
        assert!((turns - 1.0).abs() < 1e-5);
    }
}

#[test]
fn who_wins_more_is_rated_higher() {
    let folder = Folder::new();
    let summary = play(&spec("tjuv", &["random", "simple", "random"], 300), &folder.join("here"));
    let [random, simple] = &summary.entrants[..] else { panic!("two bots") };
    assert!(simple.rating.low > random.rating.high, "{:?} {:?}", simple.rating, random.rating);
    assert!(simple.share.low > random.share.high);
    assert!((simple.rating.low..=simple.rating.high).contains(&simple.rating.mean));
}

#[test]
fn a_large_table_is_packed() {
    let folder = Folder::new();
    let here = folder.join("here");
    // A plain table of a smaller run would tell something else.
    fs::create_dir_all(&here).unwrap();
    fs::write(here.join("games.csv"), "stale").unwrap();
    let run = spec("tjuv", &["random"; 11], 8_000);
    arena(&run, &here, &means(2)).unwrap();
    assert!(!here.join("games.csv").exists());
    let mut table = String::new();
    let packed = fs::File::open(here.join("games.csv.gz")).unwrap();
    flate2::read::GzDecoder::new(packed).read_to_string(&mut table).unwrap();
    assert_eq!(table.lines().count(), 8_001);
    assert!(table.starts_with("game,trial,seating,rounds,"));
}

#[test]
fn no_name_breaks_the_table_or_the_report() {
    let folder = Folder::new();
    let here = folder.join("here");
    // It says nothing that can be understood, but it can be started.
    let odd = "cmd:sh -c 'while read line; do echo; done' \"<b>\", ";
    play(&spec("tjuv", &[odd, "random"], 1), &here);
    let files = outputs(&here);
    assert!(files[0].1.lines().nth(1).unwrap().contains("done' \"\"<b>\"\", \","));
    assert!(files[1].1.contains("done' &quot;&lt;b&gt;&quot;, ") && !files[1].1.contains("<b>"));
}
