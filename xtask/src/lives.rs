//! `cargo xtask lives`: whole lives of tables in virtual time, more of them than the suite lives, or one of them again.

use crate::{
    process::{cargo, run as run_command},
    stop::Stop,
};

/// The games of which lives are lived: the small one, and the real ones.
const GAMES: [&str; 4] = ["cuckoo", "tjuv", "tjuv-och-polis", "monopol"];

struct Asked {
    lives: u64,
    /// The seed of the first; the others follow.
    seed: u64,
    game: String,
}

pub(crate) fn run(arguments: &[String]) -> Result<(), Stop> {
    let Asked { lives, seed, game } = asked(arguments)?;

    let test = format!("lives::tables_of_{}_outlast_their_people", game.replace('-', "_"));
    let test_of_life = ["test", "--release", "--package", "life", "--test", "it", "--"];
    let mut command = cargo(&[&test_of_life[..], &["--nocapture", "--exact", &test]].concat());
    command.env("LIVES", lives.to_string()).env("SEED", seed.to_string());
    run_command(command)
}

fn asked(arguments: &[String]) -> Result<Asked, Stop> {
    let mut asked = Asked { lives: 100_000, seed: 0, game: "cuckoo".to_owned() };
    let mut arguments = arguments.iter();
    while let Some(option) = arguments.next() {
        let value = arguments.next();
        let number = || {
            let number = value.and_then(|value| value.parse().ok());
            number.ok_or_else(|| Stop::usage(format!("lives: {option} takes a number")))
        };
        match (option.as_str(), value) {
            ("--lives", _) => asked.lives = number()?,
            ("--seed", _) => asked.seed = number()?,
            ("--game", Some(game)) if GAMES.contains(&game.as_str()) => asked.game.clone_from(game),
            ("--game", _) => {
                return Err(Stop::usage(format!("lives: --game is one of {}", GAMES.join(", "))));
            }
            _ => return Err(Stop::usage(format!("lives: not `{option}`; --lives N, --seed N, --game NAME"))),
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
        let Asked { lives, seed, game } = asked(&words("--seed 7 --game monopol")).unwrap();
        assert_eq!((lives, seed, game.as_str()), (100_000, 7, "monopol"));
        for wrong in ["--lives many", "--game chess", "--seed"] {
            assert_eq!(asked(&words(wrong)).err().map(|stop| stop.code), Some(2), "{wrong}");
        }
    }
}
