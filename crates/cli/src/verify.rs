use crate::Trouble;
use lexopt::{Arg, Parser};
use serde_json::Deserializer;
use std::{convert::Infallible, fs::File, io::BufReader, ops::ControlFlow, path::PathBuf, process::ExitCode};
use tabletop::{Mismatch, Replay, Verified};

/// `spelbord verify FILE`: a replay, or several one after another as the lab keeps them.
pub(crate) fn command(mut arguments: Parser) -> Result<ExitCode, Trouble> {
    let mut file: Option<PathBuf> = None;
    while let Some(argument) = arguments.next()? {
        match argument {
            Arg::Value(value) if file.is_none() => file = Some(value.into()),
            Arg::Long(_) | Arg::Short(_) | Arg::Value(_) => return Err(argument.unexpected().into()),
        }
    }
    let file = file.ok_or("which file? spelbord verify FILE")?;
    let reader = File::open(&file).map_err(|error| format!("{} cannot be read: {error}", file.display()))?;
    let mut count = Count::default();
    // The lab's files may be larger than the memory, so one match is read at a time.
    for replay in Deserializer::from_reader(BufReader::new(reader)).into_iter::<Replay>() {
        let replay = replay.map_err(|error| format!("{} is no replay file: {error}", file.display()))?;
        count.add(&replay);
    }
    let Count { holding, failing, unfinished, steps, draws } = count;
    match (holding, failing + unfinished) {
        (0, 0) => return Err(format!("{} is no replay file: it is empty", file.display()).into()),
        (1, 0) => println!("The match holds: {steps} steps and {draws} draws checked."),
        (_, 0) => println!("All {holding} matches hold: {steps} steps and {draws} draws checked."),
        (0, _) => {}
        (_, _) => println!("{holding} other matches hold."),
    }
    Ok(if failing == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

/// What has been checked so far.
#[derive(Default)]
struct Count {
    holding: u32,
    failing: u32,
    unfinished: u32,
    steps: u32,
    draws: u32,
}

impl Count {
    fn add(&mut self, replay: &Replay) {
        let before = self.holding + self.failing + self.unfinished;
        let name = if before == 0 { "The match".to_owned() } else { format!("Match {}", before + 1) };
        let mut seen = 0;
        let found = catalog::retrace::<Infallible>(replay, |_| {
            seen += 1;
            ControlFlow::Continue(())
        });
        match found {
            Ok(ControlFlow::Continue(Verified { steps, draws })) => {
                self.holding += 1;
                self.steps += steps;
                self.draws += draws;
            }
            Ok(ControlFlow::Break(never)) => match never {},
            // A match that the lab broke off says of itself that nobody has won.
            Err(Mismatch::Unfinished) if replay.winners.is_empty() && seen == replay.steps.len() => {
                self.unfinished += 1;
                println!(
                    "{name} is unfinished: it was broken off, and nobody has won. All its {seen} steps hold."
                );
            }
            Err(mismatch) => {
                self.failing += 1;
                println!("{name} does not hold: {mismatch}.");
            }
        }
    }
}
