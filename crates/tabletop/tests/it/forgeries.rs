//! Replay files that somebody has changed.

use crate::finished::{
    ANNA, BO, brought, finished_match, host, of_the_first_kind, raw, shared, shared_match, with_luck,
};
use tabletop::{
    Bytes16, Bytes32, Luck, Mismatch, Number, Replay, ReplaySeat, RuleId, Seat, SeatLuck, ServerPart,
    cuckoo::Cuckoo, verify,
};

/// Whatever is changed in a replay, the check names it.
#[test]
fn every_forgery_is_found() {
    let found = |forge: &dyn Fn(&mut Replay)| {
        let mut replay = shared_match();
        forge(&mut replay);
        verify::<Cuckoo>(&replay).unwrap_err()
    };
    let no_such_action = |step| Mismatch::Action { step, rule: None };
    assert_eq!(found(&|r| r.spelbord_replay = 9), Mismatch::Format { found: 9 });
    assert_eq!(found(&|r| r.rules = 0), Mismatch::Rules { found: 0, oldest: 1, newest: 2 });
    assert_eq!(found(&|r| r.rules = 3), Mismatch::Rules { found: 3, oldest: 1, newest: 2 });
    assert_eq!(found(&|r| r.options = raw("{\"seats\":9}")), Mismatch::Options);
    assert_eq!(found(&|r| r.options = raw("[]")), Mismatch::Options);
    assert_eq!(found(&|r| r.options = raw("{\"seats\":2}")), Mismatch::Seats);
    assert_eq!(found(&|r| r.steps[0].draws[1].drawn ^= 1), Mismatch::Draw { step: 0, draw: 1 });
    assert_eq!(found(&|r| r.steps[0].draws[1].of += 1), Mismatch::Draw { step: 0, draw: 1 });
    assert_eq!(found(&|r| drop(r.steps[0].draws.pop())), Mismatch::Draw { step: 0, draw: 2 });
    assert_eq!(found(&|r| drop(r.steps[0].draws[0].events.pop())), Mismatch::Events { step: 0 });
    assert_eq!(found(&|r| r.steps[1].events.clear()), Mismatch::Events { step: 1 });
    assert_eq!(found(&|r| r.steps[1].seat = None), no_such_action(1));
    assert_eq!(found(&|r| r.steps[1].seat = Some(Seat(200))), no_such_action(1));
    assert_eq!(found(&|r| r.steps[1].action = None), no_such_action(1));
    assert_eq!(found(&|r| r.steps[1].action = Some(raw("{\"type\":\"cheat\"}"))), no_such_action(1));
    let agree = Mismatch::Action { step: 1, rule: Some(RuleId("ck.ask")) };
    assert_eq!(found(&|r| r.steps[1].action = Some(raw("{\"type\":\"agree\"}"))), agree);
    assert_eq!(found(&|r| drop(r.steps.pop())), Mismatch::Unfinished);
    assert_eq!(found(&|r| r.steps.push(r.steps[1].clone())), Mismatch::Unfinished);
    assert_eq!(found(&|r| r.steps.clear()), Mismatch::Unfinished);
    assert_eq!(found(&|r| r.winners.truncate(1)), Mismatch::Result);
    assert_eq!(found(&|r| r.winners.reverse()), Mismatch::Result);
    assert_eq!(found(&|r| r.winners.push(Seat(200))), Mismatch::Result);
    assert_eq!(found(&|r| r.winners.push(r.winners[1])), Mismatch::Result);
}

const OTHER: Bytes32 = Bytes32([9; 32]);

/// What a seed of the second kind is made of, to be changed piece by piece.
struct Pieces {
    table: String,
    commitment: Bytes32,
    server_part: Bytes32,
    persons: Vec<SeatLuck>,
}

#[test]
fn every_forgery_of_the_luck_is_found() {
    let found = |forge: &dyn Fn(&mut Pieces)| {
        let mut replay = shared_match();
        let Luck::Second { table, commitment, server_part, persons } = replay.luck else {
            panic!("it is of the second kind")
        };
        let mut pieces = Pieces { table, commitment, server_part, persons };
        forge(&mut pieces);
        let Pieces { table, commitment, server_part, persons } = pieces;
        replay.luck = Luck::Second { table, commitment, server_part, persons };
        verify::<Cuckoo>(&replay).unwrap_err()
    };
    assert_eq!(found(&|p| p.commitment = OTHER), Mismatch::Commitment);
    assert_eq!(found(&|p| p.server_part = OTHER), Mismatch::Commitment);
    assert_eq!(found(&|p| p.table.push('s')), Mismatch::Seed);
    let stray = |seat| Mismatch::Number { seat: Seat(seat) };
    assert_eq!(found(&|p| p.persons[0].number = Some(Number(OTHER))), stray(0));
    assert_eq!(found(&|p| p.persons[1].commitment = Some(OTHER)), stray(2));
    assert_eq!(found(&|p| p.persons[1].commitment = None), stray(2));
    assert_eq!(found(&|p| p.persons[1].number = None), Mismatch::Seed);
    assert_eq!(found(&|p| p.persons[1] = brought(2, Number(OTHER))), Mismatch::Seed);
    assert_eq!(found(&|p| p.persons.reverse()), Mismatch::Persons);
    assert_eq!(found(&|p| p.persons.push(p.persons[1])), Mismatch::Persons);
    assert_eq!(found(&|p| p.persons.truncate(1)), Mismatch::Persons);
    assert_eq!(found(&|p| p.persons.insert(1, brought(1, BO))), Mismatch::Persons);
    assert_eq!(found(&|p| p.persons[1].seat = Seat(1)), Mismatch::Persons);

    let mut other_seed = shared_match();
    other_seed.seed = OTHER;
    assert_eq!(verify::<Cuckoo>(&other_seed), Err(Mismatch::Seed));
}

/// Even if its seed is made of it: a number nobody committed to, and whatever else nobody has looked at.
#[test]
fn a_seed_may_be_made_of_nothing_else() {
    let uncommitted = SeatLuck { commitment: None, ..brought(2, BO) };
    let replay = with_luck(host(1), 2, vec![brought(0, ANNA), uncommitted]);
    assert_eq!(verify::<Cuckoo>(&replay), Err(Mismatch::Number { seat: Seat(2) }));
    let twice = with_luck(host(1), 2, vec![brought(0, ANNA), brought(2, BO), brought(2, ANNA)]);
    assert_eq!(verify::<Cuckoo>(&twice), Err(Mismatch::Persons));
    let of_a_bot = with_luck(host(1), 2, vec![brought(0, ANNA), brought(1, BO), brought(2, BO)]);
    assert_eq!(verify::<Cuckoo>(&of_a_bot), Err(Mismatch::Persons));

    let mut with_a_nonce = finished_match(1, 2);
    with_a_nonce.seats[0] = ReplaySeat::Person { name: "Anna".to_owned(), nonce: Some(Bytes16([1; 16])) };
    assert_eq!(verify::<Cuckoo>(&with_a_nonce), Err(Mismatch::Persons));
}

#[test]
fn every_forgery_of_the_first_kind_is_found() {
    let found = |forge: &dyn Fn(&mut Replay)| {
        let mut replay = shared(of_the_first_kind);
        forge(&mut replay);
        verify::<Cuckoo>(&replay).unwrap_err()
    };
    let luck = |commitment, server_part| Luck::First { commitment, server_part };
    let own = ServerPart(OTHER).first_commitment();
    assert_eq!(found(&|r| r.luck = luck(OTHER, OTHER)), Mismatch::Commitment);
    assert_eq!(found(&|r| r.luck = luck(own, OTHER)), Mismatch::Seed);
    assert_eq!(found(&|r| r.seed = OTHER), Mismatch::Seed);
    assert_eq!(found(&|r| r.seats.swap(0, 2)), Mismatch::Seed);
    let nobody = ReplaySeat::Person { name: "Anna".to_owned(), nonce: None };
    assert_eq!(found(&|r| r.seats[0] = nobody.clone()), Mismatch::Persons);
}

/// Nobody knows who made a decision but the host, but nobody stands in for a bot, nor in the opening.
#[test]
fn a_stand_in_decides_only_for_a_person() {
    let replay = shared_match();
    for (at, step) in replay.steps.iter().enumerate() {
        let mut marked = replay.clone();
        marked.steps[at].stand_in = true;
        let found = verify::<Cuckoo>(&marked);
        match step.seat {
            Some(Seat(0 | 2)) => assert_eq!(found, verify::<Cuckoo>(&replay)),
            Some(_) | None => assert_eq!(found, Err(Mismatch::StandIn { step: at as u32 })),
        }
    }
}

#[test]
fn a_file_with_too_many_seats_is_no_match() {
    let mut many = shared_match();
    many.seats = vec![many.seats[0].clone(); 300];
    assert_eq!(verify::<Cuckoo>(&many), Err(Mismatch::Seats));
}

/// Nobody acts in the opening.
#[test]
fn an_opening_with_an_action_is_forged() {
    for (seat, action) in [
        (Some(Seat(0)), None),
        (None, Some(raw("{\"type\":\"keep\"}"))),
        (Some(Seat(0)), Some(raw("{\"type\":\"keep\"}"))),
    ] {
        let mut replay = shared_match();
        (replay.steps[0].seat, replay.steps[0].action) = (seat, action);
        assert_eq!(verify::<Cuckoo>(&replay), Err(Mismatch::Action { step: 0, rule: None }));
    }
}

/// Of a field that stands twice one reader believes the first and another the last.
#[test]
fn a_field_that_stands_twice_is_forged() {
    let mut replay = shared_match();
    let event = replay.steps[0].draws[0].events[0].get().to_owned();
    let twice = event.replace("\"seat\":0", "\"seat\":2,\"seat\":0");
    assert_ne!(event, twice);
    replay.steps[0].draws[0].events[0] = raw(&twice);
    assert_eq!(verify::<Cuckoo>(&replay), Err(Mismatch::Events { step: 0 }));
}
