use crate::{Card, CardSet, Config, Piles, Setup, Stage, Tjuv};
use serde::{Deserialize, Serialize};
use std::num::NonZeroU32;
use tabletop::{Draw, Hidden, Seat, Viewer};

/// [tj.view] Everything a viewer may know. Lists with one entry per seat are in seat order.
#[derive(Clone, Debug, Eq, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "TjuvView"))]
pub struct View {
    /// What was agreed before the start.
    pub options: Config,
    /// Which deal of the match, counted from one.
    pub deal: u8,
    /// Who deals.
    pub dealer: Seat,
    /// What is waited for.
    pub stage: Stage,
    /// Whose turn it is; nobody's when the match is over.
    pub turn: Option<Seat>,
    /// Each seat's hand.
    pub hands: Vec<HandView>,
    /// The open cards in the middle, by suit and then by rank.
    pub table: Vec<Card>,
    /// Each seat's piles, by top card.
    pub piles: Vec<Vec<PileView>>,
    /// How many cards are left to draw.
    pub talon: u8,
    /// The cards the dealer put under the talon that this viewer has not seen again. They are the last to be drawn.
    pub under: Vec<Card>,
    /// All captured cards but the tops of the piles. Everyone saw them, so everyone may count them.
    pub captured: Vec<Card>,
    /// How many cards each seat has taken in this deal; of the last deal when the match is over.
    pub counts: Vec<u8>,
    /// How many cards each seat has taken in the finished deals of this match.
    pub totals: Vec<u16>,
    /// How many cards each seat has taken in this match, those of the deal that is being played among them.
    pub so_far: Vec<u16>,
    /// What place each seat has by the finished deals of this match. Equal totals share one.
    pub places: Vec<u8>,
    /// How the latest finished deal ended; nothing before there is one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub last_deal: Option<LastDeal>,
}

/// How a deal ended.
#[derive(Clone, Debug, Eq, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct LastDeal {
    /// How many cards each seat got in it.
    pub counts: Vec<u8>,
    /// [tj.score] Who got most: more than one share the deal.
    pub most: Vec<Seat>,
    /// [tj.match] Who got fewest: one of them deals next.
    pub fewest: Vec<Seat>,
}

/// What a viewer knows of a hand.
#[derive(Clone, Debug, Eq, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct HandView {
    /// How many cards it has.
    pub count: u8,
    /// Which, by suit and then by rank; only its owner sees them.
    pub cards: Hidden<Vec<Card>>,
}

/// What a viewer knows of a pile.
#[derive(Clone, Debug, Eq, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PileView {
    /// The card that made it.
    pub top: Card,
    /// How many cards it has, the top card included.
    pub size: u8,
    /// The cards under the top card.
    pub under: Hidden<Vec<Card>>,
}

impl View {
    /// Built up from nothing: what is not put in here is not known.
    pub(crate) fn of(game: &Tjuv, viewer: Viewer) -> View {
        let seats = || game.seat_list();
        let taken = seats().fold(CardSet::EMPTY, |cards, seat| cards.or(game.taken[seat]));
        // [tj.deal.trim.hidden] Who has drawn a card from under the talon knows that it lies there no more.
        let held = seats().filter(|&seat| viewer.sees(seat)).map(|seat| game.hands[seat]);
        let seen = held.fold(game.table.or(taken), CardSet::or);
        let over = game.stage == Stage::Over;
        let running = |seat| if over { 0 } else { game.taken[seat].len() as u16 };
        View {
            options: game.config,
            deal: game.deal,
            dealer: game.dealer,
            stage: game.stage,
            turn: (!over).then_some(game.turn),
            hands: seats().map(|seat| HandView::of(game, seat, viewer)).collect(),
            table: game.table.iter().collect(),
            piles: seats().map(|seat| PileView::all(game, seat, viewer)).collect(),
            talon: game.talon() as u8,
            under: game.put_under.without(seen).iter().collect(),
            captured: taken.without(game.tops).iter().collect(),
            counts: seats()
                .map(|seat| if over { game.counts[seat] } else { game.taken[seat].len() as u8 })
                .collect(),
            totals: game.all_totals(),
            so_far: seats().map(|seat| game.totals[seat] + running(seat)).collect(),
            places: game.totals.places(game.config.seats),
            last_deal: LastDeal::of(game),
        }
    }

    /// Some position that looks like this. Cards that nobody has seen are as likely in one hidden place as in
    /// another, but for what all saw go under the talon: that is drawn last.
    pub(crate) fn guess(&self, start: &Tjuv, draw: &mut impl Draw) -> Tjuv {
        let mut unseen = self.unseen();
        let mut last: CardSet = self.under.iter().copied().collect();
        let talon = u32::from(self.talon);
        let bottom = if last.len() > talon { take_any(&mut last, talon, draw) } else { last };
        unseen = unseen.without(bottom);
        let hands = self.hands.iter().map(|hand| match &hand.cards {
            Hidden::Known(cards) => cards.iter().copied().collect(),
            Hidden::Secret => take_any(&mut unseen, u32::from(hand.count), draw),
        });
        Setup {
            deal: self.deal,
            dealer: self.dealer,
            stage: self.stage,
            turn: self.turn.unwrap_or(self.dealer),
            hands: hands.collect(),
            table: self.table.iter().copied().collect(),
            piles: self.imagined_piles(),
            deck: take_any(&mut unseen, talon - bottom.len(), draw),
            bottom,
            put_under: self.under.iter().copied().collect(),
            counts: self
                .last_deal
                .as_ref()
                .map_or_else(|| vec![0; self.totals.len()], |deal| deal.counts.clone()),
            totals: self.totals.clone(),
        }
        .position(start)
        .expect("a view of a position can be set up")
    }

    /// The cards in the talon and in hands this viewer cannot see.
    fn unseen(&self) -> CardSet {
        let hands = self.hands.iter().filter_map(|hand| hand.cards.known()).flatten();
        let tops = self.piles.iter().flatten().map(|pile| &pile.top);
        let seen = hands.chain(tops).chain(&self.table).chain(&self.captured).copied().collect();
        CardSet::DECK.without(seen)
    }

    /// The piles, those of others filled with any captured cards: which of them does not matter any more.
    fn imagined_piles(&self) -> Vec<Vec<(Card, CardSet)>> {
        let known = self.piles.iter().flatten().filter_map(|pile| pile.under.known()).flatten();
        let known: CardSet = known.copied().collect();
        let rest = self.captured.iter().copied().collect::<CardSet>().without(known);
        let mut rest = rest.iter();
        let mut fill = |pile: &PileView| match &pile.under {
            Hidden::Known(cards) => (pile.top, cards.iter().copied().collect()),
            Hidden::Secret => (pile.top, rest.by_ref().take(usize::from(pile.size) - 1).collect()),
        };
        self.piles.iter().map(|piles| piles.iter().map(&mut fill).collect()).collect()
    }
}

/// Moves any `count` cards out of a set.
fn take_any(from: &mut CardSet, count: u32, draw: &mut impl Draw) -> CardSet {
    let mut taken = CardSet::EMPTY;
    for _ in 0..count {
        let among = NonZeroU32::new(from.len()).expect("the unseen cards fill the unseen places");
        let card =
            from.iter().nth(draw.below(among) as usize).expect("the draw is below the number of cards");
        from.remove(card);
        taken.insert(card);
    }
    taken
}

impl LastDeal {
    fn of(game: &Tjuv) -> Option<LastDeal> {
        let counts = game.counts.first(game.config.seats);
        let is_finished = game.totals.iter().any(|&total| total > 0);
        let with =
            |count: Option<&u8>| game.seat_list().filter(|&seat| Some(&game.counts[seat]) == count).collect();
        is_finished.then(|| LastDeal {
            counts: counts.to_vec(),
            most: with(counts.iter().max()),
            fewest: with(counts.iter().min()),
        })
    }
}

impl HandView {
    fn of(game: &Tjuv, seat: Seat, viewer: Viewer) -> HandView {
        let hand = game.hands[seat];
        let cards = Hidden::unless_covered(viewer.sees(seat), || hand.iter().collect());
        HandView { count: hand.len() as u8, cards }
    }
}

impl PileView {
    fn all(game: &Tjuv, seat: Seat, viewer: Viewer) -> Vec<PileView> {
        let seen = viewer.sees(seat) || game.config.piles == Piles::Open;
        game.tops_of(seat)
            .iter()
            .map(|top| PileView {
                top,
                size: game.pile(top).len() as u8,
                under: Hidden::unless_covered(seen, || {
                    game.pile(top).iter().filter(|&card| card != top).collect()
                }),
            })
            .collect()
    }
}
