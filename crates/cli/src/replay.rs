use crate::{DATA, Trouble, database, folder};
use lexopt::{Arg, Parser, ValueExt};
use std::{
    fs::File,
    io::{self, BufWriter, Write},
    path::PathBuf,
    process::ExitCode,
};
use store::Sqlite;
use tokio::runtime::Runtime;

/// `spelbord replay TABLE-ID`
pub(crate) fn command(mut arguments: Parser) -> Result<ExitCode, Trouble> {
    let (mut table, mut data, mut file): (Option<String>, PathBuf, Option<PathBuf>) =
        (None, DATA.into(), None);
    while let Some(argument) = arguments.next()? {
        match argument {
            Arg::Long("data") => data = folder(&mut arguments)?,
            Arg::Short('o') | Arg::Long("output") => file = Some(arguments.value()?.into()),
            Arg::Value(value) if table.is_none() => table = Some(value.parse()?),
            Arg::Long(_) | Arg::Short(_) | Arg::Value(_) => return Err(argument.unexpected().into()),
        }
    }
    let table = table.ok_or("which table? spelbord replay TABLE-ID")?;
    let path = database(&data);
    if !path.exists() {
        return Err(format!("there is no database in {}", data.display()).into());
    }
    let store = Sqlite::open(&path).map_err(|error| format!("{}: {error}", path.display()))?;
    let replay = Runtime::new()?
        .block_on(server::replay(&store, &table))
        .map_err(|error| format!("table {table}: {error}"))?;

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
