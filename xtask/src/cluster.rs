//! `cargo xtask cluster`: three servers on one database and everything that can happen to them, for longer than the suite does.

use crate::{
    process::{cargo, run as run_command},
    stop::Stop,
};

pub(crate) fn run(arguments: &[String]) -> Result<(), Stop> {
    let (minutes, seed) = asked(arguments)?;

    let test = "cluster::whatever_happens_to_servers_nothing_that_was_told_is_lost_or_doubled";
    let tests =
        ["test", "--release", "--package", "cli", "--test", "it", "--", "--nocapture", "--exact", test];
    let mut command = cargo(&tests);
    // Not with the prefix of settings: the servers refuse to start with one that they do not know.
    command.env("CLUSTER_MINUTES", minutes.to_string()).env("SEED", seed.to_string());
    run_command(command)
}

/// For how many minutes, and from which seed.
fn asked(arguments: &[String]) -> Result<(u32, u64), Stop> {
    let (mut minutes, mut seed) = (10, 2026);
    let mut arguments = arguments.iter();
    while let Some(option) = arguments.next() {
        let number = || arguments.clone().next().and_then(|value| value.parse::<u32>().ok());
        let number = number().ok_or_else(|| Stop::usage(format!("cluster: {option} takes a number")));
        match option.as_str() {
            "--minutes" => minutes = number?,
            "--seed" => seed = number?.into(),
            _ => return Err(Stop::usage(format!("cluster: not `{option}`; --minutes N, --seed N"))),
        }
        arguments.next();
    }
    Ok((minutes, seed))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_not_asked_for_is_as_usual() {
        let words = |text: &str| text.split(' ').map(str::to_owned).collect::<Vec<_>>();
        assert_eq!(asked(&[]).ok(), Some((10, 2026)));
        assert_eq!(asked(&words("--minutes 60 --seed 7")).ok(), Some((60, 7)));
        for wrong in ["--minutes", "--minutes many", "--hours 1"] {
            assert_eq!(asked(&words(wrong)).err().map(|stop| stop.code), Some(2), "{wrong}");
        }
    }
}
