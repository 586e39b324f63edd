//! Matches that earlier programs have left behind: whatever the rules are now, those that are over hold, and those
//! that are not go on. `fixtures/README.md` tells where they come from.

use crate::{
    client::{Key, Luck, Player, ask, joining, request, text, token},
    house::{Folder, House},
    kept::{DATABASE, KeptTable, REPLAYS, TABLES},
    persons::Persons,
};
use protocol::{
    TableStage,
    http::{Rematch, RematchLaid, SeatTaken},
};
use serde_json::Value;
use std::{
    collections::BTreeSet,
    fs,
    net::SocketAddr,
    ops::RangeInclusive,
    path::{Path, PathBuf},
    time::Duration,
};
use tabletop::Replay;
use tokio::{task::JoinSet, time::timeout};

/// How long a match may take from where it stood, also on a busy machine. A bot that has broken down never moves.
const MATCH_WITHIN: Duration = Duration::from_secs(120);

/// What one program has left behind.
struct Kept {
    folder: PathBuf,
    tables: Vec<KeptTable>,
}

impl Kept {
    fn all() -> Vec<Kept> {
        let fixtures = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/fixtures");
        let entries = fs::read_dir(fixtures).unwrap().map(|entry| entry.unwrap().path());
        entries.filter(|path| path.is_dir()).map(Kept::read).collect()
    }

    fn read(folder: PathBuf) -> Kept {
        let tables = serde_json::from_str(&fs::read_to_string(folder.join(TABLES)).unwrap()).unwrap();
        Kept { folder, tables }
    }

    /// The server of today, on a copy of the database.
    async fn open(&self) -> (Folder, House) {
        let folder = Folder::holding(&self.folder.join(DATABASE));
        let house = House::open(&folder).await;
        (folder, house)
    }

    fn in_stage(&self, stage: TableStage) -> impl Iterator<Item = &KeptTable> {
        self.tables.iter().filter(move |table| table.stage == stage)
    }

    /// The replay files, by name.
    fn replays(&self) -> Vec<(String, String)> {
        let entries = fs::read_dir(self.folder.join(REPLAYS)).unwrap().map(|entry| entry.unwrap());
        entries
            .map(|entry| {
                let name = entry.file_name().into_string().unwrap();
                (name, fs::read_to_string(entry.path()).unwrap())
            })
            .collect()
    }
}

fn check(replay: &str, name: &str) -> Replay {
    let replay: Replay = serde_json::from_str(replay).unwrap_or_else(|error| panic!("{name}: {error}"));
    catalog::verify(&replay).unwrap_or_else(|mismatch| panic!("{name}: {mismatch}"));
    replay
}

async fn ask_replay(address: SocketAddr, table: &str) -> String {
    let path = format!("GET /api/tables/{table}/replay");
    let (status, file) = request(address, &path, &[], "").await.unwrap();
    assert_eq!(status, 200, "{table}: {file}");
    file
}

/// A view as it would be made today. The chase showed all that was agreed, the text of a map among it; Monopol told who
/// wishes for scarce buildings apart from how many the last one wished for.
fn in_todays_words(mut view: Value) -> Value {
    let fields = view.as_object_mut().expect("a view is an object");
    if let Some(mut agreed) = fields.remove("config") {
        fields.insert("options".to_owned(), agreed["options"].take());
    }
    if fields.remove("wishing").is_some() {
        fields.remove("wishes");
    }
    view
}

/// A view without the dangers that are none: today only thieves whom the police are after are told of.
fn with_dangers_only(mut view: Value) -> Value {
    if let Some(thieves) = view.pointer_mut("/help/thieves").and_then(Value::as_array_mut) {
        thieves.retain(|danger| danger["sixths"] != 0);
    }
    view
}

/// Whether a view shows at least what was shown before. What it tells beyond that may have been added since.
fn shows(now: &Value, before: &Value) -> bool {
    match (now, before) {
        (Value::Object(now), Value::Object(before)) => {
            before.iter().all(|(name, before)| now.get(name).is_some_and(|now| shows(now, before)))
        }
        (Value::Array(now), Value::Array(before)) => {
            now.len() == before.len() && now.iter().zip(before).all(|(now, before)| shows(now, before))
        }
        _ => now == before,
    }
}

/// Plays a match to its end, which must hold, by the rules it was begun by.
async fn play_to_the_end(address: SocketAddr, table: KeptTable, seats: Vec<Key>) {
    let mut persons = Persons::sit(address, &table.id, &seats, Luck(table.version.into())).await;
    persons.play_until(|_| false).await;
    let replay = check(&ask_replay(address, &table.id).await, &table.id);
    assert_eq!((replay.game, replay.rules), (table.game, table.rules), "{}", table.id);
    assert!(replay.steps.len() > table.version as usize, "{}: the old moves are among the steps", table.id);
}

/// Lets all matches be played at the same time.
async fn finish(matches: impl Iterator<Item = (String, impl Future<Output = ()> + Send + 'static)>) {
    let mut playing = JoinSet::new();
    for (table, play) in matches {
        playing.spawn(async move {
            timeout(MATCH_WITHIN, play).await.unwrap_or_else(|_| panic!("{table} does not go on"));
        });
    }
    while let Some(played) = playing.join_next().await {
        played.unwrap();
    }
}

#[test]
fn every_old_replay_holds() {
    for kept in Kept::all() {
        for (name, replay) in kept.replays() {
            check(&replay, &name);
        }
    }
}

#[tokio::test]
async fn a_match_that_was_over_has_the_replay_it_had() {
    for kept in Kept::all() {
        let (_folder, house) = kept.open().await;
        let replays = kept.replays();
        for table in kept.in_stage(TableStage::Over) {
            let (_, before) = replays.iter().find(|(name, _)| Some(name) == table.replay.as_ref()).unwrap();
            let now = ask_replay(house.address, &table.id).await;
            // The file is written in today's form, whatever form it had.
            let in_todays_form = |file: &str| serde_json::to_value(check(file, &table.id)).unwrap();
            assert_eq!(in_todays_form(&now), in_todays_form(before), "{}", table.id);
        }
        house.close().await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_match_that_was_going_on_stands_as_it_stood_and_goes_on() {
    for kept in Kept::all() {
        let (_folder, house) = kept.open().await;
        let address = house.address;
        let go_on = |table: KeptTable| async move {
            let mut watcher = Player::sit(address, &table.id, None).await;
            let standing = watcher.hear_until(0).await;
            let (now, before) = (
                with_dangers_only(serde_json::from_str(standing.view.get()).unwrap()),
                table.view.clone().map(in_todays_words).map(with_dangers_only).unwrap(),
            );
            assert_eq!(standing.version, table.version, "{}", table.id);
            assert!(shows(&now, &before), "{}: {now}\nbefore: {before}", table.id);

            let seats = table.seats.clone();
            play_to_the_end(address, table, seats).await;
        };
        let tables = kept.in_stage(TableStage::Playing).cloned();
        finish(tables.map(|table| (table.id.clone(), go_on(table)))).await;
        house.close().await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_table_that_was_gathering_starts_when_the_last_person_comes() {
    for kept in Kept::all() {
        let (_folder, house) = kept.open().await;
        let address = house.address;
        let tables = kept.in_stage(TableStage::Gathering).cloned().map(|table| {
            let before =
                kept.tables.iter().find(|before| before.rematch.as_ref() == Some(&table.id)).cloned();
            (table.id.clone(), async move {
                let seats = match before {
                    Some(before) => come_along(address, &table, &before).await,
                    None => join(address, &table).await,
                };
                play_to_the_end(address, table, seats).await;
            })
        });
        finish(tables).await;
        house.close().await;
    }
}

/// Who comes last.
const LATE: u8 = 99;

/// Somebody comes by the link.
async fn join(address: SocketAddr, table: &KeptTable) -> Vec<Key> {
    let watcher = Player::sit(address, &table.id, None).await;
    assert_eq!(watcher.table.stage, TableStage::Gathering, "{}", table.id);
    let invite = table.invite.clone().expect("the link was kept");
    let path = format!("/api/tables/{}/join", table.id);
    let SeatTaken { seat, .. } = ask(address, &path, &joining(&invite, LATE)).await;
    [&table.seats[..], &[Key { seat, token: text(token(LATE)) }]].concat()
}

/// Everybody of the match before asks for another.
async fn come_along(address: SocketAddr, table: &KeptTable, before: &KeptTable) -> Vec<Key> {
    for taken in &before.seats {
        let asked = Rematch { token: taken.token.clone() };
        let laid: RematchLaid = ask(address, &format!("/api/tables/{}/rematch", before.id), &asked).await;
        assert_eq!((laid.table, laid.seat), (table.id.clone(), taken.seat));
    }
    before.seats.clone()
}

/// The versions of a game's rules that can be played, the newest last.
fn known_rules(game: &str) -> RangeInclusive<u16> {
    catalog::rules(game).expect("a game of the catalogue")
}

/// The versions before the newest of which no replay or no running match has been kept.
fn not_kept(all: &[Kept], game: &str, known: RangeInclusive<u16>) -> Vec<u16> {
    let tables = || all.iter().flat_map(|kept| &kept.tables).filter(|table| table.game == game);
    let of = |stage| -> BTreeSet<u16> {
        tables().filter(|table| table.stage == stage).map(|table| table.rules).collect()
    };
    let (over, playing) = (of(TableStage::Over), of(TableStage::Playing));
    let is_kept = |version: &u16| over.contains(version) && playing.contains(version);
    (*known.start()..*known.end()).filter(|version| !is_kept(version)).collect()
}

#[test]
fn matches_of_all_rules_before_the_newest_are_kept() {
    let all = Kept::all();
    for game in catalog::GAMES {
        let missing = not_kept(&all, game, known_rules(game));
        assert!(missing.is_empty(), "{game}: no matches kept by rules {missing:?}; see fixtures/README.md");
    }
}

#[test]
fn rules_of_which_nothing_is_kept_are_found() {
    let all = Kept::all();
    for (game, oldest) in [("tjuv", 1), ("tjuv-och-polis", 1), ("monopol", 2)] {
        assert!(not_kept(&all, game, oldest..=oldest + 1).is_empty(), "{game}");
        assert_eq!(not_kept(&all, game, oldest - 1..=oldest), [oldest - 1], "{game}");
    }
}
