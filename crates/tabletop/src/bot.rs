use crate::{Game, Seat};
use serde::Deserialize;
use serde_json::value::{RawValue, to_raw_value};
use std::marker::PhantomData;

/// Picks an action knowing only what its seat may know. It holds no position and no seed: cheating does not
/// compile.
pub trait Bot<G: Game>: Send {
    /// One action of `menu`, which is never empty.
    fn choose(&mut self, seat: Seat, view: &G::View, menu: &[G::Action]) -> G::Action;
}

impl<G: Game> Bot<G> for Box<dyn Bot<G>> {
    fn choose(&mut self, seat: Seat, view: &G::View, menu: &[G::Action]) -> G::Action {
        (**self).choose(seat, view, menu)
    }
}

/// A bot with its types rubbed out. It reads the very frames a person in its seat is sent.
pub trait Player: Send {
    /// The error is for developers: frames made by our own server always parse.
    fn choose(
        &mut self,
        seat: Seat,
        view: &RawValue,
        menu: &RawValue,
    ) -> Result<Box<RawValue>, serde_json::Error>;
}

/// A bot that has taken a seat: a [`Player`] made of a [`Bot`].
pub struct Seated<G, B> {
    bot: B,
    game: PhantomData<fn() -> G>,
}

impl<G: Game, B: Bot<G>> Seated<G, B> {
    pub fn new(bot: B) -> Seated<G, B> {
        Seated { bot, game: PhantomData }
    }
}

impl<G: Game, B: Bot<G>> Player for Seated<G, B> {
    fn choose(
        &mut self,
        seat: Seat,
        view: &RawValue,
        menu: &RawValue,
    ) -> Result<Box<RawValue>, serde_json::Error> {
        #[derive(Deserialize)]
        struct Offered<A> {
            action: A,
        }
        let view: G::View = serde_json::from_str(view.get())?;
        let offers: Vec<Offered<G::Action>> = serde_json::from_str(menu.get())?;
        let menu: Vec<G::Action> = offers.into_iter().map(|offer| offer.action).collect();
        to_raw_value(&self.bot.choose(seat, &view, &menu))
    }
}
