//! Where bots think: on threads of their own that give way to everything else, so that nobody who plays waits for them; and
//! by turns, so that nobody who asks for much delays those who ask for little.

mod giving_way;
mod turns;

use crate::{Nice, rates::network};
use std::{
    net::{IpAddr, Ipv4Addr},
    panic::{AssertUnwindSafe, catch_unwind},
    sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError},
    thread,
    time::{Duration, Instant},
};
use tokio::sync::oneshot;
use turns::Turns;

/// Who asks when nobody's address is known: they share one line.
const NOBODY: IpAddr = IpAddr::V4(Ipv4Addr::UNSPECIFIED);

/// Threads that think for whoever asks, by turns.
pub(crate) struct Thinkers {
    name: &'static str,
    shared: Arc<Shared>,
}

/// What the threads and those who ask have in common.
struct Shared {
    queue: Mutex<Queue>,
    /// Somebody asks, or nobody will any more.
    changed: Condvar,
    told: Told,
}

struct Queue {
    turns: Turns<IpAddr, Thought>,
    closed: bool,
}

/// Something to think about.
struct Thought {
    think: Box<dyn FnOnce() -> Thinking + Send>,
    asked: Instant,
}

/// What became of a thought.
enum Thinking {
    Done,
    /// Nobody wanted to know any more, so nothing was thought.
    Stale,
}

/// Called when something has been thought: how long it waited, and how long it took.
type Told = Box<dyn Fn(Duration, Duration) + Send + Sync>;

/// Why nothing was thought.
#[derive(Debug, Eq, PartialEq)]
pub(crate) enum NoThought {
    /// The thought panicked. That has been reported.
    BrokeDown,
    /// Those who ask have so much waiting already that no more is taken.
    TooMany,
    /// What it was about has changed before its turn came.
    Stale,
}

impl Thinkers {
    pub(crate) fn start(
        name: &'static str,
        threads: usize,
        nice: Nice,
        told: impl Fn(Duration, Duration) + Send + Sync + 'static,
    ) -> Thinkers {
        let queue = Mutex::new(Queue { turns: Turns::new(), closed: threads == 0 });
        let shared = Arc::new(Shared { queue, changed: Condvar::new(), told: Box::new(told) });
        for _ in 0..threads {
            let shared = Arc::clone(&shared);
            thread::Builder::new()
                .name(name.into())
                .spawn(move || {
                    giving_way::give_way(nice);
                    shared.think_until_closed();
                })
                .expect("a thread can be started");
        }
        Thinkers { name, shared }
    }

    /// What these think for.
    pub(crate) fn name(&self) -> &'static str {
        self.name
    }

    /// How many thoughts wait for their turn.
    pub(crate) fn waiting(&self) -> usize {
        self.shared.lock().turns.waiting()
    }

    /// Has a thought thought when the turn comes of those who ask, unless it `is_stale` by then. If they have several
    /// addresses, it is thought for whichever has had least thought for it. It waits from now on, and until what comes back
    /// is dropped.
    pub(crate) fn think<T, S, F>(
        &self,
        who: &[IpAddr],
        is_stale: S,
        thought: F,
    ) -> impl Future<Output = Result<T, NoThought>> + Send + use<T, S, F>
    where
        T: Send + 'static,
        S: Fn() -> bool + Send + 'static,
        F: FnOnce() -> T + Send + 'static,
    {
        let (answer, answered) = oneshot::channel();
        let think = Box::new(move || {
            // Whoever asked may have left, which drops the other end.
            if answer.is_closed() || is_stale() {
                let _ = answer.send(None);
                return Thinking::Stale;
            }
            let _ = answer.send(Some(thought()));
            Thinking::Done
        });
        let asked = self.shared.ask(who, Thought { think, asked: Instant::now() });
        async move {
            asked?;
            answered.await.map_err(|_| NoThought::BrokeDown)?.ok_or(NoThought::Stale)
        }
    }
}

impl Drop for Thinkers {
    /// What is being thought is thought to its end; what waits is forgotten.
    fn drop(&mut self) {
        self.shared.lock().closed = true;
        self.shared.changed.notify_all();
    }
}

impl Shared {
    fn lock(&self) -> MutexGuard<'_, Queue> {
        self.queue.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn ask(&self, who: &[IpAddr], thought: Thought) -> Result<(), NoThought> {
        let mut lines: Vec<IpAddr> = who.iter().copied().map(network).collect();
        if lines.is_empty() {
            lines.push(NOBODY);
        }
        let mut queue = self.lock();
        if queue.closed {
            return Err(NoThought::BrokeDown);
        }
        queue.turns.ask(&lines, thought).map_err(|_| NoThought::TooMany)?;
        drop(queue);
        self.changed.notify_one();
        Ok(())
    }

    fn think_until_closed(&self) {
        let mut queue = self.lock();
        loop {
            if queue.closed {
                return;
            }
            let Some((under_way, Thought { think, asked })) = queue.turns.next() else {
                queue = self.changed.wait(queue).unwrap_or_else(PoisonError::into_inner);
                continue;
            };
            drop(queue);
            let (waited, before) = (asked.elapsed(), giving_way::used());
            // A bot that breaks down has been reported by the panic; the others go on thinking.
            let thought = catch_unwind(AssertUnwindSafe(think));
            let took = giving_way::used().saturating_sub(before);
            if !matches!(thought, Ok(Thinking::Stale)) {
                (self.told)(waited, took);
            }
            queue = self.lock();
            queue.turns.thought(under_way, took.as_micros() as u64);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::mpsc;

    fn address(last: u8) -> IpAddr {
        IpAddr::from([192, 0, 2, last])
    }

    fn never() -> bool {
        false
    }

    /// A thinker who is held up until the answer is dropped, so that what is asked meanwhile waits.
    fn held_up() -> (Thinkers, mpsc::Sender<()>) {
        let thinkers = Thinkers::start("thinker", 1, Nice::default(), |_, _| {});
        let (go_on, held) = mpsc::channel::<()>();
        let (busy, is_busy) = mpsc::channel();
        let think = Box::new(move || {
            busy.send(()).unwrap();
            let _ = held.recv();
            Thinking::Done
        });
        thinkers.shared.ask(&[address(0)], Thought { think, asked: Instant::now() }).unwrap();
        is_busy.recv().unwrap();
        (thinkers, go_on)
    }

    #[tokio::test]
    async fn thoughts_of_one_address_come_in_order_and_a_broken_one_stops_nobody() {
        let thinkers = Thinkers::start("thinker", 1, Nice::default(), |_, _| {});
        let order = Arc::new(Mutex::new(Vec::new()));
        let note = |number: u32| {
            let order = Arc::clone(&order);
            thinkers.think(&[], never, move || {
                assert_ne!(number, 2, "this one breaks down");
                order.lock().unwrap().push(number);
                number
            })
        };
        let all = tokio::join!(note(1), note(2), note(3));
        assert_eq!(all, (Ok(1), Err(NoThought::BrokeDown), Ok(3)));
        assert_eq!(*order.lock().unwrap(), [1, 3]);
    }

    #[tokio::test]
    async fn three_hundred_tables_of_one_address_are_one_among_those_who_wait() {
        let (thinkers, go_on) = held_up();
        let order = Arc::new(Mutex::new(Vec::new()));
        let note = |from: u8| {
            let order = Arc::clone(&order);
            thinkers.think(&[address(from)], never, move || order.lock().unwrap().push(from))
        };
        let crowd: Vec<_> = (0..300).map(|_| note(1)).collect();
        let guest = note(2);
        assert_eq!(thinkers.waiting(), 301);

        drop(go_on);
        guest.await.unwrap();
        for asked in crowd {
            asked.await.unwrap();
        }
        let place = order.lock().unwrap().iter().position(|from| *from == 2);
        assert!(place.is_some_and(|place| place <= 1), "{place:?} were served before");
    }

    #[tokio::test]
    async fn what_is_stale_or_asked_by_somebody_who_left_is_not_thought() {
        let (thinkers, go_on) = held_up();
        drop(thinkers.think(&[address(1)], never, || panic!("nobody wants to know")));
        let stale = thinkers.think(&[address(1)], || true, || panic!("it is stale"));
        drop(go_on);
        assert_eq!(stale.await, Err::<(), _>(NoThought::Stale));
    }

    #[tokio::test]
    async fn whoever_has_too_much_waiting_is_told_so_and_nobody_else() {
        let (thinkers, go_on) = held_up();
        let _crowd: Vec<_> =
            (0..turns::LINE_MAX).map(|_| thinkers.think(&[address(1)], never, || ())).collect();
        assert_eq!(thinkers.think(&[address(1)], never, || ()).await, Err(NoThought::TooMany));
        let guest = thinkers.think(&[address(2)], never, || ());
        drop(go_on);
        assert_eq!(guest.await, Ok(()));
    }
}
