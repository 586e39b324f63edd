//! Our maps through the versions of the rules: a match goes on in the city it was laid in.

use city::{PRINTINGS, read_map};
use tabletop::{Game, Replay, verify};
use tjuv_och_polis::{Config, Map, Options, Refusal, TjuvOchPolis};

fn config(map: &str) -> Config {
    Config { map: Map::Shipped(map.to_owned()), options: Options::usual(4) }
}

/// [tp.board.map] Of all printings of a map the newest that a version of the rules knows.
#[test]
fn every_version_of_the_rules_is_played_on_the_maps_of_its_time() {
    for rules in TjuvOchPolis::RULES {
        for known in PRINTINGS.iter().filter(|printing| printing.since <= rules) {
            let newest = PRINTINGS.iter().filter(|other| other.name == known.name && other.since <= rules);
            let newest = newest.max_by_key(|printing| printing.since).unwrap();
            let game = TjuvOchPolis::new(&config(known.name), rules).unwrap();
            assert_eq!(game.board().plan, read_map(newest.text).unwrap(), "{} by rules {rules}", known.name);
        }
        for unknown in PRINTINGS.iter().filter(|printing| printing.since > rules) {
            let older = PRINTINGS.iter().any(|other| other.name == unknown.name && other.since <= rules);
            let laid = TjuvOchPolis::new(&config(unknown.name), rules);
            assert_eq!(
                laid.err(),
                (!older).then_some(Refusal::NoSuchMap),
                "{} by rules {rules}",
                unknown.name
            );
        }
    }
}

/// Played by version 1 of the rules, before its sums and telegraph stations were tuned.
#[test]
fn a_match_in_the_first_storhamn_still_holds() {
    let replay: Replay = serde_json::from_str(include_str!("replay-1.json")).unwrap();
    assert_eq!(replay.rules, 1);
    let steps = replay.steps.len();
    assert_eq!(verify::<TjuvOchPolis>(&replay).unwrap().steps as usize, steps);
    let by_the_next = Replay { rules: 2, ..replay };
    assert!(verify::<TjuvOchPolis>(&by_the_next).is_err(), "in the tuned city it would have gone otherwise");
}
