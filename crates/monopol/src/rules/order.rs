//! Set-up: who begins, and the deeds of the shorter game.

use crate::{
    Event, Monopol, Stage,
    lots::{LotSet, PROPERTY},
};
use tabletop::{BySeat, SeatSet, Sink};

impl Monopol {
    /// [mo.order] The highest throw begins; of equal ones all throw again.
    pub(crate) fn thrown_for_order(&mut self, dice: [u8; 2], log: &mut impl Sink<Monopol>) {
        let seat = self.turn;
        self.order[seat] = dice[0] + dice[1];
        log.emit(self, || Event::ThrewForOrder { seat, dice });
        if let Some(next) = self.contending.iter().find(|next| self.order[*next] == 0) {
            self.turn = next;
            return;
        }
        let highest = self.contending.iter().map(|seat| self.order[seat]).max().unwrap_or_default();
        for seat in self.contending {
            if self.order[seat] < highest {
                self.contending.remove(seat);
            }
        }
        self.order = BySeat::all(0);
        self.turn = self.contending.first().expect("somebody threw highest");
        if self.contending.len() == 1 {
            self.first = self.turn;
            let seat = self.turn;
            self.contending = SeatSet::EMPTY;
            self.round = 1;
            log.emit(self, || Event::Begins { seat });
            self.stage = if self.config.dealt.is_some() { Stage::DealDeeds } else { Stage::Turn };
        }
    }

    /// [mo.short] Deeds that are still with the bank.
    fn deeds(&self) -> LotSet {
        PROPERTY.without(self.holdings.owned())
    }

    pub(crate) fn deeds_left(&self) -> u32 {
        self.deeds().len()
    }

    /// [mo.short] Deeds are dealt round the table, and paid for.
    pub(crate) fn deal_deed(&mut self, outcome: u32, log: &mut impl Sink<Monopol>) {
        let dealt = self.deeds().iter().nth(outcome as usize);
        let lot = dealt.expect("the outcome is below what was asked for");
        let (to, price) = (self.turn, self.price(lot));
        self.pay_bank(to, price, false);
        self.holdings.give(lot, Some(to));
        log.emit(self, || Event::DealtDeed { to, lot, price });
        self.turn = to.left(self.config.seats);
        let dealt = u32::from(self.config.dealt.unwrap_or_default());
        if self.seats_in_order().all(|seat| self.holdings.of(seat).len() == dealt) {
            self.turn = self.first;
            self.stage = Stage::Turn;
        }
    }
}
