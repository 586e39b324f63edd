/// Why a command ends early: what to print, and the exit code.
#[derive(Debug)]
pub(crate) struct Stop {
    pub(crate) code: u8,
    pub(crate) message: String,
}

impl Stop {
    /// The project is not as it should be.
    pub(crate) fn failed(message: impl Into<String>) -> Stop {
        Stop { code: 1, message: message.into() }
    }

    /// The command was called wrongly, or the machine lacks something it needs.
    pub(crate) fn usage(message: impl Into<String>) -> Stop {
        Stop { code: 2, message: message.into() }
    }
}
