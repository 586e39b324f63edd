//! The simple player: its games end, it beats chance, and it knows what a group is worth.

use monopol::{Action, Basket, Config, Gain, Lot, Monopol, OfferView, Simple, Stage, View};
use tabletop::{
    Bot, Dice, Draw, Game, Imagine, Next, Seat, Viewer, by_bots, play_out,
    testing::{seed, walk},
};

/// Rounds within which games should end.
pub(crate) const LIMIT: u16 = 200;
const GAMES: u32 = 100;

/// The lots of two groups.
pub(crate) const ORANGE: [Lot; 3] = [Lot(16), Lot(18), Lot(19)];
pub(crate) const RED: [Lot; 3] = [Lot(21), Lot(23), Lot(24)];

pub(crate) struct Random(pub(crate) Dice);

impl Bot<Monopol> for Random {
    fn choose(&mut self, _: Seat, _: &View, menu: &[Action]) -> Action {
        menu[self.0.below((menu.len() as u32).try_into().unwrap()) as usize].clone()
    }
}

pub(crate) fn menu_of(game: &Monopol, seat: Seat) -> Vec<Action> {
    let mut menu = Vec::new();
    game.menu(seat, &mut menu);
    menu
}

/// Plays a game to its end, and answers with its last position.
pub(crate) fn play(config: &Config, players: &mut [Box<dyn Bot<Monopol>>], number: u32) -> Monopol {
    let mut game = start(config);
    let ended = play_out(&mut game, &mut Dice::new(&seed(number)), by_bots(players), |game| {
        game.invariants().unwrap();
    });
    assert!(ended.is_some(), "game {number} never ends\n{game:?}");
    game
}

/// The position before the first throw.
pub(crate) fn start(config: &Config) -> Monopol {
    Monopol::newest(config).unwrap()
}

pub(crate) fn all_simple(config: &Config) -> Vec<Box<dyn Bot<Monopol>>> {
    (0..config.seats).map(|_| Box::new(Simple::new(start(config))) as Box<dyn Bot<Monopol>>).collect()
}

pub(crate) fn has_one_left(game: &Monopol) -> bool {
    (0..game.seats()).filter(|&seat| game.is_in_game(Seat(seat))).count() == 1
}

#[test]
fn simple_games_end() {
    for seats in 2..=7 {
        let config = Config { rounds: Some(LIMIT), ..Config::usual(seats) };
        let games = (0..GAMES).map(|number| play(&config, &mut all_simple(&config), number));
        let ended = games.filter(has_one_left).count();
        assert!(ended >= 95, "with {seats} players only {ended} of {GAMES} games end within {LIMIT} rounds");
    }
}

/// Every option is played without a refusal, a krona from nowhere or an endless turn.
#[test]
fn simple_players_know_every_option() {
    for seats in 2..=7 {
        let usual = Config { rounds: Some(LIMIT), ..Config::usual(seats) };
        let later = monopol::squares::Prices::New;
        for config in [
            Config { prices: later, interest: monopol::Interest::None, automatic_rent: true, ..usual },
            Config { dealt: Some(4), interest: monopol::Interest::LiftingOnly, ..usual },
            Config { parking_money: true, double_salary: true, no_auctions: true, ..usual },
        ] {
            for number in 0..20 {
                play(&config, &mut all_simple(&config), number);
            }
        }
    }
}

#[test]
fn the_simple_player_beats_chance() {
    let config = Config { rounds: Some(100), ..Config::usual(4) };
    let won = (0..40).filter(|&number| {
        let mut players = all_simple(&config);
        let own = Seat(number as u8 % 4);
        for other in (0..4).map(Seat).filter(|&other| other != own) {
            players[other.index()] = Box::new(Random(Dice::new(&seed(number + 1_000_000))));
        }
        let Next::Over(winners) = play(&config, &mut players, number).next() else { unreachable!() };
        winners == own.into()
    });
    let won = won.count();
    assert!(won >= 36, "only {won} of 40 games are won against three who play at random");
}

/// It plays on from any position that random play leads to.
#[test]
fn the_simple_player_has_an_answer_everywhere() {
    let mut asked = 0;
    let config = Config { rounds: Some(60), ..Config::usual(5) };
    walk(&config, 3, |game: &Monopol, _| {
        let Next::Seats(waiting) = game.next() else { return };
        for seat in waiting {
            let view = game.view(Viewer::Seat(seat));
            let choice = Simple::new(start(&config)).choose(seat, &view, &menu_of(game, seat));
            game.clone().play(seat, &choice, &mut ()).unwrap();
            asked += 1;
        }
    });
    assert!(asked > 100);
}

/// Three players at the beginning of a turn of the first, in the first round with offers; all own these lots.
pub(crate) fn table(owners: &[(Lot, Seat)]) -> View {
    let mut view = Monopol::newest(&Config::usual(3)).unwrap().view(Viewer::Open);
    (view.stage, view.round, view.contending) = (Stage::Turn, 3, Vec::new());
    for (lot, owner) in owners {
        view.holdings[usize::from(lot.0)].owner = Some(*owner);
    }
    view
}

/// Nothing is hidden, so a view is the position itself.
pub(crate) fn position_of(view: &View) -> Monopol {
    Monopol::guess(&start(&view.options), view, &mut Dice::new(&seed(0)))
}

fn simple() -> Simple {
    Simple::new(start(&Config::usual(3)))
}

pub(crate) fn choice(bot: &mut impl Bot<Monopol>, view: &View) -> Action {
    let game = position_of(view);
    bot.choose(Seat(0), view, &menu_of(&game, Seat(0)))
}

pub(crate) fn offered(view: &mut View, give: Basket, want: Basket) {
    let (number, from, to) = (1, Seat(1), Seat(0));
    view.offers = vec![OfferView {
        number,
        from,
        to,
        give,
        want,
        lift: Vec::new(),
        settles: 0,
        for_from: Gain::default(),
        for_to: Gain::default(),
    }];
    view.offers_made = 1;
}

pub(crate) fn cash(cash: u32) -> Basket {
    Basket { cash, ..Basket::default() }
}

pub(crate) fn lots(lots: &[Lot]) -> Basket {
    Basket { lots: lots.to_vec(), ..Basket::default() }
}

#[test]
fn a_group_is_not_given_away_for_its_printed_price() {
    let mut view = table(&[(ORANGE[0], Seat(1)), (ORANGE[1], Seat(1)), (ORANGE[2], Seat(0))]);
    for price in [3_800, 2 * 3_800] {
        offered(&mut view, cash(price), lots(&ORANGE[2..]));
        assert_eq!(choice(&mut simple(), &view), Action::Refuse { offer: 1 });
    }
    // Not its own group either.
    let mut view = table(&ORANGE.map(|lot| (lot, Seat(0))));
    offered(&mut view, cash(3_800), lots(&ORANGE[2..]));
    assert_eq!(choice(&mut simple(), &view), Action::Refuse { offer: 1 });
}

/// Each has the lot that completes the other's group.
pub(crate) fn crossed() -> View {
    table(&[
        (ORANGE[0], Seat(0)),
        (ORANGE[1], Seat(0)),
        (ORANGE[2], Seat(1)),
        (RED[0], Seat(1)),
        (RED[1], Seat(1)),
        (RED[2], Seat(0)),
    ])
}

#[test]
fn a_deal_that_completes_both_groups_is_accepted() {
    let mut view = crossed();
    offered(&mut view, lots(&ORANGE[2..]), lots(&RED[2..]));
    assert_eq!(choice(&mut simple(), &view), Action::Accept { offer: 1, lift: Vec::new() });
    // But not for a present on top of it.
    offered(&mut view, lots(&[]), lots(&RED[2..]));
    assert_eq!(choice(&mut simple(), &view), Action::Refuse { offer: 1 });
}

#[test]
fn an_offer_completes_a_group_and_is_not_made_again() {
    let mut view = crossed();
    let mut bot = simple();
    let first = choice(&mut bot, &view);
    let Action::Offer { to, want, .. } = &first else { panic!("{first:?} is no offer") };
    assert_eq!((*to, &want.lots[..]), (Seat(1), &ORANGE[2..]));
    // In the same turn it throws, and in later rounds it offers something else, or more, or nothing.
    assert_eq!(choice(&mut bot, &view), Action::Throw);
    let mut made = vec![first];
    for round in 4..40 {
        view.round = round;
        let action = choice(&mut bot, &view);
        assert!(!made.contains(&action), "{action:?} is offered again");
        if action != Action::Throw {
            made.push(action);
        }
    }
    assert!(made.len() < 20, "{} offers, all refused, are pestering", made.len());
}
