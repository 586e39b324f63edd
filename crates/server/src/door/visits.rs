use axum::body::{Body, Bytes};
use hyper::body::{Frame, SizeHint};
use std::{
    collections::BTreeMap,
    pin::Pin,
    sync::{
        Arc, Mutex, Weak,
        atomic::{AtomicBool, Ordering},
    },
    task::{Context, Poll},
};
use tokio::sync::Notify;

/// All connections that are open, and which of them nobody would miss.
pub(super) struct Visits {
    room: usize,
    state: Mutex<State>,
}

#[derive(Default)]
struct State {
    open: usize,
    next: u64,
    /// Those that wait for nothing from us, the one that has done so longest first.
    idle: BTreeMap<u64, Weak<Visit>>,
}

/// One connection.
pub(super) struct Visit {
    visits: Arc<Visits>,
    /// Its number among those that are idle; of no meaning while it is served.
    number: Mutex<u64>,
    served: AtomicBool,
    gives_way: Notify,
}

impl Visits {
    pub(super) fn new(room: usize) -> Visits {
        Visits { room, state: Mutex::default() }
    }

    /// One more, if there is room or somebody can give way. Who gives way is gone in a moment, so for so long there is one
    /// more than there is room for.
    pub(super) fn begin(self: &Arc<Visits>) -> Option<Arc<Visit>> {
        // Dropped after the lock, which it takes when it is the last of its visit.
        let longest;
        let mut state = self.state();
        if state.open >= self.room {
            longest = state.idle.pop_first()?.1.upgrade();
            // If it is gone by itself there is room as well.
            if let Some(longest) = &longest {
                longest.gives_way.notify_one();
            }
        }

        state.open += 1;
        let visit = Arc::new(Visit {
            visits: Arc::clone(self),
            number: Mutex::new(state.next),
            served: AtomicBool::new(false),
            gives_way: Notify::new(),
        });
        state.rest(&visit);
        Some(visit)
    }

    fn state(&self) -> std::sync::MutexGuard<'_, State> {
        self.state.lock().expect("nothing panics while it holds this lock")
    }
}

impl State {
    fn rest(&mut self, visit: &Arc<Visit>) {
        self.next += 1;
        *visit.number() = self.next;
        self.idle.insert(self.next, Arc::downgrade(visit));
    }
}

impl Visit {
    /// From now on it is being served, until the answer is dropped.
    pub(super) fn serve(self: Arc<Visit>) -> Serving {
        self.visits.state().idle.remove(&self.number());
        self.served.store(true, Ordering::Release);
        Serving(Some(self))
    }

    pub(super) fn is_served(&self) -> bool {
        self.served.load(Ordering::Acquire)
    }

    /// Comes when somebody else needs the room more.
    pub(super) async fn gives_way(&self) {
        loop {
            self.gives_way.notified().await;
            // It may have begun to be served at the same moment.
            if !self.is_served() {
                return;
            }
        }
    }

    fn number(&self) -> std::sync::MutexGuard<'_, u64> {
        self.number.lock().expect("nothing panics while it holds this lock")
    }
}

impl Drop for Visit {
    fn drop(&mut self) {
        let number = *self.number();
        let mut state = self.visits.state();
        state.open -= 1;
        state.idle.remove(&number);
    }
}

/// A connection is being served.
pub(super) struct Serving(Option<Arc<Visit>>);

impl Serving {
    /// It has become a socket, which has limits of its own and never gives way.
    pub(super) fn for_good(mut self) {
        self.0 = None;
    }
}

impl Drop for Serving {
    fn drop(&mut self) {
        if let Some(visit) = &self.0 {
            visit.served.store(false, Ordering::Release);
            visit.visits.state().rest(visit);
        }
    }
}

/// An answer that knows when it has been sent.
pub(super) struct Served {
    body: Body,
    _serving: Option<Serving>,
}

impl Served {
    pub(super) fn new(body: Body, serving: Option<Serving>) -> Served {
        Served { body, _serving: serving }
    }
}

impl hyper::body::Body for Served {
    type Data = Bytes;
    type Error = axum::Error;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, axum::Error>>> {
        Pin::new(&mut self.body).poll_frame(context)
    }

    fn is_end_stream(&self) -> bool {
        self.body.is_end_stream()
    }

    fn size_hint(&self) -> SizeHint {
        self.body.size_hint()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use futures_util::FutureExt;

    fn gave_way(visit: &Visit) -> bool {
        visit.gives_way().now_or_never().is_some()
    }

    #[test]
    fn when_there_is_no_room_the_one_that_is_idle_longest_gives_way() {
        let visits = Arc::new(Visits::new(3));
        let (first, second, third) =
            (visits.begin().unwrap(), visits.begin().unwrap(), visits.begin().unwrap());
        let serving = Arc::clone(&first).serve();
        let _fourth = visits.begin().unwrap();
        assert_eq!([&first, &second, &third].map(|visit| gave_way(visit)), [false, true, false]);

        drop((second, serving));
        // The first has been idle only since it was served.
        let _fifth = visits.begin().unwrap();
        assert_eq!([&first, &third].map(|visit| gave_way(visit)), [false, true]);
    }

    #[test]
    fn who_is_served_or_has_a_socket_never_gives_way() {
        let visits = Arc::new(Visits::new(2));
        let (served, socket) = (visits.begin().unwrap(), visits.begin().unwrap());
        let _serving = Arc::clone(&served).serve();
        Arc::clone(&socket).serve().for_good();
        assert!(visits.begin().is_none());
        assert!(!gave_way(&served) && !gave_way(&socket));

        drop(socket);
        assert!(visits.begin().is_some());
    }

    #[test]
    fn who_is_gone_is_forgotten() {
        let visits = Arc::new(Visits::new(1));
        for _ in 0..3 {
            let visit = visits.begin().unwrap();
            drop(Arc::clone(&visit).serve());
        }
        let state = visits.state();
        assert_eq!((state.open, state.idle.len()), (0, 0));
    }
}
