use crate::Trouble;
use city::{Kind, MAX_MAP_BYTES, MapFault, Plan, read_map};
use lexopt::{Arg, Parser};
use std::{
    fs::{self, File},
    io::{self, Read, Write},
    path::{Path, PathBuf},
    process::ExitCode,
};

const USAGE: &str = "spelbord map check FILE, or spelbord map draw FILE -o PICTURE";

/// `spelbord map check FILE` and `spelbord map draw FILE -o PICTURE`
pub(crate) fn command(mut arguments: Parser) -> Result<ExitCode, Trouble> {
    match arguments.next()? {
        Some(Arg::Value(task)) if task == "check" => check(arguments),
        Some(Arg::Value(task)) if task == "draw" => draw(arguments),
        Some(Arg::Value(task)) => Err(format!("a map cannot be told to {task:?}; {USAGE}").into()),
        Some(argument @ (Arg::Long(_) | Arg::Short(_))) => Err(argument.unexpected().into()),
        None => Err(format!("what about the map? {USAGE}").into()),
    }
}

fn check(mut arguments: Parser) -> Result<ExitCode, Trouble> {
    let mut file: Option<PathBuf> = None;
    while let Some(argument) = arguments.next()? {
        match argument {
            Arg::Value(value) if file.is_none() => file = Some(value.into()),
            Arg::Long(_) | Arg::Short(_) | Arg::Value(_) => return Err(argument.unexpected().into()),
        }
    }
    let text = text(&file.ok_or("which file? spelbord map check FILE")?)?;
    let mut out = io::stdout().lock();
    match read_map(&text) {
        Ok(plan) => {
            writeln!(out, "{}", summary(&plan))?;
            Ok(ExitCode::SUCCESS)
        }
        Err(faults) => blame(&faults, &mut out),
    }
}

fn draw(mut arguments: Parser) -> Result<ExitCode, Trouble> {
    let (mut file, mut output): (Option<PathBuf>, Option<PathBuf>) = (None, None);
    while let Some(argument) = arguments.next()? {
        match argument {
            Arg::Short('o') | Arg::Long("output") => output = Some(arguments.value()?.into()),
            Arg::Value(value) if file.is_none() => file = Some(value.into()),
            Arg::Long(_) | Arg::Short(_) | Arg::Value(_) => return Err(argument.unexpected().into()),
        }
    }
    let text = text(&file.ok_or("which file? spelbord map draw FILE -o PICTURE")?)?;
    // Standard output is for the picture, so the faults go beside it.
    let plan = match read_map(&text) {
        Ok(plan) => plan,
        Err(faults) => return blame(&faults, &mut io::stderr().lock()),
    };
    let picture = poster::standalone(&plan);
    match &output {
        Some(output) => fs::write(output, picture)
            .map_err(|error| format!("{} cannot be written: {error}", output.display()))?,
        None => io::stdout().lock().write_all(picture.as_bytes())?,
    }
    Ok(ExitCode::SUCCESS)
}

/// The text of a map file. Of a file that is too large no more is read than shows that it is.
fn text(file: &Path) -> Result<String, Trouble> {
    let mut bytes = Vec::new();
    File::open(file)
        .and_then(|file| file.take(MAX_MAP_BYTES as u64 + 1).read_to_end(&mut bytes))
        .map_err(|error| format!("{} cannot be read: {error}", file.display()))?;
    if bytes.len() > MAX_MAP_BYTES {
        // The last character may have been cut in two.
        return Ok(String::from_utf8_lossy(&bytes).into_owned());
    }
    String::from_utf8(bytes).map_err(|error| {
        let before = &error.as_bytes()[..error.utf8_error().valid_up_to()];
        let line = 1 + before.iter().filter(|&&byte| byte == b'\n').count();
        format!("{} is no text in UTF-8; see line {line}", file.display()).into()
    })
}

fn blame(faults: &[MapFault], out: &mut dyn Write) -> Result<ExitCode, Trouble> {
    for fault in faults {
        writeln!(out, "{fault}")?;
    }
    Ok(ExitCode::FAILURE)
}

fn summary(plan: &Plan) -> String {
    let count = |is_one: fn(Kind) -> bool| plan.squares.iter().filter(|square| is_one(square.kind)).count();
    format!(
        "{} is in order: {} squares, {} of them streets; {} banks and post offices, {} telegraph stations, \
         {} dens, {} tram lines.",
        plan.name.en,
        plan.squares.len(),
        count(|kind| kind == Kind::Street),
        count(|kind| matches!(kind, Kind::Bank { .. } | Kind::Post { .. })),
        count(|kind| kind == Kind::Telegraph),
        count(|kind| kind == Kind::Den),
        plan.lines.len(),
    )
}
