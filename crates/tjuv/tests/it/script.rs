//! Positions and plays written as a text, and what came of it.
//!
//! Above the line, the position: `seats 3`, `dealer 2`, `turn 0`, `deal 1 of 3`, `hand 0 HK S6`, `table H8 D6`,
//! `pile 1 H9 H7` (top card first), `under CA` (put under the talon), `put_under CK` (the same, but drawn since), `stage refill`, `options talon open`. Cards
//! that are not named lie in the talon, or with `rest H9` in the pile under that card.
//! Below it, what is tried: `0 capture HK`, `draw S8`, or
//! `nature` where there is only one outcome.

use expect_test::Expect;
use std::{collections::HashMap, fmt::Write, str::FromStr};
use tabletop::{Game, Next, Refusal as _, Seat};
use tjuv::{Action, Card, CardSet, Config, Event, Piles, Refill, Setup, Stage, Tjuv};

/// Runs a script, and compares everything that happened.
pub(crate) fn check(script: &str, expected: Expect) {
    let (position, plays) = script.split_once("---").expect("a line of --- between position and plays");
    let mut game = position_of(position);
    let mut out = String::new();
    for line in lines(plays) {
        writeln!(out, "{}", line.join(" ")).unwrap();
        match run(&mut game, &line) {
            Ok(events) => events.iter().for_each(|event| tell(&mut out, event)),
            Err(refusal) => {
                let reason = serde_json::to_string(&refusal).unwrap();
                writeln!(out, "  no [{}] {reason}", refusal.rule().0).unwrap();
            }
        }
    }
    writeln!(out, "{}", summary(&game)).unwrap();
    expected.assert_eq(&out);
}

pub(crate) fn position_of(text: &str) -> Tjuv {
    let (config, setup) = setup_of(text);
    let start = Tjuv::newest(&config).expect("these options are allowed");
    setup.position(&start).expect("the position can be set up")
}

fn lines(text: &str) -> impl Iterator<Item = Vec<&str>> {
    text.lines().map(|line| line.split_whitespace().collect()).filter(|words: &Vec<_>| !words.is_empty())
}

fn number<T: FromStr<Err: std::fmt::Debug>>(word: &str) -> T {
    word.parse().expect("a number")
}

fn cards(words: &[&str]) -> Vec<Card> {
    words.iter().map(|word| word.parse().unwrap_or_else(|_| panic!("no card: {word}"))).collect()
}

fn setup_of(text: &str) -> (Config, Setup) {
    let words: Vec<Vec<&str>> = lines(text).collect();
    let of = |name: &str| words.iter().find(|line| line[0] == name).map(|line| &line[1..]);
    let seats: u8 = of("seats").map_or(2, |line| number(line[0]));
    let option = |name: &str| of("options").is_some_and(|line| line.contains(&name));
    let deals = of("deal").map_or((1, 1), |line| (number(line[0]), number(line[2])));
    let dealer = of("dealer").map_or(seats - 1, |line| number(line[0]));
    let set = |name: &str| of(name).map(cards).unwrap_or_default().into_iter().collect::<CardSet>();
    let config = Config {
        seats,
        deals: deals.1,
        refill: if option("talon") { Refill::Talon } else { Refill::Hand },
        piles: if option("open") { Piles::Open } else { Piles::Tops },
    };
    let mut setup = Setup {
        deal: deals.0,
        dealer: Seat(dealer),
        stage: of("stage").map_or(Stage::Play, |line| stage(line[0])),
        turn: Seat(of("turn").map_or(0, |line| number(line[0]))),
        hands: vec![CardSet::EMPTY; seats.into()],
        table: set("table"),
        piles: vec![Vec::new(); seats.into()],
        deck: CardSet::EMPTY,
        bottom: set("under"),
        put_under: set("under").or(set("put_under")),
        counts: vec![0; seats.into()],
        totals: of("totals").map_or(vec![0; seats.into()], |line| line.iter().map(|w| number(w)).collect()),
    };
    for line in &words {
        match line[0] {
            "hand" => setup.hands[number::<usize>(line[1])] = cards(&line[2..]).into_iter().collect(),
            "pile" => {
                let pile = cards(&line[2..]);
                setup.piles[number::<usize>(line[1])].push((pile[0], pile[1..].iter().copied().collect()));
            }
            _ => {}
        }
    }
    put_rest(&mut setup, of("rest").map(|line| cards(line)[0]));
    (config, setup)
}

/// Every card that was not named goes to the talon, or under the top card of a pile.
fn put_rest(setup: &mut Setup, under: Option<Card>) {
    let mut named = setup.table.or(setup.bottom);
    for hand in &setup.hands {
        named = named.or(*hand);
    }
    for &(top, cards) in setup.piles.iter().flatten() {
        named = named.or(cards);
        named.insert(top);
    }
    let rest = CardSet::DECK.without(named);
    match under {
        None => setup.deck = rest,
        Some(card) => {
            let pile =
                setup.piles.iter_mut().flatten().find(|(top, _)| *top == card).expect("a pile's top card");
            pile.1 = pile.1.or(rest);
        }
    }
}

fn stage(word: &str) -> Stage {
    serde_json::from_value(word.into()).expect("a stage")
}

fn run(game: &mut Tjuv, line: &[&str]) -> Result<Vec<Event>, tjuv::Refusal> {
    let mut events = Vec::new();
    if line == ["nature"] {
        game.chance(0, &mut events);
        return Ok(events);
    }
    if line[0] == "draw" {
        draw(game, line[1].parse().expect("a card"), &mut events);
        return Ok(events);
    }
    let action = HashMap::from([("do", line[1]), ("card", line[2])]);
    let action: Action = serde_json::from_value(serde_json::to_value(action).unwrap()).expect("an action");
    game.play(Seat(number(line[0])), &action, &mut events).map(|()| events)
}

/// Finds the outcome that draws a card: each is tried until one says so.
fn draw(game: &mut Tjuv, card: Card, events: &mut Vec<Event>) {
    let Next::Chance(of) = game.next() else { panic!("nobody draws here") };
    let name = format!("\"card\":\"{card}\"");
    for outcome in 0..of.get() {
        let (mut after, mut log) = (game.clone(), Vec::new());
        after.chance(outcome, &mut log);
        if serde_json::to_string(&log[0]).unwrap().contains(&name) {
            *game = after;
            events.append(&mut log);
            return;
        }
    }
    panic!("{card} cannot be drawn here");
}

fn tell(out: &mut String, event: &Event) {
    let rule = tabletop::Caused::rule(event).0;
    writeln!(out, "  [{rule}] {}", serde_json::to_string(event).unwrap()).unwrap();
}

fn summary(game: &Tjuv) -> String {
    match game.next() {
        Next::Chance(of) => format!("nature draws one of {of}"),
        Next::Seats(seats) => {
            let mut menu = Vec::new();
            game.menu(seats[0], &mut menu);
            let menu: Vec<String> = menu.iter().map(|action| words_of(*action)).collect();
            format!("{} may: {}", seats[0].0, menu.join(", "))
        }
        Next::Over(winners) => {
            let winners: Vec<String> = winners.iter().map(|seat| seat.0.to_string()).collect();
            format!("over, won by {}", winners.join(" and "))
        }
    }
}

fn words_of(action: Action) -> String {
    match action {
        Action::LayLowest { card } => format!("lay_lowest {card}"),
        Action::PutUnder { card } => format!("put_under {card}"),
        Action::Capture { card } => format!("capture {card}"),
        Action::Lay { card } => format!("lay {card}"),
        Action::Refill { card } => format!("refill {card}"),
    }
}
