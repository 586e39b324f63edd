use serde::{Deserialize, Serialize, de};
use std::{fmt, mem};

/// [tj.deck] The four suits. None is higher than another.
#[derive(Copy, Clone, Debug, Eq, PartialEq, Ord, PartialOrd, Hash)]
pub enum Suit {
    /// ♣
    Clubs,
    /// ♦
    Diamonds,
    /// ♥
    Hearts,
    /// ♠
    Spades,
}

/// [tj.deck] The nine ranks, low to high.
#[derive(Copy, Clone, Debug, Eq, PartialEq, Ord, PartialOrd, Hash)]
pub enum Rank {
    /// Written 6; the lowest.
    Six,
    /// Written 7.
    Seven,
    /// Written 8.
    Eight,
    /// Written 9.
    Nine,
    /// Written 10.
    Ten,
    /// Written J.
    Jack,
    /// Written Q.
    Queen,
    /// Written K.
    King,
    /// Written A; the highest.
    Ace,
}

const SUITS: [Suit; 4] = [Suit::Clubs, Suit::Diamonds, Suit::Hearts, Suit::Spades];

const RANKS: [Rank; 9] = [
    Rank::Six,
    Rank::Seven,
    Rank::Eight,
    Rank::Nine,
    Rank::Ten,
    Rank::Jack,
    Rank::Queen,
    Rank::King,
    Rank::Ace,
];

/// The name of each card, by suit and then by rank.
#[rustfmt::skip]
const NAMES: [&str; DECK_SIZE] = [
    "C6", "C7", "C8", "C9", "C10", "CJ", "CQ", "CK", "CA",
    "D6", "D7", "D8", "D9", "D10", "DJ", "DQ", "DK", "DA",
    "H6", "H7", "H8", "H9", "H10", "HJ", "HQ", "HK", "HA",
    "S6", "S7", "S8", "S9", "S10", "SJ", "SQ", "SK", "SA",
];

/// [tj.deck] How many cards there are.
pub(crate) const DECK_SIZE: usize = SUITS.len() * RANKS.len();

/// One of the 36 cards. Written as suit and rank: `S10`, `HA`.
///
/// Inside, the cards are numbered by suit and then by rank, so that a set of cards is one word.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "string"))]
pub struct Card(u8);

/// For each card the lower ones of its suit. Asked for at every turn of the lab's millions of deals.
static BEATS: [CardSet; DECK_SIZE] = {
    let mut beats = [CardSet::EMPTY; DECK_SIZE];
    let mut number = 0;
    while number < DECK_SIZE {
        let suit = number / RANKS.len() * RANKS.len();
        beats[number] = CardSet((1 << number) - (1 << suit));
        number += 1;
    }
    beats
};

impl Card {
    /// The card of a suit and a rank.
    pub const fn new(suit: Suit, rank: Rank) -> Card {
        Card(suit as u8 * RANKS.len() as u8 + rank as u8)
    }

    /// Its suit.
    pub fn suit(self) -> Suit {
        SUITS[self.number() / RANKS.len()]
    }

    /// Its rank.
    pub fn rank(self) -> Rank {
        RANKS[self.number() % RANKS.len()]
    }

    /// For looking into arrays with one place per card.
    #[inline]
    pub(crate) fn number(self) -> usize {
        usize::from(self.0)
    }

    /// The cards of the same suit and a lower rank.
    #[inline]
    pub fn beats(self) -> CardSet {
        BEATS[self.number()]
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(NAMES[self.number()])
    }
}

impl fmt::Debug for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// The text is not the name of one of the 36 cards.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
pub struct NoSuchCard;

impl std::str::FromStr for Card {
    type Err = NoSuchCard;

    fn from_str(text: &str) -> Result<Card, NoSuchCard> {
        let number = NAMES.iter().position(|name| *name == text).ok_or(NoSuchCard)?;
        Ok(Card(number as u8))
    }
}

impl Serialize for Card {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(NAMES[self.number()])
    }
}

impl<'de> Deserialize<'de> for Card {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Card, D::Error> {
        struct Name;
        impl de::Visitor<'_> for Name {
            type Value = Card;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a card such as S10 or HA")
            }

            fn visit_str<E: de::Error>(self, text: &str) -> Result<Card, E> {
                text.parse().map_err(|NoSuchCard| E::invalid_value(de::Unexpected::Str(text), &self))
            }
        }
        deserializer.deserialize_str(Name)
    }
}

/// Cards to draw from, any as likely as another: the order of the list means nothing. A plain value that is copied in one
/// go, because search copies positions by the million.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
pub(crate) struct Deck {
    cards: [Card; DECK_SIZE],
    left: u8,
}

impl Deck {
    /// [tj.deck] All cards, by suit and then by rank.
    pub(crate) const WHOLE: Deck = {
        let mut cards = [Card(0); DECK_SIZE];
        let mut number = 0;
        while number < DECK_SIZE {
            cards[number] = Card(number as u8);
            number += 1;
        }
        Deck { cards, left: DECK_SIZE as u8 }
    };

    #[inline]
    pub(crate) fn len(&self) -> u32 {
        u32::from(self.left)
    }

    #[inline]
    pub(crate) fn is_empty(&self) -> bool {
        self.left == 0
    }

    pub(crate) fn cards(&self) -> &[Card] {
        &self.cards[..usize::from(self.left)]
    }

    /// Takes a card out. The last of the list takes its place.
    #[inline]
    pub(crate) fn draw(&mut self, place: u32) -> Card {
        assert!(place < self.len(), "a draw is below the number of cards");
        self.left -= 1;
        let last = self.cards[usize::from(self.left)];
        mem::replace(&mut self.cards[place as usize], last)
    }
}

impl FromIterator<Card> for Deck {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Deck {
        let mut deck = Deck { left: 0, ..Deck::WHOLE };
        for card in cards {
            deck.cards[usize::from(deck.left)] = card;
            deck.left += 1;
        }
        deck
    }
}

/// The lowest card of each suit: shifted by a rank, all cards of that rank.
const EVERY_SUIT: u64 = 1 | 1 << RANKS.len() | 1 << (2 * RANKS.len()) | 1 << (3 * RANKS.len());

/// A set of cards: one bit each.
#[derive(Copy, Clone, Default, Eq, PartialEq, Hash)]
pub struct CardSet(u64);

impl CardSet {
    /// No card.
    pub const EMPTY: CardSet = CardSet(0);
    /// [tj.deck] All 36.
    pub const DECK: CardSet = CardSet((1 << DECK_SIZE) - 1);

    /// How many cards there are.
    #[inline]
    pub fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether there is none.
    #[inline]
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether a card is one of them.
    #[inline]
    pub fn contains(self, card: Card) -> bool {
        self.0 >> card.0 & 1 == 1
    }

    /// Adds a card.
    #[inline]
    pub fn insert(&mut self, card: Card) {
        self.0 |= 1 << card.0;
    }

    /// Takes a card away.
    #[inline]
    pub fn remove(&mut self, card: Card) {
        self.0 &= !(1 << card.0);
    }

    /// The cards in both.
    #[inline]
    pub fn and(self, other: CardSet) -> CardSet {
        CardSet(self.0 & other.0)
    }

    /// The cards in either.
    #[inline]
    pub fn or(self, other: CardSet) -> CardSet {
        CardSet(self.0 | other.0)
    }

    /// The cards that are not in `other`.
    #[inline]
    pub fn without(self, other: CardSet) -> CardSet {
        CardSet(self.0 & !other.0)
    }

    /// The cards of the lowest rank among these.
    #[inline]
    pub fn lowest(self) -> CardSet {
        CardSet(self.0 & EVERY_SUIT.wrapping_shl(self.ranks().trailing_zeros()))
    }

    /// The cards of the highest rank among these.
    #[inline]
    pub fn highest(self) -> CardSet {
        CardSet(self.0 & EVERY_SUIT << self.ranks().checked_ilog2().unwrap_or(0))
    }

    /// One bit for each rank that is here in some suit.
    #[inline]
    fn ranks(self) -> u64 {
        let suits = self.0 | self.0 >> (2 * RANKS.len());
        (suits | suits >> RANKS.len()) & ((1 << RANKS.len()) - 1)
    }

    /// The cards, by suit and then by rank.
    #[inline]
    pub fn iter(self) -> CardSetIter {
        CardSetIter(self)
    }

    /// The first card, by suit and then by rank.
    #[inline]
    pub fn first(self) -> Option<Card> {
        (!self.is_empty()).then(|| Card(self.0.trailing_zeros() as u8))
    }
}

impl IntoIterator for CardSet {
    type Item = Card;
    type IntoIter = CardSetIter;

    #[inline]
    fn into_iter(self) -> CardSetIter {
        CardSetIter(self)
    }
}

/// Goes through the cards of a set.
#[derive(Clone, Debug)]
pub struct CardSetIter(CardSet);

impl Iterator for CardSetIter {
    type Item = Card;

    #[inline]
    fn next(&mut self) -> Option<Card> {
        let card = self.0.first()?;
        self.0.0 &= self.0.0 - 1;
        Some(card)
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        let left = self.0.len() as usize;
        (left, Some(left))
    }
}

impl From<Card> for CardSet {
    #[inline]
    fn from(card: Card) -> CardSet {
        CardSet(1 << card.0)
    }
}

impl FromIterator<Card> for CardSet {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> CardSet {
        let mut set = CardSet::EMPTY;
        cards.into_iter().for_each(|card| set.insert(card));
        set
    }
}

impl fmt::Debug for CardSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}
