//! Where bots think: on threads of their own that give way to everything else, so that nobody who plays waits for them.

use std::{
    panic::{AssertUnwindSafe, catch_unwind},
    sync::{
        Arc, Mutex, PoisonError,
        atomic::{AtomicUsize, Ordering},
        mpsc,
    },
    thread,
};
use tokio::sync::oneshot;

type Thought = Box<dyn FnOnce() + Send>;

/// Thinks in the order it was asked. A table asks for one thing at a time, and a review too, so nobody can crowd out the
/// others.
pub(crate) struct Thinkers {
    queue: mpsc::Sender<Thought>,
}

/// The thought panicked. That has been reported; whoever asked gets no answer.
#[derive(Debug)]
pub(crate) struct BrokeDown;

impl Thinkers {
    pub(crate) fn start(name: &str, threads: usize) -> Thinkers {
        let (queue, waiting) = mpsc::channel();
        let waiting = Arc::new(Mutex::new(waiting));
        for _ in 0..threads {
            let waiting = Arc::clone(&waiting);
            thread::Builder::new()
                .name(name.into())
                .spawn(move || think_until_closed(&waiting))
                .expect("a thread can be started");
        }
        Thinkers { queue }
    }

    /// Has a thought thought when its turn comes.
    pub(crate) async fn think<T: Send + 'static>(
        &self,
        thought: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, BrokeDown> {
        let (answer, answered) = oneshot::channel();
        let thought = Box::new(move || {
            // Whoever asked may have left.
            if !answer.is_closed() {
                let _ = answer.send(thought());
            }
        });
        self.queue.send(thought).map_err(|_| BrokeDown)?;
        answered.await.map_err(|_| BrokeDown)
    }
}

/// Room for so many who ask for something at once.
pub(crate) struct Places {
    taken: Arc<AtomicUsize>,
    max: usize,
}

/// Somebody asks for something, until this is dropped.
pub(crate) struct Place(Arc<AtomicUsize>);

impl Places {
    pub(crate) fn new(max: usize) -> Places {
        Places { taken: Arc::default(), max }
    }

    /// None if there is no room for one more.
    pub(crate) fn take(&self) -> Option<Place> {
        let more = |count: usize| (count < self.max).then_some(count + 1);
        self.taken.fetch_update(Ordering::Relaxed, Ordering::Relaxed, more).ok()?;
        Some(Place(Arc::clone(&self.taken)))
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        self.0.fetch_sub(1, Ordering::Relaxed);
    }
}

fn think_until_closed(waiting: &Mutex<mpsc::Receiver<Thought>>) {
    give_way();
    loop {
        let next = waiting.lock().unwrap_or_else(PoisonError::into_inner).recv();
        let Ok(thought) = next else { return };
        // A bot that breaks down has been reported by the panic; the others go on thinking.
        let _ = catch_unwind(AssertUnwindSafe(thought));
    }
}

/// People's moves go before this thread's work, on a machine with one core too.
#[cfg(target_os = "linux")]
fn give_way() {
    const NICE: i32 = 10;
    // On Linux priorities belong to threads. Where the system refuses, bots think all the same.
    let _ = rustix::process::setpriority_process(Some(rustix::thread::gettid()), NICE);
}

#[cfg(not(target_os = "linux"))]
fn give_way() {}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn thoughts_come_in_order_and_a_broken_one_stops_nobody() {
        let thinkers = Thinkers::start("thinker", 1);
        let order = Arc::new(Mutex::new(Vec::new()));
        let note = |number: u32| {
            let order = Arc::clone(&order);
            thinkers.think(move || {
                assert_ne!(number, 2, "this one breaks down");
                order.lock().unwrap().push(number);
                number
            })
        };
        let (one, two, three) = tokio::join!(note(1), note(2), note(3));
        assert!(matches!((one, two, three), (Ok(1), Err(BrokeDown), Ok(3))));
        assert_eq!(*order.lock().unwrap(), [1, 3]);
    }

    #[test]
    fn no_more_may_ask_at_once_than_there_is_room_for() {
        let places = Places::new(2);
        let first = places.take().expect("there is room");
        let _second = places.take().expect("there is room");
        assert!(places.take().is_none());
        drop(first);
        let _third = places.take().expect("there is room again");
        assert!(places.take().is_none());
    }
}
