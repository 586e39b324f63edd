//! `cargo xtask rules`: the thread from every clause of the rulebook to the code that plays it and the tests that
//! prove it.
//!
//! A clause is cited by its id in brackets, `[tj.steal]`, in a comment or a test script, or by the id as a string,
//! `"tj.steal"`, where a refusal or an event names its reason. What stands in `crates/*/src` is code, what stands
//! in `crates/*/tests` is a test.

use crate::{
    rulebook::{self, Book},
    stop::Stop,
    tree::Tree,
};
use std::fmt;

/// Where a clause is cited.
#[derive(Clone, Debug, Eq, PartialEq)]
struct Site {
    id: String,
    path: String,
    line: usize,
    /// Named as a value, by a refusal or an event, and not only in a comment.
    value: bool,
}

impl Site {
    fn is_test(&self) -> bool {
        self.path.contains("/tests/")
    }
}

impl fmt::Display for Site {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}", self.path, self.line)
    }
}

/// The whole trace.
struct Trace {
    books: Vec<Book>,
    sites: Vec<Site>,
    problems: Vec<String>,
}

pub(crate) fn run(arguments: &[String]) -> Result<(), Stop> {
    let trace = Trace::of(&Tree::of_checkout()?);
    match arguments {
        [] => {
            trace.print_table();
            trace.verdict()
        }
        [id] => trace.print_clause(id),
        [_, extra, ..] => Err(Stop::usage(format!("rules: one clause at a time, not also `{extra}`"))),
    }
}

/// The verdict without the table.
pub(crate) fn check() -> Result<(), Stop> {
    Trace::of(&Tree::of_checkout()?).verdict()
}

impl Trace {
    fn of(tree: &Tree) -> Trace {
        let mut problems = Vec::new();
        let books = rulebook::read(tree, &mut problems);
        let sites = sites(tree, &books);
        let mut trace = Trace { books, sites, problems };
        trace.problems.extend(trace.gaps());
        trace
    }

    fn gaps(&self) -> Vec<String> {
        let mut gaps = Vec::new();
        for id in self.ids() {
            if !self.citing(id).any(|site| !site.is_test()) {
                gaps.push(format!("{id} has no code"));
            }
            if !self.citing(id).any(Site::is_test) {
                gaps.push(format!("{id} has no test"));
            }
        }
        let unknown = self.sites.iter().filter(|site| self.ids().all(|id| id != site.id));
        gaps.extend(unknown.map(|site| format!("{site}: {} is no clause", site.id)));
        gaps
    }

    fn ids(&self) -> impl Iterator<Item = &str> {
        self.books.iter().flat_map(|book| &book.clauses).map(|clause| clause.id.as_str())
    }

    fn citing(&self, id: &str) -> impl Iterator<Item = &Site> {
        self.sites.iter().filter(move |site| site.id == id)
    }

    fn print_table(&self) {
        println!("{:<26}{:>5}{:>7}   named by", "clause", "code", "tests");
        for id in self.ids() {
            let tests = self.citing(id).filter(|site| site.is_test()).count();
            let code = self.citing(id).count() - tests;
            println!("{id:<26}{code:>5}{tests:>7}   {}", self.named_by(id).join(", "));
        }
    }

    /// The files whose values name the clause: `refusal`, `event`.
    fn named_by(&self, id: &str) -> Vec<&str> {
        let values = self.citing(id).filter(|site| site.value && !site.is_test());
        let mut files: Vec<&str> = values.map(|site| file_stem(&site.path)).collect();
        files.dedup();
        files
    }

    fn print_clause(&self, id: &str) -> Result<(), Stop> {
        let clauses = self.books.iter().flat_map(|book| &book.clauses);
        let Some(clause) = clauses.into_iter().find(|clause| clause.id == id) else {
            return Err(Stop::usage(format!("rules: the rulebook has no clause `{id}`")));
        };

        println!("{id}  {}", clause.title);
        for site in self.citing(id) {
            println!("  {:<5} {site}", if site.is_test() { "test" } else { "code" });
        }
        Ok(())
    }

    fn verdict(&self) -> Result<(), Stop> {
        if self.problems.is_empty() {
            println!("{} clauses, each with code and a test, in Swedish and English.", self.ids().count());
            return Ok(());
        }
        Err(Stop::failed(self.problems.join("\n")))
    }
}

fn file_stem(path: &str) -> &str {
    path.rsplit('/').next().unwrap_or(path).trim_end_matches(".rs")
}

/// Every citation in code, tests and scripts.
fn sites(tree: &Tree, books: &[Book]) -> Vec<Site> {
    let mut sites = Vec::new();
    for (path, text) in tree.under("crates/", "") {
        let code = path.contains("/src/") && path.ends_with(".rs");
        let test = path.contains("/tests/") && (path.ends_with(".rs") || path.ends_with(".play"));
        if code || test {
            for (number, line) in text.lines().enumerate() {
                for (id, value) in citations(line, books) {
                    sites.push(Site { id: id.to_owned(), path: path.to_owned(), line: number + 1, value });
                }
            }
        }
    }
    sites
}

/// The clauses a line cites, in brackets or (then `true`) in quotes.
fn citations<'a>(line: &'a str, books: &[Book]) -> Vec<(&'a str, bool)> {
    let mut found = Vec::new();
    for (open, close, value) in [('[', ']', false), ('"', '"', true)] {
        for (at, _) in line.match_indices(open) {
            let rest = &line[at + 1..];
            let end = rest.find(|letter: char| !matches!(letter, 'a'..='z' | '0'..='9' | '.' | '-'));
            let id = &rest[..end.unwrap_or(rest.len())];
            let ours =
                books.iter().any(|book| id.split_once('.').is_some_and(|(prefix, _)| prefix == book.prefix));
            if ours && rest[id.len()..].starts_with(close) {
                found.push((id, value));
            }
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    const BOOK: &str = "### {kn.turn} Your turn\n\nPlay.\n\n### {kn.end.last-card} The end\n\nStop.\n";

    fn trace(files: &[(&str, &str)]) -> Trace {
        let books = [("rulebook/sv/knock.md", BOOK), ("rulebook/en/knock.md", BOOK)];
        Trace::of(&Tree::of(&[&books, files].concat()))
    }

    #[test]
    fn a_tree_with_code_and_tests_for_each_clause_holds() {
        let trace = trace(&[
            ("crates/knock/src/rules/turn.rs", "// [kn.turn] and so on\nfn turn() {}\n"),
            ("crates/knock/src/refusal.rs", "    A => \"kn.turn\",\n    B => \"kn.end.last-card\",\n"),
            ("crates/knock/tests/it/main.rs", "/// [kn.turn]\n"),
            ("crates/knock/tests/it/scripts/end.play", "0: knock -> no [kn.end.last-card]\n"),
        ]);
        assert_eq!(trace.problems, [""; 0]);
        assert_eq!(trace.named_by("kn.turn"), ["refusal"]);
        let sites: Vec<String> = trace.citing("kn.turn").map(Site::to_string).collect();
        assert_eq!(
            sites,
            [
                "crates/knock/src/refusal.rs:1",
                "crates/knock/src/rules/turn.rs:1",
                "crates/knock/tests/it/main.rs:1"
            ]
        );
        assert!(trace.verdict().is_ok());
    }

    #[test]
    fn gaps_are_named() {
        let trace = trace(&[
            ("crates/knock/src/turn.rs", "// [kn.turn]"),
            ("crates/knock/tests/it/main.rs", "// [kn.end.last-card]"),
        ]);
        assert_eq!(trace.problems, ["kn.turn has no test", "kn.end.last-card has no code"]);
        assert_eq!(trace.verdict().unwrap_err().code, 1);
    }

    #[test]
    fn a_citation_of_no_clause_is_found_where_it_stands() {
        let trace = trace(&[
            ("crates/knock/src/turn.rs", "\n// [kn.turn] [kn.end.last-card]\n\"kn.tunr\""),
            ("crates/knock/tests/it/main.rs", "// [kn.turn] [kn.end.last-card] [kn.end]"),
        ]);
        assert_eq!(
            trace.problems,
            [
                "crates/knock/src/turn.rs:3: kn.tunr is no clause",
                "crates/knock/tests/it/main.rs:1: kn.end is no clause"
            ]
        );
    }

    #[test]
    fn a_test_inside_src_is_code_and_other_files_are_nothing() {
        let trace = trace(&[
            ("crates/knock/src/turn.rs", "#[cfg(test)]\nmod tests { /* [kn.turn] [kn.end.last-card] */ }"),
            ("crates/knock/notes.md", "[kn.turn]"),
            ("crates/knock/tests/it/old.json", "[kn.turn] [kn.end.last-card]"),
            ("web/src/knock.ts", "// [kn.turn]"),
        ]);
        assert_eq!(trace.problems, ["kn.turn has no test", "kn.end.last-card has no test"]);
    }

    #[test]
    fn only_closed_ids_of_known_games_are_citations() {
        let mut problems = Vec::new();
        let books = rulebook::read(
            &Tree::of(&[("rulebook/sv/knock.md", BOOK), ("rulebook/en/knock.md", BOOK)]),
            &mut problems,
        );
        let all = "[kn.turn]x[kn.end.last-card] \"kn.turn\"";
        assert_eq!(
            citations(all, &books),
            [("kn.turn", false), ("kn.end.last-card", false), ("kn.turn", true)]
        );
        for none in [
            "[kn.turn",
            "[kn.turn text]",
            "[kn]",
            "[xx.turn]",
            "\"kn.turn.\n",
            "kn.turn",
            "[[Kn.turn]]",
            "[å",
        ] {
            assert_eq!(citations(none, &books), [], "{none}");
        }
    }

    #[test]
    fn an_unknown_clause_cannot_be_looked_up() {
        assert_eq!(trace(&[]).print_clause("kn.nothing").unwrap_err().code, 2);
        assert!(trace(&[]).print_clause("kn.turn").is_ok());
    }

    #[test]
    fn every_clause_of_this_checkout_has_code_and_a_test() {
        let trace = Trace::of(&Tree::of_checkout().unwrap());
        assert!(trace.problems.is_empty(), "{}", trace.problems.join("\n"));
    }
}
