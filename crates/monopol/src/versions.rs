//! What changed in the rules, and with which version. A match is played to its end, and replayed for ever after, by the
//! version it was laid with: the clause that changed asks here.

use crate::Monopol;
use std::ops::RangeInclusive;

/// The versions that are known here.
pub(crate) const KNOWN: RangeInclusive<u16> = FIRST..=REFEREED;
/// Older matches are gone.
const FIRST: u16 = 2;
/// The rules as they are after they have been read beside the printed text, sentence by sentence.
const REFEREED: u16 = 3;

impl Monopol {
    /// [mo.turn.anytime] Since version 3 buildings are sold back and loans taken at any time, also while an auction runs,
    /// buildings are wished for or another settles a debt; before, like all business, only between other actions.
    #[inline]
    pub(crate) fn raises_money_at_any_time(&self) -> bool {
        self.rules >= REFEREED
    }

    /// [mo.auction] Since version 3 the opening of an auction names the first who can bid, and is not told when nobody can;
    /// before, it named whoever came first, even one who was never asked.
    pub(crate) fn opens_with_who_can_bid(&self) -> bool {
        self.rules >= REFEREED
    }

    /// [mo.prison.doubles] Since version 3 doubles on the first or second throw in prison give an extra throw, unless the
    /// table plays otherwise; before, none did.
    pub(crate) fn throws_again_out_of_prison(&self) -> bool {
        self.rules >= REFEREED && self.config.extra_throw_out_of_prison
    }

    /// [mo.sell.even] Since version 3 a hotel may always be sold whole; before, only when the bank lacked houses for it.
    pub(crate) fn sells_hotels_whole(&self) -> bool {
        self.rules >= REFEREED
    }

    /// [mo.shortage.auction] Since version 3 a wish for scarce buildings binds: it is bought or bid for, so many and no
    /// more, who has wished for none is left in peace, who passes is out, and a building goes only where the printed price
    /// is not above the bid. Before, a wish only said whether there was to be an auction.
    pub(crate) fn binds_wishes(&self) -> bool {
        self.rules >= REFEREED
    }

    /// [mo.debt] Since version 3 who owes a player more than everything would raise neither mortgages nor builds, and deals
    /// only to pay the whole debt; before, they could borrow on everything first.
    pub(crate) fn holds_hopeless_debtors(&self) -> bool {
        self.rules >= REFEREED
    }

    /// [mo.end.shared] Since version 3 an end at which several win cites the clause of its own; before, every end cited
    /// mo.end.
    pub(crate) fn cites_the_shared_end(&self) -> bool {
        self.rules >= REFEREED
    }

    /// [mo.bankrupt.bank] Since version 3 the cards out of prison of one who went bankrupt to the bank are auctioned too;
    /// before, they went under their decks.
    pub(crate) fn auctions_cards(&self) -> bool {
        self.rules >= REFEREED
    }
}
