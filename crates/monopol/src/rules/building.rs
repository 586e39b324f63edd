//! Houses and hotels.

use crate::{
    Action, Business, Event, Lot, Monopol, Refusal, Sold, Spend, Stage,
    lots::{GROUPS, LotSet},
    squares::{BOARD, HOTEL, Kind},
};
use tabletop::{Seat, SeatSet, Sink};

/// [mo.hotel] With so many houses on each lot of the group comes the hotel.
const HOUSES_BEFORE_HOTEL: u8 = 4;

impl Monopol {
    /// [mo.house.group] [mo.hotel] Asks to build; when buildings are scarce the others are asked too.
    pub(crate) fn build(&mut self, seat: Seat, lot: Lot, log: &mut impl Sink<Event>) -> Result<(), Refusal> {
        self.must_be_free_to_spend(seat)?;
        self.must_build(seat, lot)?;
        let (need, have) = (BOARD[lot.index()].house, self.players[seat].cash);
        if have < need {
            return Err(Refusal::NotEnough { need, have, to: Spend::Build });
        }

        let hotel = self.holdings.level(lot) == HOUSES_BEFORE_HOTEL;
        let rivals = self.rivals(seat, hotel);
        if rivals.is_empty() {
            self.pay_bank(seat, need, false);
            self.put_building(seat, lot, need, log);
            return Ok(());
        }
        self.builder = seat;
        self.site = lot;
        self.asked = rivals;
        self.wishing = seat.into();
        self.wishes = 1;
        self.stage_before = self.stage;
        self.stage = Stage::Wishes;
        let left = if hotel { self.hotels } else { self.houses };
        log.emit(|| Event::AskedForWishes { builder: seat, lot, left });
        Ok(())
    }

    /// Everything that must hold for a building on a lot, but the money.
    pub(crate) fn must_build(&self, seat: Seat, lot: Lot) -> Result<(), Refusal> {
        let Some(Kind::Street { group }) = lot.square().map(|square| square.kind) else {
            return Err(Refusal::NoProperty { lot, to: Business::Build });
        };
        let holding = self.holdings.at(lot);
        if holding.owner != Some(seat) {
            return Err(Refusal::NotYours { lot, to: Business::Build });
        }
        if !self.holdings.owns_all(seat, group.lots()) {
            return Err(Refusal::GroupIncomplete { lot });
        }
        // [mo.house.mortgaged]
        if holding.mortgaged {
            return Err(Refusal::LotMortgaged { lot });
        }
        if holding.level == HOTEL {
            return Err(Refusal::FullyBuilt { lot });
        }
        // [mo.house.even] A mortgaged lot counts as bare.
        if let Some(first) = group.lots().iter().find(|&other| self.holdings.level(other) < holding.level) {
            return Err(Refusal::Uneven { lot, first });
        }
        // [mo.shortage]
        let hotel = holding.level == HOUSES_BEFORE_HOTEL;
        if (if hotel { self.hotels } else { self.houses }) == 0 {
            return Err(Refusal::BankSoldOut { hotel });
        }
        Ok(())
    }

    fn put_building(&mut self, seat: Seat, lot: Lot, price: u32, log: &mut impl Sink<Event>) {
        let level = self.holdings.level(lot) + 1;
        self.holdings.set_level(lot, level);
        if level == HOTEL {
            self.hotels -= 1;
            self.houses += HOUSES_BEFORE_HOTEL;
        } else {
            self.houses -= 1;
        }
        self.note_evenness(lot, false);
        log.emit(|| Event::Built { seat, lot, level, price });
    }

    /// [mo.shortage.auction] Who else could build and pay, if what is left would not serve everyone.
    fn rivals(&self, seat: Seat, hotel: bool) -> SeatSet {
        let left = u32::from(if hotel { self.hotels } else { self.houses });
        let mut rivals = SeatSet::EMPTY;
        let mut wanted = self.most_buildings(seat, hotel);
        for other in self.others_in_game(seat) {
            let most = self.most_buildings(other, hotel);
            wanted += most;
            if most > 0 {
                rivals.insert(other);
            }
        }
        if wanted > left { rivals } else { SeatSet::EMPTY }
    }

    /// How many houses, or hotels, a player could put up and pay for now.
    pub(crate) fn most_buildings(&self, seat: Seat, hotel: bool) -> u32 {
        let (mut count, mut cash) = (0, self.players[seat].cash);
        // House prices rise round the board, so that the cheapest lots come first.
        for lot in self.sites(seat, hotel).iter() {
            let room = if hotel { 1 } else { self.row_limit(lot).saturating_sub(self.holdings.level(lot)) };
            let price = BOARD[lot.index()].house;
            let built = u32::from(room).min(cash / price);
            count += built;
            cash -= built * price;
        }
        count
    }

    /// [mo.house.mortgaged] How many houses a lot can come to carry: one, while another of its group is mortgaged.
    fn row_limit(&self, lot: Lot) -> u8 {
        let Kind::Street { group } = BOARD[lot.index()].kind else { return 0 };
        let mortgaged = group.lots().and(self.holdings.mortgaged());
        if mortgaged.is_empty() { HOUSES_BEFORE_HOTEL } else { 1 }
    }

    /// Where a player could put a house, or a hotel, evenness among houses and the bank's stock aside.
    fn sites(&self, seat: Seat, hotel: bool) -> LotSet {
        let whole = GROUPS.into_iter().filter(|&group| self.holdings.owns_all(seat, group));
        let sites = whole.map(|group| {
            let low = self.holdings.with_level(group, |level| level < HOUSES_BEFORE_HOTEL);
            match hotel {
                false => low,
                true if low.is_empty() => {
                    self.holdings.with_level(group, |level| level == HOUSES_BEFORE_HOTEL)
                }
                true => LotSet::EMPTY,
            }
        });
        sites.collect::<LotSet>().without(self.holdings.mortgaged())
    }

    /// [mo.shortage.auction] What the cheapest building costs that a player may put up now.
    pub(crate) fn cheapest_site(&self, seat: Seat) -> Option<u32> {
        let hotel = self.auction.of == Sold::Hotel;
        let sites = self.sites(seat, hotel).iter().filter(|&lot| self.must_build(seat, lot).is_ok());
        sites.map(|lot| BOARD[lot.index()].house).min()
    }

    /// [mo.shortage.auction] Another builder says how many they want as well.
    pub(crate) fn wish(&mut self, seat: Seat, count: u8, log: &mut impl Sink<Event>) -> Result<(), Refusal> {
        self.must_be(Stage::Wishes)?;
        let hotel = self.holdings.level(self.site) == HOUSES_BEFORE_HOTEL;
        let most = self.most_buildings(seat, hotel);
        if u32::from(count) > most {
            return Err(Refusal::TooManyWished { most });
        }

        log.emit(|| Event::Wished { seat, count });
        self.asked.remove(seat);
        self.wishes = self.wishes.saturating_add(count);
        if count > 0 {
            self.wishing.insert(seat);
        }
        if self.asked.is_empty() {
            self.all_have_wished(hotel, log);
        }
        Ok(())
    }

    fn all_have_wished(&mut self, hotel: bool, log: &mut impl Sink<Event>) {
        let left = if hotel { self.hotels } else { self.houses };
        if self.wishes <= left {
            return self.build_as_asked(log);
        }
        let of = if hotel { Sold::Hotel } else { Sold::House };
        self.open_auction(of, self.builder, self.wishing, log);
    }

    /// At the printed price.
    fn build_as_asked(&mut self, log: &mut impl Sink<Event>) {
        let (seat, lot) = (self.builder, self.site);
        let price = BOARD[lot.index()].house;
        self.pay_bank(seat, price, false);
        self.put_building(seat, lot, price, log);
        self.stage = self.stage_before;
    }

    /// [mo.shortage.auction] Who asked for the first one gets it at the printed price; or the same auction could be asked
    /// for again and again.
    pub(crate) fn nobody_bids_for_building(&mut self, log: &mut impl Sink<Event>) {
        self.wishing = SeatSet::EMPTY;
        if self.wishes == 0 {
            self.stage = self.stage_before;
        } else {
            self.build_as_asked(log);
        }
    }

    /// [mo.shortage.auction] The winner puts up what was won; then the next one is auctioned, while there are any.
    pub(crate) fn place(&mut self, seat: Seat, lot: Lot, log: &mut impl Sink<Event>) -> Result<(), Refusal> {
        self.must_be(Stage::Place)?;
        self.must_build(seat, lot)?;
        let hotel = self.auction.of == Sold::Hotel;
        if (self.holdings.level(lot) == HOUSES_BEFORE_HOTEL) != hotel {
            return Err(Refusal::WrongBuilding { lot });
        }

        self.put_building(seat, lot, self.auction.high, log);
        self.wishes = 0;
        let left = if hotel { self.hotels } else { self.houses };
        let of = self.auction.of;
        if left == 0 {
            self.stage = self.stage_before;
        } else {
            self.open_auction(of, self.builder, self.wishing, log);
        }
        Ok(())
    }

    /// [mo.sell.bank] [mo.sell.even] To the bank, for half the price, evenly.
    pub(crate) fn sell(
        &mut self,
        seat: Seat,
        lot: Lot,
        down_to: u8,
        log: &mut impl Sink<Event>,
    ) -> Result<(), Refusal> {
        self.must_be_between_actions(seat)?;
        self.must_sell(seat, lot, down_to)?;

        let level = self.holdings.level(lot);
        let price = BOARD[lot.index()].house / 2 * u32::from(level - down_to);
        self.holdings.set_level(lot, down_to);
        if level == HOTEL {
            self.hotels += 1;
            self.houses -= down_to;
        } else {
            self.houses += level - down_to;
        }
        self.note_evenness(lot, level == HOTEL);
        self.get_from_bank(seat, price);
        log.emit(|| Event::Sold { seat, lot, level: down_to, price });
        self.after_raising(log);
        Ok(())
    }

    /// [mo.sell.even] Remembers a group that selling a hotel leaves uneven, until it is even again.
    fn note_evenness(&mut self, lot: Lot, hotel_sold: bool) {
        let Kind::Street { group } = BOARD[lot.index()].kind else { return };
        let levels = || group.lots().iter().map(|lot| self.holdings.level(lot));
        let even = levels().max() <= levels().min().map(|least| least + 1);
        if even {
            self.uneven = self.uneven.without(group.lots());
        } else if hotel_sold {
            self.uneven = self.uneven.or(group.lots());
        }
    }

    fn must_sell(&self, seat: Seat, lot: Lot, down_to: u8) -> Result<(), Refusal> {
        let Some(Kind::Street { group }) = lot.square().map(|square| square.kind) else {
            return Err(Refusal::NoProperty { lot, to: Business::Sell });
        };
        let holding = self.holdings.at(lot);
        if holding.owner != Some(seat) {
            return Err(Refusal::NotYours { lot, to: Business::Sell });
        }
        if holding.level == 0 {
            return Err(Refusal::NoBuildings { lot });
        }
        if let Some(first) = group.lots().iter().find(|&other| self.holdings.level(other) > holding.level) {
            return Err(Refusal::SoldUnevenly { lot, first });
        }
        let one_less = holding.level - 1;
        let most = if holding.level == HOTEL { one_less.min(self.houses) } else { one_less };
        // Only a hotel for which the bank lacks four houses goes farther down: to those it has, or whole.
        let allowed = down_to == most || (most < one_less && down_to == 0);
        if allowed { Ok(()) } else { Err(Refusal::WrongLevel { lot, most }) }
    }

    pub(crate) fn building_menu(&self, seat: Seat, out: &mut Vec<Action>) {
        let cash = self.players[seat].cash;
        for lot in self.holdings.of(seat).iter() {
            if cash >= BOARD[lot.index()].house && self.must_build(seat, lot).is_ok() {
                out.push(Action::Build { lot });
            }
        }
    }

    pub(crate) fn selling_menu(&self, seat: Seat, out: &mut Vec<Action>) {
        for lot in self.holdings.of(seat).and(self.holdings.built()).iter() {
            for down_to in 0..self.holdings.level(lot) {
                if self.must_sell(seat, lot, down_to).is_ok() {
                    out.push(Action::Sell { lot, down_to });
                }
            }
        }
    }

    pub(crate) fn placing_menu(&self, seat: Seat, out: &mut Vec<Action>) {
        let hotel = self.auction.of == Sold::Hotel;
        let sites = self.sites(seat, hotel).iter().filter(|&lot| self.must_build(seat, lot).is_ok());
        out.extend(sites.map(|lot| Action::Place { lot }));
    }
}
