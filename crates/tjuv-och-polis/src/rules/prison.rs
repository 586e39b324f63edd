//! Prison.

use crate::{
    Came, Event, Fate, Kind, Piece, Place, Refusal, Stage, TjuvOchPolis,
    position::{LAST_ARREST, Man},
    versions::{OUT_IN_THE_HOUSE, SIX_NEEDS_A_STEP},
};
use tabletop::{Seat, Sink};

/// [tp.prison.escape] What a prisoner must throw.
const SIX: u8 = 6;
/// [tp.arrest.bounty] For every 5 000 begun the police get 1 000.
const BOUNTY: u32 = 1_000;
const BOUNTY_FOR: u32 = 5_000;

impl TjuvOchPolis {
    /// [tp.prison.sentence] The police throw for the sentence; [tp.prison.fourth] with a fourth arrest there is none.
    pub(crate) fn sentence(&mut self, turns: u8, log: &mut impl Sink<TjuvOchPolis>) {
        let (seat, man) = (self.captive, self.taking_man());
        let thief = &mut self.thieves[seat];
        // [tp.arrest.loot] [tp.arrest.bounty]
        let lost = std::mem::take(&mut thief.carried);
        let bounty = lost.div_ceil(BOUNTY_FOR) * BOUNTY;
        self.police_money += bounty;
        self.bank += i64::from(lost - bounty);
        if thief.arrests < LAST_ARREST {
            thief.fate = Fate::Prison { turns };
            log.emit(self, || Event::Sentenced { thief: seat, turns, lost, bounty });
        } else {
            // [tp.prison.fourth.money]
            let hidden = thief.hidden_sum();
            thief.hidden = Default::default();
            thief.fate = Fate::Out;
            self.bank += i64::from(hidden);
            if let Some(man) = man {
                self.take_out(man);
            }
            log.emit(self, || Event::OutOfGame { thief: seat, man, lost, bounty, hidden });
        }
        self.judge(self.thief_seats(), log);
    }

    /// [tp.prison.fourth] A policeman stays in the police house for good, and makes no other arrest that somebody else can
    /// make.
    fn take_out(&mut self, man: u8) {
        let in_the_house = self.since(OUT_IN_THE_HOUSE);
        let taker = &mut self.men[usize::from(man)];
        let at = if in_the_house { taker.at } else { Place::NOWHERE };
        *taker = Man { at, out: in_the_house, ..Man::ABSENT };
        for takers in self.takers.iter_mut().filter(|takers| takers.only().is_none()) {
            takers.remove(Piece::Man(man));
        }
    }

    fn taking_man(&self) -> Option<u8> {
        match self.taker {
            Piece::Man(man) => Some(man),
            Piece::Car => None,
        }
    }

    /// [tp.prison.escape] A prisoner throws for a six.
    pub(crate) fn try_escape(&mut self) -> Result<(), Refusal> {
        self.must_serve()?;

        self.stage = Stage::ThrowForSix;
        Ok(())
    }

    /// A prisoner sits the turn out.
    pub(crate) fn sit_out(&mut self, log: &mut impl Sink<TjuvOchPolis>) -> Result<(), Refusal> {
        self.must_serve()?;

        let seat = self.turn;
        let left = self.serve_a_turn(seat);
        log.emit(self, || Event::SatOut { thief: seat, left });
        self.release_if_served(seat, left, log);
        Ok(())
    }

    /// [tp.prison.escape.exact] With a six the prisoner walks out at once; with one that opens no way the turn is served
    /// like any other.
    pub(crate) fn thrown_for_six(&mut self, die: u8, log: &mut impl Sink<TjuvOchPolis>) {
        let seat = self.turn;
        let steps = if die == SIX { self.steps_out(seat) } else { None };
        if steps.is_none() && (die < SIX || self.since(SIX_NEEDS_A_STEP)) {
            let left = self.serve_a_turn(seat);
            log.emit(self, || Event::MissedSix { thief: seat, die, left });
            return self.release_if_served(seat, left, log);
        }
        self.leave_prison(seat, true);
        log.emit(self, || Event::Escaped { thief: seat });
        if let Some(steps) = steps {
            self.die = steps;
            self.stage = Stage::Move;
        } else {
            self.after_thief_move(seat, log);
        }
    }

    /// [tp.prison.escape.exact] Whether the one whose turn it is walks out with a six: nobody else who is wanted stands in the
    /// police house with a move to make.
    pub(crate) fn is_escaping(&self) -> bool {
        let inside = |at: Place| at != Place::NOWHERE && self.city.spot(at).kind == Kind::House;
        self.stage == Stage::Move
            && !self.is_police_turn()
            && self.thief(self.turn).wanted
            && inside(self.thief(self.turn).at)
    }

    /// How far a prisoner can walk who has thrown a six: as the wanted do, six squares or as far as any way allows.
    fn steps_out(&self, seat: Seat) -> Option<u8> {
        let mut outside = self.clone();
        outside.leave_prison(seat, true);
        (1..=SIX).rev().find(|&steps| {
            outside.die = steps;
            outside.any_thief_move(seat, |_| true)
        })
    }

    fn must_serve(&self) -> Result<(), Refusal> {
        self.must_be(Stage::Turn)?;
        let serves = matches!(self.thief(self.turn).fate, Fate::Prison { .. }) && !self.is_police_turn();
        if serves { Ok(()) } else { Err(Refusal::NotInPrison) }
    }

    /// One turn of the sentence is over. Answers how many are left.
    fn serve_a_turn(&mut self, seat: Seat) -> u8 {
        let Fate::Prison { turns } = self.thief(seat).fate else { unreachable!("only prisoners serve") };
        let left = turns - 1;
        self.thieves[seat].fate = Fate::Prison { turns: left };
        left
    }

    /// [tp.prison.served] After the last turn of the sentence the thief is free, and not wanted.
    fn release_if_served(&mut self, seat: Seat, left: u8, log: &mut impl Sink<TjuvOchPolis>) {
        if left == 0 {
            self.leave_prison(seat, false);
            log.emit(self, || Event::Released { thief: seat });
        }
        self.end_turn(log);
    }

    /// [tp.arrest.guard] The guard is free again too.
    fn leave_prison(&mut self, seat: Seat, wanted: bool) {
        let thief = &mut self.thieves[seat];
        thief.fate = Fate::Free;
        thief.wanted = wanted;
        thief.came = Came::OnFoot;
        for man in &mut self.men {
            man.guards.remove(seat);
        }
    }

    /// [tp.arrest.to-house] The squares of the police house where somebody can be put: the free ones, or all if none is.
    pub(crate) fn cells(&self) -> impl Iterator<Item = Place> + use<'_> {
        let taken = self.taken_squares();
        let full = self.city.house.iter().all(|&place| taken.contains(place));
        self.city.house.iter().copied().filter(move |&place| full || !taken.contains(place))
    }
}
