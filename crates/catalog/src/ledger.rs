//! Luck and choices told apart: what everybody's chance was after each step of a finished match, and what changed it.

use crate::{Hosted, Visit, advice::luck_of, retrace, with_game};
use std::{convert::Infallible, ops::ControlFlow};
use tabletop::{Draw, Level, Match, Mismatch, Next, QuickDice, Replay, Seat, Shares, Step, Viewer};

/// So many of the things that nature could have done are weighed against what it did; of more, as many are drawn.
const OUTCOMES: u32 = 64;
/// The same for the opening, when much is dealt and everything begins.
const OPENINGS: u32 = 256;

/// What a step did to everybody's chance, in seat order. What is behind it makes up the whole change.
#[derive(Clone, Debug, PartialEq)]
pub struct Entered {
    /// The step; the opening is step 0.
    pub step: u32,
    /// Who acted; nobody in the opening.
    pub by: Option<Seat>,
    /// How everybody stands after it.
    pub shares: Shares,
    /// What nature did beyond what was to be expected. On average it is nothing, whoever plays and however well.
    pub luck: Shares,
    /// What the one who acted lost by not doing what a master would have done with the same knowledge, and the others
    /// gained by it, as they had hopes.
    pub choice: Shares,
    /// What a deal that was closed brought.
    pub deal: Shares,
    /// The rest: what the estimate had not foreseen, and what nobody who acted could know. This is its error.
    pub unforeseen: Shares,
}

/// Enters one step of a match after another.
pub struct Book<G: Hosted> {
    start: G,
    judge: Level,
    luck: u64,
    /// How everybody stood after the latest step.
    shares: Shares,
    steps: u32,
}

impl<G: Hosted> Book<G> {
    /// For a match that begins as `start`, its choices judged by a bot of this level. Where nature could have done too much to
    /// weigh all of it, what is weighed follows from `luck`: another for each match, or the opening of all would be misjudged
    /// alike.
    pub fn new(start: &G, judge: Level, luck: u64) -> Book<G> {
        let shares = expected(start, OPENINGS, &mut QuickDice::new(luck));
        Book { start: start.clone(), judge, luck, shares, steps: 0 }
    }

    /// How everybody stands after the latest step; at first, before anything was drawn.
    pub fn shares(&self) -> &Shares {
        &self.shares
    }

    /// Enters a step that led to `after`.
    pub fn enter(&mut self, step: &Step<G>, after: &G) -> Entered {
        let none: Shares = self.shares.iter().map(|_| 0.0).collect();
        let shares = after.shares();
        let hoped = self.hoped(step, &shares);
        let (mut choice, mut deal) = (none.clone(), none);
        if let Some((seat, action)) = &step.by {
            if G::is_deal(action) {
                deal = minus(&hoped, &self.shares);
            } else if let Some(loss) = self.loss(&step.before, *seat, action) {
                choice = spread(loss, *seat, &self.shares);
            }
        }
        let luck = minus(&shares, &hoped);
        let whole = minus(&shares, &self.shares);
        let unforeseen = minus(&minus(&minus(&whole, &luck), &choice), &deal);
        let entry = Entered {
            step: self.steps,
            by: step.by.as_ref().map(|(seat, _)| *seat),
            shares: shares.clone(),
            luck,
            choice,
            deal,
            unforeseen,
        };
        (self.shares, self.steps) = (shares, self.steps + 1);
        entry
    }

    /// What was to be expected before nature moved.
    fn hoped(&self, step: &Step<G>, shares: &Shares) -> Shares {
        let Some((seat, action)) = &step.by else { return self.shares.clone() };
        if step.draws.is_empty() {
            return shares.clone();
        }
        let mut acted = step.before.clone();
        acted
            .play(*seat, action, &mut ())
            .unwrap_or_else(|refusal| unreachable!("it was played: {refusal:?}"));
        expected(&acted, OUTCOMES, &mut QuickDice::new(self.luck.wrapping_add(self.steps.into())))
    }

    /// How much of its chance a seat gave away, in the eyes of a master that knew what it knew. None where there was nothing to
    /// choose, or where the master has no opinion of what was done.
    fn loss(&self, before: &G, seat: Seat, action: &G::Action) -> Option<f64> {
        let mut menu = Vec::new();
        before.menu(seat, &mut menu);
        if menu.len() < 2 || !menu.contains(action) {
            return None;
        }
        let view = before.view(Viewer::Seat(seat));
        let luck = luck_of(&serde_json::to_string(&view).expect("a view is plain data"));
        let mut judge = G::bot(self.judge, &self.start, &luck);
        let mut advice = judge.advise(seat, &view, &menu);
        // An offer is no answer: nobody knows what would come of it.
        advice.retain(|one| menu.contains(&one.action));
        let best = advice.first()?.clone();
        let mut played = advice.into_iter().find(|one| one.action == *action);
        if played.is_none() {
            let both = [best.action.clone(), action.clone()];
            played = judge.advise(seat, &view, &both).into_iter().find(|one| one.action == *action);
        }
        Some(f64::from(best.chance? - played?.chance?).max(0.0))
    }
}

/// What a ledger weighs follows from the match: the same file always gives the same sums.
fn luck_of_ledger(replay: &Replay) -> u64 {
    u64::from_le_bytes(*replay.seed.0.first_chunk().expect("a seed has 32 bytes"))
}

/// What one seat loses and the others gain.
fn spread(loss: f64, seat: Seat, shares: &Shares) -> Shares {
    let own = shares[seat.index()];
    let (loss, others) = (loss.min(own), 1.0 - own);
    let gain = |(other, share): (usize, &f64)| match other == seat.index() {
        true => -loss,
        false if others > 0.0 => loss * share / others,
        false => loss / (shares.len() - 1) as f64,
    };
    shares.iter().enumerate().map(gain).collect()
}

/// How everybody will stand on average when nature has moved. Whatever is drawn here has nothing to do with what was drawn in
/// the match, so that luck is nothing on average.
fn expected<G: Hosted>(game: &G, outcomes: u32, luck: &mut QuickDice) -> Shares {
    let Next::Chance(of) = game.next() else { return game.shares() };
    let all = of.get() <= outcomes;
    let tried = if all { of.get() } else { outcomes };
    let mut sums: Shares = (0..game.seats()).map(|_| 0.0).collect();
    for outcome in 0..tried {
        let mut after = game.clone();
        after.chance(if all { outcome } else { luck.below(of) }, &mut ());
        let shares = expected(&after, outcomes / tried, luck);
        sums.iter_mut().zip(shares).for_each(|(sum, share)| *sum += share / f64::from(tried));
    }
    sums
}

fn minus(a: &Shares, b: &Shares) -> Shares {
    a.iter().zip(b).map(|(a, b)| a - b).collect()
}

/// The ledger of a finished match. An iterator that thinks when it is asked for the next step, and so can be stopped after any
/// of them. The same file always gives the same sums.
pub struct Ledger {
    entries: Box<dyn Iterator<Item = Entered>>,
    start: Shares,
    calibrated: bool,
}

impl Ledger {
    /// Checks the whole match first: nothing is said of what did not happen.
    pub fn new(replay: Replay) -> Result<Ledger, Mismatch> {
        let _: ControlFlow<Infallible, _> = retrace(&replay, |_| ControlFlow::Continue(()))?;
        struct Open(Replay);
        impl Visit for Open {
            type Out = Result<Ledger, Mismatch>;
            fn game<G: Hosted>(self) -> Self::Out {
                let config = serde_json::from_str(self.0.options.get()).map_err(|_| Mismatch::Options)?;
                let start = G::new(&config, self.0.rules).map_err(|_| Mismatch::Options)?;
                let book = Book::new(&start, Level::Master, luck_of_ledger(&self.0));
                let opened = book.shares().clone();
                let playing = self.0.begin(start);
                let entries = Box::new(Entries { replay: self.0, playing, book });
                Ok(Ledger { entries, start: opened, calibrated: G::CALIBRATED })
            }
        }
        let game = replay.game.clone();
        with_game(&game, Open(replay)).unwrap_or(Err(Mismatch::UnknownGame { game }))
    }

    /// What everybody's chance was before anything was drawn.
    pub fn start(&self) -> &Shares {
        &self.start
    }

    /// Whether the chances of this game come true about as often as they are said to.
    pub fn is_calibrated(&self) -> bool {
        self.calibrated
    }
}

impl Iterator for Ledger {
    type Item = Entered;

    fn next(&mut self) -> Option<Entered> {
        self.entries.next()
    }
}

/// A match that holds, entered step by step.
struct Entries<G: Hosted> {
    replay: Replay,
    playing: Match<G>,
    book: Book<G>,
}

impl<G: Hosted> Iterator for Entries<G> {
    type Item = Entered;

    fn next(&mut self) -> Option<Entered> {
        let step = self.replay.steps.get(self.book.steps as usize)?;
        if let (Some(seat), Some(action)) = (step.seat, &step.action) {
            let action = serde_json::from_str(action.get()).expect("every step of the match holds");
            let played = self.playing.play(seat, &action);
            played.unwrap_or_else(|refusal| unreachable!("every step of the match holds: {refusal:?}"));
        }
        Some(self.book.enter(self.playing.last(), self.playing.game()))
    }
}
