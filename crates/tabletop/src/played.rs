use crate::{
    DECISIONS_MAX, Dice, Draw, Game, Next, Seat, SeatSet, Seed, Viewer,
    play_out::{DRAWS_IN_A_ROW_MAX, decided},
};
use std::sync::Arc;

/// One draw, and what it brought about.
#[derive(Clone, Debug)]
pub struct Drawn<G: Game> {
    /// What was drawn.
    pub outcome: u32,
    /// How many outcomes there were, all equally likely.
    pub of: u32,
    /// What came of it.
    pub events: Vec<G::Event>,
}

/// One accepted action (none for the opening), and everything that followed by itself.
#[derive(Clone, Debug)]
pub struct Step<G: Game> {
    /// Where the match stood.
    pub before: G,
    /// Who did what.
    pub by: Option<(Seat, G::Action)>,
    /// What came of it at once.
    pub events: Vec<G::Event>,
    /// What nature did then.
    pub draws: Vec<Drawn<G>>,
}

impl<G: Game> Step<G> {
    /// All that happened, in order.
    pub fn all_events(&self) -> impl Iterator<Item = &G::Event> {
        self.events.iter().chain(self.draws.iter().flat_map(|drawn| &drawn.events))
    }
}

/// A game being played with the official dice. It holds the seed, so no bot and no browser ever gets one.
///
/// ```
/// use tabletop::cuckoo::{Action, Config, Cuckoo};
/// use tabletop::{Bytes32, Game, Match, Next, Seat, Seed};
///
/// let start = Cuckoo::newest(&Config { seats: 2 }).unwrap();
/// let mut game = Match::start(start, &Seed(Bytes32([1; 32])));
/// // Nature has dealt, and both must decide.
/// assert_eq!(game.last().draws.len(), 2);
///
/// game.play(Seat(1), &Action::Keep).unwrap();
/// assert!(game.play(Seat(1), &Action::Keep).is_err());
/// game.play(Seat(0), &Action::Keep).unwrap();
/// assert!(matches!(game.game().next(), Next::Over(_)));
/// ```
#[derive(Clone)]
pub struct Match<G: Game> {
    game: G,
    dice: Dice,
    /// Shared by all copies.
    last: Arc<Step<G>>,
    /// After how many more steps luck comes from other dice, and from which; each counted from the one before.
    turns: Vec<(u32, Dice)>,
}

impl<G: Game> Match<G> {
    /// Takes a position before its first draw, and lets nature move until a seat must.
    pub fn start(game: G, seed: &Seed) -> Match<G> {
        let (mut game, mut dice) = (game, Dice::new(seed));
        let before = game.clone();
        let draws = settle(&mut game, &mut dice);
        let last = Arc::new(Step { before, by: None, events: Vec::new(), draws });
        Match { game, dice, last, turns: Vec::new() }
    }

    /// After so many more steps all luck comes from another seed: so one plays on from the middle of a match that is known to
    /// its end. What is said later counts from where luck turns before. Copies do the same.
    ///
    /// ```
    /// use tabletop::cuckoo::{Action, Config, Cuckoo};
    /// use tabletop::{Bytes32, Game, Match, Seat, Seed};
    ///
    /// let start = Cuckoo::newest(&Config { seats: 2 }).unwrap();
    /// let known = Match::start(start, &Seed(Bytes32([1; 32])));
    /// let drawn = |seed: u8| {
    ///     let mut on = known.clone();
    ///     on.turn(0, &Seed(Bytes32([seed; 32])));
    ///     on.play(Seat(0), &Action::Exchange).unwrap();
    ///     on.last().draws[0].outcome
    /// };
    /// assert!((2..30).any(|seed| drawn(seed) != drawn(2)), "what is dealt is another in each");
    /// ```
    pub fn turn(&mut self, after: u32, seed: &Seed) {
        self.turns.push((after, Dice::new(seed)));
        self.turn_now();
    }

    fn turn_now(&mut self) {
        while self.turns.first().is_some_and(|(after, _)| *after == 0) {
            (_, self.dice) = self.turns.remove(0);
        }
    }

    /// Plays, then lets nature move until a seat must. A refusal changes nothing.
    pub fn play(&mut self, seat: Seat, action: &G::Action) -> Result<(), G::Refusal> {
        let (before, mut events) = (self.game.clone(), Vec::new());
        self.game.play(seat, action, &mut events)?;

        let draws = settle(&mut self.game, &mut self.dice);
        self.last = Arc::new(Step { before, by: Some((seat, action.clone())), events, draws });
        if let Some((after, _)) = self.turns.first_mut() {
            *after -= 1;
            self.turn_now();
        }
        Ok(())
    }

    /// Plays to the end, as [`play_out`](crate::play_out()) does with a position. `each` is shown the match after every step,
    /// the opening (or where it stands now) included. Answers who has won; none if it was broken off after
    /// [`DECISIONS_MAX`] decisions.
    ///
    /// ```
    /// use tabletop::cuckoo::{Config, Cuckoo};
    /// use tabletop::{Bytes32, Game, Match, QuickDice, Seed, at_random};
    ///
    /// let start = Cuckoo::newest(&Config { seats: 3 }).unwrap();
    /// let mut game = Match::start(start, &Seed(Bytes32([1; 32])));
    /// let mut events = 0;
    /// let winners = game.play_out(at_random(QuickDice::new(1)), |game| events += game.last().all_events().count());
    /// assert!(!winners.unwrap().is_empty());
    /// assert!(events >= 7, "three cards, three decisions, and the cards are shown");
    /// ```
    ///
    /// # Panics
    ///
    /// If something is chosen that the rules refuse.
    #[must_use = "a match that never ends is broken off"]
    pub fn play_out(
        &mut self,
        mut choose: impl FnMut(&G, Seat, &[G::Action]) -> G::Action,
        mut each: impl FnMut(&Match<G>),
    ) -> Option<SeatSet> {
        let mut menu = Vec::new();
        each(self);
        for _ in 0..DECISIONS_MAX {
            let waiting = match self.game.next() {
                Next::Over(winners) => return Some(winners),
                Next::Seats(waiting) => waiting,
                Next::Chance(_) => unreachable!("a match lets nature move by itself"),
            };
            let (seat, action) = decided(&self.game, &waiting, &mut menu, &mut choose);
            if let Err(refusal) = self.play(seat, &action) {
                panic!("{}: {seat:?} chose {action:?}, which is refused: {refusal:?}", G::NAME);
            }
            each(self);
        }
        None
    }

    /// The position it has come to.
    pub fn game(&self) -> &G {
        &self.game
    }

    /// The latest step.
    pub fn last(&self) -> &Step<G> {
        &self.last
    }

    /// Whether nature moved in the latest step. What was drawn cannot be undrawn.
    pub fn drew(&self) -> bool {
        !self.last.draws.is_empty()
    }

    /// Whether the latest step told anybody what they could not know before: something that others see covered, what
    /// [`Game::shows`] names, or the end, when everything is laid open, the luck of the whole match included. What was
    /// shown cannot be hidden again.
    ///
    /// A step that neither showed anything nor [drew](Match::drew) can be taken back: a copy of the match as it was
    /// before goes on as if it had never been.
    ///
    /// ```
    /// use tabletop::cuckoo::{Action, Config, Cuckoo};
    /// use tabletop::{Bytes32, Game, Match, Seat, Seed};
    ///
    /// let start = Cuckoo::newest(&Config { seats: 2 }).unwrap();
    /// let before = Match::start(start, &Seed(Bytes32([1; 32])));
    /// let mut game = before.clone();
    /// game.play(Seat(0), &Action::Keep).unwrap();
    /// assert!(!game.drew() && !game.showed());
    ///
    /// // A slip of the thumb: the card was to be exchanged.
    /// game = before;
    /// game.play(Seat(0), &Action::Exchange).unwrap();
    /// assert!(game.drew() && game.showed());
    /// ```
    pub fn showed(&self) -> bool {
        let is_covered = |event: &G::Event| G::mask(event, Viewer::Table) != *event;
        let told = self.last.all_events().any(|event| is_covered(event) || self.game.shows(event));
        told || matches!(self.game.next(), Next::Over(_))
    }
}

/// Lets nature move until a seat must, or the game is over.
fn settle<G: Game>(game: &mut G, dice: &mut Dice) -> Vec<Drawn<G>> {
    let mut draws = Vec::new();
    for _ in 0..DRAWS_IN_A_ROW_MAX {
        let Next::Chance(of) = game.next() else { return draws };
        let outcome = dice.below(of);
        // Most draws bring about one thing.
        let mut events = Vec::with_capacity(1);
        game.chance(outcome, &mut events);
        draws.push(Drawn { outcome, of: of.get(), events });
    }
    panic!("{}: nature never stops moving", G::NAME);
}
