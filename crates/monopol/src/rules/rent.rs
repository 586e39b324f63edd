//! Rent.

use crate::{
    Event, Lot, Monopol, Refusal, Stage, Why,
    lots::{STATIONS, UTILITIES},
    position::Claim,
    squares::{BOARD, Kind, STATION_RENT, UTILITY_RENT},
};
use tabletop::{Seat, Sink};

impl Monopol {
    /// What the visitor owes after this throw.
    #[inline]
    pub(crate) fn rent(&self, lot: Lot) -> u32 {
        let pips = u32::from(self.dice[0] + self.dice[1]);
        self.rent_per_visit(lot) * if UTILITIES.contains(lot) { pips } else { 1 }
    }

    /// [mo.rent] [mo.rent.group] [mo.rent.mortgaged] [mo.rent.stations] [mo.rent.utilities] On a utility: for each pip.
    #[inline]
    pub(crate) fn rent_per_visit(&self, lot: Lot) -> u32 {
        let holding = self.holdings.at(lot);
        let Some(owner) = holding.owner.filter(|_| !holding.mortgaged) else { return 0 };
        let (square, table) = (&BOARD[lot.index()], self.config.prices as usize);
        match square.kind {
            Kind::Street { group } => {
                let rent = square.rent[table][usize::from(holding.level)];
                let doubled = holding.level == 0 && self.holdings.owns_all(owner, group.lots());
                if doubled { 2 * rent } else { rent }
            }
            Kind::Station => STATION_RENT[self.holdings.of(owner).and(STATIONS).len() as usize - 1],
            Kind::Utility => UTILITY_RENT[table][self.holdings.of(owner).and(UTILITIES).len() as usize - 1],
            Kind::Go
            | Kind::Tax { .. }
            | Kind::Card { .. }
            | Kind::Prison
            | Kind::FreeParking
            | Kind::GoToPrison => 0,
        }
    }

    /// [mo.rent.claim] The owner must claim it, unless the table plays otherwise.
    pub(crate) fn rent_due(&mut self, owner: Seat, lot: Lot, log: &mut impl Sink<Monopol>) {
        let (visitor, amount) = (self.turn, self.rent(lot));
        if amount == 0 {
            return self.go_on(log);
        }
        self.claim = Claim { owner, lot, amount };
        log.emit(self, || Event::RentDue { owner, visitor, lot, amount });
        if self.config.automatic_rent {
            self.owe(visitor, Some(owner), amount, Why::Rent, log);
            self.go_on(log);
        } else {
            self.stage = Stage::Claim;
        }
    }

    pub(crate) fn claim_rent(&mut self, log: &mut impl Sink<Monopol>) -> Result<(), Refusal> {
        self.must_be(Stage::Claim)?;

        let (Claim { owner, lot, amount }, visitor) = (self.claim, self.turn);
        self.stage = Stage::Turn;
        log.emit(self, || Event::RentClaimed { owner, visitor, lot, amount });
        self.owe(visitor, Some(owner), amount, Why::Rent, log);
        self.go_on(log);
        Ok(())
    }

    /// [mo.rent.claim.window] The owner lets it go, or has not noticed in time.
    pub(crate) fn lose_rent(&mut self, forgotten: bool, log: &mut impl Sink<Monopol>) -> Result<(), Refusal> {
        self.must_be(Stage::Claim)?;

        let (Claim { owner, lot, amount }, visitor) = (self.claim, self.turn);
        self.stage = Stage::Turn;
        log.emit(self, || match forgotten {
            true => Event::RentForgotten { owner, visitor, lot, amount },
            false => Event::RentWaived { owner, visitor, lot, amount },
        });
        self.go_on(log);
        Ok(())
    }
}
