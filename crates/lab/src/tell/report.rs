//! The report: one HTML file with everything in it.

use super::{
    Entrant, LineUp, RoleShare, Summary, Turn,
    chart::{Row, Unit, histogram, intervals},
    money,
    page::{Section, page, table},
    summary::NO_GAMES,
    words::{amount, percent, plain},
};
use crate::{Error, GameRecord, LostTurns, Spec, keep::csv};
use catalog::{Hosted, ink::ink};
use std::{fs, path::Path};

pub(crate) const REPORT: &str = "report.html";

/// Writes the table of games and the report, and answers what came of the run.
pub(crate) fn write<G: Hosted>(
    spec: &Spec,
    config: &G::Config,
    records: &[GameRecord],
    folder: &Path,
) -> Result<Summary, Error> {
    csv::write(spec, G::ROLES, records, folder)?;
    let summary = Summary::of::<G>(spec, records);
    let html =
        page("Lab report", G::TITLE, &facts(spec, &summary), &sections::<G>(spec, config, records, &summary));
    let path = folder.join(REPORT);
    fs::write(&path, html).map_err(|error| Error::at(&path, error))?;
    Ok(summary)
}

fn facts(spec: &Spec, summary: &Summary) -> Vec<(&'static str, String)> {
    let seatings = spec.seatings().len();
    let rotated = match spec.rotate {
        true => format!("{seatings} in each trial, all with the same luck"),
        false => "as named, the same in every game".to_owned(),
    };
    let mut facts = vec![
        ("Bots", spec.bots.join(", ")),
        ("Games", format!("{} in {} trials", summary.games, summary.trials)),
        ("Seatings", rotated),
        ("Seed", spec.seed.to_string()),
        ("Options", shortened(&spec.options.to_string())),
    ];
    if let Some(shard) = spec.shard {
        facts.push(("Part", format!("{} of {}", shard.part, shard.of)));
    }
    facts
}

/// A map of one's own is too long for a line.
fn shortened(options: &str) -> String {
    const LONGEST: usize = 400;
    match options.chars().count() > LONGEST {
        true => options.chars().take(LONGEST).chain(['…']).collect(),
        false => options.to_owned(),
    }
}

fn sections<G: Hosted>(
    spec: &Spec,
    config: &G::Config,
    records: &[GameRecord],
    summary: &Summary,
) -> Vec<Section> {
    if records.is_empty() {
        return vec![Section::new("No games", NO_GAMES, String::new())];
    }
    let ended: Vec<&GameRecord> = records.iter().filter(|record| record.finished).collect();
    let mut sections = figures::<G>(spec, config, &ended, summary);
    if let Some(words) = summary.unfinished_in_words() {
        sections.push(Section::new("Broken off", &words, String::new()));
    }
    if summary.lost_turns() > 0 {
        sections.push(lost_turns(summary));
    }
    sections
}

fn figures<G: Hosted>(
    spec: &Spec,
    config: &G::Config,
    records: &[&GameRecord],
    summary: &Summary,
) -> Vec<Section> {
    if records.is_empty() {
        return Vec::new();
    }
    let mut sections = vec![wins::<G>(spec, summary), ratings(summary)];
    if !summary.line_ups.is_empty() {
        sections.push(roles(G::ROLES, &summary.line_ups));
    }
    sections.push(turns(spec, summary));
    sections.push(length(records, summary));
    sections.extend(money::sections::<G>(spec, records));
    let heat = money::heat(records);
    sections.extend(G::pictures(config, &heat).into_iter().map(|picture| Section {
        title: picture.title,
        words: picture.words,
        body: picture.svg,
    }));
    sections
}

fn wins<G: Hosted>(spec: &Spec, summary: &Summary) -> Section {
    let row = |(place, entrant): (usize, &Entrant)| Row {
        label: entrant.name.clone(),
        estimate: entrant.share,
        colour: ink(place),
    };
    let rows: Vec<Row> = summary.entrants.iter().enumerate().map(row).collect();
    let cells = summary.entrants.iter().map(|entrant| {
        vec![entrant.name.clone(), entrant.seats.to_string(), percent(entrant.share), amount(entrant.score)]
    });
    let score = format!("Mean in the end, {}", G::COIN);
    let body = intervals(&rows, Unit::Share, Some(1.0 / spec.bots.len() as f64))
        + &table(&["Bot", "Seats", "Win share of a seat", &score], &cells.collect::<Vec<_>>());
    let words = "What part of the wins a seat of each bot has; a shared win counts in parts. The dashed line is what \
                 every seat would have if all were equal.";
    Section::new("Who wins", words, body)
}

fn ratings(summary: &Summary) -> Section {
    let row = |(place, entrant): (usize, &Entrant)| Row {
        label: entrant.name.clone(),
        estimate: entrant.rating,
        colour: ink(place),
    };
    let rows: Vec<Row> = summary.entrants.iter().enumerate().map(row).collect();
    let cells = summary.entrants.iter().map(|entrant| vec![entrant.name.clone(), plain(entrant.rating, 2)]);
    let body = intervals(&rows, Unit::Rating, None) + &table(&["Bot", "Rating"], &cells.collect::<Vec<_>>());
    let words = "Ratings by the method of Weng and Lin, from the places of all seats in every game; their mean \
                 is 25. The intervals come from rating the trials again, drawn anew with repetition.";
    Section::new("Ratings", words, body)
}

fn roles(roles: &[&str], line_ups: &[LineUp]) -> Section {
    let shares = line_ups.iter().flat_map(|it| &it.shares);
    let rows: Vec<Row> = shares
        .map(|it| {
            let place = roles.iter().position(|role| *role == it.role).unwrap_or_default();
            Row { label: format!("{}: {}", it.role, it.bot), estimate: it.share, colour: ink(place + 1) }
        })
        .collect();
    let won = |it: &LineUp, role: &str| {
        let its = it.shares.iter().filter(|share| share.role == role);
        let each: Vec<String> =
            its.map(|RoleShare { bot, share, .. }| format!("{bot} {}", percent(*share))).collect();
        each.join("; ")
    };
    let cells = line_ups.iter().map(|it| {
        let wins = roles.iter().map(|role| won(it, role));
        let length = [it.games.to_string(), plain(it.rounds, 1)];
        it.bots.iter().cloned().chain(wins).chain(length).collect::<Vec<_>>()
    });
    let wins: Vec<String> = roles.iter().map(|role| format!("A {role} wins")).collect();
    let head: Vec<&str> =
        roles.iter().copied().chain(wins.iter().map(String::as_str)).chain(["Games", "Rounds"]).collect();
    let body = intervals(&rows, Unit::Share, None) + &table(&head, &cells.collect::<Vec<_>>());
    let words = "What part of the wins a seat has in each role, by who plays it and against whom.";
    Section::new("By role", words, body)
}

fn turns(spec: &Spec, summary: &Summary) -> Section {
    let row = |turn: &Turn| Row { label: turn.name.clone(), estimate: turn.share, colour: ink(2) };
    let rows: Vec<Row> = summary.turns.iter().map(row).collect();
    let body = intervals(&rows, Unit::Share, Some(1.0 / spec.bots.len() as f64));
    let words = "What part of the wins goes to each place in the order of play, whoever sits there. The dashed line is \
                 an equal part.";
    Section::new("Seat advantage", words, body)
}

fn length(records: &[&GameRecord], summary: &Summary) -> Section {
    let rounds: Vec<f64> = records.iter().map(|record| record.reading.rounds.into()).collect();
    let length = &summary.length;
    let marks = [("median", length.median), ("nine of ten within", length.ninety)];
    let row = vec![
        plain(length.mean, 1),
        format!("{:.0}", length.tenth),
        format!("{:.0}", length.median),
        format!("{:.0}", length.ninety),
        format!("{:.0}", length.longest),
        summary.unfinished.to_string(),
    ];
    let head = ["Mean", "A tenth within", "Median", "Nine of ten within", "Longest", "Broken off"];
    let body = histogram(&rounds, "rounds", &marks) + &table(&head, &[row]);
    Section::new("How long it takes", "How many games last how many rounds.", body)
}

fn lost_turns(summary: &Summary) -> Section {
    let lost = summary.entrants.iter().flat_map(|entrant| {
        entrant.lost_turns.iter().map(|LostTurns { failing, count, said }| {
            vec![entrant.name.clone(), count.to_string(), failing.to_string(), said.clone()]
        })
    });
    let body = table(&["Bot", "Turns", "Why", "The first time"], &lost.collect::<Vec<_>>());
    Section::new("Lost turns", "Turns that bots lost to the time-out action. The run went on.", body)
}
