//! The two decks: what lies in them, and sets of the cards that can be kept.

use crate::squares::{CARDS, CHANCE, COMMUNITY, CardEffect, Deck};

impl Deck {
    /// Both.
    pub const ALL: [Deck; 2] = [Deck::Chance, Deck::Community];

    /// What a card of this deck says.
    pub fn card(self, number: u8) -> CardEffect {
        match self {
            Deck::Chance => CHANCE[usize::from(number)],
            Deck::Community => COMMUNITY[usize::from(number)],
        }
    }
}

/// [mo.card.keep] Cards out of prison, by their decks: each has one.
#[derive(Copy, Clone, Debug, Default, Eq, PartialEq, Hash)]
pub(crate) struct DeckSet(u8);

impl DeckSet {
    pub(crate) const EMPTY: DeckSet = DeckSet(0);

    #[inline]
    pub(crate) fn len(self) -> u32 {
        self.0.count_ones()
    }

    #[inline]
    pub(crate) fn is_empty(self) -> bool {
        self.0 == 0
    }

    #[inline]
    pub(crate) fn contains(self, deck: Deck) -> bool {
        self.0 >> deck as u8 & 1 == 1
    }

    #[inline]
    pub(crate) fn contains_all(self, others: DeckSet) -> bool {
        others.0 & !self.0 == 0
    }

    #[inline]
    pub(crate) fn insert(&mut self, deck: Deck) {
        self.0 |= 1 << deck as u8;
    }

    #[inline]
    pub(crate) fn remove(&mut self, deck: Deck) {
        self.0 &= !(1 << deck as u8);
    }

    #[inline]
    pub(crate) fn or(self, others: DeckSet) -> DeckSet {
        DeckSet(self.0 | others.0)
    }

    #[inline]
    pub(crate) fn without(self, others: DeckSet) -> DeckSet {
        DeckSet(self.0 & !others.0)
    }

    pub(crate) fn iter(self) -> impl Iterator<Item = Deck> {
        Deck::ALL.into_iter().filter(move |&deck| self.contains(deck))
    }
}

impl FromIterator<Deck> for DeckSet {
    fn from_iter<I: IntoIterator<Item = Deck>>(decks: I) -> DeckSet {
        decks.into_iter().fold(DeckSet::EMPTY, |mut set, deck| {
            set.insert(deck);
            set
        })
    }
}

/// [mo.card] A deck: cards nobody has seen, and below them those that have been, in the order they were put there.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
pub(crate) struct Pile {
    /// A bit for each card.
    pub(crate) unseen: u16,
    pub(crate) seen: [u8; CARDS],
    pub(crate) seen_count: u8,
}

impl Pile {
    pub(crate) const FRESH: Pile = Pile { unseen: u16::MAX, seen: [0; CARDS], seen_count: 0 };

    /// How many cards may be on top: any that nobody has seen, or else the one that was put back first.
    #[inline]
    pub(crate) fn may_be_on_top(&self) -> u32 {
        self.unseen.count_ones().max(1)
    }

    #[inline]
    pub(crate) fn draw(&mut self, outcome: u32) -> u8 {
        if self.unseen == 0 {
            let top = self.seen[0];
            self.seen.copy_within(1.., 0);
            self.seen_count -= 1;
            // Nothing is left behind: equal decks must compare equal.
            self.seen[usize::from(self.seen_count)] = 0;
            return top;
        }
        let mut unseen = self.unseen;
        for _ in 0..outcome {
            unseen &= unseen - 1;
        }
        let card = unseen.trailing_zeros() as u8;
        self.unseen &= !(1 << card);
        card
    }

    /// [mo.card] To the bottom.
    #[inline]
    pub(crate) fn put_under(&mut self, card: u8) {
        self.seen[usize::from(self.seen_count)] = card;
        self.seen_count += 1;
    }
}
