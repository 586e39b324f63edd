//! For the tests of others: what a test has started ends with it, also if it is killed.

use std::{
    io::Write,
    path::Path,
    process::{Child, ChildStdin, Command, Stdio},
    sync::{Mutex, OnceLock, PoisonError},
};

/// Notes down what runs, and ends it when its input closes: the system sees to that however whoever holds the other end has
/// ended. A terminal that is interrupted interrupts it as well, and must not stop it.
const SCRIPT: &str = r#"
trap '' INT TERM HUP
running=""
while read -r what process signal folder; do
    rest=""
    for known in $running; do
        [ "${known%%:*}" = "$process" ] || rest="$rest $known"
    done
    running=$rest
    [ "$what" = ends ] || running="$running $process:$signal:$folder"
done
for known in $running; do
    rest=${known#*:}
    kill -"${rest%%:*}" "${known%%:*}"
done
[ -z "$running" ] || sleep 2
for known in $running; do
    folder=${known##*:}
    [ -z "$folder" ] || rm -rf "$folder"
done
"#;

/// Ends processes that outlive whoever started them.
pub struct Watch {
    watcher: Mutex<(Child, Option<ChildStdin>)>,
}

impl Watch {
    /// The one of this process.
    pub fn shared() -> &'static Watch {
        static SHARED: OnceLock<Watch> = OnceLock::new();
        SHARED.get_or_init(Watch::start)
    }

    /// One of its own, which ends what it watches over when it is dropped.
    ///
    /// # Panics
    ///
    /// If there is no shell.
    pub fn start() -> Watch {
        let mut watcher = Command::new("sh")
            .args(["-c", SCRIPT])
            .stdin(Stdio::piped())
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .expect("a shell can be started");
        let told = watcher.stdin.take();
        Watch { watcher: Mutex::new((watcher, told)) }
    }

    /// This process is to end with the watch, by this signal, and its folder is to be removed.
    pub fn begins(&self, process: u32, signal: &str, folder: Option<&Path>) {
        let folder = folder.map_or(String::new(), |folder| folder.display().to_string());
        self.tell(&format!("begins {process} {signal} {folder}"));
    }

    /// This process has ended.
    pub fn ends(&self, process: u32) {
        self.tell(&format!("ends {process}"));
    }

    fn tell(&self, line: &str) {
        let mut watcher = self.watcher.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(told) = &mut watcher.1 {
            // Without a watcher tests run all the same.
            let _ = writeln!(told, "{line}");
        }
    }
}

impl Drop for Watch {
    fn drop(&mut self) {
        let (watcher, told) = self.watcher.get_mut().unwrap_or_else(PoisonError::into_inner);
        drop(told.take());
        let _ = watcher.wait();
    }
}
