//! Every figure of the report, computed a second time. The kept replays are read with nothing but JSON and a little
//! arithmetic; what comes of it must stand in the report, the table of games and the summary.

use crate::{
    figures::page::{Page, near},
    runs::{Folder, one_of_each, outputs, play, replays_of},
    second_reading::{Read, read},
};
use lab::{Estimate, Spec, Summary, Tally};
use std::{collections::BTreeMap, fs, sync::LazyLock};
use tabletop::Replay;

mod page;

/// A run of a game, and everything about it.
struct Run {
    spec: Spec,
    summary: Summary,
    page: Page,
    csv: String,
    games: Vec<Read>,
}

/// One of each game, played and read once for all tests.
static RUNS: LazyLock<Vec<Run>> = LazyLock::new(|| {
    let folder = Folder::new();
    let run = |spec: Spec| {
        let here = folder.join(&spec.game);
        let summary = play(&spec, &here);
        let text = fs::read_to_string(replays_of(&here)).unwrap();
        let replays = text.lines().map(|line| serde_json::from_str::<Replay>(line).unwrap());
        let seatings = spec.seatings().len() as u32;
        let games = (0..).zip(replays).map(|(number, replay)| read(number / seatings, &replay)).collect();
        let files = outputs(&here);
        Run { spec, summary, page: Page(files[1].1.clone()), csv: files[0].1.clone(), games }
    };
    one_of_each().into_iter().map(run).collect()
});

/// The bots without repetition.
fn bots(games: &[Read]) -> Vec<String> {
    let mut names: Vec<String> = Vec::new();
    games[0].bots.iter().for_each(|bot| {
        if !names.contains(bot) {
            names.push(bot.clone())
        }
    });
    names
}

/// What each seat of a bot had, by trial.
fn of_bot(games: &[Read], bot: &str, value: impl Fn(&Read, usize) -> f64) -> Tally {
    let mut tally = Tally::default();
    for game in games {
        let seats = (0..game.bots.len()).filter(|&seat| game.bots[seat] == bot);
        seats.for_each(|seat| tally.add(game.trial, value(game, seat)));
    }
    tally
}

fn percent(Estimate { mean, low, high }: Estimate) -> String {
    format!("{:.1} % ({:.1} to {:.1})", 100.0 * mean, 100.0 * low, 100.0 * high)
}

fn plain(Estimate { mean, low, high }: Estimate, digits: usize) -> String {
    format!("{mean:.digits$} ({low:.digits$} to {high:.digits$})")
}

/// The value below which a part of the values lies, between the two nearest.
fn quantile(values: &[f64], part: f64) -> f64 {
    let mut sorted = values.to_vec();
    sorted.sort_by(f64::total_cmp);
    let at = part * (sorted.len() - 1) as f64;
    let (below, above) = (sorted[at.floor() as usize], sorted[at.ceil() as usize]);
    below * (1.0 - at.fract()) + above * at.fract()
}

#[test]
fn who_wins_and_has_how_much_in_the_end() {
    for Run { spec, summary, page, games, .. } in RUNS.iter() {
        let rows = page.section("Who wins").rows();
        assert_eq!(rows.len(), bots(games).len());
        for ((row, bot), entrant) in rows.iter().zip(bots(games)).zip(&summary.entrants) {
            let share = of_bot(games, &bot, |game, seat| game.shares[seat]).share();
            let score = of_bot(games, &bot, |game, seat| game.scores[seat]).estimate();
            let seats = games[0].bots.iter().filter(|its| **its == bot).count();
            assert_eq!(row[..3], [bot.clone(), seats.to_string(), percent(share)], "{}", spec.game);
            page.section("Who wins").interval(&bot, share);
            let Estimate { mean, low, high } = score;
            let score = [mean, low, high].map(catalog::ink::number).map(|it| it.replace('\u{a0}', " "));
            assert_eq!(row[3], format!("{} ({} to {})", score[0], score[1], score[2]), "{}", spec.game);
            assert_eq!((&entrant.name, entrant.seats), (&bot, seats));
            near(entrant.share.mean, share.mean);
            near(entrant.score.mean, mean);
        }
    }
}

#[test]
fn the_order_of_play() {
    for Run { summary, page, games, .. } in RUNS.iter() {
        for (turn, found) in summary.turns.iter().enumerate() {
            let seats = games[0].bots.len();
            let wins = games.iter().map(|game| (game.trial, game.shares[(game.first + turn) % seats]));
            let share = wins.collect::<Tally>().share();
            page.section("Seat advantage").interval(&found.name, share);
            near(found.share.mean, share.mean);
        }
    }
}

#[test]
fn who_wins_in_which_role() {
    let chase = RUNS.iter().find(|run| run.spec.game == "tjuv-och-polis").unwrap();
    // Two bots: each is the police in some games, and the other then is the thief.
    let rows = chase.page.section("By role").rows();
    assert_eq!(rows.len(), chase.summary.line_ups.len());
    let mut all = 0;
    for row in rows {
        let [police, thief, police_wins, thief_wins, count, rounds] = &row[..] else { panic!("{row:?}") };
        let theirs: Vec<&Read> = chase.games.iter().filter(|game| game.bots[game.first] == *police).collect();
        let wins = |thieves: usize| -> Estimate {
            let share = |game: &&Read| (game.trial, game.shares[(game.first + thieves) % 2]);
            theirs.iter().map(share).collect::<Tally>().share()
        };
        assert_eq!(*police_wins, format!("{police} {}", percent(wins(0))));
        assert_eq!(*thief_wins, format!("{thief} {}", percent(wins(1))));
        let length: Tally = theirs.iter().map(|game| (game.trial, game.rounds)).collect();
        assert_eq!((count, rounds), (&theirs.len().to_string(), &plain(length.estimate(), 1)));
        all += theirs.len();
    }
    assert_eq!(all, chase.games.len());
}

#[test]
fn how_long_it_takes() {
    for Run { summary, page, games, .. } in RUNS.iter() {
        let section = page.section("How long it takes");
        let rounds: Vec<f64> = games.iter().map(|game| game.rounds).collect();
        let mean: Tally = games.iter().map(|game| (game.trial, game.rounds)).collect();
        let parts = [0.1, 0.5, 0.9, 1.0].map(|part| quantile(&rounds, part));
        let cells = parts.map(|part| format!("{part:.0}"));
        let row = [vec![plain(mean.estimate(), 1)], cells.to_vec(), vec!["0".to_owned()]].concat();
        assert_eq!(section.rows(), [row]);
        near(summary.length.median, parts[1]);
        near(summary.length.ninety, parts[2]);

        let columns = section.tags("data-count");
        let width: f64 = columns[1]["data-from"].parse().unwrap();
        for column in &columns {
            let from: f64 = column["data-from"].parse().unwrap();
            let count = rounds.iter().filter(|&&it| (from..from + width).contains(&it)).count();
            assert_eq!(column["data-count"], count.to_string());
        }
        let all: usize = columns.iter().map(|column| column["data-count"].parse::<usize>().unwrap()).sum();
        assert_eq!(all, games.len());
    }
}

#[test]
fn what_everybody_has_over_time() {
    // How many rounds there are between two looks.
    let every = |game: &str| if game == "tjuv" { 1 } else { 5 };
    for Run { spec, page, games, .. } in RUNS.iter() {
        for (place, title) in games[0].titles.iter().enumerate() {
            let mut columns: BTreeMap<String, Vec<Vec<f64>>> = BTreeMap::new();
            for game in games {
                for (seat, bot) in game.bots.iter().enumerate() {
                    let name = game.roles.get(seat).map_or(bot.clone(), |role| format!("{role} {bot}"));
                    let its = columns.entry(name).or_default();
                    for (at, sample) in game.series[place].iter().enumerate() {
                        its.resize(its.len().max(at + 1), Vec::new());
                        its[at].push(sample[seat]);
                    }
                }
            }
            let bands = page.section(title).tags("data-points");
            assert_eq!(bands.len(), columns.len(), "{title}");
            for band in bands {
                let its = &columns[&band["data-of"]];
                let shown: Vec<&Vec<f64>> =
                    its.iter().take_while(|it| it.len() * 10 >= its[0].len()).collect();
                let points: Vec<&str> = band["data-points"].split(' ').collect();
                assert_eq!(points.len(), shown.len(), "{title} of {}", band["data-of"]);
                for (at, (point, values)) in points.iter().zip(shown).enumerate() {
                    let (round, parts) = point.split_once(':').unwrap();
                    assert_eq!(round, (at * every(&spec.game)).to_string());
                    let parts: Vec<f64> = parts.split(',').map(|part| part.parse().unwrap()).collect();
                    let wanted = [0.1, 0.5, 0.9].map(|part| quantile(values, part));
                    parts.iter().zip(wanted).for_each(|(part, wanted)| near(*part, wanted));
                }
            }
        }
    }
}

#[test]
fn how_warm_the_squares_are() {
    for Run { spec, page, games, .. } in RUNS.iter() {
        for (place, (title, layer)) in games[0].layers.iter().enumerate() {
            let mut warm: BTreeMap<usize, f64> = BTreeMap::new();
            for (&square, amount) in games.iter().flat_map(|game| &game.heat[place]) {
                *warm.entry(square).or_default() += amount / games.len() as f64;
            }
            let section = page.section(title);
            let squares = section.tags("data-amount").into_iter().filter(|tag| match layer {
                Some(layer) => tag["data-layer"] == *layer,
                None => true,
            });
            let mut found = 0;
            for tag in squares {
                let square: usize = tag["data-square"].parse().unwrap();
                let amount: f64 = tag["data-amount"].parse().unwrap();
                near(amount, warm.get(&square).copied().unwrap_or_default());
                found += usize::from(amount > 0.0);
            }
            assert_eq!(found, warm.len(), "{}: {title}", spec.game);
            // The sum of all stands beside it.
            let all = catalog::ink::number(warm.values().sum());
            let name = layer.map_or(String::new(), |layer| format!("{layer} {all}<"));
            assert!(section.0.contains(&name) && section.0.contains(&all), "{}: {title} {all}", spec.game);
        }
    }
}

#[test]
fn ratings_put_the_bots_in_the_order_of_their_places() {
    for Run { spec, summary, page, games, .. } in RUNS.iter() {
        let section = page.section("Ratings");
        let place = |bot: &str| of_bot(games, bot, |game, seat| game.places[seat]).mean();
        let mut by_place = bots(games);
        by_place.sort_by(|a, b| place(a).total_cmp(&place(b)));
        let mut rated: Vec<(f64, String)> = Vec::new();
        for (row, entrant) in section.rows().into_iter().zip(&summary.entrants) {
            assert_eq!(row[1], plain(entrant.rating, 2));
            section.interval(&row[0], entrant.rating);
            let written = row[1].split(' ').next().unwrap().parse().unwrap();
            rated.push((written, row[0].clone()));
        }
        near(summary.entrants.iter().map(|it| it.rating.mean).sum::<f64>() / rated.len() as f64, 25.0);
        rated.sort_by(|a, b| b.0.total_cmp(&a.0));
        let names: Vec<&String> = rated.iter().map(|(_, name)| name).collect();
        assert!(names.iter().copied().eq(&by_place), "{}: {names:?} {by_place:?}", spec.game);
    }
}

#[test]
fn the_table_of_games() {
    for Run { spec, csv, games, .. } in RUNS.iter() {
        let mut lines = csv.lines().map(|line| line.split(',').collect::<Vec<_>>());
        let head = lines.next().unwrap();
        for (number, (game, line)) in games.iter().zip(lines).enumerate() {
            let cell = |name: &str| {
                line[head.iter().position(|known| *known == name).unwrap_or_else(|| panic!("{name}"))]
            };
            let value = |name: &str| cell(name).parse::<f64>().unwrap();
            assert_eq!((cell("game"), cell("trial")), (&*number.to_string(), &*game.trial.to_string()));
            assert_eq!((cell("finished"), cell("lost_turns")), ("true", "0"));
            near(value("rounds"), game.rounds);
            near(value("first"), game.first as f64);
            near(value("decisions"), game.decisions);
            for seat in 0..game.bots.len() {
                let of = |what: &str| format!("seat{seat}_{what}");
                assert_eq!(cell(&of("bot")), game.bots[seat]);
                near(value(&of("share")), game.shares[seat]);
                near(value(&of("score")), game.scores[seat]);
                near(value(&of("place")), game.places[seat]);
                match game.roles.get(seat) {
                    Some(role) => assert_eq!(cell(&of("role")), role),
                    None => assert!(!csv.contains("_role"), "{}", spec.game),
                }
            }
        }
    }
}
