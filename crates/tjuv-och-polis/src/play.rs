use crate::{
    Action, Board, Car, Config, Event, Fate, MEN, Piece, Place, ROUNDS_MAX, Refusal, SEATS, SEATS_MIN, Stage,
    TjuvOchPolis, View,
    event::Cause,
    piece::Pieces,
    position::{LAST_ARREST, Man, Thief},
    rules::{NOTE, Transfer},
};
use arrayvec::ArrayVec;
use std::{num::NonZeroU32, ops::RangeInclusive};
use tabletop::{BySeat, Draw, Game, Imagine, Next, Seat, SeatSet, Sink, Viewer};

/// The faces of the die.
const FACES: u32 = 6;

impl Game for TjuvOchPolis {
    const NAME: &'static str = "tjuv-och-polis";
    const RULES: RangeInclusive<u16> = 1..=3;

    type Config = Config;
    type Action = Action;
    type Event = Event;
    type Refusal = Refusal;
    type Board = Board;
    type View = View;

    fn new(config: &Config, rules: u16) -> Result<TjuvOchPolis, Refusal> {
        let options = config.options;
        // [tp.setup.players]
        if !(SEATS_MIN..=SEATS as u8).contains(&options.seats) {
            return Err(Refusal::SeatCount { min: SEATS_MIN, max: SEATS as u8 });
        }
        if let Some(seat) = options.police.filter(|seat| seat.0 >= options.seats) {
            return Err(Refusal::NoSuchPolice { seat });
        }
        // [tp.end.clock]
        if options.rounds.is_some_and(|rounds| !(1..=ROUNDS_MAX).contains(&rounds)) {
            return Err(Refusal::RoundLimit { min: 1, max: ROUNDS_MAX });
        }
        let city = config.map.city(rules)?;

        let mut game = TjuvOchPolis {
            rules,
            city,
            options,
            stage: Stage::DrawLots,
            police: options.police.unwrap_or(Seat(0)),
            turn: Seat(0),
            round: 0,
            die: 0,
            moved_money: false,
            lots: BySeat::all(0),
            contending: SeatSet::all(options.seats),
            men: [Man::ABSENT; MEN],
            car: Car { head: Place::NOWHERE, behind: Place::NOWHERE },
            car_stays: 0,
            moved: Pieces::NONE,
            police_money: 0,
            till: 0,
            bank: 0,
            thieves: BySeat::all(Thief::ABSENT),
            takers: BySeat::all(Pieces::NONE),
            causes: BySeat::all(Cause::Landed),
            captive: Seat(0),
            taker: Piece::Car,
        };
        if options.police.is_some() {
            game.begin_choosing_dens();
        }
        Ok(game)
    }

    fn seats(&self) -> u8 {
        self.options.seats
    }

    fn board(&self) -> Board {
        Board::of(&self.city)
    }

    #[inline]
    fn next(&self) -> Next {
        match self.stage {
            Stage::DrawLots | Stage::Throw | Stage::ThrowForSix => one_of(FACES),
            // [tp.prison.fourth] There is no sentence to throw for; the loot is counted all the same.
            Stage::Sentence if self.thief(self.captive).arrests == LAST_ARREST => one_of(1),
            Stage::Sentence => one_of(FACES),
            Stage::CountFare | Stage::Count => one_of(1),
            Stage::Over => Next::Over(self.winners()),
            Stage::ChooseDen
            | Stage::PlaceMan
            | Stage::PlaceCar
            | Stage::Turn
            | Stage::Move
            | Stage::InDen
            | Stage::ChooseTaker
            | Stage::ChooseCell
            | Stage::ChoosePost
            | Stage::ChooseCarHome => {
                let mut seats = ArrayVec::new();
                seats.push(self.actor());
                Next::Seats(seats)
            }
        }
    }

    #[inline]
    fn play(
        &mut self,
        seat: Seat,
        action: &Action,
        log: &mut impl Sink<TjuvOchPolis>,
    ) -> Result<(), Refusal> {
        if matches!(self.stage, Stage::Over | Stage::Count) {
            return Err(Refusal::GameOver);
        }
        if seat != self.actor() {
            return Err(Refusal::NotYourTurn { turn: self.actor() });
        }
        match action.is_for_police() {
            Some(true) if seat != self.police => return Err(Refusal::OnlyPolice),
            Some(false) if seat == self.police => return Err(Refusal::OnlyThieves),
            _ => {}
        }

        match *action {
            Action::Throw => self.throw(),
            Action::Walk { to } => self.walk(to, log),
            Action::March { man, to } => self.march(man, to, log),
            Action::Drive { head, behind } => self.drive(Car { head, behind }, log),
            Action::Ride { to } => self.ride(to, log),
            Action::SendByTram { man, to } => self.send_by_tram(man, to, log),
            Action::HideAll => self.transfer(Transfer::Hide, None, log),
            Action::HidePart { amount } => self.transfer(Transfer::Hide, Some(amount), log),
            Action::FetchAll => self.transfer(Transfer::Fetch, None, log),
            Action::FetchPart { amount } => self.transfer(Transfer::Fetch, Some(amount), log),
            Action::LeaveMoney => self.leave_money(log),
            Action::TryEscape => self.try_escape(),
            Action::SitOut => self.sit_out(log),
            Action::Take { by } => self.choose_taker(by, log),
            Action::PutInCell { at } => self.put_in_cell(at, log),
            Action::PostGuard { at } => self.post_guard(at, log),
            Action::CarHome { head, behind } => self.car_home(Car { head, behind }, log),
            Action::CarStays => self.car_stays(log),
            Action::ChooseDen { den } => self.choose_den(den, log),
            Action::PlaceMan { at } => self.place_man(at, log),
            Action::PlaceCar { head, behind } => self.place_car(Car { head, behind }, log),
        }
    }

    #[inline]
    fn chance(&mut self, outcome: u32, log: &mut impl Sink<TjuvOchPolis>) {
        let die = outcome as u8 + 1;
        match self.stage {
            Stage::Throw => self.thrown(die, log),
            Stage::ThrowForSix => self.thrown_for_six(die, log),
            Stage::Sentence => self.sentence(die, log),
            Stage::DrawLots => self.draw_lot(die, log),
            Stage::CountFare => self.count_fare(log),
            Stage::Count => self.count(log),
            Stage::ChooseDen
            | Stage::PlaceMan
            | Stage::PlaceCar
            | Stage::Turn
            | Stage::Move
            | Stage::InDen
            | Stage::ChooseTaker
            | Stage::ChooseCell
            | Stage::ChoosePost
            | Stage::ChooseCarHome
            | Stage::Over => panic!("a draw that nobody asked for"),
        }
    }

    #[inline]
    fn menu(&self, seat: Seat, out: &mut Vec<Action>) {
        if seat != self.actor() {
            return;
        }
        match self.stage {
            Stage::Turn => self.turn_menu(out),
            Stage::Move => self.move_menu(out),
            Stage::InDen => {
                out.push(Action::LeaveMoney);
                self.transfers(out);
            }
            Stage::ChooseTaker => {
                out.extend(self.takers[self.captive].iter().map(|by| Action::Take { by }));
            }
            Stage::ChooseCell => out.extend(self.cells().map(|at| Action::PutInCell { at })),
            Stage::ChoosePost => out.extend(self.cells().map(|at| Action::PostGuard { at })),
            Stage::ChooseCarHome => self.car_home_menu(out),
            Stage::ChooseDen => out.extend(self.city.dens.iter().map(|&den| Action::ChooseDen { den })),
            Stage::PlaceMan => out.extend(self.cells().map(|at| Action::PlaceMan { at })),
            Stage::PlaceCar => {
                let homes = self.city.car_homes.iter();
                out.extend(homes.map(|&Car { head, behind }| Action::PlaceCar { head, behind }));
            }
            Stage::DrawLots
            | Stage::Throw
            | Stage::ThrowForSix
            | Stage::CountFare
            | Stage::Sentence
            | Stage::Count
            | Stage::Over => {}
        }
    }

    /// [tp.flee.gone] [tp.prison.fourth]
    fn out(&self) -> SeatSet {
        self.thief_seats().filter(|&seat| matches!(self.thief(seat).fate, Fate::Away | Fate::Out)).collect()
    }

    fn view(&self, viewer: Viewer) -> View {
        View::of(self, viewer)
    }

    fn mask(event: &Event, viewer: Viewer) -> Event {
        event.covered(viewer)
    }

    /// [tp.den.secret]
    fn hides(&self) -> bool {
        self.options.secret_money
    }

    /// [tp.den.secret] Sums that are secret are covered, but whoever buys a dear ticket has shown what was carried at
    /// least. That there was a note at all was known.
    fn shows(&self, event: &Event) -> bool {
        self.options.secret_money && matches!(event, Event::BoughtTicket { fare, .. } if *fare > NOTE)
    }
}

impl Imagine for TjuvOchPolis {
    fn guess(start: &TjuvOchPolis, view: &View, draw: &mut impl Draw) -> TjuvOchPolis {
        view.guess(start, draw)
    }
}

impl TjuvOchPolis {
    /// Where the seat whose turn it is can go with the throw.
    #[inline]
    fn move_menu(&self, out: &mut Vec<Action>) {
        // No move is the right one, so all are seen.
        if self.is_police_turn() {
            self.any_police_move(self.pieces_to_move(), |action| {
                out.push(action);
                false
            });
        } else {
            self.any_thief_move(self.turn, |to| {
                out.push(Action::Walk { to });
                false
            });
        }
    }

    /// What the seat whose turn it is can begin with.
    fn turn_menu(&self, out: &mut Vec<Action>) {
        if !self.is_police_turn() && matches!(self.thief(self.turn).fate, Fate::Prison { .. }) {
            out.extend([Action::TryEscape, Action::SitOut]);
            return;
        }
        out.push(Action::Throw);
        self.rides(out);
        self.transfers(out);
    }
}

fn one_of(outcomes: u32) -> Next {
    Next::Chance(NonZeroU32::new(outcomes).expect("nature always has an outcome"))
}
