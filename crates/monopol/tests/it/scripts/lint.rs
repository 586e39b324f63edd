//! 25 ~             Action::Mortgage { lot } => Some((3, self.price(lot), action)),
   |

error: approximate value of `f{32, 64}::consts::E` found
  --> crates/monopol/src/bot/worth.rs:15:26
   |
15 |     2.870, 2.826, 1.487, 2.718, 3.238, 2.724, 2.727, 2.702, 2.660, 2.627,
   |                          ^^^^^
   |
   = help: consider using the constant directly
   = help: for further information visit https://rust-lang.github.io/rust-clippy/rust-1.95.0/index.html#approx_constant
   = note: `#[deny(clippy::approx_constant)]` on by default

error: wildcard match will also match any future added variants
   --> crates/monopol/src/bot.rs:129:13
    |
129 |             _ => None,
    |             ^ help: try: `Action::Throw | Action::PayFine | Action::UseCard { .. } | Action::Buy | Action::Decline | Action::Bid { .. } | Action::PassBid | Action::Claim | Action::Waive | Action::Forget | Action::PayCard | Action::TakeChance | Action::Sell { .. } | Action::Mortgage { .. } | Action::Lift { .. } | Action::KeepMortgages | Action::Wish { .. } | Action::Offer { .. } | Action::OfferSettlement { .. } | Action::Accept { .. } | Action::Refuse { .. } | Action::Withdraw { .. } | Action::GoBankrupt`
    |
    = help: for further information visit https://rust-lang.github.io/rust-clippy/rust-1.95.0/index.html#wildcard_enum_match_arm

error: wildcard match will also match any future added variants
   --> crates/monopol/src/bot.rs:172:13
    |
172 |             _ => None,
    |             ^ help: try: `Action::Throw | Action::PayFine | Action::UseCard { .. } | Action::Buy | Action::Decline | Action::Bid { .. } | Action::PassBid | Action::Claim | Action::Waive | Action::Forget | Action::PayCard | Action::TakeChance | Action::Build { .. } | Action::Sell { .. } | Action::Mortgage { .. } | Action::Lift { .. } | Action::KeepMortgages | Action::Wish { .. } | Action::Place { .. } | Action::Offer { .. } | Action::OfferSettlement { .. } | Action::Accept { .. } | Action::Refuse { .. } | Action::Withdraw { .. } | Action::GoBankrupt`
    |
    = help: for further information visit https://rust-lang.github.io/rust-clippy/rust-1.95.0/index.html#wildcard_enum_match_arm

error: wildcard match will also match any future added variants
   --> crates/monopol/src/bot.rs:230:13
    |
230 |             _ => None,
    |             ^ help: try: `Action::Throw | Action::PayFine | Action::UseCard { .. } | Action::Buy | Action::Decline | Action::Bid { .. } | Action::PassBid | Action::Claim | Action::Waive | Action::Forget | Action::PayCard | Action::TakeChance | Action::Build { .. } | Action::Sell { .. } | Action::Mortgage { .. } | Action::Lift { .. } | Action::KeepMortgages | Action::Wish { .. } | Action::Place { .. } | Action::Offer { .. } | Action::OfferSettlement { .. } | Action::Accept { .. } | Action::Refuse { .. } | Action::Withdraw { .. } | Action::GoBankrupt`
    |
    = help: for further information visit https://rust-lang.github.io/rust-clippy/rust-1.95.0/index.html#wildcard_enum_match_arm

error: could not compile `monopol` (lib) due to 6 previous errors
warning: build failed, waiting for other jobs to finish...
error: could not compile `monopol` (lib test) due to 6 previous errors
crates/monopol/tests/it/scripts/rent.rs has 634 lines; more than 600 do not fit in a head

use super::script::check;
use expect_test::expect;
