//! Refusals in the order in which they are asked. Whatever is refused over wild play is mended in that one respect: money
//! is given, the lot changes hands, the sum is rounded. What is told then must not stand further up in the list, for it
//! was in the way before as well, and would have been told first.

use crate::{
    bot::{all_simple, position_of},
    walks::{options, played_out},
    wild::any_attempt,
};
use monopol::{Action, Config, HoldingView, Lot, PlayerView, Refusal, Stage, View, squares::Group};
use std::collections::BTreeSet;
use tabletop::{Game, Seat, Viewer};

/// The list itself, as it is written.
const LIST: &str = include_str!("../../src/refusal.rs");
const GAMES: u32 = 96;
/// Things tried at each position.
const TRIES: usize = 6;
/// More than any attempt needs: several lots of a deal may each be in the way.
const MENDINGS_MAX: usize = 40;
/// So many kinds of refusals must have been seen to follow one another.
const PAIRS_MIN: usize = 20;

fn order() -> Vec<&'static str> {
    let (_, list) = LIST.split_once("pub enum Refusal {").unwrap();
    let (list, _) = list.split_once("\n}").unwrap();
    let variants = list.lines().filter_map(|line| line.strip_prefix("    "));
    let variants = variants.filter(|line| line.starts_with(|first: char| first.is_ascii_uppercase()));
    variants.map(|line| line.trim_end_matches([' ', '{', ','])).collect()
}

fn name(refusal: &Refusal) -> String {
    format!("{refusal:?}").split(' ').next().unwrap().to_owned()
}

#[test]
fn refusals_stand_in_the_order_in_which_they_are_asked() {
    let order = order();
    let place = |name: &str| order.iter().position(|other| *other == name).unwrap();
    let mut pairs = BTreeSet::new();
    for number in 0..GAMES {
        let config = Config { rounds: Some(60), ..options(2 + number as u8 % 6, number) };
        let mut players = all_simple(&config);
        played_out(&config, number, |table, seat| {
            for _ in 0..TRIES {
                let (seat, action) = any_attempt(table);
                let attempt = Attempt { view: table.game.view(Viewer::Open), seat, action };
                for (first, then) in attempt.refusals() {
                    assert!(place(&first) <= place(&then), "{then} is told after {first}\n{attempt:?}");
                    pairs.insert((first, then));
                }
            }
            let view = table.game.view(Viewer::Seat(seat));
            let choice = players[seat.index()].choose(seat, &view, &table.menu(seat));
            table.does(seat, &choice);
        });
    }
    pairs.retain(|(first, then)| first != then);
    assert!(pairs.len() >= PAIRS_MIN, "only {pairs:?}");
}

/// A position, and what somebody tries in it.
#[derive(Clone, Debug)]
struct Attempt {
    view: View,
    seat: Seat,
    action: Action,
}

impl Attempt {
    /// What is told one after another, as one thing after another is mended.
    fn refusals(&self) -> Vec<(String, String)> {
        let mut attempt = self.clone();
        let mut told: Vec<String> = Vec::new();
        for _ in 0..MENDINGS_MAX {
            let Err(refusal) = position_of(&attempt.view).play(attempt.seat, &attempt.action, &mut ()) else {
                break;
            };
            told.push(name(&refusal));
            if attempt.mend(refusal).is_none() {
                break;
            }
        }
        told.windows(2).map(|pair| (pair[0].clone(), pair[1].clone())).collect()
    }

    /// Changes the position, or what is tried, so that this is no longer in the way. None if that cannot be done without
    /// changing more.
    fn mend(&mut self, refusal: Refusal) -> Option<()> {
        let seat = self.seat;
        match refusal {
            Refusal::NotYourTurn { turn } => self.seat = turn,
            Refusal::NotNow { .. } => self.let_all_be_done()?,
            Refusal::NotInPrison => self.player(seat).prison = Some(2),
            Refusal::TooLateForFine => self.player(seat).prison = Some(0),
            Refusal::TooManyOffers { .. } => self.view.offers.clear(),
            Refusal::NotYours { lot, .. } if self.is_about_one_lot() => self.holding(lot).owner = Some(seat),
            Refusal::NotInNotes { note } => self.round_sums(note),
            Refusal::BidTooLow { least } => self.action = Action::Bid { amount: least },
            Refusal::GroupIncomplete { lot } => self.change_group(lot, |holding| holding.owner = Some(seat)),
            Refusal::LotMortgaged { lot } | Refusal::LentOn { lot } => self.holding(lot).mortgaged = false,
            Refusal::FullyBuilt { lot } | Refusal::Built { lot } => {
                self.change_group(lot, |holding| holding.level = 0)
            }
            Refusal::Uneven { lot, .. } => {
                let level = self.holding(lot).level;
                self.change_group(lot, |holding| holding.level = level);
            }
            Refusal::BankSoldOut { .. } => (self.view.houses, self.view.hotels) = (9, 9),
            Refusal::NoBuildings { lot } => self.change_group(lot, |holding| holding.level = 2),
            Refusal::CarriesBuildings { lot } => self.holding(lot).level = 0,
            Refusal::NotMortgaged { lot } => self.holding(lot).mortgaged = true,
            Refusal::NotEnough { need, .. } => {
                let cash = &mut self.player(seat).cash;
                *cash = cash.checked_add(need).filter(|&cash| cash < 1_000_000)?;
            }
            Refusal::SeatCount { .. }
            | Refusal::RoundLimit { .. }
            | Refusal::DealtCount { .. }
            | Refusal::ClaimTime { .. }
            | Refusal::GameOver
            | Refusal::NotInGame { .. }
            | Refusal::NoSuchOffer { .. }
            | Refusal::NothingToSettle { .. }
            | Refusal::EmptyOffer
            | Refusal::NoProperty { .. }
            | Refusal::NotYours { .. }
            | Refusal::NoSuchCard { .. }
            | Refusal::WrongBuilding { .. }
            | Refusal::BidBelowPrice { .. }
            | Refusal::TooManyWished { .. }
            | Refusal::SoldUnevenly { .. }
            | Refusal::WrongLevel { .. }
            | Refusal::OfferStale { .. }
            | Refusal::CannotPay { .. }
            | Refusal::DebtNotServed { .. }
            | Refusal::CanPay { .. } => return None,
        }
        Some(())
    }

    /// The same position with nothing else to be done first.
    fn let_all_be_done(&mut self) -> Option<()> {
        let own = matches!(self.action, Action::PayFine | Action::UseCard { .. });
        let anybodys = matches!(
            self.action,
            Action::Build { .. }
                | Action::Sell { .. }
                | Action::Mortgage { .. }
                | Action::Lift { .. }
                | Action::Offer { .. }
        );
        let free = self.view.stage != Stage::Turn && self.view.debts.is_empty();
        let fits = free && (anybodys || own && self.view.turn == self.seat);
        fits.then(|| self.view.stage = Stage::Turn)
    }

    fn is_about_one_lot(&self) -> bool {
        let one = matches!(
            self.action,
            Action::Build { .. } | Action::Sell { .. } | Action::Mortgage { .. } | Action::Lift { .. }
        );
        one && self.view.stage != Stage::TakeOver
    }

    fn round_sums(&mut self, note: u32) {
        // Not to nothing: what has become empty would be refused for that.
        let rounded = |sum: &mut u32| *sum = (*sum / note * note).max(note);
        if let Action::Offer { give, want, .. } = &mut self.action {
            rounded(&mut give.cash);
            rounded(&mut want.cash);
        } else if let Action::Bid { amount: sum } | Action::OfferSettlement { value: sum, .. } =
            &mut self.action
        {
            rounded(sum);
        }
    }

    fn player(&mut self, seat: Seat) -> &mut PlayerView {
        &mut self.view.players[seat.index()]
    }

    fn holding(&mut self, lot: Lot) -> &mut HoldingView {
        &mut self.view.holdings[usize::from(lot.0)]
    }

    fn change_group(&mut self, lot: Lot, change: impl Fn(&mut HoldingView)) {
        let group = Group::ALL.into_iter().map(Group::lots).find(|group| group.contains(lot));
        group.into_iter().flatten().for_each(|lot| change(self.holding(lot)));
    }
}
