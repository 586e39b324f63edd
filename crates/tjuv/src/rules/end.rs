use crate::{CardSet, Event, Stage, Tjuv};
use tabletop::{Seat, SeatSet, Sink};

impl Tjuv {
    /// [tj.end] Nobody holds a card any more: everybody counts.
    pub(crate) fn end_deal(&mut self, log: &mut impl Sink<Tjuv>) {
        self.take_last(log);
        for seat in self.seat_list() {
            self.totals[seat] += u16::from(self.counts[seat]);
        }
        let next_dealer = (self.deal < self.config.deals).then(|| self.next_dealer());
        log.emit(self, || Event::DealOver {
            deal: self.deal,
            counts: self.counts.first(self.config.seats).to_vec(),
            totals: self.all_totals(),
            next_dealer,
        });
        match next_dealer {
            Some(dealer) => {
                self.deal += 1;
                self.dealer = dealer;
                self.gather_cards();
                self.begin_deal(log);
            }
            None => {
                self.stage = Stage::Over;
                log.emit(self, || Event::MatchOver {
                    totals: self.all_totals(),
                    winners: self.winners().iter().collect(),
                });
            }
        }
    }

    /// [tj.end.last] The seat that last held a card has just played it, and gets what lies on the table.
    /// [tj.score] Then all cards are somebody's, and can be counted.
    fn take_last(&mut self, log: &mut impl Sink<Tjuv>) {
        let (by, left) = (self.turn, self.table);
        for seat in self.seat_list() {
            self.counts[seat] = self.taken[seat].len() as u8;
        }
        self.counts[by] += left.len() as u8;
        self.table = CardSet::EMPTY;
        self.put_under = CardSet::EMPTY; // By now every card has been seen.
        if !left.is_empty() {
            log.emit(self, || Event::TookLast { by, cards: left.iter().collect() });
        }
    }

    /// [tj.match] The fewest cards deal next. [tj.match.tie] Of several, the one who was dealt to last.
    fn next_dealer(&self) -> Seat {
        let mut seat = self.forehand();
        let mut fewest = seat;
        for _ in 1..self.config.seats {
            seat = seat.left(self.config.seats);
            if self.counts[seat] <= self.counts[fewest] {
                fewest = seat;
            }
        }
        fewest
    }

    /// [tj.match.length] The greatest total over the deals wins. [tj.score.tie] Equal totals share it.
    pub(crate) fn winners(&self) -> SeatSet {
        self.seat_list().filter(|&seat| self.totals[seat] == self.most()).collect()
    }

    /// The greatest total. Seats that nobody sits in have none.
    fn most(&self) -> u16 {
        self.totals.iter().copied().fold(0, u16::max)
    }

    /// How many cards each seat got in all finished deals.
    pub(crate) fn all_totals(&self) -> Vec<u16> {
        self.totals.first(self.config.seats).to_vec()
    }
}
