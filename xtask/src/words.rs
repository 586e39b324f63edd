//! One word, one thing: a public type's name stands in one crate only, save those that the glossary lists as everybody's.

use crate::tree::Tree;
use std::collections::{BTreeMap, BTreeSet};

/// Where the contract is written.
const GLOSSARY: &str = "GLOSSARY.md";
/// The part of it that lists the names several crates may have.
const SHARED: &str = "## Names that several crates share";

const KINDS: [&str; 4] = ["struct ", "enum ", "trait ", "type "];

pub(crate) fn problems(tree: &Tree) -> Vec<String> {
    let shared = shared_names(tree.get(GLOSSARY).unwrap_or_default());
    let mut crates_of: BTreeMap<&str, BTreeSet<&str>> = BTreeMap::new();
    for (path, text) in tree.under("crates/", ".rs") {
        let Some((name, "src", _)) = parts(path) else { continue };
        for word in text.lines().filter_map(public_type) {
            crates_of.entry(word).or_default().insert(name);
        }
    }
    let several = |(word, crates): (&&str, &BTreeSet<&str>)| {
        let names: Vec<&str> = crates.iter().copied().collect();
        format!("`{word}` means several things: it is a public type of {}", names.join(" and "))
    };
    let twice = crates_of.iter().filter(|(word, crates)| crates.len() > 1 && !shared.contains(*word));
    let mut problems: Vec<String> = twice.map(several).collect();
    // A permission that nobody uses any more would let the next collision through.
    let unused = shared.iter().filter(|word| crates_of.get(*word).is_none_or(|crates| crates.len() < 2));
    problems.extend(unused.map(|word| format!("{GLOSSARY}: `{word}` is listed as shared, and is not")));
    problems
}

/// The crate, the folder in it and the rest of the path of a file.
fn parts(path: &str) -> Option<(&str, &str, &str)> {
    let (name, rest) = path.strip_prefix("crates/")?.split_once('/')?;
    let (folder, rest) = rest.split_once('/')?;
    Some((name, folder, rest))
}

/// The name of a type that a line makes public. Our lints see to it that `pub` means public.
fn public_type(line: &str) -> Option<&str> {
    let rest = line.strip_prefix("pub ")?;
    let rest = KINDS.iter().find_map(|kind| rest.strip_prefix(kind))?;
    rest.split(|letter: char| !letter.is_alphanumeric()).next()
}

/// The names in backticks at the head of the table's rows.
fn shared_names(glossary: &str) -> BTreeSet<&str> {
    let after = glossary.split_once(SHARED).map_or("", |(_, after)| after);
    let section = after.split_once("\n## ").map_or(after, |(section, _)| section);
    let heads = section.lines().filter_map(|line| line.strip_prefix("| `")?.split(" |").next());
    heads.flat_map(|head| head.split('`').step_by(2)).filter(|word| !word.is_empty()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    const BOOK: &str = "# Glossary\n\n## Names that several crates share\n\n| Name | Whose |\n|---|---|\n\
                        | `View`, `Event` | every game's |\n\n## Tjuv\n\n| `Card` | a card |\n";

    fn check(files: &[(&str, &str)]) -> Vec<String> {
        let used = [
            ("GLOSSARY.md", BOOK),
            ("crates/a/src/view.rs", "pub struct View {\npub enum Event {\n"),
            ("crates/b/src/view.rs", "pub struct View {\npub enum Event<T> {\n"),
        ];
        problems(&Tree::of(&[&used, files].concat()))
    }

    #[test]
    fn a_name_of_two_crates_is_found_and_a_shared_one_is_not() {
        let files = [
            ("crates/a/src/x.rs", "pub struct Card;\npub(crate) struct Own;\nstruct Hand;\n"),
            ("crates/b/src/deep/y.rs", "pub enum Card {}\npub struct Own;\npub struct Hand;\n"),
            ("crates/b/tests/it/z.rs", "pub struct Own;\n"),
        ];
        assert_eq!(check(&files), ["`Card` means several things: it is a public type of a and b"]);
    }

    #[test]
    fn the_same_name_twice_in_one_crate_is_the_compilers_business() {
        assert!(
            check(&[
                ("crates/a/src/x.rs", "pub type Own = u8;\n"),
                ("crates/a/src/y.rs", "pub trait Own {\n")
            ])
            .is_empty()
        );
    }

    #[test]
    fn a_shared_name_that_is_not_shared_any_more_is_found() {
        let files = [("crates/b/src/view.rs", "pub struct View {\n")];
        assert_eq!(check(&files), ["GLOSSARY.md: `Event` is listed as shared, and is not"]);
    }
}
