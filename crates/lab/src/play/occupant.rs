//! Who sits in a seat.

use super::outside::Outside;
use crate::{Error, Failing, LostTurn};
use serde_json::value::RawValue;
use std::{
    any::Any,
    cell::{Cell, RefCell},
    panic::{AssertUnwindSafe, catch_unwind},
};
use tabletop::{AnyMatch, Bot, Game, Match, Seat, Viewer};

/// A bot of ours, or a program from outside.
pub(super) enum Occupant<G: Game> {
    Bot(Box<dyn Bot<G>>),
    Program(Outside),
}

impl<G: Game> Occupant<G> {
    /// What it wants to do, or how it lost its turn. Only a program that cannot be started is an error.
    pub(super) fn choose(
        &mut self,
        game: &Match<G>,
        seat: Seat,
        menu: &[G::Action],
    ) -> Result<Result<G::Action, LostTurn>, Error> {
        match self {
            Occupant::Bot(bot) => {
                let view = game.game().view(Viewer::Seat(seat));
                let thought = quietly(|| bot.choose(seat, &view, menu));
                Ok(thought.map_err(|panic| LostTurn::new(Failing::Panicked, panic)))
            }
            Occupant::Program(program) => {
                let view: Box<RawValue> = AnyMatch::view(game, Viewer::Seat(seat));
                program.choose(seat, &view, &AnyMatch::menu(game, seat), menu)
            }
        }
    }
}

thread_local! {
    /// Whether a bot of ours is thinking on this thread: what goes wrong then is told in the report.
    static THINKING: Cell<bool> = const { Cell::new(false) };
    /// Where the last one broke down.
    static PLACE: RefCell<String> = const { RefCell::new(String::new()) };
}

/// Lets no bot that breaks down write on the screen.
pub(super) fn hush_bots() {
    static ONCE: std::sync::Once = std::sync::Once::new();
    ONCE.call_once(|| {
        let usual = std::panic::take_hook();
        std::panic::set_hook(Box::new(move |panic| {
            if THINKING.get() {
                let place = panic.location().map_or_else(String::new, |it| format!(" ({it})"));
                PLACE.with(|known| *known.borrow_mut() = place);
            } else {
                usual(panic);
            }
        }));
    });
}

/// Calls something that may panic; then the message is the error.
fn quietly<T>(think: impl FnOnce() -> T) -> Result<T, String> {
    THINKING.set(true);
    let thought = catch_unwind(AssertUnwindSafe(think));
    THINKING.set(false);
    thought.map_err(|panic: Box<dyn Any + Send>| {
        let text = panic.downcast_ref::<String>().cloned();
        let text = text.or_else(|| panic.downcast_ref::<&str>().map(|text| (*text).to_owned()));
        text.unwrap_or_default() + &PLACE.take()
    })
}
