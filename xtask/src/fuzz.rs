//! `cargo xtask fuzz`: hostile bytes, requests and frames against a server, more of them than the suite sends.

use crate::{
    process::{cargo, run as run_command},
    stop::Stop,
};

struct Asked {
    /// Each is a request and a socket with a dozen frames.
    rounds: u64,
    seed: u64,
}

pub(crate) fn run(arguments: &[String]) -> Result<(), Stop> {
    let Asked { rounds, seed } = asked(arguments)?;

    let test = "fuzz::whatever_comes_in_nothing_breaks_and_the_others_play_on";
    let test_of_server = ["test", "--release", "--package", "server", "--test", "it", "--"];
    let mut command = cargo(&[&test_of_server[..], &["--nocapture", "--exact", test]].concat());
    command.env("FUZZ_ROUNDS", rounds.to_string()).env("SEED", seed.to_string());
    run_command(command)
}

fn asked(arguments: &[String]) -> Result<Asked, Stop> {
    let mut asked = Asked { rounds: 20_000, seed: 1 };
    for pair in arguments.chunks(2) {
        let number = pair.get(1).and_then(|value| value.parse().ok());
        let number = number.ok_or_else(|| Stop::usage(format!("fuzz: {} takes a number", pair[0])));
        match pair[0].as_str() {
            "--rounds" => asked.rounds = number?,
            "--seed" => asked.seed = number?,
            other => return Err(Stop::usage(format!("fuzz: not `{other}`; --rounds N, --seed N"))),
        }
    }
    Ok(asked)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_not_asked_for_is_as_usual() {
        let words = |text: &str| text.split(' ').map(str::to_owned).collect::<Vec<_>>();
        let Asked { rounds, seed } = asked(&words("--seed 7")).unwrap();
        assert_eq!((rounds, seed), (20_000, 7));
        for wrong in ["--rounds many", "--hours 2", "--seed"] {
            assert_eq!(asked(&words(wrong)).err().map(|stop| stop.code), Some(2), "{wrong}");
        }
    }
}
