//! What shells need to complete our commands and options: written from the one list of them.

use crate::{
    Trouble,
    arguments::Flag,
    commands::{COMMANDS, Command},
};
use std::{collections::BTreeMap, process::ExitCode};

const BASH: &str = r#"_spelbord() {
    local word="${COMP_WORDS[COMP_CWORD]}" words=
    COMPREPLY=()
    case "${COMP_WORDS[*]:1:COMP_CWORD-1} " in
@CASES@
    esac
    COMPREPLY=($(compgen -W "$words" -- "$word"))
    if [ ${#COMPREPLY[@]} -eq 0 ]; then COMPREPLY=($(compgen -f -- "$word")); fi
}
complete -F _spelbord spelbord
"#;

pub(crate) fn bash() -> Result<ExitCode, Trouble> {
    print!("{}", BASH.replace("@CASES@", &cases()));
    Ok(ExitCode::SUCCESS)
}

/// zsh understands what bash does, if it is asked to.
pub(crate) fn zsh() -> Result<ExitCode, Trouble> {
    print!("autoload -U +X bashcompinit && bashcompinit\n{}", BASH.replace("@CASES@", &cases()));
    Ok(ExitCode::SUCCESS)
}

pub(crate) fn fish() -> Result<ExitCode, Trouble> {
    println!("complete -c spelbord -f");
    for (first, seconds) in first_words() {
        let what = COMMANDS.iter().find(|command| command.name.starts_with(first)).map_or("", summary);
        println!("complete -c spelbord -n __fish_use_subcommand -a {first} -d {}", quoted(what));
        if !seconds.is_empty() {
            println!(
                "complete -c spelbord -n '__fish_seen_subcommand_from {first}' -a '{}'",
                seconds.join(" ")
            );
        }
    }
    for command in &COMMANDS {
        let seen = command.name.split(' ').map(|word| format!("__fish_seen_subcommand_from {word}"));
        let seen = seen.collect::<Vec<_>>().join("; and ");
        for Flag { name, short, value, meaning } in command.flags() {
            let short = short.map(|letter| format!(" -s {letter}")).unwrap_or_default();
            let value = if value.is_some() { " -rF" } else { "" };
            println!("complete -c spelbord -n '{seen}' -l {name}{short}{value} -d {}", quoted(meaning));
        }
    }
    Ok(ExitCode::SUCCESS)
}

/// The first words of all commands, and for those of two words the second ones.
fn first_words() -> BTreeMap<&'static str, Vec<&'static str>> {
    let mut words: BTreeMap<&str, Vec<&str>> = BTreeMap::new();
    for command in &COMMANDS {
        let (first, second) =
            command.name.split_once(' ').map_or((command.name, None), |(a, b)| (a, Some(b)));
        words.entry(first).or_default().extend(second);
    }
    words
}

/// What may follow what has been typed, the more of it the earlier.
fn cases() -> String {
    let mut cases = Vec::new();
    for command in &COMMANDS {
        let flags: Vec<String> = command.flags().map(|flag| format!("--{}", flag.name)).collect();
        cases.push(format!("    \"{} \"*) words=\"{} --help\" ;;", command.name, flags.join(" ")));
    }
    for (first, seconds) in first_words().into_iter().filter(|(_, seconds)| !seconds.is_empty()) {
        cases.push(format!("    \"{first} \"*) words=\"{}\" ;;", seconds.join(" ")));
    }
    let firsts: Vec<&str> = first_words().into_keys().collect();
    cases.push(format!("    *) words=\"{} --help --version\" ;;", firsts.join(" ")));
    cases.join("\n")
}

fn summary(command: &Command) -> &'static str {
    command.what.split_inclusive(". ").next().unwrap_or_default().trim()
}

fn quoted(text: &str) -> String {
    format!("'{}'", text.replace('\\', "\\\\").replace('\'', "\\'"))
}
