//! The page around the sections: one file that needs nothing else.

use catalog::ink::escaped;
use std::fmt::Write;

const STYLE: &str = include_str!("style.css");

/// A part of the report.
pub(super) struct Section {
    pub(super) title: String,
    /// What it shows and how to read it.
    pub(super) words: String,
    /// HTML.
    pub(super) body: String,
}

impl Section {
    pub(super) fn new(title: &str, words: &str, body: String) -> Section {
        Section { title: title.to_owned(), words: words.to_owned(), body }
    }
}

/// `facts`: pairs of a word and what there is to say about it.
pub(super) fn page(kicker: &str, title: &str, facts: &[(&str, String)], sections: &[Section]) -> String {
    let mut html = format!(
        "<!doctype html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n<title>{title}: {kicker}</title>\n\
         <style>\n{STYLE}</style>\n</head>\n<body>\n<header>\n<p class=\"kicker\">{kicker}</p>\n<h1>{title}</h1>\n<dl>\n",
        title = escaped(title),
        kicker = escaped(kicker),
    );
    for (word, fact) in facts {
        let _ = writeln!(html, "<dt>{}</dt><dd>{}</dd>", escaped(word), escaped(fact));
    }
    html.push_str("</dl>\n</header>\n<main>\n");
    for Section { title, words, body } in sections {
        let _ = writeln!(
            html,
            "<section>\n<h2>{}</h2>\n<p class=\"words\">{}</p>\n{body}\n</section>",
            escaped(title),
            escaped(words)
        );
    }
    let _ = write!(
        html,
        "</main>\n<footer>Made by spelbord {} lab. All intervals are 95 %, computed over trials: games that share \
         their luck count as one.</footer>\n</body>\n</html>\n",
        env!("CARGO_PKG_VERSION")
    );
    html
}

/// A table; the first row is its head.
pub(super) fn table(head: &[&str], rows: &[Vec<String>]) -> String {
    const WIDE: usize = 8;
    let class = if head.len() >= WIDE { " class=\"wide\"" } else { "" };
    let mut html = format!("<div class=\"scroll\"><table{class}>\n<thead><tr>");
    head.iter().for_each(|cell| html += &format!("<th scope=\"col\">{}</th>", escaped(cell)));
    html.push_str("</tr></thead>\n<tbody>\n");
    for row in rows {
        html.push_str("<tr>");
        row.iter().for_each(|cell| html += &format!("<td>{}</td>", unbroken(&escaped(cell))));
        html.push_str("</tr>\n");
    }
    html + "</tbody>\n</table></div>"
}

/// A number stays with its sign, and an interval in one line.
fn unbroken(cell: &str) -> String {
    cell.replace(" %", "\u{a0}%").replace(" to ", "\u{a0}to\u{a0}")
}
