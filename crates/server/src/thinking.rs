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

/// Thinks in the order it was asked. A table asks for one thing at a time, so no table can crowd out the others.
pub(crate) struct Thinkers {
    queue: mpsc::Sender<Thought>,
    /// Those who wait for an answer, and how many may.
    asking: Arc<AtomicUsize>,
    asking_max: usize,
}

/// Why there was no answer.
#[derive(Debug, thiserror::Error)]
pub(crate) enum NoThought {
    #[error("too many are waiting")]
    Crowded,
    #[error("it broke down")]
    BrokeDown,
}

impl Thinkers {
    pub(crate) fn start(name: &str, threads: usize, asking_max: usize) -> Thinkers {
        let (queue, waiting) = mpsc::channel();
        let waiting = Arc::new(Mutex::new(waiting));
        for _ in 0..threads {
            let waiting = Arc::clone(&waiting);
            thread::Builder::new()
                .name(name.into())
                .spawn(move || think_until_closed(&waiting))
                .expect("a thread can be started");
        }
        Thinkers { queue, asking: Arc::default(), asking_max }
    }

    /// Has a thought thought when its turn comes.
    pub(crate) async fn think<T: Send + 'static>(
        &self,
        thought: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, NoThought> {
        let _asking = Asking::one_more(&self.asking, self.asking_max).ok_or(NoThought::Crowded)?;
        let (answer, answered) = oneshot::channel();
        let thought = Box::new(move || {
            // Whoever asked may have left.
            if !answer.is_closed() {
                let _ = answer.send(thought());
            }
        });
        self.queue.send(thought).map_err(|_| NoThought::BrokeDown)?;
        answered.await.map_err(|_| NoThought::BrokeDown)
    }
}

/// Somebody waits for an answer, until this is dropped.
struct Asking(Arc<AtomicUsize>);

impl Asking {
    fn one_more(asking: &Arc<AtomicUsize>, max: usize) -> Option<Asking> {
        let more = |count: usize| (count < max).then_some(count + 1);
        asking.fetch_update(Ordering::Relaxed, Ordering::Relaxed, more).ok()?;
        Some(Asking(Arc::clone(asking)))
    }
}

impl Drop for Asking {
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
        let thinkers = Thinkers::start("thinker", 1, 10);
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
        assert!(matches!((one, two, three), (Ok(1), Err(NoThought::BrokeDown), Ok(3))));
        assert_eq!(*order.lock().unwrap(), [1, 3]);
    }

    #[tokio::test]
    async fn no_more_may_wait_than_there_is_room_for() {
        let thinkers = Thinkers::start("thinker", 1, 2);
        let (go, wait) = mpsc::channel::<()>();
        let first = thinkers.think(move || wait.recv().is_ok());
        let second = thinkers.think(|| true);
        let third = async {
            let crowded = matches!(thinkers.think(|| ()).await, Err(NoThought::Crowded));
            go.send(()).unwrap();
            crowded
        };
        let (first, second, crowded) = tokio::join!(first, second, third);
        assert!(first.unwrap() && second.unwrap() && crowded);
        assert!(thinkers.think(|| true).await.unwrap(), "there is room again");
    }
}
