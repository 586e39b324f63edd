use crate::{Bot, Dice, Game, QuickDice, Seat, Seed};
use serde::Deserialize;
use serde_json::value::{RawValue, to_raw_value};
use std::marker::PhantomData;

/// A bot with its types rubbed out. It reads the very frames a person in its seat is sent.
pub trait AnyBot: Send {
    /// One action of a menu as [`AnyMatch::menu`](crate::AnyMatch::menu) gives it. The error is for developers: frames made
    /// by our own server always parse.
    fn choose(
        &mut self,
        seat: Seat,
        view: &RawValue,
        menu: &RawValue,
    ) -> Result<Box<RawValue>, serde_json::Error>;

    /// A list of [`Advice`](crate::Advice).
    fn advise(
        &mut self,
        seat: Seat,
        view: &RawValue,
        menu: &RawValue,
    ) -> Result<Box<RawValue>, serde_json::Error>;

    /// See [`Bot::set_luck`].
    fn set_luck(&mut self, luck: &Seed);

    /// See [`Bot::remembers`].
    fn remembers(&self) -> bool;

    /// See [`Bot::overtaken`].
    fn overtaken(&mut self);
}

/// Rubs out the types of a bot.
///
/// ```
/// use tabletop::cuckoo::{Action, Config, Cuckoo, View};
/// use tabletop::{AnyMatch, Bot, Bytes32, Game, Match, Seat, Seed, Viewer, any_bot};
///
/// struct Sleepy;
///
/// impl Bot<Cuckoo> for Sleepy {
///     fn choose(&mut self, _: Seat, _: &View, menu: &[Action]) -> Action {
///         menu[0]
///     }
/// }
///
/// let start = Cuckoo::newest(&Config { seats: 2 }).unwrap();
/// let game: Box<dyn AnyMatch> = Box::new(Match::start(start, &Seed(Bytes32([1; 32]))));
/// let mut bot = any_bot::<Cuckoo>(Sleepy);
/// let seat = Seat(1);
/// let action = bot.choose(seat, &game.view(Viewer::Seat(seat)), &game.menu(seat)).unwrap();
/// assert_eq!(action.get(), r#"{"type":"keep"}"#);
/// ```
pub fn any_bot<G: Game>(bot: impl Bot<G> + 'static) -> Box<dyn AnyBot> {
    Box::new(Erased { bot, game: PhantomData::<fn() -> G> })
}

struct Erased<G, B> {
    bot: B,
    game: PhantomData<fn() -> G>,
}

impl<G: Game, B: Bot<G>> AnyBot for Erased<G, B> {
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

    fn set_luck(&mut self, luck: &Seed) {
        self.bot.set_luck(QuickDice::drawn(&mut Dice::new(luck)));
    }

    fn remembers(&self) -> bool {
        self.bot.remembers()
    }

    fn overtaken(&mut self) {
        self.bot.overtaken();
    }
}

/// The view and the actions of a menu, from the frames that carry them.
fn read<G: Game>(view: &RawValue, menu: &RawValue) -> Result<(G::View, Vec<G::Action>), serde_json::Error> {
    #[derive(Deserialize)]
    struct Offered<A> {
        action: A,
    }
    let choices: Vec<Offered<G::Action>> = serde_json::from_str(menu.get())?;
    let menu = choices.into_iter().map(|choice| choice.action).collect();
    Ok((serde_json::from_str(view.get())?, menu))
}
