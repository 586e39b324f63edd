//! How a thread that thinks gives way to those that serve, and how much of the processor it has had.

use crate::Nice;
use std::time::Duration;

/// People's moves go before this thread's work, on a machine with one core too: by so many steps of the system's niceness.
#[cfg(target_os = "linux")]
pub(super) fn give_way(nice: Nice) {
    // On Linux priorities belong to threads. Where the system refuses, bots think all the same.
    let _ = rustix::process::setpriority_process(Some(rustix::thread::gettid()), i32::from(nice.0));
}

#[cfg(not(target_os = "linux"))]
pub(super) fn give_way(_: Nice) {}

/// How much processor time this thread has used.
pub(super) fn used() -> Duration {
    let used = rustix::time::clock_gettime(rustix::time::ClockId::ThreadCPUTime);
    Duration::new(used.tv_sec as u64, used.tv_nsec as u32)
}
