//! Every setting there is: one list, from which flags, variables, files of settings, help, documents and completions come.

mod reading;
#[cfg(test)]
mod tests;

use crate::{arguments::Flag, commands::Takes};

pub(crate) use reading::{Settings, Source};

pub(crate) struct Setting {
    /// As a flag has it, and a file.
    pub(crate) name: &'static str,
    /// What its value is called; none if it is only on or off.
    pub(crate) value: Option<&'static str>,
    /// Nothing, if it has none.
    pub(crate) default: &'static str,
    pub(crate) meaning: &'static str,
    /// Never shown.
    pub(crate) is_secret: bool,
    /// A variable of another name that means the same to many programs.
    pub(crate) also: Option<&'static str>,
    /// The only values there are; empty if there are others.
    pub(crate) choices: &'static [&'static str],
    /// Whether it says where the tables are kept, which more commands than one must know.
    is_place: bool,
}

const PLAIN: Setting = Setting {
    name: "",
    value: None,
    default: "",
    meaning: "",
    is_secret: false,
    also: None,
    choices: &[],
    is_place: false,
};

/// The name of the setting that names a file of settings.
pub(crate) const CONFIG: &str = "config";
/// How a limit is told on the command line.
pub(crate) const LIMIT: &str = "limit";
const SWITCH: &[&str] = &["true", "false"];

pub(crate) const SETTINGS: &[Setting] = &[
    Setting {
        name: "port",
        value: Some("N"),
        default: "7070",
        meaning: "the port to listen on; 0 lets the system choose one",
        also: Some("PORT"),
        ..PLAIN
    },
    Setting {
        name: "listen",
        value: Some("ADDRESS"),
        default: "127.0.0.1",
        meaning: "the address to listen on; 0.0.0.0 is reached by others too; unix:PATH is a file that only a proxy on this machine opens",
        ..PLAIN
    },
    Setting {
        name: "public-url",
        value: Some("URL"),
        meaning: "the address people open, if it is another: https://spel.example/bord",
        ..PLAIN
    },
    Setting {
        name: "trusted-proxies",
        value: Some("NETWORKS"),
        default: "127.0.0.0/8, ::1/128",
        meaning: "whose word is taken for where a request comes from: networks, with commas",
        ..PLAIN
    },
    Setting {
        name: "house-key",
        value: Some("KEY"),
        meaning: "what must be known to lay tables here; whoever has a link needs none",
        is_secret: true,
        ..PLAIN
    },
    Setting {
        name: "store",
        value: Some("ADDRESS"),
        meaning: "a PostgreSQL that several servers share, postgres://…; without it tables are kept in a folder",
        is_secret: true,
        is_place: true,
        ..PLAIN
    },
    Setting {
        name: "bus",
        value: Some("ADDRESS"),
        meaning: "where servers that share a store call out to each other: nats://…, or none; by that store, unless it is said",
        is_secret: true,
        ..PLAIN
    },
    Setting {
        name: "data",
        value: Some("DIR"),
        default: "data",
        meaning: "the folder of the database",
        is_place: true,
        ..PLAIN
    },
    Setting {
        name: "network-disk",
        default: "false",
        meaning: "use the folder although it lies on a disk of another machine, where SQLite may lose what it was given",
        choices: SWITCH,
        is_place: true,
        ..PLAIN
    },
    Setting {
        name: "bot-pause",
        value: Some("MS"),
        default: "800",
        meaning: "how long bots hesitate at the usual pace, in milliseconds",
        ..PLAIN
    },
    Setting {
        name: "thinking-nice",
        value: Some("N"),
        default: "19",
        meaning: "how far the thinking of bots gives way to people, 0 to 19; where other programs keep the machine busy, 19 makes bots slow",
        ..PLAIN
    },
    Setting {
        name: "keep-finished",
        value: Some("DAYS"),
        default: "for-ever",
        meaning: "how long tables are kept whose match is over",
        ..PLAIN
    },
    Setting {
        name: "keep-unstarted",
        value: Some("DAYS"),
        default: "7",
        meaning: "how long tables are kept whose match never began",
        ..PLAIN
    },
    Setting {
        name: "keep-abandoned",
        value: Some("DAYS"),
        default: "for-ever",
        meaning: "how long tables are kept whose match began, and to which nobody came back",
        ..PLAIN
    },
    Setting {
        name: "disk-reserve",
        value: Some("BYTES"),
        default: "104857600",
        meaning: "no tables are laid when fewer bytes are free on the disk of the database; those that are there play on",
        ..PLAIN
    },
    Setting {
        name: "figures",
        value: Some("ADDRESS:PORT"),
        meaning: "where Prometheus reads figures (docs/figures.md): 127.0.0.1:9070; nowhere unless it is said",
        ..PLAIN
    },
    Setting {
        name: "log-level",
        value: Some("LEVEL"),
        default: "info",
        meaning: "how much is written to the log: off, error, warn, info, debug, trace, or a filter by module",
        also: Some("RUST_LOG"),
        ..PLAIN
    },
    Setting {
        name: "log-format",
        value: Some("FORMAT"),
        default: "text",
        meaning: "how the log is written",
        choices: &["text", "json"],
        ..PLAIN
    },
];

/// What is no setting itself and says where they stand.
const BESIDE: [Flag; 2] = [
    Flag {
        name: CONFIG,
        short: None,
        value: Some("FILE"),
        meaning: "a file of settings, as spelbord config shows it (variable: SPELBORD_CONFIG)",
    },
    Flag {
        name: LIMIT,
        short: None,
        value: Some("NAME=VALUE"),
        meaning: "a limit (docs/limits.md); may be given several times (variables: SPELBORD_LIMIT_NAME)",
    },
];

static FLAGS: [Flag; SETTINGS.len()] = {
    const NONE: Flag = Flag { name: "", short: None, value: None, meaning: "" };
    let mut flags = [NONE; SETTINGS.len()];
    let mut at = 0;
    while at < SETTINGS.len() {
        let Setting { name, value, meaning, .. } = SETTINGS[at];
        flags[at] = Flag { name, short: None, value, meaning };
        at += 1;
    }
    flags
};

/// The settings that a command can be told as flags.
pub(crate) fn flags(takes: Takes) -> impl Iterator<Item = &'static Flag> {
    let beside = BESIDE.iter().filter(move |flag| match takes {
        Takes::Nothing => false,
        Takes::Place => flag.name == CONFIG,
        Takes::Everything => true,
    });
    let own = SETTINGS.iter().zip(&FLAGS).filter(move |(setting, _)| match takes {
        Takes::Nothing => false,
        Takes::Place => setting.is_place,
        Takes::Everything => true,
    });
    own.map(|(_, flag)| flag).chain(beside)
}

pub(crate) fn find(name: &str) -> Option<&'static Setting> {
    SETTINGS.iter().find(|setting| setting.name == name)
}

/// The variable that means a setting.
pub(crate) fn variable(name: &str) -> String {
    format!("SPELBORD_{}", name.replace('-', "_").to_uppercase())
}
