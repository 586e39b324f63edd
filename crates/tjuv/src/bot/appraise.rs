//! How everybody stands, for those who look back.

use super::{ending::Ending, outlook::between_deals, simple};
use crate::{Stage, Tjuv};
use bots::Outlook;
use tabletop::{Appraise, Draw, Game, Next, QuickDice, SEATS_MAX, Shares};

/// So many times the deal is played on from where it stands.
const ROUNDS: u32 = 100;
/// Every position is played on with the same luck, so that two of them differ by what is different in them.
const LUCK: u64 = 0x7475_7200;

/// Plain players play the deal to its end, many times; an ending that leaves nothing to guess is solved.
impl Appraise for Tjuv {
    fn shares(&self) -> Shares {
        let mut sums = [0.0; SEATS_MAX];
        let rounds = if settled(self, self).is_some() { 1 } else { ROUNDS };
        let mut luck = QuickDice::new(LUCK);
        for _ in 0..rounds {
            let chances = played_on(self, &mut luck);
            sums.iter_mut().zip(chances).for_each(|(sum, chance)| *sum += f64::from(chance));
        }
        let all: f64 = sums.iter().sum();
        sums[..usize::from(self.seats())].iter().map(|sum| sum / all).collect()
    }
}

/// Everybody's chance when this deal has been played to its end.
fn played_on(root: &Tjuv, luck: &mut QuickDice) -> [f32; SEATS_MAX] {
    let mut game = root.clone();
    loop {
        if let Some(chances) = settled(&game, root) {
            return chances;
        }
        match game.next() {
            Next::Chance(of) => game.chance(luck.below(of), &mut ()),
            Next::Seats(seats) => {
                let habit = simple::plain(&game);
                game.play(seats[0], &habit, &mut ()).expect("habits keep to the rules");
            }
            Next::Over(_) => unreachable!("a game that is over is settled"),
        }
    }
}

fn settled(game: &Tjuv, root: &Tjuv) -> Option<[f32; SEATS_MAX]> {
    let mut chances = [0.0; SEATS_MAX];
    if game.deal != root.deal || game.stage == Stage::Over {
        game.seat_list().for_each(|seat| chances[seat.index()] = between_deals(game, seat).chance);
    } else {
        let both = Ending::of(game)?.standings().map(|Outlook { chance, .. }| chance);
        chances[..2].copy_from_slice(&both);
    }
    Some(chances)
}
