use crate::{Game, Sink};

/// Takes down every event with the position it has led to.
pub(crate) struct Film<G: Game>(pub(crate) Vec<(G::Event, G)>);

impl<G: Game> Sink<G> for Film<G> {
    fn listens(&self) -> bool {
        true
    }

    fn emit(&mut self, game: &G, event: impl FnOnce() -> G::Event) {
        self.0.push((event(), game.clone()));
    }
}
