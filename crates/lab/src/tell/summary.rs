use super::{
    Estimate, LineUp, RoleShare, Tally,
    rating::ratings,
    statistics::quantile,
    words::{percent, plain},
};
use crate::{GameRecord, LostTurns, Spec};
use catalog::Hosted;
use std::fmt;

/// What is said of a part without games.
pub(super) const NO_GAMES: &str = "There are more parts than trials, and this part has none of them.";

/// What came of a run. Games that were broken off are counted, and count for nothing else.
#[derive(Clone, Debug)]
pub struct Summary {
    /// All that were played.
    pub games: u32,
    /// Of how many trials.
    pub trials: u32,
    /// Games that were broken off because they never ended.
    pub unfinished: u32,
    /// The bots, in the order in which they were named.
    pub entrants: Vec<Entrant>,
    /// By the order of play.
    pub turns: Vec<Turn>,
    /// Where seats have different roles: who was what, and won how much.
    pub line_ups: Vec<LineUp>,
    /// How long the games were.
    pub length: Length,
}

/// One of the bots.
#[derive(Clone, Debug)]
pub struct Entrant {
    /// Its name.
    pub name: String,
    /// How many seats it has at the table.
    pub seats: usize,
    /// Its part of the wins, for each of its seats.
    pub share: Estimate,
    /// Its strength among these bots.
    pub rating: Estimate,
    /// What its seats had in the end.
    pub score: Estimate,
    /// Turns that it lost, by how.
    pub lost_turns: Vec<LostTurns>,
    pub(super) wins: Tally,
}

/// A place in the order of play.
#[derive(Clone, Debug)]
pub struct Turn {
    /// What it is called in the game.
    pub name: String,
    /// Its part of the wins, whoever sits there.
    pub share: Estimate,
    pub(super) wins: Tally,
}

/// How long games are, in rounds.
#[derive(Clone, Debug)]
pub struct Length {
    /// Over all games.
    pub mean: Estimate,
    /// A tenth of the games is shorter.
    pub tenth: f64,
    /// Half of the games are shorter.
    pub median: f64,
    /// Nine of ten games are shorter.
    pub ninety: f64,
    /// The longest game.
    pub longest: f64,
    pub(super) rounds: Tally,
}

impl Summary {
    pub(super) fn of<G: Hosted>(spec: &Spec, records: &[GameRecord]) -> Summary {
        let ended: Vec<&GameRecord> = records.iter().filter(|record| record.finished).collect();
        let entrants = spec.entrants().into_iter().zip(ratings(spec, &ended));
        Summary {
            games: records.len() as u32,
            trials: records.chunk_by(|a, b| a.trial == b.trial).count() as u32,
            unfinished: (records.len() - ended.len()) as u32,
            entrants: entrants.map(|(name, rating)| Entrant::of(spec, records, name, rating)).collect(),
            turns: (0..spec.bots.len()).map(|turn| Turn::of::<G>(&ended, turn)).collect(),
            line_ups: LineUp::all(spec, G::ROLES, &ended),
            length: Length::of(&ended),
        }
    }

    /// Turns lost by any bot.
    pub fn lost_turns(&self) -> u32 {
        self.entrants.iter().flat_map(|entrant| &entrant.lost_turns).map(|lost| lost.count).sum()
    }

    /// Whether there is a game that ended.
    pub(super) fn any_ended(&self) -> bool {
        self.games > self.unfinished
    }

    /// What is said of games that were broken off.
    pub(super) fn unfinished_in_words(&self) -> Option<String> {
        let count = self.unfinished;
        (count > 0).then(|| {
            format!("{count} of the games never ended and were broken off: nobody won them, and they count for nothing.")
        })
    }
}

impl Entrant {
    fn of(spec: &Spec, records: &[GameRecord], name: &str, rating: Estimate) -> Entrant {
        let (mut wins, mut score) = (Tally::default(), Tally::default());
        let mut lost_turns = Vec::new();
        for record in records {
            let bots = spec.seated(record.seating);
            let its = (0..bots.len()).filter(|&seat| bots[seat] == name && record.finished);
            for seat in its {
                wins.add(record.trial, record.shares[seat].into());
                score.add(record.trial, record.reading.scores[seat] as f64);
            }
            let lost = record.lost_turns.iter().filter(|lost| bots[lost.seat.index()] == name);
            lost.for_each(|lost| lost.turns.add_to(&mut lost_turns));
        }
        lost_turns.sort_by_key(|lost: &LostTurns| lost.failing);
        Entrant {
            name: name.to_owned(),
            seats: spec.bots.iter().filter(|bot| *bot == name).count(),
            share: wins.share(),
            rating,
            score: score.estimate(),
            lost_turns,
            wins,
        }
    }
}

impl Turn {
    fn of<G: Hosted>(records: &[&GameRecord], turn: usize) -> Turn {
        let shares = records.iter().map(|record| {
            let seat = (0..record.shares.len()).find(|&seat| record.turn_of(seat) == turn);
            (record.trial, f64::from(record.shares[seat.expect("every turn is somebody's")]))
        });
        let wins: Tally = shares.collect();
        Turn { name: G::turn_name(turn), share: wins.share(), wins }
    }
}

impl Length {
    fn of(records: &[&GameRecord]) -> Length {
        let mut sorted: Vec<f64> = records.iter().map(|record| record.reading.rounds.into()).collect();
        sorted.sort_by(f64::total_cmp);
        let rounds: Tally = records.iter().map(|it| (it.trial, it.reading.rounds.into())).collect();
        Length {
            mean: rounds.estimate(),
            tenth: quantile(&sorted, 0.1),
            median: quantile(&sorted, 0.5),
            ninety: quantile(&sorted, 0.9),
            longest: quantile(&sorted, 1.0),
            rounds,
        }
    }
}

impl fmt::Display for Summary {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.games == 0 {
            return writeln!(f, "{NO_GAMES}");
        }
        let trials = if self.trials == 1 { "1 trial".to_owned() } else { format!("{} trials", self.trials) };
        writeln!(f, "{} games in {trials}; intervals are 95 %, over trials.", self.games)?;
        if let Some(words) = self.unfinished_in_words() {
            writeln!(f, "{words}")?;
        }
        if self.any_ended() {
            self.fmt_figures(f)?;
        }
        for Entrant { name, lost_turns, .. } in &self.entrants {
            for LostTurns { failing, count, said } in lost_turns {
                writeln!(
                    f,
                    "{name} lost {count} turns to the time-out action: it {failing}, first so: {said}"
                )?;
            }
        }
        Ok(())
    }
}

impl Summary {
    fn fmt_figures(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let wide = self.entrants.iter().map(|entrant| entrant.name.chars().count()).max().unwrap_or(0).max(6);
        writeln!(f, "{:wide$}  seats  {:26}  rating", "bot", "win share of a seat")?;
        for Entrant { name, seats, share, rating, .. } in &self.entrants {
            writeln!(f, "{name:wide$}  {seats:>5}  {:26}  {}", percent(*share), plain(*rating, 2))?;
        }
        for LineUp { games, shares, .. } in &self.line_ups {
            let each: Vec<String> = shares
                .iter()
                .map(|RoleShare { role, bot, share }| format!("{bot} as {role} {}", percent(*share)))
                .collect();
            writeln!(f, "by role, {games} games: {}", each.join(", "))?;
        }
        let turns: Vec<String> =
            self.turns.iter().map(|turn| format!("{} {}", turn.name, percent(turn.share))).collect();
        writeln!(f, "by order of play: {}", turns.join(", "))?;
        let Length { mean, median, ninety, longest, .. } = self.length;
        writeln!(
            f,
            "rounds: mean {}, median {median:.0}, nine of ten within {ninety:.0}, longest {longest:.0}",
            plain(mean, 1)
        )
    }
}
