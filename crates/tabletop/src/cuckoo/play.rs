//! The rules.

use super::position::{CARDS, EQUALS_SHARE, SEATS, SEATS_MIN, SECONDS};
use super::{Action, Board, Config, Cuckoo, Event, Refusal, Stage, View};
use crate::{Draw, Game, Hidden, Imagine, Next, SEATS_MAX, Seat, SeatSet, Sink, Viewer};
use arrayvec::ArrayVec;
use std::{num::NonZeroU32, ops::RangeInclusive};

impl Game for Cuckoo {
    const NAME: &'static str = "cuckoo";
    const RULES: RangeInclusive<u16> = 1..=2;

    type Config = Config;
    type Action = Action;
    type Event = Event;
    type Refusal = Refusal;
    type Board = Board;
    type View = View;

    fn new(config: &Config, rules: u16) -> Result<Cuckoo, Refusal> {
        // [ck.seats]
        if !(SEATS_MIN..=SEATS as u8).contains(&config.seats) {
            return Err(Refusal::SeatCount);
        }

        Ok(Cuckoo {
            rules,
            seats: config.seats,
            stage: Stage::Deal,
            hands: ArrayVec::new(),
            deck: ArrayVec::from(CARDS),
            away: ArrayVec::new(),
            decided: SeatSet::EMPTY,
            has_asked: SeatSet::EMPTY,
            question: None,
        })
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    fn board(&self) -> Board {
        Board { cards: CARDS.to_vec() }
    }

    #[inline]
    fn next(&self) -> Next {
        match self.stage {
            Stage::Deal | Stage::Draw(_) => {
                let left = NonZeroU32::new(self.deck.len() as u32);
                Next::Chance(left.expect("twelve cards are more than four seats need"))
            }
            Stage::Decide => Next::Seats(self.undecided().iter().collect()),
            // What comes is certain, and shows what somebody held.
            Stage::Swap | Stage::Show => Next::Chance(NonZeroU32::MIN),
            Stage::Over => Next::Over(self.winners()),
        }
    }

    #[inline]
    fn play(&mut self, seat: Seat, action: &Action, log: &mut impl Sink<Cuckoo>) -> Result<(), Refusal> {
        if self.stage != Stage::Decide {
            return Err(Refusal::NotNow);
        }
        if seat.0 >= self.seats {
            return Err(Refusal::NoSuchSeat);
        }

        match *action {
            Action::Keep => self.keep(seat, log),
            Action::Exchange => self.exchange(seat, log),
            Action::Ask { other } => self.ask(seat, other, log),
            Action::Decline => self.answer(seat, false, log),
            Action::Agree => self.answer(seat, true, log),
        }
    }

    #[inline]
    fn chance(&mut self, outcome: u32, log: &mut impl Sink<Cuckoo>) {
        match self.stage {
            Stage::Deal => self.deal(outcome, log),
            Stage::Draw(seat) => self.draw(seat, outcome, log),
            Stage::Swap => self.swap(log),
            Stage::Show => {
                // [ck.show]
                self.stage = Stage::Over;
                for (seat, &card) in (0..).map(Seat).zip(&self.hands) {
                    log.emit(self, || Event::Shown { seat, card });
                }
            }
            Stage::Decide | Stage::Over => panic!("a draw that nobody asked for"),
        }
    }

    fn menu(&self, seat: Seat, out: &mut Vec<Action>) {
        if self.stage != Stage::Decide || seat.0 >= self.seats {
            return;
        }
        if !self.decided.contains(seat) {
            // First what the game waits for, and of that first what changes nothing.
            out.extend([Action::Keep, Action::Exchange]);
            if self.may_ask(seat).is_ok() {
                let others = SeatSet::all(self.seats).without(seat.into());
                out.extend(others.iter().map(|other| Action::Ask { other }));
            }
        }
        if self.question.is_some_and(|(_, asked)| asked == seat) {
            out.extend([Action::Decline, Action::Agree]);
        }
    }

    /// [ck.ask] Also somebody who has decided can be asked.
    fn asked(&self) -> ArrayVec<Seat, SEATS_MAX> {
        let open = self.question.filter(|_| self.stage == Stage::Decide);
        open.map(|(_, asked)| asked).into_iter().filter(|&asked| self.decided.contains(asked)).collect()
    }

    /// [ck.time] What is done for those who are too late is the first entry of their menu: they keep the card.
    fn time_limit(&self) -> Option<u16> {
        (self.stage == Stage::Decide).then_some(SECONDS)
    }

    fn view(&self, viewer: Viewer) -> View {
        View::of(self, viewer)
    }

    fn mask(event: &Event, viewer: Viewer) -> Event {
        event.covered(viewer)
    }

    fn hides(&self) -> bool {
        true
    }

    fn shows(&self, event: &Event) -> bool {
        match event {
            Event::Shown { .. } => true,
            Event::Dealt { .. }
            | Event::Kept { .. }
            | Event::Exchanged { .. }
            | Event::Drew { .. }
            | Event::Asked { .. }
            | Event::Declined { .. }
            | Event::Agreed { .. }
            | Event::Swapped { .. } => false,
        }
    }
}

impl Imagine for Cuckoo {
    fn guess(start: &Cuckoo, view: &View, draw: &mut impl Draw) -> Cuckoo {
        view.guess(start, draw)
    }
}

impl Cuckoo {
    /// [ck.deal]
    fn deal(&mut self, outcome: u32, log: &mut impl Sink<Cuckoo>) {
        let (seat, card) = (Seat(self.hands.len() as u8), self.deck.remove(outcome as usize));
        self.hands.push(card);
        log.emit(self, || Event::Dealt { seat, card: Hidden::Known(card) });
        if self.hands.len() == usize::from(self.seats) {
            self.stage = Stage::Decide;
        }
    }

    /// [ck.decide]
    fn keep(&mut self, seat: Seat, log: &mut impl Sink<Cuckoo>) -> Result<(), Refusal> {
        self.may_decide(seat)?;

        self.decide(seat);
        log.emit(self, || Event::Kept { seat });
        self.stage = self.decide_or_show();
        Ok(())
    }

    /// [ck.decide]
    fn exchange(&mut self, seat: Seat, log: &mut impl Sink<Cuckoo>) -> Result<(), Refusal> {
        self.may_decide(seat)?;

        let card = std::mem::take(&mut self.hands[seat.index()]);
        self.away.push(card);
        self.decide(seat);
        log.emit(self, || Event::Exchanged { seat });
        self.stage = Stage::Draw(seat);
        Ok(())
    }

    fn draw(&mut self, seat: Seat, outcome: u32, log: &mut impl Sink<Cuckoo>) {
        let card = self.deck.remove(outcome as usize);
        self.hands[seat.index()] = card;
        log.emit(self, || Event::Drew { seat, card: Hidden::Known(card) });
        self.stage = self.decide_or_show();
    }

    /// [ck.ask]
    fn ask(&mut self, seat: Seat, other: Seat, log: &mut impl Sink<Cuckoo>) -> Result<(), Refusal> {
        if other.0 >= self.seats {
            return Err(Refusal::NoSuchSeat);
        }
        self.may_ask(seat)?;
        if other == seat {
            return Err(Refusal::AsksItself);
        }

        self.has_asked.insert(seat);
        self.question = Some((seat, other));
        log.emit(self, || Event::Asked { seat, other });
        Ok(())
    }

    /// [ck.ask]
    fn answer(&mut self, seat: Seat, yes: bool, log: &mut impl Sink<Cuckoo>) -> Result<(), Refusal> {
        if self.question.is_none_or(|(_, asked)| asked != seat) {
            return Err(Refusal::NotAsked);
        }

        if yes {
            log.emit(self, || Event::Agreed { seat });
            self.stage = Stage::Swap;
        } else {
            self.question = None;
            log.emit(self, || Event::Declined { seat });
        }
        Ok(())
    }

    /// [ck.swap]
    fn swap(&mut self, log: &mut impl Sink<Cuckoo>) {
        let (seat, other) = self.question.take().expect("somebody asked for a swap");
        self.hands.swap(seat.index(), other.index());
        let [got, gave] = [seat, other].map(|seat| Hidden::Known(self.hands[seat.index()]));
        log.emit(self, || Event::Swapped { seat, other, got, gave });
        self.stage = Stage::Decide;
    }

    fn may_decide(&self, seat: Seat) -> Result<(), Refusal> {
        if self.decided.contains(seat) { Err(Refusal::HasDecided) } else { Ok(()) }
    }

    fn may_ask(&self, seat: Seat) -> Result<(), Refusal> {
        self.may_decide(seat)?;
        if self.has_asked.contains(seat) {
            return Err(Refusal::HasAsked);
        }
        if self.question.is_some() {
            return Err(Refusal::QuestionOpen);
        }
        Ok(())
    }

    /// [ck.ask] Who decides takes back the question that is still open.
    fn decide(&mut self, seat: Seat) {
        self.decided.insert(seat);
        self.question = self.question.filter(|(asker, _)| *asker != seat);
    }

    fn decide_or_show(&self) -> Stage {
        if self.undecided().is_empty() { Stage::Show } else { Stage::Decide }
    }

    /// [ck.show]
    fn winners(&self) -> SeatSet {
        let best = self.hands.iter().max();
        let equals = (0..).map(Seat).zip(&self.hands).filter(|(_, card)| Some(*card) == best);
        let winners: SeatSet = equals.map(|(seat, _)| seat).collect();
        if self.rules >= EQUALS_SHARE { winners } else { winners.iter().take(1).collect() }
    }
}
