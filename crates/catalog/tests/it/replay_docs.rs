//! `docs/replay/` tells strangers how to read and check a replay file. What it leaves out they cannot know, so everything
//! that can stand in a file must stand there: this walks the generated types, and fails for a name that is not explained.

use serde_json::Value;
use std::{collections::BTreeSet, fs, path::Path};
use tabletop::{Bytes32, Kept, Mismatch, Replay, Seed, check_kept};

#[test]
fn every_game_has_a_page() {
    let general = read("docs/replay.md");
    for game in catalog::GAMES {
        assert!(general.contains(&format!("](replay/{game}.md)")), "docs/replay.md does not lead to {game}");
    }
}

#[test]
fn every_version_of_the_rules_is_told() {
    let general = read("docs/replay.md");
    for game in catalog::GAMES {
        let rules = catalog::rules(game).expect("the game is known");
        let row = row(&general, game).unwrap_or_else(|| panic!("docs/replay.md has no versions of {game}"));
        let versions = section(&read(&format!("docs/replay/{game}.md")), "Versions");
        for version in rules {
            assert!(row.contains(&version.to_string()), "docs/replay.md: {game} {version} is not told");
            let told = versions.lines().any(|line| line.starts_with(&format!("| {version} |")));
            assert!(told, "docs/replay/{game}.md does not say what version {version} changed");
        }
    }
}

/// Who computes the draws must know of how many outcomes each is, and what it means.
#[test]
fn every_game_tells_its_draws() {
    let general = section(&read("docs/replay.md"), "What is drawn");
    for game in catalog::GAMES {
        assert!(general.contains(&format!("](replay/{game}.md#draws)")), "docs/replay.md: draws of {game}");
        let draws = section(&read(&format!("docs/replay/{game}.md")), "Draws");
        assert!(draws.contains("| When | `of` | What is drawn |"), "docs/replay/{game}.md has no draws");
    }
}

/// Shortened, the example cannot hold to its end; but its luck does, and every draw that it shows.
#[test]
fn the_example_is_a_real_match() {
    let page = read("docs/replay.md");
    let replay: Replay = serde_json::from_str(&shortened(&page, "An example")).unwrap();
    let shown = replay.steps[0].draws.len() as u32;
    assert_eq!(catalog::verify(&replay), Err(Mismatch::Draw { step: 0, draw: shown }));
    let terms = catalog::Terms { game: &replay.game, rules: replay.rules, options: &replay.options };
    let mut game = terms.open(&Seed(replay.seed)).unwrap();
    let step = &replay.steps[1];
    game.act(step.seat.unwrap(), step.action.as_ref().unwrap()).unwrap();
    let (told, played) =
        (serde_json::to_value(step).unwrap(), serde_json::to_value(game.replay_step()).unwrap());
    assert_eq!((&told["events"], &told["draws"][0]), (&played["events"], &played["draws"][0]));

    let kept: Kept = serde_json::from_str(&shortened(&page, "What a page keeps")).unwrap();
    assert!(check_kept(&replay, &kept).is_ok());
    for number in [kept.number.0, kept.number.commitment(), replay.seed] {
        let number = serde_json::to_value(number).unwrap();
        assert!(section(&page, "The luck").contains(number.as_str().unwrap()), "{number} is not explained");
    }
}

/// The file under a heading, without the lines that stand for what was left out.
fn shortened(page: &str, heading: &str) -> String {
    let section = section(page, heading);
    let text = section.split("```").nth(1).and_then(|block| block.split_once('\n')).expect("an example").1;
    let mut kept = String::new();
    for line in text.lines() {
        let end = line.trim_start().starts_with([']', '}']);
        if end && kept.ends_with(',') {
            kept.pop();
        }
        if line.trim() != "…" {
            kept += line.trim();
        }
    }
    kept
}

/// Every action and event has a row of its own that names all its fields.
#[test]
fn every_action_and_event_is_explained() {
    for game in catalog::GAMES {
        let (types, page) = (Types::of(game), read(&format!("docs/replay/{game}.md")));
        for (kind, heading) in [("Action", "Actions"), ("Event", "Events")] {
            let (section, variants) = (section(&page, heading), types.variants(types.named(kind)));
            assert!(variants.len() > 1, "{game}: no {heading} were found");
            for Variant { tag, fields } in variants {
                let row = row(&section, &tag).unwrap_or_else(|| panic!("{game}: {heading} lacks {tag}"));
                for field in fields {
                    assert!(row.contains(&format!("`{field}`")), "{game}: {tag} does not explain {field}");
                }
            }
        }
    }
}

/// Every option has a row of its own, and every other name inside options, actions and events is explained somewhere.
#[test]
fn every_option_and_every_name_is_explained() {
    for game in catalog::GAMES {
        let (types, page) = (Types::of(game), read(&format!("docs/replay/{game}.md")));
        let options = section(&page, "Options");
        let explained = types.fields(types.named("Config"));
        assert!(!explained.is_empty(), "{game}: no options were found");
        for option in explained {
            assert!(row(&options, &option).is_some(), "{game}: the option {option} is not explained");
        }
        for kind in ["Config", "Action", "Event"] {
            for name in types.names(types.named(kind)) {
                let spellings = [format!("`{name}`"), format!("\"{name}\"")];
                let told = spellings.iter().any(|spelling| page.contains(spelling));
                assert!(told, "{game}: {name} is not explained");
            }
        }
    }
}

/// Prices, rents and cards are not in the rulebook, and nobody can follow a game without them.
#[test]
fn the_board_of_monopol_is_told_as_it_is_printed() {
    let page = read("docs/replay/monopol.md");
    let (squares, cards) = (section(&page, "The board"), section(&page, "The cards"));
    for (table, prices) in ["old", "new"].into_iter().enumerate() {
        let board = board("monopol", &format!(r#"{{"seats":2,"prices":"{prices}"}}"#));
        for (number, square) in board["squares"].as_array().unwrap().iter().enumerate() {
            let told = cells(&squares, number);
            assert_eq!(told[1], square["name"], "{prices}: square {number}");
            let deed = &square["deed"];
            let price = told[3].split(" / ").nth(table).or_else(|| told[3].split(" / ").next());
            assert_eq!(price, Some(&*sums(&deed["price"])), "{prices}: square {number}");
            let house = if deed["house"] == 0 { String::new() } else { sums(&deed["house"]) };
            assert_eq!(
                (told[4], told[5 + table]),
                (&*house, &*sums(&deed["rents"])),
                "{prices}: square {number}"
            );
        }
        for (column, deck) in ["chance", "community"].into_iter().enumerate() {
            for (number, card) in board[deck].as_array().unwrap().iter().enumerate() {
                let told = cells(&cards, number)[1 + column].replace(' ', "");
                let figures = card.as_object().unwrap().values().filter_map(Value::as_u64);
                for figure in figures {
                    assert!(told.contains(&figure.to_string()), "{deck} {number}: {card} is told as {told}");
                }
            }
        }
    }
}

/// The printed material of a game.
fn board(game: &str, options: &str) -> Value {
    let (options, rules) = (serde_json::from_str(options).unwrap(), *catalog::rules(game).unwrap().end());
    let terms = catalog::Terms { game, rules, options };
    let opened = terms.open(&Seed(Bytes32([0; 32]))).unwrap_or_else(|error| panic!("{error:?}"));
    serde_json::from_str(opened.board().get()).unwrap()
}

/// The cells of the row that begins with a number.
fn cells(section: &str, number: usize) -> Vec<&str> {
    let row = section.lines().find(|line| line.starts_with(&format!("| {number} |")));
    row.unwrap_or_else(|| panic!("there is no row {number}"))
        .trim_matches('|')
        .split('|')
        .map(str::trim)
        .collect()
}

/// A sum, or several, as they stand in a table; nothing for none.
fn sums(value: &Value) -> String {
    let one = |sum: u64| match sum {
        0..1_000 => sum.to_string(),
        1_000.. => format!("{} {:03}", sum / 1_000, sum % 1_000),
    };
    match value.as_array() {
        Some(several) => several.iter().map(sums).collect::<Vec<_>>().join(", "),
        None => value.as_u64().map(one).unwrap_or_default(),
    }
}

fn read(path: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").join(path);
    fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// The text under a heading of the second level.
fn section(page: &str, heading: &str) -> String {
    let after = page.split_once(&format!("\n## {heading}\n")).map(|(_, after)| after);
    let after = after.unwrap_or_else(|| panic!("there is no heading {heading}"));
    after.split("\n## ").next().unwrap_or_default().to_owned()
}

/// The row of a table whose first cell is this name.
fn row<'a>(section: &'a str, name: &str) -> Option<&'a str> {
    section.lines().find(|line| line.starts_with(&format!("| `{name}` |")))
}

/// The generated TypeScript of a game, in words and signs.
struct Types(Vec<(String, Vec<String>)>);

/// One of several things that a value can be, told apart by its first field.
struct Variant {
    tag: String,
    fields: Vec<String>,
}

impl Types {
    fn of(game: &str) -> Types {
        let text = without_comments(&read(&format!("web/src/generated/{game}.ts")));
        let declared = text.split("export type ").skip(1).filter_map(|one| one.split_once('='));
        Types(declared.map(|(name, body)| (name.trim().to_owned(), words(body))).collect())
    }

    /// The type that a game calls its action, its event or its options, such as `TjuvAction`.
    fn named(&self, kind: &str) -> &str {
        let mut named = self.0.iter().map(|(name, _)| name.as_str()).filter(|name| name.ends_with(kind));
        let only = named.next().filter(|_| named.next().is_none());
        only.unwrap_or_else(|| panic!("there is not just one type that ends with {kind}"))
    }

    /// The words of a type's declaration; none if it is declared elsewhere.
    fn body(&self, name: &str) -> Option<&[String]> {
        self.0.iter().find(|(declared, _)| declared == name).map(|(_, body)| &body[..])
    }

    fn variants(&self, name: &str) -> Vec<Variant> {
        let body = self.body(name).unwrap_or_else(|| panic!("there is no type {name}"));
        let objects = body.split(|word| word == "{").skip(1);
        objects
            .map(|object| {
                // The first field is the tag, and its type the one word that it is.
                let fields = fields_in(object).split_off(1);
                Variant { tag: unquoted(&object[2]).to_owned(), fields }
            })
            .collect()
    }

    /// The fields of an object, and of the objects in it that are declared by themselves.
    fn fields(&self, name: &str) -> Vec<String> {
        let body = self.body(name).unwrap_or_else(|| panic!("there is no type {name}"));
        let inner = body.iter().filter(|word| self.is_object(word));
        fields_in(body).into_iter().chain(inner.flat_map(|name| self.fields(name))).collect()
    }

    fn is_object(&self, name: &str) -> bool {
        let braces = |body: &[String]| body.iter().filter(|word| *word == "{").count();
        self.body(name).is_some_and(|body| body[0] == "{" && braces(body) == 1)
    }

    /// Every name in a type and in those it is made of: fields, tags, and words that stand for a value.
    fn names(&self, name: &str) -> BTreeSet<String> {
        let (mut names, mut seen, mut left) = (BTreeSet::new(), BTreeSet::new(), vec![name.to_owned()]);
        while let Some(name) = left.pop() {
            let Some(body) = self.body(&name) else { continue };
            if seen.insert(name) {
                left.extend(body.iter().cloned());
                names.extend(fields_in(body));
                let values = body.iter().filter(|word| word.starts_with('"'));
                names.extend(values.map(|word| unquoted(word).to_owned()));
            }
        }
        names
    }
}

/// The names before colons.
fn fields_in(words: &[String]) -> Vec<String> {
    words.windows(2).filter(|pair| pair[1] == ":").map(|pair| unquoted(&pair[0]).to_owned()).collect()
}

fn unquoted(word: &str) -> &str {
    word.trim_matches('"')
}

/// Names, texts in their quotation marks, and single signs.
fn words(text: &str) -> Vec<String> {
    let mut words: Vec<String> = Vec::new();
    let (mut in_text, mut in_word) = (false, false);
    for sign in text.chars() {
        let goes_on = in_text || (in_word && (sign.is_alphanumeric() || sign == '_'));
        match words.last_mut() {
            Some(word) if goes_on => word.push(sign),
            _ if sign.is_whitespace() => {}
            _ => words.push(sign.to_string()),
        }
        in_text = (sign == '"') != in_text;
        in_word = sign.is_alphanumeric() || sign == '_';
    }
    words
}

fn without_comments(text: &str) -> String {
    text.split("/*").map(|part| part.split_once("*/").map_or(part, |(_, after)| after)).collect()
}
