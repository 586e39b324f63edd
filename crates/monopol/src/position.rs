use crate::{
    Config, SEATS,
    decks::{DeckSet, Pile},
    holdings::Holdings,
    lots::{Lot, LotSet},
    squares::Deck,
};
use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use tabletop::{BySeat, Seat, SeatSet};

/// [mo.deal] So many offers of a seat may be open at once.
pub const OFFERS_MAX: usize = 2;
/// Debts that can be open at once: everybody's to one who has a birthday, and one more.
const DEBTS_MAX: usize = 8;

/// A position in a game of Monopol.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Monopol {
    /// The version of the rules it is played by.
    pub(crate) rules: u16,
    pub(crate) config: Config,
    pub(crate) stage: Stage,
    /// Whose turn it is.
    pub(crate) turn: Seat,
    /// Who began.
    pub(crate) first: Seat,
    /// Counted from one; zero while they throw for who begins.
    pub(crate) round: u16,
    /// [mo.order] What each threw for beginning, and who still throws for it.
    pub(crate) order: BySeat<u8, SEATS>,
    pub(crate) contending: SeatSet,
    pub(crate) dice: [u8; 2],
    /// [mo.turn.doubles] Doubles in a row in this turn.
    pub(crate) doubles: u8,
    /// The player throws again after obeying the square.
    pub(crate) again: bool,
    /// [mo.prison.third] Steps to be moved once the fine is paid.
    pub(crate) steps: u8,
    pub(crate) players: BySeat<Player, SEATS>,
    /// Who has not gone bankrupt.
    pub(crate) in_game: SeatSet,
    /// What place each has come to: who goes bankrupt at once, all others in the end; zero until then.
    pub(crate) places: BySeat<u8, SEATS>,
    pub(crate) holdings: Holdings,
    pub(crate) houses: u8,
    pub(crate) hotels: u8,
    /// [mo.sell.even] Lots of groups left uneven by a hotel that was sold.
    pub(crate) uneven: LotSet,
    /// [mo.bank.endless] What the bank has got less what it has paid.
    pub(crate) bank: i64,
    /// What lies on Fri parkering, where the house plays so.
    pub(crate) pot: u32,
    pub(crate) decks: [Pile; 2],
    pub(crate) debts: ArrayVec<Debt, DEBTS_MAX>,
    /// [mo.rent.claim] The rent that waits to be claimed.
    pub(crate) claim: Claim,
    pub(crate) auction: Auction,
    /// [mo.bankrupt.bank] Property to be auctioned one after another.
    pub(crate) for_sale: LotSet,
    /// And cards out of prison, after it.
    pub(crate) cards_for_sale: DeckSet,
    /// [mo.mortgage.transfer] Mortgaged property just taken over from a bankrupt, and by whom.
    pub(crate) taken_over: LotSet,
    pub(crate) taker: Seat,
    /// [mo.shortage.auction] Who asked to build and where, and what the game waited for when they did.
    pub(crate) builder: Seat,
    pub(crate) site: Lot,
    pub(crate) stage_before: Stage,
    /// Who is still to say what they want, and who has said that they want none.
    pub(crate) asked: SeatSet,
    pub(crate) content: SeatSet,
    /// How many more each wants, the builder among them.
    pub(crate) wishes: BySeat<u8, SEATS>,
    /// How many of the bank's buildings are set aside for those who wish, and whether none of them has been sold yet.
    pub(crate) set_aside: u8,
    pub(crate) none_sold_yet: bool,
    /// The card in hand that leaves a choice came from this deck.
    pub(crate) drawn_from: Deck,
    pub(crate) offers: ArrayVec<Offer, { OFFERS_MAX * SEATS }>,
    pub(crate) offers_made: u32,
}

// Search clones positions by the million: a position stays within 24 cache lines.
const _: () = assert!(size_of::<Monopol>() <= 1_536);

/// What hosts and simulations read off a position without building a view.
impl Monopol {
    /// What the position waits for.
    #[inline]
    pub fn stage(&self) -> Stage {
        self.stage
    }

    /// Counted from one; zero while they throw for who begins.
    #[inline]
    pub fn round(&self) -> u16 {
        self.round
    }

    /// Whether there is such a player, and they have not gone bankrupt.
    #[inline]
    pub fn is_in_game(&self, seat: Seat) -> bool {
        seat.0 < self.config.seats && self.in_game.contains(seat)
    }

    /// What a player has in cash.
    #[inline]
    pub fn cash(&self, seat: Seat) -> u32 {
        self.players[seat].cash
    }

    /// Whether a player sits in prison.
    #[inline]
    pub fn is_in_prison(&self, seat: Seat) -> bool {
        self.players[seat].prison.is_some()
    }

    /// [mo.card.keep] A card out of prison that a player holds.
    pub fn card_held(&self, seat: Seat) -> Option<Deck> {
        self.players[seat].cards.iter().next()
    }

    /// What a player owns.
    #[inline]
    pub fn lots(&self, seat: Seat) -> LotSet {
        self.holdings.of(seat)
    }

    /// Who owns a lot; nobody: the bank.
    #[inline]
    pub fn owner(&self, lot: Lot) -> Option<Seat> {
        self.holdings.owner(lot)
    }

    /// Houses on a lot; five is a hotel.
    #[inline]
    pub fn level(&self, lot: Lot) -> u8 {
        self.holdings.level(lot)
    }

    /// Everything that there is a loan on.
    #[inline]
    pub fn mortgaged(&self) -> LotSet {
        self.holdings.mortgaged()
    }

    /// Whether there is a loan on a lot.
    #[inline]
    pub fn is_mortgaged(&self, lot: Lot) -> bool {
        self.holdings.is_mortgaged(lot)
    }
}

#[derive(Copy, Clone, Debug, Eq, PartialEq)]
pub(crate) struct Player {
    pub(crate) cash: u32,
    pub(crate) at: u8,
    /// [mo.prison.doubles] In prison, after so many throws there.
    pub(crate) prison: Option<u8>,
    /// [mo.card.keep] The cards out of prison.
    pub(crate) cards: DeckSet,
}

#[derive(Copy, Clone, Debug, Eq, PartialEq)]
pub(crate) struct Debt {
    pub(crate) debtor: Seat,
    /// None: the bank.
    pub(crate) creditor: Option<Seat>,
    pub(crate) amount: u32,
    pub(crate) why: Why,
}

/// What money is paid for.
#[derive(Copy, Clone, Debug, Eq, PartialEq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Why {
    /// Rent to the owner.
    Rent,
    /// A tax to the bank.
    Tax,
    /// What a card demands for the bank.
    Card,
    /// What a card demands for another player.
    Birthday,
    /// The fine after the third throw in prison.
    Fine,
    /// For mortgages taken over.
    Interest,
}

#[derive(Copy, Clone, Debug, Eq, PartialEq)]
pub(crate) struct Claim {
    pub(crate) owner: Seat,
    pub(crate) lot: Lot,
    pub(crate) amount: u32,
}

/// [mo.auction.form]
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
pub(crate) struct Auction {
    pub(crate) of: Sold,
    pub(crate) high: u32,
    pub(crate) leader: Option<Seat>,
    /// Who is asked.
    pub(crate) bidder: Seat,
    /// Who still bids.
    pub(crate) bidding: SeatSet,
}

/// What is auctioned.
#[derive(Copy, Clone, Debug, Eq, PartialEq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Sold {
    /// A property.
    Lot(Lot),
    /// [mo.shortage.auction] A scarce house.
    House,
    /// [mo.shortage.auction] A scarce hotel.
    Hotel,
    /// [mo.bankrupt.bank] A card out of prison.
    Card(Deck),
}

/// [mo.deal] What one side of a deal gives.
#[derive(Clone, Debug, Default, Eq, PartialEq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Basket {
    /// Kronor.
    #[serde(default)]
    pub cash: u32,
    /// Deeds.
    #[serde(default)]
    pub lots: Vec<Lot>,
    /// [mo.card.keep] Cards out of prison, by their decks.
    #[serde(default)]
    pub cards: Vec<Deck>,
}

/// An open offer.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
pub(crate) struct Offer {
    pub(crate) number: u32,
    pub(crate) from: Seat,
    pub(crate) to: Seat,
    pub(crate) give: Goods,
    pub(crate) want: Goods,
    /// Mortgages that who made the offer will lift at once.
    pub(crate) lift: LotSet,
    /// [mo.rent.settle] Counted against what is owed.
    pub(crate) settles: u32,
}

/// A basket, packed.
#[derive(Copy, Clone, Debug, Default, Eq, PartialEq)]
pub(crate) struct Goods {
    pub(crate) cash: u32,
    pub(crate) lots: LotSet,
    pub(crate) cards: DeckSet,
}

/// What the position waits for.
#[derive(Copy, Clone, Debug, Eq, PartialEq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "MonopolStage"))]
#[serde(rename_all = "snake_case")]
pub enum Stage {
    /// Nature: who begins.
    ThrowForOrder,
    /// Nature: deeds are dealt for the shorter game.
    DealDeeds,
    /// The player whose turn it is throws, or leaves prison.
    Turn,
    /// Nature: the dice.
    Throw,
    /// The player buys the property, or does not.
    Buy,
    /// Something is under the hammer.
    Auction,
    /// The owner claims the rent.
    Claim,
    /// Nature: the top card of a deck.
    DrawCard,
    /// The player pays, or takes a Chance card.
    FineOrChance,
    /// A debtor raises money.
    Debt,
    /// Who has taken over mortgages may lift them.
    TakeOver,
    /// Others say whether they want to buy scarce buildings too.
    Wishes,
    /// Who has won a building says where it goes.
    Place,
    /// Somebody has won.
    Over,
}

impl Stage {
    /// The clause that says what must be done now.
    pub(crate) fn rule(self) -> &'static str {
        match self {
            Stage::ThrowForOrder => "mo.order",
            Stage::DealDeeds => "mo.short",
            Stage::Turn | Stage::Throw => "mo.turn.throw",
            Stage::Buy => "mo.buy",
            Stage::Auction => "mo.auction.form",
            Stage::Claim => "mo.rent.claim.window",
            Stage::DrawCard | Stage::FineOrChance => "mo.card",
            Stage::Debt => "mo.debt",
            Stage::TakeOver => "mo.mortgage.transfer",
            Stage::Wishes | Stage::Place => "mo.shortage.auction",
            Stage::Over => "mo.end",
        }
    }
}
