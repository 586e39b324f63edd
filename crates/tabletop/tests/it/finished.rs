//! Finished matches to look at, and to forge.

use serde_json::value::RawValue;
use tabletop::{
    AnyMatch, Bytes16, Bytes32, Dice, Game, Level, Luck, Match, Number, Replay, ReplaySeat, Seat, SeatLuck,
    Seed, ServerPart, at_random,
    cuckoo::{Config, Cuckoo},
    testing::seed,
};

/// A match with a bot between two persons, and what they brought to the seed.
fn played(rules: u16, nonces: [Option<Bytes16>; 2], luck: Luck, seed_of_match: Seed) -> Replay {
    let config = Config { seats: 3 };
    let mut game = Match::start(Cuckoo::new(&config, rules).unwrap(), &seed_of_match);
    let mut steps = Vec::new();
    let winners = game.play_out(at_random(Dice::new(&seed(3))), |game| steps.push(game.replay_step()));
    Replay {
        spelbord_replay: Replay::FORMAT,
        game: Cuckoo::NAME.to_owned(),
        rules,
        options: serde_json::value::to_raw_value(&config).unwrap(),
        seats: vec![
            ReplaySeat::Person { name: "Anna".to_owned(), nonce: nonces[0] },
            ReplaySeat::Bot { name: "Sixten".to_owned(), level: Some(Level::Medium) },
            ReplaySeat::Person { name: "Bo".to_owned(), nonce: nonces[1] },
        ],
        luck,
        seed: seed_of_match.0,
        played_on: Vec::new(),
        steps,
        winners: winners.unwrap().iter().collect(),
    }
}

pub(crate) fn of_the_first_kind(number: u32, rules: u16) -> Replay {
    with_nonces(host(number), rules, [Bytes16([1; 16]), Bytes16([2; 16])])
}

pub(crate) fn with_nonces(host: ServerPart, rules: u16, nonces: [Bytes16; 2]) -> Replay {
    let luck = Luck::First { commitment: host.first_commitment(), server_part: host.0 };
    played(rules, nonces.map(Some), luck, host.first_seed(nonces))
}

pub(crate) const ANNA: Number = Number(Bytes32([1; 32]));
pub(crate) const BO: Number = Number(Bytes32([2; 32]));

pub(crate) fn brought(seat: u8, number: Number) -> SeatLuck {
    SeatLuck { seat: Seat(seat), commitment: Some(number.commitment()), number: Some(number) }
}

pub(crate) const TABLE: &str = "table";

/// The secret of a host, one for each number.
pub(crate) fn host(number: u32) -> ServerPart {
    ServerPart(seed(number).0)
}

pub(crate) fn with_luck(host: ServerPart, rules: u16, persons: Vec<SeatLuck>) -> Replay {
    let (commitment, seed) = (host.commitment(), host.seed(TABLE, &persons));
    let luck = Luck::Second { table: TABLE.to_owned(), commitment, server_part: host.0, persons };
    played(rules, [None, None], luck, seed)
}

pub(crate) fn finished_match(number: u32, rules: u16) -> Replay {
    with_luck(host(number), rules, vec![brought(0, ANNA), brought(2, BO)])
}

/// A match whose winners share it.
pub(crate) fn shared(play: fn(u32, u16) -> Replay) -> Replay {
    (0..).map(|number| play(number, 2)).find(|replay| replay.winners.len() == 2).unwrap()
}

pub(crate) fn shared_match() -> Replay {
    shared(finished_match)
}

pub(crate) fn raw(text: &str) -> Box<RawValue> {
    RawValue::from_string(text.to_owned()).unwrap()
}
