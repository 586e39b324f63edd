use crate::{host::Host, room::Room};
use life::TableId;
use std::{
    collections::HashMap,
    sync::{Arc, Mutex, MutexGuard, Weak},
};

/// The rooms in memory. Whoever is in a room holds it; when the last one has left it is gone, and the next who comes
/// has it rebuilt from the log.
#[derive(Default)]
pub(crate) struct Rooms(Mutex<HashMap<TableId, Weak<Room>>>);

impl Rooms {
    /// The room of a table, which need not exist: that shows when the room reads the log.
    pub(crate) fn get(host: &Arc<Host>, id: &str) -> Arc<Room> {
        let mut rooms = host.rooms.lock();
        if let Some(room) = rooms.get(id).and_then(Weak::upgrade) {
            return room;
        }
        let id: TableId = id.into();
        let room = Arc::new(Room::new(Arc::clone(&id), Arc::clone(host)));
        rooms.insert(id, Arc::downgrade(&room));
        room
    }

    /// The room of a table, if it is open.
    pub(crate) fn find(&self, id: &str) -> Option<Arc<Room>> {
        self.lock().get(id).and_then(Weak::upgrade)
    }

    /// All rooms that are open.
    pub(crate) fn all(&self) -> Vec<Arc<Room>> {
        self.lock().values().filter_map(Weak::upgrade).collect()
    }

    /// Called when a room is dropped. A new room of the same table may be there already, and stays.
    pub(crate) fn forget(&self, id: &TableId) {
        let mut rooms = self.lock();
        if rooms.get(id).is_some_and(|room| room.strong_count() == 0) {
            rooms.remove(id);
        }
    }

    /// How many there are.
    pub(crate) fn count(&self) -> usize {
        self.lock().len()
    }

    fn lock(&self) -> MutexGuard<'_, HashMap<TableId, Weak<Room>>> {
        self.0.lock().expect("nothing panics while it holds this lock")
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::{self, ADDRESS, Log, TABLE, bot, person, text, token};
    use life::TokenHash;
    use serde_json::json;

    #[tokio::test]
    async fn a_room_that_nobody_uses_leaves_memory_even_if_its_bots_still_have_to_think() {
        let log = Log::begun("tjuv", json!({}), vec![person(0), bot(1)]);
        let host = Arc::new(testing::host(log.stored().await));
        let room = Rooms::get(&host, TABLE);
        let guest = room.enter(Some(TokenHash::of(&text(token(0)))), None, false, ADDRESS).await.unwrap();
        assert_eq!(host.rooms.count(), 1);
        let busy = Arc::downgrade(&room);
        room.leave(guest.line).await;
        drop((guest, room));
        while busy.strong_count() > 0 {
            tokio::task::yield_now().await;
        }
        assert_eq!(host.rooms.count(), 0);
    }

    #[tokio::test]
    async fn whoever_asks_for_a_table_that_is_none_leaves_nothing_behind() {
        let host = Arc::new(testing::host(store::Memory::default()));
        for number in 0..1_000 {
            let room = Rooms::get(&host, &format!("table-{number}"));
            assert!(room.enter(None, None, false, ADDRESS).await.is_err());
        }
        assert_eq!(host.rooms.count(), 0);
    }
}
