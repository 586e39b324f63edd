//! Twin worlds: two matches that differ only in what one seat cannot see. Whatever happens at the table, that seat and
//! those who watch are sent the same bytes in both.

use catalog::{Hosted, Visit};
use life::{
    Ask, By, Digest, Effect, Entry, Games, Input, Laid, Life, LineId, Record, Sitter, Time, TokenHash,
    Unreadable, What,
};
use protocol::{Clock, LuckKind, Reaction, TableSettings, ToServer};
use serde_json::{Value, json, value::RawValue};
use std::{num::NonZeroU32, sync::Arc, time::Duration};
use tabletop::{AnyMatch, Bytes32, Draw, Level, Match, Next, QuickDice, Seat, Seed, Viewer};

/// Pairs of worlds for each game.
const PAIRS: u32 = 60;
/// Positions that are looked at, to find so many in which something is hidden.
const TRIES: u64 = 10_000;
/// Things that happen in each.
const INPUTS: u32 = 60;
/// The longest way from the opening to where the worlds part, in moves.
const WAY_MAX: u32 = 40;
/// The line of somebody who watches; others have the number of their seat.
const WATCHER: LineId = LineId(100);

/// A place where every match stands where this one stands.
struct Standing<G>(G);

impl<G: Hosted> Games for Standing<G> {
    fn open(&self, _: &Laid, seed: &Seed) -> Result<Box<dyn AnyMatch>, Unreadable> {
        Ok(Box::new(Match::start(self.0.clone(), seed)))
    }

    fn knows(&self, _: &Laid) -> Result<(), Unreadable> {
        Ok(())
    }
}

/// How often each thing happened that a twin could be told apart by.
#[derive(Default)]
struct Tally {
    frames: u32,
    moves: u32,
    undone: u32,
    stood_in: u32,
    by_stand_in: u32,
    words: u32,
    tried: u32,
}

/// A table in one of two worlds.
struct World {
    life: Life,
    /// The match, followed from outside, and as it was before the latest move.
    game: Box<dyn AnyMatch>,
    before: Box<dyn AnyMatch>,
    asked: Option<Ask>,
}

impl World {
    fn open<G: Hosted>(position: &G, seats: u8) -> World {
        let laid = Laid {
            id: "table".into(),
            game: G::NAME.to_owned(),
            rules: *G::RULES.end(),
            options: RawValue::from_string("{}".to_owned()).unwrap(),
            settings: TableSettings {
                clock: Clock::EVENING,
                grace: 0,
                stand_in: Level::Easy,
                ..TableSettings::default()
            },
            seats: (0..seats).map(sitter).collect(),
            keeper: Some(Seat(0)),
            invite: None,
            luck: LuckKind::Second,
            server_part: Bytes32([7; 32]),
            previous: None,
            retold: Vec::new(),
        };
        let mut log: Vec<Record> = Vec::new();
        for what in [What::Laid(Box::new(laid)), What::Closed, What::Began] {
            let before = log.last().map_or(Digest::NOTHING, |record| record.digest);
            log.push(Record::new(before, &Entry { at: Time(0), by: By::Host, what }));
        }
        let games = Arc::new(Standing(position.clone()));
        let life = Life::open(games, &log, Duration::from_millis(800), Time(0)).unwrap();
        let game = Box::new(Match::start(position.clone(), &Seed(Bytes32([0; 32]))));
        World { life, before: game.copy(), game, asked: None }
    }

    /// Puts something in, and stores what is to be stored. Answers what is sent to whom.
    fn put_in(&mut self, now: Time, input: Input) -> Vec<(LineId, String)> {
        let mut told = Vec::new();
        let mut effects = self.life.input(now, input);
        loop {
            let mut stores = false;
            for effect in effects {
                match effect {
                    Effect::Append(_) => stores = true,
                    Effect::Tell { to, frame } => told.extend(to.iter().map(|line| (*line, frame.clone()))),
                    Effect::End { lines, code } => {
                        told.extend(lines.iter().map(|line| (*line, format!("{code:?}"))));
                    }
                    Effect::Ask(ask) => self.asked = Some(*ask),
                    Effect::Answer(_) | Effect::Wake(_) | Effect::PassOn { .. } => {}
                    Effect::Fault(what) => panic!("{what}"),
                }
            }
            if !stores {
                return told;
            }
            effects = self.life.stored(now);
        }
    }

    fn actions(&self, seat: Seat) -> Vec<String> {
        let menu: Vec<Value> = serde_json::from_str(self.game.menu(seat).get()).unwrap();
        menu.iter().map(|choice| choice["action"].to_string()).collect()
    }

    /// The match after an action, if the rules allow it and luck has no part in it.
    fn after(&self, seat: Seat, action: &RawValue) -> Option<Box<dyn AnyMatch>> {
        let mut game = self.game.copy();
        game.act(seat, action).ok()?;
        (!game.drew() && !matches!(game.next(), Next::Over(_))).then_some(game)
    }
}

fn token(seat: u8) -> TokenHash {
    TokenHash([seat; 32])
}

fn sitter(seat: u8) -> Sitter {
    Sitter::Person { name: format!("Person {seat}"), token: token(seat) }
}

/// The match after something, in both worlds.
type After = [Box<dyn AnyMatch>; 2];

/// Two worlds, and whose eyes are to see no difference.
struct Twins {
    worlds: [World; 2],
    viewer: Seat,
    seats: u8,
    here: Vec<bool>,
    now: Time,
    dice: QuickDice,
}

impl Twins {
    /// Puts the same in in both worlds.
    fn put_in(&mut self, input: &Input, tally: &mut Tally) {
        let [real, other] = &mut self.worlds;
        let seen = |told: Vec<(LineId, String)>, viewer: Seat| -> Vec<(LineId, String)> {
            let eyes = [LineId(viewer.0.into()), WATCHER];
            told.into_iter().filter(|(line, _)| eyes.contains(line)).collect()
        };
        let real = seen(real.put_in(self.now, input.clone()), self.viewer);
        let other = seen(other.put_in(self.now, input.clone()), self.viewer);
        assert_eq!(real, other, "{:?} is told what it may not know after {input:?}", self.viewer);
        tally.frames += real.len() as u32;
        for (_, frame) in real {
            tally.stood_in += u32::from(frame.contains(r#""plays":"stand_in""#));
        }
    }

    fn below(&mut self, n: usize) -> usize {
        self.dice.below(NonZeroU32::new(n as u32).expect("there is something to choose from")) as usize
    }

    fn come(&mut self, seat: u8, tally: &mut Tally) {
        self.here[usize::from(seat)] = true;
        let line = LineId(seat.into());
        self.put_in(&Input::Came { line, token: Some(token(seat)), seen: None, covered: false }, tally);
    }

    fn say(&mut self, seat: Seat, message: ToServer, tally: &mut Tally) {
        self.put_in(&Input::Said { line: LineId(seat.0.into()), lag: 0, message }, tally);
    }

    /// What a seat could do in both worlds without luck, and without seeing by it what it could not see before.
    fn shared(&mut self, seat: Seat) -> Option<(Box<RawValue>, After)> {
        let [real, other] = &self.worlds;
        let possible = other.actions(seat);
        let shared: Vec<String> =
            real.actions(seat).into_iter().filter(|action| possible.contains(action)).collect();
        if shared.is_empty() {
            return None;
        }
        let at = self.below(shared.len());
        let action = RawValue::from_string(shared[at].clone()).unwrap();
        let [real, other] = &self.worlds;
        let after: After = [real.after(seat, &action)?, other.after(seat, &action)?];
        let eyes = Viewer::Seat(self.viewer);
        let seen =
            |game: &dyn AnyMatch| (game.view(eyes).get().to_owned(), game.events(eyes).get().to_owned());
        let shows = seat == self.viewer && seen(&*after[0]) != seen(&*after[1]);
        (!shows).then_some((action, after))
    }

    fn happened(&mut self, after: After) {
        for (world, after) in self.worlds.iter_mut().zip(after) {
            world.before = std::mem::replace(&mut world.game, after);
        }
    }

    /// Somebody who is waited for acts, or the bot that stands in for them.
    fn act(&mut self, number: u32, tally: &mut Tally) {
        let Next::Seats(waiting) = self.worlds[0].game.next() else { return };
        let seat = waiting[self.below(waiting.len())];
        let Some((action, after)) = self.shared(seat) else { return };
        let version = self.worlds[0].life.version().unwrap();
        if let Some(ask) = self.worlds[0].asked.take() {
            if ask.question.seat != seat || ask.question.version != version {
                return;
            }
            self.put_in(&Input::Thought { seat, version, action: Some(action) }, tally);
            tally.by_stand_in += u32::from(self.worlds[0].life.version() > Some(version));
        } else if self.here[seat.index()] {
            self.say(seat, ToServer::Act { cmd: format!("act-{number}"), action }, tally);
        }
        if self.worlds[0].life.version() > Some(version) {
            tally.moves += 1;
            self.happened(after);
        }
    }

    /// The viewer asks what would come of something: of what either world offers to anybody.
    fn try_out(&mut self, number: u32, tally: &mut Tally) {
        let everybody = || (0..self.seats).map(Seat);
        let offered = |world: &World| everybody().flat_map(|seat| world.actions(seat)).collect::<Vec<_>>();
        let actions: Vec<String> = self.worlds.iter().flat_map(offered).collect();
        let Some(action) = actions.get(self.below(actions.len().max(1))) else { return };
        let action = RawValue::from_string(action.clone()).unwrap();
        tally.tried += 1;
        self.say(self.viewer, ToServer::Try { cmd: format!("try-{number}"), action }, tally);
    }

    fn undo(&mut self, tally: &mut Tally) {
        let version = self.worlds[0].life.version().unwrap();
        for seat in 0..self.seats {
            if self.here[usize::from(seat)] {
                self.say(Seat(seat), ToServer::Undo { version }, tally);
            }
        }
        if self.worlds[0].life.version() > Some(version) {
            tally.undone += 1;
            for world in &mut self.worlds {
                world.game = world.before.copy();
            }
        }
    }

    /// Something happens.
    fn happen(&mut self, number: u32, tally: &mut Tally) {
        self.now = self.now.plus(self.dice.below(NonZeroU32::new(20_000).unwrap()).into());
        let seat = self.below(self.seats.into()) as u8;
        let other = Seat(seat);
        match self.below(12) {
            0..=4 => self.act(number, tally),
            5 => self.undo(tally),
            6 if self.here[usize::from(seat)] && other != self.viewer => {
                self.here[usize::from(seat)] = false;
                self.put_in(&Input::Left { line: LineId(seat.into()) }, tally);
                self.say(self.viewer, ToServer::StandIn { seat: other }, tally);
            }
            6 | 7 if !self.here[usize::from(seat)] => self.come(seat, tally),
            8 if self.here[usize::from(seat)] => {
                self.say(other, ToServer::React { reaction: Reaction::Hmm }, tally);
                tally.words += 1;
            }
            9 => {
                // Long enough for somebody's clock to run out now and then.
                self.now = self.now.plus(200_000);
                self.put_in(&Input::Woken, tally);
            }
            10 | 11 if self.here[self.viewer.index()] => self.try_out(number, tally),
            _ => {}
        }
    }
}

/// A position of a game that waits for somebody, some way from its opening.
fn position<G: Hosted>(start: &G, dice: &mut QuickDice) -> Option<G> {
    let mut game = start.clone();
    let mut moves = dice.below(NonZeroU32::new(WAY_MAX).unwrap());
    loop {
        match game.next() {
            Next::Chance(n) => game.chance(dice.below(n), &mut ()),
            Next::Over(_) => return None,
            Next::Seats(_) if moves == 0 => return Some(game),
            Next::Seats(waiting) => {
                let mut menu = Vec::new();
                game.menu(waiting[0], &mut menu);
                let at = dice.below(NonZeroU32::new(menu.len() as u32).unwrap()) as usize;
                game.play(waiting[0], &menu[at], &mut ()).expect("all of the menu is accepted");
                moves -= 1;
            }
        }
    }
}

struct Compare(Value);

impl Visit for Compare {
    type Out = Tally;

    fn game<G: Hosted>(self) -> Tally {
        let start = G::newest(&serde_json::from_value(self.0).unwrap()).unwrap();
        let mut tally = Tally::default();
        let mut pairs = 0;
        for number in 0..TRIES {
            let mut dice = QuickDice::new(number);
            let Some(real) = position(&start, &mut dice) else { continue };
            let viewer = Seat((number % u64::from(real.seats())) as u8);
            let other = G::guess(&start, &real.view(Viewer::Seat(viewer)), &mut dice);
            if other == real {
                continue;
            }
            let seats = real.seats();
            let worlds = [World::open(&real, seats), World::open(&other, seats)];
            let here = vec![false; usize::from(seats)];
            let mut twins = Twins { worlds, viewer, seats, here, now: Time(0), dice };
            twins.put_in(&Input::Came { line: WATCHER, token: None, seen: None, covered: false }, &mut tally);
            (0..seats).for_each(|seat| twins.come(seat, &mut tally));
            (0..INPUTS).for_each(|number| twins.happen(number, &mut tally));
            pairs += 1;
            if pairs == PAIRS {
                break;
            }
        }
        assert_eq!(pairs, PAIRS, "something is hidden in {}", G::NAME);
        tally
    }
}

#[test]
fn twin_worlds_look_the_same_whatever_happens_at_the_table() {
    for (game, options) in [
        ("tjuv", json!({ "seats": 3 })),
        (
            "tjuv-och-polis",
            json!({ "map": { "shipped": "smastad" }, "options": { "seats": 3, "secret_money": true } }),
        ),
    ] {
        let tally = catalog::with_game(game, Compare(options)).expect("a game of the catalogue");
        assert!(tally.frames > 1_000, "{game}: {} frames", tally.frames);
        for (what, times) in [
            ("moved", tally.moves),
            ("stood in", tally.stood_in),
            ("decided for somebody", tally.by_stand_in),
            ("said a word", tally.words),
            ("tried anything", tally.tried),
        ] {
            assert!(times > 0, "{game}: nobody has {what}");
        }
        if game != "tjuv" {
            assert!(tally.undone > 0, "{game}: nothing was taken back");
        }
    }
}
