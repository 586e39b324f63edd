use crate::{Action, Event, TjuvOchPolis, View};
use tabletop::{Bot, Dice, Game, Seat, Seed};

/// Takes what it can get at once: loot, tickets, thieves.
pub struct Simple;

impl Bot<TjuvOchPolis> for Simple {
    fn choose(&mut self, seat: Seat, view: &View, menu: &[Action]) -> Action {
        let game = TjuvOchPolis::guess(view, &mut Dice::new(&Seed(tabletop::Bytes32([0; 32]))));
        let worth = |action: &Action| -> u32 {
            let mut events = Vec::new();
            game.clone().play(seat, action, &mut events).expect("all of the menu is accepted");
            events
                .iter()
                .map(|event| match event {
                    Event::Robbed { sum, .. } => *sum,
                    Event::BoughtTicket { .. } => 1_000,
                    Event::Arrested { thief, .. } if *thief != seat => 10_000,
                    _ => 0,
                })
                .sum()
        };
        *menu.iter().max_by_key(|action| worth(action)).expect("the menu of a waiting seat is never empty")
    }
}
