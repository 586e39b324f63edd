//! Where tables are kept: in a folder of one's own, or in a PostgreSQL that servers share.

use crate::{Trouble, settings::Settings};
use std::{
    fs::{self, DirBuilder},
    os::unix::fs::DirBuilderExt,
    path::{Path, PathBuf},
    sync::Arc,
};
use store::{Allow, Postgres, Sqlite, Store};

const POSTGRES: [&str; 2] = ["postgres://", "postgresql://"];

pub(crate) enum Place {
    Folder { folder: PathBuf, allow: Allow },
    Postgres { address: String },
}

impl Place {
    pub(crate) fn of(settings: &Settings) -> Result<Place, Trouble> {
        if let Some(address) = settings.text("store") {
            return match Place::named(address.trim())? {
                place @ Place::Postgres { .. } => Ok(place),
                Place::Folder { .. } => {
                    Err("store must be an address such as postgres://…; a folder is named by data".into())
                }
            };
        }
        let allow = Allow { network_disk: settings.need("network-disk")?, loss: false };
        Ok(Place::Folder { folder: settings.need("data")?, allow })
    }

    /// A folder, an address, or a file with an address in it, which nobody reads off a list of processes: `@FILE`.
    pub(crate) fn named(name: &str) -> Result<Place, Trouble> {
        let name = match name.strip_prefix('@') {
            Some(file) => {
                fs::read_to_string(file).map_err(|error| format!("{file} cannot be read: {error}"))?
            }
            None => name.to_owned(),
        };
        let name = name.trim();
        if POSTGRES.iter().any(|scheme| name.starts_with(scheme)) {
            return Ok(Place::Postgres { address: name.to_owned() });
        }
        if name.contains("://") {
            // Whatever it is, there may be a password in it.
            return Err("tables are kept in a folder or at an address that begins with postgres://".into());
        }
        Ok(Place::Folder { folder: name.into(), allow: Allow::default() })
    }

    pub(crate) fn allowing_loss(self, loss: bool) -> Place {
        match self {
            Place::Folder { folder, allow } => Place::Folder { folder, allow: Allow { loss, ..allow } },
            Place::Postgres { .. } => self,
        }
    }

    /// Opens it to play there. No other process may have the folder.
    pub(crate) async fn open(&self) -> Result<Arc<dyn Store>, Trouble> {
        match self {
            Place::Folder { folder, allow } => {
                make(folder)?;
                let path = database(folder);
                let opened = Sqlite::open_allowing(&path, *allow);
                Ok(Arc::new(opened.map_err(|error| explain(&path, &error))?))
            }
            Place::Postgres { address } => open_postgres(address).await,
        }
    }

    /// Opens what is there to look at it, also while a server runs.
    pub(crate) async fn open_to_read(&self) -> Result<Arc<dyn Store>, Trouble> {
        match self {
            Place::Folder { .. } => {
                let path = self.database()?;
                let opened = Sqlite::to_read(&path);
                Ok(Arc::new(opened.map_err(|error| format!("{}: {error}", path.display()))?))
            }
            Place::Postgres { address } => open_postgres(address).await,
        }
    }

    /// The file of a database that is there.
    pub(crate) fn database(&self) -> Result<PathBuf, Trouble> {
        match self {
            Place::Folder { folder, .. } if database(folder).exists() => Ok(database(folder)),
            Place::Folder { folder, .. } => {
                Err(format!("there is no database in {}", folder.display()).into())
            }
            Place::Postgres { .. } => {
                Err("this is for a database in a folder; PostgreSQL has tools of its own (docs/hosting.md)"
                    .into())
            }
        }
    }
}

/// The database in a data folder.
pub(crate) fn database(folder: &Path) -> PathBuf {
    folder.join("spelbord.sqlite")
}

/// Makes a data folder that only its owner can look into. One that is there stays as it is: its files are private.
pub(crate) fn make(folder: &Path) -> Result<(), Trouble> {
    let made = DirBuilder::new().recursive(true).mode(0o700).create(folder);
    Ok(made.map_err(|error| {
        let user = rustix::process::geteuid().as_raw();
        format!("the data folder {} cannot be made by user {user}: {error}", folder.display())
    })?)
}

async fn open_postgres(address: &str) -> Result<Arc<dyn Store>, Trouble> {
    Ok(Arc::new(Postgres::open(address).await?))
}

fn explain(path: &Path, error: &store::Error) -> Trouble {
    let user = rustix::process::geteuid().as_raw();
    let path = path.display();
    if error.is_loss() {
        let advice = "restore a backup, or go on without them with spelbord serve --accept-loss";
        return format!("{path}: {error}; {advice}").into();
    }
    format!("{path}: {error} (user {user})").into()
}
