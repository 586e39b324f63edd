//! Databases of older programs, row by row.

use crate::{
    folder::Folder,
    log::{append, chain, head, load, log, read},
};
use life::{Digest, Entry, Laid, Move, Sitter, Time, TokenHash, What};
use protocol::{ErrorCode, LuckKind, Pace, TableSettings};
use rusqlite::Row;
use std::fs;
use tabletop::{Bytes16, Level, Seat};

/// The steps that led to the older schemas.
const STEPS: [&str; 2] =
    [include_str!("../../src/sqlite/schema-1.sql"), include_str!("../../src/sqlite/schema-2.sql")];

/// A database as an older program left it.
fn older(schema: usize, rows: &str) -> Folder {
    let folder = Folder::new();
    for step in &STEPS[..schema] {
        folder.change(step);
    }
    folder.change(rows);
    folder.change(&format!("PRAGMA application_id = 0x5370656c; PRAGMA user_version = {schema}"));
    folder
}

/// Rows of the database, value by value, also where one is no text at all.
fn rows(folder: &Folder, select: &str) -> Vec<Vec<String>> {
    let database = folder.behind();
    let mut select = database.prepare(select).unwrap();
    let columns = select.column_count();
    let value = |row: &Row<'_>, column| row.get_ref(column).map(|value| format!("{value:?}"));
    let row = |row: &Row<'_>| (0..columns).map(|column| value(row, column)).collect();
    select.query_map([], row).unwrap().map(Result::unwrap).collect()
}

async fn entries(folder: &Folder, table: &str) -> Vec<Entry> {
    read(&log(&folder.open(), table).await).unwrap()
}

fn laid(entries: &[Entry]) -> &Laid {
    let What::Laid(laid) = &entries[0].what else { panic!("the first entry is {:?}", entries[0]) };
    laid
}

/// Each entry in a few words.
fn told(entries: &[Entry]) -> Vec<String> {
    let words = entries.iter().map(|Entry { by, what, .. }| {
        if let What::Laid(_) = what {
            format!("{by:?} laid")
        } else if let What::Brought { seat, nonce } = what {
            format!("{by:?} brought {} in {}", nonce.0[0], seat.0)
        } else if let What::Moved(Move { seat, cmd, lag: 0, action }) = what {
            format!("{by:?} moved {action} in {} as {}", seat.0, cmd.as_deref().unwrap_or("nobody"))
        } else {
            format!("{by:?} {what:?}")
        }
    });
    words.collect()
}

#[tokio::test]
async fn a_table_from_before_the_settings_plays_as_it_did() {
    let old = older(
        1,
        "INSERT INTO tables (id, game, rules, options, server_part, invite)
         VALUES ('old', 'tjuv', 1, '{}', zeroblob(32), zeroblob(32))",
    );
    // Twice: the second time there is nothing left to change.
    for _ in 0..2 {
        assert_eq!(laid(&entries(&old, "old").await).settings, TableSettings::default());
        assert_eq!(old.schema(), ["entries"]);
    }
}

const SPELT_AS_BEFORE: &str = "
    INSERT INTO tables (id, game, rules, options, server_part, invite, settings)
    VALUES ('old', 'tjuv', 1, '{}', zeroblob(32), zeroblob(32), '{\"pace\":\"calm\",\"hints\":true}');
    INSERT INTO seats (table_id, seat, kind, name, level)
    VALUES ('old', 0, 'bot', 'A', 'random'), ('old', 1, 'bot', 'B', 'simple'), ('old', 2, 'bot', 'C', 'hard');
    INSERT INTO moves (table_id, version, seat, cmd, action)
    VALUES ('old', 1, 0, 'a', '{}'), ('old', 2, 1, 'b', '{}'), ('old', 3, 2, 'c', '{}');";

#[tokio::test]
async fn the_spellings_of_the_first_weeks_are_still_read() {
    let entries = entries(&older(2, SPELT_AS_BEFORE), "old").await;
    let laid = laid(&entries);
    let settings = TableSettings { pace: Pace::Calm, advice: true, ..TableSettings::default() };
    assert_eq!(laid.settings, settings);
    let levels = laid.seats.iter().map(|sitter| match sitter {
        Sitter::Bot { level, .. } => *level,
        Sitter::Free | Sitter::Person { .. } | Sitter::Kept { .. } => panic!("not a bot"),
    });
    assert_eq!(levels.collect::<Vec<_>>(), [Level::Easy, Level::Medium, Level::Hard]);
    assert_eq!(laid.keeper, None, "bots keep no table");
    assert_eq!(
        told(&entries),
        [
            "Host laid",
            "Host Began",
            "Bot(Seat(0)) moved {} in 0 as nobody",
            "Bot(Seat(1)) moved {} in 1 as nobody",
            "Bot(Seat(2)) moved {} in 2 as nobody",
        ]
    );
}

/// A match that is over, and its rematch, to which one person has come along.
const AN_EVENING: &str = "
    INSERT INTO tables (id, game, rules, options, server_part, invite, previous, settings, created) VALUES
    ('evening', 'monopol', 2, '{\"seats\":3}', zeroblob(32), zeroblob(32), NULL, '{}', '2026-10-01 19:00:00'),
    ('later', 'monopol', 2, '{\"seats\":3}', zeroblob(32), zeroblob(32), 'evening', '{}', '2026-10-01 21:00:00');
    INSERT INTO seats (table_id, seat, kind, name, level, nonce, token) VALUES
    ('evening', 0, 'bot', 'Arne', 'master', NULL, NULL),
    ('evening', 1, 'person', 'Åsa', NULL, x'01000000000000000000000000000000', zeroblob(32)),
    ('evening', 2, 'person', 'Bo', NULL, x'02000000000000000000000000000000', zeroblob(32)),
    ('later', 0, 'bot', 'Arne', 'master', NULL, NULL),
    ('later', 1, 'kept', 'Åsa', NULL, NULL, zeroblob(32)),
    ('later', 2, 'person', 'Bo', NULL, x'03000000000000000000000000000000', zeroblob(32));
    INSERT INTO moves (table_id, version, seat, cmd, action) VALUES
    ('evening', 1, 0, 'bot-0', '{\"do\":\"throw\"}'),
    ('evening', 2, 1, 'mine', '{\"do\": \"buy\"}'),
    ('evening', 3, 2, 'clock-2', '[]'),
    ('evening', 4, 2, 'bot-3', '7');";

#[tokio::test]
async fn every_old_row_becomes_the_entry_that_tells_the_same() {
    let old = older(2, AN_EVENING);
    let evening = entries(&old, "evening").await;
    assert_eq!(
        told(&evening),
        [
            "Host laid",
            "Person(Seat(1)) brought 1 in 1",
            "Person(Seat(2)) brought 2 in 2",
            "Host Began",
            r#"Bot(Seat(0)) moved {"do":"throw"} in 0 as nobody"#,
            r#"Person(Seat(1)) moved {"do": "buy"} in 1 as mine"#,
            "Clock moved [] in 2 as nobody",
            // Nothing kept a client from such an id in those days.
            "Person(Seat(2)) moved 7 in 2 as bot-3",
            r#"Host Rematch { table: "later" }"#,
        ]
    );
    assert!(evening.iter().all(|entry| entry.at == Time(1_790_881_200_000)));
    let Laid { id, game, rules, options, keeper, invite, luck, previous, .. } = laid(&evening);
    assert_eq!((&**id, game.as_str(), *rules, options.get()), ("evening", "monopol", 2, r#"{"seats":3}"#));
    assert_eq!((*keeper, *luck, previous), (Some(Seat(1)), LuckKind::First, &None));
    assert_eq!(*invite, Some(TokenHash([0; 32])));
    assert_eq!(old.schema(), ["entries"]);
}

#[tokio::test]
async fn those_whose_match_has_not_begun_commit_anew() {
    let later = entries(&older(2, AN_EVENING), "later").await;
    assert_eq!(told(&later), ["Host laid"]);
    let Laid { seats, keeper, luck, previous, .. } = laid(&later);
    let names = ["Arne", "Åsa", "Bo"].map(Some);
    assert_eq!(seats.iter().map(Sitter::name).collect::<Vec<_>>(), names);
    assert!(matches!(seats[1], Sitter::Kept { .. }));
    assert_eq!((*keeper, *luck, previous.as_deref()), (Some(Seat(2)), LuckKind::Second, Some("evening")));
}

#[tokio::test]
async fn what_cannot_be_read_stays_as_it_was_and_stops_nobody() {
    for (name, damage) in [
        ("version", "DELETE FROM moves WHERE table_id = 'evening' AND version = 2"),
        ("first version", "DELETE FROM moves WHERE table_id = 'evening' AND version = 1"),
        ("action", "UPDATE moves SET action = '{' WHERE table_id = 'evening' AND version = 3"),
        ("mover", "UPDATE moves SET seat = 3 WHERE table_id = 'evening' AND version = 3"),
        ("text", "UPDATE moves SET cmd = CAST(x'ff' AS TEXT) WHERE table_id = 'evening' AND version = 3"),
        ("seat", "DELETE FROM seats WHERE table_id = 'evening' AND seat = 1"),
        ("level", "UPDATE seats SET level = 'brilliant' WHERE table_id = 'evening' AND seat = 0"),
        ("nonce", "UPDATE seats SET nonce = NULL WHERE table_id = 'evening' AND seat = 1"),
        ("token", "UPDATE seats SET token = x'00' WHERE table_id = 'evening' AND seat = 1"),
        ("free", "UPDATE seats SET kind = 'free' WHERE table_id = 'evening' AND seat = 1"),
        ("settings", "UPDATE tables SET settings = '{\"pace\":\"frantic\"}' WHERE id = 'evening'"),
        ("options", "UPDATE tables SET options = '{' WHERE id = 'evening'"),
        ("rules", "UPDATE tables SET rules = -1 WHERE id = 'evening'"),
        ("created", "UPDATE tables SET created = 'yesterday' WHERE id = 'evening'"),
    ] {
        let old = older(2, &format!("{AN_EVENING} {SPELT_AS_BEFORE} {damage}"));
        let kept = |prefix: &str| {
            [("tables", "id"), ("seats", "table_id"), ("moves", "table_id")].map(|(table, id)| {
                rows(&old, &format!("SELECT * FROM {prefix}{table} WHERE {id} = 'evening' ORDER BY 1, 2"))
            })
        };
        let before = kept("");
        let store = old.open();
        let error = load(&store, "evening").await.expect_err(name);
        assert_eq!(error.code(), ErrorCode::TableDamaged, "{name}");
        assert_eq!(kept("old_"), before, "{name}");

        // Nothing of the others is left, and they can be read; nothing can be added to the damaged one.
        let others: Vec<_> = ["tables", "seats", "moves"]
            .iter()
            .flat_map(|table| rows(&old, &format!("SELECT * FROM old_{table}")))
            .collect();
        assert_eq!(others, before.concat(), "{name}");
        for (table, length) in [("later", 1), ("old", 5)] {
            assert_eq!(read(&log(&store, table).await).unwrap().len(), length, "{name}");
        }
        for at in 0..2 {
            let before = Digest::NOTHING;
            assert!(!append(&store, "evening", at, before, &chain(before, [1])).await.unwrap(), "{name}");
        }
        drop(store);
        assert!(load(&old.open(), "evening").await.is_err(), "{name}");
    }
}

#[tokio::test]
async fn rows_that_belong_to_no_table_are_kept() {
    let old = older(2, &format!("{SPELT_AS_BEFORE} UPDATE moves SET table_id = 'lost' WHERE version = 3"));
    assert_eq!(entries(&old, "old").await.len(), 4);
    assert!(load(&old.open(), "lost").await.unwrap().is_none());
    assert_eq!(old.schema(), ["entries", "old_moves"]);
    assert_eq!(rows(&old, "SELECT table_id, version FROM old_moves").len(), 1);
}

#[test]
fn a_file_of_which_a_page_is_damaged_is_refused_and_left_alone() {
    let old = older(
        2,
        "INSERT INTO tables (id, game, rules, options, server_part, invite)
         VALUES ('long', 'tjuv', 1, '{}', zeroblob(32), zeroblob(32));
         INSERT INTO seats (table_id, seat, kind, name, level) VALUES ('long', 0, 'bot', 'A', 'easy');
         WITH RECURSIVE numbers(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < 500)
         INSERT INTO moves (table_id, version, seat, cmd, action) SELECT 'long', n, 0, 'bot', '{}' FROM numbers",
    );
    let page: (u32, u32) = old
        .behind()
        .query_row(
            "SELECT pageno - 1, pgsize FROM dbstat WHERE name = 'moves' AND pagetype = 'leaf' LIMIT 1",
            [],
            |row| Ok((row.get(0)?, row.get(1)?)),
        )
        .unwrap();
    let (number, size) = (page.0 as usize, page.1 as usize);
    let mut file = fs::read(old.database()).unwrap();
    file[number * size..][..size].fill(0xff);
    fs::write(old.database(), &file).unwrap();

    assert!(old.refusal().contains("malformed"), "{}", old.refusal());
    assert_eq!(fs::read(old.database()).unwrap(), file);
}

#[tokio::test]
async fn the_rematch_of_a_damaged_table_can_be_played_and_the_other_way_round() {
    let broken =
        |table: &str| older(2, &format!("{AN_EVENING} UPDATE tables SET settings = '' WHERE id = '{table}'"));
    let first = broken("evening");
    assert_eq!(laid(&entries(&first, "later").await).previous.as_deref(), Some("evening"));
    let second = broken("later");
    assert_eq!(
        told(&entries(&second, "evening").await).last().unwrap(),
        r#"Host Rematch { table: "later" }"#
    );
    assert!(load(&second.open(), "later").await.is_err());
}

#[tokio::test]
async fn a_step_that_fails_leaves_everything_as_it_was() {
    let old = older(2, &format!("{AN_EVENING} DELETE FROM moves WHERE version = 2"));
    // The very last thing that is to be done cannot be done.
    old.change("CREATE TABLE old_moves (a)");
    let everything =
        || ["tables", "seats", "moves"].map(|table| rows(&old, &format!("SELECT * FROM {table}")));
    let before = everything();
    assert!(old.refusal().contains("old_moves"), "{}", old.refusal());
    assert_eq!(everything(), before);
    assert_eq!(rows(&old, "PRAGMA user_version"), [["Integer(2)"]]);
    assert_eq!(old.schema(), ["moves", "old_moves", "seats", "tables"]);

    old.change("DROP TABLE old_moves");
    assert_eq!(entries(&old, "later").await.len(), 1);
    assert_eq!(rows(&old, "PRAGMA user_version"), [["Integer(3)"]]);
}

#[tokio::test]
async fn a_table_that_was_carried_over_goes_on() {
    let old = older(2, AN_EVENING);
    let store = old.open();
    let before = log(&store, "later").await;
    assert!(append(&store, "later", 1, head(&before), &chain(head(&before), [9])).await.unwrap());
    assert_eq!(read(&log(&store, "later").await).unwrap().len(), 2);
}

#[tokio::test]
async fn a_nonce_is_carried_over_whole() {
    let nonce = Bytes16(*b"sixteen bytes  !");
    let text = format!("x'{}'", nonce.0.map(|byte| format!("{byte:02x}")).concat());
    let old = older(2, &AN_EVENING.replace("x'01000000000000000000000000000000'", &text));
    let brought = &entries(&old, "evening").await[1].what;
    assert!(matches!(brought, What::Brought { nonce: brought, .. } if *brought == nonce), "{brought:?}");
}
