//! What describes a position: a weight means what the trait at its place says.

use crate::bot::{ORANGE, RED, position_of, table};
use expect_test::expect;
use monopol::{trait_names, traits};
use tabletop::Seat;

/// Every trait of one player that is not zero, by its name.
#[test]
fn the_traits_of_one_position_are_these() {
    let mut view = table(&[
        (ORANGE[0], Seat(0)),
        (ORANGE[1], Seat(0)),
        (ORANGE[2], Seat(0)),
        (RED[0], Seat(0)),
        (RED[1], Seat(1)),
        (RED[2], Seat(1)),
    ]);
    view.round = 12;
    view.players[0].cash = 9_000;
    view.holdings[usize::from(RED[0].0)].mortgaged = true;
    let traits = traits(&position_of(&view))[Seat(0)];
    let told: String = trait_names()
        .iter()
        .zip(traits)
        .filter(|(_, value)| *value != 0.0)
        .map(|(name, value)| format!("{name}: {value:.3}\n"))
        .collect();
    expect![[r#"
        the logarithm of cash, in thousands: 2.303
        cash, in ten thousands: 0.900
        the logarithm of what could be raised, in thousands: 2.695
        rent that comes in within a round, in thousands: 0.112
        the root of that income: 0.334
        rent that comes in with the houses there is money for, in thousands: 0.455
        the root of that income soon: 0.675
        what a throw on average brings all others, in thousands: 0.022
        what a throw brings all others with the houses they have money for, in thousands: 0.022
        the dearest visit as a part of what could be raised: 0.028
        the dearest visit with those houses as a part of what could be raised: 0.028
        the dearest visit as a part of the cash: 0.042
        printed prices of free land, in ten thousands: 1.080
        printed prices of mortgaged land, in ten thousands: 0.420
        a whole group, 4 of 8: 1.000
        players with whom groups could be completed on both sides: 1.000
        groups of others that lack only its lots: 1.000
        land that the bank has, as a part of all: 0.786
        players, of seven: 0.429
        rounds, of a hundred: 0.120
        the most rent that another gets within a round, in thousands: 0.053
        the most rent that another gets with those houses, in thousands: 0.053
        its worth as a part of the average: 0.725
        houses that the bank has, as a part of all: 1.000
        the most that another is worth, as a part of the average: 1.281
        the cash of the others on average, in ten thousands: 3.000
        one: 1.000
    "#]]
    .assert_eq(&told);
}

#[test]
fn every_trait_has_a_name_of_its_own() {
    let mut names: Vec<String> = trait_names().into_iter().filter(|name| !name.is_empty()).collect();
    assert_eq!(names.len(), 62);
    names.sort();
    names.dedup();
    assert_eq!(names.len(), 62, "two have the same name");
}
