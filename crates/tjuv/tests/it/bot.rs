use tabletop::{Bot, Dice, Draw, Game, Next, QuickDice, Seat, Viewer, play_out, testing::seed};
use tjuv::{Action, Beginner, Config, Piles, Refill, Searcher, Simple, Tjuv, View};

fn two_players() -> Tjuv {
    Tjuv::newest(&Config { seats: 2, deals: 1, refill: Refill::Hand, piles: Piles::Tops }).unwrap()
}

/// Anything on the menu.
struct Chance(QuickDice);

impl Bot<Tjuv> for Chance {
    fn choose(&mut self, _: Seat, _: &View, menu: &[Action]) -> Action {
        *self.0.pick(menu)
    }
}

/// Keeping high cards and taking what pays wins about three matches in four against chance.
#[test]
fn the_simple_bot_beats_chance() {
    let won = won(2_000, Simple, Chance(QuickDice::new(1)));
    // The standard deviation is about 20 matches.
    assert!(won > 1_400.0, "won {won} of 2000");
}

/// What the first bot wins of so many matches for two, each dealt twice with the seats changed.
fn won(matches: u32, first: impl Bot<Tjuv>, second: impl Bot<Tjuv>) -> f32 {
    won_from(0, matches, first, second)
}

/// The same, beginning with a certain deal.
fn won_from(from: u32, matches: u32, mut first: impl Bot<Tjuv>, mut second: impl Bot<Tjuv>) -> f32 {
    let mut play = |number: u32, seat: Seat| {
        let choose = |game: &Tjuv, mover: Seat, menu: &[Action]| {
            let view = game.view(Viewer::Seat(mover));
            match mover == seat {
                true => first.choose(mover, &view, menu),
                false => second.choose(mover, &view, menu),
            }
        };
        let winners = play_out(&mut two_players(), &mut Dice::new(&seed(number)), choose, |_| {});
        winners.expect("it ends").share(seat)
    };
    (from..from + matches).map(|number| play(number / 2, Seat(number as u8 % 2))).sum()
}

fn searcher(rounds: u32) -> Searcher {
    Searcher::new(two_players(), rounds, QuickDice::new(1))
}

#[test]
fn each_player_beats_the_one_who_thinks_less() {
    // The standard deviations are about 10 matches of 400.
    for (who, won) in [
        ("simple against a beginner", won(400, Simple, Beginner)),
        ("a short search against simple", won(400, searcher(60), Simple)),
        ("a longer search against a short one", won(400, searcher(200), searcher(10))),
    ] {
        assert!(won > 230.0, "{who}: {won} of 400");
    }
}

/// Notes what it is advised, and does it.
struct Noting<'a>(Searcher, &'a mut Vec<f32>);

impl Bot<Tjuv> for Noting<'_> {
    fn choose(&mut self, seat: Seat, view: &View, menu: &[Action]) -> Action {
        let advice = self.0.advise(seat, view, menu);
        let mut said: Vec<Action> = advice.iter().map(|advice| advice.action).collect();
        said.sort_by_key(|action| menu.iter().position(|offered| offered == action));
        assert_eq!(said, menu, "all of the menu is weighed");
        let chances: Vec<f32> = advice.iter().filter_map(|advice| advice.chance).collect();
        assert!(chances.len() == menu.len() && chances.iter().all(|chance| (0.0..=1.0).contains(chance)));
        self.1.push(chances[0]);
        advice[0].action
    }
}

/// The chances that come with advice say more about the outcome than "half and half", which is off by 0.25 on average.
#[test]
fn the_chances_foretell_who_wins() {
    let (mut error, mut count) = (0.0, 0);
    for number in 0..60 {
        let mut said = Vec::new();
        let share = won_from(2 * number, 1, Noting(searcher(200), &mut said), Simple);
        error += said.iter().map(|chance| (chance - share).powi(2)).sum::<f32>();
        count += said.len();
    }
    let mean = error / count as f32;
    assert!(count > 600 && mean < 0.2, "{mean} over {count}");
}

/// The share of the win that a seat can be sure of: every way is tried.
fn reachable(game: &Tjuv, seat: Seat) -> f32 {
    match game.next() {
        Next::Over(winners) => winners.share(seat),
        Next::Seats(seats) => {
            let mut menu = Vec::new();
            game.menu(seats[0], &mut menu);
            let after = menu.iter().map(|action| reachable_after(game, seats[0], action, seat));
            if seats[0] == seat { after.fold(0.0, f32::max) } else { after.fold(1.0, f32::min) }
        }
        Next::Chance(_) => unreachable!("nothing is drawn any more"),
    }
}

fn reachable_after(game: &Tjuv, mover: Seat, action: &Action, seat: Seat) -> f32 {
    let mut after = game.clone();
    after.play(mover, action, &mut ()).unwrap();
    reachable(&after, seat)
}

/// With an empty talon two players know everything, and nothing is given away.
#[test]
fn endings_are_played_without_regret() {
    let (mut endings, mut wrong_by_chance) = (0, 0);
    let mut bot = searcher(1);
    for number in 0.. {
        if endings == 10_000 {
            break;
        }
        let (mut luck, mut is_ending) = (QuickDice::new(u64::from(number)), false);
        let choose = |game: &Tjuv, seat: Seat, menu: &[Action]| {
            let (view, any) = (game.view(Viewer::Seat(seat)), *luck.pick(menu));
            if view.talon == 0 && menu.len() > 1 && !is_ending {
                let best = reachable(game, seat);
                let chosen = bot.choose(seat, &view, menu);
                assert_eq!(reachable_after(game, seat, &chosen, seat), best, "{game:?}");
                wrong_by_chance += u32::from(reachable_after(game, seat, &any, seat) < best);
                endings += 1;
                is_ending = true;
            }
            any
        };
        let ended = play_out(&mut two_players(), &mut Dice::new(&seed(number)), choose, |_| {});
        assert!(ended.is_some());
    }
    // It matters what one plays: chance gives away something in many of them.
    assert!(wrong_by_chance > endings / 20, "{wrong_by_chance} of {endings}");
}
