use crate::{Gauge, Picture};
use bots::Random;
use serde_json::Value;
use tabletop::{Appraise, Bot, Dice, Imagine, Level, Seed};

/// A game as its hosts know it: what the rules say nothing of. A bot is made for a match that began as `start`, with
/// luck of its own.
pub trait Hosted: Imagine<Config: Sync> + Appraise + Sync {
    /// Follows a game in the lab.
    type Gauge: Gauge<Self>;

    /// The name of the game as people write it.
    const TITLE: &'static str;
    /// The English rulebook, where a clause has its title.
    const RULEBOOK: &'static str;
    /// What the bots are called that are for the lab alone; `N` stands for a number.
    const LAB_BOTS: &'static [&'static str] = &[];
    /// What of the board is for eyes only: fields that no bot reads.
    const EYES_ONLY: &'static [&'static str] = &[];
    /// The roles of the seats, where they differ; [`Reading::roles`](crate::Reading::roles) says who had which.
    const ROLES: &'static [&'static str] = &[];
    /// What seats have in the end: cards, kronor.
    const COIN: &'static str;
    /// What is followed over time.
    const SERIES: &'static [&'static str];
    /// Every so many rounds it is looked at.
    const EVERY: u32;

    /// Whether what is said of everybody's chances comes true about as often as it is said. Where it does not, whoever looks
    /// back is told so instead of sums.
    const CALIBRATED: bool;

    /// Whether an action closes a deal between seats, which is nobody's choice alone.
    fn is_deal(_: &Self::Action) -> bool {
        false
    }

    /// The bot of a level.
    fn bot(level: Level, start: &Self, luck: &Seed) -> Box<dyn Bot<Self>>;

    /// A bot that is for the lab alone, by its name; none if there is no such bot.
    fn lab_bot(_: &str, _: &Self, _: &Seed) -> Option<Box<dyn Bot<Self>>> {
        None
    }

    /// What the seat that plays so late (from zero) is called.
    fn turn_name(turn: usize) -> String {
        const ORDINALS: [&str; 11] = [
            "first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth",
            "eleventh",
        ];
        ORDINALS.get(turn).map_or_else(|| format!("number {}", turn + 1), |&name| name.to_owned())
    }

    /// Where an option of this name stands among the options, and what must stand there.
    fn option(name: &str, given: Given) -> (Vec<String>, Value) {
        (vec![name.to_owned()], given.value())
    }

    /// Pictures of the board with its heat: for each layer how much there was on each square, in a game on average.
    fn pictures(_: &Self::Config, _: &[Vec<f64>]) -> Vec<Picture> {
        Vec::new()
    }

    /// Limits of the game that the page knows by heart: the name of the constant, and its fields.
    fn facts() -> (&'static str, Vec<Fact>);
}

/// A limit by name.
pub type Fact = (&'static str, Value);

/// The value of an option as it was given.
pub enum Given {
    /// As it stands.
    Word(Value),
    /// The text of a file.
    File(String),
}

impl Given {
    /// What stands among the options.
    pub fn value(self) -> Value {
        match self {
            Given::Word(value) => value,
            Given::File(text) => Value::String(text),
        }
    }
}

/// The bots that play any game, by name. The second is what medium was called in the reports of the first weeks.
const ANY_GAME: [&str; 2] = ["random", "simple"];

/// A bot by the name it has on the command line: a level, or one of the bots that are for the lab alone.
pub fn bot_named<G: Hosted>(name: &str, start: &G, luck: &Seed) -> Option<Box<dyn Bot<G>>> {
    let [random, simple] = ANY_GAME;
    if name == random {
        return Some(Box::new(Random(Dice::new(luck))));
    }
    if name == simple {
        return Some(G::bot(Level::Medium, start, luck));
    }
    match name.parse() {
        Ok(level) => Some(G::bot(level, start, luck)),
        Err(_) => G::lab_bot(name, start, luck),
    }
}

/// The names of all bots of a game; `N` stands for a number.
pub fn bots_of<G: Hosted>() -> Vec<&'static str> {
    Level::ALL.map(Level::name).into_iter().chain(ANY_GAME).chain(G::LAB_BOTS.iter().copied()).collect()
}

/// The board without what is for eyes only.
pub fn board_for_bots<G: Hosted>(game: &G) -> Value {
    let mut board = serde_json::to_value(game.board()).expect("a board is plain data");
    if let Some(fields) = board.as_object_mut() {
        G::EYES_ONLY.iter().for_each(|field| drop(fields.remove(*field)));
    }
    board
}
