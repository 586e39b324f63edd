use crate::{Action, Card, CardSet, Stage, Tjuv, View};
use tabletop::{Bot, Seat};

/// How many captured cards one step of rank is worth: high cards are kept for the end, when there is more to take.
const RANK_WORTH: f32 = 0.35;

/// Takes what pays, and keeps its high cards.
pub struct Simple;

impl Bot<Tjuv> for Simple {
    fn choose(&mut self, seat: Seat, view: &View, menu: &[Action]) -> Action {
        let worth = |action: &Action| match *action {
            Action::Capture { card } => gain(seat, view, card) - cost(card),
            Action::Lay { card } | Action::Refill { card } | Action::LayLowest { card } => -cost(card),
            Action::PutUnder { .. } => 0.0,
        };
        *menu
            .iter()
            .max_by(|a, b| worth(a).total_cmp(&worth(b)))
            .expect("the menu of a waiting seat is never empty")
    }
}

fn cost(card: Card) -> f32 {
    RANK_WORTH * f32::from(card.rank() as u8)
}

/// How many cards the capturing card brings home, itself included.
pub(super) fn gain(seat: Seat, view: &View, card: Card) -> f32 {
    let beats = card.beats();
    let table = view.table.iter().copied().collect::<CardSet>().and(beats).len();
    let stolen: u32 = (0_u8..)
        .zip(&view.piles)
        .filter(|(owner, _)| *owner != seat.0)
        .flat_map(|(_, piles)| piles)
        .filter(|pile| beats.contains(pile.top))
        .map(|pile| u32::from(pile.size))
        .sum();
    (1 + table + stolen) as f32
}

/// What the simple player does, straight from the position: for playing millions of guesses through.
pub(super) fn plain(game: &Tjuv) -> Action {
    let hand = game.hands[game.turn];
    let best = |cards: CardSet, worth: &dyn Fn(Card) -> f32| {
        cards.iter().max_by(|a, b| worth(*a).total_cmp(&worth(*b))).expect("there is a card to choose")
    };
    match game.stage {
        Stage::Refill => Action::Refill { card: best(hand, &|card| -cost(card)) },
        Stage::LayLowest => Action::LayLowest { card: best(hand.lowest(), &|_| 0.0) },
        Stage::PutUnder => Action::PutUnder { card: best(game.table.highest(), &|_| 0.0) },
        Stage::Play
        | Stage::DrawDealer
        | Stage::DealThree
        | Stage::Add
        | Stage::DealFourth
        | Stage::Draw
        | Stage::RefillFromTalon
        | Stage::Over => {
            let card = best(hand, &|card| game.plain_gain(card) - cost(card));
            if game.beaten_by(card).is_empty() { Action::Lay { card } } else { Action::Capture { card } }
        }
    }
}

impl Tjuv {
    /// How many cards a card brings home in step 1, itself included; nothing if it is only laid.
    fn plain_gain(&self, card: Card) -> f32 {
        let taken = self.beaten_by(card);
        if taken.is_empty() {
            return 0.0;
        }
        (1 + taken.len() + self.stolen_by(card).iter().map(|top| self.pile(top).len()).sum::<u32>()) as f32
    }
}
