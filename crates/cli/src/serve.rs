use crate::{DATA, Trouble, database, folder};
use lexopt::{Arg, Parser, ValueExt};
use server::Settings;
use std::{
    fs,
    net::{IpAddr, Ipv4Addr},
    path::PathBuf,
    process::ExitCode,
    sync::Arc,
    time::Duration,
};
use store::Sqlite;
use tokio::{
    net::TcpListener,
    runtime::Runtime,
    signal::unix::{SignalKind, signal},
};
use tracing_subscriber::EnvFilter;

/// How long unfinished work may take when the server has closed.
const STOP_WITHIN: Duration = Duration::from_secs(2);

struct Options {
    port: u16,
    listen: IpAddr,
    data: PathBuf,
    settings: Settings,
}

/// `spelbord serve`
pub(crate) fn command(arguments: Parser) -> Result<ExitCode, Trouble> {
    let options = parse(arguments)?;
    // Nothing is said unless something is wrong; RUST_LOG asks for more.
    let filter = EnvFilter::try_from_default_env().unwrap_or_else(|_| EnvFilter::new("warn"));
    tracing_subscriber::fmt().with_env_filter(filter).with_writer(std::io::stderr).init();

    fs::create_dir_all(&options.data)
        .map_err(|error| format!("the data folder {} cannot be made: {error}", options.data.display()))?;
    let path = database(&options.data);
    let store = Sqlite::open(&path).map_err(|error| format!("{}: {error}", path.display()))?;
    let runtime = Runtime::new()?;
    runtime.block_on(serve(options, store))?;
    runtime.shutdown_timeout(STOP_WITHIN);
    Ok(ExitCode::SUCCESS)
}

fn parse(mut arguments: Parser) -> Result<Options, Trouble> {
    let mut options = Options {
        port: 7070,
        listen: Ipv4Addr::LOCALHOST.into(),
        data: DATA.into(),
        settings: Settings::default(),
    };
    while let Some(argument) = arguments.next()? {
        match argument {
            Arg::Long("port") => options.port = arguments.value()?.parse()?,
            Arg::Long("listen") => options.listen = arguments.value()?.parse()?,
            Arg::Long("data") => options.data = folder(&mut arguments)?,
            Arg::Long("bot-pause") => {
                options.settings.bot_pause = Duration::from_millis(arguments.value()?.parse()?);
            }
            Arg::Long(_) | Arg::Short(_) | Arg::Value(_) => return Err(argument.unexpected().into()),
        }
    }
    Ok(options)
}

async fn serve(options: Options, store: Sqlite) -> Result<(), Trouble> {
    let Options { port, listen, settings, .. } = options;
    let listener = TcpListener::bind((listen, port))
        .await
        .map_err(|error| format!("cannot listen on {listen}, port {port}: {error}"))?;
    let mut interrupted = signal(SignalKind::interrupt())?;
    let mut terminated = signal(SignalKind::terminate())?;
    let address = listener.local_addr()?;
    // Whoever started us reads this line to know that we are ready.
    println!("Spelbord is ready at http://{address}");
    let stopped = async move {
        tokio::select! {
            _ = interrupted.recv() => {}
            _ = terminated.recv() => {}
        }
    };
    Ok(server::run(listener, Arc::new(store), settings, stopped).await?)
}
