//! Whether anybody is told what they may not know.

use super::{menu_of, walk};
use crate::{Draw, Game, Imagine, Next, Seat, Viewer, film::Film};
use std::{num::NonZeroU32, ops::Range};

/// What each viewer can know is all it is sent. At one in `sample` of the positions where a seat must act:
/// - what a viewer guesses from its view looks the same to that viewer, leaves it the same menu, and the same seats out;
/// - played on from the guess with the same open moves, of seats that are waited for or asked, everything the viewer is
///   told, and sees between two events, stays the same, although the hidden cards differ;
/// - where the game says that it hides nothing, whoever watches knows all there is to know.
///
/// # Panics
///
/// If a secret gets out.
pub fn secrets_stay_secret<G: Imagine>(config: &G::Config, matches: Range<u32>, sample: NonZeroU32) {
    let start = G::newest(config).expect("these options are allowed");
    for number in matches {
        walk(config, number, |game: &G, dice| {
            let Next::Seats(waiting) = game.next() else { return };
            if dice.below(sample) > 0 {
                return;
            }
            let seats = (0..game.seats()).map(Seat);
            for viewer in seats.clone().map(Viewer::Seat).chain([Viewer::Table, Viewer::Open]) {
                let view = game.view(viewer);
                let imagined = G::guess(&start, &view, dice);
                assert_eq!(
                    imagined.view(viewer),
                    view,
                    "match {number}: the guess looks different to {viewer:?}"
                );
                assert_eq!(
                    imagined.out(),
                    game.out(),
                    "match {number}: who is out tells {viewer:?} a secret"
                );
                assert!(
                    game.hides() || imagined.view(Viewer::Open) == game.view(Viewer::Open),
                    "match {number}: something is hidden from {viewer:?}"
                );
                for seat in seats.clone().filter(|&seat| viewer.sees(seat)) {
                    assert_eq!(
                        menu_of(game, seat),
                        menu_of(&imagined, seat),
                        "match {number}: the menu tells a secret"
                    );
                }
                for seat in waiting.iter().copied().chain(game.asked()) {
                    told_the_same(game, &imagined, seat, viewer, number);
                }
            }
        });
    }
}

/// Plays every action of a seat that both positions accept, and compares what the viewer is told.
fn told_the_same<G: Game>(game: &G, imagined: &G, seat: Seat, viewer: Viewer, number: u32) {
    for action in &menu_of(game, seat) {
        let (mut real, mut other) = (game.clone(), imagined.clone());
        let (mut real_log, mut other_log) = (Film(Vec::new()), Film(Vec::new()));
        real.play(seat, action, &mut real_log).expect("all of the menu is accepted");
        // The hidden cards differ, so what another seat does may be impossible there.
        if other.play(seat, action, &mut other_log).is_err() {
            continue;
        }
        let told = |log: &Film<G>| log.0.iter().map(|(e, _)| G::mask(e, viewer)).collect::<Vec<_>>();
        assert_eq!(told(&real_log), told(&other_log), "match {number}: {viewer:?} is told a secret");
        // What a seat does itself may lay something open to it: a pile it steals, a card it turns.
        if !viewer.sees(seat) {
            let seen = |log: &Film<G>| log.0.iter().map(|(_, at)| at.view(viewer)).collect::<Vec<_>>();
            assert_eq!(
                seen(&real_log),
                seen(&other_log),
                "match {number}: {viewer:?} sees a secret in passing"
            );
            assert_eq!(real.view(viewer), other.view(viewer), "match {number}: {viewer:?} sees a secret");
        }
        draw_the_same(real, other, viewer, number);
    }
}

/// Lets nature move once in both positions, and compares what a viewer is told who may not see the outcome.
fn draw_the_same<G: Game>(real: G, other: G, viewer: Viewer, number: u32) {
    let (Next::Chance(n), Next::Chance(m)) = (real.next(), other.next()) else { return };
    assert_eq!(n, m, "match {number}: {viewer:?} could tell the positions apart by the number of outcomes");
    let told = |game: &G, outcome: u32| {
        let (mut after, mut log) = (game.clone(), Film(Vec::new()));
        after.chance(outcome, &mut log);
        let covered: Vec<_> = log.0.iter().map(|(e, _)| G::mask(e, viewer)).collect();
        let is_open = log.0.iter().map(|(e, _)| e).eq(&covered);
        let seen: Vec<_> = log.0.iter().map(|(_, at)| at.view(viewer)).collect();
        (is_open, covered, seen, after.view(viewer))
    };
    let (open, real_told, real_seen, real_view) = told(&real, 0);
    let (_, other_told, other_seen, other_view) = told(&other, n.get() - 1);
    if !open {
        assert_eq!(real_told, other_told, "match {number}: {viewer:?} is told what was drawn");
        assert_eq!(real_seen, other_seen, "match {number}: {viewer:?} sees in passing what was drawn");
        assert_eq!(real_view, other_view, "match {number}: {viewer:?} sees what was drawn");
    }
}
