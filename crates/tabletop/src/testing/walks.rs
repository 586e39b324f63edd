//! Random play against what holds at every position.

use super::{menu_of, walk_from};
use crate::{Dice, Draw, Game, Next, Seat, SeatSet};
use std::ops::Range;

/// So many times somebody may do the plainest thing before the game moves on: to raise money for a debt, one sells house
/// after house.
const PLAIN_ANSWERS_MAX: usize = 100;

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
    /// Plays at random, one match for each number, and holds at every position that
    ///
    /// - the invariants hold;
    /// - the menu of a seat that is waited for is exactly what `play` accepts from it, and never empty;
    /// - the menu of a seat that is only asked something is accepted, and never empty;
    /// - no menu offers anything twice, and nobody else has a menu that is refused;
    /// - what a seat is made to do when its time is up is accepted;
    /// - those who do only that, or only the first thing on their menu, soon move the game on;
    /// - a refusal changes nothing;
    /// - who is out never comes back, is neither waited for nor asked, is offered nothing and refused everything;
    /// - somebody at the table wins, and then nobody is asked or offered anything any more.
    ///
    /// # Panics
    ///
    /// If something does not hold.
    pub fn holds(&self, config: &G::Config, matches: Range<u32>) {
        self.holds_by(*G::RULES.end(), config, matches);
    }

    /// As [`holds`](Walk::holds), by this version of the rules: matches laid by older ones must be as sound.
    ///
    /// # Panics
    ///
    /// If something does not hold.
    pub fn holds_by(&self, rules: u16, config: &G::Config, matches: Range<u32>) {
        let start = G::new(config, rules).expect("these options are allowed");
        for number in matches {
            let mut out = SeatSet::EMPTY;
            walk_from(&start, number, |game: &G, dice| {
                let visit = Visit { walk: self, game, number };
                visit.holds(dice);
                out = visit.stay_out(out, dice);
            });
        }
    }

    fn some_attempts(&self, dice: &mut Dice) -> Vec<&G::Action> {
        if self.tries >= self.attempts.len() {
            return self.attempts.iter().collect();
        }
        (0..self.tries).map(|_| dice.pick(&self.attempts)).collect()
    }
}

/// One position of a walk.
struct Visit<'a, G: Game> {
    walk: &'a Walk<G>,
    game: &'a G,
    number: u32,
}

impl<G: Game> Visit<'_, G> {
    fn holds(&self, dice: &mut Dice) {
        let Visit { walk, game, number } = self;
        if let Err(broken) = (walk.invariants)(game) {
            panic!("match {number}: {broken}\n{game:?}");
        }
        match game.next() {
            Next::Chance(_) => {}
            Next::Seats(waiting) => self.decisions(&waiting, dice),
            Next::Over(winners) => self.end(winners),
        }
    }

    fn decisions(&self, waiting: &[Seat], dice: &mut Dice) {
        let Visit { game, number, .. } = self;
        assert!(!waiting.is_empty(), "match {number}: nobody is waited for\n{game:?}");
        for &seat in waiting {
            let menu = self.menu_is_what_play_accepts(seat, dice);
            let Some(made_to) = game.timeout(seat) else {
                panic!("match {number}: {seat:?} cannot be made to do anything\n{game:?}");
            };
            self.is_accepted(seat, std::slice::from_ref(&made_to), "a time-out");
            let first = menu.into_iter().next().expect("it has just been seen");
            if made_to != first {
                self.goes_on(seat, made_to, |game| game.timeout(seat), "being late");
            }
            let first_again = |game: &G| menu_of(game, seat).into_iter().next();
            self.goes_on(seat, first, first_again, "the first on the menu");
        }

        let asked = game.asked();
        for seat in &asked {
            assert!(!waiting.contains(seat), "match {number}: {seat:?} is asked and waited for\n{game:?}");
            assert!(!menu_of(*game, *seat).is_empty(), "match {number}: {seat:?} cannot answer\n{game:?}");
        }
        for seat in (0..game.seats()).map(Seat).filter(|seat| !waiting.contains(seat)) {
            let menu = self.menu_without_repetition(seat);
            self.is_accepted(seat, &menu, "on the menu");
        }
    }

    fn menu_is_what_play_accepts(&self, seat: Seat, dice: &mut Dice) -> Vec<G::Action> {
        let Visit { walk, game, number } = self;
        let menu = self.menu_without_repetition(seat);
        assert!(!menu.is_empty(), "match {number}: {seat:?} is waited for and can do nothing\n{game:?}");
        self.is_accepted(seat, &menu, "on the menu");
        for action in walk.some_attempts(dice).into_iter().filter(|action| !menu.contains(action)) {
            self.is_refused(seat, action, "accepted but not offered");
        }
        menu
    }

    fn is_refused(&self, seat: Seat, action: &G::Action, otherwise: &str) {
        let Visit { game, number, .. } = self;
        let mut after = (*game).clone();
        let Err(refusal) = after.play(seat, action, &mut ()) else {
            panic!("match {number}: {action:?} of {seat:?} is {otherwise}\n{game:?}");
        };
        assert_eq!(&after, *game, "match {number}: {refusal:?} changed something");
    }

    fn menu_without_repetition(&self, seat: Seat) -> Vec<G::Action> {
        let Visit { game, number, .. } = self;
        let menu = menu_of(*game, seat);
        let twice = (1..menu.len()).find(|&at| menu[..at].contains(&menu[at]));
        assert!(twice.is_none(), "match {number}: {seat:?} is offered something twice: {menu:?}\n{game:?}");
        menu
    }

    fn is_accepted(&self, seat: Seat, actions: &[G::Action], what: &str) {
        let Visit { game, number, .. } = self;
        for action in actions {
            if let Err(refusal) = (*game).clone().play(seat, action, &mut ()) {
                panic!("match {number}: {action:?} of {seat:?} is {what} but {refusal:?}\n{game:?}");
            }
        }
    }

    /// Whoever is waited for and does the plainest thing, again and again, soon comes to a draw, to another's decision, or
    /// to the end.
    fn goes_on(&self, seat: Seat, plain: G::Action, again: impl Fn(&G) -> Option<G::Action>, what: &str) {
        let Visit { game, number, .. } = self;
        let (mut after, mut action) = ((*game).clone(), plain);
        for _ in 0..PLAIN_ANSWERS_MAX {
            after.play(seat, &action, &mut ()).expect("all of the menu and every time-out is accepted");
            if after.next() != game.next() {
                return;
            }
            action = again(&after).expect("a seat that is waited for can do something");
        }
        panic!("match {number}: {what} never moves the game on\n{game:?}");
    }

    /// Those who were out still are, and take no part. Answers who is out now.
    fn stay_out(&self, before: SeatSet, dice: &mut Dice) -> SeatSet {
        let Visit { walk, game, number } = self;
        let out = game.out();
        let strangers = out.without(SeatSet::all(game.seats()));
        assert!(strangers.is_empty(), "match {number}: {strangers:?} is out without a seat\n{game:?}");
        let back = before.without(out);
        assert!(back.is_empty(), "match {number}: {back:?} was out and is back\n{game:?}");
        for seat in out {
            let is_waited_for = matches!(game.next(), Next::Seats(waiting) if waiting.contains(&seat));
            let is_asked = game.asked().contains(&seat);
            assert!(!is_waited_for && !is_asked, "match {number}: {seat:?} is out and must act\n{game:?}");
            let menu = menu_of(*game, seat);
            assert!(menu.is_empty(), "match {number}: {seat:?} is out and is offered {menu:?}\n{game:?}");
            for action in walk.some_attempts(dice) {
                self.is_refused(seat, action, "accepted though the seat is out");
            }
        }
        out
    }

    fn end(&self, winners: SeatSet) {
        let Visit { game, number, .. } = self;
        assert!(!winners.is_empty(), "match {number}: nobody has won");
        let strangers = winners.without(SeatSet::all(game.seats()));
        assert!(strangers.is_empty(), "match {number}: {strangers:?} won without a seat");
        assert!(game.asked().is_empty(), "match {number} is over, and somebody is asked something");
        for seat in (0..game.seats()).map(Seat) {
            let menu = menu_of(*game, seat);
            assert!(menu.is_empty(), "match {number} is over, and {seat:?} is offered {menu:?}");
        }
    }
}
