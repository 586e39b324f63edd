//! Offers: made, answered, refused and withdrawn. None of them blocks the table.

use crate::{
    Action, Basket, Business, Event, Lot, LotSet, Monopol, OFFERS_MAX, Refusal, Stage,
    position::{Goods, Offer},
    rules::deal::{must_be_property, must_be_there},
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
        log: &mut impl Sink<Monopol>,
    ) -> Result<(), Refusal> {
        if !self.is_in_game(to) {
            return Err(self.not_in_game(to));
        }
        self.may_deal(from, to)?;
        if from == to || give.is_empty() && want.is_empty() {
            return Err(Refusal::EmptyOffer);
        }
        self.must_have_room(from)?;
        must_be_property(&give.lots, Business::Deal)?;
        must_be_property(&want.lots, Business::Deal)?;
        must_be_property(lift, Business::Lift)?;
        self.must_own_all(from, &give.lots, Business::Deal)?;
        self.must_own_all(to, &want.lots, Business::Deal)?;
        must_be_there(lift, |lot| want.lots.contains(&lot), Business::Lift)?;
        self.must_hold(from, &give.cards)?;
        self.must_hold(to, &want.cards)?;
        self.must_be_in_notes(give.cash)?;
        self.must_be_in_notes(want.cash)?;
        self.must_be_mortgaged(lift)?;
        let (give, want, lift) = (give.packed(), want.packed(), lift.iter().copied().collect());
        self.must_be_bare(give.lots.or(want.lots))?;
        // What the other is to pay may still be raised.
        self.must_have_cash(from, give.cash)?;
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
        log: &mut impl Sink<Monopol>,
    ) -> Result<(), Refusal> {
        let debt = self.debts.first().filter(|debt| debt.debtor == from);
        let owed = debt.map_or(0, |debt| debt.amount);
        let to = debt.and_then(|debt| debt.creditor).filter(|_| value > 0 && value <= owed);
        let Some(to) = to else { return Err(Refusal::NothingToSettle { owed }) };
        if lots.is_empty() {
            return Err(Refusal::EmptyOffer);
        }
        self.must_have_room(from)?;
        must_be_property(lots, Business::Settle)?;
        self.must_own_all(from, lots, Business::Settle)?;
        self.must_be_in_notes(value)?;
        let give = Goods { lots: lots.iter().copied().collect(), ..Goods::default() };
        self.must_be_bare(give.lots)?;

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
    fn add_offer(&mut self, mut offer: Offer, log: &mut impl Sink<Monopol>) {
        let (from, to) = (offer.from, offer.to);
        while let Some(at) = self.offers.iter().position(|open| open.from == to && open.to == from) {
            let answered = self.offers.remove(at).number;
            log.emit(self, || Event::OfferRefused { offer: answered, from: to, to: from });
        }
        self.offers_made += 1;
        offer.number = self.offers_made;
        self.offers.push(offer);
        log.emit(self, || Event::OfferMade {
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
        let owes = |seat: Seat| self.debts.first().is_some_and(|debt| debt.debtor == seat);
        let raising = self.stage == Stage::Debt && (owes(one) || owes(other));
        if between || raising { Ok(()) } else { Err(Refusal::NotNow { stage: self.stage, business: true }) }
    }

    /// Who could make a deal with somebody now.
    pub(crate) fn who_may_deal(&self) -> impl Iterator<Item = Seat> + use<'_> {
        let deals =
            |one: &Seat| self.in_game.iter().any(|other| other != *one && self.may_deal(*one, other).is_ok());
        self.in_game.iter().filter(deals)
    }

    fn must_have_room(&self, from: Seat) -> Result<(), Refusal> {
        let open = self.offers.iter().filter(|offer| offer.from == from).count();
        if open < OFFERS_MAX { Ok(()) } else { Err(Refusal::TooManyOffers { max: OFFERS_MAX as u8 }) }
    }

    pub(crate) fn refuse(
        &mut self,
        seat: Seat,
        number: u32,
        log: &mut impl Sink<Monopol>,
    ) -> Result<(), Refusal> {
        let Offer { from, to, .. } = self.offer_to(seat, number)?;

        self.offers.retain(|open| open.number != number);
        log.emit(self, || Event::OfferRefused { offer: number, from, to });
        Ok(())
    }

    pub(crate) fn withdraw(
        &mut self,
        seat: Seat,
        number: u32,
        log: &mut impl Sink<Monopol>,
    ) -> Result<(), Refusal> {
        let mut own = self.offers.iter().filter(|offer| offer.from == seat);
        let found = own.find(|offer| offer.number == number).copied();
        let Offer { from, to, .. } = found.ok_or(Refusal::NoSuchOffer { offer: number })?;

        self.offers.retain(|open| open.number != number);
        log.emit(self, || Event::OfferWithdrawn { offer: number, from, to });
        Ok(())
    }

    /// [mo.rent.settle] What is paid is not settled in property any more.
    pub(crate) fn drop_settlements(&mut self, debtor: Seat, log: &mut impl Sink<Monopol>) {
        let settles = |offer: &Offer| offer.settles > 0 && offer.from == debtor;
        while let Some(at) = self.offers.iter().position(settles) {
            let Offer { number, from, to, .. } = self.offers.remove(at);
            log.emit(self, || Event::OfferWithdrawn { offer: number, from, to });
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

    /// Answers to offers that wait for them: no, which never hurts, before yes.
    pub(crate) fn answer_menu(&self, seat: Seat, out: &mut Vec<Action>) {
        for offer in self.offers.iter().filter(|offer| offer.to == seat) {
            out.push(Action::Refuse { offer: offer.number });
            if self.clone().accept(seat, offer.number, &[], &mut ()).is_ok() {
                out.push(Action::Accept { offer: offer.number, lift: Vec::new() });
            }
        }
    }

    /// One's own offers.
    pub(crate) fn withdrawal_menu(&self, seat: Seat, out: &mut Vec<Action>) {
        let own = self.offers.iter().filter(|offer| offer.from == seat);
        out.extend(own.map(|offer| Action::Withdraw { offer: offer.number }));
    }
}
