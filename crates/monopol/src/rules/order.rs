//! Set-up: who begins, and the deeds of the shorter game.

use crate::{
    Event, Monopol, Stage,
    position::{Lots, PROPERTY, each},
};
use tabletop::{Seat, Sink};

impl Monopol {
    /// [mo.order] The highest throw begins; of equal ones all throw again.
    pub(crate) fn thrown_for_order(&mut self, dice: [u8; 2], log: &mut impl Sink<Event>) {
        let seat = self.turn;
        log.emit(|| Event::ThrewForOrder { seat, dice });
        self.order[seat.index()] = dice[0] + dice[1];
        if let Some(next) = self.contenders().find(|next| self.order[next.index()] == 0) {
            self.turn = next;
            return;
        }
        let highest = self.contenders().map(|seat| self.order[seat.index()]).max().unwrap_or_default();
        for seat in self.contenders() {
            if self.order[seat.index()] < highest {
                self.contending &= !(1 << seat.0);
            }
        }
        self.order = Default::default();
        self.turn = self.contenders().next().expect("somebody threw highest");
        if self.contending.count_ones() == 1 {
            self.first = self.turn;
            let seat = self.turn;
            log.emit(|| Event::Begins { seat });
            self.contending = 0;
            self.round = 1;
            self.stage = if self.config.dealt.is_some() { Stage::DealDeeds } else { Stage::Turn };
        }
    }

    fn contenders(&self) -> impl Iterator<Item = Seat> + use<> {
        let contending = self.contending;
        (0..self.config.seats).filter(move |seat| contending >> seat & 1 == 1).map(Seat)
    }

    /// [mo.short] Deeds that are still with the bank.
    fn deeds(&self) -> Lots {
        PROPERTY & !self.holdings.owned()
    }

    pub(crate) fn deeds_left(&self) -> u32 {
        self.deeds().count_ones()
    }

    /// [mo.short] Deeds are dealt round the table, and paid for.
    pub(crate) fn deal_deed(&mut self, outcome: u32, log: &mut impl Sink<Event>) {
        let dealt = each(self.deeds()).nth(outcome as usize);
        let lot = dealt.expect("the outcome is below what was asked for");
        let (to, price) = (self.turn, self.price(lot));
        log.emit(|| Event::DealtDeed { to, lot, price });
        self.pay_bank(to, price, false);
        self.holdings.give(lot, Some(to));
        self.turn = to.left(self.config.seats);
        let dealt = u32::from(self.config.dealt.unwrap_or_default());
        if self.seats_in_order().all(|seat| self.holdings.of(seat).count_ones() == dealt) {
            self.turn = self.first;
            self.stage = Stage::Turn;
        }
    }
}
