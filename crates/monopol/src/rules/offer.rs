//! Offers: made, answered, refused and withdrawn. None of them blocks the table.

use crate::{
    Action, Basket, Business, Event, Lot, LotSet, Monopol, OFFERS_MAX, Refusal, Stage,
    position::{Goods, Offer},
    rules::deal::set_of,
};
use tabletop::{Seat, Sink};

impl Monopol {
    /// [mo.deal] An offer names one other player.
    pub(crate) fn offer(
        &mut self,
        from: Seat,
        to: Seat,
        give: &Basket,
        want: &Basket,
        lift: &[Lot],
        log: &mut impl Sink<Event>,
    ) -> Result<(), Refusal> {
        self.must_be_other_player(from, to)?;
        self.may_deal(from, to)?;
        let (give, want, lift) = (give.packed()?, want.packed()?, set_of(lift, Business::Lift)?);
        if give.is_empty() && want.is_empty() {
            return Err(Refusal::EmptyOffer);
        }
        self.must_have_room(from)?;
        self.must_have(from, &give, Business::Deal)?;
        self.must_have_property(to, &want, Business::Deal)?;
        self.must_lift_what_comes(lift, &want)?;
        self.must_serve_debt(from, &give, &want, lift)?;
        self.must_serve_debt(to, &want, &give, LotSet::EMPTY)?;

        self.add_offer(Offer { number: 0, from, to, give, want, lift, settles: 0 }, log);
        Ok(())
    }

    /// [mo.rent.settle] A debtor offers property in place of money.
    pub(crate) fn offer_settlement(
        &mut self,
        from: Seat,
        lots: &[Lot],
        value: u32,
        log: &mut impl Sink<Event>,
    ) -> Result<(), Refusal> {
        let debt = self.debts.first().filter(|debt| debt.debtor == from);
        let owed = debt.map_or(0, |debt| debt.amount);
        let to = debt.and_then(|debt| debt.creditor).filter(|_| value > 0 && value <= owed);
        let Some(to) = to else { return Err(Refusal::NothingToSettle { owed }) };
        let note = self.config.prices.note();
        if !value.is_multiple_of(note) {
            return Err(Refusal::NotInNotes { note });
        }
        let give = Goods { cash: 0, lots: set_of(lots, Business::Settle)?, cards: 0 };
        if give.is_empty() {
            return Err(Refusal::EmptyOffer);
        }
        self.must_have_room(from)?;
        self.must_have(from, &give, Business::Settle)?;

        let want = Goods::default();
        self.add_offer(Offer { number: 0, from, to, give, want, lift: LotSet::EMPTY, settles: value }, log);
        Ok(())
    }

    /// The number of the latest offer.
    #[inline]
    pub fn offers_made(&self) -> u32 {
        self.offers_made
    }

    /// [mo.deal] An answer takes the place of what the other had offered, and so refuses it.
    fn add_offer(&mut self, mut offer: Offer, log: &mut impl Sink<Event>) {
        let (from, to) = (offer.from, offer.to);
        while let Some(at) = self.offers.iter().position(|open| open.from == to && open.to == from) {
            let answered = self.offers.remove(at).number;
            log.emit(|| Event::OfferRefused { offer: answered, from: to, to: from });
        }
        self.offers_made += 1;
        offer.number = self.offers_made;
        self.offers.push(offer);
        log.emit(|| Event::OfferMade {
            offer: offer.number,
            from,
            to,
            give: offer.give.unpacked(),
            want: offer.want.unpacked(),
            settles: offer.settles,
        });
    }

    /// [mo.turn.anytime] Deals are made between other actions, or with one who raises money.
    pub(crate) fn may_deal(&self, one: Seat, other: Seat) -> Result<(), Refusal> {
        let between = matches!(self.stage, Stage::Turn | Stage::Buy | Stage::Claim);
        let raising = self.stage == Stage::Debt && [one, other].contains(&self.debts[0].debtor);
        if between || raising { Ok(()) } else { Err(Refusal::NotNow { stage: self.stage }) }
    }

    fn must_be_other_player(&self, from: Seat, to: Seat) -> Result<(), Refusal> {
        if !self.is_in_game(to) {
            return Err(Refusal::NotInGame { seat: to });
        }
        if from == to { Err(Refusal::EmptyOffer) } else { Ok(()) }
    }

    fn must_have_room(&self, from: Seat) -> Result<(), Refusal> {
        let open = self.offers.iter().filter(|offer| offer.from == from).count();
        if open < OFFERS_MAX { Ok(()) } else { Err(Refusal::TooManyOffers { max: OFFERS_MAX as u8 }) }
    }

    pub(crate) fn refuse(
        &mut self,
        seat: Seat,
        number: u32,
        log: &mut impl Sink<Event>,
    ) -> Result<(), Refusal> {
        let Offer { from, to, .. } = self.offer_to(seat, number)?;

        self.offers.retain(|open| open.number != number);
        log.emit(|| Event::OfferRefused { offer: number, from, to });
        Ok(())
    }

    pub(crate) fn withdraw(
        &mut self,
        seat: Seat,
        number: u32,
        log: &mut impl Sink<Event>,
    ) -> Result<(), Refusal> {
        let mut own = self.offers.iter().filter(|offer| offer.from == seat);
        let found = own.find(|offer| offer.number == number).copied();
        let Offer { from, to, .. } = found.ok_or(Refusal::NoSuchOffer { offer: number })?;

        self.offers.retain(|open| open.number != number);
        log.emit(|| Event::OfferWithdrawn { offer: number, from, to });
        Ok(())
    }

    /// [mo.rent.settle] What is paid is not settled in property any more.
    pub(crate) fn drop_settlements(&mut self, debtor: Seat, log: &mut impl Sink<Event>) {
        let settles = |offer: &Offer| offer.settles > 0 && offer.from == debtor;
        while let Some(at) = self.offers.iter().position(settles) {
            let Offer { number, from, to, .. } = self.offers.remove(at);
            log.emit(|| Event::OfferWithdrawn { offer: number, from, to });
        }
    }

    pub(crate) fn offer_to(&self, seat: Seat, number: u32) -> Result<Offer, Refusal> {
        let found = self.offers.iter().find(|offer| offer.number == number && offer.to == seat);
        found.copied().ok_or(Refusal::NoSuchOffer { offer: number })
    }

    /// Who could answer an offer now, though nobody waits for them.
    pub(crate) fn answerable(&self) -> impl Iterator<Item = Seat> + use<'_> {
        let waiting = self.waiting();
        let asked = move |seat: &Seat| {
            let can_answer = |offer: &Offer| offer.to == *seat && self.may_deal(offer.from, offer.to).is_ok();
            !waiting.contains(seat) && self.offers.iter().any(can_answer)
        };
        self.seats_in_order().filter(asked)
    }

    pub(crate) fn offer_menu(&self, seat: Seat, out: &mut Vec<Action>) {
        for offer in &self.offers {
            if offer.to == seat {
                let mut trial = self.clone();
                if trial.accept(seat, offer.number, &[], &mut ()).is_ok() {
                    out.push(Action::Accept { offer: offer.number, lift: Vec::new() });
                }
                out.push(Action::Refuse { offer: offer.number });
            } else if offer.from == seat {
                out.push(Action::Withdraw { offer: offer.number });
            }
        }
    }
}
