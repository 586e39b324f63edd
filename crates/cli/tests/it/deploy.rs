//! What lies in `deploy/` does what it says, as far as it can be tried here. What a machine lacks for it is said.

use crate::{
    client::{here, lay, request, sit_all},
    program::{Folder, Server, spelbord},
};
use std::{
    collections::BTreeSet,
    fs,
    net::{SocketAddr, TcpListener},
    path::{Path, PathBuf},
    process::{Child, Command, Stdio},
};

fn deployed(name: &str) -> String {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../deploy");
    fs::read_to_string(folder.join(name)).unwrap()
}

fn document(name: &str) -> String {
    fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs").join(name)).unwrap()
}

/// Where a program is; says so if it is nowhere.
fn program(name: &str) -> Option<PathBuf> {
    let found = ["/usr/sbin", "/usr/bin", "/usr/local/bin"].map(|folder| Path::new(folder).join(name));
    let found = found.into_iter().find(|path| path.exists());
    if found.is_none() {
        eprintln!("LEFT OUT: there is no {name} on this machine, so what we say about it was not tried");
    }
    found
}

#[test]
fn systemd_takes_the_unit_and_finds_it_hardened() {
    let Some(analyze) = program("systemd-analyze") else { return };
    let folder = Folder::new();
    let unit = folder.file("spelbord.service");
    let program = spelbord().get_program().to_str().unwrap().to_owned();
    fs::write(&unit, deployed("spelbord.service").replace("/usr/local/bin/spelbord", &program)).unwrap();
    for (task, more) in [("verify", None), ("security", Some(["--offline=true", "--threshold=20"]))] {
        let output =
            Command::new(&analyze).arg(task).args(more.into_iter().flatten()).arg(&unit).output().unwrap();
        let said = [output.stdout, output.stderr].concat();
        assert!(output.status.success(), "{task}: {}", String::from_utf8_lossy(&said));
    }
    let unit = deployed("spelbord.service");
    assert!(unit.contains("SystemCallErrorNumber=EPERM"), "else the threads that think would be killed");
}

/// A proxy before a server, ended with the test.
struct Proxy(Child);

impl Drop for Proxy {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

fn free_address() -> SocketAddr {
    TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap()
}

/// Page, health, requests and sockets work through a proxy.
async fn people_play_through(mut proxy: Proxy, address: SocketAddr, name: &str) {
    let mut asked = request(address, "GET /healthz", &[], "").await;
    while asked.is_err() {
        assert!(proxy.0.try_wait().unwrap().is_none(), "{name} has ended");
        tokio::task::yield_now().await;
        asked = request(address, "GET /healthz", &[], "").await;
    }
    assert_eq!(asked.unwrap().0, 200, "{name}");
    assert_eq!(request(address, "GET /", &[], "").await.unwrap().0, 200, "{name}");
    let table = lay(address, vec![here(1), here(2)]).await;
    let mut players = sit_all(address, &table.table, &table.seats).await;
    let next = players.iter_mut().find(|player| player.is_waited_for()).expect("somebody is waited for");
    let action = next.choice(0);
    next.line.act("through", action).await.unwrap();
    next.hear_until(1).await;
}

#[tokio::test]
async fn people_play_through_nginx() {
    let Some(nginx) = program("nginx") else { return };
    let (folder, data) = (Folder::new(), Folder::new());
    let (server, address) = (Server::start(data.path()), free_address());
    let ours = deployed("nginx.conf")
        .replace("listen 80;", &format!("listen {address};"))
        .replace("listen [::]:80;", "")
        .replace("127.0.0.1:7070", &server.address.to_string());
    let place = folder.path().display();
    let paths: String = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
        .map(|kind| format!("{kind}_temp_path {place}/{kind};\n"))
        .concat();
    let whole = format!(
        "daemon off;\nmaster_process off;\npid {place}/pid;\nerror_log {place}/errors;\nevents {{}}\nhttp {{\n{paths}{ours}\n}}\n"
    );
    let file = folder.file("nginx.conf");
    fs::write(&file, whole).unwrap();
    let mut command = Command::new(nginx);
    command
        .arg("-e")
        .arg(folder.file("errors"))
        .arg("-c")
        .arg(&file)
        .stdout(Stdio::null())
        .stderr(Stdio::null());
    let proxy = Proxy(command.spawn().unwrap());
    people_play_through(proxy, address, "nginx").await;
    server.terminate();
}

#[tokio::test]
async fn people_play_through_caddy() {
    let Some(caddy) = program("caddy") else { return };
    let (folder, data) = (Folder::new(), Folder::new());
    let (server, address) = (Server::start(data.path()), free_address());
    let ours = deployed("Caddyfile").replace("127.0.0.1:7070", &server.address.to_string());
    let file = folder.file("Caddyfile");
    fs::write(&file, format!("{{\n\tadmin off\n}}\n{ours}")).unwrap();
    let mut command = Command::new(caddy);
    command.args(["run", "--adapter", "caddyfile", "--config"]).arg(&file);
    command.env("SPELBORD_HOST", format!("http://{address}")).env("HOME", folder.path());
    let proxy = Proxy(command.stdout(Stdio::null()).stderr(Stdio::null()).spawn().unwrap());
    people_play_through(proxy, address, "caddy").await;
    server.terminate();
}

#[test]
fn images_run_as_nobody_in_particular_and_write_nowhere_else() {
    let image = deployed("Containerfile");
    for line in ["USER 65532:65532", "VOLUME /data", "STOPSIGNAL SIGTERM", "CMD [\"serve\"]"] {
        assert!(image.lines().any(|said| said == line), "{line}");
    }
    assert!(image.contains("HEALTHCHECK") && image.contains("\"/spelbord\", \"healthcheck\""));
    let runs: Vec<&str> =
        image.lines().filter(|line| line.starts_with("RUN ") || line.starts_with("ADD ")).collect();
    assert!(
        matches!(runs[..], [run] if run.contains("\"-o\", \"65532\"")),
        "nothing else is put in: {runs:?}"
    );
    for file in ["compose.yaml", "compose-cluster.yaml"] {
        let text = deployed(file);
        let images: Vec<&str> = text.lines().filter_map(|line| line.trim().strip_prefix("image: ")).collect();
        assert!(images.iter().all(|image| image.contains(':') && !image.ends_with(":latest")), "{images:?}");
        assert!(images.contains(&concat!("spelbord:", env!("CARGO_PKG_VERSION"))), "{images:?}");
        for line in ["read_only: true", "cap_drop: [ALL]", "security_opt: [no-new-privileges:true]"] {
            assert!(text.contains(line), "{file}: {line}");
        }
        assert!(!text.contains("7070:7070"), "{file}: only the proxy is reached from outside");
    }
}

/// The words of a text that begin so.
fn words<'a>(text: &'a str, start: &str) -> BTreeSet<&'a str> {
    let is_part = |letter: char| letter.is_ascii_alphanumeric() || letter == '_';
    text.split(|letter| !is_part(letter)).filter(|word| word.starts_with(start)).collect()
}

#[test]
fn every_variable_and_every_figure_that_is_named_there_exists() {
    let known = document("settings.md");
    for file in ["Containerfile", "compose.yaml", "compose-cluster.yaml", "spelbord.service"] {
        let text = deployed(file);
        // What the name of the host is called is no setting of ours but of these files.
        for name in words(&text, "SPELBORD_").into_iter().filter(|name| *name != "SPELBORD_HOST") {
            let name = name.strip_suffix("_FILE").unwrap_or(name);
            assert!(known.contains(&format!("`{name}`")), "{file}: {name}");
        }
    }
    let figures = document("figures.md");
    let board = deployed("grafana.json");
    serde_json::from_str::<serde_json::Value>(&board).unwrap();
    let named = words(&board, "spelbord_");
    assert!(named.len() > 8, "{named:?}");
    for name in named {
        let name = name.trim_end_matches("_total").trim_end_matches("_bucket");
        assert!(figures.contains(&format!("`{name}`")) || figures.contains(&format!("`{name}{{")), "{name}");
    }
}
