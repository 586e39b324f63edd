//! What the rules said before. A match is played, shown and replayed by the version it was laid with, so a clause that
//! has changed asks for its version where it stands; here is the list of all that have.

use crate::TjuvOchPolis;

/// [tp.arrest.surround.meaning] An escape square is a refuge only for a thief who carries the fare. It was one for
/// everybody.
pub(crate) const REFUGE_FOR_THE_FARE: u16 = 3;

/// [tp.arrest.car] In both editions the police are asked after every arrest by the car whether it goes home. They were
/// asked in the classic edition only, and not at all where the car was to take another thief as well, whom a policeman
/// then took.
pub(crate) const CAR_ASKED_ALWAYS: u16 = 3;

/// [tp.prison.escape.exact] A six without a legal step opens nothing. The thief was wanted, and in the middle of the
/// police.
pub(crate) const SIX_NEEDS_A_STEP: u16 = 3;

/// [tp.prison.fourth] After a fourth arrest thief and policeman stand in the police house. They were taken off the board.
pub(crate) const OUT_IN_THE_HOUSE: u16 = 3;

impl TjuvOchPolis {
    /// Whether the rules of this match are of that version or a later one.
    #[inline]
    pub(crate) fn since(&self, version: u16) -> bool {
        self.rules >= version
    }
}
