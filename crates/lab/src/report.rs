//! The report: one HTML file with everything in it.

pub(crate) mod chart;
pub(crate) mod ink;
pub(crate) mod money;
pub(crate) mod page;

use crate::{
    Error, Measured, Record, Spec, Summary, csv,
    summary::{Entrant, Faults, Sides, amount, percent, plain},
};
use chart::{Row, Unit, histogram, intervals};
use ink::ink;
use page::{Section, page, table};
use std::{fs, path::Path};

/// What is said of a part without games.
pub(crate) const NO_GAMES: &str = "There are more parts than deals, and this part has none of them.";

pub(crate) const REPORT: &str = "report.html";

/// Writes the table of games and the report, and answers what came of the run.
pub(crate) fn write<G: Measured>(
    spec: &Spec,
    config: &G::Config,
    records: &[Record],
    folder: &Path,
) -> Result<Summary, Error> {
    csv::write(spec, records, folder)?;
    let summary = Summary::of::<G>(spec, records);
    let html = page(
        "Lab report",
        title(G::NAME),
        &facts(spec, &summary),
        &sections::<G>(spec, config, records, &summary),
    );
    let path = folder.join(REPORT);
    fs::write(&path, html).map_err(|error| Error::at(&path, error))?;
    Ok(summary)
}

/// The name of a game as people write it.
pub(crate) fn title(game: &str) -> &str {
    match game {
        "tjuv" => "Tjuv",
        "tjuv-och-polis" => "Tjuv och Polis",
        "monopol" => "Monopol",
        _ => game,
    }
}

fn facts(spec: &Spec, summary: &Summary) -> Vec<(&'static str, String)> {
    let seatings = spec.seatings().len();
    let rotated = match spec.rotate {
        true => format!("{seatings} in each deal, all with the same luck"),
        false => "as named, the same in every game".to_owned(),
    };
    let mut facts = vec![
        ("Bots", spec.bots.join(", ")),
        ("Games", format!("{} in {} deals", summary.games, summary.deals)),
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

fn sections<G: Measured>(
    spec: &Spec,
    config: &G::Config,
    records: &[Record],
    summary: &Summary,
) -> Vec<Section> {
    if records.is_empty() {
        return vec![Section::new("No games", NO_GAMES, String::new())];
    }
    let mut sections = vec![wins::<G>(spec, summary), ratings(summary)];
    if !summary.sides.is_empty() {
        sections.push(sides(&summary.sides));
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
    if summary.lost_turns() > 0 {
        sections.push(faults(summary));
    }
    sections
}

fn wins<G: Measured>(spec: &Spec, summary: &Summary) -> Section {
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
                 is 25. The intervals come from rating the deals again, drawn anew with repetition.";
    Section::new("Ratings", words, body)
}

fn sides(sides: &[Sides]) -> Section {
    let rows: Vec<Row> = sides
        .iter()
        .map(|it| Row { label: format!("police: {}", it.police), estimate: it.police_share, colour: ink(1) })
        .collect();
    let cells = sides.iter().map(|it| {
        let each: Vec<String> =
            it.thief_shares.iter().map(|(bot, share)| format!("{bot} {}", percent(*share))).collect();
        vec![
            it.police.clone(),
            it.thieves.clone(),
            it.games.to_string(),
            percent(it.police_share),
            each.join("; "),
            plain(it.rounds, 1),
        ]
    });
    let head = ["Police", "Thieves", "Games", "Police win", "A thief wins", "Rounds"];
    let body = intervals(&rows, Unit::Share, None) + &table(&head, &cells.collect::<Vec<_>>());
    let words =
        "How often the police win, by who they are and whom they chase; and what each thief's seat wins.";
    Section::new("Police and thieves", words, body)
}

fn turns(spec: &Spec, summary: &Summary) -> Section {
    let row =
        |turn: &crate::summary::Turn| Row { label: turn.name.clone(), estimate: turn.share, colour: ink(2) };
    let rows: Vec<Row> = summary.turns.iter().map(row).collect();
    let body = intervals(&rows, Unit::Share, Some(1.0 / spec.bots.len() as f64));
    let words = "What part of the wins goes to each place in the order of play, whoever sits there. The dashed line is \
                 an equal part.";
    Section::new("Seat advantage", words, body)
}

fn length(records: &[Record], summary: &Summary) -> Section {
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

fn faults(summary: &Summary) -> Section {
    let lost = summary.entrants.iter().flat_map(|entrant| {
        entrant.faults.iter().map(|Faults { kind, count, said }| {
            vec![entrant.name.clone(), count.to_string(), kind.to_string(), said.clone()]
        })
    });
    let body = table(&["Bot", "Turns", "Why", "The first time"], &lost.collect::<Vec<_>>());
    Section::new("Lost turns", "Turns that bots lost to the time-out action. The run went on.", body)
}
