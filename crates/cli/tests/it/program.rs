//! Starting and stopping the program, in folders that are removed afterwards.

use std::{
    env, fs,
    io::{BufRead, BufReader, Read},
    net::{IpAddr, Ipv4Addr, SocketAddr},
    path::{Path, PathBuf},
    process::{self, Child, Command, Output, Stdio},
    sync::atomic::{AtomicU32, Ordering},
};
use store::Watch;

pub(crate) struct Folder(PathBuf);

impl Folder {
    pub(crate) fn new() -> Folder {
        static COUNT: AtomicU32 = AtomicU32::new(0);
        let name = format!("spelbord-cli-test-{}-{}", process::id(), COUNT.fetch_add(1, Ordering::Relaxed));
        let path = env::temp_dir().join(name);
        fs::create_dir_all(&path).unwrap();
        Folder(path)
    }

    pub(crate) fn path(&self) -> &Path {
        &self.0
    }

    pub(crate) fn file(&self, name: &str) -> PathBuf {
        self.0.join(name)
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

pub(crate) fn spelbord() -> Command {
    Command::new(env!("CARGO_BIN_EXE_spelbord"))
}

/// What a command says that succeeds.
pub(crate) fn said<A: AsRef<std::ffi::OsStr> + std::fmt::Debug>(arguments: &[A]) -> String {
    let output = run(arguments);
    let complaint = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{arguments:?}: {complaint}");
    String::from_utf8(output.stdout).unwrap()
}

/// Runs a command to its end.
pub(crate) fn run<A: AsRef<std::ffi::OsStr>>(arguments: &[A]) -> Output {
    spelbord().args(arguments).output().unwrap()
}

/// Of a server that listens at a file.
const NO_ADDRESS: SocketAddr = SocketAddr::new(IpAddr::V4(Ipv4Addr::UNSPECIFIED), 0);

/// A server that is running.
pub(crate) struct Server {
    child: Child,
    pub(crate) address: SocketAddr,
}

/// A server with these arguments; none if it did not become ready.
pub(crate) fn running<A: AsRef<std::ffi::OsStr>>(arguments: &[A]) -> Option<Server> {
    running_with(|command| command.args(arguments))
}

/// Tests lay more tables from one address than people do.
pub(crate) const MANY_TABLES: [&str; 2] = ["--limit", "tables-per-address=600+5/s"];

/// A server with what else it is told; none if it did not become ready.
fn running_with(told: impl FnOnce(&mut Command) -> &mut Command) -> Option<Server> {
    let mut command = spelbord();
    command.args(["serve", "--port", "0", "--bot-pause", "0", "--log-level", "warn"]).args(MANY_TABLES);
    // Bots get their share beside other tests.
    command.args(["--thinking-nice", "10"]);
    let mut child = told(&mut command).stdout(Stdio::piped()).spawn().unwrap();
    Watch::shared().begins(child.id(), "KILL", None);
    let mut line = String::new();
    BufReader::new(child.stdout.as_mut().unwrap()).read_line(&mut line).unwrap();
    let Some(address) = line.strip_prefix("Spelbord is ready at ") else {
        child.wait().unwrap();
        Watch::shared().ends(child.id());
        return None;
    };
    let address = address.trim_end().strip_prefix("http://");
    Some(Server { address: address.map_or(NO_ADDRESS, |address| address.parse().unwrap()), child })
}

impl Server {
    pub(crate) fn start(data: &Path) -> Server {
        Server::start_with(data, |command| command)
    }

    /// The same, with what else it is told.
    pub(crate) fn start_with(data: &Path, told: impl FnOnce(&mut Command) -> &mut Command) -> Server {
        running_with(|command| told(command.arg("--data").arg(data))).expect("it becomes ready")
    }

    /// Sends the process a signal.
    pub(crate) fn signal(&self, name: &str) {
        assert!(Command::new("kill").args([name, &self.child.id().to_string()]).status().unwrap().success());
    }

    /// Without warning, like a power cut for the process.
    pub(crate) fn kill(self) {
        drop(self);
    }

    /// As an operator does. Nothing more may have been printed.
    pub(crate) fn terminate(mut self) {
        self.signal("-TERM");
        assert!(self.child.wait().unwrap().success());
        let mut rest = String::new();
        self.child.stdout.take().unwrap().read_to_string(&mut rest).unwrap();
        assert_eq!(rest, "");
    }
}

impl Drop for Server {
    /// A test that fails leaves no server behind either.
    fn drop(&mut self) {
        // It fails only if the process has ended by itself.
        let _ = self.child.kill();
        let _ = self.child.wait();
        Watch::shared().ends(self.child.id());
    }
}
