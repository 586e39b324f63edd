//! Checks that any game must pass, written once. A game's own tests call them with its options.
//!
//! Every check panics with the seed that shows the fault: seed and commit are a complete bug report.

use crate::{AnyMatch, Bytes32, Dice, Draw, Game, Imagine, Next, Seat, SeatSet, Seed, Viewer};
use std::{num::NonZeroU32, ops::Range};

/// More steps than any match of ours can have: a match that goes on longer never ends.
const STEPS_MAX: usize = 100_000;

/// A seed for the n-th match of a test.
pub fn seed(number: u32) -> Seed {
    let mut bytes = [0; 32];
    bytes[..4].copy_from_slice(&number.to_le_bytes());
    Seed(Bytes32(bytes))
}

/// The parts of a game that a walk cannot know.
pub struct Walk<G: Game> {
    /// What the game says of itself at every position.
    pub invariants: fn(&G) -> Result<(), String>,
    /// Actions to try beside the menu: enough that everything `play` could accept is among them.
    pub attempts: Vec<G::Action>,
    /// How many of them are tried at each position, any of them with the same chance; all, if there are no more.
    pub tries: usize,
}

impl<G: Game> Walk<G> {
    /// Plays at random, one match for each number, and holds at every position that the invariants hold, that
    /// the menu is exactly what `play` accepts from a waiting seat, that a refusal changes nothing, and that
    /// somebody at the table wins.
    pub fn holds(&self, config: &G::Config, matches: Range<u32>) {
        for number in matches {
            walk(config, number, |game: &G, dice| self.visit(game, number, dice));
        }
    }

    fn visit(&self, game: &G, number: u32, dice: &mut Dice) {
        if let Err(broken) = (self.invariants)(game) {
            panic!("match {number}: {broken}\n{game:?}");
        }
        match game.next() {
            Next::Chance(_) => {}
            Next::Seats(waiting) => {
                assert!(!waiting.is_empty(), "match {number}: nobody is waited for\n{game:?}");
                for seat in waiting {
                    self.menu_is_what_play_accepts(game, seat, number, dice);
                }
            }
            Next::Over(winners) => {
                assert!(!winners.is_empty(), "match {number}: nobody has won");
                let strangers = winners.without(SeatSet::all(game.seats()));
                assert!(strangers.is_empty(), "match {number}: {strangers:?} won without a seat");
            }
        }
    }

    fn menu_is_what_play_accepts(&self, game: &G, seat: Seat, number: u32, dice: &mut Dice) {
        let menu = menu_of(game, seat);
        assert!(!menu.is_empty(), "match {number}: {seat:?} is waited for and can do nothing\n{game:?}");
        for action in menu.iter().chain(self.some_attempts(dice)) {
            let mut after = game.clone();
            let offered = menu.contains(action);
            match after.play(seat, action, &mut ()) {
                Ok(()) => {
                    assert!(offered, "match {number}: {action:?} is accepted but not offered\n{game:?}")
                }
                Err(refusal) => {
                    assert!(!offered, "match {number}: {action:?} is offered but {refusal:?}\n{game:?}");
                    assert_eq!(&after, game, "match {number}: {refusal:?} changed something");
                }
            }
        }
    }
}

impl<G: Game> Walk<G> {
    fn some_attempts(&self, dice: &mut Dice) -> impl Iterator<Item = &G::Action> {
        let count = NonZeroU32::new(self.attempts.len() as u32);
        let some = count.filter(|_| self.tries < self.attempts.len());
        let drawn = some.map(|count| (0..self.tries).map(move |_| dice.below(count) as usize));
        let all = drawn.is_none().then_some(&self.attempts);
        all.into_iter().flatten().chain(drawn.into_iter().flatten().map(|index| &self.attempts[index]))
    }
}

/// What each viewer can know is all it is sent. At one in `sample` of the positions where a seat must act:
/// - what a viewer guesses from its view looks the same to that viewer;
/// - played on from the guess with the same open moves, everything the viewer is told stays the same, although
///   the hidden cards differ.
pub fn secrets_stay_secret<G: Imagine>(config: &G::Config, matches: Range<u32>, sample: NonZeroU32) {
    let start = G::newest(config).expect("these options are allowed");
    for number in matches {
        walk(config, number, |game: &G, dice| {
            let Next::Seats(_) = game.next() else { return };
            if dice.below(sample) > 0 {
                return;
            }
            let seats = (0..game.seats()).map(Seat);
            for viewer in seats.clone().map(Viewer::Seat).chain([Viewer::Table, Viewer::Open]) {
                let view = game.view(viewer);
                let imagined = G::guess(&start, &view, dice);
                assert_eq!(
                    imagined.view(viewer),
                    view,
                    "match {number}: the guess looks different to {viewer:?}"
                );
                for seat in seats.clone().filter(|&seat| viewer.sees(seat)) {
                    assert_eq!(
                        menu_of(game, seat),
                        menu_of(&imagined, seat),
                        "match {number}: the menu tells a secret"
                    );
                }
                told_the_same(game, &imagined, viewer, number);
            }
        });
    }
}

/// Plays every action that both positions accept, and compares what the viewer is told.
fn told_the_same<G: Game>(game: &G, imagined: &G, viewer: Viewer, number: u32) {
    let Next::Seats(waiting) = game.next() else { return };
    for seat in waiting {
        for action in &menu_of(game, seat) {
            let (mut real, mut other) = (game.clone(), imagined.clone());
            let (mut real_log, mut other_log) = (Vec::new(), Vec::new());
            real.play(seat, action, &mut real_log).expect("all of the menu is accepted");
            // The hidden cards differ, so what another seat does may be impossible there.
            if other.play(seat, action, &mut other_log).is_err() {
                continue;
            }
            let told = |log: &[G::Event]| log.iter().map(|e| G::mask(e, viewer)).collect::<Vec<_>>();
            assert_eq!(told(&real_log), told(&other_log), "match {number}: {viewer:?} is told a secret");
            // What a seat does itself may lay something open to it: a pile it steals, a card it turns.
            if !viewer.sees(seat) {
                assert_eq!(real.view(viewer), other.view(viewer), "match {number}: {viewer:?} sees a secret");
            }
            draw_the_same(real, other, viewer, number);
        }
    }
}

/// Lets nature move once in both positions, and compares what a viewer is told who may not see the outcome.
fn draw_the_same<G: Game>(real: G, other: G, viewer: Viewer, number: u32) {
    let (Next::Chance(n), Next::Chance(m)) = (real.next(), other.next()) else { return };
    assert_eq!(n, m, "match {number}: {viewer:?} could tell the positions apart by the number of outcomes");
    let told = |game: &G, outcome: u32| {
        let (mut after, mut log) = (game.clone(), Vec::new());
        after.chance(outcome, &mut log);
        let covered: Vec<_> = log.iter().map(|e| G::mask(e, viewer)).collect();
        (covered == log, covered, after.view(viewer))
    };
    let (open, real_told, real_view) = told(&real, 0);
    let (_, other_told, other_view) = told(&other, n.get() - 1);
    if !open {
        assert_eq!(real_told, other_told, "match {number}: {viewer:?} is told what was drawn");
        assert_eq!(real_view, other_view, "match {number}: {viewer:?} sees what was drawn");
    }
}

/// Plays a match at random, and shows `visit` every position.
pub fn walk<G: Game>(config: &G::Config, number: u32, mut visit: impl FnMut(&G, &mut Dice)) {
    let mut dice = Dice::new(&seed(number));
    let mut game = G::newest(config).expect("these options are allowed");
    for _ in 0..STEPS_MAX {
        visit(&game, &mut dice);
        if !step_at_random(&mut game, &mut dice) {
            return nobody_is_asked_any_more(&game, number);
        }
    }
    panic!("{}: match {number} never ends", G::NAME);
}

fn nobody_is_asked_any_more<G: Game>(game: &G, number: u32) {
    assert!(game.asked().is_empty(), "match {number} is over, and somebody is asked something");
    for seat in (0..game.seats()).map(Seat) {
        let menu = menu_of(game, seat);
        assert!(menu.is_empty(), "match {number} is over, and {seat:?} is offered {menu:?}");
    }
}

/// One step of random play: a draw, or anything on the menu of the first seat waited for. False when it is over.
fn step_at_random<G: Game>(game: &mut G, dice: &mut Dice) -> bool {
    match game.next() {
        Next::Chance(of) => game.chance(dice.below(of), &mut ()),
        Next::Seats(seats) => {
            let action = any_action(game, seats[0], dice);
            game.play(seats[0], &action, &mut ()).expect("all of the menu is accepted");
        }
        Next::Over(_) => return false,
    }
    true
}

fn menu_of<G: Game>(game: &G, seat: Seat) -> Vec<G::Action> {
    let mut menu = Vec::new();
    game.menu(seat, &mut menu);
    menu
}

fn any_action<G: Game>(game: &G, seat: Seat, dice: &mut Dice) -> G::Action {
    let mut menu = menu_of(game, seat);
    let count = NonZeroU32::new(menu.len() as u32).expect("a waiting seat can do something");
    menu.swap_remove(dice.below(count) as usize)
}

/// Plays a match to its end at random. `each` is shown the table after every step, the opening included.
pub fn play_out<G: Game>(game: &mut crate::Match<G>, dice: &mut Dice, each: &mut dyn FnMut(&dyn AnyMatch)) {
    each(game);
    for _ in 0..STEPS_MAX {
        let Next::Seats(seats) = game.game().next() else { return };
        let action = any_action(game.game(), seats[0], dice);
        game.play(seats[0], &action).expect("all of the menu is accepted");
        each(game);
    }
    panic!("{}: a match that never ends", G::NAME);
}

/// Counts the positions at a depth, through every action of every waiting seat and every draw: a number that
/// changes with any change of the rules.
pub fn perft<G: Game>(game: &G, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    match game.next() {
        Next::Over(_) => 1,
        Next::Chance(of) => (0..of.get())
            .map(|outcome| {
                let mut after = game.clone();
                after.chance(outcome, &mut ());
                perft(&after, depth - 1)
            })
            .sum(),
        Next::Seats(seats) => seats.into_iter().map(|seat| perft_of_seat(game, seat, depth)).sum(),
    }
}

fn perft_of_seat<G: Game>(game: &G, seat: Seat, depth: u32) -> u64 {
    menu_of(game, seat)
        .iter()
        .map(|action| {
            let mut after = game.clone();
            after.play(seat, action, &mut ()).expect("all of the menu is accepted");
            perft(&after, depth - 1)
        })
        .sum()
}
