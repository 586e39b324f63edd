//! Every command there is. Help, suggestions and completions come from this one list.

use crate::{
    Trouble,
    arguments::{Arguments, Flag},
    completions, config, doctor, health, lab_command, map, moving, replay, serve, settings, upkeep, verify,
};
use std::process::ExitCode;

pub(crate) struct Command {
    /// As it is typed: one word, or two.
    pub(crate) name: &'static str,
    /// What follows it, as it is shown.
    pub(crate) words: &'static str,
    pub(crate) words_max: usize,
    /// What it does, in a few sentences of which the first stands for all.
    pub(crate) what: &'static str,
    /// Which settings can be told on its command line.
    pub(crate) takes: Takes,
    pub(crate) own: &'static [Flag],
    pub(crate) run: fn(Arguments) -> Result<ExitCode, Trouble>,
}

#[derive(Copy, Clone, Eq, PartialEq)]
pub(crate) enum Takes {
    Nothing,
    /// Where the tables are kept.
    Place,
    Everything,
}

impl Command {
    pub(crate) fn flags(&self) -> impl Iterator<Item = &'static Flag> {
        self.own.iter().chain(settings::flags(self.takes))
    }
}

const fn flag(name: &'static str, value: Option<&'static str>, meaning: &'static str) -> Flag {
    Flag { name, short: None, value, meaning }
}

const OUTPUT: Flag = Flag {
    name: "output",
    short: Some('o'),
    value: Some("FILE"),
    meaning: "write to a file, not to the screen",
};

const LAB: &[Flag] = &[
    flag(
        "bots",
        Some("A,B,..."),
        "one for each seat: a level (easy, medium, hard, master), a bot for the lab alone (random, or \
        one of the game's own: a name that there is not lists them), or \"cmd:PROGRAM\" for a program from outside \
        (docs/outside-bots.md)",
    ),
    flag(
        "games",
        Some("N"),
        "rounded up to whole trials: a trial is one seed, played once for every seating that differs",
    ),
    flag("seed", Some("S"), "all luck follows from this number"),
    flag(
        "out",
        Some("DIR"),
        "results.jsonl, games.csv and report.html; the same command goes on where it was stopped, and one \
        with more --games makes the run longer",
    ),
    flag(
        "options",
        Some("JSON"),
        "the options of the game, as in a replay; the number of seats may be left out",
    ),
    flag("set", Some("OPTION=VALUE"), "one option by name; a map may be a file, as map=@my.map"),
    flag(
        "vary",
        Some("OPTION=A,B"),
        "(sweep) the values of an option; a map may be a file, as map=storstad,@my.map",
    ),
    flag("fixed-seats", None, "the bots keep their seats: a trial is one game"),
    flag("threads", Some("T"), "default: all cores; the results are the same for any number"),
    flag("replays", Some("FILE"), "(arena) keep every game as one line in the replay format"),
    flag(
        "shard",
        Some("K/N"),
        "(arena) only the K-th of N parts; join them with lab merge, and their replays with cat, in order",
    ),
    flag("bot-seconds", Some("X"), "how long a program from outside may think (default 10)"),
    flag(
        "decisions-max",
        Some("N"),
        "a game with so many decisions is broken off, and nobody has won it (default 100000)",
    ),
];

pub(crate) static COMMANDS: [Command; 23] = [
    Command {
        name: "serve",
        words: "",
        words_max: 0,
        what: "Serve tables until interrupted. Every setting can also stand in a variable or in a file; see spelbord config.",
        takes: Takes::Everything,
        own: &[flag(
            "accept-loss",
            None,
            "start although entries that were acknowledged are gone, and play on without them",
        )],
        run: serve::command,
    },
    Command {
        name: "config",
        words: "",
        words_max: 0,
        what: "Show every setting and limit, and where its value comes from. What is shown can serve as a file of settings. \
               Secrets are not shown.",
        takes: Takes::Everything,
        own: &[],
        run: config::command,
    },
    Command {
        name: "healthcheck",
        words: "",
        words_max: 0,
        what: "Ask the server that these settings describe whether it is well. Exit code 0 if it is, 1 if not.",
        takes: Takes::Everything,
        own: &[flag("ready", None, "ask whether it can serve, not only whether it lives")],
        run: health::command,
    },
    Command {
        name: "doctor",
        words: "",
        words_max: 0,
        what: "Say what an operator should know of the house that these settings describe: its store, its disk, the system's limits, \
               its address. Also while a server runs. Exit code 1 if there is something to look at.",
        takes: Takes::Everything,
        own: &[],
        run: doctor::command,
    },
    Command {
        name: "tables",
        words: "",
        words_max: 0,
        what: "List the tables that are kept: id, game, stage, entries, and when the last one was made. Also while a server runs.",
        takes: Takes::Place,
        own: &[],
        run: upkeep::tables,
    },
    Command {
        name: "check",
        words: "",
        words_max: 0,
        what: "Go through everything that is kept: schema, integrity, every log. Also while a server runs. Exit code 1 if \
               something is not as it was written.",
        takes: Takes::Place,
        own: &[flag("fold", None, "also play every table through, by the rules it was laid with")],
        run: upkeep::check,
    },
    Command {
        name: "backup",
        words: "FILE",
        words_max: 1,
        what: "Copy everything that is kept into one file, also while a server runs. The copy is gone through before it gets its \
               name. (A plain copy of a database in use loses tables.)",
        takes: Takes::Place,
        own: &[],
        run: upkeep::backup,
    },
    Command {
        name: "restore",
        words: "FILE",
        words_max: 1,
        what: "Put a backup into a data folder without a database. It is gone through first.",
        takes: Takes::Place,
        own: &[flag(
            "accept-loss",
            None,
            "restore it although it has faults: those tables cannot be played at, all others can",
        )],
        run: upkeep::restore,
    },
    Command {
        name: "export",
        words: "",
        words_max: 0,
        what: "Write all tables as lines of JSON, which `import` reads into any kind of store. Also while a server runs.",
        takes: Takes::Place,
        own: &[OUTPUT],
        run: moving::export,
    },
    Command {
        name: "import",
        words: "FILE",
        words_max: 1,
        what: "Read tables that were exported into a store without any. Everything is compared afterwards.",
        takes: Takes::Place,
        own: &[],
        run: moving::import,
    },
    Command {
        name: "move",
        words: "FROM TO",
        words_max: 2,
        what: "Move all tables from one store to another without any, and compare them: a folder, an address such as \
               postgres://…, or @FILE, a file with an address in it. No server may be running. What was in a folder is kept there.",
        takes: Takes::Nothing,
        own: &[],
        run: moving::move_all,
    },
    Command {
        name: "prune",
        words: "",
        words_max: 0,
        what: "Forget tables that have been kept for as long as the settings say. A running server does so by itself.",
        takes: Takes::Everything,
        own: &[flag("dry-run", None, "only say which; also while a server runs")],
        run: upkeep::prune,
    },
    Command {
        name: "replay",
        words: "TABLE-ID",
        words_max: 1,
        what: "Write the replay file of a finished match.",
        takes: Takes::Place,
        own: &[OUTPUT],
        run: replay::command,
    },
    Command {
        name: "verify",
        words: "FILE",
        words_max: 1,
        what: "Check every draw and every step of a finished match, or of several kept by the lab; and against what a page kept of \
               the luck, what is proven to that seat.",
        takes: Takes::Nothing,
        own: &[flag("kept", Some("FILE"), "what a page kept; may be given several times")],
        run: verify::command,
    },
    Command {
        name: "map check",
        words: "FILE",
        words_max: 1,
        what: "Name the faults of a map for Tjuv och Polis by line and column.",
        takes: Takes::Nothing,
        own: &[],
        run: map::check,
    },
    Command {
        name: "map draw",
        words: "FILE",
        words_max: 1,
        what: "Draw a map as an SVG picture.",
        takes: Takes::Nothing,
        own: &[OUTPUT],
        run: map::draw,
    },
    Command {
        name: "lab arena",
        words: "GAME --bots A,B,... --games N --seed S --out DIR",
        words_max: 1,
        what: "Let bots play each other, all seatings with the same luck, and write a report. Stopped, it goes on where it was.",
        takes: Takes::Nothing,
        own: LAB,
        run: lab_command::arena,
    },
    Command {
        name: "lab sweep",
        words: "GAME --bots A,B,... --games N --seed S --vary OPTION=A,B,... --out DIR",
        words_max: 1,
        what: "See what an option, a house rule or a map does: the same run for each of several values.",
        takes: Takes::Nothing,
        own: LAB,
        run: lab_command::sweep,
    },
    Command {
        name: "lab merge",
        words: "--out DIR PART...",
        words_max: usize::MAX,
        what: "Join the parts of a run made with --shard.",
        takes: Takes::Nothing,
        own: &[flag("out", Some("DIR"), "where the whole run goes")],
        run: lab_command::merge,
    },
    Command {
        name: "completions bash",
        words: "",
        words_max: 0,
        what: "Write what bash needs to complete commands and options: source <(spelbord completions bash)",
        takes: Takes::Nothing,
        own: &[],
        run: |_| completions::bash(),
    },
    Command {
        name: "completions zsh",
        words: "",
        words_max: 0,
        what: "Write what zsh needs to complete commands and options: source <(spelbord completions zsh)",
        takes: Takes::Nothing,
        own: &[],
        run: |_| completions::zsh(),
    },
    Command {
        name: "completions fish",
        words: "",
        words_max: 0,
        what: "Write what fish needs to complete commands and options: spelbord completions fish | source",
        takes: Takes::Nothing,
        own: &[],
        run: |_| completions::fish(),
    },
    Command {
        name: "help",
        words: "",
        words_max: 2,
        what: "Show every command, or say more of one: spelbord help serve.",
        takes: Takes::Nothing,
        own: &[],
        run: crate::help::command,
    },
];
