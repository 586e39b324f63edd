use crate::{
    Basket, Config, Lot, Monopol, Sold, Stage, Why,
    board::{CARDS, Deck, SQUARES},
    holdings::Holding,
    position::{Auction, Claim, Debt, Goods, Offer, Pile, Player, each},
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
    /// Lots of groups left uneven by a hotel for which the bank lacked four houses.
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
    pub taken_over: Vec<Lot>,
    pub taker: Seat,
    pub builder: Seat,
    pub site: Lot,
    pub stage_before: Stage,
    pub asked: Vec<Seat>,
    pub wishing: Vec<Seat>,
    pub wishes: u8,
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
        let seats = usize::from(game.config.seats);
        View {
            options: game.config,
            stage: game.stage,
            turn: game.turn,
            first: game.first,
            round: game.round,
            order: game.order[..seats].to_vec(),
            contending: seats_of(game.contending),
            dice: game.dice,
            doubles: game.doubles,
            again: game.again,
            steps: game.steps,
            players: game.seats_in_order().map(|seat| PlayerView::of(game, seat)).collect(),
            holdings: (0..SQUARES as u8).map(|at| HoldingView::of(game, Lot(at))).collect(),
            houses: game.houses,
            hotels: game.hotels,
            uneven: each(game.uneven).collect(),
            bank: game.bank,
            pot: game.pot,
            decks: game.decks.iter().map(PileView::of).collect(),
            debts: game.debts.iter().map(|debt| DebtView::of(game, debt)).collect(),
            claim: ClaimView { owner: game.claim.owner, lot: game.claim.lot, amount: game.claim.amount },
            auction: AuctionView::of(&game.auction),
            for_sale: each(game.for_sale).collect(),
            taken_over: each(game.taken_over).collect(),
            taker: game.taker,
            builder: game.builder,
            site: game.site,
            stage_before: game.stage_before,
            asked: seats_of(game.asked),
            wishing: seats_of(game.wishing),
            wishes: game.wishes,
            drawn_from: game.drawn_from,
            offers: game.offers.iter().map(OfferView::of).collect(),
            offers_made: game.offers_made,
            worths: game.worths()[..seats].to_vec(),
        }
    }

    /// The position itself.
    pub(crate) fn position(&self, fresh: Monopol) -> Monopol {
        let mut game = Monopol {
            stage: self.stage,
            turn: self.turn,
            first: self.first,
            round: self.round,
            contending: bits(&self.contending),
            dice: self.dice,
            doubles: self.doubles,
            again: self.again,
            steps: self.steps,
            houses: self.houses,
            hotels: self.hotels,
            uneven: set(&self.uneven),
            bank: self.bank,
            pot: self.pot,
            decks: [self.decks[0].pile(), self.decks[1].pile()],
            debts: self.debts.iter().map(DebtView::debt).collect(),
            claim: Claim { owner: self.claim.owner, lot: self.claim.lot, amount: self.claim.amount },
            auction: self.auction.auction(),
            for_sale: set(&self.for_sale),
            taken_over: set(&self.taken_over),
            taker: self.taker,
            builder: self.builder,
            site: self.site,
            stage_before: self.stage_before,
            asked: bits(&self.asked),
            wishing: bits(&self.wishing),
            wishes: self.wishes,
            drawn_from: self.drawn_from,
            offers: self.offers.iter().map(OfferView::offer).collect(),
            offers_made: self.offers_made,
            ..fresh
        };
        game.order[..self.order.len()].copy_from_slice(&self.order);
        for (seat, view) in (0..).map(Seat).zip(&self.players) {
            game.players[seat.index()] = view.player();
            if view.out {
                game.in_game &= !(1 << seat.0);
            }
        }
        for (lot, view) in (0..SQUARES as u8).map(Lot).zip(&self.holdings) {
            game.holdings.give(lot, view.owner);
            game.holdings.set_level(lot, view.level);
            game.holdings.set_mortgaged(lot, view.mortgaged);
        }
        game
    }
}

impl PlayerView {
    fn of(game: &Monopol, seat: Seat) -> PlayerView {
        let (player, out) = (&game.players[seat.index()], game.is_out(seat));
        let cards = Goods { cash: 0, lots: 0, cards: player.cards }.unpacked().cards;
        PlayerView { cash: player.cash, at: player.at, prison: player.prison, cards, out }
    }

    fn player(&self) -> Player {
        let cards = self.cards.iter().fold(0, |cards, deck| cards | deck.bit());
        let at = self.at % SQUARES as u8;
        Player { cash: self.cash, at, prison: self.prison, cards }
    }
}

impl HoldingView {
    fn of(game: &Monopol, lot: Lot) -> HoldingView {
        let Holding { owner, level, mortgaged } = game.holdings.at(lot);
        HoldingView { owner, level, mortgaged, rent: game.printed_rent(lot) }
    }
}

impl PileView {
    fn of(pile: &Pile) -> PileView {
        PileView {
            unseen: (0..CARDS as u8).filter(|card| pile.unseen >> card & 1 == 1).collect(),
            seen: pile.seen[..usize::from(pile.seen_count)].to_vec(),
        }
    }

    fn pile(&self) -> Pile {
        let mut pile = Pile { unseen: 0, ..Pile::FRESH };
        self.unseen.iter().for_each(|card| pile.unseen |= 1 << card);
        self.seen.iter().for_each(|&card| pile.put_under(card));
        pile
    }
}

impl DebtView {
    fn of(game: &Monopol, debt: &Debt) -> DebtView {
        let Debt { debtor, creditor, amount, why } = *debt;
        DebtView { debtor, creditor, amount, why, could_raise: game.could_raise(debtor) }
    }

    fn debt(&self) -> Debt {
        Debt { debtor: self.debtor, creditor: self.creditor, amount: self.amount, why: self.why }
    }
}

impl AuctionView {
    fn of(auction: &Auction) -> AuctionView {
        AuctionView {
            of: auction.of,
            high: auction.high,
            leader: auction.leader,
            bidder: auction.bidder,
            bidding: seats_of(auction.bidding),
        }
    }

    fn auction(&self) -> Auction {
        Auction {
            of: self.of,
            high: self.high,
            leader: self.leader,
            bidder: self.bidder,
            bidding: bits(&self.bidding),
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
            lift: each(offer.lift).collect(),
            settles: offer.settles,
        }
    }

    fn offer(&self) -> Offer {
        let goods = |basket: &Basket| Goods {
            cash: basket.cash,
            lots: set(&basket.lots),
            cards: basket.cards.iter().fold(0, |cards, deck| cards | deck.bit()),
        };
        Offer {
            number: self.number,
            from: self.from,
            to: self.to,
            give: goods(&self.give),
            want: goods(&self.want),
            lift: set(&self.lift),
            settles: self.settles,
        }
    }
}

fn set(lots: &[Lot]) -> u64 {
    lots.iter().fold(0, |set, lot| set | lot.bit())
}

fn seats_of(bits: u8) -> Vec<Seat> {
    (0..8).filter(|seat| bits >> seat & 1 == 1).map(Seat).collect()
}

fn bits(seats: &[Seat]) -> u8 {
    seats.iter().fold(0, |bits, seat| bits | 1 << seat.0)
}
