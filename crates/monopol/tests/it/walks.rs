//! Random and simple play with every option: what holds at every position of every game.

use crate::{bot::all_simple, ledger::Ledger, wild::Wild};
use monopol::{
    Action, Config, DEALT_MIN, Event, Interest, Lot, Monopol, Simple,
    squares::{Deck, Prices},
};
use std::{
    collections::HashSet,
    mem::{Discriminant, discriminant},
    thread,
};
use tabletop::{
    Bot, Dice, Draw, Game, Imagine, Next, Seat, SeatSet, Viewer,
    testing::{Walk, seed},
};

/// So many ways there are to choose the options, the limit of rounds aside.
const OPTIONS: u32 = 2 * 3 * 2 * 4 * 2 * 2 * 2 * 2;
/// Games for each number of players, at random and simple: 23 040 in all, so that every option is met often.
const GAMES: u32 = 5 * OPTIONS / 2;
/// And by each older version of the rules.
const OLDER_GAMES: u32 = OPTIONS / 8;
/// More steps than any of these games can have.
const STEPS_MAX: u32 = 200_000;

/// Games in which everything on the menu, and more, is tried at every position.
const TRIED_GAMES: u32 = 20;
const TRIES: usize = 20;

/// So many kinds of events there are.
const EVENTS: usize = 38;
type Kinds = HashSet<Discriminant<Event>>;

/// All options in turn.
pub(crate) fn options(seats: u8, number: u32) -> Config {
    let mut rest = number % OPTIONS;
    let mut one_of = |count: u32| {
        let choice = rest % count;
        rest /= count;
        choice
    };
    Config {
        prices: [Prices::Old, Prices::New][one_of(2) as usize],
        interest: [Interest::Rulebook, Interest::LiftingOnly, Interest::None][one_of(3) as usize],
        automatic_rent: one_of(2) == 1,
        dealt: one_of(4).checked_sub(1).map(|more| DEALT_MIN + more as u8),
        parking_money: one_of(2) == 1,
        double_salary: one_of(2) == 1,
        no_auctions: one_of(2) == 1,
        extra_throw_out_of_prison: one_of(2) == 0,
        ..Config::usual(seats)
    }
}

/// Plays games with these limits for every number of players, on as many threads. Answers with every kind of event that
/// has come about.
fn play_all(games: u32, limits: &'static [u16], play: fn(&Config, u32) -> Kinds) -> Kinds {
    let games_of = |seats: u8| {
        let games = (0..games).map(move |number| {
            let limit = limits[(number / 7) as usize % limits.len()];
            play(&Config { rounds: Some(limit), ..options(seats, number) }, number)
        });
        games.flatten().collect::<Kinds>()
    };
    thread::scope(|scope| {
        let tables: Vec<_> = (2..=7).map(|seats| scope.spawn(move || games_of(seats))).collect();
        tables.into_iter().flat_map(|table| table.join().expect("every game is sound")).collect()
    })
}

/// Plays to the end. `step` lets one of the players do something that are waited for, or that could answer an offer.
pub(crate) fn played_out(config: &Config, number: u32, step: impl FnMut(&mut Table, Seat)) -> Kinds {
    played_out_by(*Monopol::RULES.end(), config, number, step)
}

/// As it is played by some version of the rules.
fn played_out_by(rules: u16, config: &Config, number: u32, mut step: impl FnMut(&mut Table, Seat)) -> Kinds {
    let mut table = Table {
        game: Monopol::new(config, rules).unwrap(),
        ledger: Ledger::new(config),
        kinds: Kinds::new(),
        dice: Dice::new(&seed(number)),
    };
    for _ in 0..STEPS_MAX {
        table.must_be_sound();
        match table.game.next() {
            Next::Chance(of) => {
                let (outcome, mut log) = (table.dice.below(of), Vec::new());
                table.game.chance(outcome, &mut log);
                table.happened(&log);
            }
            Next::Seats(waiting) => {
                let asked = table.game.asked().first().copied();
                let any = table.dice.below((waiting.len() as u32).try_into().unwrap());
                step(&mut table, asked.unwrap_or(waiting[any as usize]));
            }
            Next::Over(winners) => {
                ended_well(&table.game, config, winners);
                return table.kinds;
            }
        }
    }
    panic!("game {number} of {config:?} never ends\n{:?}", table.game);
}

/// [mo.end] [mo.end.clock] [mo.end.shared] One is left, or the limit is reached and the richest share.
fn ended_well(game: &Monopol, config: &Config, winners: SeatSet) {
    let left: Vec<Seat> = (0..config.seats).map(Seat).filter(|&seat| game.is_in_game(seat)).collect();
    let worths = game.view(Viewer::Open).worths;
    let most = left.iter().map(|seat| worths[seat.index()]).max();
    let richest: SeatSet = left.iter().copied().filter(|seat| Some(worths[seat.index()]) == most).collect();
    assert_eq!(winners, richest, "{game:?}");
    assert!(left.len() == 1 || Some(game.round()) == config.rounds, "it ended for nothing: {game:?}");
}

/// A game, and what its events say of everybody's money.
pub(crate) struct Table {
    pub(crate) game: Monopol,
    ledger: Ledger,
    kinds: Kinds,
    pub(crate) dice: Dice,
}

impl Table {
    pub(crate) fn does(&mut self, seat: Seat, action: &Action) {
        let mut log = Vec::new();
        if let Err(refusal) = self.game.play(seat, action, &mut log) {
            panic!("{action:?} is refused: {refusal:?}\n{:?}", self.game);
        }
        self.happened(&log);
    }

    fn happened(&mut self, log: &[Event]) {
        self.ledger.enter(log);
        self.kinds.extend(log.iter().map(discriminant));
    }

    fn must_be_sound(&self) {
        if let Err(broken) = self.game.invariants() {
            panic!("{broken}\n{:?}", self.game);
        }
        self.ledger.must_agree_with(&self.game);
    }

    pub(crate) fn menu(&self, seat: Seat) -> Vec<Action> {
        let mut menu = Vec::new();
        self.game.menu(seat, &mut menu);
        menu
    }

    /// Also of those nobody waits for.
    fn all_menus_are_accepted(&self) {
        for seat in (0..self.game.seats()).map(Seat) {
            for action in self.menu(seat) {
                if let Err(refusal) = self.game.clone().play(seat, &action, &mut ()) {
                    panic!("{action:?} is offered to {seat:?}, but {refusal:?}\n{:?}", self.game);
                }
            }
        }
    }

    fn anything(&mut self, seat: Seat) {
        let menu = self.menu(seat);
        let any = self.dice.below((menu.len() as u32).try_into().unwrap());
        self.does(seat, &menu[any as usize]);
    }
}

/// Anything on the menu, and now and then anything at all by anybody.
#[test]
fn random_games_are_sound() {
    play_all(GAMES, &[5, 20, 60], |config, number| {
        played_out(config, number, |table, seat| {
            if table.dice.below(8.try_into().unwrap()) == 0 {
                Wild.tries(table);
            } else {
                table.anything(seat);
            }
        })
    });
}

/// In every fifth game anybody may try anything now and then: simple players build until buildings are scarce, which random
/// ones never do.
#[test]
fn simple_games_are_sound() {
    let kinds = play_all(GAMES, &[50, 200, 200], |config, number| {
        let start = Monopol::newest(config).unwrap();
        let mut players = all_simple(config);
        played_out(config, number, |table, seat| {
            if number.is_multiple_of(5) && table.dice.below(20.try_into().unwrap()) == 0 {
                return Wild.tries(table);
            }
            let view = table.game.view(Viewer::Seat(seat));
            if number.is_multiple_of(7) {
                // Nothing is secret, and bots decide by what they make of a view.
                assert_eq!(Monopol::guess(&start, &view, &mut table.dice), table.game);
                table.all_menus_are_accepted();
            }
            let choice = players[seat.index()].choose(seat, &view, &table.menu(seat));
            table.does(seat, &choice);
        })
    });
    assert_eq!(kinds.len(), EVENTS, "something never comes about");
}

/// Simple players, and now and then anybody with anything, by every older version of the rules.
#[test]
fn games_by_older_rules_are_sound() {
    play_all(OLDER_GAMES, &[50, 200], |config, number| {
        let older = *Monopol::RULES.start()..*Monopol::RULES.end();
        let games = older.map(|rules| {
            let start = Monopol::new(config, rules).unwrap();
            let mut players: Vec<Simple> = (0..config.seats).map(|_| Simple::new(start.clone())).collect();
            played_out_by(rules, config, number, |table, seat| {
                if table.dice.below(10.try_into().unwrap()) == 0 {
                    return Wild.tries(table);
                }
                let view = table.game.view(Viewer::Seat(seat));
                assert_eq!(Monopol::guess(&start, &view, &mut table.dice), table.game);
                let choice = players[seat.index()].choose(seat, &view, &table.menu(seat));
                table.does(seat, &choice);
            })
        });
        games.flatten().collect()
    });
}

/// Everything without a sum or an offer in it that can be written as an action.
fn attempts() -> Vec<Action> {
    let mut all = vec![
        Action::Throw,
        Action::PayFine,
        Action::Buy,
        Action::Decline,
        Action::PassBid,
        Action::Claim,
        Action::Waive,
        Action::PayCard,
        Action::TakeChance,
        Action::KeepMortgages,
        Action::GoBankrupt,
        Action::UseCard { deck: Deck::Chance },
        Action::UseCard { deck: Deck::Community },
    ];
    for lot in (0..41).map(Lot).chain([Lot(255)]) {
        all.extend([
            Action::Build { lot },
            Action::Mortgage { lot },
            Action::Lift { lot },
            Action::Place { lot },
        ]);
        all.extend((0..6).map(|down_to| Action::Sell { lot, down_to }));
    }
    all.extend((0..20).map(|count| Action::Wish { count }));
    all
}

/// The menu is what is accepted, and what is refused changes nothing.
#[test]
fn holds() {
    let walk = Walk::<Monopol> { invariants: Monopol::invariants, attempts: attempts(), tries: TRIES };
    for seats in 2..=7 {
        let usual = Config { rounds: Some(60), ..Config::usual(seats) };
        for config in [
            usual,
            Config { prices: Prices::New, interest: Interest::None, automatic_rent: true, ..usual },
            Config { dealt: Some(4), interest: Interest::LiftingOnly, ..usual },
            Config { parking_money: true, double_salary: true, no_auctions: true, ..usual },
        ] {
            walk.holds(&config, 0..TRIED_GAMES);
        }
    }
}
