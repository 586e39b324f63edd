use crate::{Trouble, arguments::Arguments, place::Place, settings::Settings};
use std::{
    fs::File,
    io::{self, BufWriter, Write},
    process::ExitCode,
};
use tokio::runtime::Runtime;

/// `spelbord replay TABLE-ID`
pub(crate) fn command(mut arguments: Arguments) -> Result<ExitCode, Trouble> {
    let table = arguments.word("which table? spelbord replay TABLE-ID")?.to_string_lossy().into_owned();
    let file = arguments.path("output");
    let place = Place::of(&Settings::of(&arguments)?)?;
    let replay = Runtime::new()?.block_on(async {
        let store = place.open_to_read().await?;
        let replay = server::replay(&*store, &table).await;
        Ok::<_, Trouble>(replay.map_err(|error| format!("table {table}: {error}"))?)
    })?;

    let out: Box<dyn Write> = match &file {
        Some(file) => Box::new(
            File::create(file).map_err(|error| format!("{} cannot be written: {error}", file.display()))?,
        ),
        None => Box::new(io::stdout().lock()),
    };
    let mut out = BufWriter::new(out);
    serde_json::to_writer_pretty(&mut out, &replay)?;
    writeln!(out)?;
    out.flush()?;
    Ok(ExitCode::SUCCESS)
}
