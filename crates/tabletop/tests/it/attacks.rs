//! The five ways in which somebody could have the luck they wanted in matches of the first kind. Each is carried out:
//! there it succeeds and `verify` says that all is well; in a match of the second kind the same is found, or fails.
//!
//! What is wanted: Anna and the bot are dealt a one, and Bo, the host's friend, a six. It comes once in 330 matches.

use crate::{
    finished::{ANNA, BO, TABLE, brought, host, with_luck, with_nonces},
    kept::kept_by,
    start,
};
use sha2::{Digest, Sha256, compress256};
use tabletop::{
    Bytes16, Bytes32, Kept, Luck, Match, Mismatch, NotKept, Number, Replay, SERVER_PURPOSE, Seat, SeatLuck,
    Seed, ServerPart, check_kept,
    cuckoo::{Cuckoo, Event},
    testing::seed,
    verify,
};

/// How many numbers a cheat is ready to try: a second's work.
const TRIES: u32 = 20_000;

fn cards(of: &Seed) -> Vec<u8> {
    let game = Match::start(start(3), of);
    let card = |event: &Event| {
        let Event::Dealt { card, .. } = event else { return None };
        card.known().copied()
    };
    game.last().all_events().filter_map(card).collect()
}

/// The first of many numbers that gives what is wanted.
fn grind<T>(mut make: impl FnMut(u32) -> T, seed: impl Fn(&T) -> Seed) -> T {
    let found = (0..TRIES).map(&mut make).find(|tried| cards(&seed(tried)) == [1, 1, 6]);
    found.expect("it comes once in 330 matches")
}

fn nonce(number: u32) -> Bytes16 {
    let bytes = seed(number).0.0;
    Bytes16(std::array::from_fn(|place| bytes[place]))
}

fn number(number: u32) -> Number {
    Number(seed(number).0)
}

/// What Anna's and Bo's devices stored before they told their numbers to this host.
fn kept(host: ServerPart) -> [Kept; 2] {
    let honest = with_luck(host, 2, vec![brought(0, ANNA), brought(2, BO)]);
    [kept_by(0, ANNA, &honest), kept_by(2, BO, &honest)]
}

/// Another number under the commitment that everybody has seen.
fn under(commitment: Number, seat: u8, number: Number) -> SeatLuck {
    SeatLuck { commitment: Some(commitment.commitment()), ..brought(seat, number) }
}

fn holds(replay: &Replay) -> bool {
    verify::<Cuckoo>(replay).is_ok()
}

fn has_what_was_wanted(replay: &Replay) -> bool {
    cards(&Seed(replay.seed)) == [1, 1, 6]
}

/// 1. The host replaces the number of a guest.
#[test]
fn a_number_that_the_host_exchanged_is_found() {
    let host = host(1);
    let first = grind(nonce, |anna| host.first_seed([*anna, nonce(7)]));
    let replay = with_nonces(host, 2, [first, nonce(7)]);
    assert!(has_what_was_wanted(&replay) && holds(&replay));

    // Under Anna's commitment the number is found by everybody,
    let [anna, bo] = kept(host);
    let bo_brought = brought(2, BO);
    let forged = grind(|tried| under(ANNA, 0, number(tried)), |anna| host.seed(TABLE, &[*anna, bo_brought]));
    let replay = with_luck(host, 2, vec![forged, bo_brought]);
    assert_eq!(verify::<Cuckoo>(&replay), Err(Mismatch::Number { seat: Seat(0) }));
    // and with another commitment by Anna, and by all others who kept hers.
    let forged = grind(|tried| brought(0, number(tried)), |anna| host.seed(TABLE, &[*anna, bo_brought]));
    let replay = with_luck(host, 2, vec![forged, bo_brought]);
    assert!(has_what_was_wanted(&replay) && holds(&replay));
    assert_eq!(check_kept(&replay, &anna), Err(NotKept::Number));
    assert_eq!(check_kept(&replay, &bo), Err(NotKept::Commitment { seat: Seat(0) }));
}

/// 2. The host thinks of its part when it knows all numbers.
#[test]
fn a_server_part_that_was_chosen_late_is_found() {
    let nonces = [nonce(7), nonce(8)];
    let late = grind(host, |host| host.first_seed(nonces));
    let replay = with_nonces(late, 2, nonces);
    assert!(has_what_was_wanted(&replay) && holds(&replay));

    // What the pages stored before they told anything is the commitment to another part.
    let persons = [brought(0, ANNA), brought(2, BO)];
    let late = grind(host, |host| host.seed(TABLE, &persons));
    let mut replay = with_luck(late, 2, persons.to_vec());
    assert!(has_what_was_wanted(&replay) && holds(&replay));
    let published = host(TRIES);
    for kept in kept(published) {
        assert_eq!(check_kept(&replay, &kept), Err(NotKept::Host));
    }
    let Luck::Second { commitment, .. } = &mut replay.luck else { panic!("of the second kind") };
    *commitment = published.commitment();
    assert_eq!(verify::<Cuckoo>(&replay), Err(Mismatch::Commitment));
}

/// 3. Whoever tells a number last, and knows all else, chooses it.
#[test]
fn whoever_speaks_last_can_only_be_silent() {
    let host = host(1);
    let last = grind(nonce, |bo| host.first_seed([nonce(7), *bo]));
    let replay = with_nonces(host, 2, [nonce(7), last]);
    assert!(has_what_was_wanted(&replay) && holds(&replay));

    let [anna, _] = kept(host);
    let anna_brought = brought(0, ANNA);
    let fitted = grind(|tried| under(BO, 2, number(tried)), |bo| host.seed(TABLE, &[anna_brought, *bo]));
    let replay = with_luck(host, 2, vec![anna_brought, fitted]);
    assert_eq!(verify::<Cuckoo>(&replay), Err(Mismatch::Number { seat: Seat(2) }));
    let fitted = grind(|tried| brought(2, number(tried)), |bo| host.seed(TABLE, &[anna_brought, *bo]));
    let replay = with_luck(host, 2, vec![anna_brought, fitted]);
    assert!(has_what_was_wanted(&replay) && holds(&replay));
    assert_eq!(check_kept(&replay, &anna), Err(NotKept::Commitment { seat: Seat(2) }));

    // One choice is left, between two seeds, and the verdict names who had it.
    let silent = SeatLuck { number: None, ..brought(2, BO) };
    let replay = with_luck(host, 2, vec![anna_brought, silent]);
    assert_eq!(verify::<Cuckoo>(&replay).unwrap().without, [Seat(2)]);
    assert_eq!(check_kept(&replay, &anna).unwrap().withheld, [Seat(2)]);
}

/// 4. Somebody watches bots, and knows what has been published.
#[test]
fn nobody_foresees_what_bots_draw() {
    let tables = 0..500;
    let first = |number: &u32| {
        let host = host(*number);
        cards(&Seed(host.first_commitment())) == cards(&host.first_seed([]))
    };
    assert_eq!(tables.clone().filter(first).count(), 500);

    let second = |number: &u32| {
        let host = host(*number);
        let published = host.commitment();
        let guesses =
            [Seed(published), ServerPart(published).seed(TABLE, &[]), ServerPart(published).first_seed([])];
        let dealt = cards(&host.seed(TABLE, &[]));
        guesses.iter().any(|guess| cards(guess) == dealt)
    };
    // Three guesses come true by chance once in 300 matches or so.
    assert!(tables.filter(second).count() < 10);
}

/// SHA-256 goes on from the hash of a text that was so many bytes long with its padding: the text need not be known.
fn extended(hash: Bytes32, padded: usize, more: &[u8]) -> Bytes32 {
    let mut state: [u32; 8] =
        std::array::from_fn(|word| u32::from_be_bytes(std::array::from_fn(|byte| hash.0[4 * word + byte])));
    let rest = [more, &padding(padded + more.len())].concat();
    for block in rest.chunks_exact(64) {
        compress256(&mut state, &[*sha2::digest::generic_array::GenericArray::from_slice(block)]);
    }
    let bytes = state.map(u32::to_be_bytes).concat();
    Bytes32(bytes.try_into().expect("eight words are 32 bytes"))
}

/// What SHA-256 adds to a text of so many bytes: a bit, nothing, and the length in bits, up to a whole block.
fn padding(length: usize) -> Vec<u8> {
    let zeros = (64 + 55 - length % 64) % 64;
    [&[0x80][..], &vec![0; zeros], &(8 * length as u64).to_be_bytes()].concat()
}

/// 5. Two who sit first give the padding of the server part as their numbers, and go on from the commitment.
#[test]
fn a_seed_does_not_follow_from_a_commitment_by_lengthening() {
    let (host, pad) = (host(1), padding(32));
    let nonces = [0, 16].map(|from| Bytes16(pad[from..from + 16].try_into().unwrap()));
    let replay = with_nonces(host, 2, nonces);
    assert!(holds(&replay));
    assert_eq!(extended(host.first_commitment(), 64, &[]), replay.seed, "the server part was not needed");

    // The commitment can be lengthened still, to the hash of something that is not what a seed is made of.
    let own_padding = padding(SERVER_PURPOSE.len() + 32);
    let numbers = [Number(Bytes32(pad.try_into().unwrap())), BO];
    let persons = vec![brought(0, numbers[0]), brought(2, numbers[1])];
    let replay = with_luck(host, 2, persons);
    let told = numbers.map(|number| number.0.0).concat();
    for more in [&[][..], &told[..32], &told] {
        let lengthened = extended(host.commitment(), 64, more);
        let text = [SERVER_PURPOSE.as_bytes(), &host.0.0, &own_padding, more].concat();
        assert_eq!(lengthened.0[..], Sha256::digest(text)[..], "it was done rightly");
        assert_ne!(lengthened, replay.seed);
    }
}
