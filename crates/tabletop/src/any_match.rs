use crate::{
    Beat, Game, Match, Next, Refusal, ReplayDraw, ReplayStep, RuleId, Seat, SeatSet, Seed, Sight, Viewer,
    written::json,
};
use serde::Serialize;
use serde_json::value::RawValue;

/// A match with its types rubbed out: what the server holds. One implementation serves every game.
///
/// ```
/// use serde_json::value::RawValue;
/// use tabletop::cuckoo::{Config, Cuckoo};
/// use tabletop::{AnyMatch, Bytes32, Game, Match, Reject, Seat, Seed, Viewer};
///
/// let start = Cuckoo::newest(&Config { seats: 2 }).unwrap();
/// let mut game: Box<dyn AnyMatch> = Box::new(Match::start(start, &Seed(Bytes32([1; 32]))));
///
/// let keep = RawValue::from_string(r#"{"type":"keep"}"#.to_owned()).unwrap();
/// game.act(Seat(0), &keep).unwrap();
/// assert_eq!(game.events(Viewer::Table).get(), r#"[{"rule":"ck.decide","type":"kept","seat":0}]"#);
///
/// let Err(Reject::Refused { rule, refusal }) = game.act(Seat(0), &keep) else { unreachable!() };
/// assert_eq!((rule.0, refusal.get()), ("ck.decide", r#"{"code":"has_decided"}"#));
/// ```
pub trait AnyMatch: Send {
    /// How many sit at the table.
    fn seats(&self) -> u8;
    /// The printed material of the game.
    fn board(&self) -> Box<RawValue>;
    /// Whom the match waits for, or who has won. Nature has always moved.
    fn next(&self) -> Next;
    /// Seats that nobody waits for, but that have been asked something.
    fn asked(&self) -> Vec<Seat>;
    /// How many seconds those who are waited for have.
    fn time_limit(&self) -> Option<u16>;
    /// What a seat that is waited for is made to do when its time is up.
    fn timeout(&self, seat: Seat) -> Option<Box<RawValue>>;
    /// Seats whose part is over.
    fn out(&self) -> SeatSet;
    /// Tries an action, then lets nature move until a seat must. A refusal changes nothing.
    fn act(&mut self, seat: Seat, action: &RawValue) -> Result<(), Reject>;
    /// After so many more steps all luck comes from another seed: see [`Match::turn`].
    fn turn(&mut self, after: u32, seed: &Seed);
    /// Everything `viewer` may know.
    fn view(&self, viewer: Viewer) -> Box<RawValue>;
    /// The menu of a seat: a list of [`Choice`]s.
    fn menu(&self, seat: Seat) -> Box<RawValue>;
    /// What a seat knows and may do, for a bot.
    fn sight(&self, seat: Seat) -> Sight;
    /// What happened in the latest step: a list of [`Told`] events, covered for `viewer`.
    fn events(&self, viewer: Viewer) -> Box<RawValue>;
    /// The same as a list of [`Beat`]s for each of these viewers, from the view `before` to the one now. What the last beat
    /// changed is not told: it leads to the [`view`](AnyMatch::view).
    fn beats(&self, viewers: &[Viewer]) -> Vec<Box<RawValue>>;
    /// The same, and what the last beat changed is told as well: whoever has the view `before` needs no other.
    fn whole_beats(&self, viewer: Viewer) -> Box<RawValue>;
    /// What `viewer` could know before the latest step.
    fn before(&self, viewer: Viewer) -> Box<RawValue>;
    /// What would come of an action at once, as this seat would be told it: a list of [`Beat`]s from the view now, up to
    /// where nature or somebody else must move. Nothing is played. Where the game hides something, nothing is told of the
    /// view: what one does may lay open to oneself what only asking must not, such as the cards of a pile one takes.
    fn would(&self, seat: Seat, action: &RawValue) -> Result<Box<RawValue>, Reject>;
    /// Whether something is hidden from anybody: see [`Game::hides`].
    fn hides(&self) -> bool;
    /// The latest step for the record, with nothing covered.
    fn replay_step(&self) -> ReplayStep;
    /// Whether nature moved in the latest step.
    fn drew(&self) -> bool;
    /// Whether the latest step told anybody what they could not know before: see [`Match::showed`].
    fn showed(&self) -> bool;
    /// The same match once more: what is played in the one does not touch the other. So a host that keeps a copy can take
    /// a step back.
    fn copy(&self) -> Box<dyn AnyMatch>;
}

/// An action was not carried out.
#[derive(Debug)]
pub enum Reject {
    /// It is no action of this game. The text is for developers, not for players.
    Malformed(String),
    /// The rules forbid it.
    Refused {
        /// The clause that does.
        rule: RuleId,
        /// The game's refusal.
        refusal: Box<RawValue>,
    },
}

impl Reject {
    /// A refusal of a game, with its type rubbed out.
    pub fn refused(refusal: &impl Refusal) -> Reject {
        Reject::Refused { rule: refusal.rule(), refusal: json(refusal) }
    }
}

/// Something a seat may do now, and what would happen at once if it did: the consequences before nature or
/// anybody else moves, as this seat would be told them.
#[derive(Debug, Serialize)]
pub struct Choice<'a, G: Game> {
    /// What it may do.
    pub action: &'a G::Action,
    /// What would happen.
    pub would: Vec<Told<G::Event>>,
}

/// An event together with the clause that caused it.
#[derive(Debug, Serialize)]
pub struct Told<E> {
    /// The clause.
    pub rule: RuleId,
    /// What happened.
    #[serde(flatten)]
    pub event: E,
}

impl<E> Told<E> {
    /// The event with the clause that it rests on in this match.
    pub fn new<G: Game<Event = E>>(game: &G, event: E) -> Told<E> {
        Told { rule: game.cause(&event), event }
    }
}

impl<G: Game> AnyMatch for Match<G> {
    fn seats(&self) -> u8 {
        self.game().seats()
    }

    fn board(&self) -> Box<RawValue> {
        json(&self.game().board())
    }

    fn next(&self) -> Next {
        self.game().next()
    }

    fn asked(&self) -> Vec<Seat> {
        self.game().asked().to_vec()
    }

    fn time_limit(&self) -> Option<u16> {
        self.game().time_limit()
    }

    fn timeout(&self, seat: Seat) -> Option<Box<RawValue>> {
        self.game().timeout(seat).map(|action| json(&action))
    }

    fn out(&self) -> SeatSet {
        self.game().out()
    }

    fn act(&mut self, seat: Seat, action: &RawValue) -> Result<(), Reject> {
        self.play(seat, &read::<G>(action)?).map_err(|refusal| Reject::refused(&refusal))
    }

    fn turn(&mut self, after: u32, seed: &Seed) {
        Match::turn(self, after, seed);
    }

    fn view(&self, viewer: Viewer) -> Box<RawValue> {
        json(&self.game().view(viewer))
    }

    fn menu(&self, seat: Seat) -> Box<RawValue> {
        let menu = menu(self.game(), seat);
        let choices: Vec<Choice<G>> = menu
            .iter()
            .map(|action| Choice { action, would: consequences(self.game(), seat, action) })
            .collect();
        json(&choices)
    }

    fn sight(&self, seat: Seat) -> Sight {
        Sight::of::<G>(self.game().view(Viewer::Seat(seat)), menu(self.game(), seat))
    }

    fn events(&self, viewer: Viewer) -> Box<RawValue> {
        let events: Vec<_> =
            self.last().all_events().map(|e| Told::new(self.game(), G::mask(e, viewer))).collect();
        json(&events)
    }

    fn beats(&self, viewers: &[Viewer]) -> Vec<Box<RawValue>> {
        let step = self.last();
        // Most steps are one event, and nothing is to be seen on the way.
        if step.all_events().nth(1).is_none() {
            let told =
                |viewer| step.all_events().map(|e| Told::new(self.game(), G::mask(e, viewer))).collect();
            let beat = |viewer: &Viewer| Beat::<G> { events: told(*viewer), changed: Vec::new() };
            return viewers.iter().map(|viewer| json(&[beat(viewer)])).collect();
        }
        let film = self.film();
        viewers.iter().map(|viewer| json(&film.beats_up_to_view(&step.before, *viewer))).collect()
    }

    fn whole_beats(&self, viewer: Viewer) -> Box<RawValue> {
        json(&self.film().whole_beats(&self.last().before, self.game(), viewer))
    }

    fn before(&self, viewer: Viewer) -> Box<RawValue> {
        json(&self.last().before.view(viewer))
    }

    fn would(&self, seat: Seat, action: &RawValue) -> Result<Box<RawValue>, Reject> {
        let film = self.trial(seat, &read::<G>(action)?).map_err(|refusal| Reject::refused(&refusal))?;
        let mut beats = film.beats(self.game(), Viewer::Seat(seat));
        if self.game().hides() {
            beats = vec![Beat {
                events: beats.into_iter().flat_map(|beat| beat.events).collect(),
                changed: Vec::new(),
            }];
        }
        Ok(json(&beats))
    }

    fn hides(&self) -> bool {
        self.game().hides()
    }

    fn replay_step(&self) -> ReplayStep {
        let step = self.last();
        let told = |events: &[G::Event]| -> Vec<_> {
            events.iter().map(|e| json(&Told::new(self.game(), e.clone()))).collect()
        };
        ReplayStep {
            seat: step.by.as_ref().map(|(seat, _)| *seat),
            action: step.by.as_ref().map(|(_, action)| json(action)),
            stand_in: false,
            events: told(&step.events),
            draws: step
                .draws
                .iter()
                .map(|drawn| ReplayDraw { drawn: drawn.outcome, of: drawn.of, events: told(&drawn.events) })
                .collect(),
        }
    }

    fn drew(&self) -> bool {
        Match::drew(self)
    }

    fn showed(&self) -> bool {
        Match::showed(self)
    }

    fn copy(&self) -> Box<dyn AnyMatch> {
        Box::new(self.clone())
    }
}

fn menu<G: Game>(game: &G, seat: Seat) -> Vec<G::Action> {
    let mut menu = Vec::new();
    game.menu(seat, &mut menu);
    menu
}

fn consequences<G: Game>(game: &G, seat: Seat, action: &G::Action) -> Vec<Told<G::Event>> {
    let mut events = Vec::new();
    game.clone().play(seat, action, &mut events).expect("all of the menu is accepted");
    events.iter().map(|event| Told::new(game, G::mask(event, Viewer::Seat(seat)))).collect()
}

fn read<G: Game>(action: &RawValue) -> Result<G::Action, Reject> {
    serde_json::from_str(action.get()).map_err(|error| Reject::Malformed(error.to_string()))
}
