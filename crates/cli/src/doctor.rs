//! `spelbord doctor`: what an operator should know of the house, in sentences.

use crate::{
    Trouble,
    arguments::Arguments,
    listening::Address,
    place::{Place, database},
    serve::Options,
    settings::Settings,
    upkeep,
};
use rustix::process::{Resource, getrlimit};
use server::PublicUrl;
use std::{
    net::{IpAddr, ToSocketAddrs},
    path::Path,
    process::ExitCode,
};
use store::{Disk, Promises, Sqlite, Store};
use tokio::runtime::Runtime;

/// So many logs are gone through; `spelbord check` goes through all.
const SAMPLE: usize = 200;
/// A write-ahead log above this is not carried over as it should be, in bytes.
const AHEAD_MAX: u64 = 256 << 20;
/// With fewer open files than this a school class does not get in.
const FILES_MIN: u64 = 1_024;
/// A log whose latest entry is so far ahead of this machine's clock tells of a clock that was wrong, in milliseconds.
const AHEAD_OF_CLOCK: u64 = 60_000;

/// What was found: in order, or something to look at.
struct Findings(Vec<(bool, String)>);

impl Findings {
    fn well(&mut self, sentence: impl Into<String>) {
        self.0.push((true, sentence.into()));
    }

    fn look(&mut self, sentence: impl Into<String>) {
        self.0.push((false, sentence.into()));
    }

    fn judge(&mut self, is_well: bool, well: impl Into<String>, look: impl Into<String>) {
        self.0.push((is_well, if is_well { well.into() } else { look.into() }));
    }
}

/// `spelbord doctor`
pub(crate) fn command(arguments: Arguments) -> Result<ExitCode, Trouble> {
    let read = Settings::of(&arguments)?;
    let (place, options) = (Place::of(&read)?, Options::of(&read)?);
    let mut findings = Findings(Vec::new());
    Runtime::new()?.block_on(look_into_store(&place, options.settings.disk_reserve, &mut findings))?;
    look_at_files(options.settings.limits.connections as u64, &mut findings);
    look_at_address(&options.address, options.settings.public_url.as_ref(), &mut findings);
    for (is_well, sentence) in &findings.0 {
        println!("{} {sentence}", if *is_well { "well:" } else { "LOOK:" });
    }
    let to_look_at = findings.0.iter().filter(|(is_well, _)| !is_well).count();
    println!(
        "{}",
        if to_look_at == 0 { "All is well.".to_owned() } else { format!("To look at: {to_look_at}.") }
    );
    Ok(if to_look_at == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

async fn look_into_store(place: &Place, reserve: u64, findings: &mut Findings) -> Result<(), Trouble> {
    match place {
        Place::Folder { folder, .. } => {
            if !database(folder).exists() {
                let folder = folder.display();
                findings.well(format!("There is no database in {folder} yet; the first start makes one."));
                return Ok(());
            }
            findings.well("Every move waits for the disk (SQLite, write-ahead log, synchronous full).");
            look_at_disk(folder, findings);
        }
        Place::Postgres { address } => match Promises::of(address).await {
            Ok(promises) => look_at_promises(&promises, findings),
            Err(error) => {
                findings.look(format!("The database does not answer: {error}."));
                return Ok(());
            }
        },
    }
    let store = match place.open_to_read().await {
        Ok(store) => store,
        Err(trouble) => {
            findings.look(format!("The database cannot be opened: {}.", trouble.reason()));
            return Ok(());
        }
    };
    if let Some(disk) = store.disk() {
        look_at_room(disk, reserve, findings);
    }
    look_at_logs(&*store, findings).await
}

fn look_at_disk(folder: &Path, findings: &mut Findings) {
    match Sqlite::other_machine(folder) {
        Some(kind) => findings.look(format!(
            "{} lies on a disk of another machine ({kind}), where SQLite may lose what it was given.",
            folder.display()
        )),
        None => findings.well("The database lies on a disk of this machine."),
    }
}

fn look_at_room(disk: Disk, reserve: u64, findings: &mut Findings) {
    let mega = |bytes: u64| bytes >> 20;
    let free =
        format!("{} MiB are free on the disk; the database takes {}", mega(disk.free), mega(disk.database));
    findings.judge(
        disk.free >= reserve,
        format!("{free}."),
        format!("{free}. Below {} MiB (disk-reserve) no tables are laid.", mega(reserve)),
    );
    if disk.ahead > AHEAD_MAX {
        findings.look(format!(
            "The write-ahead log takes {} MiB: something has been reading the database for long.",
            mega(disk.ahead)
        ));
    }
}

fn look_at_promises(promises: &Promises, findings: &mut Findings) {
    let off =
        |name: &str| format!("{name} is off: what was acknowledged can be lost in a crash of the database.");
    findings.judge(promises.fsync, "The database waits for its disk (fsync).", off("fsync"));
    findings.judge(
        promises.full_page_writes,
        "It survives a page that was half written (full_page_writes).",
        off("full_page_writes"),
    );
    let commit = &promises.synchronous_commit;
    findings.judge(
        ["on", "remote_apply", "remote_write"].contains(&commit.as_str()),
        format!("A move is confirmed when it is stored (synchronous_commit {commit})."),
        format!("synchronous_commit is {commit}: a move may be confirmed and lost."),
    );
    match (promises.standbys, promises.waits_for_standbys) {
        (0, false) => findings.well("There is no standby: what this database loses is lost. Keep backups."),
        (0, true) => findings.look("It waits for standbys (synchronous_standby_names), and none follows it now."),
        (count, true) => {
            findings.well(format!("{count} standbys follow, and a move waits for them: a failover loses nothing."));
        }
        (count, false) => findings.look(format!(
            "{count} standbys follow, and nobody waits for them (synchronous_standby_names): a failover can lose moves."
        )),
    }
}

async fn look_at_logs(store: &dyn Store, findings: &mut Findings) -> Result<(), Trouble> {
    let tables = store.tables(None, SAMPLE).await?;
    let mut faults = Vec::new();
    for kept in &tables {
        faults.extend(upkeep::fault(store, &kept.table, false).await?);
    }
    let count = tables.len();
    findings.judge(
        faults.is_empty(),
        format!("{count} logs were gone through, and are as they were written."),
        format!("Of {count} logs {} are not as they were written; spelbord check names them.", faults.len()),
    );
    let (now, latest) = (upkeep::now(), tables.iter().filter_map(|kept| kept.latest).max());
    findings.judge(
        latest.is_none_or(|latest| latest.since(now) <= AHEAD_OF_CLOCK),
        "No log is ahead of the clock.",
        "A log is ahead of this machine's clock: one of the two was wrong. Deadlines go by it.",
    );
    Ok(())
}

fn look_at_files(connections: u64, findings: &mut Findings) {
    let files = getrlimit(Resource::Nofile).maximum.unwrap_or(u64::MAX);
    let most = files.min(connections);
    findings.judge(
        files >= FILES_MIN,
        format!("At most {most} connections at once."),
        format!("The system allows {files} open files, so hardly more connections. Raise it (LimitNOFILE, ulimit -n)."),
    );
}

fn look_at_address(listens: &Address, public: Option<&PublicUrl>, findings: &mut Findings) {
    let Some(public) = public else {
        match listens.is_only_here() {
            true => findings.well("Only this computer reaches it; behind a proxy, set public-url."),
            false => findings.well(
                "Others reach it by this computer's address, unencrypted: for the own network. On the internet, put a proxy \
                 with HTTPS before it and set public-url.",
            ),
        }
        return;
    };
    let host = public.host();
    let name =
        host.rsplit_once(':').filter(|(_, port)| port.parse::<u16>().is_ok()).map_or(host, |(name, _)| name);
    let name = name.trim_matches(['[', ']']);
    let addresses = (name, 0).to_socket_addrs().map(|found| found.map(|at| at.ip()).collect::<Vec<_>>());
    match addresses {
        Err(_) => findings.look(format!("Nobody finds {name}, which public-url names.")),
        Ok(found) if found.iter().all(IpAddr::is_loopback) => {
            findings.look(format!("public-url names {name}, which is this computer itself: links open nowhere else."));
        }
        Ok(_) if !public.is_secure() => findings.look(format!(
            "public-url is http://{host}: seats and names travel unencrypted. Put a proxy with HTTPS before it."
        )),
        Ok(_) => findings.well(format!("People open {}{}.", public.origin(), public.path())),
    }
}
