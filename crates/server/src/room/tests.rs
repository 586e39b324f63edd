use super::*;
use crate::{
    rooms::Rooms,
    store::Move,
    testing::{self, Memory, TABLE, bot, claimable, table},
};
use protocol::Pace;
use serde_json::{json, value::to_raw_value};
use std::time::Duration;
use tokio::task::yield_now;

/// A gift that is offered and not answered, so that nothing else changes.
fn offer(from: Seat, cmd: &str) -> Move {
    let to = 1 - from.0;
    let action = json!({ "do": "offer", "to": to, "give": { "cash": 500 }, "want": {}, "lift": [] });
    Move { seat: from, cmd: cmd.into(), action: to_raw_value(&action).unwrap() }
}

async fn deadline(room: &Arc<Room>) -> (tokio::time::Instant, Seat) {
    let found = room.with(|opened| {
        let playing = opened.table.playing.as_ref().unwrap();
        Ok((playing.deadline.expect("the time is limited"), playing.waiting()[0]))
    });
    found.await.unwrap()
}

impl Room {
    /// Whom the match waits for.
    pub(crate) async fn waiting(self: &Arc<Room>) -> Seat {
        let waiting = self.with(|opened| Ok(opened.table.playing.as_ref().unwrap().waiting()[0]));
        waiting.await.unwrap()
    }
}

#[tokio::test]
async fn the_clock_goes_on_when_somebody_was_quicker() {
    let store = Memory::holding(claimable());
    let room = Rooms::get(&Arc::new(testing::host(Arc::clone(&store))), TABLE);
    let (deadline, owner) = deadline(&room).await;
    let before = store.moves().len();

    // An offer is being stored. The clock comes meanwhile, and another offer after it, but before the clock's move.
    let open = store.gate.forget_permits(usize::MAX);
    let act = |made| {
        let room = Arc::clone(&room);
        tokio::spawn(async move { room.act(made, None).await })
    };
    let first = act(offer(owner, "first"));
    yield_now().await;
    let clock = tokio::spawn({
        let room = Arc::clone(&room);
        async move { clock::time_is_up(&room, deadline).await }
    });
    yield_now().await;
    let second = act(offer(owner, "second"));
    yield_now().await;
    store.gate.add_permits(open);

    assert!(matches!(first.await, Ok(Outcome::Stored)));
    assert!(matches!(second.await, Ok(Outcome::Stored)));
    clock.await.unwrap();
    let made: Vec<String> = store.moves()[before..].iter().map(|made| made.cmd.to_string()).collect();
    assert_eq!(made, ["first", "second", &format!("clock-{}", before + 2)]);
}

#[tokio::test]
async fn an_id_that_a_client_took_does_not_stop_the_clock() {
    let mut table = claimable();
    let before = table.playing.as_ref().unwrap().moves.len();
    // Nothing refused such ids in the first weeks.
    let taken = format!("clock-{before}");
    let owner = table.playing.as_ref().unwrap().waiting()[0];
    for made in &mut table.playing.as_mut().unwrap().moves {
        if made.seat == owner {
            made.cmd = taken.as_str().into();
        }
    }
    let store = Memory::holding(table);
    let room = Rooms::get(&Arc::new(testing::host(Arc::clone(&store))), TABLE);
    let (deadline, _) = deadline(&room).await;
    clock::time_is_up(&room, deadline).await;
    assert_eq!(store.moves().len(), before + 1);
    assert_eq!(room.overdue(deadline).await.map(|overdue| overdue.is_none()), Ok(true));
}

/// How long the next bot of a table hesitates.
async fn pause(pace: Pace) -> Duration {
    let mut table = table("tjuv", json!({}), vec![bot(0), bot(1)]);
    table.laid.settings.pace = pace;
    let mut host = testing::host(Memory::holding(table));
    host.settings.bot_pause = Duration::from_secs(100);
    let room = Rooms::get(&Arc::new(host), TABLE);
    room.ask_bot().await.ok().flatten().expect("a bot is waited for").pause
}

#[tokio::test]
async fn bots_hesitate_as_long_as_the_table_has_agreed() {
    let (brisk, usual, calm) = (pause(Pace::Brisk).await, pause(Pace::Usual).await, pause(Pace::Calm).await);
    assert!(usual > Duration::from_secs(50) && usual < Duration::from_secs(120), "{usual:?}");
    assert!(brisk * 2 < usual && usual * 2 < calm, "{brisk:?} {usual:?} {calm:?}");
}

#[tokio::test]
async fn bots_play_on_when_nobody_is_there_to_give_advice() {
    let store = Memory::holding(table("tjuv", json!({}), vec![bot(0), bot(1)]));
    let mut host = testing::host(Arc::clone(&store));
    host.advisers = testing::nobody();
    let room = Rooms::get(&Arc::new(host), TABLE);
    bots::play(Arc::clone(&room)).await;
    let stage = room.with(|opened| Ok(opened.table.stage())).await;
    assert_eq!(stage, Ok(TableStage::Over));
}

#[tokio::test]
async fn a_client_is_not_told_the_clocks_id_as_its_own() {
    let mut table = claimable();
    let version = table.playing.as_ref().unwrap().version();
    let playing = table.playing.as_mut().unwrap();
    let seat = playing.moves.last().unwrap().seat;
    assert!(playing.cmd_of(version, Some(seat)).is_some());
    playing.moves.last_mut().unwrap().cmd = format!("clock-{version}").into();
    assert_eq!(playing.cmd_of(version, Some(seat)), None);
}
