//! Every store there is, so that one set of tests holds for all of them.

use crate::folder::Folder;
use std::sync::Arc;
use store::{Memory, Postgres, Store, Trial};

/// A store with nothing in it.
pub(crate) struct Empty {
    pub(crate) name: &'static str,
    pub(crate) here: Arc<dyn Store>,
    /// The same store on another server, where several can share it.
    pub(crate) there: Arc<dyn Store>,
    behind: Behind,
}

enum Behind {
    Memory,
    Folder(Folder),
    Database(Arc<Trial>, String),
}

impl Empty {
    fn alone(name: &'static str, store: impl Store, behind: Behind) -> Empty {
        let here: Arc<dyn Store> = Arc::new(store);
        Empty { name, there: Arc::clone(&here), here, behind }
    }

    /// Changes what is kept behind the store's back; false where there is nothing behind it.
    pub(crate) async fn change(&self, sql: &str) -> bool {
        match &self.behind {
            Behind::Memory => return false,
            Behind::Folder(folder) => folder.change(sql),
            Behind::Database(trial, address) => {
                trial.change(address, &format!("SET search_path TO spelbord; {sql}")).await;
            }
        }
        true
    }
}

/// One of each kind. PostgreSQL is left out where it is not installed.
pub(crate) async fn every() -> Vec<Empty> {
    let folder = Folder::new();
    let mut stores = vec![
        Empty::alone("memory", Memory::default(), Behind::Memory),
        Empty::alone("SQLite", folder.open(), Behind::Folder(folder)),
    ];
    if let Some(trial) = Trial::shared() {
        let address = trial.database().await;
        let open = async || Arc::new(Postgres::open(&address).await.unwrap());
        let (here, there): (Arc<dyn Store>, Arc<dyn Store>) = (open().await, open().await);
        stores.push(Empty { name: "PostgreSQL", here, there, behind: Behind::Database(trial, address) });
    }
    stores
}
