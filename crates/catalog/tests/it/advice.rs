//! Whoever can do anything may ask what a master would do, whether it is their turn or not.

use catalog::{Terms, rules};
use serde_json::{
    Value, json,
    value::{RawValue, to_raw_value},
};
use tabletop::{AnyBot, AnyMatch, Draw, Level, Next, QuickDice, Seat, testing::seed};

/// A match between bots of all levels, in which everybody asks for advice now and then.
struct Table<'a> {
    terms: Terms<'a>,
    game: Box<dyn AnyMatch>,
    bots: Vec<Box<dyn AnyBot>>,
    luck: QuickDice,
    asked: Asked,
}

/// So many steps at most of a match are played, and at one in so many everybody asks.
const STEPS: u32 = 1_200;
const SAMPLE: u32 = 7;

/// How often somebody was advised.
#[derive(Debug, Default)]
struct Asked {
    in_turn: u32,
    out_of_turn: u32,
    /// How many offers were made meanwhile, by others than the bots.
    offers: u32,
}

fn read(json: &RawValue) -> Value {
    serde_json::from_str(json.get()).unwrap()
}

impl Table<'_> {
    fn new(terms: Terms, number: u32) -> Table {
        let game = terms.open(&seed(number)).unwrap();
        let levels = [Level::Master, Level::Medium, Level::Hard, Level::Easy].into_iter().cycle();
        let bots = (0..game.seats()).zip(levels);
        let bots = bots
            .map(|(seat, level)| terms.bot(level, &seed(100 * number + u32::from(seat))).unwrap())
            .collect();
        Table { terms, game, bots, luck: QuickDice::new(u64::from(number)), asked: Asked::default() }
    }

    /// Lets the bots play, if possible to the end.
    fn play(&mut self, meanwhile: fn(&mut Table)) {
        for step in 0..STEPS {
            meanwhile(self);
            let Next::Seats(waiting) = self.game.next() else { return };
            if step % SAMPLE == 0 {
                self.everybody_asks(&waiting);
            }
            let seat = self.game.asked().first().copied().unwrap_or(waiting[0]);
            let action = self.bots[seat.index()].choose(seat, &self.game.sight(seat));
            self.game.act(seat, &action).unwrap();
        }
    }

    fn everybody_asks(&mut self, waiting: &[Seat]) {
        for seat in (0..self.game.seats()).map(Seat) {
            let sight = self.game.sight(seat);
            if sight.choices() == 0 {
                continue;
            }
            let advice = read(&self.terms.advice(seat, &sight, &[]).unwrap());
            let said = advice.as_array().unwrap();
            assert!(!said.is_empty(), "{seat:?} is advised nothing: {}", self.game.menu(seat));
            for action in said.iter().map(|said| to_raw_value(&said["action"]).unwrap()) {
                if let Err(reject) = self.game.copy().act(seat, &action) {
                    panic!("{seat:?} is advised {action}, but {reject:?}\n{}", sight.view());
                }
            }
            let is_waited_for = waiting.contains(&seat);
            *if is_waited_for { &mut self.asked.in_turn } else { &mut self.asked.out_of_turn } += 1;
        }
    }
}

/// Plays a match for each of these options, by all versions of the rules by turns.
fn asked(game: &str, options: &[Value], meanwhile: fn(&mut Table)) -> Asked {
    let mut sum = Asked::default();
    for (number, (options, rules)) in (0..).zip(options.iter().zip(rules(game).unwrap().cycle())) {
        let options = to_raw_value(options).unwrap();
        let mut table = Table::new(Terms { game, rules, options: &options }, number);
        table.play(meanwhile);
        sum.in_turn += table.asked.in_turn;
        sum.out_of_turn += table.asked.out_of_turn;
        sum.offers += table.asked.offers;
    }
    sum
}

/// Somebody tries to make an offer to somebody, at any moment: so offers lie open while others bid, pay or claim.
fn haggle(table: &mut Table) {
    let mut below = |count: u32| table.luck.below(count.try_into().unwrap());
    let seats = u32::from(table.game.seats());
    let (from, to, cash, lot) = (Seat(below(seats) as u8), below(seats), 100 * below(40), below(40));
    let (money, deed) = (json!({ "cash": cash }), json!({ "lots": [lot] }));
    let (give, want) = if below(2) == 0 { (money, deed) } else { (deed, money) };
    let offer = json!({ "do": "offer", "to": to, "give": give, "want": want, "lift": [] });
    table.asked.offers += u32::from(table.game.act(from, &to_raw_value(&offer).unwrap()).is_ok());
}

/// Also whoever owns a deed and is not waited for may ask whether to build, sell or mortgage, or how to answer.
#[test]
fn advice_in_monopol_is_for_anybody_at_any_moment() {
    let usual = (2..=7).map(|seats| json!({ "seats": seats, "rounds": 60 }));
    let short = (3..=5).map(|seats| json!({ "seats": seats, "rounds": 40, "dealt": 4, "no_auctions": true }));
    let asked = asked("monopol", &usual.chain(short).collect::<Vec<_>>(), haggle);
    assert!(asked.in_turn > 300 && asked.out_of_turn > 300 && asked.offers > 50, "{asked:?}");
}

#[test]
fn advice_in_the_other_games_is_for_whoever_has_a_menu() {
    let chase =
        [2, 4, 6].map(|seats| json!({ "options": { "seats": seats, "secret_money": true, "rounds": 15 } }));
    let chase = asked("tjuv-och-polis", &chase, |_| {});
    assert!(chase.in_turn > 50 && chase.out_of_turn == 0, "{chase:?}");
    let tjuv = asked("tjuv", &[2, 4, 7, 11].map(|seats| json!({ "seats": seats })), |_| {});
    assert!(tjuv.in_turn > 15 && tjuv.out_of_turn == 0, "{tjuv:?}");
}
