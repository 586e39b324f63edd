//! The real server on one core, and its load in another process on the other core.

use crate::{
    Problem,
    cores::{CLIENT_CORE, SERVER_CORE, on_core},
};
use std::{
    fs,
    io::{self, BufRead, BufReader, Write},
    path::{Path, PathBuf},
    process::{Child, ChildStdout, Command, Stdio},
    time::{Duration, Instant},
};

/// One run is worth little on a shared machine: the median of these is recorded.
pub(crate) const RUNS: usize = 3;

/// All load comes from this machine.
const LIMITS: [&str; 2] = ["tables-per-address=50000+50/s", "sockets-from-address=50000"];

pub(crate) fn run(runs: usize) -> Result<(), Problem> {
    // By turns, so that what a shared machine does meanwhile befalls all of them: steady and thinking are compared.
    for run in 1..=runs {
        for load in ["saturation", "steady", "thinking"] {
            let server = Server::start()?;
            println!("{load}, run {run}:");
            let before = server.cpu()?;
            client(load, &server.address)?;
            let cpu = server.cpu()? - before;
            println!("  {load}, processor time: {:.2} s of the server in all", cpu.as_secs_f64());
            println!("  {load}, resident: {} kB", server.resident()?);
        }
    }
    idle_memory()
}

/// How much each connection costs that only waits.
fn idle_memory() -> Result<(), Problem> {
    let server = Server::start()?;
    let before = server.resident()?;
    let (mut client, sockets, _output) = spawn_waiting_client("idle", &server.address)?;
    let after = server.resident()?;
    drop(client.stdin.take());
    client.wait()?;
    let each = (after - before) as f64 / sockets as f64;
    println!("idle:\n  idle, connection: {each:.1} kB each of {sockets}, {before} kB to {after} kB resident");
    Ok(())
}

/// A client that holds its connections until its standard input closes or has a line; how many there are, and what it
/// says after that.
fn spawn_waiting_client(load: &str, address: &str) -> Result<(Child, u64, BufReader<ChildStdout>), Problem> {
    let mut child = client_command(load, address)?.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn()?;
    let mut output = BufReader::new(child.stdout.take().ok_or("the client has no output")?);
    let mut line = String::new();
    output.read_line(&mut line)?;
    let sockets = line.trim().parse().map_err(|_| format!("the client said {line:?}"))?;
    Ok((child, sockets, output))
}

/// As many tables as the system allows, mostly waiting: what each costs, how a move fares among them, and how long the
/// server takes to start when all of them are in its folder.
pub(crate) fn crowd() -> Result<(), Problem> {
    let mut server = Server::start()?;
    let before = server.resident()?;
    let (mut client, sockets, mut output) = spawn_waiting_client("crowd", &server.address)?;
    let (after, laid) = (server.resident()?, server.cpu()?);
    let each = (after - before) as f64 / sockets as f64;
    println!("crowd:\n  crowd, connections: {sockets}, two at each table");
    println!(
        "  crowd, memory: {each:.1} kB for each with its half of a table, {before} kB to {after} kB resident"
    );
    println!("  crowd, laid with {:.1} s of processor time", laid.as_secs_f64());

    client.stdin.take().ok_or("the client has no input")?.write_all(b"go\n")?;
    io::copy(&mut output, &mut io::stdout())?;
    client.wait()?;
    println!(
        "  crowd, processor time: {:.2} s for these moves and what idle lines cost meanwhile",
        (server.cpu()? - laid).as_secs_f64()
    );

    let begun = Instant::now();
    let server = server.again()?;
    println!("  crowd, start: {:.2} s from a kill until it listens again", begun.elapsed().as_secs_f64());
    drop(server);
    Ok(())
}

fn client(load: &str, address: &str) -> Result<(), Problem> {
    let status = client_command(load, address)?.status()?;
    if status.success() { Ok(()) } else { Err(format!("the client failed: {status}").into()) }
}

pub(crate) fn client_command(load: &str, address: &str) -> Result<Command, Problem> {
    let mut command = on_core(CLIENT_CORE, std::env::current_exe()?);
    command.args(["client", load, address]);
    Ok(command)
}

/// A server of its own for each measurement. It ends with this value.
pub(crate) struct Server {
    process: Child,
    /// The line with which it says where it listens.
    pub(crate) greeting: String,
    pub(crate) address: String,
    /// Where it keeps its matches.
    data: Option<PathBuf>,
}

impl Server {
    /// Ours, with a fresh data folder.
    pub(crate) fn start() -> Result<Server, Problem> {
        Server::serve(data_folder())
    }

    /// Ours once more after it was killed, with the same folder.
    fn again(&mut self) -> Result<Server, Problem> {
        let data = self.data.take().ok_or("it keeps nothing")?;
        self.process.kill()?;
        self.process.wait()?;
        Server::serve(data)
    }

    fn serve(data: PathBuf) -> Result<Server, Problem> {
        let mut command = on_core(SERVER_CORE, std::env::current_exe()?.with_file_name("spelbord"));
        command.args(["serve", "--bot-pause", "0", "--port", "0", "--data"]).arg(&data);
        for limit in LIMITS {
            command.args(["--limit", limit]);
        }
        Server::listen(command, Some(data))
    }

    /// The bare server, with a fresh folder and frames of so many bytes.
    pub(crate) fn start_roofline(bytes: usize) -> Result<Server, Problem> {
        let data = data_folder();
        let mut command = on_core(SERVER_CORE, std::env::current_exe()?);
        command.arg("roofline").arg(&data).arg(bytes.to_string());
        Server::listen(command, Some(data))
    }

    /// A peer's, which keeps everything in memory.
    pub(crate) fn start_node(script: &Path, arguments: &[String]) -> Result<Server, Problem> {
        let mut command = on_core(SERVER_CORE, "node");
        command.arg(script).args(arguments).env("NODE_ENV", "production");
        Server::listen(command, None)
    }

    fn listen(mut command: Command, data: Option<PathBuf>) -> Result<Server, Problem> {
        let process = command
            .stdout(Stdio::piped())
            .spawn()
            .map_err(|error| format!("the server does not start: {error}"))?;
        let mut server = Server { process, greeting: String::new(), address: String::new(), data };
        let output = server.process.stdout.take().ok_or("the server has no output")?;
        BufReader::new(output).read_line(&mut server.greeting)?;
        let (_, address) =
            server.greeting.split_once("http://").ok_or("the server does not say where it listens")?;
        server.address = address.trim().to_owned();
        Ok(server)
    }

    /// The processor time the server has used.
    pub(crate) fn cpu(&self) -> Result<Duration, Problem> {
        let stat = fs::read_to_string(format!("/proc/{}/stat", self.process.id()))?;
        let after_name = stat.rsplit(')').next().unwrap_or_default();
        let ticks: u64 = after_name.split_whitespace().skip(11).take(2).flat_map(str::parse::<u64>).sum();
        Ok(Duration::from_millis(ticks * 10))
    }

    /// The memory the server holds, in kB.
    fn resident(&self) -> Result<u64, Problem> {
        let status = fs::read_to_string(format!("/proc/{}/status", self.process.id()))?;
        let line = status.lines().find(|line| line.starts_with("VmRSS:")).ok_or("no resident size")?;
        Ok(line.split_whitespace().nth(1).unwrap_or_default().parse()?)
    }
}

fn data_folder() -> PathBuf {
    std::env::temp_dir().join(format!("spelbord-bench-{}", std::process::id()))
}

impl Drop for Server {
    fn drop(&mut self) {
        // Nothing can be done about a server that is already gone, or a folder that stays.
        let _ = self.process.kill();
        let _ = self.process.wait();
        if let Some(data) = &self.data {
            let _ = fs::remove_dir_all(data);
        }
    }
}
