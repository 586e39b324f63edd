//! Dens: hiding and fetching money.

use crate::{Action, Event, Kind, Refusal, Stage, TjuvOchPolis};
use tabletop::{Hidden, Seat, Sink};

/// The smallest note.
pub(crate) const NOTE: u32 = 1_000;

/// Which way money moves.
#[derive(Copy, Clone, Eq, PartialEq)]
pub(crate) enum Transfer {
    Hide,
    Fetch,
}

impl TjuvOchPolis {
    /// [tp.den.hide.when] On arrival, if there is anything to hide or to fetch.
    pub(crate) fn enter_den(&mut self, seat: Seat, log: &mut impl Sink<TjuvOchPolis>) {
        let thief = self.thief(seat);
        if thief.carried == 0 && self.hidden_here(seat) == 0 {
            self.settle(log);
        } else {
            self.stage = Stage::InDen;
        }
    }

    /// [tp.den.hide] Hides or fetches all, or a part.
    pub(crate) fn transfer(
        &mut self,
        transfer: Transfer,
        part: Option<u32>,
        log: &mut impl Sink<TjuvOchPolis>,
    ) -> Result<(), Refusal> {
        let seat = self.turn;
        self.must_be_in_den(seat)?;
        let have = self.to_transfer(seat, transfer);
        if have == 0 {
            return Err(Refusal::NoMoney);
        }
        if part.is_some_and(|amount| amount % NOTE != 0) {
            return Err(Refusal::NotWholeThousands);
        }
        if part.is_some_and(|amount| amount == 0 || amount >= have) {
            return Err(Refusal::NotSoMuch { have });
        }

        let sum = part.unwrap_or(have);
        let (den, amount, all) = (self.thief(seat).at, Hidden::Known(sum), part.is_none());
        let number = usize::from(self.city.spot(den).den);
        let secret = self.options.secret_money;
        let thief = &mut self.thieves[seat];
        match transfer {
            Transfer::Hide => {
                thief.carried -= sum;
                thief.hidden[number] += sum;
                log.emit(self, || Event::Hid { thief: seat, den, amount, all, secret });
            }
            Transfer::Fetch => {
                thief.hidden[number] -= sum;
                thief.carried += sum;
                log.emit(self, || Event::Fetched { thief: seat, den, amount, all, secret });
                // [tp.den.fetch.wanted]
                if !std::mem::replace(&mut self.thieves[seat].wanted, true) {
                    log.emit(self, || Event::Wanted { thief: seat });
                }
            }
        }
        if self.stage == Stage::InDen {
            self.settle(log);
        } else {
            self.moved_money = true;
        }
        Ok(())
    }

    /// [tp.den.hide.when] Nothing is moved on arrival.
    pub(crate) fn leave_money(&mut self, log: &mut impl Sink<TjuvOchPolis>) -> Result<(), Refusal> {
        self.must_be(Stage::InDen)?;

        self.settle(log);
        Ok(())
    }

    /// [tp.den.hide.when] On arrival, and again before the throw.
    fn must_be_in_den(&self, seat: Seat) -> Result<(), Refusal> {
        if self.stage == Stage::InDen {
            return Ok(());
        }
        self.must_be(Stage::Turn)?;
        self.must_not_serve()?;
        if self.is_police_turn() || self.city.spot(self.thief(seat).at).kind != Kind::Den {
            return Err(Refusal::NotInDen);
        }
        if self.moved_money { Err(Refusal::MovedMoneyAlready) } else { Ok(()) }
    }

    fn hidden_here(&self, seat: Seat) -> u32 {
        let thief = self.thief(seat);
        thief.hidden[usize::from(self.city.spot(thief.at).den)]
    }

    fn to_transfer(&self, seat: Seat, transfer: Transfer) -> u32 {
        match transfer {
            Transfer::Hide => self.thief(seat).carried,
            Transfer::Fetch => self.hidden_here(seat),
        }
    }

    pub(crate) fn transfers(&self, out: &mut Vec<Action>) {
        if self.must_be_in_den(self.turn).is_err() {
            return;
        }
        let carried = self.to_transfer(self.turn, Transfer::Hide);
        let hidden = self.to_transfer(self.turn, Transfer::Fetch);
        if carried > 0 {
            out.push(Action::HideAll);
            out.extend((NOTE..carried).step_by(NOTE as usize).map(|amount| Action::HidePart { amount }));
        }
        if hidden > 0 {
            out.push(Action::FetchAll);
            out.extend((NOTE..hidden).step_by(NOTE as usize).map(|amount| Action::FetchPart { amount }));
        }
    }
}
