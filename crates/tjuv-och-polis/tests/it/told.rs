//! An event is told when it has happened: the position told with it shows what it says.

use tabletop::{Dice, Draw, Game, Hidden, Next, Seat, Sink, Viewer, testing::seed};
use tjuv_och_polis::{Config, Event, Fate, Map, Options, Place, ThiefView, TjuvOchPolis, View};

/// Looks at every event and the position told with it.
struct Witness {
    before: View,
    looked: u32,
}

impl Sink<TjuvOchPolis> for Witness {
    fn listens(&self) -> bool {
        true
    }

    fn emit(&mut self, game: &TjuvOchPolis, event: impl FnOnce() -> Event) {
        let (event, view) = (event(), game.view(Viewer::Open));
        self.looked += u32::from(holds(&event, &self.before, &view));
        self.before = view;
    }
}

fn thief(view: &View, seat: Seat) -> &ThiefView {
    view.thieves.iter().find(|thief| thief.seat == seat).expect("every thief is seen")
}

fn carried(view: &View, seat: Seat) -> u32 {
    match thief(view, seat).carried.sum {
        Hidden::Known(sum) => sum,
        Hidden::Secret => unreachable!("all is open"),
    }
}

/// Panics if the view does not show what the event says. False for events that say nothing of the view.
fn holds(event: &Event, before: &View, view: &View) -> bool {
    let man = |number: u8| &view.men[usize::from(number)];
    let end = |path: &[Place]| path.last().copied();
    match event {
        Event::PoliceChosen { seat } => assert_eq!(view.police, Some(*seat)),
        Event::DenChosen { thief: seat, den } => assert_eq!(thief(view, *seat).at, Some(*den)),
        Event::ManPlaced { man: number, at } | Event::GuardPosted { man: number, at } => {
            assert_eq!(man(*number).at, Some(*at));
            assert!(before.to_place.is_none_or(|next| next == *number));
        }
        Event::CarPlaced { head, behind } | Event::CarHome { head, behind } => {
            assert_eq!(view.car.map(|car| (car.head, car.behind)), Some((*head, *behind)));
        }
        Event::Threw { die, .. } => assert_eq!(view.die, Some(*die)),
        Event::Walked { thief: seat, path } => {
            assert_eq!((path.first().copied(), end(path)), (thief(before, *seat).at, thief(view, *seat).at));
        }
        Event::Rode { thief: seat, to, .. } => assert_eq!(thief(view, *seat).at, Some(*to)),
        Event::Marched { man: number, path } => {
            let from = before.men[usize::from(*number)].at;
            assert_eq!((path.first().copied(), end(path)), (from, man(*number).at));
        }
        Event::ManRode { man: number, to, .. } => assert_eq!(man(*number).at, Some(*to)),
        Event::Drove { path } => assert_eq!(end(path), view.car.map(|car| car.head)),
        Event::Robbed { thief: seat, sum, .. } => {
            assert_eq!(carried(view, *seat), carried(before, *seat) + sum);
            assert!(thief(view, *seat).wanted);
        }
        Event::Hid { thief: seat, amount, .. } => {
            assert_eq!(Hidden::Known(carried(before, *seat) - carried(view, *seat)), *amount);
        }
        Event::Fetched { thief: seat, amount, .. } => {
            assert_eq!(Hidden::Known(carried(view, *seat) - carried(before, *seat)), *amount);
        }
        Event::Wanted { thief: seat } => assert!(thief(view, *seat).wanted),
        Event::Arrested { thief: seat, times, .. } => {
            assert_eq!((thief(view, *seat).fate, thief(view, *seat).arrests), (Fate::Taken, *times));
        }
        Event::PutInCell { thief: seat, at } => assert_eq!(thief(view, *seat).at, Some(*at)),
        Event::Sentenced { thief: seat, turns, bounty, .. } => {
            assert_eq!(thief(view, *seat).fate, Fate::Prison { turns: *turns });
            assert_eq!(view.police_money, before.police_money + bounty);
        }
        Event::Released { thief: seat } | Event::Escaped { thief: seat } => {
            assert_eq!(thief(view, *seat).fate, Fate::Free);
        }
        Event::BoughtTicket { thief: seat, fare, .. } => {
            assert_eq!(carried(view, *seat), carried(before, *seat) - fare);
        }
        Event::GotAway { thief: seat, .. } => assert_eq!(thief(view, *seat).fate, Fate::Away),
        Event::DrewLot { .. }
        | Event::Passed { .. }
        | Event::CarStayed
        | Event::OutOfGame { .. }
        | Event::MissedSix { .. }
        | Event::SatOut { .. }
        | Event::TimeUp { .. }
        | Event::GameOver { .. } => return false,
    }
    true
}

#[test]
fn what_is_told_has_happened() {
    let mut looked = 0;
    for number in 0..24 {
        let options = Options { long_game: true, rounds: Some(60), ..Options::usual(2 + (number % 5) as u8) };
        let mut game = TjuvOchPolis::newest(&Config { map: Map::default(), options }).unwrap();
        let mut dice = Dice::new(&seed(number));
        let mut witness = Witness { before: game.view(Viewer::Open), looked: 0 };
        loop {
            witness.before = game.view(Viewer::Open);
            match game.next() {
                Next::Over(_) => break,
                Next::Chance(of) => game.chance(dice.below(of), &mut witness),
                Next::Seats(waiting) => {
                    let mut menu = Vec::new();
                    game.menu(waiting[0], &mut menu);
                    game.play(waiting[0], &dice.pick(&menu).clone(), &mut witness).unwrap();
                }
            }
        }
        looked += witness.looked;
    }
    assert!(looked > 5_000, "{looked} events were looked at");
}
