//! What an option, a house rule or a map does to a game: the same run for each of its values, compared.

use super::{
    Estimate, Summary,
    chart::{Row, Unit, intervals},
    page::{Section, page, table},
    words::{change, percent, plain, points},
};
use crate::{SpecDraft, Vary, keep::csv::quoted};
use catalog::ink::ink;
use std::fmt;

/// What came of all runs of a sweep.
#[derive(Debug)]
pub struct Sweep {
    /// The settings by name, and what came of each.
    pub rows: Vec<(String, Summary)>,
    /// What every further setting does beside the first.
    pub differences: Vec<Difference>,
}

/// What a setting does beside the first. All settings share their luck, so trials are compared one by one: the interval
/// is that of the difference within a trial, and narrower than those of the two settings would let one think.
#[derive(Debug)]
pub struct Difference {
    /// The name of the setting.
    pub setting: String,
    /// How much longer its games are, in rounds.
    pub rounds: Estimate,
    /// How much more each seat in the order of play wins, then each bot if there are several.
    pub shares: Vec<(String, Estimate)>,
}

impl Difference {
    fn of(setting: &str, it: &Summary, first: &Summary) -> Difference {
        let turns = it.turns.iter().zip(&first.turns);
        let mut shares: Vec<(String, Estimate)> =
            turns.map(|(turn, at_first)| (turn.name.clone(), turn.wins.minus(&at_first.wins))).collect();
        if it.entrants.len() > 1 {
            let bots = it.entrants.iter().zip(&first.entrants);
            shares.extend(bots.map(|(bot, at_first)| (bot.name.clone(), bot.wins.minus(&at_first.wins))));
        }
        Difference {
            setting: setting.to_owned(),
            rounds: it.length.rounds.minus(&first.length.rounds),
            shares,
        }
    }
}

/// One column of the comparison.
struct Column {
    name: String,
    cell: fn(&Summary, usize) -> String,
    place: usize,
}

impl Sweep {
    pub(crate) fn of(rows: Vec<(String, Summary)>) -> Sweep {
        let further = rows.iter().skip(1);
        let differences = further.map(|(name, it)| Difference::of(name, it, &rows[0].1)).collect();
        Sweep { rows, differences }
    }

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

    /// What every further setting does beside the first.
    fn table_of_differences(&self) -> (Vec<String>, Vec<Vec<String>>) {
        let names = self.differences.first().map_or(&[][..], |it| &it.shares);
        let names = names.iter().map(|(name, _)| format!("{name}, points"));
        let head = ["setting", "rounds"].map(str::to_owned).into_iter().chain(names).collect();
        let row = |it: &Difference| {
            let shares = it.shares.iter().map(|(_, share)| points(*share));
            [it.setting.clone(), change(it.rounds)].into_iter().chain(shares).collect()
        };
        (head, self.differences.iter().map(row).collect())
    }

    /// Numbers alone, each with the ends of its interval; then what differs from the first setting.
    pub(crate) fn csv(&self) -> String {
        let mut lines = Vec::new();
        for (place, (name, it)) in self.rows.iter().enumerate() {
            let mean = it.length.mean;
            let mut head =
                "setting,games,trials,rounds,rounds_low,rounds_high,rounds_median,rounds_ninety,broken_off"
                    .to_owned();
            let mut line = format!(
                "{},{},{},{},{},{},{},{},{}",
                quoted(name),
                it.games,
                it.trials,
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
            let beside = place.checked_sub(1).and_then(|further| self.differences.get(further));
            let (difference_head, difference) = differing(it, beside);
            head += &difference_head;
            line += &difference;
            if lines.is_empty() {
                lines.push(head);
            }
            lines.push(line);
        }
        lines.join("\n") + "\n"
    }

    pub(crate) fn html(&self, title: &str, draft: &SpecDraft, vary: &[Vary]) -> String {
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
        if !self.differences.is_empty() {
            let (head, rows) = self.table_of_differences();
            let head: Vec<&str> = head.iter().map(String::as_str).collect();
            sections.push(Section::new(
                &format!("Beside {}", self.rows[0].0),
                "What differs from the first setting, trial by trial with the same luck: rounds, and win shares in points \
                 of a percent. An interval that holds no zero is a difference.",
                table(&head, &rows),
            ));
        }
        let of = |colour: usize, value: &dyn Fn(&Summary) -> Estimate| -> Vec<Row> {
            let row = |(name, it): &(String, Summary)| Row {
                label: name.clone(),
                estimate: value(it),
                colour: ink(colour),
            };
            let ended = self.rows.iter().filter(|(_, it)| it.any_ended());
            ended.map(row).collect()
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
        page("Lab sweep", title, &facts, &sections)
    }
}

/// The columns of a table that say what differs from the first setting; empty in the line of the first itself.
fn differing(summary: &Summary, beside: Option<&Difference>) -> (String, String) {
    let turns = summary.turns.iter().map(|turn| turn.name.as_str());
    let bots = summary.entrants.iter().map(|entrant| entrant.name.as_str());
    let several = summary.entrants.len() > 1;
    let names = ["rounds"].into_iter().chain(turns).chain(bots.filter(|_| several));
    let head = |name: &str| {
        let name = name.replace(' ', "_");
        ["", "_low", "_high"].map(|end| format!(",{}", quoted(&format!("{name}_more{end}")))).concat()
    };
    let heads: Vec<String> = names.map(head).collect();
    let line = match beside {
        None => ",,,".repeat(heads.len()),
        Some(it) => {
            let all = [it.rounds].into_iter().chain(it.shares.iter().map(|(_, share)| *share));
            all.map(|it| format!(",{},{},{}", it.mean, it.low, it.high)).collect()
        }
    };
    (heads.concat(), line)
}

/// A table for the terminal.
fn columns(f: &mut fmt::Formatter<'_>, head: &[String], rows: &[Vec<String>]) -> fmt::Result {
    let wide = |column: usize| {
        rows.iter().map(|row| row[column].chars().count()).chain([head[column].chars().count()]).max()
    };
    for row in [head].into_iter().chain(rows.iter().map(Vec::as_slice)) {
        let cells: Vec<String> = row
            .iter()
            .enumerate()
            .map(|(column, cell)| format!("{cell:<wide$}", wide = wide(column).unwrap_or(0)))
            .collect();
        writeln!(f, "{}", cells.join("  ").trim_end())?;
    }
    Ok(())
}

impl fmt::Display for Sweep {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (head, rows) = self.table();
        columns(f, &head, &rows)?;
        if !self.differences.is_empty() {
            writeln!(
                f,
                "Beside {}, trial by trial with the same luck; win shares in points of a percent:",
                self.rows[0].0
            )?;
            let (head, rows) = self.table_of_differences();
            columns(f, &head, &rows)?;
        }
        Ok(())
    }
}
