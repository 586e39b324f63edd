//! One game of a run: who sits where, with what luck, and what is kept of it.

use crate::{
    Measured, Record, Spec, luck,
    outside::{Hello, Outside},
    sitting::{Ended, Player, Sitting},
    spec::OUTSIDE,
    thinking::Thinking,
};
use catalog::bot_named;
use tabletop::{Replay, ReplaySeat, ReplayStep, Seat};

/// What is the same for all games of a run.
pub(crate) struct Setting<'a, G: Measured> {
    pub(crate) spec: &'a Spec,
    pub(crate) config: G::Config,
    pub(crate) hello: Hello,
    pub(crate) keep_replays: bool,
    pub(crate) thinking: Thinking,
}

/// A game that has been played: its record, and the line of its replay if one is kept.
pub(crate) struct Finished {
    pub(crate) record: Record,
    pub(crate) replay: Option<String>,
}

pub(crate) fn play<G: Measured>(setting: &Setting<G>, number: u32) -> Finished {
    let spec = setting.spec;
    let seatings = spec.seatings();
    let (deal, seating) = (number / seatings.len() as u32, number % seatings.len() as u32);
    let bots = &seatings[seating as usize];
    let seed = luck::of_deal(spec.seed, deal).seed([]);
    let players = (0..).zip(bots).map(|(seat, bot)| player(setting, bot, number, seat)).collect();

    let mut sitting = Sitting::new(&setting.config, &seed, players);
    sitting.think_under(&setting.thinking, bots);
    if setting.keep_replays {
        sitting.keep_steps();
    }
    let Ended { shares, decisions, finished, faults, reading, steps } = sitting.play_out();
    let replay = steps.map(|steps| {
        let replay = replay::<G>(setting, deal, bots, steps, &shares);
        serde_json::to_string(&replay).expect("a replay is plain data")
    });
    let record = Record { game: number, deal, seating, shares, decisions, finished, faults, reading };
    Finished { record, replay }
}

fn player<G: Measured>(setting: &Setting<G>, bot: &str, number: u32, seat: usize) -> Player<G> {
    let luck = luck::of_bot(setting.spec.seed, number, seat);
    match bot.strip_prefix(OUTSIDE) {
        Some(command) => {
            let hello = setting.hello.line(Seat(seat as u8), &luck);
            Player::Outside(Outside::new(command, hello, setting.spec.bot_time()))
        }
        None => {
            let start = G::newest(&setting.config).expect("the options have been looked over");
            Player::Ours(bot_named(bot, &start, &luck).expect("the bots have been looked over"))
        }
    }
}

fn replay<G: Measured>(
    setting: &Setting<G>,
    deal: u32,
    bots: &[&str],
    steps: Vec<ReplayStep>,
    shares: &[f32],
) -> Replay {
    let server_part = luck::of_deal(setting.spec.seed, deal);
    let seat = |bot: &&str| ReplaySeat::Bot { name: (*bot).to_owned(), level: bot.parse().ok() };
    Replay {
        spelbord_replay: Replay::FORMAT,
        game: G::NAME.to_owned(),
        rules: *G::RULES.end(),
        options: serde_json::value::to_raw_value(&setting.config).expect("options are plain data"),
        seats: bots.iter().map(seat).collect(),
        commitment: server_part.commitment(),
        server_part: server_part.0,
        seed: server_part.seed([]).0,
        steps,
        winners: (0..)
            .map(Seat)
            .zip(shares)
            .filter(|(_, share)| **share > 0.0)
            .map(|(seat, _)| seat)
            .collect(),
    }
}
