//! How a thread that thinks gives way to those that serve, and how much of the processor it has had.

use std::time::Duration;

/// People's moves go before this thread's work, on a machine with one core too.
#[cfg(target_os = "linux")]
pub(super) fn give_way() {
    const NICE: i32 = 10;
    // On Linux priorities belong to threads. Where the system refuses, bots think all the same.
    let _ = rustix::process::setpriority_process(Some(rustix::thread::gettid()), NICE);
}

#[cfg(not(target_os = "linux"))]
pub(super) fn give_way() {}

/// How much processor time this thread has used.
pub(super) fn used() -> Duration {
    let used = rustix::time::clock_gettime(rustix::time::ClockId::ThreadCPUTime);
    Duration::new(used.tv_sec as u64, used.tv_nsec as u32)
}
