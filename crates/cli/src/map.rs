use crate::{Trouble, arguments::Arguments};
use city::{Kind, MAX_MAP_BYTES, MapFault, Plan, read_map};
use std::{
    fs::{self, File},
    io::{self, Read, Write},
    path::Path,
    process::ExitCode,
};

/// `spelbord map check FILE`
pub(crate) fn check(mut arguments: Arguments) -> Result<ExitCode, Trouble> {
    let text = text(Path::new(&arguments.word("which file? spelbord map check FILE")?))?;
    let mut out = io::stdout().lock();
    match read_map(&text) {
        Ok(plan) => {
            writeln!(out, "{}", summary(&plan))?;
            Ok(ExitCode::SUCCESS)
        }
        Err(faults) => blame(&faults, &mut out),
    }
}

/// `spelbord map draw FILE -o PICTURE`
pub(crate) fn draw(mut arguments: Arguments) -> Result<ExitCode, Trouble> {
    let text = text(Path::new(&arguments.word("which file? spelbord map draw FILE -o PICTURE")?))?;
    let output = arguments.path("output");
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
