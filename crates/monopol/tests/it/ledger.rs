//! Purses kept from nothing but the events: what the table is told is all that happens to anybody's money.

use monopol::{
    Config, Event, Monopol, Sold,
    squares::{BOARD, START_MONEY},
};
use tabletop::Seat;

pub(crate) struct Ledger {
    cash: Vec<i64>,
    /// Who owns each square, and what stands there: the buildings of a bankrupt are sold without further words.
    owners: [Option<Seat>; 40],
    levels: [u8; 40],
    /// A building has been won and paid for, and is yet to be put up.
    won: bool,
}

impl Ledger {
    pub(crate) fn new(config: &Config) -> Ledger {
        Ledger {
            cash: vec![START_MONEY.into(); config.seats.into()],
            owners: [None; 40],
            levels: [0; 40],
            won: false,
        }
    }

    pub(crate) fn must_agree_with(&self, game: &Monopol) {
        for (seat, cash) in (0..).map(Seat).zip(&self.cash) {
            assert_eq!(*cash, i64::from(game.cash(seat)), "{seat:?} has been told otherwise\n{game:?}");
        }
    }

    pub(crate) fn enter(&mut self, log: &[Event]) {
        log.iter().for_each(|event| self.event(event));
    }

    fn gets(&mut self, seat: Seat, amount: u32) {
        self.cash[seat.index()] += i64::from(amount);
    }

    fn pays(&mut self, seat: Seat, amount: u32) {
        self.cash[seat.index()] -= i64::from(amount);
    }

    fn event(&mut self, event: &Event) {
        match event {
            Event::DealtDeed { to: seat, lot, price } | Event::Bought { seat, lot, price } => {
                self.pays(*seat, *price);
                self.owners[usize::from(lot.0)] = Some(*seat);
            }
            Event::AuctionWon { seat, of, amount } => {
                self.pays(*seat, *amount);
                match of {
                    Sold::Lot(lot) => self.owners[usize::from(lot.0)] = Some(*seat),
                    Sold::House | Sold::Hotel => self.won = true,
                    Sold::Card(_) => {}
                }
            }
            Event::GotSalary { seat, amount } | Event::GotMoney { seat, amount, .. } => {
                self.gets(*seat, *amount);
            }
            Event::Paid { from, to, amount, .. } => {
                self.pays(*from, *amount);
                to.iter().for_each(|to| self.gets(*to, *amount));
            }
            Event::Built { seat, lot, level, price } => {
                if !std::mem::take(&mut self.won) {
                    self.pays(*seat, *price);
                }
                self.levels[usize::from(lot.0)] = *level;
            }
            Event::Sold { seat, lot, level, price } => {
                self.gets(*seat, *price);
                self.levels[usize::from(lot.0)] = *level;
            }
            Event::Mortgaged { seat, loan, interest, .. } => self.gets(*seat, loan - interest),
            Event::Lifted { seat, loan, interest, .. } => self.pays(*seat, loan + interest),
            Event::DealMade { from, to, give, want, .. } => {
                for (giver, taker, basket) in [(from, to, give), (to, from, want)] {
                    self.pays(*giver, basket.cash);
                    self.gets(*taker, basket.cash);
                    for lot in &basket.lots {
                        self.owners[usize::from(lot.0)] = Some(*taker);
                    }
                }
            }
            Event::Bankrupt { seat, to } => self.bankrupt(*seat, *to),
            Event::ThrewForOrder { .. }
            | Event::Begins { .. }
            | Event::Threw { .. }
            | Event::Moved { .. }
            | Event::Declined { .. }
            | Event::AuctionOpened { .. }
            | Event::Bid { .. }
            | Event::PassedBid { .. }
            | Event::AuctionFailed { .. }
            | Event::RentDue { .. }
            | Event::RentClaimed { .. }
            | Event::RentWaived { .. }
            | Event::RentForgotten { .. }
            | Event::DrewCard { .. }
            | Event::Owes { .. }
            | Event::KeptCard { .. }
            | Event::WentToPrison { .. }
            | Event::StayedInPrison { .. }
            | Event::LeftPrison { .. }
            | Event::AskedForWishes { .. }
            | Event::Wished { .. }
            | Event::OfferMade { .. }
            | Event::OfferRefused { .. }
            | Event::OfferWithdrawn { .. }
            | Event::TimeUp { .. }
            | Event::GameOver { .. } => {}
        }
    }

    /// [mo.bankrupt.player] [mo.bankrupt.bank] Everything goes to the creditor, the buildings at half price.
    fn bankrupt(&mut self, seat: Seat, to: Option<Seat>) {
        let mut left = std::mem::take(&mut self.cash[seat.index()]);
        for (square, printed) in BOARD.iter().enumerate() {
            if self.owners[square] == Some(seat) {
                left += i64::from(printed.house / 2) * i64::from(std::mem::take(&mut self.levels[square]));
                self.owners[square] = to;
            }
        }
        to.iter().for_each(|to| self.cash[to.index()] += left);
    }
}
