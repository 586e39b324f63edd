//! What the events tell agrees with what the position says: an outsider who only listens knows who is wanted, who
//! guards whom, and who has what.

use std::collections::{HashMap, HashSet};
use tabletop::{Dice, Game, Match, Seat, SeatSet, Viewer, at_random, testing::seed};
use tjuv_och_polis::{Config, Edition, Event, Fate, Map, Options, Piece, Place, SHIPPED, TjuvOchPolis, View};

/// What somebody knows who has listened from the start.
#[derive(Default)]
struct Chronicle {
    wanted: HashSet<Seat>,
    arrests: HashMap<Seat, u8>,
    /// Who made the latest arrest of a prisoner.
    taken_by: HashMap<Seat, Piece>,
    carried: HashMap<Seat, u32>,
    hidden: HashMap<Seat, u32>,
    police: u32,
    till: u32,
    men: HashMap<u8, Place>,
    /// The policemen who are out of the game.
    out: HashSet<u8>,
    thieves: HashMap<Seat, Place>,
}

impl Chronicle {
    fn hear(&mut self, event: &Event) {
        match event {
            Event::ManPlaced { man, at } | Event::GuardPosted { man, at } => {
                self.men.insert(*man, *at);
            }
            Event::Marched { man, path } => {
                self.men.insert(*man, path[path.len() - 1]);
            }
            Event::ManRode { man, to, .. } => {
                self.men.insert(*man, *to);
            }
            Event::DenChosen { thief, den } => {
                self.thieves.insert(*thief, *den);
            }
            Event::Walked { thief, path } => {
                assert_eq!(self.thieves.insert(*thief, path[path.len() - 1]), Some(path[0]));
            }
            Event::Rode { thief, to, from, .. } => {
                assert_eq!(self.thieves.insert(*thief, *to), Some(*from));
            }
            Event::PutInCell { thief, at } => {
                self.thieves.insert(*thief, *at);
            }
            Event::Robbed { thief, sum, agency, .. } => {
                self.wanted.insert(*thief);
                *self.carried.entry(*thief).or_default() += sum;
                if *agency {
                    assert_eq!(std::mem::take(&mut self.till), *sum);
                }
            }
            Event::Wanted { thief } | Event::Escaped { thief } => {
                self.wanted.insert(*thief);
            }
            Event::Released { thief } => {
                self.wanted.remove(thief);
            }
            Event::Hid { thief, amount, .. } => self.transfer(*thief, i64::from(*amount.known().unwrap())),
            Event::Fetched { thief, amount, .. } => {
                self.transfer(*thief, -i64::from(*amount.known().unwrap()));
            }
            Event::BoughtTicket { thief, fare, .. } => {
                *self.carried.get_mut(thief).unwrap() -= fare;
                self.till += fare;
            }
            Event::Arrested { thief, by, times, .. } => {
                self.taken_by.insert(*thief, *by);
                *self.arrests.entry(*thief).or_default() += 1;
                assert_eq!(self.arrests[thief], *times);
                self.thieves.remove(thief);
            }
            Event::Sentenced { thief, lost, bounty, .. } => self.lose(*thief, *lost, *bounty),
            Event::OutOfGame { thief, man, lost, bounty, hidden } => {
                self.lose(*thief, *lost, *bounty);
                assert_eq!(self.hidden.remove(thief).unwrap_or_default(), *hidden);
                self.out.extend(man);
            }
            Event::GotAway { thief, carried, left, .. } => {
                assert_eq!(self.carried.get(thief).copied().unwrap_or_default(), *carried.known().unwrap());
                assert_eq!(self.hidden.remove(thief).unwrap_or_default(), *left.known().unwrap());
                self.thieves.remove(thief);
            }
            // The rest moves neither thieves, policemen nor money.
            Event::DrewLot { .. }
            | Event::PoliceChosen { .. }
            | Event::CarPlaced { .. }
            | Event::Threw { .. }
            | Event::Passed { .. }
            | Event::Drove { .. }
            | Event::CarHome { .. }
            | Event::CarStayed
            | Event::MissedSix { .. }
            | Event::SatOut { .. }
            | Event::TimeUp { .. }
            | Event::GameOver { .. } => {}
        }
    }

    fn transfer(&mut self, thief: Seat, hidden: i64) {
        let carried = self.carried.entry(thief).or_default();
        *carried = u32::try_from(i64::from(*carried) - hidden).unwrap();
        let sum = self.hidden.entry(thief).or_default();
        *sum = u32::try_from(i64::from(*sum) + hidden).unwrap();
    }

    /// [tp.arrest.loot] [tp.arrest.bounty]
    fn lose(&mut self, thief: Seat, lost: u32, bounty: u32) {
        assert_eq!(self.carried.remove(&thief).unwrap_or_default(), lost);
        assert_eq!(bounty, lost.div_ceil(5_000) * 1_000);
        self.police += bounty;
    }

    fn agrees(&self, view: &View) {
        assert_eq!((view.police_money, view.till), (self.police, self.till));
        for (number, man) in (0..).zip(&view.men) {
            assert_eq!(man.at, self.men.get(&number).copied());
            assert_eq!(man.out, self.out.contains(&number));
        }
        for thief in &view.thieves {
            let seat = thief.seat;
            let hidden: u32 = thief.hidden.iter().map(|hidden| *hidden.sum.known().unwrap()).sum();
            assert_eq!(thief.at, self.thieves.get(&seat).copied());
            assert_eq!(thief.wanted, self.wanted.contains(&seat), "{seat:?}");
            assert_eq!(thief.arrests, self.arrests.get(&seat).copied().unwrap_or_default());
            assert_eq!(
                *thief.carried.sum.known().unwrap(),
                self.carried.get(&seat).copied().unwrap_or_default()
            );
            assert_eq!(hidden, self.hidden.get(&seat).copied().unwrap_or_default());
            self.is_guarded(view, seat, thief.fate);
        }
    }

    /// [tp.arrest.guard] A prisoner has a guard, unless the car made the arrest, or the guard is out of the game.
    fn is_guarded(&self, view: &View, seat: Seat, fate: Fate) {
        let guards = (0..).zip(&view.men).filter(|(_, man)| man.guards.contains(&seat));
        let guards: Vec<u8> = guards.map(|(number, _)| number).collect();
        match (fate, self.taken_by.get(&seat)) {
            (Fate::Prison { .. }, Some(Piece::Man(man))) if !self.out.contains(man) => {
                assert!(guards == [*man] || !view.options.guard, "{seat:?} has no guard\n{view:?}");
            }
            (Fate::Prison { .. } | Fate::Taken, _) => {}
            _ => assert!(guards.is_empty(), "{seat:?} is guarded and free\n{view:?}"),
        }
    }
}

/// [tp.thief.pass.police] [tp.thief.wanted.keeps] [tp.rob] [tp.bank]
#[test]
fn who_listens_knows() {
    for seats in 2..=6 {
        for (number, map) in (0..60).zip(SHIPPED.into_iter().cycle()) {
            let options = Options {
                edition: if number % 2 == 0 { Edition::Klassisk } else { Edition::Ny },
                guard: number % 5 != 0,
                long_game: number % 3 == 0,
                rounds: Some(300),
                ..Options::usual(seats)
            };
            let config = Config { map: Map::Shipped(map.to_owned()), options };
            let mut game = Match::start(TjuvOchPolis::newest(&config).unwrap(), &seed(number));
            let mut chronicle = Chronicle::default();
            let anything = at_random(Dice::new(&seed(number + 1_000)));
            let winners = game.play_out(anything, |played| {
                played.last().all_events().for_each(|event| chronicle.hear(event));
                chronicle.agrees(&played.game().view(Viewer::Open));
            });
            the_richest_win(&game.game().view(Viewer::Open), winners.expect("it ends"));
        }
    }
}

/// [tp.end.count] [tp.end.tie]
fn the_richest_win(view: &View, winners: SeatSet) {
    let mut totals = vec![0; usize::from(view.options.seats)];
    totals[view.police.unwrap().index()] = view.police_money;
    for thief in &view.thieves {
        let hidden: u32 = thief.hidden.iter().map(|hidden| *hidden.sum.known().unwrap()).sum();
        totals[thief.seat.index()] = thief.carried.sum.known().unwrap() + hidden;
    }
    let most = totals.iter().max().unwrap();
    for (seat, total) in (0..).map(Seat).zip(&totals) {
        assert_eq!(winners.contains(seat), total == most);
    }
}
