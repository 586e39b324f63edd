use crate::{Bot, Draw, Game, Next, Seat, SeatSet, Viewer};

/// More decisions than any match of ours has: one that goes on longer never ends.
pub const DECISIONS_MAX: u32 = 100_000;

/// How often nature may move in a row before we call it a bug in the rules.
pub(crate) const DRAWS_IN_A_ROW_MAX: usize = 1_000;

/// Plays a position to the end of the match.
///
/// - `luck` moves for nature.
/// - `choose` decides for everybody: [`at_random`], [`by_bots`], or a closure that is given the position, the seat and its
///   menu. A seat that is [`asked`](Game::asked) something answers before the game goes on; otherwise the first seat
///   that is waited for decides.
/// - `each` is shown every position, the first and the last included, also those where nature is to move.
///
/// Answers who has won; none if the match was broken off after [`DECISIONS_MAX`] decisions. For a match with the official
/// dice and a log there is `Match::play_out` (feature `fair`).
///
/// ```
/// use tabletop::cuckoo::{Action, Config, Cuckoo};
/// use tabletop::{Game, QuickDice, at_random, play_out};
///
/// let start = Cuckoo::newest(&Config { seats: 4 }).unwrap();
/// let mut luck = QuickDice::new(1);
///
/// // At random, counting positions.
/// let mut positions = 0;
/// let winners = play_out(&mut start.clone(), &mut luck, at_random(QuickDice::new(2)), |_| positions += 1);
/// assert!(winners.is_some() && positions > 9);
///
/// // Everybody keeps what was dealt.
/// let mut game = start.clone();
/// let winners = play_out(&mut game, &mut luck, |_, _, _| Action::Keep, |_| {}).unwrap();
/// let best = game.hands().iter().max().unwrap();
/// assert!(winners.iter().all(|seat| game.hands()[seat.index()] == *best));
/// ```
///
/// # Panics
///
/// If something is chosen that the rules refuse, or if nature never stops moving.
#[must_use = "a match that never ends is broken off"]
pub fn play_out<G: Game>(
    game: &mut G,
    luck: &mut impl Draw,
    mut choose: impl FnMut(&G, Seat, &[G::Action]) -> G::Action,
    mut each: impl FnMut(&G),
) -> Option<SeatSet> {
    let mut menu = Vec::new();
    let (mut decisions, mut draws_in_a_row) = (0, 0);
    loop {
        each(game);
        match game.next() {
            Next::Over(winners) => return Some(winners),
            Next::Chance(of) => {
                assert!(draws_in_a_row < DRAWS_IN_A_ROW_MAX, "{}: nature never stops moving", G::NAME);
                draws_in_a_row += 1;
                game.chance(luck.below(of), &mut ());
            }
            Next::Seats(_) if decisions == DECISIONS_MAX => return None,
            Next::Seats(waiting) => {
                (decisions, draws_in_a_row) = (decisions + 1, 0);
                let (seat, action) = decided(game, &waiting, &mut menu, &mut choose);
                if let Err(refusal) = game.play(seat, &action, &mut ()) {
                    panic!("{}: {seat:?} chose {action:?}, which is refused: {refusal:?}", G::NAME);
                }
            }
        }
    }
}

/// Who decides now, and what.
pub(crate) fn decided<G: Game>(
    game: &G,
    waiting: &[Seat],
    menu: &mut Vec<G::Action>,
    choose: &mut impl FnMut(&G, Seat, &[G::Action]) -> G::Action,
) -> (Seat, G::Action) {
    let seat = game.asked().first().copied().unwrap_or(waiting[0]);
    menu.clear();
    game.menu(seat, menu);
    (seat, choose(game, seat, menu))
}

/// For [`play_out`]: everybody plays anything on the menu, each with the same chance.
pub fn at_random<G: Game>(mut luck: impl Draw) -> impl FnMut(&G, Seat, &[G::Action]) -> G::Action {
    move |_, _, menu| luck.pick(menu).clone()
}

/// For [`play_out`]: a bot decides for each seat, knowing what that seat may know.
///
/// ```
/// use tabletop::cuckoo::{Action, Config, Cuckoo, View};
/// use tabletop::{Bot, Game, QuickDice, Seat, by_bots, play_out};
///
/// /// Keeps a good card.
/// struct Careful;
///
/// impl Bot<Cuckoo> for Careful {
///     fn choose(&mut self, seat: Seat, view: &View, menu: &[Action]) -> Action {
///         let good = view.hands[seat.index()].known().is_some_and(|card| *card >= 4);
///         let wanted = if good { Action::Keep } else { Action::Exchange };
///         if menu.contains(&wanted) { wanted } else { menu[0] }
///     }
/// }
///
/// let mut game = Cuckoo::newest(&Config { seats: 2 }).unwrap();
/// let mut bots: [Box<dyn Bot<Cuckoo>>; 2] = [Box::new(Careful), Box::new(Careful)];
/// assert!(play_out(&mut game, &mut QuickDice::new(1), by_bots(&mut bots), |_| {}).is_some());
/// ```
pub fn by_bots<G: Game, B: Bot<G>>(bots: &mut [B]) -> impl FnMut(&G, Seat, &[G::Action]) -> G::Action {
    |game, seat, menu| bots[seat.index()].choose(seat, &game.view(Viewer::Seat(seat)), menu)
}
