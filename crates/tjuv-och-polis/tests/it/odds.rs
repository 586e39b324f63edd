//! What the chances of the seats rest on.

use crate::script_position::position_of;
use expect_test::expect;
use std::fmt::Write;
use tabletop::Seat;
use tjuv_och_polis::{TRAITS, traits};

/// The weights were learnt for these traits, in this order and on these scales.
#[test]
fn the_traits_of_a_position_are_as_they_were_learnt() {
    let (game, _) = position_of(
        "
        round 50
        money 9000
        man 0 g7
        man 1 p11
        man 2 p5
        car b4/b5
        thief 1 west-den wanted carries 5000
        thief 2 away carries 50000
        ",
    );
    let described = traits(&game);
    let mut told = String::new();
    for seat in (0..3).map(Seat) {
        for (name, value) in TRAITS.iter().zip(described[seat].expect("everybody can win")) {
            if value != 0.0 {
                writeln!(told, "{} {name}: {value:.3}", seat.0).unwrap();
            }
        }
    }
    expect![[r#"
        0 police: 1.000
        0 police: money: 1.005
        0 police: arrests to come: 1.000
        0 police: thieves in the game: 1.000
        0 police: loot in reach: 0.000
        0 police: hundreds of rounds: 0.500
        0 police: money when late: 0.502
        0 police: best rival: 2.362
        1 thief at large: 1.000
        1 at large: carried: 0.674
        1 at large: loot near an exit: 0.248
        1 at large: loot near a den: 0.674
        1 at large: hundreds of rounds: 0.500
        1 at large: last in the streets: 1.000
        1 thief: best rival: 2.362
        2 thief: richest if all ended now: 1.000
        2 thief: best rival: 1.005
        2 gone or going: 1.000
        2 gone or going: taken along: 2.362
    "#]]
    .assert_eq(&told);
}
