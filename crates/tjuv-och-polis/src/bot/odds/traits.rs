//! What describes a seat when it is asked how likely it wins.

use super::super::{
    ending::{is_last, would_win},
    police::throws_to_telegraph,
};
use crate::{
    Fate, Kind, SEATS, TjuvOchPolis,
    position::{LAST_ARREST, Thief},
};
use tabletop::{BySeat, Seat};

/// The names of the traits, in their order. Sums are in what a robbery yields on average and flattened, as by
/// `ln(1 + sum)`; those of thieves are nought for the police, and the other way round.
pub const TRAITS: [&str; 31] = [
    "police",
    "police: money",
    "police: richest if all ended now",
    "police: arrests to come",
    "police: thieves in the game",
    "police: thieves behind bars",
    "police: loot in reach",
    "police: hundreds of rounds",
    "police: money when late",
    "police: best rival",
    "thief at large",
    "at large: carried",
    "at large: hidden",
    "at large: wanted in the streets",
    "at large: police near by",
    "at large: loot near police",
    "at large: loot near an exit",
    "at large: loot near a den",
    "at large: hundreds of rounds",
    "at large: last in the streets",
    "thief: richest if all ended now",
    "thief: arrests",
    "thief: one more arrest ends it",
    "thief: hidden before the last arrest",
    "thief: best rival",
    "behind bars",
    "behind bars: hidden",
    "behind bars: turns to sit",
    "gone or going",
    "gone or going: taken along",
    "going: telegraph ready",
];

/// The traits of a seat.
pub type Traits = [f32; TRAITS.len()];

/// After so many steps nearness has faded to about a third.
const FADES: f32 = 5.0;
/// [tp.car.double]
const CAR: f32 = 2.0;

/// What describes each seat; none that cannot win any more.
pub fn traits(game: &TjuvOchPolis) -> BySeat<Option<Traits>, SEATS> {
    let survey = Survey { game };
    let mut all = BySeat::all(None);
    for seat in game.thief_seats() {
        all[seat] = survey.thief(seat);
    }
    all[game.police] = Some(survey.police());
    all
}

struct Survey<'a> {
    game: &'a TjuvOchPolis,
}

impl Survey<'_> {
    fn police(&self) -> Traits {
        let game = self.game;
        let in_game = || game.thief_seats().map(|seat| game.thief(seat)).filter(|thief| is_in_game(thief));
        let to_come: u8 = in_game().map(|thief| LAST_ARREST.saturating_sub(thief.arrests)).sum();
        let behind_bars = in_game().filter(|thief| matches!(thief.fate, Fate::Taken | Fate::Prison { .. }));
        let at_large = in_game().filter(|thief| thief.fate == Fate::Free && thief.wanted);
        let in_reach = at_large.map(|thief| self.robberies(thief.carried) * self.police_near(thief));
        let money = self.flat(game.police_money);
        let mut traits = [0.0; TRAITS.len()];
        traits[..10].copy_from_slice(&[
            1.0,
            money,
            f32::from(u8::from(would_win(game, game.police))),
            f32::from(to_come) / f32::from(LAST_ARREST),
            in_game().count() as f32,
            behind_bars.count() as f32,
            libm::log1pf(in_reach.sum()),
            self.late(),
            money * self.late(),
            self.best_rival(game.police),
        ]);
        traits
    }

    fn thief(&self, seat: Seat) -> Option<Traits> {
        let game = self.game;
        let thief = game.thief(seat);
        let mut traits = [0.0; TRAITS.len()];
        let before_the_last = thief.arrests + 1 == LAST_ARREST && is_in_game(thief);
        let before_the_last = f32::from(u8::from(before_the_last));
        let hidden = self.flat(thief.hidden_sum());
        traits[20..25].copy_from_slice(&[
            f32::from(u8::from(would_win(game, seat))),
            if is_in_game(thief) { f32::from(thief.arrests) } else { 0.0 },
            before_the_last,
            before_the_last * hidden,
            self.best_rival(seat),
        ]);
        match thief.fate {
            Fate::Out => return None,
            Fate::Free => traits[10..20].copy_from_slice(&self.at_large(seat, thief)),
            Fate::Taken => traits[25..28].copy_from_slice(&[1.0, hidden, 0.0]),
            Fate::Prison { turns } => {
                traits[25..28].copy_from_slice(&[1.0, hidden, f32::from(turns) / 6.0]);
            }
            Fate::Away => {
                // Whoever has got away with less than another has for certain, has lost.
                if self.certain() > thief.carried {
                    return None;
                }
                traits[28..30].copy_from_slice(&[1.0, self.flat(thief.carried)]);
            }
            Fate::Leaving => {
                let ready = f32::from(throws_to_telegraph(game)) / 6.0;
                traits[28..31].copy_from_slice(&[1.0, self.flat(thief.carried), ready]);
            }
        }
        Some(traits)
    }

    fn at_large(&self, seat: Seat, thief: &Thief) -> [f32; 10] {
        let game = self.game;
        let carried = self.flat(thief.carried);
        let on_board = game.round > 0 && thief.at.on_board().is_some();
        let (mut wanted, mut near_police, mut near_exit, mut near_den) = (0.0, 0.0, 0.0, 0.0);
        if on_board {
            let city = &game.city;
            let is_hunted = thief.wanted && city.spot(thief.at).kind != Kind::Den;
            wanted = f32::from(u8::from(is_hunted));
            near_police = wanted * self.police_near(thief);
            let near = |steps: Option<u8>| steps.map_or(0.0, |steps| faded(f32::from(steps)));
            let can_pay = |place| thief.carried >= TjuvOchPolis::fare(city.spot(place).kind);
            let exits = city.exits.iter().copied().filter(|&place| can_pay(place));
            near_exit = near(exits.map(|place| city.thieves.distance(thief.at, place)).min());
            near_den = near(city.dens.iter().map(|&den| city.thieves.distance(thief.at, den)).min());
        }
        [
            1.0,
            carried,
            self.flat(thief.hidden_sum()),
            wanted,
            near_police,
            near_police * carried,
            near_exit * carried,
            near_den * carried,
            self.late(),
            f32::from(u8::from(is_last(game, seat))),
        ]
    }

    /// How near the police are: one for each piece beside the thief, the car as if half as far.
    fn police_near(&self, thief: &Thief) -> f32 {
        let game = self.game;
        if game.round == 0 || thief.at.on_board().is_none() {
            return 0.0;
        }
        let men = game.men().iter().filter(|man| game.is_mobile(man)).map(|man| (man.at, 1.0));
        let pieces = men.chain([(game.car.head, CAR)]);
        let near = |(at, speed)| faded(f32::from(game.city.policemen.distance(at, thief.at)) / speed);
        pieces.map(near).sum()
    }

    /// The most that another has, whatever may still become of it.
    fn best_rival(&self, seat: Seat) -> f32 {
        let game = self.game;
        let rivals = game.thief_seats().filter(|&rival| rival != seat).map(|rival| {
            let thief = game.thief(rival);
            if thief.fate == Fate::Out { 0 } else { thief.carried + thief.hidden_sum() }
        });
        let police = if seat == game.police { 0 } else { game.police_money };
        self.flat(rivals.max().unwrap_or_default().max(police))
    }

    /// The most that somebody has and cannot lose.
    fn certain(&self) -> u32 {
        let game = self.game;
        let away = game.thief_seats().map(|seat| game.thief(seat)).filter(|thief| thief.fate == Fate::Away);
        away.map(|thief| thief.carried).max().unwrap_or_default().max(game.police_money)
    }

    fn robberies(&self, sum: u32) -> f32 {
        sum as f32 / self.game.city.usual_loot
    }

    fn flat(&self, sum: u32) -> f32 {
        libm::log1pf(self.robberies(sum))
    }

    /// In hundreds of rounds.
    fn late(&self) -> f32 {
        f32::from(self.game.round) / 100.0
    }
}

fn is_in_game(thief: &Thief) -> bool {
    !matches!(thief.fate, Fate::Away | Fate::Out)
}

fn faded(steps: f32) -> f32 {
    libm::expf(-steps / FADES)
}
