use crate::{Advice, Bot, Dice, Game, QuickDice, Seat, Seed, written::json};
use serde_json::value::RawValue;
use std::{any::Any, fmt, marker::PhantomData, sync::Arc};

/// What a seat knows and may do, with its types rubbed out: what a bot is asked. It says nothing that a person in the seat is not
/// sent, and may be carried to where there is time to think.
#[derive(Clone)]
pub struct Sight(Arc<dyn Seen>);

impl fmt::Debug for Sight {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.view().get())
    }
}

impl Sight {
    /// Of a view and a menu.
    pub(crate) fn of<G: Game>(view: G::View, menu: Vec<G::Action>) -> Sight {
        Sight(Arc::new(Offered::<G> { view, menu }))
    }

    /// How many things there are to choose from.
    pub fn choices(&self) -> usize {
        self.0.choices()
    }

    /// What the seat knows, as [`AnyMatch::view`](crate::AnyMatch::view) writes it.
    pub fn view(&self) -> Box<RawValue> {
        self.0.view()
    }

    /// All that there is to choose from, as JSON: for tests in which no bot chooses.
    #[cfg(feature = "testing")]
    pub fn actions(&self) -> Vec<Box<RawValue>> {
        self.0.actions()
    }

    fn typed<G: Game>(&self) -> &Offered<G> {
        let seen: &dyn Any = &*self.0;
        seen.downcast_ref().expect("a bot is asked about its own game")
    }
}

trait Seen: Any + Send + Sync {
    fn choices(&self) -> usize;
    fn view(&self) -> Box<RawValue>;
    #[cfg(feature = "testing")]
    fn actions(&self) -> Vec<Box<RawValue>>;
}

struct Offered<G: Game> {
    view: G::View,
    menu: Vec<G::Action>,
}

impl<G: Game> Seen for Offered<G> {
    fn choices(&self) -> usize {
        self.menu.len()
    }

    fn view(&self) -> Box<RawValue> {
        json(&self.view)
    }

    #[cfg(feature = "testing")]
    fn actions(&self) -> Vec<Box<RawValue>> {
        self.menu.iter().map(json).collect()
    }
}

/// A bot with its types rubbed out. What it is asked about must be of its own game.
pub trait AnyBot: Send {
    /// One action of the menu.
    fn choose(&mut self, seat: Seat, sight: &Sight) -> Box<RawValue>;

    /// A list of [`Advice`], best first.
    ///
    /// `tried` is what the seat has done before in the match. What the menu does not offer anew, a deal that was refused, is left
    /// out: a bot that remembers nothing would advise it again and again.
    fn advise(&mut self, seat: Seat, sight: &Sight, tried: &[Box<RawValue>]) -> Box<RawValue>;

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
/// use tabletop::{AnyMatch, Bot, Bytes32, Game, Match, Seat, Seed, any_bot};
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
/// assert_eq!(bot.choose(seat, &game.sight(seat)).get(), r#"{"type":"keep"}"#);
/// ```
pub fn any_bot<G: Game>(bot: impl Bot<G> + 'static) -> Box<dyn AnyBot> {
    Box::new(Erased { bot, game: PhantomData::<fn() -> G> })
}

struct Erased<G, B> {
    bot: B,
    game: PhantomData<fn() -> G>,
}

impl<G: Game, B: Bot<G>> AnyBot for Erased<G, B> {
    fn choose(&mut self, seat: Seat, sight: &Sight) -> Box<RawValue> {
        let Offered { view, menu } = sight.typed::<G>();
        json(&self.bot.choose(seat, view, menu))
    }

    fn advise(&mut self, seat: Seat, sight: &Sight, tried: &[Box<RawValue>]) -> Box<RawValue> {
        let Offered { view, menu } = sight.typed::<G>();
        let all = self.bot.advise(seat, view, menu);
        let tried: Vec<G::Action> =
            tried.iter().filter_map(|action| serde_json::from_str(action.get()).ok()).collect();
        json(&without_repeats(&all, menu, &tried))
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

/// Advice is never nothing: if all of it was tried, it is given again.
fn without_repeats<'a, A: PartialEq>(all: &'a [Advice<A>], menu: &[A], tried: &[A]) -> Vec<&'a Advice<A>> {
    let is_new = |said: &&Advice<A>| !tried.contains(&said.action) || menu.contains(&said.action);
    let new: Vec<&Advice<A>> = all.iter().filter(is_new).collect();
    if new.is_empty() { all.iter().collect() } else { new }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_refused_deal_is_not_advised_again_but_a_throw_is() {
        let advice = |actions: &[&'static str]| -> Vec<Advice<&'static str>> {
            actions.iter().map(|&action| Advice { action, chance: None }).collect()
        };
        let said = |advice: &[Advice<&'static str>], tried: &[&'static str]| -> Vec<&'static str> {
            without_repeats(advice, &["throw"], tried).iter().map(|advice| advice.action).collect()
        };
        let tried = ["throw", "deal"];
        assert_eq!(said(&advice(&["deal", "other", "throw"]), &tried), ["other", "throw"]);
        assert_eq!(said(&advice(&["deal"]), &tried), ["deal"]);
    }
}
