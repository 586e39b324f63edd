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

    /// Called when a room is dropped. A new room of the same table may be there already, and stays.
    pub(crate) fn forget(&self, id: &TableId) {
        let mut rooms = self.lock();
        if rooms.get(id).is_some_and(|room| room.strong_count() == 0) {
            rooms.remove(id);
        }
    }

    fn lock(&self) -> MutexGuard<'_, HashMap<TableId, Weak<Room>>> {
        self.0.lock().expect("nothing panics while it holds this lock")
    }
}
