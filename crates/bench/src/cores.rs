//! Which core a measured process runs on.

use std::{ffi::OsStr, process::Command, sync::LazyLock};

pub(crate) const SERVER_CORE: &str = "0";
pub(crate) const CLIENT_CORE: &str = "1";

/// Whether processes can be tied to a core here. If not, that is said once.
static CAN_TIE: LazyLock<bool> = LazyLock::new(|| {
    let found = Command::new("taskset").arg("--version").output().is_ok();
    if !found {
        println!("There is no taskset here: nothing is tied to a core, and figures say less.");
    }
    found
});

/// A program tied to one core.
pub(crate) fn on_core(core: &str, program: impl AsRef<OsStr>) -> Command {
    if !*CAN_TIE {
        return Command::new(program);
    }
    let mut command = Command::new("taskset");
    command.args(["-c", core]).arg(program);
    command
}
