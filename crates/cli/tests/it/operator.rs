//! What an operator does beside a running server, and after one that was killed.

use crate::{
    client::{Laid, Player, bot, here, lay, sit_all},
    program::{Folder, Server, run, said},
    refusals::refused,
};
use std::{
    fs,
    io::{Read, Write},
    os::unix::{
        fs::PermissionsExt,
        net::{UnixDatagram, UnixStream},
    },
    path::Path,
    time::Duration,
};
use tabletop::Level;

fn text(path: &Path) -> &str {
    path.to_str().unwrap()
}

/// A table where a match goes on.
async fn table(server: &Server) -> Laid {
    let table = lay(server.address, vec![here(1), here(2)]).await;
    drop(sit_all(server.address, &table.table, &table.seats).await);
    table
}

/// The match at a table goes on where it was.
async fn goes_on(server: &Server, table: &Laid) {
    let mut players = Vec::new();
    for key in &table.seats {
        let mut player = Player::sit(server.address, &table.table, Some(&key.token)).await;
        player.hear_until(0).await;
        players.push(player);
    }
    let waited_for =
        players.iter_mut().find(|player| player.is_waited_for()).expect("somebody is waited for");
    let (version, action) = (waited_for.version().unwrap(), waited_for.choice(0));
    waited_for.line.act("on", action).await.unwrap();
    waited_for.hear_until(version + 1).await;
}

#[tokio::test]
async fn a_folder_has_one_server_and_the_second_says_whose_it_is() {
    let folder = Folder::new();
    let server = Server::start(folder.path());
    let table = table(&server).await;
    let data = text(folder.path());
    for second in [
        &["serve", "--port", "0", "--data", data][..],
        &["prune", "--data", data],
        &["import", "/dev/null", "--data", data],
    ] {
        let line = refused(second);
        assert!(line.contains("in use by process") || second[0] == "import", "{line}");
    }
    goes_on(&server, &table).await;
    server.terminate();
}

#[tokio::test]
async fn a_backup_of_a_running_server_is_restored_and_played_on() {
    let (folder, elsewhere) = (Folder::new(), Folder::new());
    let server = Server::start(folder.path());
    let table = table(&server).await;
    let (data, other) = (text(folder.path()), text(elsewhere.path()));
    let backup = folder.file("backup.sqlite");
    assert!(said(&["backup", text(&backup), "--data", data]).contains("holds 1 tables"));
    assert!(refused(&["backup", text(&backup), "--data", data]).contains("already"));
    assert!(said(&["check", "--fold", "--data", data]).contains("all as they were written"));
    assert!(said(&["tables", "--data", data]).starts_with(&format!("{}\ttjuv\tplaying\t", table.table)));
    assert!(refused(&["restore", text(&backup), "--data", data]).contains("in use"));
    goes_on(&server, &table).await;
    server.terminate();

    assert!(refused(&["restore", text(&backup), "--data", data]).contains("already"));
    said(&["restore", text(&backup), "--data", other]);
    let server = Server::start(elsewhere.path());
    goes_on(&server, &table).await;
    server.terminate();
    assert_eq!(fs::metadata(elsewhere.file("spelbord.sqlite")).unwrap().permissions().mode() & 0o777, 0o600);
}

#[tokio::test]
async fn a_server_does_not_start_without_what_it_had_acknowledged_unless_it_is_told_to() {
    let folder = Folder::new();
    let server = Server::start(folder.path());
    let lost = table(&server).await;
    server.kill();
    fs::remove_file(folder.file("spelbord.sqlite-wal")).unwrap();
    let data = text(folder.path());
    let line = refused(&["serve", "--port", "0", "--data", data]);
    assert!(
        line.contains("acknowledged") && line.contains("--accept-loss") && line.contains("has 0 entries"),
        "{line}"
    );
    assert!(!line.contains(&lost.table), "who knows a table's id may watch");
    let checked = run(&["check", "--data", data]);
    assert_eq!(checked.status.code(), Some(1));
    assert!(String::from_utf8(checked.stdout).unwrap().contains("which were acknowledged"));

    let server =
        Server::start_with(folder.path(), |command| command.arg("--accept-loss").env("RUST_LOG", "off"));
    let found = table(&server).await;
    server.terminate();
    let server = Server::start(folder.path());
    goes_on(&server, &found).await;
    server.terminate();
}

#[tokio::test]
async fn tables_are_exported_imported_and_moved_as_they_are() {
    let [from, to, last] = [Folder::new(), Folder::new(), Folder::new()];
    let server = Server::start(from.path());
    let table = table(&server).await;
    lay(server.address, vec![here(1), bot(Level::Easy)]).await;
    let exported = said(&["export", "--data", text(from.path())]);
    server.terminate();

    let file = from.file("tables.jsonl");
    for (cut, says) in
        [(exported.len() / 2, "line"), (exported.trim_end().rfind('\n').unwrap() + 1, "its end is missing")]
    {
        fs::write(&file, &exported[..cut]).unwrap();
        let line = refused(&["import", text(&file), "--data", text(to.path())]);
        assert!(line.contains(says), "{line}");
    }
    fs::write(&file, exported.replacen("Person", "Robber", 1)).unwrap();
    assert!(
        refused(&["import", text(&file), "--data", text(to.path())]).contains("another than was written")
    );
    fs::write(&file, &exported).unwrap();
    assert!(said(&["import", text(&file), "--data", text(to.path())]).contains("2 tables"));
    assert!(refused(&["import", text(&file), "--data", text(to.path())]).contains("already"));
    assert_eq!(said(&["export", "--data", text(to.path())]), exported);

    assert!(said(&["move", text(to.path()), text(last.path())]).contains("compared"));
    assert_eq!(said(&["export", "--data", text(last.path())]), exported);
    assert!(to.file("spelbord.sqlite.moved").exists() && !to.file("spelbord.sqlite").exists());
    assert!(refused(&["move", text(to.path()), text(last.path())]).contains("no database"));
    assert!(refused(&["move", text(last.path()), text(from.path())]).contains("already"));
    let server = Server::start(last.path());
    goes_on(&server, &table).await;
    server.terminate();
}

/// The way that docs/hosting.md tells whoever wants several servers, and back.
#[tokio::test]
async fn tables_are_moved_to_postgres_and_back_and_played_on() {
    let Some(trial) = store::Trial::shared() else { return };
    let [from, to] = [Folder::new(), Folder::new()];
    let server = Server::start(from.path());
    let table = table(&server).await;
    server.terminate();
    let exported = said(&["export", "--data", text(from.path())]);
    let address = from.file("store-address");
    fs::write(&address, trial.database().await).unwrap();
    let address = format!("@{}", text(&address));

    let moved = tokio::task::spawn_blocking({
        let (from, to) = (text(from.path()).to_owned(), text(to.path()).to_owned());
        move || {
            let there = said(&["move", &from, &address]);
            let twice = refused(&["move", &from, &address]);
            let back = said(&["move", &address, &to]);
            (there, twice, back)
        }
    });
    let (there, twice, back) = moved.await.unwrap();
    assert!(there.contains("compared") && back.contains("compared"), "{there}{back}");
    assert!(twice.contains("no database"), "{twice}");
    assert_eq!(said(&["export", "--data", text(to.path())]), exported);
    let server = Server::start(to.path());
    goes_on(&server, &table).await;
    server.terminate();
}

#[tokio::test]
async fn tables_whose_time_is_up_are_forgotten_and_a_rehearsal_only_says_so() {
    let folder = Folder::new();
    let server = Server::start(folder.path());
    let kept = table(&server).await;
    let unstarted = lay(server.address, vec![here(1), here(2)]).await;
    server.terminate();
    let data = text(folder.path());
    let listed = || said(&["tables", "--data", data]);
    assert!(said(&["prune", "--data", data]).starts_with("0 tables"), "a week has not passed");
    let line = said(&["prune", "--dry-run", "--keep-unstarted", "0", "--data", data]);
    assert_eq!(line, format!("{}\n1 tables would be forgotten.\n", unstarted.table));
    assert_eq!(listed().lines().count(), 2);
    said(&["prune", "--keep-unstarted", "0", "--data", data]);
    assert!(listed().starts_with(&kept.table) && listed().lines().count() == 1, "{}", listed());
}

#[tokio::test]
async fn whoever_asks_for_health_is_told_and_so_is_the_service_manager() {
    let folder = Folder::new();
    let path = folder.file("notify");
    let manager = UnixDatagram::bind(&path).unwrap();
    manager.set_read_timeout(Some(Duration::from_secs(60))).unwrap();
    let heard = || {
        let mut bytes = [0; 100];
        let length = manager.recv(&mut bytes).unwrap();
        String::from_utf8(bytes[..length].to_vec()).unwrap()
    };
    let server = Server::start_with(folder.path(), |command| {
        command.env("NOTIFY_SOCKET", &path).env("WATCHDOG_USEC", "200000")
    });
    assert_eq!(heard(), "READY=1");
    assert_eq!(heard(), "WATCHDOG=1");
    assert_eq!(heard(), "WATCHDOG=1");
    let port = server.address.port().to_string();
    said(&["healthcheck", "--port", &port]);
    said(&["healthcheck", "--ready", "--port", &port, "--listen", "0.0.0.0"]);
    server.terminate();
    let mut last = heard();
    while last == "WATCHDOG=1" {
        last = heard();
    }
    assert_eq!(last, "STOPPING=1");
    let sick = run(&["healthcheck", "--port", &port]);
    assert_eq!(sick.status.code(), Some(1));
    assert!(String::from_utf8(sick.stderr).unwrap().contains("is not well"));
}

#[test]
fn a_server_can_listen_at_a_file_that_only_a_proxy_opens() {
    let folder = Folder::new();
    let path = folder.file("spelbord.sock");
    let listen = format!("unix:{}", path.display());
    let start = || Server::start_with(folder.path(), |command| command.args(["--listen", &listen]));

    let server = start();
    assert_eq!(fs::metadata(&path).unwrap().permissions().mode() & 0o777, 0o660);
    said(&["healthcheck", "--ready", "--listen", &listen]);
    let elsewhere = Folder::new();
    let data = elsewhere.path().to_str().unwrap();
    let second = refused(&["serve", "--data", data, "--listen", &listen]);
    assert!(second.contains("another server listens there"), "{second}");
    // What a killed server leaves behind is in nobody's way.
    server.kill();
    assert!(path.exists());
    let server = start();
    said(&["healthcheck", "--listen", &listen]);
    server.terminate();
    assert!(!path.exists());

    fs::write(&path, "a letter").unwrap();
    let other = refused(&["serve", "--data", data, "--listen", &listen]);
    assert!(other.contains("another file is there"), "{other}");
    assert_eq!(fs::read_to_string(&path).unwrap(), "a letter");
}

#[test]
fn whom_a_proxy_names_through_the_file_is_who_asks() {
    let folder = Folder::new();
    let path = folder.file("spelbord.sock");
    // Not even the own computer is trusted in the network.
    let _server = Server::start_with(folder.path(), |command| {
        command
            .args(["--trusted-proxies", "192.0.2.1", "--limit", "replays-per-address=2+0.001/s"])
            .arg("--listen");
        command.arg(format!("unix:{}", path.display()))
    });
    let asked_for = |client: &str| {
        let mut stream = UnixStream::connect(&path).unwrap();
        let head = format!("Host: localhost\r\nX-Forwarded-For: {client}\r\nConnection: close");
        write!(stream, "GET /api/tables/none/replay HTTP/1.1\r\n{head}\r\n\r\n").unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).unwrap();
        answer.split(' ').nth(1).unwrap().to_owned()
    };
    let answers = ["7", "7", "7", "8"].map(|last| asked_for(&format!("198.51.100.{last}")));
    assert_eq!(answers, ["404", "404", "429", "404"]);
}

#[test]
fn the_doctor_says_what_there_is_to_look_at() {
    let folder = Folder::new();
    let data = folder.path().to_str().unwrap();
    assert!(said(&["doctor", "--data", data]).contains("There is no database"));
    Server::start(folder.path()).terminate();
    let well = said(&["doctor", "--data", data, "--disk-reserve", "0"]);
    assert!(well.contains("waits for the disk") && well.ends_with("All is well.\n"), "{well}");

    for (more, named) in [
        (["--disk-reserve", "18446744073709551615"], "no tables are laid"),
        (["--public-url", "https://localhost/bord"], "links open nowhere else"),
        (["--public-url", "https://no-such-house.invalid"], "Nobody finds no-such-house.invalid"),
    ] {
        let sick = run(&[&["doctor", "--data", data, "--disk-reserve", "0"][..], &more].concat());
        let told = String::from_utf8(sick.stdout).unwrap();
        assert_eq!(sick.status.code(), Some(1), "{told}");
        assert!(told.contains("LOOK:") && told.contains(named), "{told}");
    }
}

#[tokio::test]
async fn the_doctor_knows_what_a_database_must_promise() {
    let Some(trial) = store::Trial::shared() else { return };
    let address = trial.database().await;
    // The trial's database does not wait for the disk.
    let asked = tokio::task::spawn_blocking(move || run(&["doctor", "--store", &address]));
    let sick = asked.await.unwrap();
    let told = String::from_utf8(sick.stdout).unwrap();
    assert_eq!(sick.status.code(), Some(1), "{told}");
    assert!(
        told.contains("LOOK: fsync is off") && told.contains("well: A move is confirmed when it is stored"),
        "{told}"
    );
}
