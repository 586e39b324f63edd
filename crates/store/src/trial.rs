//! A PostgreSQL server for the tests of others: in a folder of its own, on this machine alone, stopped afterwards.

use crate::Watch;
use std::{
    env, fs,
    io::{self, Write},
    net::{Ipv4Addr, TcpListener},
    os::unix::{fs::chown, process::CommandExt},
    path::PathBuf,
    process::{self, Child, Command, Stdio},
    sync::{
        Arc, Mutex, MutexGuard, PoisonError, Weak,
        atomic::{AtomicU32, Ordering},
    },
    thread,
    time::{Duration, Instant},
};
use tokio_postgres::NoTls;

/// How long the server may take to accept connections.
const UP_WITHIN: Duration = Duration::from_secs(60);

/// A PostgreSQL server that is running. It refuses to be root, so as root it is started as Debian's user for it.
pub struct Trial {
    folder: PathBuf,
    programs: PathBuf,
    port: u16,
    server: Mutex<Option<Child>>,
}

/// How a server is stopped.
#[derive(Copy, Clone, Debug)]
pub enum Stop {
    /// It ends every connection and leaves everything in order.
    Fast,
    /// As if the power were cut: it finds its way back when it is started again.
    Immediate,
}

impl Trial {
    /// The server of this process, started by whoever comes first and stopped by whoever leaves last. None where PostgreSQL is
    /// not installed, which is said even where tests are not heard.
    pub fn shared() -> Option<Arc<Trial>> {
        static SHARED: Mutex<Weak<Trial>> = Mutex::new(Weak::new());
        let mut shared = SHARED.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(trial) = shared.upgrade() {
            return Some(trial);
        }
        let trial = Arc::new(Trial::start()?);
        *shared = Arc::downgrade(&trial);
        Some(trial)
    }

    /// A server of one's own.
    pub fn start() -> Option<Trial> {
        let Some(programs) = programs() else {
            let _ = writeln!(io::stderr(), "LEFT OUT: PostgreSQL is not installed, and is not tried");
            return None;
        };
        static COUNT: AtomicU32 = AtomicU32::new(0);
        let name = format!("spelbord-postgres-{}-{}", process::id(), COUNT.fetch_add(1, Ordering::Relaxed));
        let folder = env::temp_dir().join(name);
        fs::create_dir_all(&folder).expect("a folder can be made");
        if let Some((user, group)) = other_user() {
            chown(&folder, Some(user), Some(group)).expect("root may give a folder away");
        }
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).expect("a port is free");
        let port = listener.local_addr().expect("it listens").port();
        drop(listener);
        let trial = Trial { folder, programs, port, server: Mutex::new(None) };
        let laid_out = trial
            .program("initdb")
            .args(["--auth=trust", "--username=postgres", "--no-sync", "--encoding=UTF8", "--locale=C.UTF-8"])
            .arg(trial.data())
            .output()
            .expect("initdb can be started");
        assert!(laid_out.status.success(), "{}", String::from_utf8_lossy(&laid_out.stderr));
        trial.begin();
        Some(trial)
    }

    fn data(&self) -> PathBuf {
        self.folder.join("data")
    }

    fn program(&self, name: &str) -> Command {
        let mut command = Command::new(self.programs.join(name));
        command.current_dir(&self.folder).stdin(Stdio::null());
        if let Some((user, group)) = other_user() {
            command.uid(user).gid(group);
        }
        command
    }

    /// Starts the server, on the same data if it has been stopped, and waits until it is up.
    ///
    /// # Panics
    ///
    /// If it does not come up.
    pub fn begin(&self) {
        let log = fs::File::create(self.folder.join("server.log")).expect("a log can be written");
        let child = self
            .program("postgres")
            .arg("-D")
            .arg(self.data())
            .args(["-p", &self.port.to_string(), "-c", "listen_addresses=127.0.0.1"])
            .args(["-c", "unix_socket_directories=", "-c", "max_connections=60"])
            // A process that dies leaves what it has written to the system, which is all that is tried here.
            .args(["-c", "fsync=off"])
            .stdout(Stdio::null())
            .stderr(log)
            .spawn()
            .expect("postgres can be started");
        Watch::shared().begins(child.id(), "QUIT", Some(&self.folder));
        *self.server() = Some(child);
        let start = Instant::now();
        let (host, port) = ("127.0.0.1", self.port.to_string());
        let is_up = || {
            let asked = self.program("pg_isready").args(["-q", "-h", host, "-p", &port]).status();
            asked.is_ok_and(|status| status.success())
        };
        while !is_up() {
            assert!(start.elapsed() < UP_WITHIN, "PostgreSQL does not come up");
            thread::sleep(Duration::from_millis(20));
        }
    }

    /// Stops the server, and waits until it is gone.
    pub fn stop(&self, how: Stop) {
        let Some(mut child) = self.server().take() else { return };
        let signal = match how {
            Stop::Fast => "-INT",
            Stop::Immediate => "-QUIT",
        };
        // If it has ended by itself there is nothing to stop.
        let _ = Command::new("kill").args([signal, &child.id().to_string()]).status();
        let _ = child.wait();
        Watch::shared().ends(child.id());
    }

    /// The address of a database with nothing in it.
    pub async fn database(&self) -> String {
        static COUNT: AtomicU32 = AtomicU32::new(0);
        let name = format!("trial_{}", COUNT.fetch_add(1, Ordering::Relaxed));
        self.change("postgres", &format!("CREATE DATABASE {name}")).await;
        self.address(&name)
    }

    /// The address of a database.
    pub fn address(&self, name: &str) -> String {
        format!("postgres://postgres@127.0.0.1:{}/{name}", self.port)
    }

    /// Changes a database behind the back of those who use it.
    ///
    /// # Panics
    ///
    /// If that is not possible.
    pub async fn change(&self, database: &str, sql: &str) {
        let address = if database.contains("://") { database.to_owned() } else { self.address(database) };
        let (client, connection) = tokio_postgres::connect(&address, NoTls).await.expect("the server is up");
        let driven = tokio::spawn(connection);
        client.batch_execute(sql).await.unwrap_or_else(|error| panic!("{sql}: {error:?}"));
        drop(client);
        let _ = driven.await;
    }

    fn server(&self) -> MutexGuard<'_, Option<Child>> {
        self.server.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Drop for Trial {
    fn drop(&mut self) {
        self.stop(Stop::Immediate);
        let _ = fs::remove_dir_all(&self.folder);
    }
}

/// Where PostgreSQL's programs are: the newest of Debian's, or wherever they are found by name.
fn programs() -> Option<PathBuf> {
    let debian = fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
    let mut debian: Vec<PathBuf> = debian.map(|version| version.path().join("bin")).collect();
    debian.sort();
    let named = env::var_os("PATH").map(|path| env::split_paths(&path).collect::<Vec<_>>());
    let folders = debian.into_iter().rev().chain(named.into_iter().flatten());
    folders.into_iter().find(|folder| folder.join("initdb").exists() && folder.join("postgres").exists())
}

/// As whom the server runs if we are root: its user and group.
fn other_user() -> Option<(u32, u32)> {
    let number = |arguments: &[&str]| {
        let asked = Command::new("id").args(arguments).output().ok()?;
        String::from_utf8(asked.stdout).ok()?.trim().parse::<u32>().ok()
    };
    if number(&["-u"]) != Some(0) {
        return None;
    }
    Some((number(&["-u", "postgres"])?, number(&["-g", "postgres"])?))
}
