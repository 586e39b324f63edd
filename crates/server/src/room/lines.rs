//! Those who are connected to a table.

use crate::{figures::Connected, limits::FRAMES_WAITING_MAX};
use axum::extract::ws::Utf8Bytes;
use life::{Input, LineId, TokenHash};
use protocol::ErrorCode;
use std::{collections::BTreeMap, net::IpAddr};
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
    /// Counted until they are gone.
    pub(super) counted: Option<Connected>,
}

#[derive(Default)]
pub(super) struct Lines {
    list: BTreeMap<LineId, Line>,
    next: u64,
}

struct Line {
    token: Option<TokenHash>,
    /// The last version they have been told, or had seen when they came.
    told: Option<u32>,
    /// The life that is in the room has welcomed them, and tells them everything.
    is_welcome: bool,
    covered: bool,
    address: IpAddr,
    out: mpsc::Sender<Out>,
}

impl Lines {
    pub(super) fn add(
        &mut self,
        token: Option<TokenHash>,
        seen: Option<u32>,
        covered: bool,
        address: IpAddr,
    ) -> Guest {
        let (out, received) = mpsc::channel(FRAMES_WAITING_MAX);
        self.next += 1;
        let line = LineId(self.next);
        self.list.insert(line, Line { token, told: seen, is_welcome: false, covered, address, out });
        Guest { line, out: received, counted: None }
    }

    pub(super) fn remove(&mut self, line: LineId) {
        self.list.remove(&line);
    }

    /// The addresses for whom bots think here: of those who sit at the table, or of those who watch if nobody else is there.
    pub(super) fn addresses(&self) -> Vec<IpAddr> {
        let seated = || self.list.values().filter(|connected| connected.token.is_some());
        let watching = self.list.values().filter(|_| seated().next().is_none());
        seated().chain(watching).map(|connected| connected.address).collect()
    }

    /// How everybody comes in again to a life that has been read anew.
    pub(super) fn introductions(&mut self) -> Vec<Input> {
        let introduce = |(line, connected): (&LineId, &mut Line)| {
            connected.is_welcome = false;
            let Line { token, told: seen, covered, .. } = *connected;
            Input::Came { line: *line, token, seen, covered }
        };
        self.list.iter_mut().map(introduce).collect()
    }

    /// Everybody whom the life has welcomed has been told everything up to a version.
    pub(super) fn note_told(&mut self, version: Option<u32>) {
        for connected in self.list.values_mut().filter(|connected| connected.is_welcome) {
            connected.told = version;
        }
    }

    /// What anybody was told is not so any more.
    pub(super) fn forget_told(&mut self) {
        self.list.values_mut().for_each(|connected| connected.told = None);
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
        let sent = self.list.get_mut(&line).map(|connected| {
            connected.is_welcome = true;
            connected.out.try_send(out)
        });
        if let Some(Err(_)) = sent {
            self.list.remove(&line);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn address(last: u8) -> IpAddr {
        IpAddr::from([192, 0, 2, last])
    }

    fn is_open(guest: &mut Guest) -> bool {
        !matches!(guest.out.try_recv(), Err(mpsc::error::TryRecvError::Disconnected))
    }

    #[test]
    fn who_is_too_slow_is_shown_out_and_the_others_stay() {
        let mut lines = Lines::default();
        let add = |lines: &mut Lines| lines.add(None, None, false, address(1));
        let (mut quick, mut slow) = (add(&mut lines), add(&mut lines));
        let both = [quick.line, slow.line];
        for _ in 0..=FRAMES_WAITING_MAX {
            lines.tell(&both, "frame".into());
            assert!(matches!(quick.out.try_recv(), Ok(Out::Frame(_))), "the quick one is told");
        }

        assert_eq!(lines.introductions().len(), 1);
        assert!(is_open(&mut quick));
        // What was sent in time is still there to be read; then the line ends.
        let mut read = 0;
        while slow.out.blocking_recv().is_some() {
            read += 1;
        }
        assert_eq!(read, FRAMES_WAITING_MAX);
    }

    fn seen(lines: &mut Lines) -> Vec<Option<u32>> {
        let introduced = lines.introductions().into_iter();
        let seen = introduced.map(|came| {
            let Input::Came { seen, .. } = came else { panic!("{came:?} introduces nobody") };
            seen
        });
        seen.collect()
    }

    #[test]
    fn everybody_is_introduced_with_what_they_themselves_have_been_told() {
        let mut lines = Lines::default();
        let (welcomed, _new) =
            (lines.add(None, Some(1), false, address(1)), lines.add(None, Some(2), false, address(2)));
        lines.tell(&[welcomed.line], "welcome".into());
        lines.note_told(Some(7));
        assert_eq!(seen(&mut lines), [Some(7), Some(2)]);
        // Nobody has been welcomed by the next life yet.
        lines.note_told(Some(9));
        assert_eq!(seen(&mut lines), [Some(7), Some(2)]);
        lines.forget_told();
        assert_eq!(seen(&mut lines), [None, None]);
    }

    #[test]
    fn who_is_told_goodbye_is_told_why_and_nothing_after_it() {
        let mut lines = Lines::default();
        let mut guest = lines.add(None, None, false, address(1));
        lines.end(&[guest.line], ErrorCode::WrongToken);
        lines.tell(&[guest.line], "frame".into());
        assert!(matches!(guest.out.try_recv(), Ok(Out::Bye(ErrorCode::WrongToken))));
        assert!(!is_open(&mut guest));
    }

    #[test]
    fn bots_think_for_those_who_sit_there_and_for_watchers_only_when_nobody_does() {
        let mut lines = Lines::default();
        let _watcher = lines.add(None, None, false, address(1));
        assert_eq!(lines.addresses(), [address(1)]);
        let seated = lines.add(Some(TokenHash::of("token")), None, false, address(2));
        assert_eq!(lines.addresses(), [address(2)]);
        lines.remove(seated.line);
        assert_eq!(lines.addresses(), [address(1)]);
    }
}
