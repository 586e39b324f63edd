use crate::{Trouble, arguments::Arguments, health, listening::Address, notify, place::Place, settings};
use server::{BusAddress, Network, Settings};
use std::{
    convert::Infallible,
    process::{self, ExitCode},
    str::FromStr,
    sync::Arc,
    time::Duration,
};
use store::Store;
use tokio::{
    runtime::Runtime,
    signal::unix::{SignalKind, signal},
    sync::mpsc,
};
use tracing_subscriber::EnvFilter;

/// How long unfinished work may take when the server has closed.
const STOP_WITHIN: Duration = Duration::from_secs(2);
/// The exit code of whoever is told twice to stop.
const STOPPED_AT_ONCE: i32 = 1;
const DAY: Duration = Duration::from_secs(24 * 60 * 60);

/// `spelbord serve`
pub(crate) fn command(arguments: Arguments) -> Result<ExitCode, Trouble> {
    let read = settings::Settings::of(&arguments)?;
    let place = Place::of(&read)?.allowing_loss(arguments.has("accept-loss"));
    let options = Options::of(&read)?;
    start_log(&read)?;

    let runtime = Runtime::new()?;
    runtime.block_on(async {
        let store = place.open().await?;
        serve(options, store).await
    })?;
    runtime.shutdown_timeout(STOP_WITHIN);
    Ok(ExitCode::SUCCESS)
}

/// What the settings come to.
pub(crate) struct Options {
    pub(crate) address: Address,
    pub(crate) settings: Settings,
}

impl Options {
    pub(crate) fn of(read: &settings::Settings) -> Result<Options, Trouble> {
        let settings = Settings {
            bot_pause: Duration::from_millis(read.need("bot-pause")?),
            thinking_nice: read.need("thinking-nice")?,
            public_url: read.parsed("public-url")?,
            trusted_proxies: read.need::<Networks>("trusted-proxies")?.0,
            house_key: read.parsed("house-key")?,
            figures: read.parsed("figures")?,
            bus: bus(read)?,
            keeping: keeping(read)?,
            disk_reserve: read.need("disk-reserve")?,
            limits: read.limits()?,
        };
        let address = Address::of(&read.need::<String>("listen")?, read.need("port")?)?;
        Ok(Options { address, settings })
    }
}

/// For how long tables are kept.
pub(crate) fn keeping(read: &settings::Settings) -> Result<life::Keeping, Trouble> {
    Ok(life::Keeping {
        finished: read.need::<Days>("keep-finished")?.0,
        unstarted: read.need::<Days>("keep-unstarted")?.0,
        abandoned: read.need::<Days>("keep-abandoned")?.0,
    })
}

/// A database that is shared can pass on the hints as well, unless it is told not to.
fn bus(read: &settings::Settings) -> Result<Option<BusAddress>, Trouble> {
    match read.text("bus").as_deref() {
        Some("none") => Ok(None),
        Some(_) => read.parsed("bus"),
        None => read.parsed("store"),
    }
}

/// Networks with commas between them.
struct Networks(Vec<Network>);

impl FromStr for Networks {
    type Err = String;

    fn from_str(text: &str) -> Result<Networks, String> {
        let named = text.split(',').map(str::trim).filter(|name| !name.is_empty());
        named.map(str::parse).collect::<Result<_, String>>().map(Networks)
    }
}

/// A number of days; none is for ever.
struct Days(Option<Duration>);

impl FromStr for Days {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<Days, &'static str> {
        if text == "for-ever" {
            return Ok(Days(None));
        }
        let days: u32 = text.parse().map_err(|_| "it must be a number of days, or for-ever")?;
        Ok(Days(Some(DAY * days)))
    }
}

fn start_log(read: &settings::Settings) -> Result<(), Trouble> {
    let level: String = read.need("log-level")?;
    let filter =
        EnvFilter::try_new(&level).map_err(|error| format!("log-level {level:?} cannot be read: {error}"))?;
    let log = tracing_subscriber::fmt().with_env_filter(filter).with_writer(std::io::stderr);
    if read.text("log-format").as_deref() == Some("json") {
        log.json().init();
    } else {
        log.init();
    }
    Ok(())
}

async fn serve(options: Options, store: Arc<dyn Store>) -> Result<(), Trouble> {
    let Options { address, settings } = options;
    let (listener, address) = address.listen().await?;
    let stopped = stopped()?;
    // Whoever started us reads this line to know that we are ready.
    println!("Spelbord is ready at {address}");
    notify::say("READY=1");
    let watched = notify::watchdog().map(|every| tokio::spawn(feed_watchdog(address.clone(), every)));
    let stopped = async move {
        stopped.await;
        notify::say("STOPPING=1");
    };
    let served = server::run(listener, store, settings, stopped).await;
    address.leave();
    if let Some(watched) = watched {
        watched.abort();
    }
    Ok(served?)
}

/// Comes when the first signal to stop has come. Whoever cannot wait sends a second: what was acknowledged is stored.
fn stopped() -> Result<impl Future<Output = ()>, Trouble> {
    let mut interrupted = signal(SignalKind::interrupt())?;
    let mut terminated = signal(SignalKind::terminate())?;
    let (say, mut stopped) = mpsc::channel(1);
    tokio::spawn(async move {
        loop {
            tokio::select! {
                _ = interrupted.recv() => {}
                _ = terminated.recv() => {}
            }
            if say.send(()).await.is_err() {
                process::exit(STOPPED_AT_ONCE);
            }
        }
    });
    Ok(async move {
        stopped.recv().await;
    })
}

/// Tells the service manager that we are alive, for as long as we answer as anybody would be answered.
async fn feed_watchdog(address: Address, every: Duration) -> Infallible {
    loop {
        let asked = address.clone();
        let asked = tokio::task::spawn_blocking(move || health::ask(&asked, health::ALIVE));
        match asked.await {
            Ok(Ok(())) => notify::say("WATCHDOG=1"),
            Ok(Err(error)) => tracing::error!(%error, "the server does not answer itself"),
            Err(error) => tracing::error!(%error, "the server cannot ask itself"),
        }
        tokio::time::sleep(every).await;
    }
}
