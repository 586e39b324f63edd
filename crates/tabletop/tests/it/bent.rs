//! Cuckoo with something wrong in it, to see that the checks find it.

use std::{cell::Cell, ops::RangeInclusive};
use tabletop::{
    Game, Hidden, Imagine, Next, SEATS_MAX, Seat, SeatSet, Sink, Viewer,
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
/// Who keeps a card says which, and it is not said to show anything.
pub(crate) const KEEP_TELLS: u8 = 10;
/// Everybody sees the card of who has kept it, though nothing is said.
pub(crate) const KEEP_SHOWS: u8 = 11;
/// Only a good card can be kept.
pub(crate) const KEEP_NEEDS: u8 = 12;
/// Who is waited for shows what somebody holds.
pub(crate) const NEXT_TELLS: u8 = 13;
/// A draw depends on how often anything has been tried.
pub(crate) const TRACE: u8 = 14;
/// Who has decided is said to be out, and may still be asked something.
pub(crate) const OUT_BUT_ASKED: u8 = 15;
/// Who has decided is said to be out, and may still answer, though nobody asks.
pub(crate) const OUT_BUT_OFFERED: u8 = 16;
/// Who has decided is said to be out, and what they try is accepted, though nothing is offered.
pub(crate) const OUT_BUT_ACCEPTED: u8 = 17;
/// Somebody is out while nature moves.
pub(crate) const OUT_AND_BACK: u8 = 18;
/// Somebody is out who has no seat.
pub(crate) const OUT_WITHOUT_SEAT: u8 = 19;
/// Who is out shows what somebody holds.
pub(crate) const OUT_TELLS: u8 = 20;

thread_local! {
    /// How often anything has been tried in a game that leaves a [`TRACE`].
    static TRIED: Cell<u32> = const { Cell::new(0) };
}

#[derive(Clone, Debug, Eq, PartialEq)]
pub(crate) struct Bent<const FAULT: u8>(pub(crate) Cuckoo);

impl<const FAULT: u8> Bent<FAULT> {
    fn waits_for(&self, seat: Seat) -> bool {
        matches!(self.0.next(), Next::Seats(waiting) if waiting.contains(&seat))
    }

    fn decided(&self) -> SeatSet {
        self.0.view(Viewer::Table).decided.into_iter().collect()
    }

    fn pass_on(&self, told: Vec<Event>, log: &mut impl Sink<Self>) {
        for event in told {
            log.emit(self, || event);
        }
    }

    fn holds_a_good_card(&self, seat: Seat) -> bool {
        self.0.hands()[seat.index()] > 3
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
        let mut next = self.0.next();
        if FAULT == NEXT_TELLS
            && let Next::Seats(waiting) = &mut next
            && self.holds_a_good_card(Seat(0))
        {
            waiting.reverse();
        }
        next
    }

    fn play(&mut self, seat: Seat, action: &Action, log: &mut impl Sink<Self>) -> Result<(), Refusal> {
        if FAULT == STUCK && *action == Action::Decline && self.waits_for(seat) {
            return Ok(());
        }
        if FAULT == ANSWER_TELLS && *action == Action::Decline && self.0.asked().contains(&seat) {
            let card = self.0.hands()[seat.index()];
            log.emit(self, || Event::Shown { seat, card });
        }
        if FAULT == KEEP_NEEDS && *action == Action::Keep && !self.holds_a_good_card(seat) {
            return Err(Refusal::NotNow);
        }
        let mut told = Vec::new();
        let played = self.0.play(seat, action, &mut told);
        self.pass_on(told, log);
        if FAULT == KEEP_TELLS && *action == Action::Keep && played.is_ok() {
            let card = self.0.hands()[seat.index()];
            log.emit(self, || Event::Shown { seat, card });
        }
        TRIED.set(TRIED.get() + 1);
        if FAULT == BRUISED && played.is_err() && self.waits_for(seat) {
            self.0.play(seat, &Action::Keep, &mut ()).unwrap();
        }
        played
    }

    fn chance(&mut self, outcome: u32, log: &mut impl Sink<Self>) {
        let shift = if FAULT == TRACE { TRIED.get() } else { 0 };
        let Next::Chance(of) = self.0.next() else { unreachable!("nature was not asked") };
        let mut told = Vec::new();
        self.0.chance((outcome + shift) % of, &mut told);
        self.pass_on(told, log);
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
            KEEP_NEEDS if waited_for && !self.holds_a_good_card(seat) => {
                out.retain(|action| *action != Action::Keep);
            }
            OUT_BUT_ACCEPTED if self.decided().contains(seat) => out.truncate(begun),
            KEPT_BACK => out.retain(|action| *action != Action::Exchange),
            STUCK if waited_for => {
                let at = (1..out.len()).find(|&at| out[at] == Action::Decline);
                at.map(|at| out.remove(at));
            }
            MENU_TELLS if waited_for && self.holds_a_good_card(seat.left(self.seats())) => {
                out[begun..].reverse();
            }
            _ => {}
        }
    }

    fn asked(&self) -> arrayvec::ArrayVec<Seat, SEATS_MAX> {
        let mut asked = self.0.asked();
        if matches!(FAULT, OUT_BUT_OFFERED | OUT_BUT_ACCEPTED) {
            asked.clear();
        }
        asked
    }

    fn out(&self) -> SeatSet {
        let is_natures = matches!(self.0.next(), Next::Chance(_));
        match FAULT {
            OUT_BUT_ASKED | OUT_BUT_OFFERED | OUT_BUT_ACCEPTED => self.decided(),
            OUT_AND_BACK if is_natures => Seat(0).into(),
            OUT_WITHOUT_SEAT => Seat(9).into(),
            OUT_TELLS if !is_natures && self.holds_a_good_card(Seat(0)) => Seat(0).into(),
            _ => SeatSet::EMPTY,
        }
    }

    fn time_limit(&self) -> Option<u16> {
        self.0.time_limit()
    }

    fn timeout(&self, seat: Seat) -> Option<Action> {
        if FAULT == LATE_IN_VAIN { Some(Action::Ask { other: seat }) } else { self.0.timeout(seat) }
    }

    fn view(&self, viewer: Viewer) -> View {
        let mut view = self.0.view(viewer);
        if FAULT == KEEP_SHOWS {
            for seat in self.decided() {
                view.hands[seat.index()] = Hidden::Known(self.0.hands()[seat.index()]);
            }
        }
        view
    }

    fn mask(event: &Event, viewer: Viewer) -> Event {
        if FAULT == TOLD
            && let Event::Drew { seat, card: Hidden::Known(card) } = *event
        {
            return Event::Shown { seat, card };
        }
        Cuckoo::mask(event, viewer)
    }

    fn hides(&self) -> bool {
        self.0.hides()
    }

    fn shows(&self, event: &Event) -> bool {
        FAULT != KEEP_TELLS && self.0.shows(event)
    }
}

impl<const FAULT: u8> Imagine for Bent<FAULT> {
    fn guess(start: &Self, view: &View, draw: &mut impl tabletop::Draw) -> Self {
        Bent(Cuckoo::guess(&start.0, view, draw))
    }
}
