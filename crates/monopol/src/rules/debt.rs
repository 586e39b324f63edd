//! Debts: the one place where owed money is settled, and bankruptcy.

use crate::{
    Event, Monopol, Refusal, Stage, Why,
    decks::DeckSet,
    lots::LotSet,
    position::Debt,
    squares::{BOARD, HOTEL},
};
use tabletop::{Seat, SeatSet, Sink};

impl Monopol {
    pub(crate) fn owe(
        &mut self,
        debtor: Seat,
        creditor: Option<Seat>,
        amount: u32,
        why: Why,
        log: &mut impl Sink<Monopol>,
    ) {
        if amount == 0 {
            return;
        }
        let cannot_pay = self.players[debtor].cash < amount;
        if !cannot_pay && self.debts.is_empty() {
            return self.pay(debtor, creditor, amount, why, log);
        }
        self.debts.push(Debt { debtor, creditor, amount, why });
        if cannot_pay {
            log.emit(self, || Event::Owes { debtor, to: creditor, amount, why });
        }
    }

    /// Pays what can be paid, in order. True if somebody must raise money first.
    pub(crate) fn pay_debts(&mut self, log: &mut impl Sink<Monopol>) -> bool {
        while let Some(&Debt { debtor, creditor, amount, why }) = self.debts.first() {
            if self.players[debtor].cash >= amount {
                self.debts.remove(0);
                self.drop_settlements(debtor, log);
                self.pay(debtor, creditor, amount, why, log);
            } else if self.has_nothing(debtor) {
                self.go_bankrupt_now(log);
            } else {
                self.stage = Stage::Debt;
                return true;
            }
        }
        false
    }

    fn pay(&mut self, from: Seat, to: Option<Seat>, amount: u32, why: Why, log: &mut impl Sink<Monopol>) {
        match to {
            None => self.pay_bank(from, amount, why != Why::Interest),
            Some(creditor) => {
                self.players[from].cash -= amount;
                self.players[creditor].cash += amount;
            }
        }
        log.emit(self, || Event::Paid { from, to, amount, why });
    }

    /// [mo.debt] After money has been raised, what is owed is paid as soon as it can be.
    pub(crate) fn after_raising(&mut self, log: &mut impl Sink<Monopol>) {
        if self.stage == Stage::Debt {
            self.go_on(log);
        } else if self.stage == Stage::Auction {
            self.ask_who_can_bid(log);
        }
    }

    /// [mo.debt] Nothing to sell, to mortgage or to deal in.
    fn has_nothing(&self, seat: Seat) -> bool {
        self.players[seat].cards.is_empty() && self.holdings.of(seat).is_empty()
    }

    /// What selling all buildings and mortgaging everything would bring, with the cash at hand.
    pub(crate) fn could_raise(&self, seat: Seat) -> u32 {
        let own = self.holdings.of(seat);
        let built = own.and(self.holdings.built()).iter();
        let buildings = built.map(|lot| BOARD[lot.index()].house / 2 * u32::from(self.holdings.level(lot)));
        self.players[seat].cash + buildings.sum::<u32>() + self.could_borrow(own)
    }

    /// What the bank would lend on some lots, interest taken off.
    pub(crate) fn could_borrow(&self, lots: LotSet) -> u32 {
        let free = lots.without(self.holdings.mortgaged()).iter();
        free.map(|lot| self.loan(lot) - self.interest_at_once(lot)).sum()
    }

    /// [mo.debt] Giving up is for those who cannot pay.
    pub(crate) fn go_bankrupt(&mut self, log: &mut impl Sink<Monopol>) -> Result<(), Refusal> {
        self.must_be(Stage::Debt)?;
        let Debt { debtor, amount, .. } = self.debts[0];
        let raised = self.could_raise(debtor);
        if raised >= amount {
            return Err(Refusal::CanPay { raised, owed: amount });
        }

        self.go_bankrupt_now(log);
        self.go_on(log);
        Ok(())
    }

    pub(crate) fn may_go_bankrupt(&self) -> bool {
        let Debt { debtor, amount, .. } = self.debts[0];
        self.could_raise(debtor) < amount
    }

    fn go_bankrupt_now(&mut self, log: &mut impl Sink<Monopol>) {
        let Debt { debtor, creditor, .. } = self.debts.remove(0);
        // What others owe to one who is out goes to nobody; what he owes, neither.
        self.debts.retain(|debt| debt.debtor != debtor && debt.creditor != Some(debtor));
        self.offers.retain(|offer| offer.from != debtor && offer.to != debtor);
        self.sell_all_buildings(debtor);
        self.places[debtor] = self.in_game.len() as u8;
        self.in_game.remove(debtor);
        let player = &mut self.players[debtor];
        player.prison = None;
        let (cash, cards) = (std::mem::take(&mut player.cash), std::mem::take(&mut player.cards));
        match creditor {
            Some(creditor) => self.leave_to_player(debtor, creditor, cash, cards, log),
            None => {
                self.leave_to_bank(debtor, cash, cards);
                log.emit(self, || Event::Bankrupt { seat: debtor, to: None });
            }
        }
    }

    /// [mo.bankrupt.player] Buildings go to the bank at half price.
    fn sell_all_buildings(&mut self, seat: Seat) {
        self.uneven = self.uneven.without(self.holdings.of(seat));
        self.content = SeatSet::EMPTY;
        for lot in self.holdings.of(seat).and(self.holdings.built()).iter() {
            let level = self.holdings.level(lot);
            self.holdings.set_level(lot, 0);
            if level == HOTEL {
                self.hotels += 1;
            } else {
                self.houses += level;
            }
            self.get_from_bank(seat, BOARD[lot.index()].house / 2 * u32::from(level));
        }
    }

    /// [mo.bankrupt.player] Everything goes to the creditor, who pays interest on the mortgages at once.
    fn leave_to_player(
        &mut self,
        from: Seat,
        to: Seat,
        cash: u32,
        cards: DeckSet,
        log: &mut impl Sink<Monopol>,
    ) {
        self.players[to].cash += cash;
        self.players[to].cards = self.players[to].cards.or(cards);
        let lots = self.holdings.of(from);
        let mut interest = 0;
        for lot in lots.iter() {
            self.holdings.give(lot, Some(to));
            if self.holdings.is_mortgaged(lot) {
                interest += self.interest(lot);
                self.taken_over.insert(lot);
            }
        }
        self.taker = to;
        log.emit(self, || Event::Bankrupt { seat: from, to: Some(to) });
        // [mo.end] Who is the last one left has won.
        if self.in_game.len() > 1 {
            self.owe(to, None, interest, Why::Interest, log);
        }
    }

    /// [mo.bankrupt.bank] The bank takes everything and auctions it, mortgages wiped. Where the house plays without auctions
    /// the bank keeps the property, and the cards go under their decks.
    fn leave_to_bank(&mut self, from: Seat, cash: u32, cards: DeckSet) {
        self.bank += i64::from(cash);
        for lot in self.holdings.of(from) {
            self.holdings.give(lot, None);
            self.holdings.set_mortgaged(lot, false);
            if !self.config.no_auctions {
                self.for_sale.insert(lot);
            }
        }
        if self.auctions_cards() && !self.config.no_auctions {
            self.cards_for_sale = self.cards_for_sale.or(cards);
        } else {
            cards.iter().for_each(|deck| self.put_back_out_of_prison(deck));
        }
    }

    /// [mo.turn.anytime] [mo.prison.rights] Building and lifting: between other actions, in prison too. [mo.debt] Who owes
    /// does not spend.
    pub(crate) fn must_be_free_to_spend(&self, seat: Seat) -> Result<(), Refusal> {
        match self.stage {
            Stage::Turn | Stage::Buy | Stage::Claim => Ok(()),
            Stage::Debt if self.debts[0].debtor == seat => {
                Err(Refusal::NotNow { stage: self.stage, business: false })
            }
            Stage::ThrowForOrder
            | Stage::DealDeeds
            | Stage::Throw
            | Stage::Auction
            | Stage::DrawCard
            | Stage::FineOrChance
            | Stage::Debt
            | Stage::TakeOver
            | Stage::Wishes
            | Stage::Place
            | Stage::Over => Err(Refusal::NotNow { stage: self.stage, business: true }),
        }
    }

    /// [mo.turn.anytime] [mo.prison.rights] Selling to the bank and borrowing from it: at any time. Only who leads the
    /// bidding for a building, or is to place one, waits with it, so that there is somewhere to put it.
    pub(crate) fn must_be_free_to_raise(&self, seat: Seat) -> Result<(), Refusal> {
        let at_any_time = self.raises_money_at_any_time();
        let free = match self.stage {
            Stage::Turn | Stage::Buy | Stage::Claim => true,
            Stage::Debt => at_any_time || self.debts[0].debtor == seat,
            Stage::Auction | Stage::Place => {
                at_any_time && !(self.is_for_building() && self.auction.leader == Some(seat))
            }
            Stage::FineOrChance | Stage::TakeOver | Stage::Wishes => at_any_time,
            Stage::ThrowForOrder | Stage::DealDeeds | Stage::Throw | Stage::DrawCard | Stage::Over => false,
        };
        if free { Ok(()) } else { Err(Refusal::NotNow { stage: self.stage, business: true }) }
    }

    /// [mo.debt] [mo.rent] What a player owes now, be it rent that is not yet claimed, and to whom; nobody: the bank.
    pub(crate) fn owed_by(&self, seat: Seat) -> Option<(Option<Seat>, u32)> {
        let looked_at =
            if self.holds_hopeless_debtors() { self.debts.len() } else { 1.min(self.debts.len()) };
        let debt = self.debts[..looked_at].iter().find(|debt| debt.debtor == seat);
        let rent = || {
            let due = self.debts.is_empty() && seat == self.turn && self.is_rent_unclaimed();
            due.then_some((Some(self.claim.owner), self.claim.amount))
        };
        debt.map(|debt| (debt.creditor, debt.amount)).or_else(rent)
    }

    /// Also while somebody builds before the rent is claimed, and others are asked whether they want to.
    fn is_rent_unclaimed(&self) -> bool {
        self.stage == Stage::Claim || self.is_in_shortage() && self.stage_before == Stage::Claim
    }

    /// [mo.debt] Who owes a player more than everything would raise neither borrows nor spends: the creditor gets the
    /// property as it stands.
    pub(crate) fn must_not_be_hopeless(&self, seat: Seat) -> Result<(), Refusal> {
        let Some((Some(_), owed)) = self.owed_by(seat).filter(|_| self.holds_hopeless_debtors()) else {
            return Ok(());
        };
        let raised = self.could_raise(seat);
        if raised < owed { Err(Refusal::CannotPay { raised, owed }) } else { Ok(()) }
    }
}
