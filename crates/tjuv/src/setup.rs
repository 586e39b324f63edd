use crate::{Card, CardSet, Stage, Tjuv};
use std::fmt;
use tabletop::Seat;

/// A form that anyone may fill in: for scripts, puzzles, bug reports, and for imagining what one cannot see.
/// [`Setup::position`] checks it.
#[derive(Clone, Debug)]
pub struct Setup {
    /// Which deal of the match, counted from one.
    pub deal: u8,
    /// Who deals.
    pub dealer: Seat,
    /// What is waited for.
    pub stage: Stage,
    /// Whose turn it is.
    pub turn: Seat,
    /// The cards each seat holds. One entry for each seat, as in all the lists here.
    pub hands: Vec<CardSet>,
    /// The open cards in the middle.
    pub table: CardSet,
    /// The piles of each seat: the top card, and the cards under it.
    pub piles: Vec<Vec<(Card, CardSet)>>,
    /// The talon without what the dealer put under it.
    pub deck: CardSet,
    /// What still lies under the talon of what the dealer put there.
    pub bottom: CardSet,
    /// All that the dealer put under the talon in this deal.
    pub put_under: CardSet,
    /// How many cards each seat got in the latest finished deal.
    pub counts: Vec<u8>,
    /// How many cards each seat got in all finished deals.
    pub totals: Vec<u16>,
}

/// Why a set-up is no position.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
pub enum SetupError {
    /// A list does not have one entry for each seat.
    Seats,
    /// A card lies in two places.
    Twice(Card),
}

impl fmt::Display for SetupError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SetupError::Seats => write!(f, "every list has one entry for each seat"),
            SetupError::Twice(card) => write!(f, "{card} lies in two places"),
        }
    }
}

impl std::error::Error for SetupError {}

impl Setup {
    /// The position, in a game that began as `start`.
    pub fn position(&self, start: &Tjuv) -> Result<Tjuv, SetupError> {
        let seats = usize::from(start.config.seats);
        let lists = [self.hands.len(), self.piles.len(), self.counts.len(), self.totals.len()];
        if lists.iter().any(|&length| length != seats)
            || [self.dealer, self.turn].iter().any(|seat| seat.index() >= seats)
        {
            return Err(SetupError::Seats);
        }
        if let Some(card) = self.card_twice() {
            return Err(SetupError::Twice(card));
        }

        let mut position = Tjuv {
            deal: self.deal,
            dealer: self.dealer,
            stage: self.stage,
            turn: self.turn,
            hands: self.hands.iter().copied().collect(),
            table: self.table,
            deck: self.deck.iter().collect(),
            bottom: self.bottom,
            put_under: self.put_under,
            counts: self.counts.iter().copied().collect(),
            totals: self.totals.iter().copied().collect(),
            ..start.clone()
        };
        for (seat, piles) in position.seat_list().zip(&self.piles) {
            for &(top, under) in piles {
                let mut pile = under;
                pile.insert(top);
                position.tops.insert(top);
                position.piles[top.number()] = pile;
                position.taken[seat] = position.taken[seat].or(pile);
            }
        }
        Ok(position)
    }

    fn card_twice(&self) -> Option<Card> {
        let piles =
            self.piles.iter().flatten().flat_map(|&(top, under)| [[top].into_iter().collect(), under]);
        let places = [self.table, self.deck, self.bottom].into_iter().chain(self.hands.iter().copied());
        let mut seen = CardSet::EMPTY;
        for place in places.chain(piles) {
            if let Some(card) = seen.and(place).first() {
                return Some(card);
            }
            seen = seen.or(place);
        }
        None
    }
}
