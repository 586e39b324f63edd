//! Bots at the table: ordinary seats that are asked with what a person in their seat would see. They answer one version, and
//! what comes too late is dropped.

use crate::{Ask, By, Effect, Life, Move, Question, Sitter, Time, What, playing::Shown};
use protocol::Pace;
use serde_json::value::RawValue;
use std::time::Duration;
use tabletop::{Level, Seat};

/// How often a bot can be overtaken before nobody may act who is not waited for.
const OVERTAKEN_MAX: u32 = 2;
/// How much longer a bot waits with its answer to something that can be taken back, in its usual pauses.
const MOMENT: f64 = 1.5;

pub(crate) struct Thinking {
    /// How long a bot hesitates at the usual pace.
    usual: Duration,
    asked: Option<Asked>,
}

/// A bot that has been asked, and has not answered.
struct Asked {
    seat: Seat,
    version: u32,
    /// When it was asked first. Others may have acted since, and then it was asked again.
    since: Time,
    overtaken: u32,
}

impl Thinking {
    pub(crate) fn new(usual: Duration) -> Thinking {
        Thinking { usual, asked: None }
    }

    /// Whoever was asked is asked anew.
    pub(crate) fn forget(&mut self) {
        self.asked = None;
    }

    /// A bot that others keep overtaking has the floor.
    pub(crate) fn has_floor(&self) -> bool {
        self.asked.as_ref().is_some_and(|asked| asked.overtaken >= OVERTAKEN_MAX)
    }

    /// How long a bot hesitates: like people, less when it has no choice, and never quite the same.
    fn pause(&self, pace: Pace, question: &Question) -> Duration {
        if self.usual.is_zero() {
            return Duration::ZERO;
        }
        let pace = match pace {
            Pace::Brisk => 0.3,
            Pace::Usual => 1.0,
            Pace::Calm => 2.2,
        };
        let choice = if question.sight.choices() > 1 { 1.0 } else { 0.6 };
        let mood = 0.85 + 0.3 * f64::from(question.version.wrapping_mul(37) % 100) / 100.0;
        self.usual.mul_f64(pace * choice * mood)
    }
}

impl Life {
    /// Asks the first bot that has been asked something or that the match waits for. Bots do not play for an empty room.
    pub(crate) fn ask_bots(&mut self, now: Time) {
        if self.presence.is_empty() || self.table.paused.is_some() || self.patient(now).is_none() {
            return;
        }
        let Some(playing) = self.table.playing.as_ref().filter(|playing| !playing.is_over()) else { return };
        let asked = playing.game.asked().into_iter().chain(playing.waiting);
        let Some(seat) = asked.into_iter().find(|seat| self.table.is_played_by_bot(*seat)) else {
            self.thinking.asked = None;
            return;
        };
        let version = playing.version();
        let (since, overtaken) = match &self.thinking.asked {
            Some(asked) if asked.seat == seat && asked.version == version => return,
            Some(asked) if asked.seat == seat => (asked.since, asked.overtaken + 1),
            // Whoever steps in for another host has hesitated enough.
            Some(_) | None => (if self.patience.is_some() { self.table.latest } else { now }, 0),
        };
        let hastened = playing.hastened;
        let question = self.question(seat).expect("the match is under way");
        let level = self.level(seat);
        let mut pause = self.thinking.pause(self.table.laid.settings.pace, &question);
        if self.can_be_undone() {
            pause += self.thinking.usual.mul_f64(MOMENT);
        }
        let not_before = if hastened { now } else { since.plus(pause.as_millis() as u64) };
        // At the end nobody wants to wait for a long thought.
        let level = if hastened { level.min(Level::Medium) } else { level };
        self.thinking.asked = Some(Asked { seat, version, since, overtaken });
        self.then(Effect::Ask(Box::new(Ask { level, not_before, question })));
    }

    /// What a bot would be asked in a seat now; none before the match.
    pub fn question(&self, seat: Seat) -> Option<Question> {
        let playing = self.table.playing.as_ref()?;
        Some(Question { seat, version: playing.version(), sight: playing.game.sight(seat) })
    }

    fn level(&self, seat: Seat) -> Level {
        match self.table.chair(seat).map(|chair| &chair.sitter) {
            Ok(Sitter::Bot { level, .. }) => *level,
            _ => self.table.laid.settings.stand_in,
        }
    }

    fn can_be_undone(&self) -> bool {
        let Some(playing) = &self.table.playing else { return false };
        let Shown::Moved(made) = playing.latest() else { return false };
        matches!(made.by, By::Person(seat) if playing.may_undo(seat).is_ok())
    }

    /// A bot has answered.
    pub(crate) fn thought(&mut self, now: Time, seat: Seat, version: u32, action: Option<Box<RawValue>>) {
        let is_asked = |asked: &Asked| asked.seat == seat && asked.version == version;
        if !self.thinking.asked.as_ref().is_some_and(is_asked) {
            return;
        }
        let is_wanted = self.version() == Some(version)
            && self.table.is_played_by_bot(seat)
            && self.table.paused.is_none()
            && !self.presence.is_empty();
        self.thinking.asked = None;
        if !is_wanted {
            return;
        }
        let made = |action| What::Moved(Move { seat, cmd: None, lag: 0, action });
        if let Some(action) = action {
            match self.add(now, By::Bot(seat), made(action)) {
                Ok(()) => return,
                Err(refused) => self.then(Effect::Fault(format!("a bot broke the rules: {refused}"))),
            }
        }
        // A bot that cannot decide does what somebody does who is away: the match must go on.
        let way_out = self.table.playing.as_ref().and_then(|playing| playing.time_out(seat));
        let done = way_out.map(|action| self.add(now, By::Bot(seat), made(action)));
        if !matches!(done, Some(Ok(()))) {
            // It was only asked something, and need not answer. It is not asked about this version again.
            self.thinking.asked = Some(Asked { seat, version, since: now, overtaken: 0 });
        }
    }
}
