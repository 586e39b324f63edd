//! What an option, a house rule or a map does to a game: the same run for each of its values.

use crate::{
    Error, Means, Spec, SpecDraft, Summary, arena,
    csv::{quoted, write_table},
    report::{
        self, REPORT,
        chart::{Row, Unit, intervals},
        ink::ink,
        page::{Section, page, table},
    },
    set_option,
    summary::{percent, plain},
};
use std::{fmt, fs, path::Path};

/// What is varied: the name of an option and its values.
pub type Vary = (String, Vec<String>);

/// What came of all runs of a sweep.
#[derive(Debug)]
pub struct Sweep {
    pub rows: Vec<(String, Summary)>,
}

/// Plays a run for every combination of values, each in a folder of its own, with the same luck; then compares them
/// in `sweep.csv` and `report.html`.
pub fn sweep(draft: &SpecDraft, vary: &[Vary], folder: &Path, means: &Means) -> Result<Sweep, Error> {
    if vary.is_empty() {
        return Err(Error::new("nothing is varied; say for example --vary rounds=50,100"));
    }
    // All are looked over before the first is played.
    let mut specs: Vec<(String, Spec)> = Vec::new();
    for setting in combinations(vary) {
        let mut draft = draft.clone();
        let mut options = draft.options.take().unwrap_or_default();
        for (name, value) in &setting {
            set_option(&draft.game, &mut options, name, value)?;
        }
        draft.options = Some(options);
        let name: Vec<String> = setting.iter().map(|(name, value)| format!("{name}={value}")).collect();
        specs.push((name.join(" "), draft.look_over()?));
    }
    let mut rows = Vec::new();
    for (name, spec) in &specs {
        if !means.quiet {
            eprintln!("{name}");
        }
        rows.push((name.clone(), arena(spec, &folder.join(folder_name(name)), means)?));
    }
    let sweep = Sweep { rows };
    write_table(&sweep.csv(), "sweep.csv", folder, usize::MAX)?;
    let path = folder.join(REPORT);
    fs::write(&path, sweep.html(draft, vary)).map_err(|error| Error::at(&path, error))?;
    Ok(sweep)
}

/// Every combination of one value for each option.
fn combinations(vary: &[Vary]) -> Vec<Vec<(&str, &str)>> {
    let mut all: Vec<Vec<(&str, &str)>> = vec![Vec::new()];
    for (name, values) in vary {
        let mut longer = Vec::new();
        for known in &all {
            for value in values {
                longer.push(known.iter().copied().chain([(name.as_str(), value.as_str())]).collect());
            }
        }
        all = longer;
    }
    all
}

/// A setting as the name of a folder.
fn folder_name(setting: &str) -> String {
    setting
        .chars()
        .map(|c| if c.is_alphanumeric() || "=-_. ".contains(c) { c } else { '-' })
        .collect::<String>()
        .replace(' ', ",")
}

/// One column of the comparison.
struct Column {
    name: String,
    cell: fn(&Summary, usize) -> String,
    place: usize,
}

impl Sweep {
    fn columns(&self) -> Vec<Column> {
        let plain_column = |name: &str, cell: fn(&Summary, usize) -> String| Column {
            name: name.to_owned(),
            cell,
            place: 0,
        };
        let mut columns = vec![
            plain_column("games", |it, _| it.games.to_string()),
            plain_column("rounds", |it, _| plain(it.length.mean, 1)),
            plain_column("median", |it, _| format!("{:.0}", it.length.median)),
            plain_column("nine of ten within", |it, _| format!("{:.0}", it.length.ninety)),
            plain_column("broken off", |it, _| it.unfinished.to_string()),
        ];
        let Some((_, first)) = self.rows.first() else { return columns };
        for (place, turn) in first.turns.iter().enumerate() {
            let cell = |it: &Summary, place: usize| percent(it.turns[place].share);
            columns.push(Column { name: format!("{} wins", turn.name), cell, place });
        }
        if first.entrants.len() > 1 {
            for (place, entrant) in first.entrants.iter().enumerate() {
                let cell = |it: &Summary, place: usize| percent(it.entrants[place].share);
                columns.push(Column { name: format!("{} wins", entrant.name), cell, place });
            }
        }
        columns
    }

    fn table(&self) -> (Vec<String>, Vec<Vec<String>>) {
        let columns = self.columns();
        let head =
            ["setting".to_owned()].into_iter().chain(columns.iter().map(|it| it.name.clone())).collect();
        let row = |(name, summary): &(String, Summary)| {
            let cells = columns.iter().map(|column| (column.cell)(summary, column.place));
            [name.clone()].into_iter().chain(cells).collect()
        };
        (head, self.rows.iter().map(row).collect())
    }

    /// Numbers alone, each with the ends of its interval.
    fn csv(&self) -> String {
        let mut lines = Vec::new();
        for (name, it) in &self.rows {
            let mean = it.length.mean;
            let mut head =
                "setting,games,deals,rounds,rounds_low,rounds_high,rounds_median,rounds_ninety,broken_off"
                    .to_owned();
            let mut line = format!(
                "{},{},{},{},{},{},{},{},{}",
                quoted(name),
                it.games,
                it.deals,
                mean.mean,
                mean.low,
                mean.high,
                it.length.median,
                it.length.ninety,
                it.unfinished
            );
            let turns = it.turns.iter().map(|turn| (turn.name.as_str(), turn.share));
            let bots = it.entrants.iter().map(|entrant| (entrant.name.as_str(), entrant.share));
            for (name, share) in turns.chain(bots) {
                let name = name.replace(' ', "_");
                head += &[name.clone(), format!("{name}_low"), format!("{name}_high")]
                    .map(|it| format!(",{}", quoted(&it)))
                    .concat();
                line += &format!(",{},{},{}", share.mean, share.low, share.high);
            }
            if lines.is_empty() {
                lines.push(head);
            }
            lines.push(line);
        }
        lines.join("\n") + "\n"
    }

    fn html(&self, draft: &SpecDraft, vary: &[Vary]) -> String {
        let varied: Vec<String> =
            vary.iter().map(|(name, values)| format!("{name}: {}", values.join(", "))).collect();
        let facts = [
            ("Varied", varied.join("; ")),
            ("Bots", draft.bots.join(", ")),
            ("Games", format!("{} for each setting", self.rows.first().map_or(0, |(_, it)| it.games))),
            ("Seed", format!("{}, the same luck for every setting", draft.seed)),
        ];
        let (head, rows) = self.table();
        let head: Vec<&str> = head.iter().map(String::as_str).collect();
        let mut sections = vec![Section::new(
            "What it does",
            "Every setting was played with the same luck. Each has a report of its own in the folder of its name.",
            table(&head, &rows),
        )];
        let of = |colour: usize, value: &dyn Fn(&Summary) -> crate::Estimate| -> Vec<Row> {
            let row = |(name, it): &(String, Summary)| Row {
                label: name.clone(),
                estimate: value(it),
                colour: ink(colour),
            };
            self.rows.iter().map(row).collect()
        };
        let rounds = intervals(&of(1, &|it| it.length.mean), Unit::Amount, None);
        sections.push(Section::new("Length", "Mean number of rounds.", rounds));
        let turns = self.rows.first().map_or(0, |(_, it)| it.turns.len());
        for place in 0..turns {
            let name = &self.rows[0].1.turns[place].name;
            let shares =
                intervals(&of(2, &|it| it.turns[place].share), Unit::Share, Some(1.0 / turns as f64));
            sections.push(Section::new(
                &format!("Wins: {name}"),
                "Part of the wins, whoever sits there; the dashed line is an equal part.",
                shares,
            ));
        }
        page("Lab sweep", report::title(&draft.game), &facts, &sections)
    }
}

impl fmt::Display for Sweep {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (head, rows) = self.table();
        let wide = |column: usize| {
            [&head].into_iter().chain(&rows).map(|row| row[column].chars().count()).max().unwrap_or(0)
        };
        for row in [&head].into_iter().chain(&rows) {
            let cells: Vec<String> = row
                .iter()
                .enumerate()
                .map(|(column, cell)| format!("{cell:<wide$}", wide = wide(column)))
                .collect();
            writeln!(f, "{}", cells.join("  ").trim_end())?;
        }
        Ok(())
    }
}
