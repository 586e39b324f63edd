use crate::{Draw, SEATS_MAX, Seat, SeatSet, Viewer};
use arrayvec::ArrayVec;
use serde::{Serialize, de::DeserializeOwned};
use std::{fmt::Debug, hash::Hash, num::NonZeroU32, ops::RangeInclusive};

/// A clause of the game's rulebook, such as `tj.steal`. Never renamed, never reused: refusals, events, tests and old
/// replays point to it.
#[derive(Copy, Clone, Debug, Eq, PartialEq, Hash, Serialize)]
pub struct RuleId(pub &'static str);

/// Why an action is not allowed: an enum to branch on and translate, resting on a clause.
///
/// It is a value and no [`std::error::Error`]: an error carries a sentence, and no rule knows a sentence. Whoever speaks
/// to people has one for every variant, in every language, with the clause beside it. The variants stand in the order in
/// which they are asked for.
///
/// ```
/// use tabletop::cuckoo::{Action, Config, Cuckoo, Refusal};
/// use tabletop::{Game, Refusal as _, RuleId, Seat};
///
/// let mut game = Cuckoo::newest(&Config { seats: 2 }).unwrap();
/// // The cards are not dealt yet.
/// let refusal = game.play(Seat(0), &Action::Keep, &mut ()).unwrap_err();
/// assert_eq!(refusal, Refusal::NotNow);
/// assert_eq!(refusal.rule(), RuleId("ck.decide"));
/// ```
pub trait Refusal: Debug + Serialize {
    /// The clause that forbids it.
    fn rule(&self) -> RuleId;
}

/// Something that happened because a clause says so.
pub trait Caused {
    /// The clause that brought it about.
    fn rule(&self) -> RuleId;
}

/// What must happen next.
///
/// ```
/// use tabletop::cuckoo::{Action, Config, Cuckoo};
/// use tabletop::{Game, Next, Seat};
///
/// let mut game = Cuckoo::newest(&Config { seats: 2 }).unwrap();
/// // Two cards are dealt, of the twelve and of the eleven that are left: the draws are ours to make.
/// for _ in 0..2 {
///     let Next::Chance(of) = game.next() else { unreachable!() };
///     assert!(of.get() >= 11);
///     game.chance(0, &mut ());
/// }
/// // Then the game waits for both at once.
/// let Next::Seats(waiting) = game.next() else { unreachable!() };
/// assert_eq!(waiting[..], [Seat(0), Seat(1)]);
/// ```
#[derive(Clone, Debug, PartialEq)]
pub enum Next {
    /// Nature moves; every outcome in `0..n` is equally likely. With a single outcome nature only lays open what
    /// somebody held: an action itself never shows another seat's secrets, or one could see them by asking first.
    Chance(NonZeroU32),
    /// The game waits for any of these. The order is only whom a simulator asks first. Never empty.
    Seats(ArrayVec<Seat, SEATS_MAX>),
    /// Finished; these have won, and share it equally. Never nobody.
    Over(SeatSet),
}

/// Receives events, each with the position it has led to. `()` drops them unbuilt, so search pays nothing for the log; a
/// `Vec` keeps the events alone. `AnyMatch::beats` looks at the positions too.
///
/// ```
/// use tabletop::cuckoo::{Config, Cuckoo, Event};
/// use tabletop::{Game, Hidden, Seat};
///
/// let mut game = Cuckoo::newest(&Config { seats: 2 }).unwrap();
/// game.chance(0, &mut ());
/// let mut log = Vec::new();
/// game.chance(0, &mut log);
/// assert!(matches!(log[..], [Event::Dealt { seat: Seat(1), card: Hidden::Known(_) }]));
/// ```
pub trait Sink<G: Game> {
    /// Whether anybody wants to know. For what can be told only from the position before.
    fn listens(&self) -> bool;

    /// Takes an event, and builds it only if anybody wants it. **It has happened**: `game` shows what it tells, and may be
    /// shown to people as it is, though the action or draw has more to do.
    fn emit(&mut self, game: &G, event: impl FnOnce() -> G::Event);
}

impl<G: Game> Sink<G> for () {
    #[inline]
    fn listens(&self) -> bool {
        false
    }

    #[inline]
    fn emit(&mut self, _: &G, _: impl FnOnce() -> G::Event) {}
}

impl<G: Game> Sink<G> for Vec<G::Event> {
    fn listens(&self) -> bool {
        true
    }

    fn emit(&mut self, _: &G, event: impl FnOnce() -> G::Event) {
        self.push(event());
    }
}

/// The one abstraction: a position in a game, a plain value, cheap to clone.
///
/// Three things are easily taken for one another:
///
/// - [`next`](Game::next) says whom the game *waits for*. Nothing proceeds until one of them acts.
/// - [`menu`](Game::menu) says what is *offered* to a seat: a finite list for buttons and bots.
/// - [`play`](Game::play) says what is *accepted*. It is the only judge, and may accept more than the menu holds: a bid of
///   any size, or something volunteered by a seat that nobody waits for.
///
/// In Monopol, a seat that landed on another's lot owes rent. The game waits for the owner to claim or waive it; the menu
/// offers both; and meanwhile `play` also accepts a trade offer from anyone.
///
/// The module `tabletop::cuckoo` (feature `testing`) is a whole game, made to be read.
pub trait Game: Clone + Debug + Eq + Send + Sync + 'static {
    /// The game's name on the wire, on the command line and in files.
    const NAME: &'static str;
    /// The versions of the rules that are known here. A match is played to its end, and replayed for ever after, by the
    /// version it was laid with; new ones get the last. Raised whenever an old log would replay differently, and then the
    /// clause that changed asks for the version: a small branch, never a copy of the game.
    const RULES: RangeInclusive<u16>;

    /// Number of seats, edition, options: all that is agreed before the start.
    type Config: Clone + Debug + Serialize + DeserializeOwned + Send;
    /// What a seat can try.
    type Action: Clone + Debug + Eq + Hash + Serialize + DeserializeOwned + Send + Sync;
    /// What happened. For the log and for animation only: nobody computes a state from events.
    type Event: Clone + Debug + Eq + Serialize + DeserializeOwned + Send + Sync + Caused;
    /// Why not.
    type Refusal: Refusal;
    /// The printed material: what lies on the table from first to last, the same for everybody.
    type Board: Serialize;
    /// Everything a viewer may know.
    type View: Clone + Debug + Eq + Serialize + DeserializeOwned + Send + Sync;

    /// The position before the first draw, by a version of the rules that is one of [`RULES`](Game::RULES).
    fn new(config: &Self::Config, rules: u16) -> Result<Self, Self::Refusal>;

    /// The position before the first draw, by the newest rules.
    fn newest(config: &Self::Config) -> Result<Self, Self::Refusal> {
        Self::new(config, *Self::RULES.end())
    }

    /// How many sit at the table.
    fn seats(&self) -> u8;

    /// What lies on the table from first to last. It depends on the options alone, so it is asked for once.
    fn board(&self) -> Self::Board;

    /// What must happen next: a draw, a decision of one of some seats, or nothing more.
    fn next(&self) -> Next;

    /// Tries an action. The only judge of what is legal; a refusal leaves the position as it was. So all that can refuse
    /// comes first in the code, then a blank line, then the changes. Hosts see to it that `seat` is one of the table's;
    /// what an action says, a seat in it included, is the game's to judge.
    ///
    /// An action shows its player nothing of another seat's secrets, or one could see them by trying it on a copy. What
    /// it would lay open is laid open by nature, in a draw with a single outcome.
    fn play(
        &mut self,
        seat: Seat,
        action: &Self::Action,
        log: &mut impl Sink<Self>,
    ) -> Result<(), Self::Refusal>;

    /// Carries out a draw asked for by [`Next::Chance`]. `outcome` is below the number given there.
    ///
    /// # Panics
    ///
    /// A game may panic if it has not asked for a draw.
    fn chance(&mut self, outcome: u32, log: &mut impl Sink<Self>);

    /// A finite menu for buttons and bots, added to `out`. Empty for a seat that has nothing to decide.
    ///
    /// All of it would be accepted, nothing stands in it twice, and what it holds, in which order, follows from what the
    /// seat may know. **The order is part of the contract**, for a seat that is waited for:
    ///
    /// 1. First what answers the game: the actions the game waits for. What the seat may do as well (build, sell, ask
    ///    somebody something) comes after.
    /// 2. The very first entry is the plainest answer: what somebody does who is in a hurry and wants nothing in
    ///    particular. It does nothing that nobody asked for, and moves the game on: whoever takes the first entry again and
    ///    again comes in a few steps to a draw, to another seat's decision, or to the end.
    /// 3. The rest stands in an order that a person finds natural and that never changes by itself: by card, by square, by
    ///    amount, from low to high.
    ///
    /// [`timeout`](Game::timeout) and plain bots rest on the first entry. Where the plainest answer would commit an absent
    /// player to something (to buy, say), the game answers `timeout` with something else. The walks in `testing` hold all
    /// of this but the taste.
    ///
    /// ```
    /// use tabletop::cuckoo::{Action, Config, Cuckoo};
    /// use tabletop::{Game, Seat};
    ///
    /// let mut game = Cuckoo::newest(&Config { seats: 2 }).unwrap();
    /// game.chance(0, &mut ());
    /// game.chance(0, &mut ());
    /// let mut menu = Vec::new();
    /// game.menu(Seat(0), &mut menu);
    /// assert_eq!(menu, [Action::Keep, Action::Exchange, Action::Ask { other: Seat(1) }]);
    /// // An absent player is made to do the first.
    /// assert_eq!(game.timeout(Seat(0)), Some(Action::Keep));
    /// ```
    fn menu(&self, seat: Seat, out: &mut Vec<Self::Action>);

    /// Seats that nobody waits for, but that have been asked something and can answer now: a proposal, say. Hosts let
    /// their bots answer before they go on; a person may answer or not.
    fn asked(&self) -> ArrayVec<Seat, SEATS_MAX> {
        ArrayVec::new()
    }

    /// Seats whose part is over for good: bankrupt, say, or gone from the board. They are never waited for again nor asked
    /// anything, have nothing on their menu, and whatever they try is refused. Everybody can see who is out, and nobody
    /// comes back. In many games everybody plays to the end, and nobody is.
    fn out(&self) -> SeatSet {
        SeatSet::EMPTY
    }

    /// How many seconds the rules give those who are waited for; none: as long as they like. The time begins with
    /// the first position that has a limit, and goes on, whatever else happens, until one has none.
    fn time_limit(&self) -> Option<u16> {
        None
    }

    /// What a seat that is waited for is made to do when its time is up, or when whoever sits there cannot decide: usually
    /// the first entry of its [`menu`](Game::menu). It is always accepted, and like that entry it moves the game on.
    fn timeout(&self, seat: Seat) -> Option<Self::Action> {
        let mut menu = Vec::new();
        self.menu(seat, &mut menu);
        menu.into_iter().next()
    }

    /// Everything `viewer` may know, built up from nothing, never trimmed down from the position.
    fn view(&self, viewer: Viewer) -> Self::View;

    /// The same event with secrets covered. Covered, never dropped: all viewers count alike.
    fn mask(event: &Self::Event, viewer: Viewer) -> Self::Event;

    /// Whether anything is hidden from any of those who play, as the table has agreed to play. If not, whoever watches could
    /// say where the game stands, and people at one screen need not look away.
    fn hides(&self) -> bool;

    /// Whether an event that an action brought about told anybody what was hidden before, by what it says or by what it
    /// takes for granted: a card laid from a hand, say, or a price that only a full purse can pay. Such an action cannot
    /// be taken back. `self` is the position after it.
    ///
    /// What is covered in an event, and what nature lays open, need not be named here: neither can be taken back anyway.
    ///
    /// In other words: if this is false of all events of a step without a draw, and nothing in them is covered, then in every
    /// position that any viewer could imagine before, the one who acted included, the same action would have been accepted,
    /// and would have told that viewer the same. `testing::undo_tells_nothing` holds a game to it.
    ///
    /// ```
    /// use tabletop::cuckoo::{Config, Cuckoo, Event};
    /// use tabletop::{Game, Seat};
    ///
    /// let game = Cuckoo::newest(&Config { seats: 2 }).unwrap();
    /// // Who asks for a swap has not said why; who lays a card open has told everybody.
    /// assert!(!game.shows(&Event::Asked { seat: Seat(0), other: Seat(1) }));
    /// assert!(game.shows(&Event::Shown { seat: Seat(0), card: 6 }));
    /// ```
    fn shows(&self, event: &Self::Event) -> bool;

    /// The clause that an event rests on, by the version of the rules of this match. A replay names it, so where a later
    /// version names another clause for the same event, older matches must be told the old one.
    fn cause(&self, event: &Self::Event) -> RuleId {
        event.rule()
    }
}

/// A game in which one can imagine what one does not see: what a bot that searches needs. For a game that hides nothing
/// there is nothing to imagine, and the guess is the position itself.
///
/// ```
/// use tabletop::cuckoo::{Config, Cuckoo};
/// use tabletop::{Game, Imagine, QuickDice, Seat, Viewer};
///
/// let start = Cuckoo::newest(&Config { seats: 2 }).unwrap();
/// let mut game = start.clone();
/// game.chance(3, &mut ());
/// game.chance(9, &mut ());
///
/// let mine = Viewer::Seat(Seat(0));
/// let imagined = Cuckoo::guess(&start, &game.view(mine), &mut QuickDice::new(1));
/// // Perhaps the other has another card there, but to me it looks the same.
/// assert_eq!(imagined.view(mine), game.view(mine));
/// ```
pub trait Imagine: Game {
    /// Some position that looks like `view` to its viewer. `start` is the position before the first draw: it knows what
    /// was agreed, and nothing that happened since.
    fn guess(start: &Self, view: &Self::View, draw: &mut impl Draw) -> Self;
}
