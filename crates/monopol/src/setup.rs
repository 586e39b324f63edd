//! Positions from views. Nothing is hidden in this game, so a view is a position written out, and the other way round: for
//! bots, scripts and bug reports.

use crate::{
    AuctionView, Basket, DebtView, DeckView, Lot, Monopol, OfferView, PlayerView, View,
    decks::Pile,
    position::{Auction, Claim, Debt, Goods, Offer, Player},
    squares::SQUARES,
};
use tabletop::Seat;

impl View {
    /// The position itself: nothing is hidden. What was agreed is known from the start of the match.
    pub(crate) fn position(&self, start: Monopol) -> Monopol {
        let mut game = Monopol {
            stage: self.stage,
            turn: self.turn,
            first: self.first,
            round: self.round,
            contending: self.contending.iter().copied().collect(),
            dice: self.dice,
            doubles: self.doubles,
            again: self.again,
            steps: self.steps,
            houses: self.houses,
            hotels: self.hotels,
            uneven: self.uneven.iter().copied().collect(),
            bank: self.bank,
            pot: self.pot,
            decks: [self.decks[0].pile(), self.decks[1].pile()],
            debts: self.debts.iter().map(DebtView::debt).collect(),
            claim: Claim { owner: self.claim.owner, lot: self.claim.lot, amount: self.claim.amount },
            auction: self.auction.auction(),
            for_sale: self.for_sale.iter().copied().collect(),
            cards_for_sale: self.cards_for_sale.iter().copied().collect(),
            taken_over: self.taken_over.iter().copied().collect(),
            taker: self.taker,
            builder: self.builder,
            site: self.site,
            stage_before: self.stage_before,
            asked: self.asked.iter().copied().collect(),
            content: self.content.iter().copied().collect(),
            wishes: self.wishes.iter().copied().collect(),
            set_aside: self.set_aside,
            none_sold_yet: self.none_sold_yet,
            drawn_from: self.drawn_from,
            offers: self.offers.iter().map(OfferView::offer).collect(),
            offers_made: self.offers_made,
            places: self.places.iter().copied().collect(),
            order: self.order.iter().copied().collect(),
            ..start
        };
        for (seat, view) in (0..).map(Seat).zip(&self.players) {
            game.players[seat] = view.player();
            if view.out {
                game.in_game.remove(seat);
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
    fn player(&self) -> Player {
        let cards = self.cards.iter().copied().collect();
        let at = self.at % SQUARES as u8;
        Player { cash: self.cash, at, prison: self.prison, cards }
    }
}

impl DeckView {
    fn pile(&self) -> Pile {
        let mut pile = Pile { unseen: 0, ..Pile::FRESH };
        self.unseen.iter().for_each(|card| pile.unseen |= 1 << card);
        self.seen.iter().for_each(|&card| pile.put_under(card));
        pile
    }
}

impl DebtView {
    fn debt(&self) -> Debt {
        Debt { debtor: self.debtor, creditor: self.creditor, amount: self.amount, why: self.why }
    }
}

impl AuctionView {
    fn auction(&self) -> Auction {
        Auction {
            of: self.of,
            high: self.high,
            leader: self.leader,
            bidder: self.bidder,
            bidding: self.bidding.iter().copied().collect(),
        }
    }
}

impl OfferView {
    fn offer(&self) -> Offer {
        let goods = |basket: &Basket| Goods {
            cash: basket.cash,
            lots: basket.lots.iter().copied().collect(),
            cards: basket.cards.iter().copied().collect(),
        };
        Offer {
            number: self.number,
            from: self.from,
            to: self.to,
            give: goods(&self.give),
            want: goods(&self.want),
            lift: self.lift.iter().copied().collect(),
            settles: self.settles,
        }
    }
}
