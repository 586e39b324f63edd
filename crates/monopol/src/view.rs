use crate::{
    Basket, Config, Lot, Monopol, Sold, Stage, Why,
    decks::Pile,
    holdings::Holding,
    position::{Auction, Debt, Offer},
    squares::{CARDS, Deck, SQUARES},
};
use serde::{Deserialize, Serialize};
use tabletop::Seat;

/// Everything there is to know: nothing is secret, and the decks have no order until they are drawn from.
#[derive(Clone, Debug, Eq, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "MonopolView"))]
pub struct View {
    pub options: Config,
    pub stage: Stage,
    pub turn: Seat,
    pub first: Seat,
    /// Counted from one; zero while they throw for who begins.
    pub round: u16,
    pub order: Vec<u8>,
    pub contending: Vec<Seat>,
    pub dice: [u8; 2],
    pub doubles: u8,
    pub again: bool,
    pub steps: u8,
    pub players: Vec<PlayerView>,
    /// One for each square.
    pub holdings: Vec<HoldingView>,
    pub houses: u8,
    pub hotels: u8,
    /// LotSet of groups left uneven by a hotel for which the bank lacked four houses.
    pub uneven: Vec<Lot>,
    /// What the bank has got less what it has paid.
    pub bank: i64,
    pub pot: u32,
    /// Chance, Community.
    pub decks: Vec<PileView>,
    pub debts: Vec<DebtView>,
    pub claim: ClaimView,
    pub auction: AuctionView,
    pub for_sale: Vec<Lot>,
    pub cards_for_sale: Vec<Deck>,
    pub taken_over: Vec<Lot>,
    pub taker: Seat,
    pub builder: Seat,
    pub site: Lot,
    pub stage_before: Stage,
    pub asked: Vec<Seat>,
    pub content: Vec<Seat>,
    pub wishes: Vec<u8>,
    pub set_aside: u8,
    pub none_sold_yet: bool,
    pub drawn_from: Deck,
    pub offers: Vec<OfferView>,
    pub offers_made: u32,
    /// What each would be worth in the end.
    pub worths: Vec<u32>,
}

#[derive(Clone, Debug, Eq, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PlayerView {
    pub cash: u32,
    pub at: u8,
    /// In prison, after so many throws there.
    pub prison: Option<u8>,
    pub cards: Vec<Deck>,
    pub out: bool,
}

#[derive(Clone, Debug, Eq, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct HoldingView {
    pub owner: Option<Seat>,
    /// Houses; five is a hotel.
    pub level: u8,
    pub mortgaged: bool,
    /// What the next visitor would owe; on a utility for each pip of the throw.
    pub rent: u32,
}

#[derive(Clone, Debug, Eq, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PileView {
    /// Cards nobody has seen: they come first.
    pub unseen: Vec<u8>,
    /// Cards that have been put back, in order.
    pub seen: Vec<u8>,
}

#[derive(Clone, Debug, Eq, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct DebtView {
    pub debtor: Seat,
    /// None: the bank.
    pub creditor: Option<Seat>,
    pub amount: u32,
    pub why: Why,
    /// What the debtor has in cash, and would have after selling all buildings and mortgaging everything.
    pub could_raise: u32,
}

#[derive(Clone, Debug, Eq, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ClaimView {
    pub owner: Seat,
    pub lot: Lot,
    pub amount: u32,
}

#[derive(Clone, Debug, Eq, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct AuctionView {
    pub of: Sold,
    pub high: u32,
    pub leader: Option<Seat>,
    pub bidder: Seat,
    pub bidding: Vec<Seat>,
}

#[derive(Clone, Debug, Eq, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct OfferView {
    pub number: u32,
    pub from: Seat,
    pub to: Seat,
    pub give: Basket,
    pub want: Basket,
    pub lift: Vec<Lot>,
    pub settles: u32,
}

impl View {
    pub(crate) fn of(game: &Monopol) -> View {
        let seats = game.config.seats;
        View {
            options: game.config,
            stage: game.stage,
            turn: game.turn,
            first: game.first,
            round: game.round,
            order: game.order.first(seats).to_vec(),
            contending: game.contending.iter().collect(),
            dice: game.dice,
            doubles: game.doubles,
            again: game.again,
            steps: game.steps,
            players: game.seats_in_order().map(|seat| PlayerView::of(game, seat)).collect(),
            holdings: (0..SQUARES as u8).map(|at| HoldingView::of(game, Lot(at))).collect(),
            houses: game.houses,
            hotels: game.hotels,
            uneven: game.uneven.iter().collect(),
            bank: game.bank,
            pot: game.pot,
            decks: game.decks.iter().map(PileView::of).collect(),
            debts: game.debts.iter().map(|debt| DebtView::of(game, debt)).collect(),
            claim: ClaimView { owner: game.claim.owner, lot: game.claim.lot, amount: game.claim.amount },
            auction: AuctionView::of(&game.auction),
            for_sale: game.for_sale.iter().collect(),
            cards_for_sale: game.cards_for_sale.iter().collect(),
            taken_over: game.taken_over.iter().collect(),
            taker: game.taker,
            builder: game.builder,
            site: game.site,
            stage_before: game.stage_before,
            asked: game.asked.iter().collect(),
            content: game.content.iter().collect(),
            wishes: game.wishes.first(seats).to_vec(),
            set_aside: game.set_aside,
            none_sold_yet: game.none_sold_yet,
            drawn_from: game.drawn_from,
            offers: game.offers.iter().map(OfferView::of).collect(),
            offers_made: game.offers_made,
            worths: game.worths().first(seats).to_vec(),
        }
    }
}

impl PlayerView {
    fn of(game: &Monopol, seat: Seat) -> PlayerView {
        let (player, out) = (&game.players[seat], !game.is_in_game(seat));
        let cards = player.cards.iter().collect();
        PlayerView { cash: player.cash, at: player.at, prison: player.prison, cards, out }
    }
}

impl HoldingView {
    fn of(game: &Monopol, lot: Lot) -> HoldingView {
        let Holding { owner, level, mortgaged } = game.holdings.at(lot);
        HoldingView { owner, level, mortgaged, rent: game.rent_per_visit(lot) }
    }
}

impl PileView {
    fn of(pile: &Pile) -> PileView {
        PileView {
            unseen: (0..CARDS as u8).filter(|card| pile.unseen >> card & 1 == 1).collect(),
            seen: pile.seen[..usize::from(pile.seen_count)].to_vec(),
        }
    }
}

impl DebtView {
    fn of(game: &Monopol, debt: &Debt) -> DebtView {
        let Debt { debtor, creditor, amount, why } = *debt;
        DebtView { debtor, creditor, amount, why, could_raise: game.could_raise(debtor) }
    }
}

impl AuctionView {
    fn of(auction: &Auction) -> AuctionView {
        AuctionView {
            of: auction.of,
            high: auction.high,
            leader: auction.leader,
            bidder: auction.bidder,
            bidding: auction.bidding.iter().collect(),
        }
    }
}

impl OfferView {
    fn of(offer: &Offer) -> OfferView {
        OfferView {
            number: offer.number,
            from: offer.from,
            to: offer.to,
            give: offer.give.unpacked(),
            want: offer.want.unpacked(),
            lift: offer.lift.iter().collect(),
            settles: offer.settles,
        }
    }
}
