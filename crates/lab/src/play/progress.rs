use std::{
    io::{IsTerminal, Write, stderr},
    time::{Duration, Instant},
};

/// How often the bar is drawn, on a screen and in a log.
const ON_SCREEN: Duration = Duration::from_millis(200);
const IN_LOG: Duration = Duration::from_secs(60);
const WIDTH: usize = 30;

/// How far a run has come, on standard error: a bar on a screen, a line now and then in a log.
pub(super) struct Progress {
    begun: Instant,
    shown: Instant,
    before: u32,
    total: u32,
    screen: bool,
    quiet: bool,
}

impl Progress {
    /// `before`: games that were there already, and say nothing of the speed.
    pub(super) fn new(before: u32, total: u32, quiet: bool) -> Progress {
        let now = Instant::now();
        Progress { begun: now, shown: now, before, total, screen: stderr().is_terminal(), quiet }
    }

    pub(super) fn show(&mut self, done: u32) {
        let every = if self.screen { ON_SCREEN } else { IN_LOG };
        if self.quiet || (self.shown.elapsed() < every && (done < self.total || !self.screen)) {
            return;
        }
        self.shown = Instant::now();
        let fresh = f64::from(done - self.before);
        let left = self.begun.elapsed().as_secs_f64() / fresh.max(1.0) * f64::from(self.total - done);
        let line = format!("{} {done} of {} games, {} left", bar(done, self.total), self.total, words(left));
        let mut out = stderr().lock();
        // A screen that is gone is no reason to stop.
        let _ = if self.screen { write!(out, "\r{line}\x1b[K") } else { writeln!(out, "{line}") };
    }

    /// Says something without tearing the bar.
    pub(super) fn say(&mut self, text: &str) {
        if !self.quiet {
            let start = if self.screen { "\r\x1b[K" } else { "" };
            let _ = writeln!(stderr().lock(), "{start}{text}");
        }
    }

    pub(super) fn end(self) {
        if self.screen && !self.quiet && self.before < self.total {
            let _ = writeln!(stderr().lock());
        }
    }
}

fn bar(done: u32, total: u32) -> String {
    let filled = (u64::from(done) * WIDTH as u64 / u64::from(total.max(1))) as usize;
    format!("[{}{}]", "#".repeat(filled), "-".repeat(WIDTH - filled))
}

fn words(seconds: f64) -> String {
    let seconds = seconds.ceil() as u64;
    match (seconds / 3600, seconds / 60 % 60, seconds % 60) {
        (0, 0, seconds) => format!("{seconds} s"),
        (0, minutes, seconds) => format!("{minutes} min {seconds} s"),
        (hours, minutes, _) => format!("{hours} h {minutes} min"),
    }
}
