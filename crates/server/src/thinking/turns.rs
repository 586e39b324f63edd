//! Whose thought is next: everybody who asks has a line of their own, and the lines share the thinking equally.
//!
//! What counts is the time it took to think, not how often somebody asked: whoever has used least is next. Who comes after a
//! while begins where those who wait stand, so nobody saves up for later, and nobody pays for having been alone.

use std::{
    collections::{HashMap, VecDeque},
    hash::Hash,
};

/// Thoughts that may wait in one line. Beyond it whoever asks is told to come again; nobody else notices.
pub(super) const LINE_MAX: usize = 512;
/// Thoughts that may wait in all. So many people at once are more than any machine thinks for.
pub(super) const WAITING_MAX: usize = 65_536;

/// Lines that are remembered. Beyond it all are forgotten in which nobody waits: that errs on the friendly side.
const LINES_MAX: usize = 10_000;

/// The lines of all who ask, by what tells them apart.
pub(super) struct Turns<K, T> {
    lines: HashMap<K, Line<T>>,
    waiting: usize,
    /// What those have used at least who were served last: where newcomers begin.
    level: u64,
    /// Numbers the arrivals, so that of equals the first is served first.
    arrivals: u64,
}

struct Line<T> {
    waiting: VecDeque<(u64, T)>,
    /// In microseconds of thinking, those expected of thoughts under way among them.
    used: u64,
    under_way: usize,
    /// How long the latest thought took: what is expected of the next.
    usual: u64,
}

/// A thought is being thought, and is to be reported when it has been.
pub(super) struct UnderWay<K> {
    key: K,
    expected: u64,
}

impl<K: Copy + Eq + Hash, T> Turns<K, T> {
    pub(super) fn new() -> Turns<K, T> {
        Turns { lines: HashMap::new(), waiting: 0, level: 0, arrivals: 0 }
    }

    pub(super) fn waiting(&self) -> usize {
        self.waiting
    }

    /// Puts a thought at the end of the line of whichever of these has used least. It comes back if there is no room.
    ///
    /// # Panics
    ///
    /// If nobody asks.
    pub(super) fn ask(&mut self, keys: &[K], thought: T) -> Result<(), T> {
        let used =
            |key: &&K| self.lines.get(*key).map_or((self.level, 0), |line| (line.used, line.waiting.len()));
        let key = *keys.iter().min_by_key(used).expect("somebody asks");
        let level = self.level;
        if self.waiting >= WAITING_MAX {
            return Err(thought);
        }
        let line = self.lines.entry(key).or_insert_with(|| Line {
            waiting: VecDeque::new(),
            used: level,
            under_way: 0,
            usual: 0,
        });
        if line.waiting.len() >= LINE_MAX {
            return Err(thought);
        }

        line.waiting.push_back((self.arrivals, thought));
        self.arrivals += 1;
        self.waiting += 1;
        Ok(())
    }

    /// The next thought, if one waits.
    pub(super) fn next(&mut self) -> Option<(UnderWay<K>, T)> {
        let first = |line: &Line<T>| line.waiting.front().map(|(arrival, _)| (line.used, *arrival));
        let order = self.lines.iter().filter_map(|(key, line)| Some((first(line)?, *key)));
        let (_, key) = order.min_by_key(|(order, _)| *order)?;
        let line = self.lines.get_mut(&key)?;
        let (_, thought) = line.waiting.pop_front()?;
        self.level = self.level.max(line.used);
        let expected = line.usual;
        line.used += expected;
        line.under_way += 1;
        self.waiting -= 1;
        Some((UnderWay { key, expected }, thought))
    }

    /// A thought took so many microseconds. It counts as one at least: asking is not free either.
    pub(super) fn thought(&mut self, under_way: UnderWay<K>, took: u64) {
        let took = took.max(1);
        let UnderWay { key, expected } = under_way;
        let Some(line) = self.lines.get_mut(&key) else { return };
        line.used = line.used - expected + took;
        line.usual = took;
        line.under_way -= 1;
        // Whoever neither waits nor has used more than others is as good as new.
        let is_full = self.lines.len() > LINES_MAX;
        let level = if self.waiting == 0 || is_full { u64::MAX } else { self.level };
        self.lines.retain(|_, line| line.under_way > 0 || !line.waiting.is_empty() || line.used > level);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SECOND: u64 = 1_000_000;

    /// One after the other on one thread: who was served, and for how long.
    fn serve(turns: &mut Turns<&'static str, u64>, count: usize) -> Vec<(&'static str, u64)> {
        let mut served = Vec::new();
        for _ in 0..count {
            let Some((under_way, cost)) = turns.next() else { break };
            served.push((under_way.key, cost));
            turns.thought(under_way, cost);
        }
        served
    }

    fn used(served: &[(&str, u64)], key: &str) -> u64 {
        served.iter().filter(|(served, _)| *served == key).map(|(_, cost)| cost).sum()
    }

    #[test]
    fn those_of_one_line_are_served_in_the_order_they_came() {
        let mut turns = Turns::new();
        for cost in 1..=5 {
            turns.ask(&["a"], cost).unwrap();
        }
        assert_eq!(serve(&mut turns, 9).iter().map(|(_, cost)| *cost).collect::<Vec<_>>(), [1, 2, 3, 4, 5]);
        assert_eq!(turns.waiting(), 0);
    }

    #[test]
    fn whoever_comes_while_another_has_three_hundred_waiting_is_next() {
        let mut turns = Turns::new();
        for _ in 0..300 {
            turns.ask(&["crowd"], SECOND / 4).unwrap();
        }
        serve(&mut turns, 40);
        for _ in 0..10 {
            turns.ask(&["guest"], SECOND / 100).unwrap();
            let served = serve(&mut turns, 2);
            assert!(served.iter().any(|(key, _)| *key == "guest"), "at most one thought before it");
        }
    }

    #[test]
    fn time_is_shared_and_not_turns() {
        let mut turns = Turns::new();
        for _ in 0..400 {
            turns.ask(&["slow"], SECOND).unwrap();
            turns.ask(&["quick"], SECOND / 10).unwrap();
        }
        let served = serve(&mut turns, 200);
        let (slow, quick) = (used(&served, "slow"), used(&served, "quick"));
        assert!(slow.abs_diff(quick) <= SECOND, "{slow} and {quick}");
    }

    #[test]
    fn several_threads_do_not_all_think_for_the_same() {
        let mut turns = Turns::new();
        for _ in 0..100 {
            turns.ask(&["crowd"], SECOND).unwrap();
        }
        serve(&mut turns, 3);
        let under_way: Vec<_> = (0..3).map(|_| turns.next().unwrap()).collect();
        turns.ask(&["guest"], SECOND).unwrap();
        assert_eq!(turns.next().unwrap().0.key, "guest", "what is under way counts already");
        for (thought, cost) in under_way {
            turns.thought(thought, cost);
        }
    }

    #[test]
    fn nobody_saves_up_and_nobody_pays_for_having_been_alone() {
        let mut turns = Turns::new();
        for _ in 0..100 {
            turns.ask(&["alone"], SECOND).unwrap();
        }
        serve(&mut turns, 100);
        for _ in 0..100 {
            turns.ask(&["alone"], SECOND).unwrap();
            turns.ask(&["late"], SECOND).unwrap();
        }
        let served = serve(&mut turns, 100);
        assert!(used(&served, "late").abs_diff(used(&served, "alone")) <= 2 * SECOND);
    }

    #[test]
    fn a_table_waits_with_whoever_of_it_has_used_least() {
        let mut turns = Turns::new();
        for _ in 0..5 {
            turns.ask(&["busy"], SECOND).unwrap();
        }
        serve(&mut turns, 1);
        turns.ask(&["busy", "friend"], 7).unwrap();
        assert_eq!(serve(&mut turns, 1), [("friend", 7)]);
    }

    #[test]
    fn of_those_who_have_used_as_much_the_one_with_less_waiting_takes_the_table() {
        let mut turns = Turns::new();
        for _ in 0..5 {
            turns.ask(&["busy"], SECOND).unwrap();
        }
        turns.ask(&["busy", "friend"], 7).unwrap();
        assert!(serve(&mut turns, 2).contains(&("friend", 7)));
    }

    #[test]
    fn a_line_is_bounded_and_the_others_are_not_turned_away_for_it() {
        let mut turns = Turns::new();
        for _ in 0..LINE_MAX {
            turns.ask(&["crowd"], 1).unwrap();
        }
        assert_eq!(turns.ask(&["crowd"], 1), Err(1));
        assert_eq!(turns.ask(&["guest"], 1), Ok(()));
    }

    #[test]
    fn those_who_have_gone_are_forgotten() {
        let mut turns = Turns::new();
        for _ in 0..2 {
            turns.ask(&[0], 1).unwrap();
        }
        let patient = turns.next().unwrap();
        for number in 1..3 * LINES_MAX {
            turns.ask(&[number], 1).unwrap();
            let (under_way, _) = turns.next().unwrap();
            turns.thought(under_way, 5);
            assert!(turns.lines.len() <= LINES_MAX + 1, "memory is bounded");
        }
        turns.thought(patient.0, 5);
        while let Some((under_way, _)) = turns.next() {
            turns.thought(under_way, 5);
        }
        assert!(turns.lines.is_empty(), "when nobody waits nothing is remembered");
    }
}
