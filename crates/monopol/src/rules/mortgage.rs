//! Mortgages.

use crate::{Action, Business, Event, Interest, Lot, Monopol, Refusal, Spend, Stage, lots::LotSet};
use tabletop::{Seat, Sink};

/// [mo.mortgage.interest] One part in so many.
const INTEREST: u32 = 10;

impl Monopol {
    /// [mo.mortgage] Half the price.
    pub(crate) fn loan(&self, lot: Lot) -> u32 {
        self.price(lot) / 2
    }

    /// [mo.mortgage.interest] Ten per cent, rounded to the nearest note, halves up.
    pub(crate) fn interest(&self, lot: Lot) -> u32 {
        if self.config.interest == Interest::None {
            return 0;
        }
        let note = self.config.prices.note();
        (self.loan(lot) + INTEREST * note / 2) / (INTEREST * note) * note
    }

    /// [mo.mortgage.option] What is paid when the loan is taken.
    pub(crate) fn interest_at_once(&self, lot: Lot) -> u32 {
        if self.config.interest == Interest::Rulebook { self.interest(lot) } else { 0 }
    }

    pub(crate) fn mortgage(
        &mut self,
        seat: Seat,
        lot: Lot,
        log: &mut impl Sink<Monopol>,
    ) -> Result<(), Refusal> {
        self.must_be_free_to_raise(seat)?;
        self.must_mortgage(seat, lot)?;

        let (loan, interest) = (self.loan(lot), self.interest_at_once(lot));
        self.holdings.set_mortgaged(lot, true);
        self.get_from_bank(seat, loan - interest);
        log.emit(self, || Event::Mortgaged { seat, lot, loan, interest });
        self.after_raising(log);
        Ok(())
    }

    fn must_mortgage(&self, seat: Seat, lot: Lot) -> Result<(), Refusal> {
        self.must_own(seat, lot, Business::Mortgage)?;
        let holding = self.holdings.at(lot);
        if holding.mortgaged {
            return Err(Refusal::LentOn { lot });
        }
        if holding.level > 0 {
            return Err(Refusal::CarriesBuildings { lot });
        }
        self.must_not_be_hopeless(seat)
    }

    /// [mo.mortgage.lift] [mo.mortgage.transfer] The loan plus interest; without it at once after taking over.
    pub(crate) fn lift(&mut self, seat: Seat, lot: Lot, log: &mut impl Sink<Monopol>) -> Result<(), Refusal> {
        let at_once = self.lifts_at_once(seat);
        if !at_once {
            self.must_be_free_to_spend(seat)?;
        }
        let cost = self.must_lift(seat, lot, at_once)?;

        let loan = self.loan(lot);
        self.pay_bank(seat, cost, false);
        self.holdings.set_mortgaged(lot, false);
        log.emit(self, || Event::Lifted { seat, lot, loan, interest: cost - loan });
        if at_once {
            self.taken_over.remove(lot);
            self.go_on(log);
        }
        Ok(())
    }

    /// What it costs.
    fn must_lift(&self, seat: Seat, lot: Lot, at_once: bool) -> Result<u32, Refusal> {
        self.must_own(seat, lot, Business::Lift)?;
        if !self.holdings.is_mortgaged(lot) || (at_once && !self.taken_over.contains(lot)) {
            return Err(Refusal::NotMortgaged { lot });
        }
        let need = self.cost_of_lifting(lot);
        let have = self.cash(seat);
        if have < need {
            return Err(Refusal::NotEnough { need, have, to: Spend::Lift });
        }
        self.must_not_be_hopeless(seat)?;
        Ok(need)
    }

    fn lifts_at_once(&self, seat: Seat) -> bool {
        self.stage == Stage::TakeOver && seat == self.taker
    }

    /// What its owner would pay now.
    pub(crate) fn cost_of_lifting(&self, lot: Lot) -> u32 {
        let at_once = self.holdings.owner(lot).is_some_and(|owner| self.lifts_at_once(owner));
        self.loan(lot) + if at_once { 0 } else { self.interest(lot) }
    }

    pub(crate) fn keep_mortgages(&mut self, log: &mut impl Sink<Monopol>) -> Result<(), Refusal> {
        self.must_be(Stage::TakeOver)?;

        self.taken_over = LotSet::EMPTY;
        self.go_on(log);
        Ok(())
    }

    /// Whether there is something left to lift. If not, the game goes on by itself.
    pub(crate) fn waits_for_lifting(&mut self) -> bool {
        if self.liftable_at_once().next().is_none() {
            self.taken_over = LotSet::EMPTY;
        }
        !self.taken_over.is_empty()
    }

    fn liftable_at_once(&self) -> impl Iterator<Item = Lot> + use<'_> {
        self.taken_over.iter().filter(|&lot| self.must_lift(self.taker, lot, true).is_ok())
    }

    pub(crate) fn must_own(&self, seat: Seat, lot: Lot, to: Business) -> Result<(), Refusal> {
        if !lot.is_property() {
            return Err(Refusal::NoProperty { lot, to });
        }
        if self.holdings.owner(lot) == Some(seat) { Ok(()) } else { Err(Refusal::NotYours { lot, to }) }
    }

    pub(crate) fn mortgage_menu(&self, seat: Seat, out: &mut Vec<Action>) {
        for lot in self.holdings.of(seat).iter() {
            if self.must_mortgage(seat, lot).is_ok() {
                out.push(Action::Mortgage { lot });
            }
        }
    }

    pub(crate) fn lifting_menu(&self, seat: Seat, out: &mut Vec<Action>) {
        for lot in self.holdings.of(seat).and(self.holdings.mortgaged()).iter() {
            if self.must_lift(seat, lot, false).is_ok() {
                out.push(Action::Lift { lot });
            }
        }
    }

    pub(crate) fn take_over_menu(&self, out: &mut Vec<Action>) {
        out.push(Action::KeepMortgages);
        out.extend(self.liftable_at_once().map(|lot| Action::Lift { lot }));
    }
}
