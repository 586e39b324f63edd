//! What a table can agree on before the start, and what it cannot.

use expect_test::{Expect, expect};
use monopol::{Config, Monopol};
use tabletop::{Game, Refusal as _};

fn refused(config: Config, expected: Expect) {
    let refusal = Monopol::newest(&config).expect_err("nobody can play so");
    let told = serde_json::to_string(&refusal).unwrap();
    expected.assert_eq(&format!("[{}] {told}", refusal.rule().0));
}

/// [mo.players] Two to seven.
#[test]
fn neither_one_nor_eight_can_play() {
    for seats in [0, 1, 8, 255] {
        refused(Config::usual(seats), expect![[r#"[mo.players] {"code":"seat_count","min":2,"max":7}"#]]);
    }
    for seats in 2..=7 {
        assert!(Monopol::newest(&Config::usual(seats)).is_ok());
    }
}

/// [mo.short] Two to four deeds each, so that all can pay.
#[test]
fn neither_one_deed_nor_five_are_dealt() {
    for dealt in [0, 1, 5, 255] {
        let config = Config { dealt: Some(dealt), ..Config::usual(3) };
        refused(config, expect![[r#"[mo.short] {"code":"dealt_count","min":2,"max":4}"#]]);
    }
}

/// [mo.end.clock]
#[test]
fn a_limit_is_at_least_one_round() {
    for rounds in [0, 1_001, u16::MAX] {
        let config = Config { rounds: Some(rounds), ..Config::usual(3) };
        refused(config, expect![[r#"[mo.end.clock] {"code":"round_limit","min":1,"max":1000}"#]]);
    }
}

/// [mo.rent.claim.window]
#[test]
fn the_time_to_notice_has_bounds() {
    for claim_seconds in [0, 121, u16::MAX] {
        let config = Config { claim_seconds, ..Config::usual(3) };
        refused(config, expect![[r#"[mo.rent.claim.window] {"code":"claim_time","min":1,"max":120}"#]]);
    }
}
