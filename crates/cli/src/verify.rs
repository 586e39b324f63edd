use crate::Trouble;
use lexopt::{Arg, Parser};
use std::{fs, path::PathBuf, process::ExitCode};
use tabletop::Replay;

/// `spelbord verify FILE`
pub(crate) fn command(mut arguments: Parser) -> Result<ExitCode, Trouble> {
    let mut file: Option<PathBuf> = None;
    while let Some(argument) = arguments.next()? {
        match argument {
            Arg::Value(value) if file.is_none() => file = Some(value.into()),
            Arg::Long(_) | Arg::Short(_) | Arg::Value(_) => return Err(argument.unexpected().into()),
        }
    }
    let file = file.ok_or("which file? spelbord verify FILE")?;
    let text = fs::read(&file).map_err(|error| format!("{} cannot be read: {error}", file.display()))?;
    let replay: Replay = serde_json::from_slice(&text)
        .map_err(|error| format!("{} is no replay file: {error}", file.display()))?;

    match catalog::verify(&replay, &mut |_| {}) {
        Ok(verified) => {
            println!("The match holds: {} steps and {} draws checked.", verified.steps, verified.draws);
            Ok(ExitCode::SUCCESS)
        }
        Err(fault) => {
            println!("The match does not hold: {fault}.");
            Ok(ExitCode::FAILURE)
        }
    }
}
