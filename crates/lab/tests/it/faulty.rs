//! Bots of our own that break down or break the rules lose their turns too.

use lab::{Failing, LostTurns, SeatLost, sit};
use monopol::{Action, Config, Monopol};
use tabletop::{Bot, Game, Seat, testing::seed};

/// Breaks down at every other decision.
struct Fragile(u32);

impl Bot<Monopol> for Fragile {
    fn choose(&mut self, _: Seat, _: &monopol::View, menu: &[Action]) -> Action {
        self.0 += 1;
        assert!(self.0.is_multiple_of(2), "decision {} was too much", self.0);
        menu[0].clone()
    }
}

/// Claims rent all the time.
struct Greedy;

impl Bot<Monopol> for Greedy {
    fn choose(&mut self, _: Seat, _: &monopol::View, _: &[Action]) -> Action {
        Action::Claim
    }
}

#[test]
fn the_game_goes_on_when_bots_of_our_own_fail() {
    let config = Config { rounds: Some(20), ..Config::usual(3) };
    let start = Monopol::newest(&config).unwrap();
    let simple = catalog::bot_named("simple", &start, &seed(1)).unwrap();
    let record = sit::<Monopol>(&config, &seed(3), vec![Box::new(Fragile(0)), Box::new(Greedy), simple]);
    assert!(record.finished);
    let lost = |seat: u8| -> Vec<&LostTurns> {
        let its = |lost: &&SeatLost| lost.seat == Seat(seat);
        record.lost_turns.iter().filter(its).map(|lost| &lost.turns).collect()
    };
    let [LostTurns { failing: Failing::Panicked, count, said }] = lost(0)[..] else {
        panic!("{:?}", lost(0))
    };
    assert!(said.starts_with("decision 1 was too much (") && said.contains("faulty.rs:"), "{said}");
    assert!(*count >= 10);
    let [LostTurns { failing: Failing::Refused, said, .. }] = lost(1)[..] else { panic!("{:?}", lost(1)) };
    assert!(said.starts_with("{\"do\":\"claim\"} was refused: ") && said.contains(", see mo."), "{said}");
    assert!(lost(2).is_empty());
}
