//! What stands on the command line, read by what a command takes.

use crate::{Trouble, commands::Command, help, suggest::suggestion};
use lexopt::{Arg, Parser};
use std::{ffi::OsString, fmt::Display, path::PathBuf, str::FromStr};

/// What a command can be told beside its words.
pub(crate) struct Flag {
    pub(crate) name: &'static str,
    pub(crate) short: Option<char>,
    /// What its value is called; none if it has none.
    pub(crate) value: Option<&'static str>,
    pub(crate) meaning: &'static str,
}

/// The words and flags that were given to a command, all of which it knows.
pub(crate) struct Arguments {
    words: std::vec::IntoIter<OsString>,
    flags: Vec<(&'static str, OsString)>,
}

/// What a command line comes to.
pub(crate) enum Asked {
    For(Arguments),
    /// It only asks what the command does.
    ForHelp,
}

impl Arguments {
    pub(crate) fn read(command: &Command, mut parser: Parser) -> Result<Asked, Trouble> {
        let (mut words, mut flags) = (Vec::new(), Vec::new());
        while let Some(argument) = parser.next()? {
            let found = match argument {
                Arg::Long("help") | Arg::Short('h') => return Ok(Asked::ForHelp),
                Arg::Value(word) if words.len() < command.words_max => {
                    words.push(word);
                    continue;
                }
                Arg::Value(word) => {
                    return Err(format!("{word:?} is one word too many; {}", help::see(command)).into());
                }
                Arg::Long(name) => {
                    let found = command.flags().find(|flag| flag.name == name);
                    found.ok_or_else(|| unknown(command, name))?
                }
                Arg::Short(letter) => {
                    let found = command.flags().find(|flag| flag.short == Some(letter));
                    found.ok_or_else(|| format!("there is no -{letter}; {}", help::see(command)))?
                }
            };
            let value = if found.value.is_some() { parser.value()? } else { OsString::new() };
            flags.push((found.name, value));
        }
        Ok(Asked::For(Arguments { words: words.into_iter(), flags }))
    }

    /// The next word; if there is none, this is asked for.
    pub(crate) fn word(&mut self, question: &str) -> Result<OsString, Trouble> {
        Ok(self.words.next().ok_or(question)?)
    }

    /// All words that are left.
    pub(crate) fn words(&mut self) -> impl Iterator<Item = OsString> {
        self.words.by_ref()
    }

    pub(crate) fn has(&self, name: &str) -> bool {
        self.flags.iter().any(|(given, _)| *given == name)
    }

    /// Every value of a flag that may be given several times.
    pub(crate) fn all(&self, name: &'static str) -> Result<Vec<String>, Trouble> {
        let given = self.flags.iter().filter(|(given, _)| *given == name);
        given.map(|(_, value)| text(name, value.clone())).collect()
    }

    pub(crate) fn path(&self, name: &str) -> Option<PathBuf> {
        self.last(name).map(PathBuf::from)
    }

    pub(crate) fn text(&self, name: &str) -> Result<Option<String>, Trouble> {
        self.last(name).map(|value| text(name, value)).transpose()
    }

    pub(crate) fn parsed<T: FromStr<Err: Display>>(&self, name: &str) -> Result<Option<T>, Trouble> {
        let Some(text) = self.text(name)? else { return Ok(None) };
        let parsed = text.parse().map_err(|error| format!("--{name}: {text:?} cannot be read: {error}"))?;
        Ok(Some(parsed))
    }

    /// Who says it twice means the last.
    fn last(&self, name: &str) -> Option<OsString> {
        self.flags.iter().rev().find(|(given, _)| *given == name).map(|(_, value)| value.clone())
    }
}

fn text(name: &str, value: OsString) -> Result<String, Trouble> {
    Ok(value.into_string().map_err(|value| format!("--{name}: {value:?} is no text in UTF-8"))?)
}

fn unknown(command: &Command, name: &str) -> Trouble {
    let names = command.flags().map(|flag| flag.name);
    let meant = suggestion(name, names).map(|name| format!("; did you mean --{name}?"));
    let meant = meant.unwrap_or_else(|| format!("; {}", help::see(command)));
    format!("spelbord {} has no --{name}{meant}", command.name).into()
}
