use super::deal::TABLE;
use crate::{Card, Event, Refill, Refusal, Stage, Tjuv};
use tabletop::Sink;

impl Tjuv {
    /// [tj.refill] Step 3: while fewer than three cards lie on the table and the talon lasts.
    #[inline]
    pub(crate) fn refill_or_pass(&mut self, log: &mut impl Sink<Tjuv>) {
        if self.table.len() >= TABLE || self.may_be_drawn() == 0 {
            self.pass_turn(log);
        } else {
            self.stage = match self.config.refill {
                Refill::Hand => Stage::Refill,
                Refill::Talon => Stage::RefillFromTalon,
            };
        }
    }

    /// [tj.refill] Any card of the hand is laid, also one that is higher than a table card; then the seat draws.
    #[inline]
    pub(crate) fn refill(&mut self, card: Card, log: &mut impl Sink<Tjuv>) -> Result<(), Refusal> {
        self.must_be(Stage::Refill)?;
        self.must_hold(card)?;

        let by = self.turn;
        self.hands[by].remove(card);
        self.table.insert(card);
        log.emit(self, || Event::Refilled { by, card });
        self.stage = Stage::Draw;
        Ok(())
    }

    /// [tj.refill.talon] The variant: the top card of the talon goes straight to the table.
    pub(crate) fn refill_from_talon(&mut self, card: Card, log: &mut impl Sink<Tjuv>) {
        self.table.insert(card);
        log.emit(self, || Event::RefilledFromTalon { card });
        self.refill_or_pass(log);
    }
}
