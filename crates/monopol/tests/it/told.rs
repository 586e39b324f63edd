//! An event is told when it has happened: the position told with it shows what it says.

use crate::walks::options;
use monopol::{Event, Monopol, Sold, View};
use tabletop::{Dice, Draw, Game, Next, Seat, Sink, Viewer, testing::seed};

/// Looks at every event and the position told with it.
struct Witness {
    before: View,
    looked: u32,
}

impl Sink<Monopol> for Witness {
    fn listens(&self) -> bool {
        true
    }

    fn emit(&mut self, game: &Monopol, event: impl FnOnce() -> Event) {
        let (event, view) = (event(), game.view(Viewer::Table));
        self.looked += u32::from(holds(&event, &self.before, &view));
        self.before = view;
    }
}

/// Panics if the view does not show what the event says. False for events that say nothing of the view.
fn holds(event: &Event, before: &View, view: &View) -> bool {
    let (player, was) =
        (|seat: Seat| &view.players[seat.index()], |seat: Seat| &before.players[seat.index()]);
    let owner = |lot: monopol::Lot| view.holdings[usize::from(lot.0)].owner;
    match *event {
        Event::ThrewForOrder { seat, dice } => assert_eq!(view.order[seat.index()], dice[0] + dice[1]),
        Event::Begins { seat } => assert_eq!((view.first, view.round), (seat, 1)),
        Event::DealtDeed { to: seat, lot, price } | Event::Bought { seat, lot, price } => {
            assert_eq!((owner(lot), player(seat).cash), (Some(seat), was(seat).cash - price));
        }
        Event::Threw { dice, .. } => assert_eq!(view.dice, dice),
        Event::Moved { seat, to, .. } => assert_eq!(player(seat).at, to),
        Event::WentToPrison { seat, .. } => assert_eq!(player(seat).prison, Some(0)),
        Event::StayedInPrison { seat, throws } => assert_eq!(player(seat).prison, Some(throws)),
        Event::LeftPrison { seat, .. } => assert_eq!(player(seat).prison, None),
        Event::GotSalary { seat, amount } | Event::GotMoney { seat, amount, .. } => {
            assert_eq!(player(seat).cash, was(seat).cash + amount);
        }
        Event::Paid { from, to, amount, .. } => {
            assert_eq!(player(from).cash, was(from).cash - amount);
            assert!(to.is_none_or(|to| player(to).cash == was(to).cash + amount));
        }
        Event::Owes { debtor, amount, .. } => {
            assert!(view.debts.iter().any(|debt| (debt.debtor, debt.amount) == (debtor, amount)));
        }
        Event::RentDue { owner, lot, amount, .. } => {
            assert_eq!((view.claim.owner, view.claim.lot, view.claim.amount), (owner, lot, amount));
        }
        Event::Bid { seat, amount } => {
            assert_eq!((view.auction.leader, view.auction.high), (Some(seat), amount));
        }
        Event::PassedBid { seat } => assert!(!view.auction.bidding.contains(&seat)),
        Event::AuctionWon { seat, of: Sold::Lot(lot), amount } => {
            assert_eq!((owner(lot), player(seat).cash), (Some(seat), was(seat).cash - amount));
        }
        Event::Built { lot, level, .. } | Event::Sold { lot, level, .. } => {
            assert_eq!(view.holdings[usize::from(lot.0)].level, level);
        }
        Event::Mortgaged { lot, .. } => assert!(view.holdings[usize::from(lot.0)].mortgaged),
        Event::Lifted { lot, .. } => assert!(!view.holdings[usize::from(lot.0)].mortgaged),
        Event::KeptCard { seat, deck } => assert!(player(seat).cards.contains(&deck)),
        Event::OfferMade { offer, .. } => assert!(view.offers.iter().any(|open| open.number == offer)),
        Event::Bankrupt { seat, .. } => assert!(player(seat).out && player(seat).cash == 0),
        Event::Declined { .. }
        | Event::AuctionOpened { .. }
        | Event::AuctionWon { .. }
        | Event::AuctionFailed { .. }
        | Event::RentClaimed { .. }
        | Event::RentWaived { .. }
        | Event::RentForgotten { .. }
        | Event::DrewCard { .. }
        | Event::AskedForWishes { .. }
        | Event::Wished { .. }
        | Event::OfferRefused { .. }
        | Event::OfferWithdrawn { .. }
        | Event::DealMade { .. }
        | Event::TimeUp { .. }
        | Event::GameOver { .. } => return false,
    }
    true
}

#[test]
fn what_is_told_has_happened() {
    let mut looked = 0;
    for number in 0..40 {
        let mut game = Monopol::newest(&options(2 + (number % 3) as u8, number)).unwrap();
        let mut dice = Dice::new(&seed(number));
        let mut witness = Witness { before: game.view(Viewer::Table), looked: 0 };
        for _ in 0..3_000 {
            witness.before = game.view(Viewer::Table);
            match game.next() {
                Next::Over(_) => break,
                Next::Chance(of) => game.chance(dice.below(of), &mut witness),
                Next::Seats(waiting) => {
                    let mut menu = Vec::new();
                    game.menu(waiting[0], &mut menu);
                    game.play(waiting[0], &dice.pick(&menu).clone(), &mut witness).unwrap();
                }
            }
        }
        looked += witness.looked;
    }
    assert!(looked > 10_000, "{looked} events were looked at");
}
