//! A second reading of a kept game: from the events and the open views in JSON, without the gauges of the lab.

use serde_json::Value;
use std::{collections::BTreeMap, ops::ControlFlow};
use tabletop::{Replay, ReplaySeat, ReplayStep, Seat, Viewer};

/// What there is to know of a game. Lists with one entry per seat are in seat order.
pub(crate) struct Read {
    pub(crate) trial: u32,
    pub(crate) bots: Vec<String>,
    pub(crate) shares: Vec<f64>,
    pub(crate) decisions: f64,
    pub(crate) rounds: f64,
    pub(crate) first: usize,
    pub(crate) roles: Vec<String>,
    pub(crate) scores: Vec<f64>,
    pub(crate) places: Vec<f64>,
    /// The titles of the series, and the series: by look, by seat.
    pub(crate) titles: Vec<&'static str>,
    pub(crate) series: Vec<Vec<Vec<f64>>>,
    /// The pictures by title and layer, and how much there was on which square.
    pub(crate) layers: Vec<(&'static str, Option<&'static str>)>,
    pub(crate) heat: Vec<BTreeMap<usize, f64>>,
}

/// A step: what happened, and the position behind it with everything laid open.
struct Seen {
    events: Vec<Value>,
    view: Value,
}

/// Reads a game of a trial.
pub(crate) fn read(trial: u32, replay: &Replay) -> Read {
    let mut steps: Vec<Seen> = Vec::new();
    let held = catalog::retrace::<()>(replay, |game| {
        let view = serde_json::from_str(game.view(Viewer::Open).get()).unwrap();
        steps.push(Seen { events: events(&replay.steps[steps.len()]), view });
        ControlFlow::Continue(())
    });
    assert!(held.is_ok());
    let name = |seat: &ReplaySeat| match seat {
        ReplaySeat::Bot { name, .. } => name.clone(),
        ReplaySeat::Person { .. } => panic!("only bots play in the lab"),
    };
    let read = Read {
        trial,
        bots: replay.seats.iter().map(name).collect(),
        shares: (0..replay.seats.len() as u8)
            .map(|seat| {
                let won = replay.winners.contains(&Seat(seat));
                if won { 1.0 / replay.winners.len() as f64 } else { 0.0 }
            })
            .collect(),
        decisions: (replay.steps.len() - 1) as f64,
        rounds: 0.0,
        first: 0,
        roles: Vec::new(),
        scores: Vec::new(),
        places: Vec::new(),
        titles: Vec::new(),
        series: Vec::new(),
        layers: Vec::new(),
        heat: Vec::new(),
    };
    match replay.game.as_str() {
        "tjuv" => tjuv(read, &steps),
        "tjuv-och-polis" => chase(read, &steps),
        "monopol" => monopol(read, &steps),
        other => panic!("{other} has no second reading"),
    }
}

fn events(step: &ReplayStep) -> Vec<Value> {
    let all = step.events.iter().chain(step.draws.iter().flat_map(|draw| &draw.events));
    all.map(|event| serde_json::from_str(event.get()).unwrap()).collect()
}

fn count(value: &Value) -> f64 {
    value.as_f64().unwrap_or_else(|| panic!("{value} is no number"))
}

fn place(value: &Value) -> usize {
    count(value) as usize
}

/// All events of a game of one kind.
fn all<'a>(steps: &'a [Seen], kind: &'a str) -> impl Iterator<Item = &'a Value> {
    steps.iter().flat_map(|step| &step.events).filter(move |event| event["on"] == kind)
}

fn numbers(list: &Value) -> Vec<f64> {
    list.as_array().unwrap().iter().map(count).collect()
}

/// The winners are first and equal; the others follow by what they had.
fn places(shares: &[f64], had: &[f64]) -> Vec<f64> {
    let worth = |seat: usize| if shares[seat] > 0.0 { f64::MAX } else { had[seat] };
    let better = |seat: usize| (0..had.len()).filter(|&other| worth(other) > worth(seat)).count();
    (0..had.len()).map(|seat| (1 + better(seat)) as f64).collect()
}

/// Cards are counted as they change hands.
fn tjuv(mut read: Read, steps: &[Seen]) -> Read {
    let seats = read.bots.len();
    let (mut cards, mut turns, mut looks) = (vec![0.0; seats], 0, Vec::new());
    for step in steps {
        for event in &step.events {
            match event["on"].as_str().unwrap() {
                "captured" => {
                    let by = place(&event["by"]);
                    cards[by] += 1.0 + event["table"].as_array().unwrap().len() as f64;
                    for pile in event["stolen"].as_array().unwrap() {
                        cards[place(&pile["from"])] -= count(&pile["size"]);
                        cards[by] += count(&pile["size"]);
                    }
                    turns += 1;
                }
                "laid" => turns += 1,
                "took_last" => cards[place(&event["by"])] += event["cards"].as_array().unwrap().len() as f64,
                _ => {}
            }
        }
        while looks.len() <= turns / seats {
            looks.push(cards.clone());
        }
    }
    let dealer = place(&all(steps, "deal_begins").next().unwrap()["dealer"]);
    assert_eq!(cards, numbers(&all(steps, "match_over").next().unwrap()["totals"]));
    read.rounds = turns.div_ceil(seats) as f64;
    read.first = (dealer + 1) % seats;
    read.places = places(&read.shares, &cards);
    read.scores = cards;
    (read.titles, read.series) = (vec!["Cards taken"], vec![looks]);
    read
}

fn chase(mut read: Read, steps: &[Seen]) -> Read {
    let seats = read.bots.len();
    let police = place(&all(steps, "police_chosen").next().unwrap()["seat"]);
    let mut looks: Vec<Vec<f64>> = Vec::new();
    for step in steps.iter().filter(|step| step.events.iter().any(|event| event["on"] == "threw")) {
        let mut money = vec![count(&step.view["police_money"]); seats];
        for thief in step.view["thieves"].as_array().unwrap() {
            let hidden =
                thief["hidden"].as_array().unwrap().iter().map(|den| count(&den["sum"])).sum::<f64>();
            money[place(&thief["seat"])] = count(&thief["carried"]["sum"]) + hidden;
        }
        while looks.len() as f64 * 5.0 <= count(&step.view["round"]) {
            looks.push(money.clone());
        }
    }
    let mut heat = vec![BTreeMap::new(); 3];
    let mut tickets = vec![0; seats];
    for event in steps.iter().flat_map(|step| &step.events) {
        let (layer, square) = match event["on"].as_str().unwrap() {
            "robbed" => (0, place(&event["at"])),
            "arrested" => (1, place(&event["at"])),
            "got_away" => (2, tickets[place(&event["thief"])]),
            "bought_ticket" => {
                tickets[place(&event["thief"])] = place(&event["at"]);
                continue;
            }
            _ => continue,
        };
        *heat[layer].entry(square).or_default() += 1.0;
    }
    read.rounds = count(&steps.last().unwrap().view["round"]);
    read.first = police;
    read.roles = (0..seats).map(|seat| if seat == police { "police" } else { "thief" }.to_owned()).collect();
    read.scores = numbers(&all(steps, "game_over").next().unwrap()["totals"]);
    read.places = places(&read.shares, &read.scores);
    (read.titles, read.series) = (vec!["Loot and bounty in kronor"], vec![looks]);
    read.layers = ["robberies", "arrests", "flights"].map(|layer| ("Where it happens", Some(layer))).to_vec();
    read.heat = heat;
    read
}

fn monopol(mut read: Read, steps: &[Seen]) -> Read {
    const PRISON: usize = 10;
    let seats = read.bots.len();
    let (mut worths, mut cash) = (Vec::new(), Vec::new());
    for step in steps {
        while worths.len() as f64 * 5.0 <= count(&step.view["round"]) {
            worths.push(numbers(&step.view["worths"]));
            cash.push(step.view["players"].as_array().unwrap().iter().map(|it| count(&it["cash"])).collect());
        }
    }
    let (mut landings, mut income) = (BTreeMap::new(), BTreeMap::new());
    all(steps, "moved").for_each(|event| *landings.entry(place(&event["to"])).or_default() += 1.0);
    all(steps, "went_to_prison").for_each(|_| *landings.entry(PRISON).or_default() += 1.0);
    for event in all(steps, "rent_claimed") {
        *income.entry(place(&event["lot"])).or_default() += count(&event["amount"]);
    }
    read.scores = numbers(&all(steps, "game_over").next().unwrap()["worths"]);
    // Who lasted longer did better.
    let mut had = read.scores.clone();
    for (nth, event) in all(steps, "bankrupt").enumerate() {
        had[place(&event["seat"])] = nth as f64 - seats as f64;
    }
    read.rounds = count(&steps.last().unwrap().view["round"]);
    read.first = place(&all(steps, "begins").next().unwrap()["seat"]);
    read.places = places(&read.shares, &had);
    (read.titles, read.series) = (vec!["Worth in kronor", "Cash in kronor"], vec![worths, cash]);
    read.layers = vec![("Where they land", None), ("Where the money is", None)];
    read.heat = vec![landings, income];
    read
}
