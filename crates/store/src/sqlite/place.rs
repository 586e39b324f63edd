//! Where a database lies: in a folder that one process has to itself, in files that only their owner can read, on a disk
//! that keeps what it was given.

use crate::Disk;
use std::{
    fs::{self, File, OpenOptions, Permissions, TryLockError},
    io::{self, Write},
    os::unix::fs::{OpenOptionsExt, PermissionsExt},
    path::{Path, PathBuf},
    process,
};

/// Files hold tokens' hashes and the server's part of every seed.
const PRIVATE: u32 = 0o600;
/// What SQLite puts beside a database. It gives these files the permissions of the database.
const BESIDE: [&str; 2] = ["-wal", "-shm"];

/// Disks on other machines, by the numbers that Linux gives to kinds of file systems. The memory that SQLite's write-ahead
/// log shares between processes does not work there, and neither do locks that can be relied on.
const ELSEWHERE: [(u64, &str); 7] = [
    (0x6969, "NFS"),
    (0x517b, "SMB"),
    (0xff53_4d42, "CIFS"),
    (0xfe53_4d42, "SMB"),
    (0x0102_1997, "9p"),
    (0x00c3_6400, "Ceph"),
    (0x5346_414f, "AFS"),
];

/// Held for as long as the database is open for writing.
pub(super) struct Claim {
    /// The lock goes when the file is closed, also if the process is killed.
    lock: File,
}

impl Claim {
    /// Takes the folder of this database for this process, or says who has it.
    pub(super) fn take(database: &Path) -> Result<Claim, String> {
        let path = database.with_extension("lock");
        let trouble = |error: io::Error| format!("{} cannot be written: {error}", path.display());
        let mut lock = private(OpenOptions::new().create(true).truncate(false).read(true).write(true), &path)
            .map_err(trouble)?;
        match lock.try_lock() {
            Ok(()) => {}
            Err(TryLockError::WouldBlock) => {
                let holder = fs::read_to_string(&path).unwrap_or_default();
                return Err(format!("it is in use by process {}", holder.trim()));
            }
            Err(TryLockError::Error(error)) => return Err(trouble(error)),
        }

        lock.set_len(0).and_then(|()| writeln!(lock, "{}", process::id())).map_err(trouble)?;
        Ok(Claim { lock })
    }
}

impl Drop for Claim {
    /// Closing alone is not enough: a process that is just being started has a copy of every open file for a moment.
    fn drop(&mut self) {
        let _ = self.lock.unlock();
    }
}

/// Opens a file, which is private if it is made now.
pub(super) fn private(options: &mut OpenOptions, path: &Path) -> io::Result<File> {
    options.mode(PRIVATE).open(path)
}

/// Makes the database if there is none, and takes everybody else's access to it and to what lies beside it.
pub(super) fn make_private(database: &Path) -> io::Result<()> {
    private(OpenOptions::new().create(true).append(true), database)?;
    let beside = BESIDE.map(|end| PathBuf::from(format!("{}{end}", database.display())));
    for file in [database, &beside[0], &beside[1], &database.with_extension("witness")] {
        match fs::metadata(file) {
            Ok(found) if found.permissions().mode() & 0o077 != 0 => {
                fs::set_permissions(file, Permissions::from_mode(PRIVATE))?;
            }
            Ok(_) => {}
            Err(error) if error.kind() == io::ErrorKind::NotFound => {}
            Err(error) => return Err(error),
        }
    }
    Ok(())
}

/// What the disk of a folder is called if it is on another machine.
#[cfg(target_os = "linux")]
pub(super) fn is_elsewhere(folder: &Path) -> Option<&'static str> {
    // The width and the sign of the number differ between processors; the kinds are 32 bits.
    rustix::fs::statfs(folder).ok().and_then(|disk| kind_elsewhere(disk.f_type as u64 & 0xffff_ffff))
}

/// Other systems are not asked.
#[cfg(not(target_os = "linux"))]
pub(super) fn is_elsewhere(_folder: &Path) -> Option<&'static str> {
    None
}

fn kind_elsewhere(kind: u64) -> Option<&'static str> {
    ELSEWHERE.iter().find(|(number, _)| *number == kind).map(|(_, name)| *name)
}

/// How much room there is where a database lies, and how much it takes; none if the system does not say.
pub(super) fn disk_of(database: &Path) -> Option<Disk> {
    let disk = rustix::fs::statvfs(folder_of(database)).ok()?;
    let size = |file: &Path| fs::metadata(file).map_or(0, |file| file.len());
    let ahead = size(Path::new(&format!("{}-wal", database.display())));
    Some(Disk { free: disk.f_bavail.saturating_mul(disk.f_frsize), database: size(database), ahead })
}

/// The folder that a file lies in.
pub(super) fn folder_of(file: &Path) -> &Path {
    match file.parent() {
        Some(folder) if !folder.as_os_str().is_empty() => folder,
        Some(_) | None => Path::new("."),
    }
}

/// Puts a finished file in its place, so that after a power cut either the old one is there or all of the new one.
pub(super) fn put_in_place(made: &Path, place: &Path) -> io::Result<()> {
    File::open(made)?.sync_all()?;
    fs::rename(made, place)?;
    File::open(folder_of(place))?.sync_all()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn disks_of_other_machines_are_known_by_name() {
        assert_eq!(kind_elsewhere(0x6969), Some("NFS"));
        assert_eq!(kind_elsewhere(0xff53_4d42), Some("CIFS"));
        for here in [0xef53, 0x9123_683e, 0x0102_1994, 0x794c_7630] {
            assert_eq!(kind_elsewhere(here), None, "{here:x}");
        }
        assert_eq!(is_elsewhere(&std::env::temp_dir()), None);
    }
}
