//! Whether what can be taken back told nobody anything, and leaves no trace.

use super::{menu_of, seed};
use crate::{
    DECISIONS_MAX, Draw, Game, Imagine, Match, Next, QuickDice, Seat, Viewer, at_random, play_out::decided,
};
use std::{cell::RefCell, num::NonZeroU32, ops::Range};

/// So many positions are imagined for each viewer.
const GUESSES: usize = 3;

/// A step without a [draw](Match::drew) that [showed](Match::showed) nothing can be taken back, and nobody is asked. So
/// nobody may have learnt anything by it: no other seat, not the public table, and not the one who acted. At one in
/// `sample` of the positions of matches played at random from `start`, for everything on any menu that could be taken
/// back,
/// - in several positions that a viewer could take for this one the same action of the same seat is accepted;
/// - it tells and shows that viewer the same there as here, and leaves it the same menu.
///
/// Answers how many such steps there were, so that a game can see that the check was about something.
///
/// ```
/// use std::num::NonZeroU32;
/// use tabletop::cuckoo::{Config, Cuckoo};
/// use tabletop::{Game, testing};
///
/// let start = Cuckoo::newest(&Config { seats: 3 }).unwrap();
/// assert!(testing::undo_tells_nothing(&start, 0..20, NonZeroU32::MIN) > 100);
/// ```
///
/// # Panics
///
/// If something could be learnt from a step that can be taken back.
pub fn undo_tells_nothing<G: Imagine>(start: &G, matches: Range<u32>, sample: NonZeroU32) -> usize {
    let mut count = 0;
    for number in matches {
        let dice = RefCell::new(QuickDice::new(u64::from(number)));
        let mut played = Match::start(start.clone(), &seed(number));
        let ended = played.play_out(at_random(&dice), |played| {
            if (&dice).below(sample) == 0 {
                count += Slips::of(played, number).tell_nothing(start, &dice);
            }
        });
        assert!(ended.is_some(), "{}: match {number} never ends", G::NAME);
    }
    count
}

/// Everything that anybody could do at a position and take back.
struct Slips<'a, G: Game> {
    before: &'a G,
    after: Vec<(Seat, G::Action, Match<G>)>,
    number: u32,
}

impl<G: Imagine> Slips<'_, G> {
    fn of(played: &Match<G>, number: u32) -> Slips<'_, G> {
        let mut after = Vec::new();
        for seat in (0..played.game().seats()).map(Seat) {
            for action in menu_of(played.game(), seat) {
                let mut slip = played.clone();
                slip.play(seat, &action).expect("all of the menu is accepted");
                if can_be_taken_back(&slip) {
                    after.push((seat, action, slip));
                }
            }
        }
        Slips { before: played.game(), after, number }
    }

    fn tell_nothing(&self, start: &G, mut dice: &RefCell<QuickDice>) -> usize {
        let viewers = (0..self.before.seats()).map(|seat| Viewer::Seat(Seat(seat))).chain([Viewer::Table]);
        for viewer in viewers.filter(|_| !self.after.is_empty()) {
            let view = self.before.view(viewer);
            for _ in 0..GUESSES {
                self.tell_nothing_to(viewer, &G::guess(start, &view, &mut dice));
            }
        }
        self.after.len()
    }

    fn tell_nothing_to(&self, viewer: Viewer, imagined: &G) {
        let number = self.number;
        for (seat, action, slip) in &self.after {
            let (mut other, mut log) = (imagined.clone(), Vec::new());
            if let Err(refusal) = other.play(*seat, action, &mut log) {
                panic!("match {number}: {action:?} of {seat:?} shows {viewer:?} that it was not {refusal:?}");
            }
            let learns = |what: &str| format!("match {number}: by {action:?} of {seat:?} {viewer:?} {what}");
            let told = |events: &[G::Event]| events.iter().map(|e| G::mask(e, viewer)).collect::<Vec<_>>();
            assert_eq!(told(&slip.last().events), told(&log), "{}", learns("is told a secret"));
            let game = slip.game();
            assert_eq!(game.view(viewer), other.view(viewer), "{}", learns("sees a secret"));
            let waits = |game: &G| (game.next(), game.asked(), game.out(), game.time_limit());
            assert_eq!(waits(game), waits(&other), "{}", learns("learns a secret from who is to act"));
            for own in (0..game.seats()).map(Seat).filter(|&own| viewer.sees(own)) {
                assert_eq!(menu_of(game, own), menu_of(&other, own), "{}", learns("is offered a secret"));
            }
        }
    }
}

/// Plays at random from `start`, takes back half of what can be taken back, and plays on. What still stands, played from
/// the same seed without the rest, comes to the same positions: the stream of draws has not moved.
///
/// Answers how many steps were taken back.
///
/// # Panics
///
/// If something that was taken back left a trace.
pub fn undo_leaves_no_trace<G: Game>(start: &G, matches: Range<u32>) -> usize {
    let mut count = 0;
    for number in matches {
        let (stands, taken_back) = played_with_slips(start, number);
        count += taken_back;
        let mut again = Match::start(start.clone(), &seed(number));
        for (seat, action, position) in stands {
            again.play(seat, &action).expect("it was accepted when other things had been taken back");
            assert_eq!(again.game(), &position, "match {number}: what was taken back left a trace");
        }
        let is_over = matches!(again.game().next(), Next::Over(_));
        assert!(is_over, "{}: match {number} never ends", G::NAME);
    }
    count
}

/// A match at random in which half of what can be taken back is: what stands in the end, with the position that each
/// step led to, and how many steps do not.
fn played_with_slips<G: Game>(start: &G, number: u32) -> (Vec<(Seat, G::Action, G)>, usize) {
    let mut dice = QuickDice::new(u64::from(number));
    let mut played = Match::start(start.clone(), &seed(number));
    let (mut stands, mut taken_back) = (Vec::new(), 0);
    for _ in 0..DECISIONS_MAX {
        let Next::Seats(waiting) = played.game().next() else { break };
        let before = played.clone();
        let any = &mut |_: &G, _: Seat, menu: &[G::Action]| dice.pick(menu).clone();
        let (seat, action) = decided(played.game(), &waiting, &mut Vec::new(), any);
        played.play(seat, &action).expect("all of the menu is accepted");
        if can_be_taken_back(&played) && *dice.pick(&[true, false]) {
            played = before;
            taken_back += 1;
        } else {
            stands.push((seat, action, played.game().clone()));
        }
    }
    (stands, taken_back)
}

fn can_be_taken_back<G: Game>(played: &Match<G>) -> bool {
    !played.drew() && !played.showed()
}
