use crate::{Action, Card, CardSet, Tjuv, View};
use tabletop::{Bot, Seat};

/// How many captured cards one step of rank is worth: high cards are kept for the end, when there is more to take.
const RANK_WORTH: f32 = 0.35;

/// Takes what pays, and keeps its high cards.
pub struct Simple;

impl Bot<Tjuv> for Simple {
    fn choose(&mut self, seat: Seat, view: &View, menu: &[Action]) -> Action {
        let worth = |action: &Action| match *action {
            Action::Capture { card } => gain(seat, view, card) - RANK_WORTH * f32::from(card.rank() as u8),
            Action::Lay { card } | Action::Refill { card } | Action::LayLowest { card } => {
                -RANK_WORTH * f32::from(card.rank() as u8)
            }
            Action::PutUnder { .. } => 0.0,
        };
        *menu
            .iter()
            .max_by(|a, b| worth(a).total_cmp(&worth(b)))
            .expect("the menu of a waiting seat is never empty")
    }
}

/// How many cards the capturing card brings home, itself included.
fn gain(seat: Seat, view: &View, card: Card) -> f32 {
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
