//! Those who are connected to a table.

use crate::limits::FRAMES_WAITING_MAX;
use axum::extract::ws::Utf8Bytes;
use life::{Input, LineId, TokenHash};
use protocol::ErrorCode;
use std::collections::BTreeMap;
use tokio::sync::mpsc;

/// What goes out on a connection.
#[derive(Debug)]
pub(crate) enum Out {
    Frame(Utf8Bytes),
    /// Goodbye, and why.
    Bye(ErrorCode),
}

/// Somebody who has come in.
pub(crate) struct Guest {
    pub(crate) line: LineId,
    /// What to send them: the welcome first. It ends when they are shown out for being too slow.
    pub(crate) out: mpsc::Receiver<Out>,
}

#[derive(Default)]
pub(super) struct Lines {
    list: BTreeMap<LineId, Connected>,
    next: u64,
}

struct Connected {
    token: Option<TokenHash>,
    covered: bool,
    out: mpsc::Sender<Out>,
}

impl Lines {
    pub(super) fn add(&mut self, token: Option<TokenHash>, covered: bool) -> Guest {
        let (out, received) = mpsc::channel(FRAMES_WAITING_MAX);
        self.next += 1;
        let line = LineId(self.next);
        self.list.insert(line, Connected { token, covered, out });
        Guest { line, out: received }
    }

    pub(super) fn remove(&mut self, line: LineId) {
        self.list.remove(&line);
    }

    /// How everybody would come in again who has been told everything up to a version.
    pub(super) fn introductions(&self, seen: Option<u32>) -> Vec<Input> {
        let introduce = |(line, connected): (&LineId, &Connected)| Input::Came {
            line: *line,
            token: connected.token,
            seen,
            covered: connected.covered,
        };
        self.list.iter().map(introduce).collect()
    }

    /// Sends a frame, made once for all of these. Who is too slow, or gone, is shown out.
    pub(super) fn tell(&mut self, to: &[LineId], frame: String) {
        let frame = Utf8Bytes::from(frame);
        for line in to {
            self.send(*line, Out::Frame(frame.clone()));
        }
    }

    pub(super) fn end(&mut self, lines: &[LineId], code: ErrorCode) {
        for line in lines {
            self.send(*line, Out::Bye(code));
            self.list.remove(line);
        }
    }

    fn send(&mut self, line: LineId, out: Out) {
        let sent = self.list.get(&line).map(|connected| connected.out.try_send(out));
        if let Some(Err(_)) = sent {
            self.list.remove(&line);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn is_open(guest: &mut Guest) -> bool {
        !matches!(guest.out.try_recv(), Err(mpsc::error::TryRecvError::Disconnected))
    }

    #[test]
    fn who_is_too_slow_is_shown_out_and_the_others_stay() {
        let mut lines = Lines::default();
        let (mut quick, mut slow) = (lines.add(None, false), lines.add(None, false));
        let both = [quick.line, slow.line];
        for _ in 0..=FRAMES_WAITING_MAX {
            lines.tell(&both, "frame".into());
            assert!(matches!(quick.out.try_recv(), Ok(Out::Frame(_))), "the quick one is told");
        }

        assert_eq!(lines.introductions(None).len(), 1);
        assert!(is_open(&mut quick));
        // What was sent in time is still there to be read; then the line ends.
        let mut read = 0;
        while slow.out.blocking_recv().is_some() {
            read += 1;
        }
        assert_eq!(read, FRAMES_WAITING_MAX);
    }

    #[test]
    fn who_is_told_goodbye_is_told_why_and_nothing_after_it() {
        let mut lines = Lines::default();
        let mut guest = lines.add(None, false);
        lines.end(&[guest.line], ErrorCode::WrongToken);
        lines.tell(&[guest.line], "frame".into());
        assert!(matches!(guest.out.try_recv(), Ok(Out::Bye(ErrorCode::WrongToken))));
        assert!(!is_open(&mut guest));
    }
}
