//! Cuckoo, a game in five minutes: a card each, and one chance of a better one.
//!
//! It is small, and everything that makes games hard to host is in it: chance, hidden cards, two seats and more that
//! are waited for at once, a question to somebody whom nobody waits for, a limited time, a win that can be shared, and
//! a clause that has changed. Read it to see how a game is written; play it to try a host.
//!
//! # The rules
//!
//! - **ck.seats** Two to four play.
//! - **ck.deal** There are twelve cards: one to six, each twice. Everybody is dealt one, and alone may look at it.
//! - **ck.decide** Then everybody decides once, in any order and without waiting for the others: to *keep* the card, or
//!   to *exchange* it for one from the deck. The old card is laid away unseen.
//! - **ck.ask** Who has not decided may, once, *ask* somebody else to swap cards. Whoever is asked may *agree* or *decline*,
//!   also after deciding, but need not answer. One question lies open at a time, and is withdrawn when its asker decides.
//! - **ck.swap** When it is agreed the two cards change places, and the two see what they got.
//! - **ck.time** There are twenty seconds to decide. Who has not decided by then keeps the card.
//! - **ck.show** When all have decided the cards are shown. The highest wins, and equals share it. (By the first version
//!   of the rules the one who was dealt to first won alone.)
//!
//! # How it is written
//!
//! [`Cuckoo`] is the position. `border.rs` holds what is agreed ([`Config`]), tried ([`Action`]), happens ([`Event`]) and
//! is refused ([`Refusal`]); `play.rs` the rules, an implementation of [`Game`](crate::Game); `view.rs` what one sees
//! ([`View`]) and can imagine from it.
//!
//! ```
//! use tabletop::cuckoo::{Action, Config, Cuckoo, Event};
//! use tabletop::{Game, Hidden, Next, Seat, Viewer};
//!
//! let mut game = Cuckoo::newest(&Config { seats: 2 }).unwrap();
//! let mut log = Vec::new();
//! game.chance(0, &mut log); // a one
//! game.chance(10, &mut log); // a six, the last of the eleven that are left
//! game.play(Seat(0), &Action::Exchange, &mut log).unwrap();
//! game.chance(0, &mut log); // the other one
//! game.play(Seat(1), &Action::Keep, &mut log).unwrap();
//! game.chance(0, &mut log); // nature shows the cards
//!
//! assert_eq!(game.next(), Next::Over(Seat(1).into()));
//! assert_eq!(log[1], Event::Dealt { seat: Seat(1), card: Hidden::Known(6) });
//! // Nobody else was told.
//! let told = Cuckoo::mask(&log[1], Viewer::Seat(Seat(0)));
//! assert_eq!(told, Event::Dealt { seat: Seat(1), card: Hidden::Secret });
//! ```

mod border;
mod play;
mod position;
mod view;

pub use border::{Action, Board, Config, Event, Refusal};
pub use position::{Cuckoo, Stage};
pub use view::View;
