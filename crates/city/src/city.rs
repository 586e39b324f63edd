use crate::{Car, Drives, Kind, Place, Plan, Refuges, Walker, Ways};

/// The most dens a city may have.
pub const DENS: usize = 8;

/// [tp.board.map] A city with everything about it that does not change while it is played in.
#[derive(Debug)]
pub struct City {
    /// As it was drawn.
    pub plan: Plan,
    spots: Vec<Spot>,
    /// [tp.board.dens] At most [`DENS`].
    pub dens: Vec<Place>,
    /// [tp.board.station] The ten squares of the police house.
    pub house: Vec<Place>,
    /// [tp.board.loot] Banks and post offices with their sums.
    pub loot: Vec<(Place, u32)>,
    /// What a robbery yields on average.
    pub usual_loot: f32,
    /// [tp.board.escapes] The railway station, the airport and the harbour.
    pub exits: Vec<Place>,
    /// The travel agency.
    pub agency: Place,
    /// [tp.setup.car] Every way the car can stand outside the gate.
    pub car_homes: Vec<Car>,
    /// Where policemen can walk.
    pub policemen: Ways,
    /// Where thieves can walk.
    pub thieves: Ways,
    /// Where the radio car can drive.
    pub drives: Drives,
    /// Where thieves are safe from being surrounded.
    pub refuges: Refuges,
}

/// What the rules ask of a square again and again.
#[derive(Copy, Clone, Debug)]
pub struct Spot {
    /// What kind of square it is.
    pub kind: Kind,
    /// [tp.board.trams] The lines that stop here; zero for none.
    pub lines: [u8; 2],
    /// The number of the den.
    pub den: u8,
    /// [tp.arrest.door] The street square before a bank or post office that is open on one side only.
    pub only_door: Place,
    /// [tp.guard.escape] Right in front of an escape square.
    pub before_escape: bool,
}

impl Spot {
    /// Whether a tram stops here.
    #[inline]
    pub fn is_stop(&self) -> bool {
        self.lines[0] != 0
    }
}

impl City {
    /// Works out everything that follows from a plan. For a large city it takes as long as a thousand moves, so a match
    /// does it once.
    pub fn new(plan: Plan) -> City {
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
            plan,
            dens,
            policemen,
            thieves,
            drives,
        }
    }

    /// What the rules ask of a square.
    #[inline]
    pub fn spot(&self, place: Place) -> &Spot {
        &self.spots[place.index()]
    }

    /// Whether there is such a square.
    #[inline]
    pub fn has(&self, place: Place) -> bool {
        place.index() < self.spots.len()
    }

    /// The stops of a line.
    #[inline]
    pub fn stops(&self, line: u8) -> &[Place] {
        self.plan.lines.iter().find(|known| known.number == line).map_or(&[], |known| &known.stops)
    }
}

/// Everything follows from the plan.
impl PartialEq for City {
    fn eq(&self, other: &City) -> bool {
        self.plan == other.plan
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
