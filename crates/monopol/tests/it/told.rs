//! An event is told when it has happened: the position told with it shows what it says.

use crate::walks::options;
use monopol::{
    Action, Basket, Board, Deed, Event, HoldingView, Lot, Monopol, Refusal, Sold, Stage, View, squares::HOTEL,
};
use tabletop::{Dice, Draw, Game, Next, Seat, Sink, Viewer, testing::seed};

/// Looks at every event and the position told with it.
struct Witness {
    board: Board,
    before: View,
    looked: u32,
}

impl Sink<Monopol> for Witness {
    fn listens(&self) -> bool {
        true
    }

    fn emit(&mut self, game: &Monopol, event: impl FnOnce() -> Event) {
        let (event, view) = (event(), game.view(Viewer::Table));
        self.looked += u32::from(holds(&event, &self.board, &self.before, &view));
        self.before = view;
    }
}

fn holding(view: &View, lot: Lot) -> &HoldingView {
    &view.holdings[usize::from(lot.0)]
}

fn deed(board: &Board, lot: Lot) -> &Deed {
    board.squares[usize::from(lot.0)].deed.as_ref().expect("only property is lent on")
}

/// Panics if the view does not show what the event says. False for events that say nothing of the view.
fn holds(event: &Event, board: &Board, before: &View, view: &View) -> bool {
    let (player, was) =
        (|seat: Seat| &view.players[seat.index()], |seat: Seat| &before.players[seat.index()]);
    let owner = |lot: Lot| holding(view, lot).owner;
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
        Event::Built { lot, level, .. } => {
            assert_eq!((holding(view, lot).level, holding(before, lot).higher), (level, Some(level)));
        }
        Event::Sold { lot, level, .. } => {
            let was = holding(before, lot);
            assert_eq!(holding(view, lot).level, level);
            assert!(was.lower == Some(level) || (was.level == HOTEL && was.lower > Some(level)));
        }
        Event::Mortgaged { seat, lot, .. } => {
            assert!(holding(view, lot).mortgaged);
            assert_eq!(player(seat).cash, was(seat).cash + deed(board, lot).brings);
        }
        Event::Lifted { seat, lot, interest, .. } => {
            assert!(!holding(view, lot).mortgaged);
            let Deed { loan, lifting, .. } = *deed(board, lot);
            assert_eq!(player(seat).cash, was(seat).cash - if interest > 0 { lifting } else { loan });
            assert_eq!(holding(view, lot).to_lift, None);
            // What is lifted in a deal costs less than it would have a moment before.
            if interest > 0 || before.stage == Stage::TakeOver {
                assert_eq!(holding(before, lot).to_lift, Some(was(seat).cash - player(seat).cash));
            }
        }
        Event::KeptCard { seat, deck } => assert!(player(seat).cards.contains(&deck)),
        Event::OfferMade { offer, .. } => assert!(view.offers.iter().any(|open| open.number == offer)),
        Event::Bankrupt { seat, .. } => {
            assert!(player(seat).out && player(seat).cash == 0);
            let left = view.players.iter().filter(|player| !player.out).count();
            assert_eq!(usize::from(view.places[seat.index()]), left + 1);
        }
        Event::GameOver { ref worths, ref winners } => {
            let first = |seat: &Seat| view.places[seat.index()] == 1;
            assert!(winners.iter().all(first));
            assert_eq!(view.places.iter().filter(|place| **place == 1).count(), winners.len());
            for (place, (worth, player)) in view.places.iter().zip(worths.iter().zip(&view.players)) {
                let left = worths.iter().zip(&view.players).filter(|(_, other)| !other.out);
                let richer = left.filter(|(other, _)| *other > worth).count();
                assert!(player.out || usize::from(*place) == richer + 1, "{:?} of {worths:?}", view.places);
            }
        }
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
        | Event::TimeUp { .. } => return false,
    }
    true
}

#[test]
fn what_is_told_has_happened() {
    let mut looked = 0;
    for number in 0..40 {
        let mut game = Monopol::newest(&options(2 + (number % 3) as u8, number)).unwrap();
        let mut dice = Dice::new(&seed(number));
        let mut witness = Witness { board: game.board(), before: game.view(Viewer::Table), looked: 0 };
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

/// [mo.rent.settle] What is told to be missing is what was paid for in the end, and as much of it as deeds may count for is
/// never refused for its sum.
#[test]
fn what_is_told_to_be_missing_can_be_offered() {
    let mut offered = 0;
    for number in 0..60 {
        let mut game = Monopol::newest(&options(2 + (number % 3) as u8, number)).unwrap();
        let mut dice = Dice::new(&seed(number));
        for _ in 0..3_000 {
            match game.next() {
                Next::Over(_) => break,
                Next::Chance(of) => game.chance(dice.below(of), &mut ()),
                Next::Seats(waiting) => {
                    offered += u32::from(offers_what_is_missing(&game));
                    let mut menu = Vec::new();
                    game.menu(waiting[0], &mut menu);
                    game.play(waiting[0], &dice.pick(&menu).clone(), &mut ()).unwrap();
                }
            }
        }
    }
    assert!(offered > 100, "{offered} settlements were offered");
}

/// [mo.turn.anytime] Whoever is told to be able to make a deal is never refused an offer to everybody for its time; nobody else
/// gets that far.
#[test]
fn who_is_told_to_make_deals_can() {
    let (mut can, mut cannot) = (0, 0);
    for number in 0..20 {
        let mut game = Monopol::newest(&options(2 + (number % 3) as u8, number)).unwrap();
        let mut dice = Dice::new(&seed(number));
        for _ in 0..1_000 {
            match game.next() {
                Next::Over(_) => break,
                Next::Chance(of) => game.chance(dice.below(of), &mut ()),
                Next::Seats(waiting) => {
                    let view = game.view(Viewer::Table);
                    for seat in (0..view.players.len() as u8).map(Seat) {
                        let told = view.may_deal.contains(&seat);
                        assert_eq!(deals_now(&game, &view, seat), told, "{seat:?} in {:?}", view.stage);
                        *(if told { &mut can } else { &mut cannot }) += 1;
                    }
                    let mut menu = Vec::new();
                    game.menu(waiting[0], &mut menu);
                    game.play(waiting[0], &dice.pick(&menu).clone(), &mut ()).unwrap();
                }
            }
        }
    }
    assert!(can > 1_000 && cannot > 1_000, "{can} could, {cannot} could not");
}

/// Whether it would be the time for somebody to offer one of the others something.
fn deals_now(game: &Monopol, view: &View, seat: Seat) -> bool {
    let mut others = (0..view.players.len() as u8).map(Seat).filter(|other| *other != seat);
    others.any(|to| {
        let give = Basket { cash: view.players[seat.index()].cash, ..Basket::default() };
        let action = Action::Offer { to, give, want: Basket::default(), lift: Vec::new() };
        let answer = game.clone().play(seat, &action, &mut ());
        !matches!(answer, Err(Refusal::NotNow { .. } | Refusal::NotInGame { .. } | Refusal::GameOver))
    })
}

/// False where nobody owes anybody anything, or has no deed to pay with.
fn offers_what_is_missing(game: &Monopol) -> bool {
    let view = game.view(Viewer::Table);
    let Some(debt) = view.debts.first() else { return false };
    let cash = view.players[debt.debtor.index()].cash;
    assert_eq!(debt.missing + cash, debt.amount.max(cash));
    let own = view.holdings.iter().zip(0..).filter(|(holding, _)| holding.owner == Some(debt.debtor));
    let lots: Vec<Lot> = own.map(|(_, lot)| Lot(lot)).collect();
    if debt.creditor.is_none() || lots.is_empty() || debt.to_settle == 0 {
        return false;
    }
    let action = Action::OfferSettlement { lots, value: debt.to_settle };
    match game.clone().play(debt.debtor, &action, &mut ()) {
        Err(why @ (Refusal::NothingToSettle { .. } | Refusal::NotInNotes { .. })) => {
            panic!("{why:?}: {debt:?}")
        }
        answer => answer.is_ok(),
    }
}
