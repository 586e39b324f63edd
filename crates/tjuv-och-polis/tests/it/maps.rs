//! The maps that come with the game.

use tjuv_och_polis::{SHIPPED, read_map, shipped};

#[test]
fn our_maps_are_in_order() {
    for name in SHIPPED {
        let plan = read_map(shipped(name).unwrap()).unwrap_or_else(|faults| {
            panic!("{name}: {}", faults.iter().map(|fault| format!("\n{fault}")).collect::<String>())
        });
        for square in &plan.squares {
            assert!(square.address.is_some(), "{name}: {square:?}");
        }
    }
    assert_eq!(shipped("atlantis"), None);
}
