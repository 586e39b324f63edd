//! What servers hear of each other on a bus.

use bus::{Bus, BusAddress, Ear, Heard, Hint};
use protocol::Reaction;
use std::{
    io::Write,
    net::{Ipv4Addr, TcpListener},
    process::{Child, Command, Stdio},
};
use store::{Stop, Trial};
use tabletop::Seat;

/// Hears on until something is as wanted.
async fn hear_until(ear: &mut Ear, is_it: impl Fn(&Heard) -> bool) {
    loop {
        let heard = ear.hear().await.expect("the bus is open");
        if is_it(&heard) {
            return;
        }
    }
}

/// The hints that are heard next.
async fn hints(ear: &mut Ear, count: usize) -> Vec<Hint> {
    let mut all = Vec::new();
    while all.len() < count {
        if let Heard::Hints(hints) = ear.hear().await.expect("the bus is open") {
            all.extend(hints);
        }
    }
    all
}

async fn join(address: &str) -> (Bus, Ear) {
    let (bus, mut ear) = Bus::join(&address.parse::<BusAddress>().unwrap());
    hear_until(&mut ear, |heard| *heard == Heard::Up).await;
    (bus, ear)
}

/// Everybody hears what others call out, in order, and nobody hears themselves.
async fn check(address: &str) {
    let (one, mut ear_of_one) = join(address).await;
    let (other, mut ear_of_other) = join(address).await;
    let called: Vec<Hint> = (0..200).map(|entries| Hint::Log("a".into(), entries)).collect();
    called.iter().cloned().for_each(|hint| one.call(hint));
    assert_eq!(hints(&mut ear_of_other, 200).await, called);

    let answer = [Hint::Word("a".into(), Seat(3), Reaction::Bravo), Hint::People("b".into())];
    answer.iter().cloned().for_each(|hint| other.call(hint));
    assert_eq!(hints(&mut ear_of_one, 2).await, answer, "the first that is heard is not one's own");
}

/// When the bus is away everybody is told so, and when it is back it works as before.
async fn check_return(address: &str, stop: impl FnOnce(), start: impl FnOnce()) {
    let (one, mut ear_of_one) = join(address).await;
    let (_other, mut ear_of_other) = join(address).await;
    stop();
    for ear in [&mut ear_of_one, &mut ear_of_other] {
        hear_until(ear, |heard| *heard == Heard::Down).await;
    }
    start();
    for ear in [&mut ear_of_one, &mut ear_of_other] {
        hear_until(ear, |heard| *heard == Heard::Up).await;
    }
    one.call(Hint::People("a".into()));
    assert_eq!(hints(&mut ear_of_other, 1).await, [Hint::People("a".into())]);
}

#[tokio::test]
async fn hints_travel_by_postgres() {
    let Some(trial) = Trial::start() else { return };
    let address = trial.database().await;
    check(&address).await;
    check_return(&address, || trial.stop(Stop::Immediate), || trial.begin()).await;
}

#[tokio::test]
async fn hints_travel_by_nats() {
    let port = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).unwrap().local_addr().unwrap().port();
    let Some(mut server) = Nats::start(port) else {
        let _ = writeln!(std::io::stderr(), "LEFT OUT: NATS is not installed, and is not tried");
        return;
    };
    let address = format!("nats://127.0.0.1:{port}");
    check(&address).await;
    let mut again = None;
    check_return(&address, || server.end(), || again = Nats::start(port)).await;
}

struct Nats(Child);

impl Nats {
    fn start(port: u16) -> Option<Nats> {
        let mut command = Command::new("nats-server");
        command.args(["-a", "127.0.0.1", "-p", &port.to_string()]);
        command.stdout(Stdio::null()).stderr(Stdio::null()).spawn().ok().map(Nats)
    }

    fn end(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

impl Drop for Nats {
    fn drop(&mut self) {
        self.end();
    }
}

#[test]
fn an_address_is_checked_at_once_and_never_printed() {
    for wrong in ["nats://", "nats://host:port", "http//what", "somewhere"] {
        assert!(wrong.parse::<BusAddress>().is_err(), "{wrong}");
    }
    for right in ["nats://me:secret@bus", "postgres://me:secret@host/base"] {
        let address: BusAddress = right.parse().unwrap();
        assert!(!format!("{address:?}").contains("secret"));
    }
}
