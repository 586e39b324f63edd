//! Cuckoo with something wrong in it, to see that the checks find it.

use std::ops::RangeInclusive;
use tabletop::{
    Game, Hidden, Imagine, Next, SEATS_MAX, Seat, Sink, Viewer,
    cuckoo::{Action, Board, Config, Cuckoo, Event, Refusal, View},
};

/// Nothing is wrong.
pub(crate) const STRAIGHT: u8 = 0;
/// Who is asked, and not waited for, is offered what is refused.
pub(crate) const ASKED_IN_VAIN: u8 = 1;
/// Who is late is made to do what is refused.
pub(crate) const LATE_IN_VAIN: u8 = 2;
/// The first on the menu changes nothing.
pub(crate) const STUCK: u8 = 3;
/// Something is offered twice.
pub(crate) const TWICE: u8 = 4;
/// Something is accepted that is not offered.
pub(crate) const KEPT_BACK: u8 = 5;
/// A refusal changes something.
pub(crate) const BRUISED: u8 = 6;
/// Everybody is told everything.
pub(crate) const TOLD: u8 = 7;
/// A menu shows what somebody else holds.
pub(crate) const MENU_TELLS: u8 = 8;
/// What is said of an answer shows what the one who answers holds.
pub(crate) const ANSWER_TELLS: u8 = 9;

#[derive(Clone, Debug, Eq, PartialEq)]
pub(crate) struct Bent<const FAULT: u8>(pub(crate) Cuckoo);

impl<const FAULT: u8> Bent<FAULT> {
    fn waits_for(&self, seat: Seat) -> bool {
        matches!(self.0.next(), Next::Seats(waiting) if waiting.contains(&seat))
    }
}

impl<const FAULT: u8> Game for Bent<FAULT> {
    const NAME: &'static str = "bent";
    const RULES: RangeInclusive<u16> = Cuckoo::RULES;

    type Config = Config;
    type Action = Action;
    type Event = Event;
    type Refusal = Refusal;
    type Board = Board;
    type View = View;

    fn new(config: &Config, rules: u16) -> Result<Self, Refusal> {
        Cuckoo::new(config, rules).map(Bent)
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
        if FAULT == STUCK && *action == Action::Decline && self.waits_for(seat) {
            return Ok(());
        }
        if FAULT == ANSWER_TELLS && *action == Action::Decline && self.0.asked().contains(&seat) {
            let card = self.0.hands()[seat.index()];
            log.emit(|| Event::Shown { seat, card });
        }
        let played = self.0.play(seat, action, log);
        if FAULT == BRUISED && played.is_err() && self.waits_for(seat) {
            self.0.play(seat, &Action::Keep, &mut ()).unwrap();
        }
        played
    }

    fn chance(&mut self, outcome: u32, log: &mut impl Sink<Event>) {
        self.0.chance(outcome, log);
    }

    fn menu(&self, seat: Seat, out: &mut Vec<Action>) {
        let waited_for = self.waits_for(seat);
        match FAULT {
            STUCK if waited_for => out.push(Action::Decline),
            TWICE if waited_for => out.push(Action::Keep),
            _ => {}
        }
        let begun = out.len();
        self.0.menu(seat, out);
        match FAULT {
            ASKED_IN_VAIN if !waited_for && out.len() > begun => out.push(Action::Exchange),
            KEPT_BACK => out.retain(|action| *action != Action::Exchange),
            STUCK if waited_for => {
                let at = (1..out.len()).find(|&at| out[at] == Action::Decline);
                at.map(|at| out.remove(at));
            }
            MENU_TELLS if waited_for && self.0.hands()[seat.left(self.seats()).index()] > 3 => {
                out[begun..].reverse();
            }
            _ => {}
        }
    }

    fn asked(&self) -> arrayvec::ArrayVec<Seat, SEATS_MAX> {
        self.0.asked()
    }

    fn time_limit(&self) -> Option<u16> {
        self.0.time_limit()
    }

    fn timeout(&self, seat: Seat) -> Option<Action> {
        if FAULT == LATE_IN_VAIN { Some(Action::Ask { other: seat }) } else { self.0.timeout(seat) }
    }

    fn view(&self, viewer: Viewer) -> View {
        self.0.view(viewer)
    }

    fn mask(event: &Event, viewer: Viewer) -> Event {
        if FAULT == TOLD
            && let Event::Drew { seat, card: Hidden::Known(card) } = *event
        {
            return Event::Shown { seat, card };
        }
        Cuckoo::mask(event, viewer)
    }
}

impl<const FAULT: u8> Imagine for Bent<FAULT> {
    fn guess(start: &Self, view: &View, draw: &mut impl tabletop::Draw) -> Self {
        Bent(Cuckoo::guess(&start.0, view, draw))
    }
}
