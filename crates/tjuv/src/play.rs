use crate::{
    Action, CardSet, Config, DEALS_MAX, Event, Refusal, SEATS, SEATS_MIN, Stage, Tjuv, View,
    cards::{DECK_SIZE, Deck},
};
use arrayvec::ArrayVec;
use std::{num::NonZeroU32, ops::RangeInclusive};
use tabletop::{BySeat, Draw, Game, Hidden, Imagine, Next, Seat, Sink, Viewer};

impl Game for Tjuv {
    const NAME: &'static str = "tjuv";
    const RULES: RangeInclusive<u16> = 1..=1;

    type Config = Config;
    type Action = Action;
    type Event = Event;
    type Refusal = Refusal;
    /// Cards are printed alike everywhere.
    type Board = ();
    type View = View;

    fn new(config: &Config, rules: u16) -> Result<Tjuv, Refusal> {
        // [tj.players]
        if !(SEATS_MIN..=SEATS as u8).contains(&config.seats) {
            return Err(Refusal::SeatCount { min: SEATS_MIN, max: SEATS as u8 });
        }
        // [tj.match.length]
        if !(1..=DEALS_MAX).contains(&config.deals) {
            return Err(Refusal::DealCount { min: 1, max: DEALS_MAX });
        }

        Ok(Tjuv {
            rules,
            config: *config,
            stage: Stage::DrawDealer,
            deal: 1,
            dealer: Seat(0),
            turn: Seat(0),
            hands: BySeat::all(CardSet::EMPTY),
            table: CardSet::EMPTY,
            tops: CardSet::EMPTY,
            taken: BySeat::all(CardSet::EMPTY),
            piles: [CardSet::EMPTY; DECK_SIZE],
            deck: Deck::WHOLE,
            bottom: CardSet::EMPTY,
            put_under: CardSet::EMPTY,
            counts: BySeat::all(0),
            totals: BySeat::all(0),
        })
    }

    fn seats(&self) -> u8 {
        self.config.seats
    }

    fn board(&self) {}

    #[inline]
    fn next(&self) -> Next {
        match self.stage {
            // [tj.deal.order] Who deals first is drawn by lot.
            Stage::DrawDealer => one_of(u32::from(self.config.seats)),
            Stage::DealThree | Stage::Add | Stage::DealFourth | Stage::Draw | Stage::RefillFromTalon => {
                one_of(self.may_be_drawn())
            }
            Stage::LayLowest if self.only_lowest().is_some() => one_of(1),
            Stage::LayLowest | Stage::PutUnder | Stage::Play | Stage::Refill => self.waiting(),
            Stage::Over => Next::Over(self.winners()),
        }
    }

    #[inline]
    fn play(&mut self, seat: Seat, action: &Action, log: &mut impl Sink<Tjuv>) -> Result<(), Refusal> {
        if self.stage == Stage::Over {
            return Err(Refusal::MatchOver);
        }
        if seat != self.turn {
            return Err(Refusal::NotYourTurn { turn: self.turn });
        }

        match *action {
            Action::LayLowest { card } => self.choose_lowest(card, log),
            Action::PutUnder { card } => self.choose_put_under(card, log),
            Action::Capture { card } => self.capture(card, log),
            Action::Lay { card } => self.lay(card, log),
            Action::Refill { card } => self.refill(card, log),
        }
    }

    #[inline]
    fn chance(&mut self, outcome: u32, log: &mut impl Sink<Tjuv>) {
        match self.stage {
            Stage::DrawDealer => {
                self.dealer = Seat(outcome as u8);
                self.begin_deal(log);
            }
            Stage::DealThree | Stage::DealFourth => {
                let card = self.draw(outcome);
                self.deal_card(card, log);
            }
            Stage::Add => {
                let card = self.draw(outcome);
                self.add_to_table(card, log);
            }
            Stage::Draw => {
                let card = self.draw(outcome);
                self.draw_card(card, log);
            }
            Stage::RefillFromTalon => {
                let card = self.draw(outcome);
                self.refill_from_talon(card, log);
            }
            Stage::LayLowest => self.lay_lowest_cards(log),
            Stage::PutUnder | Stage::Play | Stage::Refill | Stage::Over => {
                panic!("a draw that nobody asked for")
            }
        }
    }

    #[inline]
    fn menu(&self, seat: Seat, out: &mut Vec<Action>) {
        if seat != self.turn {
            return;
        }
        let hand = self.hands[seat];
        match self.stage {
            Stage::LayLowest => out.extend(hand.lowest().iter().map(|card| Action::LayLowest { card })),
            Stage::PutUnder => out.extend(self.table.highest().iter().map(|card| Action::PutUnder { card })),
            // [tj.play.lay.not-higher] Each card has exactly one use. [tj.empty-table] On a swept table: to be laid.
            Stage::Play => out.extend(hand.iter().map(|card| {
                if self.beaten_by(card).is_empty() { Action::Lay { card } } else { Action::Capture { card } }
            })),
            Stage::Refill => out.extend(hand.iter().map(|card| Action::Refill { card })),
            Stage::DrawDealer
            | Stage::DealThree
            | Stage::Add
            | Stage::DealFourth
            | Stage::Draw
            | Stage::RefillFromTalon
            | Stage::Over => {}
        }
    }

    fn view(&self, viewer: Viewer) -> View {
        View::of(self, viewer)
    }

    fn mask(event: &Event, viewer: Viewer) -> Event {
        match event {
            Event::Dealt { to, round, .. } if !viewer.sees(*to) => {
                Event::Dealt { to: *to, round: *round, card: Hidden::Secret }
            }
            Event::Drew { by, .. } if !viewer.sees(*by) => Event::Drew { by: *by, card: Hidden::Secret },
            Event::DealBegins { .. }
            | Event::Dealt { .. }
            | Event::LaidLowest { .. }
            | Event::Added { .. }
            | Event::PutUnder { .. }
            | Event::Captured { .. }
            | Event::Laid { .. }
            | Event::Drew { .. }
            | Event::Refilled { .. }
            | Event::RefilledFromTalon { .. }
            | Event::TookLast { .. }
            | Event::DealOver { .. }
            | Event::MatchOver { .. } => event.clone(),
        }
    }

    /// [tj.view] Hands are hidden.
    fn hides(&self) -> bool {
        true
    }

    /// A card from a hand is seen by all. Which of the open cards goes under the talon is all that can be chosen without.
    fn shows(&self, event: &Event) -> bool {
        match event {
            Event::LaidLowest { .. }
            | Event::Captured { .. }
            | Event::Laid { .. }
            | Event::Refilled { .. } => true,
            Event::DealBegins { .. }
            | Event::Dealt { .. }
            | Event::Added { .. }
            | Event::PutUnder { .. }
            | Event::Drew { .. }
            | Event::RefilledFromTalon { .. }
            | Event::TookLast { .. }
            | Event::DealOver { .. }
            | Event::MatchOver { .. } => false,
        }
    }
}

impl Imagine for Tjuv {
    fn guess(start: &Tjuv, view: &View, draw: &mut impl Draw) -> Tjuv {
        view.guess(start, draw)
    }
}

impl Tjuv {
    /// The seat whose turn it is must do something.
    #[inline]
    fn waiting(&self) -> Next {
        let mut waiting = ArrayVec::new();
        waiting.push(self.turn);
        Next::Seats(waiting)
    }
}

/// A draw among so many.
#[inline]
fn one_of(count: u32) -> Next {
    Next::Chance(NonZeroU32::new(count).expect("there is always something to draw"))
}
