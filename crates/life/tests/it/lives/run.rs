//! Many lives, on all cores, and what is said when one of them goes wrong.

use super::{
    faults::Fault,
    games::Which,
    live,
    script::{Choices, Script, shrink},
    tally::Tally,
};
use std::{
    panic::{AssertUnwindSafe, catch_unwind},
    sync::atomic::{AtomicBool, AtomicU64, Ordering},
    thread,
};

/// Whoever lives very many lives is told after so many.
const NEWS_EVERY: u64 = 1_000_000;

/// The lives from a seed on, so many of them, shared by all cores. The first that goes wrong ends it.
pub(crate) fn lives(which: Which, first: u64, count: u64) -> Result<Tally, String> {
    let (next, is_wrong) = (AtomicU64::new(first), AtomicBool::new(false));
    let one_core = || -> Result<Tally, String> {
        let mut tally = Tally::default();
        loop {
            let seed = next.fetch_add(1, Ordering::Relaxed);
            if seed - first >= count || is_wrong.load(Ordering::Relaxed) {
                return Ok(tally);
            }
            if seed > first && (seed - first).is_multiple_of(NEWS_EVERY) {
                println!("{} lives", seed - first);
            }
            match outcome(which, Script::drawn(seed, which.steps()), None) {
                (life, _, Ok(())) => tally.add(&life),
                (_, choices, Err(wrong)) => {
                    is_wrong.store(true, Ordering::Relaxed);
                    return Err(report(which, seed, choices, &wrong));
                }
            }
        }
    };
    let cores = thread::available_parallelism().map_or(1, usize::from);
    let tallies: Vec<Result<Tally, String>> = thread::scope(|scope| {
        let threads: Vec<_> = (0..cores).map(|_| scope.spawn(one_core)).collect();
        threads.into_iter().map(|thread| thread.join().expect("a life catches what goes wrong")).collect()
    });
    let mut all = Tally::default();
    for tally in tallies {
        all.add(&tally?);
    }
    Ok(all)
}

/// A life, and a panic in it is as wrong as anything else.
pub(crate) fn outcome(
    which: Which,
    script: Script,
    fault: Option<Fault>,
) -> (Tally, Vec<Choices>, Result<(), String>) {
    catch_unwind(AssertUnwindSafe(|| live(which, script, fault))).unwrap_or_else(|panic| {
        let said = panic.downcast_ref::<String>().cloned();
        let said = said.or_else(|| panic.downcast_ref::<&str>().map(|said| (*said).to_owned()));
        (Tally::default(), Vec::new(), Err(format!("it panicked: {}", said.unwrap_or_default())))
    })
}

/// What went wrong, how to see it again, and the shortest way there that was found.
fn report(which: Which, seed: u64, choices: Vec<Choices>, wrong: &str) -> String {
    let again = format!("cargo xtask lives --game {} --seed {seed} --lives 1", which.name());
    let kind = kind_of(wrong);
    let fails = |choices: &[Choices]| {
        let (_, _, result) = outcome(which, Script::given(choices.to_vec()), None);
        result.is_err_and(|wrong| kind_of(&wrong) == kind)
    };
    if !fails(&choices) {
        return format!("{wrong}\n\nOnce more: {again}");
    }
    let shortest = shrink(choices, fails);
    let (_, _, result) = outcome(which, Script::given(shortest.clone()), None);
    let shown = result.err().unwrap_or_default();
    format!("{wrong}\n\nOnce more: {again}\n\nShortest: {shortest:?}\n{shown}")
}

/// What is wrong, without its particulars: the words before the first number or quotation.
pub(crate) fn kind_of(wrong: &str) -> String {
    wrong
        .split(|letter: char| letter.is_ascii_digit() || "{[\"\n".contains(letter))
        .next()
        .unwrap_or("")
        .to_owned()
}
