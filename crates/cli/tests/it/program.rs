//! Starting and stopping the program, in folders that are removed afterwards.

use std::{
    env, fs,
    io::{BufRead, BufReader, Read},
    net::SocketAddr,
    path::{Path, PathBuf},
    process::{self, Child, Command, Output, Stdio},
    sync::atomic::{AtomicU32, Ordering},
};

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

/// Runs a command to its end.
pub(crate) fn run<A: AsRef<std::ffi::OsStr>>(arguments: &[A]) -> Output {
    spelbord().args(arguments).output().unwrap()
}

/// A server that is running.
pub(crate) struct Server {
    child: Child,
    pub(crate) address: SocketAddr,
}

impl Server {
    pub(crate) fn start(data: &Path) -> Server {
        let mut child = spelbord()
            .args(["serve", "--port", "0", "--bot-pause", "0", "--data"])
            .arg(data)
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let mut line = String::new();
        BufReader::new(child.stdout.as_mut().unwrap()).read_line(&mut line).unwrap();
        let address =
            line.strip_prefix("Spelbord is ready at http://").expect("the line that says it is ready");
        Server { address: address.trim_end().parse().unwrap(), child }
    }

    /// Without warning, like a power cut for the process.
    pub(crate) fn kill(self) {
        drop(self);
    }

    /// As an operator does. Nothing more may have been printed.
    pub(crate) fn terminate(mut self) {
        let pid = self.child.id().to_string();
        assert!(Command::new("kill").args(["-TERM", &pid]).status().unwrap().success());
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
    }
}
