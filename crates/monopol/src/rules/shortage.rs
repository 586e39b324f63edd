//! Scarce houses and hotels: wishes, and what comes of them.

use crate::{
    Action, Event, Lot, Monopol, Refusal, Sold, Spend, Stage, position::Auction,
    rules::building::HOUSES_BEFORE_HOTEL, squares::BOARD,
};
use tabletop::{BySeat, Seat, SeatSet, Sink};

impl Monopol {
    /// [mo.shortage.auction] Who else could build and pay, if what is left would not serve everyone. Who has said that they
    /// want none is not asked again.
    pub(crate) fn rivals(&self, seat: Seat, hotel: bool) -> SeatSet {
        let mut rivals = SeatSet::EMPTY;
        let mut wanted = self.most_buildings(seat, hotel);
        for other in self.others_in_game(seat) {
            let most = self.most_buildings(other, hotel);
            if most > 0 && !self.content.contains(other) {
                wanted += most;
                rivals.insert(other);
            }
        }
        if wanted > u32::from(self.left_in_bank(hotel)) { rivals } else { SeatSet::EMPTY }
    }

    /// [mo.shortage.auction] What the bank has now is set aside for those who wish.
    pub(crate) fn ask_for_wishes(
        &mut self,
        builder: Seat,
        lot: Lot,
        rivals: SeatSet,
        log: &mut impl Sink<Monopol>,
    ) {
        let hotel = self.holdings.level(lot) == HOUSES_BEFORE_HOTEL;
        let (of, left) = (if hotel { Sold::Hotel } else { Sold::House }, self.left_in_bank(hotel));
        self.auction = Auction { of, high: 0, leader: None, bidder: builder, bidding: SeatSet::EMPTY };
        self.builder = builder;
        self.site = lot;
        self.asked = rivals;
        self.content.remove(builder);
        self.wishes = BySeat::all(0);
        self.wishes[builder] = 1;
        self.set_aside = left;
        self.none_sold_yet = true;
        self.stage_before = self.stage;
        self.stage = Stage::Wishes;
        log.emit(self, || Event::AskedForWishes { builder, lot, left });
    }

    /// Whether buildings are being wished for, auctioned or placed.
    pub(crate) fn is_in_shortage(&self) -> bool {
        match self.stage {
            Stage::Wishes | Stage::Place => true,
            Stage::Auction => self.is_for_building(),
            Stage::ThrowForOrder
            | Stage::DealDeeds
            | Stage::Turn
            | Stage::Throw
            | Stage::Buy
            | Stage::Claim
            | Stage::DrawCard
            | Stage::FineOrChance
            | Stage::Debt
            | Stage::TakeOver
            | Stage::Over => false,
        }
    }

    /// [mo.shortage.auction] Another builder says how many they want as well.
    pub(crate) fn wish(
        &mut self,
        seat: Seat,
        count: u8,
        log: &mut impl Sink<Monopol>,
    ) -> Result<(), Refusal> {
        self.must_be(Stage::Wishes)?;
        let most = self.most_wished(seat);
        if u32::from(count) > most {
            return Err(Refusal::TooManyWished { most });
        }

        self.asked.remove(seat);
        self.wishes[seat] = count;
        log.emit(self, || Event::Wished { seat, count });
        if count == 0 && self.binds_wishes() {
            self.content.insert(seat);
        }
        if self.asked.is_empty() {
            self.all_have_wished(log);
        }
        Ok(())
    }

    fn most_wished(&self, seat: Seat) -> u32 {
        self.most_buildings(seat, self.auction.of == Sold::Hotel)
    }

    fn all_have_wished(&mut self, log: &mut impl Sink<Monopol>) {
        let wished: u32 = self.wishes.iter().map(|&count| u32::from(count)).sum();
        if wished > u32::from(self.set_aside) {
            return self.open_auction(self.auction.of, self.builder, self.wishing(), log);
        }
        self.build_as_asked(log);
        if self.binds_wishes() {
            self.sell_next_wish();
        } else {
            self.end_shortage();
        }
    }

    fn wishing(&self) -> SeatSet {
        self.seats_in_order().filter(|&seat| self.wishes[seat] > 0).collect()
    }

    /// At the printed price, where it was asked for, unless the builder has made that impossible meanwhile.
    fn build_as_asked(&mut self, log: &mut impl Sink<Monopol>) {
        let (seat, lot) = (self.builder, self.site);
        if self.sites_for(seat).any(|site| site == lot) && self.cash(seat) >= BOARD[lot.index()].house {
            self.build_at_printed_price(seat, lot, log);
            self.set_aside -= 1;
        }
        self.wishes[seat] = 0;
    }

    /// [mo.shortage.auction] Wishes that fit the stock are bought at the printed price: the next to the left of the builder
    /// who has one says where it goes. A wish that cannot be placed or paid any more lapses.
    fn sell_next_wish(&mut self) {
        let mut seat = self.builder;
        for _ in 0..self.config.seats {
            let payable = |lot: Lot| BOARD[lot.index()].house <= self.cash(seat);
            if self.wishes[seat] > 0 && self.sites_for(seat).any(payable) {
                self.auction = Auction { high: 0, leader: Some(seat), bidder: seat, ..self.auction };
                self.stage = Stage::Place;
                return;
            }
            self.wishes[seat] = 0;
            seat = seat.left(self.config.seats);
        }
        self.end_shortage();
    }

    fn end_shortage(&mut self) {
        self.wishes = BySeat::all(0);
        self.set_aside = 0;
        self.none_sold_yet = false;
        self.stage = self.stage_before;
    }

    /// [mo.shortage.auction] Who passes is out of the auctions that follow.
    pub(crate) fn passes_for_buildings(&mut self, seat: Seat) {
        if self.binds_wishes() {
            self.wishes[seat] = 0;
        }
    }

    /// [mo.shortage.auction] Who asked for the first one gets it at the printed price; or the same auction could be asked
    /// for again and again.
    pub(crate) fn nobody_bids_for_building(&mut self, log: &mut impl Sink<Monopol>) {
        if self.none_sold_yet {
            self.build_as_asked(log);
        }
        self.end_shortage();
    }

    /// [mo.shortage.auction] Where a player may put up now what is scarce.
    fn sites_for(&self, seat: Seat) -> impl Iterator<Item = Lot> + use<'_> {
        let sites = self.sites(seat, self.auction.of == Sold::Hotel);
        sites.iter().filter(move |&lot| self.must_build(seat, lot).is_ok())
    }

    /// [mo.shortage.auction] What the cheapest building costs that a player may put up now.
    pub(crate) fn cheapest_site(&self, seat: Seat) -> Option<u32> {
        self.sites_for(seat).map(|lot| BOARD[lot.index()].house).min()
    }

    /// [mo.shortage.auction] The winner puts up what was won; then the next one is auctioned, while there are any. What was
    /// wished for and fits the stock is bought so, too.
    pub(crate) fn place(
        &mut self,
        seat: Seat,
        lot: Lot,
        log: &mut impl Sink<Monopol>,
    ) -> Result<(), Refusal> {
        self.must_be(Stage::Place)?;
        self.must_build(seat, lot)?;
        self.must_be_where_it_goes(seat, lot)?;

        self.wishes[seat] -= u8::from(self.binds_wishes());
        self.set_aside -= 1;
        self.none_sold_yet = false;
        if self.auction.high == 0 {
            self.build_at_printed_price(seat, lot, log);
            self.sell_next_wish();
            return Ok(());
        }
        self.put_building(seat, lot, self.auction.high, log);
        if self.set_aside == 0 || self.wishing().is_empty() {
            self.end_shortage();
        } else {
            self.open_auction(self.auction.of, self.builder, self.wishing(), log);
        }
        Ok(())
    }

    /// The building that was won or wished for, where its price allows.
    fn must_be_where_it_goes(&self, seat: Seat, lot: Lot) -> Result<(), Refusal> {
        let hotel = self.auction.of == Sold::Hotel;
        if (self.holdings.level(lot) == HOUSES_BEFORE_HOTEL) != hotel {
            return Err(Refusal::WrongBuilding { lot });
        }
        let (price, bid, have) = (BOARD[lot.index()].house, self.auction.high, self.cash(seat));
        match bid {
            0 if have < price => Err(Refusal::NotEnough { need: price, have, to: Spend::Build }),
            1.. if bid < price && self.binds_wishes() => Err(Refusal::BidBelowPrice { lot, price, bid }),
            _ => Ok(()),
        }
    }

    pub(crate) fn wish_menu(&self, seat: Seat, out: &mut Vec<Action>) {
        let most = self.most_wished(seat).min(u32::from(u8::MAX)) as u8;
        out.extend((0..=most).map(|count| Action::Wish { count }));
    }

    pub(crate) fn placing_menu(&self, seat: Seat, out: &mut Vec<Action>) {
        let sites = self.sites_for(seat).filter(|&lot| self.must_be_where_it_goes(seat, lot).is_ok());
        out.extend(sites.map(|lot| Action::Place { lot }));
    }
}
