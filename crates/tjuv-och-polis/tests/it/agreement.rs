//! What can be agreed before the start, and what cannot.

use tabletop::{Game, Refusal as _, Seat};
use tjuv_och_polis::{Config, Edition, Map, Options, ROUNDS_MAX, Refusal, TjuvOchPolis};

fn refused(config: &Config) -> Refusal {
    TjuvOchPolis::newest(config).expect_err("such a game cannot be played")
}

fn with(options: Options) -> Config {
    Config { map: Map::default(), options }
}

/// [tp.setup.players] The police and one to five thieves.
#[test]
fn two_to_six_play() {
    for seats in 2..=6 {
        assert!(TjuvOchPolis::newest(&with(Options::usual(seats))).is_ok());
    }
    for seats in [0, 1, 7, 255] {
        let refusal = refused(&with(Options::usual(seats)));
        assert_eq!(refusal, Refusal::SeatCount { min: 2, max: 6 });
        assert_eq!(refusal.rule().0, "tp.setup.players");
    }
}

/// [tp.setup.players] Who is the police is agreed, and must sit at the table.
#[test]
fn the_police_sit_at_the_table() {
    let agreed = |seat| with(Options { police: Some(Seat(seat)), ..Options::usual(3) });
    assert!(TjuvOchPolis::newest(&agreed(2)).is_ok());
    let refusal = refused(&agreed(3));
    assert_eq!(refusal, Refusal::NoSuchPolice { seat: Seat(3) });
    assert_eq!(refusal.rule().0, "tp.setup.players");
}

/// [tp.end.clock] One round at least.
#[test]
fn a_limit_on_rounds_has_bounds() {
    let limit = |rounds| with(Options { rounds: Some(rounds), ..Options::usual(3) });
    for rounds in [1, ROUNDS_MAX] {
        assert!(TjuvOchPolis::newest(&limit(rounds)).is_ok());
    }
    for rounds in [0, ROUNDS_MAX + 1] {
        let refusal = refused(&limit(rounds));
        assert_eq!(refusal, Refusal::RoundLimit { min: 1, max: ROUNDS_MAX });
        assert_eq!(refusal.rule().0, "tp.end.clock");
    }
}

/// [tp.board.map] The city is a map file; one with faults is refused, and each fault says where it is.
#[test]
fn a_map_with_faults_is_refused() {
    let map = include_str!("provstad.map");
    let own = |map: &str| Config { map: Map::Own(map.to_owned()), options: Options::usual(2) };
    assert!(TjuvOchPolis::newest(&own(map)).is_ok());

    let refusal = refused(&own(&map.replace("#.....+......1..#", "#.....+...?..1..#")));
    let Refusal::BadMap { faults } = &refusal else { panic!("{refusal:?}") };
    let row = 1 + map.lines().position(|line| line.starts_with("#.....+")).unwrap();
    assert_eq!((usize::from(faults[0].line), faults[0].column), (row, 11));
    assert_eq!(refusal.rule().0, "tp.board.map");
}

/// [tp.board.map]
#[test]
fn an_unknown_map_is_refused() {
    let config = Config { map: Map::Shipped("atlantis".to_owned()), options: Options::usual(2) };
    assert_eq!(refused(&config), Refusal::NoSuchMap);
}

/// [tp.arrest.guard] [tp.den.secret] [tp.end.long] [tp.end.clock] What nobody mentions is as the rulebook has it.
#[test]
fn what_is_not_mentioned_is_as_in_the_rulebook() {
    let config: Config = serde_json::from_str(r#"{"options":{"seats":4}}"#).unwrap();
    let usual = Options {
        seats: 4,
        police: None,
        edition: Edition::Klassisk,
        guard: true,
        secret_money: false,
        long_game: false,
        rounds: None,
        help: false,
    };
    assert_eq!(config, Config { map: Map::default(), options: usual });
    assert_eq!(usual, Options::usual(4));
}
