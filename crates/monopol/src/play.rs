use crate::{
    Action, Board, CLAIM_SECONDS_MAX, Config, DEALT_MAX, DEALT_MIN, Event, Lot, LotSet, Monopol, ROUNDS_MAX,
    Refusal, SEATS, SEATS_MIN, Sold, Stage, View,
    decks::{DeckSet, Pile},
    holdings::Holdings,
    position::{Auction, Claim, Player},
    squares::{Deck, HOTELS, HOUSES, START_MONEY},
    versions,
};
use arrayvec::ArrayVec;
use std::{num::NonZeroU32, ops::RangeInclusive};
use tabletop::{BySeat, Caused, Draw, Game, Imagine, Next, RuleId, SEATS_MAX, Seat, SeatSet, Sink, Viewer};

/// Two dice.
const THROWS: u32 = 36;

impl Game for Monopol {
    const NAME: &'static str = "monopol";
    const RULES: RangeInclusive<u16> = versions::KNOWN;

    type Config = Config;
    type Action = Action;
    type Event = Event;
    type Refusal = Refusal;
    type Board = Board;
    type View = View;

    fn new(config: &Config, rules: u16) -> Result<Monopol, Refusal> {
        // [mo.players]
        if !(SEATS_MIN..=SEATS as u8).contains(&config.seats) {
            return Err(Refusal::SeatCount { min: SEATS_MIN, max: SEATS as u8 });
        }
        if config.rounds.is_some_and(|rounds| !(1..=ROUNDS_MAX).contains(&rounds)) {
            return Err(Refusal::RoundLimit { min: 1, max: ROUNDS_MAX });
        }
        // [mo.short]
        if config.dealt.is_some_and(|dealt| !(DEALT_MIN..=DEALT_MAX).contains(&dealt)) {
            return Err(Refusal::DealtCount { min: DEALT_MIN, max: DEALT_MAX });
        }
        if !(1..=CLAIM_SECONDS_MAX).contains(&config.claim_seconds) {
            return Err(Refusal::ClaimTime { min: 1, max: CLAIM_SECONDS_MAX });
        }

        let player = |seat: Seat| Player {
            cash: if seat.0 < config.seats { START_MONEY } else { 0 },
            at: 0,
            prison: None,
            cards: DeckSet::EMPTY,
        };
        let nobody = Seat(0);
        let everybody = SeatSet::all(config.seats);
        Ok(Monopol {
            rules,
            config: *config,
            stage: Stage::ThrowForOrder,
            turn: nobody,
            first: nobody,
            round: 0,
            order: BySeat::all(0),
            contending: everybody,
            dice: [0; 2],
            doubles: 0,
            again: false,
            steps: 0,
            players: BySeat::from_fn(player),
            in_game: everybody,
            places: BySeat::all(0),
            holdings: Holdings::NONE,
            houses: HOUSES,
            hotels: HOTELS,
            uneven: LotSet::EMPTY,
            bank: -i64::from(START_MONEY) * i64::from(config.seats),
            pot: 0,
            decks: [Pile::FRESH; 2],
            debts: ArrayVec::new(),
            claim: Claim { owner: nobody, lot: Lot(0), amount: 0 },
            auction: Auction {
                of: Sold::House,
                high: 0,
                leader: None,
                bidder: nobody,
                bidding: SeatSet::EMPTY,
            },
            for_sale: LotSet::EMPTY,
            cards_for_sale: DeckSet::EMPTY,
            taken_over: LotSet::EMPTY,
            taker: nobody,
            builder: nobody,
            site: Lot(0),
            stage_before: Stage::Turn,
            asked: SeatSet::EMPTY,
            content: SeatSet::EMPTY,
            wishes: BySeat::all(0),
            set_aside: 0,
            none_sold_yet: false,
            drawn_from: Deck::Chance,
            offers: ArrayVec::new(),
            offers_made: 0,
        })
    }

    fn seats(&self) -> u8 {
        self.config.seats
    }

    fn board(&self) -> Board {
        Board::of(self)
    }

    #[inline]
    fn next(&self) -> Next {
        match self.stage {
            Stage::ThrowForOrder | Stage::Throw => one_of(THROWS),
            Stage::DealDeeds => one_of(self.deeds_left()),
            Stage::DrawCard => one_of(self.decks[self.drawn_from as usize].may_be_on_top()),
            Stage::Over => Next::Over(self.winners()),
            Stage::Wishes => Next::Seats(self.waiting()),
            Stage::Turn
            | Stage::Buy
            | Stage::Auction
            | Stage::Claim
            | Stage::FineOrChance
            | Stage::Debt
            | Stage::TakeOver
            | Stage::Place => {
                // Simulations ask at every step, and a list of one is made faster in a place of its own.
                let mut seats = ArrayVec::new();
                seats.extend(self.waited_for());
                Next::Seats(seats)
            }
        }
    }

    fn play(&mut self, seat: Seat, action: &Action, log: &mut impl Sink<Monopol>) -> Result<(), Refusal> {
        if self.stage == Stage::Over {
            return Err(Refusal::GameOver);
        }
        if !self.is_in_game(seat) {
            return Err(self.not_in_game(seat));
        }
        if !action.is_for_anybody() {
            self.must_be_waited_for(seat)?;
        }

        match action {
            Action::Throw => self.throw(),
            Action::PayFine => self.pay_fine(log),
            Action::UseCard { deck } => self.use_card(*deck, log),
            Action::Buy => self.buy(log),
            Action::Decline => self.decline(log),
            Action::Bid { amount } => self.bid(seat, *amount, log),
            Action::PassBid => self.pass_bid(seat, log),
            Action::Claim => self.claim_rent(log),
            Action::Waive => self.lose_rent(false, log),
            Action::Forget => self.lose_rent(true, log),
            Action::PayCard => self.pay_card(log),
            Action::TakeChance => self.take_chance(),
            Action::Build { lot } => self.build(seat, *lot, log),
            Action::Sell { lot, down_to } => self.sell(seat, *lot, *down_to, log),
            Action::Mortgage { lot } => self.mortgage(seat, *lot, log),
            Action::Lift { lot } => self.lift(seat, *lot, log),
            Action::KeepMortgages => self.keep_mortgages(log),
            Action::Wish { count } => self.wish(seat, *count, log),
            Action::Place { lot } => self.place(seat, *lot, log),
            Action::Offer { to, give, want, lift } => self.offer(seat, *to, give, want, lift, log),
            Action::OfferSettlement { lots, value } => self.offer_settlement(seat, lots, *value, log),
            Action::Accept { offer, lift } => self.accept(seat, *offer, lift, log),
            Action::Refuse { offer } => self.refuse(seat, *offer, log),
            Action::Withdraw { offer } => self.withdraw(seat, *offer, log),
            Action::GoBankrupt => self.go_bankrupt(log),
        }
    }

    #[inline]
    fn chance(&mut self, outcome: u32, log: &mut impl Sink<Monopol>) {
        let dice = || [(outcome / 6) as u8 + 1, (outcome % 6) as u8 + 1];
        match self.stage {
            Stage::Throw => self.thrown(dice(), log),
            Stage::DrawCard => self.draw_card(outcome, log),
            Stage::ThrowForOrder => self.thrown_for_order(dice(), log),
            Stage::DealDeeds => self.deal_deed(outcome, log),
            Stage::Turn
            | Stage::Buy
            | Stage::Auction
            | Stage::Claim
            | Stage::FineOrChance
            | Stage::Debt
            | Stage::TakeOver
            | Stage::Wishes
            | Stage::Place
            | Stage::Over => panic!("a draw that nobody asked for"),
        }
    }

    fn menu(&self, seat: Seat, out: &mut Vec<Action>) {
        // Offers may still lie open when the game is over, but nobody can answer them.
        if self.stage == Stage::Over || !self.is_in_game(seat) {
            return;
        }
        // What the game waits for comes first, then what one is asked, then what one may do of one's own accord.
        if self.waits_for(seat) {
            self.waited_for_menu(seat, out);
        }
        self.answer_menu(seat, out);
        if self.must_be_free_to_spend(seat).is_ok() {
            self.building_menu(seat, out);
            self.lifting_menu(seat, out);
        }
        let raises_already = self.stage == Stage::Debt && self.waits_for(seat);
        if !raises_already && self.must_be_free_to_raise(seat).is_ok() {
            self.selling_menu(seat, out);
            self.mortgage_menu(seat, out);
        }
        self.withdrawal_menu(seat, out);
    }

    fn asked(&self) -> ArrayVec<Seat, SEATS_MAX> {
        self.answerable().collect()
    }

    /// [mo.bankrupt.player] [mo.bankrupt.bank]
    fn out(&self) -> SeatSet {
        SeatSet::all(self.config.seats).without(self.in_game)
    }

    /// [mo.rent.claim.window]
    fn time_limit(&self) -> Option<u16> {
        (self.stage == Stage::Claim).then_some(self.config.claim_seconds)
    }

    /// The least that lets the game go on: rent is forgotten, nothing is bought.
    fn timeout(&self, seat: Seat) -> Option<Action> {
        match self.stage {
            Stage::Claim => Some(Action::Forget),
            Stage::Buy => Some(Action::Decline),
            Stage::ThrowForOrder
            | Stage::DealDeeds
            | Stage::Turn
            | Stage::Throw
            | Stage::Auction
            | Stage::DrawCard
            | Stage::FineOrChance
            | Stage::Debt
            | Stage::TakeOver
            | Stage::Wishes
            | Stage::Place
            | Stage::Over => {
                let mut menu = Vec::new();
                self.menu(seat, &mut menu);
                menu.into_iter().next()
            }
        }
    }

    fn view(&self, _: Viewer) -> View {
        View::of(self)
    }

    fn mask(event: &Event, _: Viewer) -> Event {
        event.clone()
    }

    /// Nothing is: cash and deeds lie open, and the decks have no order until they are drawn from.
    fn hides(&self) -> bool {
        false
    }

    /// Nothing is secret in this game.
    fn shows(&self, _: &Event) -> bool {
        false
    }

    fn cause(&self, event: &Event) -> RuleId {
        let is_older = matches!(event, Event::GameOver { .. }) && !self.cites_the_shared_end();
        if is_older { RuleId("mo.end") } else { event.rule() }
    }
}

impl Imagine for Monopol {
    /// Nothing is hidden, so there is nothing to imagine.
    fn guess(start: &Monopol, view: &View, _: &mut impl Draw) -> Monopol {
        view.position(start.clone())
    }
}

impl Monopol {
    /// Whom the position waits for.
    pub(crate) fn waiting(&self) -> ArrayVec<Seat, SEATS_MAX> {
        self.seats_in_order().filter(|&seat| self.waits_for(seat)).collect()
    }

    #[inline]
    fn waits_for(&self, seat: Seat) -> bool {
        if self.stage == Stage::Wishes { self.asked.contains(seat) } else { self.waited_for() == Some(seat) }
    }

    /// The only player that the position waits for.
    #[inline]
    fn waited_for(&self) -> Option<Seat> {
        match self.stage {
            Stage::Turn | Stage::Buy | Stage::FineOrChance => Some(self.turn),
            Stage::Claim => Some(self.claim.owner),
            Stage::Auction => Some(self.auction.bidder),
            Stage::Place => self.auction.leader,
            Stage::Debt => Some(self.debts[0].debtor),
            Stage::TakeOver => Some(self.taker),
            Stage::ThrowForOrder
            | Stage::DealDeeds
            | Stage::Throw
            | Stage::DrawCard
            | Stage::Wishes
            | Stage::Over => None,
        }
    }

    pub(crate) fn not_in_game(&self, seat: Seat) -> Refusal {
        Refusal::NotInGame { seat, bankrupt: seat.0 < self.config.seats }
    }

    #[inline]
    fn must_be_waited_for(&self, seat: Seat) -> Result<(), Refusal> {
        if self.waits_for(seat) {
            Ok(())
        } else if matches!(self.stage, Stage::Turn | Stage::Buy | Stage::FineOrChance) {
            Err(Refusal::NotYourTurn { turn: self.turn })
        } else {
            // The clause of an auction, a claim or a debt says more than whose turn it is.
            Err(Refusal::NotNow { stage: self.stage, business: false })
        }
    }

    fn waited_for_menu(&self, seat: Seat, out: &mut Vec<Action>) {
        match self.stage {
            Stage::Turn => {
                out.push(Action::Throw);
                let player = &self.players[seat];
                if self.may_pay_fine(seat) {
                    out.push(Action::PayFine);
                }
                if player.prison.is_some() {
                    out.extend(player.cards.iter().map(|deck| Action::UseCard { deck }));
                }
            }
            Stage::Buy => {
                if self.players[seat].cash >= self.price(self.on_offer()) {
                    out.push(Action::Buy);
                }
                out.push(Action::Decline);
            }
            Stage::Auction => self.bid_menu(seat, out),
            Stage::Claim => out.extend([Action::Claim, Action::Waive]),
            Stage::FineOrChance => out.extend([Action::PayCard, Action::TakeChance]),
            Stage::Debt => {
                if self.may_go_bankrupt() {
                    out.push(Action::GoBankrupt);
                }
                self.selling_menu(seat, out);
                self.mortgage_menu(seat, out);
            }
            Stage::TakeOver => self.take_over_menu(out),
            Stage::Wishes => self.wish_menu(seat, out),
            Stage::Place => self.placing_menu(seat, out),
            Stage::ThrowForOrder | Stage::DealDeeds | Stage::Throw | Stage::DrawCard | Stage::Over => {}
        }
    }
}

#[inline]
fn one_of(outcomes: u32) -> Next {
    Next::Chance(NonZeroU32::new(outcomes).expect("nature always has an outcome"))
}
