use crate::{limits::FRAMES_WAITING_MAX, table::Unreadable};
use axum::extract::ws::Utf8Bytes;
use tabletop::{Seat, Viewer};
use tokio::sync::mpsc;

/// Those who are connected to a table.
#[derive(Default)]
pub(super) struct Members {
    list: Vec<Member>,
    next_id: u64,
}

struct Member {
    id: u64,
    viewer: Viewer,
    frames: mpsc::Sender<Utf8Bytes>,
}

impl Members {
    pub(super) fn is_empty(&self) -> bool {
        self.list.is_empty()
    }

    pub(super) fn is_online(&self, seat: Seat) -> bool {
        self.list.iter().any(|member| member.viewer == Viewer::Seat(seat))
    }

    /// Somebody connects. The receiver ends when they are shown out for being too slow.
    pub(super) fn add(&mut self, viewer: Viewer) -> (u64, mpsc::Receiver<Utf8Bytes>) {
        let (frames, received) = mpsc::channel(FRAMES_WAITING_MAX);
        self.next_id += 1;
        self.list.push(Member { id: self.next_id, viewer, frames });
        (self.next_id, received)
    }

    pub(super) fn remove(&mut self, id: u64) {
        self.list.retain(|member| member.id != id);
    }

    /// Sends everybody the frames for their eyes, made once for each pair of eyes. Who is too slow, or gone, is
    /// shown out.
    pub(super) fn send(
        &mut self,
        frames_for: impl Fn(Viewer) -> Result<Vec<Utf8Bytes>, Unreadable>,
    ) -> Result<(), Unreadable> {
        let mut made: Vec<(Viewer, Vec<Utf8Bytes>)> = Vec::with_capacity(self.list.len());
        for member in &self.list {
            if !made.iter().any(|(viewer, _)| *viewer == member.viewer) {
                made.push((member.viewer, frames_for(member.viewer)?));
            }
        }
        self.list.retain(|member| {
            let (_, frames) = made
                .iter()
                .find(|(viewer, _)| *viewer == member.viewer)
                .expect("frames were made for every viewer");
            frames.iter().all(|frame| member.frames.try_send(frame.clone()).is_ok())
        });
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::cell::Cell;

    #[test]
    fn who_is_too_slow_is_shown_out_and_the_others_stay() {
        let mut members = Members::default();
        let (_, mut quick) = members.add(Viewer::Seat(Seat(0)));
        let (_, mut slow) = members.add(Viewer::Seat(Seat(1)));
        for _ in 0..=FRAMES_WAITING_MAX {
            members.send(|_| Ok(vec!["frame".into()])).unwrap();
            quick.try_recv().expect("the quick one is told");
        }

        assert!(members.is_online(Seat(0)));
        assert!(!members.is_online(Seat(1)));
        // What was sent in time is still there to be read; then the line ends.
        let mut read = 0;
        while slow.blocking_recv().is_some() {
            read += 1;
        }
        assert_eq!(read, FRAMES_WAITING_MAX);
    }

    #[test]
    fn a_frame_is_made_once_for_all_who_see_the_same() {
        let mut members = Members::default();
        let lines: Vec<_> =
            [Viewer::Table, Viewer::Seat(Seat(0)), Viewer::Table].map(|viewer| members.add(viewer)).into();
        let made = Cell::new(0);
        members
            .send(|_| {
                made.set(made.get() + 1);
                Ok(vec!["frame".into()])
            })
            .unwrap();

        assert_eq!(made.get(), 2);
        for (_, mut line) in lines {
            assert!(line.try_recv().is_ok());
        }
    }
}
