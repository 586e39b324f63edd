//! Checks that any game must pass, written once. A game's own tests call them with its options.
//!
//! Every check panics with the number of the match that shows the fault: number and commit are a complete bug report.
//!
//! ```
//! use std::num::NonZeroU32;
//! use tabletop::cuckoo::{Action, Config, Cuckoo};
//! use tabletop::{Game, Seat, testing};
//!
//! let asks = (0..4).map(|seat| Action::Ask { other: Seat(seat) });
//! let others = [Action::Keep, Action::Exchange, Action::Decline, Action::Agree];
//! let walk = testing::Walk::<Cuckoo> {
//!     invariants: Cuckoo::invariants,
//!     attempts: others.into_iter().chain(asks).collect(),
//!     tries: 8,
//! };
//! walk.holds(&Config { seats: 3 }, 0..20);
//! testing::secrets_stay_secret::<Cuckoo>(&Config { seats: 3 }, 0..20, NonZeroU32::MIN);
//!
//! // What can be taken back told nobody anything, and there is something that can be.
//! let start = Cuckoo::newest(&Config { seats: 3 }).unwrap();
//! assert!(testing::undo_tells_nothing(&start, 0..20, NonZeroU32::MIN) > 0);
//! assert!(testing::undo_leaves_no_trace(&start, 0..20) > 0);
//! ```

mod secrets;
mod undo;
mod walks;

use crate::{Bytes32, Dice, Draw, Game, Next, Seat, Seed, play_out};
pub use secrets::secrets_stay_secret;
use std::cell::RefCell;
pub use undo::{undo_leaves_no_trace, undo_tells_nothing};
pub use walks::Walk;

/// A seed for the n-th match of a test.
pub fn seed(number: u32) -> Seed {
    let mut bytes = [0; 32];
    bytes[..4].copy_from_slice(&number.to_le_bytes());
    Seed(Bytes32(bytes))
}

/// Plays a match at random, and shows `visit` every position, the first and the last included. The dice are those of the
/// match: what `visit` draws changes what comes.
///
/// ```
/// use tabletop::cuckoo::{Config, Cuckoo};
/// use tabletop::{Game, Next, testing};
///
/// let mut decisions = 0;
/// testing::walk(&Config { seats: 4 }, 1, |game: &Cuckoo, _| {
///     decisions += u32::from(matches!(game.next(), Next::Seats(_)));
/// });
/// assert!(decisions >= 4);
/// ```
///
/// # Panics
///
/// If the options are not allowed, or if the match never ends.
pub fn walk<G: Game>(config: &G::Config, number: u32, visit: impl FnMut(&G, &mut Dice)) {
    walk_from(&G::newest(config).expect("these options are allowed"), number, visit);
}

fn walk_from<G: Game>(start: &G, number: u32, mut visit: impl FnMut(&G, &mut Dice)) {
    let mut game = start.clone();
    let dice = RefCell::new(Dice::new(&seed(number)));
    let choose = |_: &G, _: Seat, menu: &[G::Action]| dice.borrow_mut().pick(menu).clone();
    let ended = play_out(&mut game, &mut &dice, choose, |game| visit(game, &mut dice.borrow_mut()));
    assert!(ended.is_some(), "{}: match {number} never ends", G::NAME);
}

fn menu_of<G: Game>(game: &G, seat: Seat) -> Vec<G::Action> {
    let mut menu = Vec::new();
    game.menu(seat, &mut menu);
    menu
}

/// Counts the positions at a depth, through every action of every waiting seat and every draw: a number that
/// changes with any change of the rules.
///
/// ```
/// use tabletop::cuckoo::{Config, Cuckoo};
/// use tabletop::{Game, testing::perft};
///
/// let start = Cuckoo::newest(&Config { seats: 2 }).unwrap();
/// assert_eq!(perft(&start, 2), 12 * 11, "two cards are dealt");
/// assert_eq!(perft(&start, 3), 12 * 11 * 6, "each of the two can keep, exchange or ask");
/// ```
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
