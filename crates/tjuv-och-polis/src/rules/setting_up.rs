//! Setting up.

use crate::{Car, Event, Kind, Place, Refusal, Stage, TjuvOchPolis};
use tabletop::{BySeat, SeatSet, Sink};

impl TjuvOchPolis {
    /// [tp.setup.players] A seat throws for being the police; of equal highest all throw again.
    pub(crate) fn draw_lot(&mut self, die: u8, log: &mut impl Sink<TjuvOchPolis>) {
        let seat = self.turn;
        self.lots[seat] = die;
        log.emit(self, || Event::DrewLot { seat, die });
        if let Some(next) = self.contending.iter().find(|&next| self.lots[next] == 0) {
            self.turn = next;
            return;
        }
        let highest = self.contending.iter().map(|seat| self.lots[seat]).max().unwrap_or_default();
        self.contending = self.contending.iter().filter(|&seat| self.lots[seat] == highest).collect();
        self.lots = BySeat::all(0);
        let first = self.contending.first().expect("somebody threw highest");
        self.turn = first;
        if self.contending.len() == 1 {
            self.police = first;
            self.begin_choosing_dens();
            log.emit(self, || Event::PoliceChosen { seat: first });
        }
    }

    /// [tp.setup.choices] The thieves choose first, in turn order.
    pub(crate) fn begin_choosing_dens(&mut self) {
        self.contending = SeatSet::EMPTY;
        self.turn = self.police.left(self.options.seats);
        self.stage = Stage::ChooseDen;
    }

    /// [tp.setup.dens] A thief chooses a den; several may share one.
    pub(crate) fn choose_den(
        &mut self,
        den: Place,
        log: &mut impl Sink<TjuvOchPolis>,
    ) -> Result<(), Refusal> {
        self.must_be(Stage::ChooseDen)?;
        self.must_exist(den)?;
        if self.city.spot(den).kind != Kind::Den {
            return Err(Refusal::NotADen { at: den });
        }

        let thief = self.turn;
        self.thieves[thief].at = den;
        log.emit(self, || Event::DenChosen { thief, den });
        self.turn = thief.left(self.options.seats);
        if self.turn == self.police {
            self.stage = Stage::PlaceMan;
        }
        Ok(())
    }

    /// [tp.setup.police] The police place the next policeman: one on each square.
    pub(crate) fn place_man(&mut self, at: Place, log: &mut impl Sink<TjuvOchPolis>) -> Result<(), Refusal> {
        self.must_be(Stage::PlaceMan)?;
        self.must_exist(at)?;
        if self.city.spot(at).kind != Kind::House {
            return Err(Refusal::NotInHouse { at, setup: true });
        }
        if self.police_squares().contains(at) {
            return Err(Refusal::Taken { at, tram: false });
        }

        let man = self.next_man();
        self.men[usize::from(man)].at = at;
        log.emit(self, || Event::ManPlaced { man, at });
        if man + 1 == self.man_count() {
            self.stage = Stage::PlaceCar;
        }
        Ok(())
    }

    /// The policeman to be placed next.
    pub(crate) fn next_man(&self) -> u8 {
        self.men().iter().take_while(|man| man.at != Place::NOWHERE).count() as u8
    }

    /// [tp.setup.car] One end on the street square before the gate. [tp.setup.order] Then the police begin.
    pub(crate) fn place_car(&mut self, car: Car, log: &mut impl Sink<TjuvOchPolis>) -> Result<(), Refusal> {
        self.must_be(Stage::PlaceCar)?;
        self.must_be_at_gate(car)?;

        self.car = car;
        log.emit(self, || Event::CarPlaced { head: car.head, behind: car.behind });
        self.round = 1;
        self.stage = Stage::Turn;
        Ok(())
    }

    pub(crate) fn must_be_at_gate(&self, car: Car) -> Result<(), Refusal> {
        if self.city.car_homes.contains(&car) {
            Ok(())
        } else {
            Err(Refusal::NotAtGate { gate: self.city.plan.gate })
        }
    }

    #[inline]
    pub(crate) fn must_be(&self, stage: Stage) -> Result<(), Refusal> {
        let refusal = Refusal::NotNow { stage: self.stage, police: self.actor() == self.police };
        if self.stage == stage { Ok(()) } else { Err(refusal) }
    }

    #[inline]
    pub(crate) fn must_exist(&self, at: Place) -> Result<(), Refusal> {
        if self.city.has(at) { Ok(()) } else { Err(Refusal::NoSuchPlace { at }) }
    }
}
