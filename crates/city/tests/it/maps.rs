//! The maps that come with the game.

use city::{Kind, Place, Plan, SHIPPED, read_map, shipped};
use std::collections::BTreeSet;

fn plan(name: &str) -> Plan {
    read_map(shipped(name).unwrap()).unwrap_or_else(|faults| {
        panic!("{name}: {}", faults.iter().map(|fault| format!("\n{fault}")).collect::<String>())
    })
}

fn all(plan: &Plan, is_one: impl Fn(Kind) -> bool) -> Vec<Place> {
    plan.places().filter(|&place| is_one(plan.square(place).kind)).collect()
}

fn is_bank(kind: Kind) -> bool {
    matches!(kind, Kind::Bank { .. })
}

fn sum(kind: Kind) -> Option<u32> {
    if let Kind::Bank { sum } | Kind::Post { sum } = kind { Some(sum) } else { None }
}

/// The steps from the nearest of some squares to every square, along the streets.
fn steps(plan: &Plan, from: &[Place]) -> Vec<u32> {
    let mut steps = vec![u32::MAX; plan.squares.len()];
    let mut reached = from.to_vec();
    for place in from {
        steps[place.index()] = 0;
    }
    let mut nth = 0;
    while let Some(&here) = reached.get(nth) {
        nth += 1;
        if plan.square(here).kind != Kind::Street && !from.contains(&here) {
            continue;
        }
        for next in plan.neighbours(here) {
            if steps[next.index()] == u32::MAX {
                steps[next.index()] = steps[here.index()] + 1;
                reached.push(next);
            }
        }
    }
    steps
}

fn least(steps: &[u32], places: &[Place]) -> u32 {
    places.iter().map(|place| steps[place.index()]).min().unwrap()
}

#[test]
fn our_maps_are_in_order_and_every_square_has_an_address() {
    for name in SHIPPED {
        let plan = plan(name);
        let mut taken = BTreeSet::new();
        for square in &plan.squares {
            let address = square.address.unwrap_or_else(|| panic!("{name}: {square:?}"));
            let is_new = square.kind != Kind::Street || taken.insert((address.street, address.number));
            assert!(is_new, "{name}: two squares with one address: {square:?}");
            let is_place = !matches!(square.kind, Kind::Street | Kind::House);
            assert_eq!(square.name.is_some(), is_place, "{name}: {square:?}");
        }
    }
    assert_eq!(shipped("atlantis"), None);
}

#[test]
fn addresses_count_along_the_street() {
    let town = plan("smastad");
    let address = |place: Place| {
        let address = town.square(place).address.unwrap();
        format!("{} {}", town.streets[usize::from(address.street)].name.sv, address.number)
    };
    assert_eq!(address(town.gate), "Storgatan 3");
    assert_eq!(address(town.gatehouse), "Storgatan 3");
    assert_eq!(
        address(town.at(8, 8).unwrap()),
        "Storgatan 1",
        "the corner belongs to the street named first"
    );
    assert_eq!(address(town.at(9, 8).unwrap()), "Västra Storgatan 8");
    assert_eq!(address(town.at(7, 8).unwrap()), "Hantverkargatan 7");
    assert_eq!(address(town.at(0, 12).unwrap()), "Skolgatan 5", "the den opens onto this street");
}

#[test]
fn the_documentation_shows_the_small_town() {
    let described = include_str!("../../../../docs/maps.md");
    let (_, drawing) = shipped("smastad").unwrap().split_once("\nmap\n").unwrap();
    let indented: String = drawing.lines().map(|line| format!("    {line}\n")).collect();
    assert!(described.contains(&indented));
}

#[test]
fn the_city_has_the_proportions_of_a_good_chase() {
    let city = plan("storstad");
    let streets = all(&city, |kind| kind == Kind::Street).len();
    assert!((280..=320).contains(&streets), "{streets} street squares");

    let from_house = steps(&city, &all(&city, |kind| kind == Kind::House));
    let from_gate = steps(&city, &[city.gate]);
    let loot = all(&city, |kind| sum(kind).is_some());
    let banks = all(&city, is_bank);
    assert!(loot.len() >= 12);
    let yields = |place: &Place| sum(city.square(*place).kind).unwrap();
    let away = |place: &Place| from_house[place.index()];
    let [richest] = loot.iter().filter(|place| yields(place) == 20_000).collect::<Vec<_>>()[..] else {
        panic!("one bank is the richest");
    };
    assert!((5..=10).contains(&away(richest)) && (5..=10).contains(&from_gate[richest.index()]));
    for one in &loot {
        for other in loot.iter().filter(|other| away(other) > away(one)) {
            assert!(yields(other) <= yields(one), "sums fall towards the edges: {:?}", city.square(*other));
        }
    }
    let outer: Vec<u32> = banks.iter().filter(|bank| yields(bank) <= 6000).map(away).collect();
    assert!(outer.len() >= 4 && outer.iter().all(|steps| (12..=22).contains(steps)), "{outer:?}");

    let escapes = all(&city, Kind::is_escape);
    let dens = all(&city, |kind| kind == Kind::Den);
    assert!(dens.len() >= 5);
    for den in dens {
        let from_den = steps(&city, &[den]);
        let name = &city.square(den).name;
        assert!((8..=16).contains(&least(&from_den, &banks)), "{name:?}");
        assert!((8..=16).contains(&least(&from_den, &loot)), "{name:?}");
        assert!((7..=12).contains(&least(&from_den, &escapes)), "{name:?}");
    }
}

#[test]
fn the_city_has_offices_of_every_kind_with_one_door_and_with_two() {
    let city = plan("storstad");
    let kinds: [fn(Kind) -> bool; 3] =
        [is_bank, |kind| matches!(kind, Kind::Post { .. }), |kind| kind == Kind::Telegraph];
    for kind in kinds {
        let doors: BTreeSet<usize> =
            all(&city, kind).into_iter().map(|office| city.doors(office).count()).collect();
        assert_eq!(doors, BTreeSet::from([1, 2]));
    }
    assert!(all(&city, |kind| kind == Kind::Telegraph).len() >= 3);
}

#[test]
fn the_trams_of_the_city_shorten_ways() {
    let city = plan("storstad");
    assert!(city.lines.len() >= 4);
    for line in &city.lines {
        assert!((6..=8).contains(&line.stops.len()), "line {}", line.number);
        let mut ways = Vec::new();
        for stop in &line.stops {
            let from_stop = steps(&city, &[*stop]);
            ways.extend(
                line.stops.iter().filter(|other| *other != stop).map(|other| from_stop[other.index()]),
            );
        }
        // A ride costs one turn; a throw of the die takes one three and a half steps.
        let mean = ways.iter().sum::<u32>() / ways.len() as u32;
        assert!(mean >= 14, "line {}: {mean} steps from stop to stop", line.number);
    }
    assert!(city.squares.iter().filter(|square| square.lines.len() == 2).count() >= 2);
}

#[test]
fn the_small_town_is_small() {
    let town = plan("smastad");
    let streets = all(&town, |kind| kind == Kind::Street).len();
    assert!((120..=150).contains(&streets), "{streets} street squares");
    assert!((5..=6).contains(&all(&town, |kind| sum(kind).is_some()).len()));
    assert_eq!(all(&town, |kind| kind == Kind::Den).len(), 3);
    assert_eq!(town.lines.len(), 2);
}

#[test]
fn tracks_run_along_the_streets_from_stop_to_stop_the_shortest_way() {
    for name in SHIPPED {
        let plan = plan(name);
        for line in &plan.lines {
            let mut on_board: Vec<Place> =
                plan.places().filter(|&p| plan.square(p).lines.contains(&line.number)).collect();
            let between: Vec<Vec<u32>> = on_board.iter().map(|&stop| steps(&plan, &[stop])).collect();
            let length = line.track.len() as u32 - 1;
            let shortest = shortest_tour(&between, &on_board, &mut (0..on_board.len()).collect(), 0);
            assert_eq!(length, shortest, "{name}, line {}", line.number);

            assert!(line.track.windows(2).all(|pair| plan.doors(pair[0]).any(|next| next == pair[1])));
            let mut track = line.track.iter();
            assert!(line.stops.iter().all(|stop| track.any(|place| place == stop)), "in order");
            assert_eq!((line.track.first(), line.track.last()), (line.stops.first(), line.stops.last()));
            let mut stops = line.stops.clone();
            stops.sort_unstable();
            on_board.sort_unstable();
            assert_eq!(stops, on_board);
        }
    }
}

/// Tries every order of the stops from `fixed` on.
fn shortest_tour(between: &[Vec<u32>], stops: &[Place], order: &mut Vec<usize>, fixed: usize) -> u32 {
    if fixed == order.len() {
        return order.windows(2).map(|pair| between[pair[0]][stops[pair[1]].index()]).sum();
    }
    let mut shortest = u32::MAX;
    for next in fixed..order.len() {
        order.swap(fixed, next);
        shortest = shortest.min(shortest_tour(between, stops, order, fixed + 1));
        order.swap(fixed, next);
    }
    shortest
}
