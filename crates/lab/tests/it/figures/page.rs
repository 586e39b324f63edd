//! Reading figures off a page of HTML.

use lab::Estimate;
use std::collections::BTreeMap;

/// A page, or a part of one.
pub(crate) struct Page(pub(crate) String);

/// Equal but for the last digits; shares are kept with fewer.
pub(crate) fn near(found: f64, wanted: f64) {
    assert!((found - wanted).abs() <= 1e-6 * wanted.abs().max(1.0), "{found} is not {wanted}");
}

impl Page {
    /// The section with this title.
    pub(crate) fn section(&self, title: &str) -> Page {
        let (_, behind) =
            self.0.split_once(&format!("<h2>{title}</h2>")).unwrap_or_else(|| panic!("{title}"));
        Page(behind.split("</section>").next().unwrap().to_owned())
    }

    /// The rows of its table, without the head.
    pub(crate) fn rows(&self) -> Vec<Vec<String>> {
        let rows = self.0.split("<tr><td>").skip(1);
        let cells = |row: &str| -> Vec<String> {
            let row = row.split("</tr>").next().unwrap().trim_end_matches("</td>");
            row.split("</td><td>").map(|cell| cell.replace('\u{a0}', " ")).collect()
        };
        rows.map(cells).collect()
    }

    /// The attributes of all tags that have this one, and `text`: what stands behind the tag.
    pub(crate) fn tags(&self, wanted: &str) -> Vec<BTreeMap<String, String>> {
        let mut found = Vec::new();
        for part in self.0.split('<').filter(|part| part.contains(&format!(" {wanted}=\""))) {
            let (tag, text) = part.split_once('>').unwrap();
            let pieces: Vec<&str> = tag.split('"').collect();
            let attributes = pieces.chunks_exact(2).map(|pair| {
                let name = pair[0].rsplit([' ', '/']).next().unwrap().trim_end_matches('=');
                (name.to_owned(), pair[1].to_owned())
            });
            found.push(attributes.chain([("text".to_owned(), text.to_owned())]).collect());
        }
        found
    }

    /// A chart of intervals has this one beside its label, and writes its mean.
    pub(crate) fn interval(&self, label: &str, Estimate { mean, low, high }: Estimate) {
        let rows = self.tags("data-mean");
        let row = rows.iter().find(|row| row["text"] == label).unwrap_or_else(|| panic!("{label}: {rows:?}"));
        let value = |name: &str| row[name].parse::<f64>().unwrap();
        near(value("data-mean"), mean);
        near(value("data-low"), low);
        near(value("data-high"), high);
        let written = [format!(">{:.1} %<", 100.0 * mean), format!(">{}<", catalog::ink::number(mean))];
        assert!(written.iter().any(|it| self.0.contains(it)), "{label}: {written:?}");
    }
}
