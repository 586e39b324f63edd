//! The program whose matches are kept.

use crate::Trouble;
use std::{
    io::{BufRead, BufReader},
    net::SocketAddr,
    path::{Path, PathBuf},
    process::{Child, Command, Stdio},
};

pub(crate) struct Program(PathBuf);

/// Its server, running.
pub(crate) struct Serving {
    child: Child,
    address: SocketAddr,
}

impl Program {
    pub(crate) fn new(binary: &Path) -> Program {
        Program(binary.to_owned())
    }

    pub(crate) fn serve(&self, data: &Path) -> Result<Serving, Trouble> {
        let mut child = Command::new(&self.0)
            .args([
                "serve",
                "--port",
                "0",
                "--bot-pause",
                "0",
                "--limit",
                "tables-per-address=600+5/s",
                "--data",
            ])
            .arg(data)
            .stdout(Stdio::piped())
            .spawn()?;
        let mut line = String::new();
        BufReader::new(child.stdout.take().ok_or("no output")?).read_line(&mut line)?;
        let address = line.trim_end().strip_prefix("Spelbord is ready at http://");
        let address = address.ok_or_else(|| format!("the server is not ready: {line:?}"))?.parse()?;
        Ok(Serving { child, address })
    }

    /// Plays games in the lab, whose replays are written to a file, one line each.
    pub(crate) fn arena(&self, game: &str, run: &[&str], out: &Path, replays: &Path) -> Result<(), Trouble> {
        let mut command = Command::new(&self.0);
        command.args(["lab", "arena", game]).args(run);
        command.arg("--out").arg(out).arg("--replays").arg(replays);
        // It tells how the games went, which is of no interest here.
        command.stdout(Stdio::null()).stderr(Stdio::null());
        succeed(command)
    }

    pub(crate) fn verify(&self, replay: &Path) -> Result<(), Trouble> {
        let mut command = Command::new(&self.0);
        command.arg("verify").arg(replay).stdout(Stdio::null());
        succeed(command)
    }
}

impl Serving {
    pub(crate) fn address(&self) -> SocketAddr {
        self.address
    }

    /// As an operator does, so that everything is carried over into the database.
    pub(crate) fn terminate(mut self) -> Result<(), Trouble> {
        let mut command = Command::new("kill");
        command.args(["-TERM", &self.child.id().to_string()]);
        succeed(command)?;
        let ended = self.child.wait()?;
        if ended.success() { Ok(()) } else { Err(format!("the server failed: {ended}").into()) }
    }
}

impl Drop for Serving {
    /// A run that breaks off leaves no server behind.
    fn drop(&mut self) {
        // It fails only if the process has ended by itself.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn succeed(mut command: Command) -> Result<(), Trouble> {
    let status = command.status()?;
    if status.success() { Ok(()) } else { Err(format!("{command:?}: {status}").into()) }
}
