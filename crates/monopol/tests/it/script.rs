//! Positions and plays written as a text, and what came of it.
//!
//! A square is called by its name in small letters with dashes: `södra-station`, or by its number: `#41`.
//!
//! Above the line, the position: `options rounds 5 automatic dealt 2 new lifting-only no-interest parking double
//! no-auctions no-extra-throw`, `rules 2` (an older version of them), `turn 1`, `round 3`, `doubles 2`, `pot 400`, `deck chance 4 13` (cards seen, in order, from the top),
//! `player 0 30000 at hornsgatan prison 1 cards chance community`, `player 2 out`, and what they own:
//! `own 0 hornsgatan*3 södra-station!` (three houses; five is a hotel; mortgaged). Or, for a game from its beginning,
//! only `new 3` and the options.
//!
//! Below it, what is tried: `1 bid 500`, `0 offer 1 give 500 hornsgatan want cards chance lift götgatan`; `dice 3 4`,
//! `card 4`, `deed hornsgatan` where nature moves, and `0 throw 3 4` for throwing and what comes of it (the throw
//! itself is not told again). `look` tells how all stands.

use crate::position::position_of;
use expect_test::Expect;
use monopol::{
    Action, Event, Lot, Monopol, Refusal,
    squares::{BOARD, Deck},
};
use serde_json::{Value, json};
use std::{fmt::Write, str::FromStr};
use tabletop::{Game, Next, Refusal as _, Seat, Viewer};

/// Runs a script, and compares everything that happened.
pub(crate) fn check(script: &str, expected: Expect) {
    expected.assert_eq(&played(script));
}

/// Everything that happened in a script. What must hold in every position holds after each line of it.
pub(crate) fn played(script: &str) -> String {
    let (position, plays) = script.split_once("---").expect("a line of --- between position and plays");
    let mut run = Run { game: position_of(position), out: String::new() };
    run.game.invariants().expect("the position can come about");
    for line in lines(plays) {
        writeln!(run.out, "{}", line.join(" ")).unwrap();
        run.line(&line);
        run.game.invariants().unwrap_or_else(|broken| panic!("{broken} after\n{}", run.out));
    }
    let summary = run.summary();
    writeln!(run.out, "{summary}").unwrap();
    run.out
}

pub(crate) fn lines(text: &str) -> impl Iterator<Item = Vec<&str>> {
    text.lines().map(|line| line.split_whitespace().collect()).filter(|words: &Vec<_>| !words.is_empty())
}

pub(crate) fn number<T: FromStr<Err: std::fmt::Debug>>(word: &str) -> T {
    word.parse().unwrap_or_else(|_| panic!("no number: {word}"))
}

pub(crate) fn lot(word: &str) -> Lot {
    if let Some(number_of_square) = word.strip_prefix('#') {
        return Lot(number(number_of_square));
    }
    let found = (0..BOARD.len() as u8).find(|&square| name(u64::from(square)) == word);
    Lot(found.unwrap_or_else(|| panic!("no square: {word}")))
}

fn name(square: u64) -> String {
    let found = BOARD.get(square as usize);
    found.map_or(format!("#{square}"), |square| square.name.to_lowercase().replace(' ', "-"))
}

pub(crate) fn deck(word: &str) -> Deck {
    serde_json::from_value(json!(word)).unwrap_or_else(|_| panic!("no deck: {word}"))
}

struct Run {
    game: Monopol,
    out: String,
}

impl Run {
    fn line(&mut self, line: &[&str]) {
        let mut events = Vec::new();
        match line {
            ["look"] => return self.look(),
            ["dice", dice @ ..] => self.dice(dice, &mut events),
            ["card", card] => self.card(number(card), &mut events),
            ["deed", deed] => self.deed(lot(deed), &mut events),
            [seat, "throw", dice @ ..] if !dice.is_empty() => {
                if let Err(refusal) = self.game.play(Seat(number(seat)), &Action::Throw, &mut events) {
                    return self.tell_refusal(&refusal);
                }
                self.dice(dice, &mut events);
                events.retain(|event| !matches!(event, Event::Threw { .. }));
            }
            [seat, action @ ..] => {
                let before = self.game.clone();
                if let Err(refusal) = self.game.play(Seat(number(seat)), &action_of(action), &mut events) {
                    assert!(self.game == before && events.is_empty(), "a refusal changes nothing");
                    self.tell_refusal(&refusal);
                }
            }
            [] => unreachable!("empty lines are left out"),
        }
        events.iter().for_each(|event| self.tell(event));
    }

    fn dice(&mut self, dice: &[&str], events: &mut Vec<Event>) {
        assert_eq!(self.outcomes(), 36, "nobody throws here");
        let pips: Vec<u32> = dice.iter().map(|die| number(die)).collect();
        self.game.chance((pips[0] - 1) * 6 + pips[1] - 1, events);
    }

    fn card(&mut self, card: u8, events: &mut Vec<Event>) {
        let view = self.game.view(Viewer::Open);
        let pile = &view.decks[view.drawn_from as usize];
        let on_top = if pile.unseen.is_empty() { &pile.seen[..1] } else { &pile.unseen };
        assert_eq!(self.outcomes() as usize, on_top.len(), "nobody draws here");
        let outcome = on_top.iter().position(|&other| other == card).expect("the card may be on top");
        self.game.chance(outcome as u32, events);
    }

    fn deed(&mut self, deed: Lot, events: &mut Vec<Event>) {
        let view = self.game.view(Viewer::Open);
        let free: Vec<Lot> = (0..BOARD.len() as u8)
            .map(Lot)
            .filter(|lot| BOARD[usize::from(lot.0)].price[0] > 0)
            .filter(|lot| view.holdings[usize::from(lot.0)].owner.is_none())
            .collect();
        assert_eq!(self.outcomes() as usize, free.len(), "no deeds are dealt here");
        let outcome = free.iter().position(|&lot| lot == deed).expect("the deed is with the bank");
        self.game.chance(outcome as u32, events);
    }

    fn outcomes(&self) -> u32 {
        match self.game.next() {
            Next::Chance(of) => of.get(),
            Next::Seats(_) | Next::Over(_) => 0,
        }
    }

    fn tell(&mut self, event: &Event) {
        let rule = tabletop::Caused::rule(event).0;
        let told = in_words("on", &serde_json::to_value(event).unwrap());
        writeln!(self.out, "  [{rule}] {told}").unwrap();
    }

    fn tell_refusal(&mut self, refusal: &Refusal) {
        let told = in_words("code", &serde_json::to_value(refusal).unwrap());
        writeln!(self.out, "  no [{}] {told}", refusal.rule().0).unwrap();
    }

    /// Where all stand and what they have.
    fn look(&mut self) {
        let view = self.game.view(Viewer::Open);
        let pot = if view.pot > 0 { format!(", {} on fri-parkering", view.pot) } else { String::new() };
        writeln!(self.out, "  the bank has {} houses, {} hotels{pot}", view.houses, view.hotels).unwrap();
        for (seat, player) in view.players.iter().enumerate() {
            if player.out {
                writeln!(self.out, "  {seat} is out").unwrap();
                continue;
            }
            write!(self.out, "  {seat} at {} with {}", name(player.at.into()), player.cash).unwrap();
            player.prison.iter().for_each(|throws| write!(self.out, ", in prison {throws}").unwrap());
            player.cards.iter().for_each(|card| write!(self.out, ", card {card:?}").unwrap());
            for (square, own) in view.holdings.iter().enumerate() {
                if own.owner == Some(Seat(seat as u8)) {
                    let built = if own.level > 0 { format!("*{}", own.level) } else { String::new() };
                    let mortgaged = if own.mortgaged { "!" } else { "" };
                    write!(self.out, ", {}{built}{mortgaged}", name(square as u64)).unwrap();
                }
            }
            writeln!(self.out).unwrap();
        }
    }

    fn summary(&self) -> String {
        match self.game.next() {
            Next::Chance(of) => format!("nature draws one of {of}"),
            Next::Over(winners) => {
                format!("over: {:?} won", winners.iter().map(|seat| seat.0).collect::<Vec<_>>())
            }
            Next::Seats(seats) => format!("{} may: {}", seats[0].0, self.menu(seats[0])),
        }
    }

    /// The menu, with all objects of a verb in one.
    fn menu(&self, seat: Seat) -> String {
        let mut menu = Vec::new();
        self.game.menu(seat, &mut menu);
        let mut told: Vec<(String, String)> = Vec::new();
        for action in menu {
            let words = in_words("do", &serde_json::to_value(action).unwrap());
            let (verb, object) = words.split_once(' ').unwrap_or((&words, ""));
            match told.iter_mut().find(|(known, _)| known == verb) {
                Some((_, objects)) => *objects += &format!("; {object}"),
                None => told.push((verb.to_owned(), object.to_owned())),
            }
        }
        let told = told.iter().map(|(verb, objects)| format!("{verb} {objects}").trim_end().to_owned());
        told.collect::<Vec<_>>().join(", ")
    }
}

fn action_of(words: &[&str]) -> Action {
    let action = match words {
        ["throw"] => json!({ "do": "throw" }),
        ["use_card", it] => json!({ "do": "use_card", "deck": deck(it) }),
        ["bid", amount] => json!({ "do": "bid", "amount": number::<u32>(amount) }),
        ["wish", count] => json!({ "do": "wish", "count": number::<u8>(count) }),
        [verb @ ("build" | "mortgage" | "lift" | "place"), it] => json!({ "do": verb, "lot": lot(it) }),
        ["sell", it, down_to] => json!({ "do": "sell", "lot": lot(it), "down_to": number::<u8>(down_to) }),
        ["settle", value, lots @ ..] => {
            json!({ "do": "offer_settlement", "value": number::<u32>(value), "lots": all_lots(lots) })
        }
        ["offer", to, goods @ ..] => json!({
            "do": "offer",
            "to": number::<u8>(to),
            "give": basket(part(goods, "give")),
            "want": basket(part(goods, "want")),
            "lift": all_lots(part(goods, "lift")),
        }),
        ["accept", offer, rest @ ..] => {
            json!({ "do": "accept", "offer": number::<u32>(offer), "lift": all_lots(part(rest, "lift")) })
        }
        [verb @ ("refuse" | "withdraw"), offer] => json!({ "do": verb, "offer": number::<u32>(offer) }),
        [verb] => json!({ "do": verb }),
        _ => panic!("no action: {words:?}"),
    };
    serde_json::from_value(action).unwrap_or_else(|_| panic!("no action: {words:?}"))
}

/// The words after one of `give`, `want`, `lift`, up to the next of them.
fn part<'a>(words: &'a [&'a str], of: &str) -> &'a [&'a str] {
    let Some(start) = words.iter().position(|word| *word == of) else { return &[] };
    let rest = &words[start + 1..];
    let end = rest.iter().position(|word| ["give", "want", "lift"].contains(word)).unwrap_or(rest.len());
    &rest[..end]
}

fn basket(words: &[&str]) -> Value {
    let cash: u32 = words.iter().filter_map(|word| word.parse::<u32>().ok()).sum();
    let is_deck = |word: &&&str| ["chance", "community"].contains(*word);
    let cards: Vec<Deck> = words.iter().filter(is_deck).map(|word| deck(word)).collect();
    let lots: Vec<Lot> = words
        .iter()
        .filter(|word| !is_deck(word) && word.parse::<u32>().is_err())
        .map(|word| lot(word))
        .collect();
    json!({ "cash": cash, "lots": lots, "cards": cards })
}

fn all_lots(words: &[&str]) -> Vec<Lot> {
    words.iter().map(|word| lot(word)).collect()
}

/// A flat JSON object in words, its tag first, with the squares called by their names.
fn in_words(tag: &str, json: &Value) -> String {
    let all = json.as_object().expect("an object");
    let title = all[tag].as_str().expect("a tag").to_owned();
    let is_square = |key: &str| {
        matches!(key, "lot" | "lots" | "first" | "lift") || (title == "moved" && matches!(key, "from" | "to"))
    };
    let words = all.iter().filter(|(key, _)| *key != tag).filter_map(|(key, value)| {
        let told = value_in_words(value, is_square(key))?;
        Some(format!(" {key}={told}"))
    });
    let words: String = words.collect();
    title + &words
}

/// Nothing for what is empty, and for what nobody gives in a deal.
fn value_in_words(value: &Value, square: bool) -> Option<String> {
    match value {
        Value::Number(number) if square => Some(name(number.as_u64()?)),
        Value::Null => None,
        Value::Array(all) if all.is_empty() => None,
        Value::Array(all) => {
            let all: Vec<String> = all.iter().filter_map(|it| value_in_words(it, square)).collect();
            Some(format!("[{}]", all.join(" ")))
        }
        Value::Object(all) => {
            let parts = all.iter().filter(|(_, value)| **value != json!(0));
            let parts = parts.filter_map(|(key, value)| {
                let is_lot = matches!(key.as_str(), "lot" | "lots");
                Some(format!("{key} {}", value_in_words(value, is_lot)?))
            });
            let parts: Vec<String> = parts.collect();
            Some(format!("({})", parts.join(", ")))
        }
        Value::String(text) => Some(text.clone()),
        Value::Number(_) | Value::Bool(_) => Some(value.to_string()),
    }
}
