//! Whole lives of tables in virtual time: people come, go, return, press twice and cheat, the process dies at any effect, and a
//! second reader of the log holds everything that is told against it.
//!
//! A life follows from its seed. `cargo xtask lives` lives more of them than the suite does, and one of them again.

mod faults;
mod finish;
mod forged;
pub(crate) mod games;
mod lay;
mod nodes;
mod page;
mod run;
mod script;
mod steps;
mod tally;
mod telling;
mod truth;
mod wishes;
mod world;

use faults::Fault;
use games::Which;
use protocol::TableStage;
use script::{Choices, Script};
use tally::Tally;
use truth::Wrong;
use world::World;

/// A table where nobody is left who could ever begin or go on. Nothing is wrong with it.
const NEVER_FULL: &str = "nobody is left who could act";

/// How many things happen at a table before the same people go on to another.
const STEPS_BEFORE_REMATCH: u32 = 24;

/// What must have happened at least so often in all lives of the suite, or they prove nothing.
const OFTEN: [(&str, u64); 44] = [
    ("a bot moved", 100_000),
    ("a bot was asked", 100_000),
    ("a bot was given a seat", 5_000),
    ("a command was asked about again", 5_000),
    ("a line broke quietly", 10_000),
    ("a person came back to a seat where a bot stood in", 10_000),
    ("a person moved", 50_000),
    ("a person sat down", 50_000),
    ("a replay was checked", 90_000),
    ("a second match was laid", 10_000),
    ("a watcher was shown out", 1_000),
    ("an answer was lost", 10_000),
    ("an old link was shown out", 1_000),
    ("another process was first", 500),
    ("began", 90_000),
    ("died after storing", 1_000),
    ("died at rest", 2_000),
    ("died before answering", 200),
    ("died before asking a bot", 100),
    ("died before setting the alarm", 100),
    ("died before showing out", 100),
    ("died before storing", 1_000),
    ("died before telling", 2_000),
    ("handed over", 1_000),
    ("hastened", 50),
    ("invited or withdrew", 5_000),
    ("nobody was left who could act", 100),
    ("opened or closed to watchers", 5_000),
    ("paused", 1_000),
    ("pressed twice", 10_000),
    ("relinked", 5_000),
    ("removed", 1_000),
    ("resigned", 5_000),
    ("restarted", 5_000),
    ("resumed", 500),
    ("resumed by the clock", 500),
    ("returned", 10_000),
    ("revealed", 100_000),
    ("somebody cheated", 10_000),
    ("stood in by request", 500),
    ("stood in by the clock", 10_000),
    ("storing failed", 500),
    ("the clock moved", 50_000),
    ("undone", 5_000),
];

/// Lives one life through: what happened in it, what the script chose, and what was wrong.
fn live(which: Which, script: Script, fault: Option<Fault>) -> (Tally, Vec<Choices>, Result<(), Wrong>) {
    match World::new(which, script, fault) {
        Ok(mut world) => {
            let result = world.live();
            (world.tally, world.script.into_choices(), result)
        }
        Err(wrong) => (Tally::default(), Vec::new(), Err(wrong)),
    }
}

impl World {
    fn live(&mut self) -> Result<(), Wrong> {
        self.tally.count("lives");
        let has_rematch = self.script.once_in(6);
        self.take_steps(if has_rematch { STEPS_BEFORE_REMATCH } else { u32::MAX })?;
        self.end()?;
        if has_rematch && self.truth.stage() == TableStage::Over && self.play_again()? {
            self.tally.count("a second match was laid");
            self.take_steps(u32::MAX)?;
            self.end()?;
        }
        Ok(())
    }

    fn take_steps(&mut self, most: u32) -> Result<(), Wrong> {
        self.is_calm = false;
        for _ in 0..most {
            if !self.script.next_step() {
                break;
            }
            self.step()?;
        }
        Ok(())
    }

    fn end(&mut self) -> Result<(), Wrong> {
        self.be_quiet()?;
        match self.play_to_the_end() {
            Err(wrong) if wrong == NEVER_FULL => self.tally.count("nobody was left who could act"),
            played => {
                played?;
                self.tally.count("played to the end");
            }
        }
        self.look_back()
    }
}

/// Lives as many lives as the suite asks for, or as many as `cargo xtask lives` does.
fn lived(which: Which, lives: u64) -> Tally {
    let asked = |name: &str| std::env::var(name).ok().and_then(|asked| asked.parse::<u64>().ok());
    let (first, count) = (asked("SEED").unwrap_or(0), asked("LIVES").unwrap_or(lives));
    let tally = run::lives(which, first, count).unwrap_or_else(|wrong| panic!("{wrong}"));
    println!("{count} lives of {}\n{tally}", which.name());
    tally
}

/// How many lives of the small game the suite lives.
const LIVES: u64 = 97_000;

#[test]
fn tables_of_cuckoo_outlast_their_people() {
    let tally = lived(Which::Cuckoo, LIVES);
    if tally.of("lives") == LIVES {
        let rare: Vec<_> = OFTEN.iter().filter(|(what, least)| tally.of(what) < *least).collect();
        assert!(rare.is_empty(), "this happened too seldom to prove anything: {rare:?}\n{tally}");
    }
}

#[test]
fn tables_of_tjuv_outlast_their_people() {
    lived(Which::Tjuv, 1_000);
}

#[test]
fn tables_of_tjuv_och_polis_outlast_their_people() {
    lived(Which::TjuvOchPolis, 1_000);
}

#[test]
fn tables_of_monopol_outlast_their_people() {
    lived(Which::Monopol, 1_000);
}

#[test]
fn a_life_lived_again_by_its_choices_is_the_same_life() {
    for which in [Which::Cuckoo, Which::Tjuv, Which::TjuvOchPolis, Which::Monopol] {
        for seed in 0..10 {
            let (tally, choices, _) = live(which, Script::drawn(seed, which.steps()), None);
            let (again, ..) = live(which, Script::given(choices), None);
            assert_eq!(tally, again, "{which:?} {seed}");
        }
    }
}

/// How many lives it may take to find a fault.
const LIVES_FOR_A_FAULT: u64 = 400;

#[test]
fn whatever_goes_wrong_on_purpose_is_found_and_called_by_its_name() {
    for fault in Fault::ALL {
        let wrong = (0..LIVES_FOR_A_FAULT).find_map(|seed| {
            let script = Script::drawn(seed, fault.game().steps());
            run::outcome(fault.game(), script, Some(fault)).2.err()
        });
        let wrong = wrong.unwrap_or_else(|| panic!("{fault:?} was not found"));
        let is_named = fault.is_found_as().iter().any(|words| wrong.contains(words));
        assert!(is_named, "{fault:?} was taken for something else: {wrong}");
    }
}
