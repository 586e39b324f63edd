//! The city: a plan drawn in a map file, and what follows from it for those who move in it.

mod drives;
mod fault;
mod plan;
mod read;
mod refuge;
mod shipped;
mod squares;
mod ways;

pub use fault::{Feature, Form, MapFault, Wrong};
pub use plan::{Address, Ground, Kind, Line, Place, Plan, Quarter, Square, Street, Words};
pub use read::{MAX_BYTES as MAX_MAP_BYTES, read as read_map};
pub use shipped::{SHIPPED, shipped};
pub(crate) use squares::Squares;
pub(crate) use ways::{Ends, Walker, Ways};

use crate::{Car, DENS, Map, Refusal};
use drives::Drives;
use refuge::Refuges;
use std::sync::{Arc, LazyLock, Mutex, OnceLock, PoisonError};

/// [tp.board.map] A city with everything about it that does not change while it is played in.
#[derive(Debug)]
pub struct City {
    /// Where it comes from.
    pub(crate) map: Map,
    pub(crate) plan: Plan,
    /// Drawn when it is first asked for: games in the lab never look at it.
    picture: OnceLock<String>,
    spots: Vec<Spot>,
    /// [tp.board.dens] At most [`DENS`].
    pub(crate) dens: Vec<Place>,
    /// [tp.board.station] The ten squares of the police house.
    pub(crate) house: Vec<Place>,
    /// [tp.board.loot] Banks and post offices with their sums.
    pub(crate) loot: Vec<(Place, u32)>,
    /// What a robbery yields on average.
    pub(crate) usual_loot: f32,
    /// [tp.board.escapes]
    pub(crate) exits: Vec<Place>,
    /// The travel agency.
    pub(crate) agency: Place,
    /// [tp.setup.car] Every way the car can stand outside the gate.
    pub(crate) car_homes: Vec<Car>,
    pub(crate) policemen: Ways,
    pub(crate) thieves: Ways,
    pub(crate) drives: Drives,
    pub(crate) refuges: Refuges,
}

/// What the rules ask of a square again and again.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Spot {
    pub(crate) kind: Kind,
    /// [tp.board.trams] The lines that stop here; zero for none.
    pub(crate) lines: [u8; 2],
    /// The number of the den.
    pub(crate) den: u8,
    /// [tp.arrest.door] The street square before a bank or post office that is open on one side only.
    pub(crate) only_door: Place,
    /// [tp.guard.escape] Right in front of an escape square.
    pub(crate) before_escape: bool,
}

impl Spot {
    #[inline]
    pub(crate) fn is_stop(&self) -> bool {
        self.lines[0] != 0
    }
}

/// The shipped cities are the same for everybody, so they are made once.
static SHIPPED_CITIES: LazyLock<[Arc<City>; SHIPPED.len()]> = LazyLock::new(|| {
    SHIPPED.map(|name| {
        let text = shipped(name).expect("every listed map is shipped");
        let plan = read_map(text).expect("the shipped maps are in order");
        Arc::new(City::new(Map::Shipped(name.to_owned()), plan))
    })
});

/// Cities that people have drawn, the last asked for at the end. To work one out takes as long as a thousand moves, and a
/// bot that imagines a position asks for its city at every decision.
static OWN_CITIES: Mutex<Vec<Arc<City>>> = Mutex::new(Vec::new());
/// So many of them are remembered.
const OWN_CITIES_MAX: usize = 8;

impl City {
    /// The city of a map.
    pub(crate) fn of(map: &Map) -> Result<Arc<City>, Refusal> {
        match map {
            Map::Shipped(name) => {
                let number = SHIPPED.iter().position(|known| known == name).ok_or(Refusal::NoSuchMap)?;
                Ok(Arc::clone(&SHIPPED_CITIES[number]))
            }
            Map::Own(text) => {
                if let Some(city) = City::recalled(map) {
                    return Ok(city);
                }
                let plan = read_map(text).map_err(|faults| Refusal::BadMap { faults })?;
                let city = Arc::new(City::new(map.clone(), plan));
                City::remember(Arc::clone(&city));
                Ok(city)
            }
        }
    }

    /// A city that somebody has drawn, if it is remembered.
    fn recalled(map: &Map) -> Option<Arc<City>> {
        let mut cities = OWN_CITIES.lock().unwrap_or_else(PoisonError::into_inner);
        let known = cities.iter().position(|city| city.map == *map)?;
        let city = cities.remove(known);
        cities.push(Arc::clone(&city));
        Some(city)
    }

    fn remember(city: Arc<City>) {
        let mut cities = OWN_CITIES.lock().unwrap_or_else(PoisonError::into_inner);
        if cities.len() == OWN_CITIES_MAX {
            cities.remove(0);
        }
        cities.push(city);
    }

    fn new(map: Map, plan: Plan) -> City {
        let of_kind = |kind: Kind| plan.places().filter(|&place| plan.square(place).kind == kind).collect();
        let dens: Vec<Place> = of_kind(Kind::Den);
        assert!(dens.len() <= DENS, "the reader lets through no more dens");
        let loot: Vec<(Place, u32)> = plan.places().filter_map(|place| loot_at(&plan, place)).collect();
        let policemen = Ways::new(&plan, Walker::Policeman);
        let thieves = Ways::new(&plan, Walker::Thief);
        let drives = Drives::new(&plan);
        City {
            spots: plan.places().map(|place| spot(&plan, &dens, place)).collect(),
            house: of_kind(Kind::House),
            usual_loot: loot.iter().map(|(_, sum)| *sum as f32).sum::<f32>() / loot.len() as f32,
            loot,
            agency: plan
                .places()
                .find(|&place| plan.square(place).kind == Kind::Agency)
                .unwrap_or(Place::NOWHERE),
            exits: plan.places().filter(|&place| plan.square(place).kind.is_escape()).collect(),
            car_homes: drives.around(plan.gate).collect(),
            refuges: Refuges::new(&plan, &thieves),
            map,
            plan,
            picture: OnceLock::new(),
            dens,
            policemen,
            thieves,
            drives,
        }
    }

    pub(crate) fn picture(&self) -> &str {
        self.picture.get_or_init(|| crate::picture::inner(&self.plan))
    }

    #[inline]
    pub(crate) fn spot(&self, place: Place) -> &Spot {
        &self.spots[place.index()]
    }

    pub(crate) fn has(&self, place: Place) -> bool {
        place.index() < self.spots.len()
    }

    /// The stops of a line.
    pub(crate) fn stops(&self, line: u8) -> &[Place] {
        self.plan.lines.iter().find(|known| known.number == line).map_or(&[], |known| &known.stops)
    }
}

/// Cities are told apart by their maps.
impl PartialEq for City {
    fn eq(&self, other: &City) -> bool {
        self.map == other.map
    }
}

impl Eq for City {}

/// What a bank or post office yields.
fn loot_at(plan: &Plan, place: Place) -> Option<(Place, u32)> {
    if let Kind::Bank { sum } | Kind::Post { sum } = plan.square(place).kind {
        Some((place, sum))
    } else {
        None
    }
}

fn spot(plan: &Plan, dens: &[Place], place: Place) -> Spot {
    let square = plan.square(place);
    let mut lines = [0; 2];
    for (slot, &line) in lines.iter_mut().zip(&square.lines) {
        *slot = line;
    }
    let mut doors = plan.doors(place);
    let is_robbed = matches!(square.kind, Kind::Bank { .. } | Kind::Post { .. });
    Spot {
        kind: square.kind,
        lines,
        den: dens.iter().position(|&den| den == place).unwrap_or_default() as u8,
        only_door: match (doors.next(), doors.next()) {
            (Some(door), None) if is_robbed => door,
            _ => Place::NOWHERE,
        },
        before_escape: square.kind == Kind::Street
            && plan.neighbours(place).any(|beside| plan.square(beside).kind.is_escape()),
    }
}
