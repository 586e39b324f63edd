use crate::{
    Came, Car, Cause, Fate, Options, Piece, Place, Setup, SetupMan, SetupThief, Stage, TjuvOchPolis,
    position::Man, rules::NOTE,
};
use serde::{Deserialize, Serialize};
use std::num::NonZeroU32;
use tabletop::{Draw, Hidden, Seat, Viewer};

/// How many different sums somebody imagines who may not see one.
const GUESSES: NonZeroU32 = NonZeroU32::new(20).unwrap();

/// [tp.den.secret] Everything a viewer may know.
#[derive(Clone, Debug, Eq, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "ChaseView"))]
pub struct View {
    /// What the table agreed on beside the map.
    pub options: Options,
    /// What the game waits for.
    pub stage: Stage,
    /// Which seat is the police; none while they throw for it.
    pub police: Option<Seat>,
    /// Whose turn it is; nobody's when the game is over.
    pub turn: Option<Seat>,
    /// Counted from one; zero while the pieces are placed.
    pub round: u16,
    /// How far the piece moves, while a move by the die is due.
    pub die: Option<u8>,
    /// [tp.prison.escape] The thief whose turn it is has thrown a six in prison and walks out with it.
    pub escaping: bool,
    /// [tp.setup.police] The policeman who is to be placed, by number.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub to_place: Option<u8>,
    /// Money has been moved in the den at the start of this turn.
    pub moved_money: bool,
    /// What each seat threw for being the police: zero if not yet, or not any more.
    pub lots: Vec<u8>,
    /// Who still throws for it.
    pub contending: Vec<Seat>,
    /// The policemen, by number.
    pub men: Vec<ManView>,
    /// None until it is placed.
    pub car: Option<Car>,
    /// For how many turns of the police the car has stood in front of an escape square unmoved; at two it must leave.
    pub car_stays: u8,
    /// [tp.guard.count] Pieces that have stood too long on guarded squares: if any of them can move, one of them must.
    pub due: Vec<Piece>,
    /// The piece the police moved in this turn of theirs.
    pub moved: Option<Piece>,
    /// What the police have.
    pub police_money: u32,
    /// What is in the travel agency's till.
    pub till: u32,
    /// The thieves, in turn order.
    pub thieves: Vec<ThiefView>,
    /// Arrests to be carried out, in turn order.
    pub arrests: Vec<ArrestView>,
    /// The arrest being carried out.
    pub captive: Option<CaptiveView>,
    /// Where the table allows it.
    pub help: Option<Help>,
    /// [tp.end.count] What place each seat has come to, when the game is over. Equal sums share one.
    pub places: Vec<u8>,
}

/// A policeman, as everybody sees him.
#[derive(Clone, Debug, Eq, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ManView {
    /// None before he is placed; in matches by version 2 of the rules also after he has left the game.
    pub at: Option<Place>,
    /// He stands in the police house to the end, and takes no part.
    pub out: bool,
    /// How he came to where he stands.
    pub came: Came,
    /// The prisoners he guards.
    pub guards: Vec<Seat>,
    /// For how many turns of the police he has stood on a guarded square unmoved; at two he must leave.
    pub stays: u8,
}

/// A thief, as a viewer sees it.
#[derive(Clone, Debug, Eq, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ThiefView {
    /// Whose piece it is.
    pub seat: Seat,
    /// None off the board.
    pub at: Option<Place>,
    /// How the thief fares.
    pub fate: Fate,
    /// Whether the police may arrest the thief.
    pub wanted: bool,
    /// How often the thief has been arrested.
    pub arrests: u8,
    /// How the thief came to where it stands.
    pub came: Came,
    /// What the thief has along.
    pub carried: Money,
    /// By den, only those where there is something.
    pub hidden: Vec<HiddenView>,
    /// What lies in all dens together.
    pub stash: Money,
    /// What the thief has, along and hidden.
    pub total: Hidden<u32>,
}

/// Money of a thief: whether there is any is always seen.
#[derive(Copy, Clone, Debug, Eq, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Money {
    /// Always true of one who has paid a fare: what was left after it is not shown.
    pub any: bool,
    /// How much, if the viewer may know.
    pub sum: Hidden<u32>,
}

/// Money in a den.
#[derive(Copy, Clone, Debug, Eq, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct HiddenView {
    /// In which den.
    pub den: Place,
    /// How much, if the viewer may know.
    pub sum: Hidden<u32>,
}

/// An arrest that is due.
#[derive(Clone, Debug, Eq, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ArrestView {
    /// Who is to be arrested.
    pub thief: Seat,
    /// Why.
    pub cause: Cause,
    /// Who may make it.
    pub by: Vec<Piece>,
}

/// The arrest that is being carried out.
#[derive(Copy, Clone, Debug, Eq, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct CaptiveView {
    /// Who is being arrested.
    pub thief: Seat,
    /// None until it is settled who makes the arrest.
    pub by: Option<Piece>,
}

/// How likely the police arrest a thief with their next turn by landing on the square, or by blocking the only door:
/// in how many of six throws they can. Six also if a tram takes them there.
#[derive(Clone, Debug, Eq, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Help {
    /// For each thief whom the police are after, as things stand; not for one who sits in a den.
    pub thieves: Vec<Danger>,
    /// For each square the viewer, a thief on the move, could go to now.
    pub ends: Vec<EndDanger>,
}

/// How likely a thief is reached.
#[derive(Copy, Clone, Debug, Eq, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Danger {
    /// Which thief.
    pub thief: Seat,
    /// In how many of six throws.
    pub sixths: u8,
}

/// How likely a thief would be reached on a square.
#[derive(Copy, Clone, Debug, Eq, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct EndDanger {
    /// Which square.
    pub to: Place,
    /// In how many of six throws.
    pub sixths: u8,
}

impl View {
    /// Built up from nothing: what is not put in here is not known.
    pub(crate) fn of(game: &TjuvOchPolis, viewer: Viewer) -> View {
        let drawing = game.stage == Stage::DrawLots;
        View {
            options: game.options,
            stage: game.stage,
            police: (!drawing).then_some(game.police),
            turn: (game.stage != Stage::Over).then_some(game.turn),
            round: game.round,
            die: (game.die > 0).then_some(game.die),
            escaping: game.is_escaping(),
            to_place: (game.stage == Stage::PlaceMan).then(|| game.next_man()),
            moved_money: game.moved_money,
            lots: game.lots.first(game.options.seats).to_vec(),
            contending: game.contending.iter().collect(),
            men: if drawing { Vec::new() } else { game.men().iter().map(ManView::of).collect() },
            car: game.car.head.on_board().map(|_| game.car),
            car_stays: game.car_stays,
            due: if drawing { Vec::new() } else { game.due_pieces().iter().collect() },
            moved: game.moved_piece(),
            police_money: game.police_money,
            till: game.till,
            thieves: if drawing { Vec::new() } else { ThiefView::all(game, viewer) },
            arrests: ArrestView::all(game),
            captive: CaptiveView::of(game),
            help: game.options.help.then(|| Help::of(game, viewer)),
            places: if game.stage == Stage::Over { game.places() } else { Vec::new() },
        }
    }

    /// Some position that looks like this. Covered sums are anything that could be.
    pub(crate) fn guess(&self, start: &TjuvOchPolis, draw: &mut impl Draw) -> TjuvOchPolis {
        let men = self.men.iter().map(|man| SetupMan {
            at: man.at,
            out: man.out,
            came: man.came,
            guards: man.guards.iter().copied().collect(),
            stays: man.stays,
        });
        let setup = Setup {
            stage: self.stage,
            police: self.police.unwrap_or(Seat(0)),
            turn: self.turn.or(self.police).unwrap_or(Seat(0)),
            round: self.round,
            die: self.die.unwrap_or_default(),
            moved_money: self.moved_money,
            lots: self.lots.clone(),
            contending: self.contending.iter().copied().collect(),
            men: men.collect(),
            car: self.car,
            car_stays: self.car_stays,
            moved: self.moved,
            police_money: self.police_money,
            till: self.till,
            thieves: self.thieves.iter().map(|thief| thief.guess(draw)).collect(),
            arrests: self.arrests.iter().map(|it| (it.thief, it.cause, it.by.clone())).collect(),
            captive: self.captive.map(|captive| (captive.thief, captive.by)),
        };
        setup.position(start).expect("a view of a position can be set up")
    }
}

impl ManView {
    fn of(man: &Man) -> ManView {
        ManView {
            at: man.at.on_board(),
            out: man.out,
            came: man.came,
            guards: man.guards.iter().collect(),
            stays: man.stays,
        }
    }
}

impl ThiefView {
    fn all(game: &TjuvOchPolis, viewer: Viewer) -> Vec<ThiefView> {
        game.thief_seats().map(|seat| ThiefView::of(game, seat, viewer)).collect()
    }

    fn of(game: &TjuvOchPolis, seat: Seat, viewer: Viewer) -> ThiefView {
        let thief = game.thief(seat);
        // [tp.den.secret] In the end all is counted in the open.
        let seen = !game.options.secret_money || viewer.sees(seat) || game.stage == Stage::Over;
        let sum = |sum: u32| Hidden::unless_covered(seen, || sum);
        let paid = matches!(thief.fate, Fate::Leaving | Fate::Away)
            || (thief.fate == Fate::Taken && game.took_leaving(seat));
        let dens = game.city.dens.iter().zip(thief.hidden);
        let stashed = thief.hidden_sum();
        ThiefView {
            seat,
            at: thief.at.on_board(),
            fate: thief.fate,
            wanted: thief.wanted,
            arrests: thief.arrests,
            came: thief.came,
            carried: Money { any: thief.carried > 0 || paid, sum: sum(thief.carried) },
            hidden: dens
                .filter(|(_, hidden)| *hidden > 0)
                .map(|(&den, hidden)| HiddenView { den, sum: sum(hidden) })
                .collect(),
            stash: Money { any: stashed > 0, sum: sum(stashed) },
            total: sum(thief.carried + stashed),
        }
    }

    fn guess(&self, draw: &mut impl Draw) -> SetupThief {
        let mut imagine = |sum: Hidden<u32>| match sum {
            Hidden::Known(sum) => sum,
            Hidden::Secret => (draw.below(GUESSES) + 1) * NOTE,
        };
        SetupThief {
            seat: self.seat,
            at: self.at,
            fate: self.fate,
            wanted: self.wanted,
            arrests: self.arrests,
            came: self.came,
            carried: if self.carried.any { imagine(self.carried.sum) } else { 0 },
            hidden: self.hidden.iter().map(|hidden| (hidden.den, imagine(hidden.sum))).collect(),
        }
    }
}

impl ArrestView {
    fn all(game: &TjuvOchPolis) -> Vec<ArrestView> {
        let due = game.thief_seats().filter(|&seat| !game.takers[seat].is_empty());
        due.map(|thief| ArrestView {
            thief,
            cause: game.causes[thief],
            by: game.takers[thief].iter().collect(),
        })
        .collect()
    }
}

impl CaptiveView {
    fn of(game: &TjuvOchPolis) -> Option<CaptiveView> {
        let taken = matches!(
            game.stage,
            Stage::ChooseCell | Stage::ChoosePost | Stage::ChooseCarHome | Stage::Sentence
        );
        let arresting = taken || game.stage == Stage::ChooseTaker;
        arresting.then(|| CaptiveView { thief: game.captive, by: taken.then_some(game.taker) })
    }
}
