//! Where the tokens stand: the engine over millions of throws, against an exact computation.

use monopol::{
    Action, Config, Event, Monopol, Stage,
    squares::{BOARD, CardEffect, Deck, Kind, PRISON, SQUARES},
};
use tabletop::{Draw, Game, Next, QuickDice, Seat, Sink};

const THROWS: u32 = 20_000_000;
/// Throws of a game, and how many of them pass before counting begins: by then both cards out of prison are held, and
/// as nobody uses them here, fifteen cards remain in each deck.
const THROWS_IN_GAME: u32 = 20_000;
const THROWS_BEFORE: u32 = 2_000;
const CARDS_LEFT: f64 = 15.0;
/// In percentage points.
const TOLERANCE: f64 = 0.05;

/// The place of those in prison, beside the forty squares.
const INSIDE: usize = SQUARES;
const PLACES: usize = SQUARES + 1;
type Chances = [f64; PLACES];

/// What a player in prison does.
#[derive(Copy, Clone, PartialEq)]
enum Habit {
    LeaveAtOnce,
    Stay,
}

#[test]
fn tokens_stand_where_computed_when_all_leave_prison_at_once() {
    agrees(Habit::LeaveAtOnce, true);
}

/// [mo.prison.doubles] With an extra throw after doubles on the first or second throw.
#[test]
fn tokens_stand_where_computed_when_all_stay_in_prison() {
    agrees(Habit::Stay, true);
}

/// [mo.prison.doubles] And without it, where the table plays so.
#[test]
fn tokens_stand_where_computed_without_an_extra_throw_out_of_prison() {
    agrees(Habit::Stay, false);
}

fn agrees(habit: Habit, extra_throw: bool) {
    let (computed, played) = (computed(habit, extra_throw), played(habit, extra_throw));
    assert!((computed.iter().sum::<f64>() - 1.0).abs() < 1e-9);
    for place in 0..PLACES {
        let (expected, seen) = (100.0 * computed[place], 100.0 * played[place]);
        let off = (expected - seen).abs();
        assert!(off < TOLERANCE, "place {place}: {seen:.3} % of the throws, computed {expected:.3} %");
    }
}

/// A state before a throw.
#[derive(Copy, Clone)]
enum Before {
    /// On a square, after so many doubles in this turn.
    Free { at: usize, doubles: usize },
    /// In prison, after so many throws there.
    Inside { throws: usize },
}

const DOUBLES_MAX: usize = 3;
const THROWS_INSIDE: usize = 3;
const STATES: usize = SQUARES * DOUBLES_MAX + THROWS_INSIDE;

impl Before {
    fn number(self) -> usize {
        match self {
            Before::Free { at, doubles } => at * DOUBLES_MAX + doubles,
            Before::Inside { throws } => SQUARES * DOUBLES_MAX + throws,
        }
    }

    fn all() -> impl Iterator<Item = Before> {
        let free =
            (0..SQUARES).flat_map(|at| (0..DOUBLES_MAX).map(move |doubles| Before::Free { at, doubles }));
        free.chain((0..THROWS_INSIDE).map(|throws| Before::Inside { throws }))
    }
}

/// Where a token stands after a throw in the long run: the chain over squares, doubles and throws in prison, repeated
/// until it no longer changes.
fn computed(habit: Habit, extra_throw: bool) -> Chances {
    let rests: Vec<Chances> = (0..SQUARES).map(rest_from).collect();
    let steps: Vec<Vec<(usize, f64)>> =
        Before::all().map(|before| after(before, habit, extra_throw, &rests)).collect();
    let mut chances = [0.0; STATES];
    chances[0] = 1.0;
    loop {
        let mut next = [0.0; STATES];
        for (chance, step) in chances.iter().zip(&steps) {
            step.iter().for_each(|(to, weight)| next[*to] += chance * weight);
        }
        let change: f64 = next.iter().zip(&chances).map(|(new, old)| (new - old).abs()).sum();
        chances = next;
        if change < 1e-13 {
            break;
        }
    }
    let mut places = [0.0; PLACES];
    for before in Before::all() {
        let place = match before {
            Before::Free { at, .. } => at,
            Before::Inside { .. } => INSIDE,
        };
        places[place] += chances[before.number()];
    }
    places
}

/// The states that one throw leads to, with their chances.
fn after(before: Before, habit: Habit, extra_throw: bool, rests: &[Chances]) -> Vec<(usize, f64)> {
    let (at, doubles, inside) = match before {
        Before::Free { at, doubles } => (at, doubles, None),
        Before::Inside { .. } if habit == Habit::LeaveAtOnce => (usize::from(PRISON), 0, None),
        Before::Inside { throws } => (usize::from(PRISON), 0, Some(throws)),
    };
    let mut states = Vec::new();
    for (one, other) in (1..=6).flat_map(|one| (1..=6).map(move |other| (one, other))) {
        let is_double = one == other;
        let (stays, doubles) = match inside {
            Some(throws) if !is_double && throws + 1 < THROWS_INSIDE => (Some(throws + 1), 0),
            // An extra throw may follow the doubles that lead out, but never on the last throw.
            Some(throws) => (None, usize::from(extra_throw && is_double && throws + 1 < THROWS_INSIDE)),
            None if is_double && doubles + 1 == DOUBLES_MAX => (Some(0), 0),
            None => (None, if is_double { doubles + 1 } else { 0 }),
        };
        if let Some(throws) = stays {
            states.push((Before::Inside { throws }.number(), 1.0 / 36.0));
            continue;
        }
        for (place, chance) in rests[(at + one + other) % SQUARES].iter().enumerate() {
            let state = match place {
                INSIDE => Before::Inside { throws: 0 },
                at => Before::Free { at, doubles },
            };
            states.push((state.number(), chance / 36.0));
        }
    }
    states
}

/// Where a token comes to rest that lands on a square: cards and the way to prison carry it on.
fn rest_from(square: usize) -> Chances {
    let kind = BOARD[square].kind;
    if let Kind::Card { deck } = kind {
        return rest_after_card(deck, square);
    }
    certain(if kind == Kind::GoToPrison { INSIDE } else { square })
}

fn certain(place: usize) -> Chances {
    let mut chances = [0.0; PLACES];
    chances[place] = 1.0;
    chances
}

/// Every card that remains is as likely.
fn rest_after_card(deck: Deck, square: usize) -> Chances {
    let mut chances = [0.0; PLACES];
    for effect in (0..16).map(|number| deck.card(number)) {
        let rest = match effect {
            CardEffect::OutOfPrison => continue,
            CardEffect::MoveTo { square } | CardEffect::BackTo { square } => rest_from(usize::from(square)),
            CardEffect::StepBack { steps } => rest_from((square + SQUARES - usize::from(steps)) % SQUARES),
            CardEffect::Prison => certain(INSIDE),
            // Here everybody takes the Chance card.
            CardEffect::FineOrChance { .. } => rest_after_card(Deck::Chance, square),
            CardEffect::Get { .. }
            | CardEffect::Pay { .. }
            | CardEffect::FromEach { .. }
            | CardEffect::Repairs { .. } => certain(square),
        };
        chances.iter_mut().zip(rest).for_each(|(sum, chance)| *sum += chance / CARDS_LEFT);
    }
    chances
}

/// Where the token stood after each throw of the engine.
fn played(habit: Habit, extra_throw: bool) -> Chances {
    let mut dice = QuickDice::new(habit as u64);
    let mut tokens = Tokens { places: [0; 2], thrower: Seat(0), throws: 0, counts: [0; PLACES] };
    // Two players who own nothing: whatever they pay for taxes and fines, their salary is more.
    let config = Config { no_auctions: true, extra_throw_out_of_prison: extra_throw, ..Config::usual(2) };
    while tokens.counts.iter().sum::<u32>() < THROWS {
        tokens = Tokens { places: [0; 2], throws: 0, ..tokens };
        let mut game = Monopol::newest(&config).unwrap();
        while tokens.throws < THROWS_IN_GAME {
            match game.next() {
                Next::Chance(of) => game.chance(dice.below(of), &mut tokens),
                Next::Seats(seats) => act(&mut game, seats[0], habit, &mut tokens),
                Next::Over(_) => panic!("somebody without property has gone bankrupt"),
            }
        }
    }
    let all = f64::from(tokens.counts.iter().sum::<u32>());
    tokens.counts.map(|count| f64::from(count) / all)
}

fn act(game: &mut Monopol, seat: Seat, habit: Habit, tokens: &mut Tokens) {
    let inside = tokens.places[seat.index()] == INSIDE;
    let action = if game.stage() == Stage::Buy {
        Action::Decline
    } else if game.stage() == Stage::FineOrChance {
        Action::TakeChance
    } else if inside && habit == Habit::LeaveAtOnce {
        Action::PayFine
    } else {
        Action::Throw
    };
    game.play(seat, &action, tokens).unwrap();
}

/// Follows the tokens by what is told of them.
struct Tokens {
    places: [usize; 2],
    thrower: Seat,
    throws: u32,
    counts: [u32; PLACES],
}

impl Sink<Monopol> for Tokens {
    fn listens(&self) -> bool {
        true
    }

    fn emit(&mut self, _: &Monopol, event: impl FnOnce() -> Event) {
        let event = event();
        if let Event::Threw { seat, .. } = event {
            // Only now has the throw before this one been obeyed to the end.
            if self.throws > THROWS_BEFORE {
                self.counts[self.places[self.thrower.index()]] += 1;
            }
            self.throws += 1;
            self.thrower = seat;
        } else if let Event::Moved { seat, to, .. } = event {
            self.places[seat.index()] = usize::from(to);
        } else if let Event::WentToPrison { seat, .. } = event {
            self.places[seat.index()] = INSIDE;
        } else if let Event::LeftPrison { seat, .. } = event {
            self.places[seat.index()] = usize::from(PRISON);
        }
    }
}
