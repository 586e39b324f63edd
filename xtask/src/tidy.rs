//! `cargo xtask tidy`: promises of the house that a compiler cannot check. Most are absences.

use crate::{rulebook, stop::Stop, tree::Tree, words};

/// The most lines a file of ours may have.
const LINES_MAX: usize = 600;

/// What a game crate may stand on: plain data, the search its bots use, arithmetic that is the same everywhere, and types
/// for the page.
const GAME_MAY_USE: [&str; 6] = ["arrayvec", "bots", "libm", "serde", "tabletop", "ts-rs"];

/// The board of the chase: its city, and the picture that its `Board` carries. They are as pure as a game.
const BOARDS: [&str; 2] = ["city", "poster"];

/// A game touches no outside world, asks for no time, and has nothing whose order differs from run to run.
const NOT_IN_GAMES: [&str; 10] = [
    "std::env",
    "std::fs",
    "std::io",
    "std::net",
    "std::process",
    "std::time",
    "println!",
    "HashMap",
    "HashSet",
    "rand",
];

/// The life of a table is driven by others: it has no world of its own.
const NOT_IN_LIFE: [&str; 9] = [
    "std::env",
    "std::fs",
    "std::io",
    "std::net",
    "std::process",
    "std::thread",
    "Instant",
    "SystemTime",
    "tokio",
];

/// Work left undone, and tests switched off.
const NOT_IN_RUST: [&str; 4] = ["todo!", "unimplemented!", "dbg!", "#[ignore"];
const NOT_IN_PAGE: [&str; 6] = [".only(", ".skip(", ".fixme(", "test.todo(", "it.todo(", "console.log("];

/// What would stand in the page if it worked out for itself what follows from a move: how long a piece has stood, what a
/// purse or a till holds afterwards, what is built next or stands after a sale, what a deed, its rent or its loan comes to,
/// what is missing of a debt, what is hidden from whom and how much it is together, whose group is whole and who has most of
/// what counts in the end, who may deal and whom the police are after. All of that is told.
const ONLY_IN_ENGINES: [&str; 44] = [
    ".stays >",
    "{ stays",
    ".car_stays >",
    "arrests +",
    "turns -",
    "till +",
    "till -",
    "police_money +",
    "talon +",
    "talon -",
    "counts +",
    "cash +",
    "cash -",
    "pot +",
    "pot -",
    "houses +",
    "houses -",
    "hotels +",
    "hotels -",
    "level + 1",
    "level - 1",
    "size - 1",
    "sum + one",
    "amount +",
    "amount -",
    "missing +",
    "missing -",
    "missing /",
    "price +",
    "price -",
    "price *",
    "price /",
    "rent *",
    "loan +",
    "loan -",
    "loan *",
    "interest +",
    "interest *",
    "stage: '",
    "=== lotsOf(",
    "Math.max(...event",
    "Math.max(...view",
    "out === false && view",
    "fate.is === 'free' && thief",
];

pub(crate) fn run() -> Result<(), Stop> {
    let problems = problems(&Tree::of_checkout()?);
    if problems.is_empty() {
        println!("Tidy.");
        return Ok(());
    }
    Err(Stop::failed(problems.join("\n")))
}

fn problems(tree: &Tree) -> Vec<String> {
    let games: Vec<String> =
        rulebook::read(tree, &mut Vec::new()).into_iter().map(|book| book.game).collect();
    [
        dependencies(tree, &games),
        pure_games(tree, &games),
        pure_life(tree),
        page_without_rules(tree),
        unfinished(tree),
        layout(tree),
        locks(tree),
        words::problems(tree),
    ]
    .concat()
}

/// The arrows between crates point one way.
fn dependencies(tree: &Tree, games: &[String]) -> Vec<String> {
    let mut problems = Vec::new();
    for (path, manifest) in tree.under("crates/", "/Cargo.toml") {
        let name = path.trim_start_matches("crates/").trim_end_matches("/Cargo.toml");
        let is_game = games.iter().any(|game| game == name);
        let (dependencies, unreadable) = dependencies_of(manifest);
        problems.extend(unreadable.map(|header| format!("{path}: write `{header}` as [dependencies]")));
        let ours = |dependency: &str| tree.get(&format!("crates/{dependency}/Cargo.toml")).is_some();
        for dependency in dependencies {
            let allowed = match name {
                _ if is_game => GAME_MAY_USE.contains(&dependency) || BOARDS.contains(&dependency),
                "city" => GAME_MAY_USE.contains(&dependency) && !ours(dependency),
                "poster" => dependency == "city",
                "tabletop" => !ours(dependency),
                "bots" => ["libm", "tabletop"].contains(&dependency),
                "protocol" => dependency == "tabletop" || !ours(dependency),
                "life" => ["protocol", "tabletop"].contains(&dependency) || !ours(dependency),
                "bus" | "store" => {
                    ["life", "protocol", "tabletop"].contains(&dependency) || !ours(dependency)
                }
                "lab" => !["cli", "protocol", "server"].contains(&dependency),
                "server" => !BOARDS.contains(&dependency) && games.iter().all(|game| game != dependency),
                _ => true,
            };
            if !allowed {
                problems.push(format!("{path}: {name} must not depend on {dependency}"));
            }
        }
    }
    problems
}

/// The names under `[dependencies]`, and a header that hides some elsewhere. Those for tests only are free.
fn dependencies_of(manifest: &str) -> (Vec<&str>, Option<&str>) {
    let mut names = Vec::new();
    let mut unreadable = None;
    let mut inside = false;
    for line in manifest.lines().map(str::trim) {
        if line.starts_with('[') {
            inside = line == "[dependencies]";
            if line.contains("dependencies") && !inside && line != "[dev-dependencies]" {
                unreadable = Some(line);
            }
        } else if inside && !line.is_empty() && !line.starts_with('#') {
            names.push(line.split(['.', ' ', '=']).next().unwrap_or(line));
        }
    }
    (names, unreadable)
}

fn pure_games(tree: &Tree, games: &[String]) -> Vec<String> {
    let pure = games.iter().map(String::as_str).chain(BOARDS);
    let sources = pure.flat_map(|name| {
        let folder = format!("crates/{name}/src/");
        tree.files().filter(move |(path, _)| path.starts_with(&folder)).collect::<Vec<_>>()
    });
    sources.flat_map(|(path, text)| found(path, text, &NOT_IN_GAMES, "has no place in a game")).collect()
}

fn pure_life(tree: &Tree) -> Vec<String> {
    let sources = tree.files().filter(|(path, _)| path.starts_with("crates/life/src/"));
    sources.flat_map(|(path, text)| found(path, text, &NOT_IN_LIFE, "has no place in a life")).collect()
}

/// What is written for tests is laid by hand, and says what it likes.
fn page_without_rules(tree: &Tree) -> Vec<String> {
    let told = |path: &str| ["/generated/", "/fixtures/", ".test.ts"].iter().any(|part| path.contains(part));
    let sources = tree.files().filter(|(path, _)| path.starts_with("web/src/games/") && !told(path));
    let code = sources.filter(|(path, _)| path.ends_with(".ts") || path.ends_with(".svelte"));
    code.flat_map(|(path, text)| {
        found(path, text, &ONLY_IN_ENGINES, "is for an engine to work out, and to tell")
    })
    .collect()
}

fn unfinished(tree: &Tree) -> Vec<String> {
    // This file is the one that must spell out what is forbidden.
    let ours = tree.files().filter(|(path, _)| *path != "xtask/src/tidy.rs" && !path.contains("/generated/"));
    let mut problems = Vec::new();
    for (path, text) in ours {
        if path.ends_with(".rs") {
            problems.extend(found(path, text, &NOT_IN_RUST, "is unfinished or switched off"));
        } else if path.ends_with(".ts") || path.ends_with(".svelte") {
            problems.extend(found(path, text, &NOT_IN_PAGE, "is unfinished or switched off"));
        }
    }
    problems
}

/// Where one of these words stands in a text. A word that begins or ends with a letter is matched whole.
fn found(path: &str, text: &str, words: &[&str], what: &str) -> Vec<String> {
    let mut problems = Vec::new();
    for (number, line) in text.lines().enumerate() {
        for word in words.iter().filter(|word| stands_in(line, word)) {
            problems.push(format!("{path}:{}: `{word}` {what}", number + 1));
        }
    }
    problems
}

fn stands_in(line: &str, word: &str) -> bool {
    let part_of_name =
        |letter: Option<char>| letter.is_some_and(|letter| letter.is_alphanumeric() || letter == '_');
    line.match_indices(word).any(|(at, _)| {
        let joined_before = part_of_name(word.chars().next()) && part_of_name(line[..at].chars().last());
        let joined_after =
            part_of_name(word.chars().last()) && part_of_name(line[at + word.len()..].chars().next());
        !joined_before && !joined_after
    })
}

fn layout(tree: &Tree) -> Vec<String> {
    let mut problems = Vec::new();
    for (path, text) in tree.files().filter(|(path, _)| !path.contains("/generated/")) {
        let source = [".rs", ".ts", ".svelte", ".css"].iter().any(|ending| path.ends_with(ending));
        let lines = text.lines().count();
        if source && lines > LINES_MAX {
            problems.push(format!("{path} has {lines} lines; more than {LINES_MAX} do not fit in a head"));
        }
        let name = path.rsplit('/').next().unwrap_or(path);
        if name == "mod.rs" || name.starts_with("utils.") || name.starts_with("manager.") {
            problems.push(format!("{path}: a file is named after what is in it"));
        }
    }
    problems
}

/// A lock must install from any registry, so it names none.
fn locks(tree: &Tree) -> Vec<String> {
    let locks = tree.files().filter(|(path, _)| path.ends_with("/package-lock.json"));
    locks
        .flat_map(|(path, lock)| found(path, lock, &["\"resolved\""], "ties the lock to one registry"))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    const BOOK: &str = "### {kn.turn} Your turn\n\nPlay.\n";

    fn check(files: &[(&str, &str)]) -> Vec<String> {
        let books = [("rulebook/sv/knock.md", BOOK), ("rulebook/en/knock.md", BOOK)];
        problems(&Tree::of(&[&books, files].concat()))
    }

    #[test]
    fn a_game_stands_on_plain_data_only() {
        let manifest = "[package]\nname = \"knock\"\n\n[dependencies]\n# Plain data.\nserde.workspace = true\n\
                        rand = \"1\"\ntokio = { version = \"1\" }\n\n[dev-dependencies]\nserde_json = \"1\"\n";
        assert_eq!(
            check(&[("crates/knock/Cargo.toml", manifest)]),
            [
                "crates/knock/Cargo.toml: knock must not depend on rand",
                "crates/knock/Cargo.toml: knock must not depend on tokio"
            ]
        );
    }

    #[test]
    fn the_arrows_point_one_way() {
        let files = [
            ("crates/bots/Cargo.toml", "[dependencies]\ntabletop.workspace = true\nserde = \"1\"\n"),
            ("crates/catalog/Cargo.toml", "[dependencies]\nknock.workspace = true\n"),
            ("crates/city/Cargo.toml", "[dependencies]\nserde = \"1\"\ntabletop.workspace = true\n"),
            ("crates/knock/Cargo.toml", "[dependencies]\ncity.workspace = true\nposter.workspace = true\n"),
            ("crates/poster/Cargo.toml", "[dependencies]\ncity.workspace = true\nserde = \"1\"\n"),
            ("crates/protocol/Cargo.toml", "[dependencies]\nserde = \"1\"\nknock.workspace = true\n"),
            (
                "crates/server/Cargo.toml",
                "[dependencies]\ncatalog.workspace = true\ncity.workspace = true\nknock.workspace = true\n",
            ),
            ("crates/tabletop/Cargo.toml", "[dependencies]\nserde = \"1\"\nbots.workspace = true\n"),
        ];
        assert_eq!(
            check(&files),
            [
                "crates/bots/Cargo.toml: bots must not depend on serde",
                "crates/city/Cargo.toml: city must not depend on tabletop",
                "crates/poster/Cargo.toml: poster must not depend on serde",
                "crates/protocol/Cargo.toml: protocol must not depend on knock",
                "crates/server/Cargo.toml: server must not depend on city",
                "crates/server/Cargo.toml: server must not depend on knock",
                "crates/tabletop/Cargo.toml: tabletop must not depend on bots",
            ]
        );
    }

    #[test]
    fn dependencies_cannot_hide_under_another_header() {
        for header in ["[dependencies.tokio]", "[target.'cfg(unix)'.dependencies]", "[build-dependencies]"] {
            let manifest = format!("[dependencies]\n\n{header}\nversion = \"1\"\n");
            let problems = check(&[("crates/knock/Cargo.toml", &manifest)]);
            assert_eq!(problems, [format!("crates/knock/Cargo.toml: write `{header}` as [dependencies]")]);
        }
    }

    #[test]
    fn a_life_is_driven_by_others() {
        let source = "use std::time::Duration;\nlet now = Instant::now();\n";
        assert_eq!(
            check(&[("crates/life/src/life.rs", source), ("crates/life/tests/it/main.rs", source)]),
            ["crates/life/src/life.rs:2: `Instant` has no place in a life"]
        );
    }

    #[test]
    fn the_page_works_nothing_out() {
        let source = "const due = man.stays >= 2;\nconst next = deed.rents[level + 1];\n// it stays here\n\
                      const left = me.cash - price;\nconst lift = deed.loan * 1.1;\n\
                      const best = Math.max(...event.worths);\nconst widest = Math.max(...views.map(width));\n";
        let files = [
            ("web/src/games/knock/now.ts", source),
            ("web/src/games/knock/Panel.svelte", "const due = view.due;\n.stays { color: red; }\n"),
            ("web/src/games/knock/now.test.ts", source),
            ("web/src/games/knock/fixtures/tables.ts", source),
            ("web/src/generated/knock.ts", source),
            ("web/e2e/knock.ts", source),
        ];
        let why = "is for an engine to work out, and to tell";
        assert_eq!(
            check(&files),
            [(1, ".stays >"), (2, "level + 1"), (4, "cash -"), (5, "loan *"), (6, "Math.max(...event")]
                .map(|(line, word)| format!("web/src/games/knock/now.ts:{line}: `{word}` {why}"))
        );
    }

    #[test]
    fn a_game_reads_no_clock_and_no_disk() {
        let source = "use std::time::Instant;\n// a random operand\nlet rank = 3;\nprintln!(\"no\");\n";
        assert_eq!(
            check(&[
                ("crates/knock/src/play.rs", source),
                ("crates/poster/src/lib.rs", "use std::fs;"),
                ("crates/server/src/clock.rs", "use std::time::Instant;")
            ]),
            [
                "crates/knock/src/play.rs:1: `std::time` has no place in a game",
                "crates/knock/src/play.rs:4: `println!` has no place in a game",
                "crates/poster/src/lib.rs:1: `std::fs` has no place in a game"
            ]
        );
    }

    #[test]
    fn unfinished_work_and_silenced_tests_are_found() {
        let files = [
            ("crates/server/src/a.rs", "items.iter().skip(1);\ntodo!()\n"),
            ("crates/server/tests/it/b.rs", "#[test]\n#[ignore = \"slow\"]\n"),
            ("web/e2e/c.ts", "test.only('x', f);\ntest.skip('y', f);\n"),
            ("web/src/generated/d.ts", "test.only("),
        ];
        assert_eq!(
            check(&files),
            [
                "crates/server/src/a.rs:2: `todo!` is unfinished or switched off",
                "crates/server/tests/it/b.rs:2: `#[ignore` is unfinished or switched off",
                "web/e2e/c.ts:1: `.only(` is unfinished or switched off",
                "web/e2e/c.ts:2: `.skip(` is unfinished or switched off",
            ]
        );
    }

    #[test]
    fn files_fit_in_a_head_and_are_named_after_what_is_in_them() {
        let (full, over) = ("x\n".repeat(LINES_MAX), "x\n".repeat(LINES_MAX + 1));
        let files = [
            ("crates/server/src/full.rs", full.as_str()),
            ("crates/server/src/over.rs", over.as_str()),
            ("crates/server/src/store/mod.rs", ""),
            ("web/src/generated/over.ts", over.as_str()),
            ("web/src/utils.ts", ""),
        ];
        assert_eq!(
            check(&files),
            [
                "crates/server/src/over.rs has 601 lines; more than 600 do not fit in a head",
                "crates/server/src/store/mod.rs: a file is named after what is in it",
                "web/src/utils.ts: a file is named after what is in it",
            ]
        );
    }

    #[test]
    fn no_lock_names_a_registry() {
        let lock = "{\n  \"resolved\": \"somewhere\"\n}";
        assert_eq!(
            check(&[("crates/knock/peers/package-lock.json", lock), ("web/package-lock.json", lock)]),
            ["crates/knock/peers", "web"].map(|folder| format!(
                "{folder}/package-lock.json:2: `\"resolved\"` ties the lock to one registry"
            ))
        );
    }

    #[test]
    fn this_checkout_is_tidy() {
        let problems = problems(&Tree::of_checkout().unwrap());
        assert!(problems.is_empty(), "{}", problems.join("\n"));
    }
}
