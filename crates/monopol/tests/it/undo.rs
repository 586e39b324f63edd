//! What can be taken back: everything that no throw, card or deed has followed. Nothing is hidden in this game.

use crate::{
    bot::{Random, all_simple, crossed, position_of, start},
    walks::options,
};
use monopol::{Action, Basket, Config, Monopol};
use std::{collections::BTreeSet, num::NonZeroU32};
use tabletop::{
    Bot, Dice, Game, Match, Next, Seat, Viewer, by_bots,
    testing::{seed, undo_leaves_no_trace, undo_tells_nothing},
};

/// Games for each number of players, each with other options.
const GAMES: u32 = 12;

fn some_options(seats: u8) -> impl Iterator<Item = (u32, Config)> {
    // The step is prime to the number of options, so that every one of them is met.
    (0..GAMES).map(move |number| (number, Config { rounds: Some(30), ..options(seats, 131 * number) }))
}

#[test]
fn what_can_be_taken_back_told_nobody_anything() {
    for seats in 2..=7 {
        let tried = some_options(seats).map(|(number, config)| {
            undo_tells_nothing(&start(&config), number..number + 1, NonZeroU32::new(8).unwrap())
        });
        let tried: usize = tried.sum();
        assert!(tried > 2_000, "with {seats} players only {tried} steps could be taken back");
    }
}

#[test]
fn what_was_taken_back_leaves_no_trace() {
    for seats in 2..=7 {
        let undone = some_options(seats)
            .map(|(number, config)| undo_leaves_no_trace(&start(&config), number..number + 1));
        let undone: usize = undone.sum();
        assert!(undone > 1_000, "with {seats} players only {undone} steps were taken back");
    }
}

/// What an action is called on the wire.
fn name(action: &Action) -> String {
    serde_json::to_value(action).unwrap()["do"].as_str().unwrap().to_owned()
}

/// A game of simple players, and of some who do anything.
fn players(config: &Config, number: u32) -> Vec<Box<dyn Bot<Monopol>>> {
    let mut players = all_simple(config);
    for (seat, player) in (0..number % u32::from(config.seats)).zip(&mut players) {
        *player = Box::new(Random(Dice::new(&seed(1_000 * number + seat))));
    }
    players
}

/// All that simple players do, and others at random.
#[test]
fn all_but_a_throw_and_a_card_can_be_taken_back() {
    let (mut without_luck, mut all) = (BTreeSet::new(), BTreeSet::new());
    for number in 0..120 {
        let config = Config { rounds: Some(120), ..options(2 + number as u8 % 6, 131 * number) };
        let mut played = Match::start(start(&config), &seed(number));
        let ended = played.play_out(by_bots(&mut players(&config, number)), |played| {
            let Some((_, action)) = &played.last().by else { return };
            all.insert(name(action));
            if !played.drew() && !matches!(played.game().next(), Next::Over(_)) {
                assert!(!played.showed(), "{action:?} shows what nobody hides");
                without_luck.insert(name(action));
            }
        });
        assert!(ended.is_some());
    }
    assert_eq!(all.difference(&without_luck).collect::<Vec<_>>(), ["take_chance", "throw"]);
    for wanted in
        ["accept", "bid", "build", "buy", "claim", "decline", "lift", "mortgage", "offer", "sell", "wish"]
    {
        assert!(without_luck.contains(wanted), "nobody ever did {wanted}");
    }
}

/// [mo.deal] A deal that was proposed by mistake, and one that was withdrawn by mistake.
#[test]
fn a_proposal_and_its_withdrawal_can_be_taken_back() {
    let mut played = Match::start(position_of(&crossed()), &seed(1));
    let give = Basket { cash: 500, ..Basket::default() };
    let offer = Action::Offer { to: Seat(1), give, want: Basket::default(), lift: Vec::new() };
    played.play(Seat(0), &offer).unwrap();
    assert!(!played.drew() && !played.showed());
    let number = played.game().view(Viewer::Table).offers[0].number;
    played.play(Seat(0), &Action::Withdraw { offer: number }).unwrap();
    assert!(!played.drew() && !played.showed());
}

/// At the end the secret is shown that all throws came from: who took the last step back could foresee them.
#[test]
fn the_end_cannot_be_taken_back() {
    let mut without_a_draw = 0;
    for number in 0..60 {
        let config = Config { rounds: Some(5), ..options(3, number) };
        let mut played = Match::start(start(&config), &seed(number));
        assert!(played.play_out(by_bots(&mut players(&config, number)), |_| {}).is_some());
        assert!(played.showed(), "game {number}");
        without_a_draw += u32::from(!played.drew());
    }
    assert!(without_a_draw > 5, "only {without_a_draw} games ended without a draw");
}

/// [mo.bankrupt.player] [mo.bankrupt.bank] Who is bankrupt is out, and nobody else.
#[test]
fn who_is_bankrupt_is_out() {
    let mut out = 0;
    for number in 0..20 {
        let config = Config { rounds: Some(200), ..Config::usual(4) };
        let mut played = Match::start(start(&config), &seed(number));
        let ended = played.play_out(by_bots(&mut all_simple(&config)), |played| {
            let (game, view) = (played.game(), played.game().view(Viewer::Table));
            for seat in (0..4).map(Seat) {
                assert_eq!(game.out().contains(seat), view.players[seat.index()].out, "{game:?}");
            }
        });
        assert!(ended.is_some());
        out += played.game().out().len();
    }
    assert!(out > 40, "only {out} players went bankrupt");
}
