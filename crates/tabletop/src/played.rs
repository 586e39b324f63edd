use crate::{Dice, Draw, Game, Next, Seat, Seed};

/// How often nature may move in a row before we call it a bug in the rules.
const DRAWS_IN_A_ROW_MAX: usize = 1_000;

/// One draw, and what it brought about.
#[derive(Clone, Debug)]
pub struct Drawn<G: Game> {
    pub outcome: u32,
    pub of: u32,
    pub events: Vec<G::Event>,
}

/// One accepted action (none for the opening), and everything that followed by itself.
#[derive(Clone, Debug)]
pub struct Step<G: Game> {
    pub by: Option<(Seat, G::Action)>,
    pub events: Vec<G::Event>,
    pub draws: Vec<Drawn<G>>,
}

impl<G: Game> Step<G> {
    /// All that happened, in order.
    pub fn all_events(&self) -> impl Iterator<Item = &G::Event> {
        self.events.iter().chain(self.draws.iter().flat_map(|drawn| &drawn.events))
    }
}

/// A game being played with the official dice. It holds the seed, so no bot and no browser ever gets one.
#[derive(Clone)]
pub struct Match<G: Game> {
    game: G,
    dice: Dice,
    last: Step<G>,
}

impl<G: Game> Match<G> {
    /// Takes a position before its first draw, and lets nature move until a seat must.
    pub fn start(game: G, seed: &Seed) -> Match<G> {
        let last = Step { by: None, events: Vec::new(), draws: Vec::new() };
        let mut this = Match { game, dice: Dice::new(seed), last };
        this.settle();
        this
    }

    /// Plays, then lets nature move until a seat must. A refusal changes nothing.
    pub fn play(&mut self, seat: Seat, action: &G::Action) -> Result<(), G::Refusal> {
        let mut events = Vec::new();
        self.game.play(seat, action, &mut events)?;

        self.last = Step { by: Some((seat, action.clone())), events, draws: Vec::new() };
        self.settle();
        Ok(())
    }

    pub fn game(&self) -> &G {
        &self.game
    }

    /// The latest step.
    pub fn last(&self) -> &Step<G> {
        &self.last
    }

    fn settle(&mut self) {
        for _ in 0..DRAWS_IN_A_ROW_MAX {
            let Next::Chance(of) = self.game.next() else { return };
            let outcome = self.dice.below(of);
            let mut events = Vec::new();
            self.game.chance(outcome, &mut events);
            self.last.draws.push(Drawn { outcome, of: of.get(), events });
        }
        panic!("{}: nature never stops moving", G::NAME);
    }
}
