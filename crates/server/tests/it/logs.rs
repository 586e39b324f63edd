//! What the process says about itself: much that an operator wants to know, and nothing that anybody may not.

use crate::{
    bots::{play_own_turns, replay},
    client::{INVITE, Laid, Line, Player, bot, here, lay, post, sit_all, text, turned_away},
    house::{Folder, House},
};
use protocol::{ErrorCode, SeatInfo, http::AskAdvice};
use serde_json::Value;
use std::{
    io::{self, Write},
    sync::{Arc, Mutex},
};
use tabletop::Level;
use tracing_subscriber::fmt::MakeWriter;

/// All that has been logged.
#[derive(Clone, Default)]
struct Paper(Arc<Mutex<Vec<u8>>>);

impl Write for Paper {
    fn write(&mut self, text: &[u8]) -> io::Result<usize> {
        self.0.lock().unwrap().extend(text);
        Ok(text.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

impl MakeWriter<'_> for Paper {
    type Writer = Paper;

    fn make_writer(&self) -> Paper {
        self.clone()
    }
}

/// Every word of the table that must not be logged: its id, its secrets, who sits there, and the cards.
fn secrets(table: &Laid, person: &Player, file: &Value) -> Vec<String> {
    let mut secrets = vec![table.table.clone(), table.invite.clone(), text(INVITE)];
    secrets.extend(table.seats.iter().map(|seat| seat.token.clone()));
    secrets.extend(person.table.seats.iter().filter_map(|seat| match seat {
        SeatInfo::Person { name, .. } | SeatInfo::Bot { name, .. } | SeatInfo::Kept { name, .. } => {
            Some(name.clone())
        }
        SeatInfo::Free => None,
    }));
    secrets.push(file["seed"].as_str().expect("a seed").to_owned());
    // As they are written in frames, in quotes: a short name of a table may happen to look like a card.
    secrets.extend(["C6", "D10", "HK", "SA", "CJ"].map(|card| format!("\"{card}\"")));
    secrets
}

/// On one thread, so that all that is said in this test is heard, and nothing of others.
#[tokio::test]
async fn an_evening_is_logged_without_a_token_a_table_a_name_or_a_card() {
    let paper = Paper::default();
    let subscriber = tracing_subscriber::fmt()
        .with_max_level(tracing::Level::TRACE)
        .with_ansi(false)
        .with_writer(paper.clone())
        .finish();
    // Where there is only one subscriber, `tracing` asks the thread that comes to a place first whether anybody listens there,
    // and remembers the answer for all. Other tests have no subscriber: with a second one everybody is asked.
    let _second = tracing::Dispatch::new(tracing::subscriber::NoSubscriber::default());
    let _heard = tracing::subscriber::set_default(subscriber);
    let folder = Folder::new();
    let house = House::open(&folder).await;

    let table = lay(house.address, vec![here(1), bot(Level::Easy), bot(Level::Master)]).await;
    let mut person = sit_all(house.address, &table.table, &table.seats).await.remove(0);
    let token = table.seats[0].token.clone();
    let advice = format!("/api/tables/{}/advice", table.table);
    post(house.address, &advice, &AskAdvice { token: token.clone() }).await;
    assert_eq!(turned_away(house.address, &table.table, Some("wrong")).await, ErrorCode::WrongToken);
    let mut rude = Line::to(house.address, &table.table, Some(token.as_str()), None).await.unwrap();
    let nonsense = serde_json::value::RawValue::from_string(format!("{{\"do\":\"{token}\"}}")).unwrap();
    rude.act("nonsense", nonsense).await.unwrap();
    play_own_turns(&mut person, u32::MAX).await;
    let file = serde_json::to_value(replay(&house, &table.table).await).unwrap();
    // A log that cannot be read is something an operator must know of.
    folder.change(&format!(
        "UPDATE entries SET entry = '{{}}' WHERE table_id = '{}' AND number = 3",
        table.table
    ));
    drop((rude, house.close().await));
    let house = House::open(&folder).await;
    assert_eq!(turned_away(house.address, &table.table, None).await, ErrorCode::TableDamaged);
    house.close().await;

    let logged = String::from_utf8(paper.0.lock().unwrap().clone()).unwrap();
    let ours: String = logged.lines().filter(|line| line.contains(" server")).collect::<Vec<_>>().join("\n");
    for expected in ["serving", "a table was laid", "a match is over", "cannot play on"] {
        assert!(ours.contains(expected), "{expected:?} is not in\n{ours}");
    }
    for secret in secrets(&table, &person, &file) {
        assert!(!logged.contains(&secret), "{secret:?} is in\n{logged}");
    }
}
