//! The position above the line of a script; see `script.rs`.

use crate::script::{deck, lines, lot, number};
use monopol::{
    Config, DeckView, HoldingView, Interest, Monopol, PlayerView, Stage, View,
    squares::{CARDS, CardEffect, Deck, Prices},
};
use tabletop::{Dice, Game, Imagine, Seat, Viewer, testing::seed};

pub(crate) fn position_of(text: &str) -> Monopol {
    let lines: Vec<Vec<&str>> = lines(text).collect();
    let all_of = |name: &'static str| lines.iter().filter(move |line| line[0] == name).map(|line| &line[1..]);
    let count = |name: &'static str| all_of(name).next().map(|words| number::<u16>(words[0]));
    let options: Vec<&str> = all_of("options").flatten().copied().collect();
    let seats = count("new").map_or(all_of("player").count() as u8, |seats| seats as u8);
    let rules = count("rules").unwrap_or(*Monopol::RULES.end());
    let fresh = Monopol::new(&config(seats, &options), rules).expect("such a game can be played");
    if count("new").is_some() {
        return fresh;
    }

    let mut view = fresh.view(Viewer::Open);
    view.stage = Stage::Turn;
    view.contending = Vec::new();
    view.round = count("round").unwrap_or(1);
    view.turn = Seat(count("turn").unwrap_or_default() as u8);
    view.doubles = count("doubles").unwrap_or_default() as u8;
    view.pot = count("pot").unwrap_or_default().into();
    for words in all_of("player") {
        view.players[number::<usize>(words[0])] = player(&words[1..]);
    }
    for words in all_of("own") {
        words[1..].iter().for_each(|word| own(&mut view, Seat(number(words[0])), word));
    }
    for words in all_of("deck") {
        let seen: Vec<u8> = words[1..].iter().map(|card| number(card)).collect();
        let unseen = (0..CARDS as u8).filter(|_| seen.len() < CARDS - 1).filter(|card| !seen.contains(card));
        view.decks[deck(words[0]) as usize] = DeckView { unseen: unseen.collect(), seen: seen.clone() };
    }
    for deck in [Deck::Chance, Deck::Community] {
        if view.players.iter().any(|player| player.cards.contains(&deck)) {
            view.decks[deck as usize].unseen.retain(|&card| deck.card(card) != CardEffect::OutOfPrison);
        }
    }
    let cash: i64 = view.players.iter().map(|player| i64::from(player.cash)).sum();
    view.bank = -cash - i64::from(view.pot);
    Monopol::guess(&fresh, &view, &mut Dice::new(&seed(0)))
}

fn config(seats: u8, options: &[&str]) -> Config {
    let has = |word: &str| options.contains(&word);
    let after = |word: &str| options.iter().skip_while(|it| **it != word).nth(1).copied();
    Config {
        prices: if has("new") { Prices::New } else { Prices::Old },
        interest: match (has("lifting-only"), has("no-interest")) {
            (true, _) => Interest::LiftingOnly,
            (_, true) => Interest::None,
            (false, false) => Interest::Rulebook,
        },
        automatic_rent: has("automatic"),
        dealt: after("dealt").map(number),
        rounds: after("rounds").map(number),
        parking_money: has("parking"),
        double_salary: has("double"),
        no_auctions: has("no-auctions"),
        extra_throw_out_of_prison: !has("no-extra-throw"),
        ..Config::usual(seats)
    }
}

fn player(words: &[&str]) -> PlayerView {
    if words[0] == "out" {
        return PlayerView { cash: 0, at: 0, prison: None, cards: Vec::new(), out: true };
    }
    let after = |word: &'static str| words.iter().skip_while(move |it| **it != word).skip(1);
    let prison = after("prison").next().map(|throws| number(throws));
    let at = if prison.is_some() { 10 } else { after("at").next().map_or(0, |square| lot(square).0) };
    let cards = after("cards").map(|card| deck(card)).collect();
    PlayerView { cash: number(words[0]), at, prison, cards, out: false }
}

/// `hornsgatan*3`, `södra-station!`.
fn own(view: &mut View, owner: Seat, word: &str) {
    let (word, mortgaged) = word.strip_suffix('!').map_or((word, false), |word| (word, true));
    let (square, level) = word.split_once('*').map_or((word, 0), |(square, level)| (square, number(level)));
    let holding = &mut view.holdings[usize::from(lot(square).0)];
    *holding = HoldingView { owner: Some(owner), level, mortgaged, ..*holding };
    match level {
        5 => view.hotels -= 1,
        houses => view.houses -= houses,
    }
}
