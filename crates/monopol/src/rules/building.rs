//! Houses and hotels.

use crate::{
    Action, Business, Event, Lot, Monopol, Refusal, Sold, Spend,
    lots::{GROUPS, LotSet},
    squares::{BOARD, HOTEL, Kind},
};
use tabletop::{Seat, SeatSet, Sink};

/// [mo.hotel] With so many houses on each lot of the group comes the hotel.
pub(crate) const HOUSES_BEFORE_HOTEL: u8 = 4;

impl Monopol {
    /// [mo.house.group] [mo.hotel] Asks to build; when buildings are scarce the others are asked too.
    pub(crate) fn build(
        &mut self,
        seat: Seat,
        lot: Lot,
        log: &mut impl Sink<Monopol>,
    ) -> Result<(), Refusal> {
        self.must_be_free_to_spend(seat)?;
        self.must_build(seat, lot)?;
        let (need, have) = (BOARD[lot.index()].house, self.cash(seat));
        if have < need {
            return Err(Refusal::NotEnough { need, have, to: Spend::Build });
        }
        self.must_not_be_hopeless(seat)?;

        let hotel = self.holdings.level(lot) == HOUSES_BEFORE_HOTEL;
        let rivals = self.rivals(seat, hotel);
        if rivals.is_empty() {
            self.build_at_printed_price(seat, lot, log);
        } else {
            self.ask_for_wishes(seat, lot, rivals, log);
        }
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
        if self.left_in_bank(hotel) == 0 {
            return Err(Refusal::BankSoldOut { hotel });
        }
        Ok(())
    }

    /// How many houses, or hotels, the bank has.
    pub(crate) fn left_in_bank(&self, hotel: bool) -> u8 {
        if hotel { self.hotels } else { self.houses }
    }

    pub(crate) fn build_at_printed_price(&mut self, seat: Seat, lot: Lot, log: &mut impl Sink<Monopol>) {
        let price = BOARD[lot.index()].house;
        self.pay_bank(seat, price, false);
        self.put_building(seat, lot, price, log);
    }

    pub(crate) fn put_building(&mut self, seat: Seat, lot: Lot, price: u32, log: &mut impl Sink<Monopol>) {
        let level = self.holdings.level(lot) + 1;
        self.holdings.set_level(lot, level);
        if level == HOTEL {
            self.hotels -= 1;
            self.houses += HOUSES_BEFORE_HOTEL;
        } else {
            self.houses -= 1;
        }
        self.note_evenness(lot, false);
        log.emit(self, || Event::Built { seat, lot, level, price });
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
    pub(crate) fn sites(&self, seat: Seat, hotel: bool) -> LotSet {
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

    /// [mo.sell.bank] [mo.sell.even] To the bank, for half the price, evenly.
    pub(crate) fn sell(
        &mut self,
        seat: Seat,
        lot: Lot,
        down_to: u8,
        log: &mut impl Sink<Monopol>,
    ) -> Result<(), Refusal> {
        self.must_be_free_to_raise(seat)?;
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
        // [mo.shortage.auction] With other stock everybody may want some.
        self.content = SeatSet::EMPTY;
        log.emit(self, || Event::Sold { seat, lot, level: down_to, price });
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
        if holding.level < HOTEL {
            return if down_to == one_less {
                Ok(())
            } else {
                Err(Refusal::WrongLevel { lot, most: one_less })
            };
        }
        // A hotel becomes the houses that the bank has for it, or goes whole.
        let most = one_less.min(self.free_houses());
        let whole = down_to == 0 && (self.sells_hotels_whole() || most < one_less);
        if down_to == most || whole { Ok(()) } else { Err(Refusal::WrongLevel { lot, most }) }
    }

    /// [mo.shortage.auction] The houses in the bank that are not set aside for those who wished for them.
    fn free_houses(&self) -> u8 {
        let set_aside = self.is_in_shortage() && self.auction.of == Sold::House;
        self.houses - if set_aside { self.set_aside } else { 0 }
    }

    pub(crate) fn building_menu(&self, seat: Seat, out: &mut Vec<Action>) {
        if self.must_not_be_hopeless(seat).is_err() {
            return;
        }
        let cash = self.cash(seat);
        for lot in self.holdings.of(seat) {
            if cash >= BOARD[lot.index()].house && self.must_build(seat, lot).is_ok() {
                out.push(Action::Build { lot });
            }
        }
    }

    pub(crate) fn selling_menu(&self, seat: Seat, out: &mut Vec<Action>) {
        for lot in self.holdings.of(seat).and(self.holdings.built()).iter() {
            for down_to in (0..self.holdings.level(lot)).rev() {
                if self.must_sell(seat, lot, down_to).is_ok() {
                    out.push(Action::Sell { lot, down_to });
                }
            }
        }
    }
}
