//! Seats, sets of them, and one value for each.

use tabletop::{BySeat, SEATS_MAX, Seat, SeatSet, Viewer};

#[test]
fn going_left_comes_round_to_everybody() {
    for seats in 1..=SEATS_MAX as u8 {
        let mut seat = Seat(0);
        for expected in (1..seats).chain([0]) {
            seat = seat.left(seats);
            assert_eq!(seat, Seat(expected));
        }
    }
}

/// Every set of five seats, against a plain list.
#[test]
fn a_set_holds_what_was_put_in() {
    for bits in 0_u32..32 {
        let listed: Vec<Seat> = (0..5).map(Seat).filter(|seat| bits >> seat.0 & 1 == 1).collect();
        let set: SeatSet = listed.iter().copied().collect();
        assert_eq!(set.iter().collect::<Vec<_>>(), listed);
        assert_eq!(set.len() as usize, listed.len());
        assert_eq!(set.is_empty(), listed.is_empty());
        assert_eq!(set.first(), listed.first().copied());
        for seat in (0..5).map(Seat) {
            assert_eq!(set.contains(seat), listed.contains(&seat));
            let (mut with, mut without) = (set, set);
            with.insert(seat);
            without.remove(seat);
            assert!(with.contains(seat) && !without.contains(seat));
            assert_eq!(with.without(SeatSet::from(seat)), without);
            assert_eq!(set.and(SeatSet::from(seat)).is_empty(), !listed.contains(&seat));
        }
        assert_eq!(SeatSet::all(5).without(set).len(), 5 - set.len());
    }
}

#[test]
fn everybody_fits_into_a_set() {
    let all = SeatSet::all(SEATS_MAX as u8);
    assert_eq!(all.len() as usize, SEATS_MAX);
    assert!(all.contains(Seat(SEATS_MAX as u8 - 1)) && !all.contains(Seat(SEATS_MAX as u8)));
    assert_eq!(SeatSet::all(16).len(), 16);
    assert_eq!(SeatSet::all(0), SeatSet::EMPTY);
}

#[test]
fn winners_share_equally_and_others_get_nothing() {
    let winners: SeatSet = [Seat(0), Seat(1), Seat(3)].into_iter().collect();
    assert_eq!(winners.shares(4), [1.0 / 3.0, 1.0 / 3.0, 0.0, 1.0 / 3.0]);
    assert_eq!(SeatSet::from(Seat(1)).shares(2), [0.0, 1.0]);
    assert_eq!(SeatSet::EMPTY.shares(2), [0.0, 0.0]);
}

#[test]
fn each_seat_has_its_own_value() {
    let mut purses: BySeat<i32, 4> = BySeat::from_fn(|seat| i32::from(seat.0) * 10);
    purses[Seat(3)] += 5;
    assert_eq!(purses.iter().copied().collect::<Vec<_>>(), [0, 10, 20, 35]);
    purses.iter_mut().for_each(|purse| *purse += 1);
    assert_eq!(purses.first(2), [1, 11]);
    let few: BySeat<i32, 4> = [7, 8].into_iter().collect();
    assert_eq!(few.first(4), [7, 8, 0, 0]);
    assert_eq!(BySeat::<u8, 3>::all(9).first(3), [9, 9, 9]);
}

#[test]
fn eyes_see_what_is_theirs() {
    assert!(Viewer::Open.sees(Seat(4)) && !Viewer::Table.sees(Seat(4)));
    assert!(Viewer::Seat(Seat(4)).sees(Seat(4)) && !Viewer::Seat(Seat(3)).sees(Seat(4)));
}
