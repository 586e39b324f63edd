use crate::script::played;

/// [tp.arrest.bounty] 1 000 for every 5 000 begun, and nothing for nothing. The rest goes back to the bank.
#[test]
fn the_police_get_a_thousand_for_every_five_thousand_begun() {
    let table = [
        (0, 0),
        (1_000, 1_000),
        (4_000, 1_000),
        (5_000, 1_000),
        (6_000, 2_000),
        (10_000, 2_000),
        (11_000, 3_000),
        (20_000, 4_000),
        (21_000, 5_000),
    ];
    for (lost, bounty) in table {
        let told = played(&format!(
            "
            money 7000
            man 0 p5
            thief 1 p8 wanted carries {lost}
            car b11/c11
            ---
            0 throw 3
            0 march 0 p8
            0 put_in_cell d5
            0 post_guard e5
            die 2
            look
            "
        ));
        assert!(told.contains(&format!("\"lost\":{lost},\"bounty\":{bounty}}}")), "{told}");
        assert!(told.contains(&format!("police {},", 7_000 + bounty)), "{told}");
        assert!(told.contains("arrests 1, carries 0\n"), "{told}");
    }
}
