//! How large the frames of a step are: what is told of a step in beats, beside the same frame with the events alone.

use crate::{engine, monopol};
use tabletop::{AnyMatch, Bot, Bytes32, Game, Match, Seat, Seed, Viewer, by_bots};

/// Matches of each game.
const MATCHES: u8 = 20;
/// What a step frame holds apart from what is measured: its names, version, whom the match waits for.
const AROUND: usize = 110;

/// Bytes of all frames of all steps, to one seat.
#[derive(Default)]
struct Sizes {
    steps: usize,
    events_alone: usize,
    beats: usize,
}

pub(crate) fn run() {
    println!("Frames of a step to one seat, medium bots, mean over {MATCHES} matches with four seats");
    tell("Tjuv", &engine::one_deal(4), |_| Box::new(tjuv::Simple));
    tell("Monopol", &monopol::start(4), |start| Box::new(::monopol::Simple::new(start.clone())));
    tell("Tjuv och Polis", &engine::chase(4), |start| Box::new(tjuv_och_polis::Simple::new(start.clone())));
}

fn tell<G: Game>(name: &str, start: &G, bot: impl Fn(&G) -> Box<dyn Bot<G>>) {
    let mut sizes = Sizes::default();
    for number in 0..MATCHES {
        let mut game = Match::start(start.clone(), &Seed(Bytes32([number; 32])));
        let mut bots: Vec<_> = (0..start.seats()).map(|_| bot(start)).collect();
        let _broken_off = game.play_out(by_bots(&mut bots), |game| sizes.add(game));
    }
    let [old, new] = [sizes.events_alone, sizes.beats].map(|bytes| bytes as f64 / sizes.steps as f64);
    println!("  {name}: {new:.0} bytes; with the events alone {old:.0}; {:.2} times as large", new / old);
}

impl Sizes {
    fn add(&mut self, game: &dyn AnyMatch) {
        let viewer = Viewer::Seat(Seat(0));
        let standing = AROUND + game.view(viewer).get().len() + game.menu(Seat(0)).get().len();
        self.steps += 1;
        self.events_alone += standing + game.events(viewer).get().len();
        self.beats += standing + game.beats(&[viewer])[0].get().len();
    }
}
