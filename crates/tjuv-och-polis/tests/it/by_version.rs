//! The game by an older version of the rules, as a game of its own: so that general checks, which play by the newest
//! rules, can be run on it as well.

use std::ops::RangeInclusive;
use tabletop::{Game, Next, Seat, Sink, Viewer};
use tjuv_och_polis::{Action, Board, Config, Event, Refusal, TjuvOchPolis, View};

#[derive(Clone, Debug, Eq, PartialEq)]
pub(crate) struct ByVersion<const RULES: u16>(pub(crate) TjuvOchPolis);

impl<const RULES: u16> Game for ByVersion<RULES> {
    const NAME: &'static str = TjuvOchPolis::NAME;
    const RULES: RangeInclusive<u16> = RULES..=RULES;

    type Config = Config;
    type Action = Action;
    type Event = Event;
    type Refusal = Refusal;
    type Board = Board;
    type View = View;

    fn new(config: &Config, rules: u16) -> Result<Self, Refusal> {
        TjuvOchPolis::new(config, rules).map(ByVersion)
    }

    fn seats(&self) -> u8 {
        self.0.seats()
    }

    fn board(&self) -> Board {
        self.0.board()
    }

    fn next(&self) -> Next {
        self.0.next()
    }

    fn play(&mut self, seat: Seat, action: &Action, log: &mut impl Sink<Event>) -> Result<(), Refusal> {
        self.0.play(seat, action, log)
    }

    fn chance(&mut self, outcome: u32, log: &mut impl Sink<Event>) {
        self.0.chance(outcome, log);
    }

    fn menu(&self, seat: Seat, out: &mut Vec<Action>) {
        self.0.menu(seat, out);
    }

    fn view(&self, viewer: Viewer) -> View {
        self.0.view(viewer)
    }

    fn mask(event: &Event, viewer: Viewer) -> Event {
        TjuvOchPolis::mask(event, viewer)
    }
}
