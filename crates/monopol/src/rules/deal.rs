//! Deals between players.

use crate::{
    Action, Basket, Event, Lot, Monopol, OFFERS_MAX, Refusal, Spend, Stage,
    board::{Deck, Kind},
    position::{Debt, Goods, Lots, Offer, PROPERTY, each},
};
use tabletop::{Seat, Sink};

impl Basket {
    fn packed(&self) -> Result<Goods, Refusal> {
        Ok(Goods {
            cash: self.cash,
            lots: set_of(&self.lots)?,
            cards: self.cards.iter().fold(0, |cards, deck| cards | deck.bit()),
        })
    }
}

impl Goods {
    pub(crate) fn unpacked(&self) -> Basket {
        let decks = [Deck::Chance, Deck::Community];
        Basket {
            cash: self.cash,
            lots: each(self.lots).collect(),
            cards: decks.into_iter().filter(|deck| self.cards & deck.bit() != 0).collect(),
        }
    }

    fn is_empty(&self) -> bool {
        self.cash == 0 && self.lots == 0 && self.cards == 0
    }
}

fn set_of(lots: &[Lot]) -> Result<Lots, Refusal> {
    let mut set = 0;
    for &lot in lots {
        if PROPERTY.checked_shr(u32::from(lot.0)).unwrap_or_default() & 1 == 0 {
            return Err(Refusal::NoProperty { lot });
        }
        set |= lot.bit();
    }
    Ok(set)
}

impl Monopol {
    /// [mo.deal] An offer names one other player. It never blocks the table.
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
        let (give, want, lift) = (give.packed()?, want.packed()?, set_of(lift)?);
        if give.is_empty() && want.is_empty() {
            return Err(Refusal::EmptyOffer);
        }
        self.must_have_room(from)?;
        self.must_have(from, &give)?;
        self.must_have_lots(to, &want)?;

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
        let give = Goods { cash: 0, lots: set_of(lots)?, cards: 0 };
        if give.is_empty() {
            return Err(Refusal::EmptyOffer);
        }
        self.must_have_room(from)?;
        self.must_have(from, &give)?;

        self.add_offer(
            Offer { number: 0, from, to, give, want: Goods::default(), lift: 0, settles: value },
            log,
        );
        Ok(())
    }

    fn add_offer(&mut self, mut offer: Offer, log: &mut impl Sink<Event>) {
        self.offers_made += 1;
        offer.number = self.offers_made;
        // An answer to an offer takes its place.
        self.offers.retain(|open| !(open.from == offer.to && open.to == offer.from));
        self.offers.push(offer);
        log.emit(|| Event::OfferMade {
            offer: offer.number,
            from: offer.from,
            to: offer.to,
            give: offer.give.unpacked(),
            want: offer.want.unpacked(),
            settles: offer.settles,
        });
    }

    /// [mo.turn.anytime] Deals are made between other actions, or with one who raises money.
    fn may_deal(&self, one: Seat, other: Seat) -> Result<(), Refusal> {
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

    /// [mo.deal] [mo.deal.built] [mo.deal.loans] What one side gives is there, in notes, and may be given.
    fn must_have(&self, seat: Seat, goods: &Goods) -> Result<(), Refusal> {
        self.must_have_lots(seat, goods)?;
        let have = self.players[seat.index()].cash;
        if goods.cash > have {
            Err(Refusal::NotEnough { need: goods.cash, have, to: Spend::Deal })
        } else {
            Ok(())
        }
    }

    fn must_have_lots(&self, seat: Seat, goods: &Goods) -> Result<(), Refusal> {
        let note = self.config.prices.note();
        if !goods.cash.is_multiple_of(note) {
            return Err(Refusal::NotInNotes { note });
        }
        for lot in each(goods.lots) {
            self.must_own(seat, lot)?;
            if self.group_is_built(lot) {
                return Err(Refusal::Built { lot });
            }
        }
        if self.players[seat.index()].cards & goods.cards == goods.cards {
            Ok(())
        } else {
            Err(Refusal::NoSuchCard)
        }
    }

    fn group_is_built(&self, lot: Lot) -> bool {
        let Kind::Street { group } = crate::board::BOARD[lot.index()].kind else { return false };
        group.lots() & self.holdings.built() != 0
    }

    /// An offer is checked again when it is accepted.
    pub(crate) fn accept(
        &mut self,
        seat: Seat,
        number: u32,
        lift: &[Lot],
        log: &mut impl Sink<Event>,
    ) -> Result<(), Refusal> {
        let offer = self.offer_to(seat, number)?;
        self.may_deal(offer.from, offer.to)?;
        let lift = set_of(lift)?;
        let stale = |_| Refusal::OfferStale { offer: number };
        self.must_have(offer.from, &offer.give).map_err(stale)?;
        self.must_have(offer.to, &offer.want)?;
        let owes = |debt: &&Debt| debt.debtor == offer.from && debt.creditor == Some(offer.to);
        if offer.settles > self.debts.first().filter(owes).map_or(0, |debt| debt.amount) {
            return Err(Refusal::OfferStale { offer: number });
        }
        self.must_pay_for_mortgages(offer.from, &offer.give, &offer.want, offer.lift).map_err(stale)?;
        self.must_pay_for_mortgages(offer.to, &offer.want, &offer.give, lift)?;

        self.offers.retain(|open| open.number != number);
        log.emit(|| Event::DealMade {
            offer: number,
            from: offer.from,
            to: offer.to,
            give: offer.give.unpacked(),
            want: offer.want.unpacked(),
            settles: offer.settles,
        });
        self.hand_over(offer.from, offer.to, &offer.give);
        self.hand_over(offer.to, offer.from, &offer.want);
        self.pay_for_mortgages(offer.to, offer.give.lots, lift, log);
        self.pay_for_mortgages(offer.from, offer.want.lots, offer.lift, log);
        if offer.settles > 0 {
            self.debts[0].amount -= offer.settles;
            if self.debts[0].amount == 0 {
                self.debts.remove(0);
                self.drop_settlements(offer.from);
            }
        }
        self.after_raising(log);
        Ok(())
    }

    /// [mo.mortgage.transfer] Interest at once on what is mortgaged, and the loan of what is to be lifted.
    fn cost_of_mortgages(&self, lots: Lots, lift: Lots) -> u32 {
        let mortgaged = each(lots & self.holdings.mortgaged());
        mortgaged.map(|lot| self.interest(lot) + if lift & lot.bit() != 0 { self.loan(lot) } else { 0 }).sum()
    }

    fn must_pay_for_mortgages(
        &self,
        seat: Seat,
        gives: &Goods,
        gets: &Goods,
        lift: Lots,
    ) -> Result<(), Refusal> {
        let need = self.cost_of_mortgages(gets.lots, lift);
        let have = self.players[seat.index()].cash - gives.cash + gets.cash;
        if have < need { Err(Refusal::NotEnough { need, have, to: Spend::TakeOver }) } else { Ok(()) }
    }

    fn pay_for_mortgages(&mut self, seat: Seat, lots: Lots, lift: Lots, log: &mut impl Sink<Event>) {
        for lot in each(lots & self.holdings.mortgaged()) {
            let (interest, loan) = (self.interest(lot), self.loan(lot));
            if interest > 0 {
                self.pay_bank(seat, interest, false);
                log.emit(|| Event::Paid {
                    from: seat,
                    to: None,
                    amount: interest,
                    why: crate::Why::Interest,
                });
            }
            if lift & lot.bit() != 0 {
                self.pay_bank(seat, loan, false);
                self.holdings.set_mortgaged(lot, false);
                log.emit(|| Event::Lifted { seat, lot, loan, interest: 0 });
            }
        }
    }

    fn hand_over(&mut self, from: Seat, to: Seat, goods: &Goods) {
        self.players[from.index()].cash -= goods.cash;
        self.players[to.index()].cash += goods.cash;
        self.players[from.index()].cards &= !goods.cards;
        self.players[to.index()].cards |= goods.cards;
        for lot in each(goods.lots) {
            self.holdings.give(lot, Some(to));
        }
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

    fn offer_to(&self, seat: Seat, number: u32) -> Result<Offer, Refusal> {
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

    pub(crate) fn deal_menu(&self, seat: Seat, out: &mut Vec<Action>) {
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
