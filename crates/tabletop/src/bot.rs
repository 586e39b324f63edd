use crate::{Game, Seat};
use serde::{Deserialize, Serialize};
use serde_json::value::{RawValue, to_raw_value};
use std::marker::PhantomData;

/// Picks an action knowing only what its seat may know. It holds no position and no seed: cheating does not
/// compile.
pub trait Bot<G: Game>: Send {
    /// One action of `menu`, which is never empty.
    fn choose(&mut self, seat: Seat, view: &G::View, menu: &[G::Action]) -> G::Action;

    /// What it would do and what it thinks of the best of the rest, best first: never nothing.
    fn advise(&mut self, seat: Seat, view: &G::View, menu: &[G::Action]) -> Vec<Advice<G::Action>> {
        vec![Advice { action: self.choose(seat, view, menu), chance: None }]
    }
}

/// Something a seat could do, in the eyes of a bot.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Advice<A> {
    pub action: A,
    /// How likely the seat then wins the match, from 0 to 1; none if the bot does not reckon in chances.
    pub chance: Option<f32>,
}

impl<G: Game> Bot<G> for Box<dyn Bot<G>> {
    fn choose(&mut self, seat: Seat, view: &G::View, menu: &[G::Action]) -> G::Action {
        (**self).choose(seat, view, menu)
    }

    fn advise(&mut self, seat: Seat, view: &G::View, menu: &[G::Action]) -> Vec<Advice<G::Action>> {
        (**self).advise(seat, view, menu)
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

    /// A list of [`Advice`].
    fn advise(
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
        let (view, menu) = read::<G>(view, menu)?;
        to_raw_value(&self.bot.choose(seat, &view, &menu))
    }

    fn advise(
        &mut self,
        seat: Seat,
        view: &RawValue,
        menu: &RawValue,
    ) -> Result<Box<RawValue>, serde_json::Error> {
        let (view, menu) = read::<G>(view, menu)?;
        to_raw_value(&self.bot.advise(seat, &view, &menu))
    }
}

/// The view and the actions of a menu, from the frames that carry them.
fn read<G: Game>(view: &RawValue, menu: &RawValue) -> Result<(G::View, Vec<G::Action>), serde_json::Error> {
    #[derive(Deserialize)]
    struct Offered<A> {
        action: A,
    }
    let offers: Vec<Offered<G::Action>> = serde_json::from_str(menu.get())?;
    let menu = offers.into_iter().map(|offer| offer.action).collect();
    Ok((serde_json::from_str(view.get())?, menu))
}
