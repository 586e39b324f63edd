use crate::Trouble;
use lexopt::{Arg, Parser};
use serde_json::Deserializer;
use std::{fs::File, io::BufReader, path::PathBuf, process::ExitCode};
use tabletop::{Replay, Verified};

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
    let mut all = Verified { steps: 0, draws: 0 };
    let (mut holding, mut failing) = (0_u32, 0_u32);
    // The lab's files may be larger than the memory, so one match is read at a time.
    for replay in Deserializer::from_reader(BufReader::new(reader)).into_iter::<Replay>() {
        let replay = replay.map_err(|error| format!("{} is no replay file: {error}", file.display()))?;
        match catalog::verify(&replay) {
            Ok(Verified { steps, draws }) => {
                holding += 1;
                all = Verified { steps: all.steps + steps, draws: all.draws + draws };
            }
            Err(fault) if holding + failing == 0 => {
                failing += 1;
                println!("The match does not hold: {fault}.");
            }
            Err(fault) => {
                failing += 1;
                println!("Match {} does not hold: {fault}.", holding + failing);
            }
        }
    }
    let Verified { steps, draws } = all;
    match (holding, failing) {
        (0, 0) => return Err(format!("{} is no replay file: it is empty", file.display()).into()),
        (1, 0) => println!("The match holds: {steps} steps and {draws} draws checked."),
        (_, 0) => println!("All {holding} matches hold: {steps} steps and {draws} draws checked."),
        (0, _) => {}
        (_, _) => println!("{holding} other matches hold."),
    }
    Ok(if failing == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}
