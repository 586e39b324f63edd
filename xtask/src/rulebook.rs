//! Reads the player's rulebook: which clauses there are, in which order, and whether they say anything.

use crate::tree::Tree;

/// A clause as one language tells it.
pub(crate) struct Clause {
    pub(crate) id: String,
    pub(crate) title: String,
    /// Its text, without the heading.
    text: String,
}

/// The rulebook of one game.
pub(crate) struct Book {
    /// Such as `tjuv`: the file in the rulebook, and the crate that plays it.
    pub(crate) game: String,
    /// Such as `tj`: how every clause of the game begins.
    pub(crate) prefix: String,
    pub(crate) clauses: Vec<Clause>,
}

/// Reads every game's rulebook. Swedish is the original; the other language must follow it clause by clause.
pub(crate) fn read(tree: &Tree, problems: &mut Vec<String>) -> Vec<Book> {
    let books: Vec<Book> = games(tree, "sv").iter().map(|game| read_book(tree, game, problems)).collect();
    for game in games(tree, "en").iter().filter(|game| books.iter().all(|book| book.game != **game)) {
        problems.push(format!("rulebook/en/{game}.md has no rulebook/sv/{game}.md beside it"));
    }
    if books.is_empty() {
        problems.push("rulebook/sv has no game in it".to_owned());
    }
    books
}

fn games(tree: &Tree, language: &str) -> Vec<String> {
    let folder = format!("rulebook/{language}/");
    let names =
        tree.under(&folder, ".md").map(|(path, _)| path[folder.len()..].trim_end_matches(".md").to_owned());
    names.collect()
}

fn read_book(tree: &Tree, game: &str, problems: &mut Vec<String>) -> Book {
    let clauses = read_clauses(tree, "sv", game, problems);
    let english = read_clauses(tree, "en", game, problems);
    compare(game, &clauses, &english, problems);
    let prefix =
        clauses.first().and_then(|clause| clause.id.split('.').next()).unwrap_or_default().to_owned();
    for clause in clauses.iter().filter(|clause| clause.id.split('.').next() != Some(&prefix)) {
        problems.push(format!(
            "{} stands in the book of {game}, whose clauses begin with `{prefix}.`",
            clause.id
        ));
    }
    Book { game: game.to_owned(), prefix, clauses }
}

/// The clauses are the headings `### {some.id} Short title`.
fn read_clauses(tree: &Tree, language: &str, game: &str, problems: &mut Vec<String>) -> Vec<Clause> {
    let path = format!("rulebook/{language}/{game}.md");
    let mut clauses: Vec<Clause> = Vec::new();
    let mut inside = false;
    for (number, line) in tree.get(&path).unwrap_or_default().lines().enumerate() {
        if line.starts_with('#') {
            let heading = line.strip_prefix("### ").map(clause_heading);
            if heading == Some(None) {
                problems.push(format!("{path}:{}: not a clause: `{line}`", number + 1));
            }
            inside = false;
            if let Some(Some((id, title))) = heading {
                inside = true;
                clauses.push(Clause { id: id.to_owned(), title: title.to_owned(), text: String::new() });
            }
        } else if let Some(clause) = clauses.last_mut().filter(|_| inside) {
            clause.text.push_str(line);
        }
    }
    for (index, clause) in clauses.iter().enumerate() {
        if clause.title.is_empty() || clause.text.trim().is_empty() {
            problems.push(format!("{path}: {} says nothing", clause.id));
        }
        if clauses[..index].iter().any(|earlier| earlier.id == clause.id) {
            problems.push(format!("{path}: {} stands twice", clause.id));
        }
    }
    clauses
}

/// The id and the title of `{some.id} Short title`.
fn clause_heading(heading: &str) -> Option<(&str, &str)> {
    let (id, title) = heading.strip_prefix('{')?.split_once('}')?;
    Some((id, title.trim()))
}

fn compare(game: &str, swedish: &[Clause], english: &[Clause], problems: &mut Vec<String>) {
    let before = problems.len();
    for (language, ours, theirs) in [("en", swedish, english), ("sv", english, swedish)] {
        for clause in ours.iter().filter(|clause| theirs.iter().all(|other| other.id != clause.id)) {
            problems.push(format!("{} is missing in rulebook/{language}/{game}.md", clause.id));
        }
    }
    let out_of_order = swedish.iter().zip(english).find(|(ours, theirs)| ours.id != theirs.id);
    if let (true, Some((ours, theirs))) = (problems.len() == before, out_of_order) {
        problems.push(format!("rulebook/en/{game}.md has {} where Swedish has {}", theirs.id, ours.id));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const GOOD: &str =
        "# Knock\n\n## A turn\n\n### {kn.turn} Your turn\n\nPlay.\n\n### {kn.end} The end\n\nStop.\n";

    fn problems(sv: &str, en: &str) -> Vec<String> {
        let mut problems = Vec::new();
        read(&Tree::of(&[("rulebook/sv/knock.md", sv), ("rulebook/en/knock.md", en)]), &mut problems);
        problems
    }

    #[test]
    fn clauses_are_read_in_order() {
        let mut problems = Vec::new();
        let tree = Tree::of(&[("rulebook/sv/knock.md", GOOD), ("rulebook/en/knock.md", GOOD)]);
        let books = read(&tree, &mut problems);
        assert_eq!(problems, [""; 0]);
        assert_eq!((books[0].game.as_str(), books[0].prefix.as_str()), ("knock", "kn"));
        let clauses: Vec<_> = books[0].clauses.iter().map(|c| (c.id.as_str(), c.title.as_str())).collect();
        assert_eq!(clauses, [("kn.turn", "Your turn"), ("kn.end", "The end")]);
    }

    #[test]
    fn a_clause_missing_in_a_language_is_found() {
        let short = GOOD.split("### {kn.end}").next().unwrap();
        assert_eq!(problems(GOOD, short), ["kn.end is missing in rulebook/en/knock.md"]);
        assert_eq!(problems(short, GOOD), ["kn.end is missing in rulebook/sv/knock.md"]);
    }

    #[test]
    fn both_languages_have_the_same_order() {
        let turned = "### {kn.end} The end\n\nStop.\n\n### {kn.turn} Your turn\n\nPlay.\n";
        assert_eq!(problems(GOOD, turned), ["rulebook/en/knock.md has kn.end where Swedish has kn.turn"]);
    }

    #[test]
    fn empty_clauses_are_found_even_before_a_new_chapter() {
        let empty = GOOD.replace("Play.\n", "## The end\n\nNot a clause's text.\n");
        assert_eq!(problems(&empty, GOOD), ["rulebook/sv/knock.md: kn.turn says nothing"]);
    }

    #[test]
    fn slips_in_headings_are_found() {
        assert_eq!(
            problems(&GOOD.replace("{kn.end}", "kn.end"), GOOD).len(),
            2,
            "unreadable, so missing as well"
        );
        let foreign = GOOD.replace("kn.end", "xx.end");
        assert!(problems(&foreign, &foreign)[0].starts_with("xx.end stands in the book of knock"));
        let twice = GOOD.replace("kn.end", "kn.turn");
        assert_eq!(problems(&twice, &twice)[0], "rulebook/sv/knock.md: kn.turn stands twice");
    }

    #[test]
    fn a_game_needs_its_book_in_swedish() {
        let mut problems = Vec::new();
        read(&Tree::of(&[("rulebook/en/knock.md", GOOD)]), &mut problems);
        assert!(problems[0].contains("has no rulebook/sv/knock.md"), "{problems:?}");
    }
}
