//! A search that any game can use in which one can imagine what one does not see.
//!
//! In each round the hidden is guessed anew, and the guess is played on until the game says how everybody stands. Plays
//! are chosen in a tree, by what they have brought to whoever makes them and how little they have been tried; where the
//! tree ends everybody plays by habit. Draws are not in the tree, nor what differs from guess to guess: what counts is
//! what a play brings on average, as often as it can be made.

use std::num::NonZeroU32;
use tabletop::{Draw, Game, Imagine, Next, QuickDice, SEATS_MAX, Seat};

/// What a bot gives the search: what it knows of its game.
pub trait Search {
    /// What is played.
    type Game: Imagine;

    /// Some position that looks like `view` to its viewer, the likelier the oftener.
    fn imagine(&self, view: &View<Self>, luck: &mut QuickDice) -> Self::Game;

    /// How every seat stands, if it need not be played on from here: at the end, of course, but also where it can be
    /// reckoned or estimated. `root` is where this guess began.
    fn settled(&self, game: &Self::Game, root: &Self::Game) -> Option<Standings>;

    /// What somebody does without much thought in a seat that the game waits for.
    fn habit(&self, game: &Self::Game, seat: Seat, luck: &mut QuickDice) -> Action<Self>;
}

/// What a viewer knows in the game that is searched.
type View<S> = <<S as Search>::Game as Game>::View;
/// What is tried in it.
type Action<S> = <<S as Search>::Game as Game>::Action;

/// How each seat stands, in seat order.
pub type Standings = [Outlook; SEATS_MAX];

/// How a seat stands.
#[derive(Copy, Clone, Debug, Default, PartialEq)]
pub struct Outlook {
    /// How likely the seat wins the match, from 0 to 1.
    pub chance: f32,
    /// What counts when plays are compared: mostly the chance. Also from 0 to 1, or little more.
    pub worth: f32,
}

/// How much is thought.
#[derive(Copy, Clone, Debug, PartialEq)]
pub struct Effort {
    /// So many times the hidden is guessed: the more, the stronger and the slower.
    pub rounds: u32,
    /// How much a play that has seldom been tried is favoured, in worth.
    pub curiosity: f32,
    /// Whether the others choose in the tree as well; if not, they play by habit.
    pub others_think: bool,
}

/// A play in the tree.
struct Branch<A> {
    action: A,
    /// How often it could be played, and how often it was.
    possible: u32,
    tried: u32,
    /// The sum of what came of it, for the seat that made it.
    brought: Outlook,
    /// Where it leads: a place in the tree.
    to: usize,
}

/// The plays tried so far at each place; the first place is now.
struct Tree<A>(Vec<Vec<Branch<A>>>);

impl Effort {
    /// What each action of the menu brings `seat` on average, in the order of the menu.
    pub fn weigh<S: Search>(
        &self,
        mind: &S,
        seat: Seat,
        view: &View<S>,
        menu: &[Action<S>],
        luck: &mut QuickDice,
    ) -> Vec<Outlook> {
        let mut tree = Tree(vec![Vec::new()]);
        for _ in 0..self.rounds {
            self.grow(&mut tree, mind, mind.imagine(view, luck), seat, luck);
        }
        let brought = |action: &Action<S>| {
            let branch = tree.0[0].iter().find(|branch| branch.action == *action);
            branch.map_or(Outlook::default(), |branch| branch.brought.mean(branch.tried))
        };
        menu.iter().map(brought).collect()
    }

    /// Plays a guess on until it is settled, and remembers what came of it.
    fn grow<S: Search>(
        &self,
        tree: &mut Tree<Action<S>>,
        mind: &S,
        root: S::Game,
        seat: Seat,
        luck: &mut QuickDice,
    ) {
        let mut game = root.clone();
        let (mut path, mut menu) = (Vec::new(), Vec::new());
        let mut at = Some(0);
        let standings = loop {
            if let Some(standings) = mind.settled(&game, &root) {
                break standings;
            }
            let mover = match game.next() {
                Next::Chance(of) => {
                    game.chance(luck.below(of), &mut ());
                    continue;
                }
                // The first play is the searching seat's, whoever else is waited for.
                Next::Seats(_) if path.is_empty() && at.is_some() => seat,
                Next::Seats(seats) => seats[0],
                Next::Over(_) => unreachable!("a game that is over is settled"),
            };
            let action = match at {
                Some(place) if mover == seat || self.others_think => {
                    menu.clear();
                    game.menu(mover, &mut menu);
                    let (branch, is_new) = tree.branch(place, &menu, self.curiosity, luck);
                    path.push((place, branch, mover));
                    at = (!is_new).then_some(tree.0[place][branch].to);
                    tree.0[place][branch].action.clone()
                }
                Some(_) | None => mind.habit(&game, mover, luck),
            };
            game.play(mover, &action, &mut ()).expect("all of the menu is accepted");
        };
        for (place, branch, mover) in path {
            let branch = &mut tree.0[place][branch];
            branch.tried += 1;
            branch.brought.add(standings[mover.index()]);
        }
    }
}

impl<A: Clone + PartialEq> Tree<A> {
    /// A play to try at a place: one that never was, if there is any, and then it is added; or the most promising.
    fn branch(&mut self, place: usize, menu: &[A], curiosity: f32, luck: &mut QuickDice) -> (usize, bool) {
        let tried = |action: &A| self.0[place].iter().position(|branch| branch.action == *action);
        let untried: Vec<&A> = menu.iter().filter(|action| tried(action).is_none()).collect();
        let known: Vec<usize> = menu.iter().filter_map(tried).collect();
        for &branch in &known {
            self.0[place][branch].possible += 1;
        }
        if let Some(count) = NonZeroU32::new(untried.len() as u32) {
            let (action, to) = (untried[luck.below(count) as usize].clone(), self.0.len());
            self.0.push(Vec::new());
            self.0[place].push(Branch { action, possible: 1, tried: 0, brought: Outlook::default(), to });
            return (self.0[place].len() - 1, true);
        }
        let promise = |branch: &usize| self.0[place][*branch].promise(curiosity);
        let best = known.into_iter().max_by(|a, b| promise(a).total_cmp(&promise(b)));
        (best.expect("the menu of a waiting seat is never empty"), false)
    }
}

impl<A> Branch<A> {
    fn promise(&self, curiosity: f32) -> f32 {
        let (possible, tried) = (self.possible as f32, self.tried as f32);
        self.brought.worth / tried + curiosity * (libm::logf(possible) / tried).sqrt()
    }
}

impl Outlook {
    fn add(&mut self, more: Outlook) {
        self.chance += more.chance;
        self.worth += more.worth;
    }

    /// The mean of so many, of which this is the sum.
    fn mean(self, count: u32) -> Outlook {
        let count = count.max(1) as f32;
        Outlook { chance: self.chance / count, worth: self.worth / count }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Random;
    use tabletop::{
        Bot, Viewer, by_bots,
        cuckoo::{self, Config, Cuckoo},
        play_out,
    };

    /// Knows of Cuckoo who has won, and that most people keep their card.
    struct Mind(Cuckoo);

    impl Search for Mind {
        type Game = Cuckoo;

        fn imagine(&self, view: &cuckoo::View, luck: &mut QuickDice) -> Cuckoo {
            Cuckoo::guess(&self.0, view, luck)
        }

        fn settled(&self, game: &Cuckoo, _: &Cuckoo) -> Option<Standings> {
            let Next::Over(winners) = game.next() else { return None };
            let mut standings = [Outlook::default(); SEATS_MAX];
            for seat in winners.iter() {
                let chance = winners.share(seat);
                standings[seat.index()] = Outlook { chance, worth: chance };
            }
            Some(standings)
        }

        fn habit(&self, game: &Cuckoo, seat: Seat, _: &mut QuickDice) -> cuckoo::Action {
            game.timeout(seat).expect("whoever is waited for can keep the card")
        }
    }

    struct Searching(Mind, Effort, QuickDice);

    impl Bot<Cuckoo> for Searching {
        fn choose(&mut self, seat: Seat, view: &cuckoo::View, menu: &[cuckoo::Action]) -> cuckoo::Action {
            let weighed = self.1.weigh(&self.0, seat, view, menu, &mut self.2);
            assert_eq!(weighed.len(), menu.len());
            let best = (0..menu.len()).max_by(|&a, &b| weighed[a].worth.total_cmp(&weighed[b].worth));
            menu[best.expect("there is a choice")]
        }
    }

    fn two() -> Cuckoo {
        Cuckoo::newest(&Config { seats: 2 }).unwrap()
    }

    fn searching(rounds: u32, others_think: bool) -> Searching {
        Searching(Mind(two()), Effort { rounds, curiosity: 0.6, others_think }, QuickDice::new(1))
    }

    #[test]
    fn a_low_card_is_exchanged_and_a_high_one_kept() {
        for others_think in [false, true] {
            // Of twelve cards the first two are ones, the last two sixes.
            for (outcome, wise) in [(0, cuckoo::Action::Exchange), (11, cuckoo::Action::Keep)] {
                let mut game = two();
                game.chance(outcome, &mut ());
                game.chance(5, &mut ());
                let menu = [cuckoo::Action::Keep, cuckoo::Action::Exchange];
                let view = game.view(Viewer::Seat(Seat(0)));
                assert_eq!(searching(400, others_think).choose(Seat(0), &view, &menu), wise);
            }
        }
    }

    #[test]
    fn searching_beats_chance() {
        let mut won = 0.0;
        for number in 0..400 {
            let mut bots: [Box<dyn Bot<Cuckoo>>; 2] =
                [Box::new(searching(100, true)), Box::new(Random(QuickDice::new(number)))];
            let mut luck = QuickDice::new(1_000 + number);
            let winners = play_out(&mut two(), &mut luck, by_bots(&mut bots), |_| {}).expect("it ends");
            won += winners.share(Seat(0));
        }
        // The standard deviation is below 10.
        assert!(won > 230.0, "won {won} of 400");
    }

    #[test]
    fn the_same_luck_gives_the_same_thoughts() {
        let mut game = two();
        game.chance(3, &mut ());
        game.chance(9, &mut ());
        let view = game.view(Viewer::Seat(Seat(1)));
        let mut menu = Vec::new();
        game.menu(Seat(1), &mut menu);
        let weigh = || {
            let Searching(mind, effort, mut luck) = searching(200, true);
            effort.weigh(&mind, Seat(1), &view, &menu, &mut luck)
        };
        assert_eq!(weigh(), weigh());
    }
}
