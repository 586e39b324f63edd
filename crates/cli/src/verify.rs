use crate::{Trouble, arguments::Arguments};
use serde_json::Deserializer;
use std::{
    convert::Infallible,
    fs::{self, File},
    io::BufReader,
    ops::ControlFlow,
    path::{Path, PathBuf},
    process::ExitCode,
};
use tabletop::{Kept, LuckKind, Mismatch, Replay, Seat, check_kept};

/// What is said beside every proof.
const UNPROVEN: &str = "Nobody can prove that the host did not look ahead or call a table off before this one, who got \
                        which free seat, or that bots and those they stood in for were as the file says.";

/// `spelbord verify FILE [--kept FILE]...`: a replay, or several one after another as the lab keeps them; and what
/// persons kept of the luck of the only one.
pub(crate) fn command(mut arguments: Arguments) -> Result<ExitCode, Trouble> {
    let kept = arguments.all("kept")?;
    let kept = kept.iter().map(|file| read_kept(Path::new(file))).collect::<Result<Vec<_>, _>>()?;
    let file = PathBuf::from(arguments.word("which file? spelbord verify FILE")?);
    let reader = File::open(&file).map_err(|error| format!("{} cannot be read: {error}", file.display()))?;
    let (mut count, mut only) = (Count::default(), None);
    // The lab's files may be larger than the memory, so one match is read at a time.
    for replay in Deserializer::from_reader(BufReader::new(reader)).into_iter::<Replay>() {
        let replay = replay.map_err(|error| format!("{} is no replay file: {error}", file.display()))?;
        if count.all() > 0 && !kept.is_empty() {
            return Err(
                format!("--kept is about one match, and there are several in {}", file.display()).into()
            );
        }
        count.add(&replay);
        only = Some(replay);
    }
    let Some(only) = only else {
        return Err(format!("{} is no replay file: it is empty", file.display()).into());
    };
    count.tell(kept.is_empty());
    let mut all_well = count.failing == 0;
    if all_well {
        for kept in &kept {
            all_well &= tell_kept(&only, kept);
        }
    }
    Ok(if all_well { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

fn read_kept(file: &Path) -> Result<Kept, Trouble> {
    let text =
        fs::read_to_string(file).map_err(|error| format!("{} cannot be read: {error}", file.display()))?;
    let read = serde_json::from_str(&text);
    Ok(read.map_err(|error| format!("{} is not what a page keeps: {error}", file.display()))?)
}

/// Says what is proven to a person, or which promise was broken; whether all were kept.
fn tell_kept(replay: &Replay, kept: &Kept) -> bool {
    let found = check_kept(replay, kept);
    match &found {
        Ok(proven) => println!("Proven to seat {}: {proven}. {UNPROVEN}", kept.seat.0),
        Err(broken) => println!("Not proven to seat {}: {broken}.", kept.seat.0),
    }
    found.is_ok()
}

/// What has been checked so far.
#[derive(Default)]
struct Count {
    holding: u32,
    failing: u32,
    unfinished: u32,
    steps: u32,
    draws: u32,
    /// How many of those that hold have luck of the first kind.
    old_kind: u32,
}

impl Count {
    fn all(&self) -> u32 {
        self.holding + self.failing + self.unfinished
    }

    fn add(&mut self, replay: &Replay) {
        let before = self.all();
        let name = if before == 0 { "The match".to_owned() } else { format!("Match {}", before + 1) };
        let mut seen = 0;
        let found = catalog::retrace::<Infallible>(replay, |_| {
            seen += 1;
            ControlFlow::Continue(())
        });
        match found {
            Ok(ControlFlow::Continue(verified)) => {
                self.holding += 1;
                self.steps += verified.steps;
                self.draws += verified.draws;
                self.old_kind += u32::from(verified.luck == LuckKind::First);
                tell_without(&name, &verified.without);
            }
            Ok(ControlFlow::Break(never)) => match never {},
            // A match that the lab broke off says of itself that nobody has won.
            Err(Mismatch::Unfinished) if replay.winners.is_empty() && seen == replay.steps.len() => {
                self.unfinished += 1;
                println!(
                    "{name} is unfinished: it was broken off, and nobody has won. All its {seen} steps hold."
                );
            }
            Err(mismatch) => {
                self.failing += 1;
                println!("{name} does not hold: {mismatch}.");
            }
        }
    }

    fn tell(&self, nothing_was_kept: bool) {
        let Count { holding, failing, unfinished, steps, draws, old_kind } = self;
        match (holding, failing + unfinished) {
            (1, 0) => println!("The match holds: {steps} steps and {draws} draws checked."),
            (_, 0) => println!("All {holding} matches hold: {steps} steps and {draws} draws checked."),
            (0, _) => {}
            (_, _) => println!("{holding} other matches hold."),
        }
        match (self.all(), old_kind) {
            (1, 1) => println!("Its luck is of the first kind: the host could have chosen the seed."),
            (1, 0) if *holding == 1 && nothing_was_kept => {
                println!("What its luck proves to whom takes what their page kept: verify FILE --kept FILE.");
            }
            (_, 0) => {}
            (_, count) => {
                println!(
                    "The luck of {count} of them is of the first kind: the host could have chosen the seed."
                );
            }
        }
    }
}

fn tell_without(name: &str, without: &[Seat]) {
    let seats: Vec<String> = without.iter().map(|seat| seat.0.to_string()).collect();
    match &seats[..] {
        [] => {}
        [seat] => println!("{name} has no number of seat {seat}: a choice that the host could have made."),
        [.., _] => println!(
            "{name} has no numbers of the seats {}: each is a choice that the host could have made.",
            seats.join(", ")
        ),
    }
}
