use crate::{script::Names, script_position::position_of};
use tabletop::{Game, Seat, Viewer};
use tjuv_och_polis::Action;

/// The danger, in sixths, of every square that the thief on seat 1 can walk to with a throw.
fn dangers(position: &str, die: u32) -> Vec<(String, u8)> {
    let (mut game, plan) = position_of(position);
    let thief = Seat(1);
    game.play(thief, &Action::Throw, &mut ()).unwrap();
    game.chance(die - 1, &mut ());
    let help = game.view(Viewer::Seat(thief)).help.expect("the table allows help");
    let names = Names(plan);
    help.ends.iter().map(|end| (names.name(end.to), end.sixths)).collect()
}

/// [tp.arrest.nearest] [tp.arrest.surround] Also when the police have yet to choose who makes the arrest. To the other side
/// of the agency it is five steps for either policeman, and no other throw will do.
#[test]
fn a_ring_that_closes_is_certain_danger() {
    let position = "
        options help
        turn 1
        man 0 m2
        man 1 o2
        thief 1 agency wanted carries 1000
        car b11/c11
    ";
    assert_eq!(dangers(position, 1), [("n2".to_owned(), 6), ("n4".to_owned(), 1)]);
}
