use std::num::NonZeroU32;
use tabletop::{Bot, Dice, Draw, Game, Next, Seat, Viewer, testing::seed};
use tjuv::{Config, Piles, Refill, Simple, Tjuv};

/// Plays one match between the simple bot in one seat and anything on the menu in the other.
fn simple_against_random(number: u32, simple: Seat) -> f32 {
    let mut dice = Dice::new(&seed(number));
    let config = Config { seats: 2, deals: 1, refill: Refill::Hand, piles: Piles::Tops };
    let mut game = Tjuv::new(&config).unwrap();
    loop {
        match game.next() {
            Next::Chance(of) => game.chance(dice.below(of), &mut ()),
            Next::Seats(seats) => {
                let (seat, mut menu) = (seats[0], Vec::new());
                game.menu(seat, &mut menu);
                let action = if seat == simple {
                    Simple.choose(seat, &game.view(Viewer::Seat(seat)), &menu)
                } else {
                    menu[dice.below(NonZeroU32::new(menu.len() as u32).unwrap()) as usize]
                };
                game.play(seat, &action, &mut ()).unwrap();
            }
            Next::Over(shares) => return shares[simple.index()],
        }
    }
}

/// Keeping high cards and taking what pays wins about three matches in four against chance.
#[test]
fn the_simple_bot_beats_chance() {
    let won: f32 = (0..2_000).map(|number| simple_against_random(number, Seat(number as u8 % 2))).sum();
    // The standard deviation is about 20 matches.
    assert!(won > 1_400.0, "won {won} of 2000");
}
