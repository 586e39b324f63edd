use crate::{
    Estimate, FaultKind, Measured, Record, Spec, Tally,
    rating::ratings,
    report::{NO_GAMES, ink::number},
    statistics::quantile,
};
use std::{collections::BTreeMap, fmt};

/// What came of a run.
#[derive(Clone, Debug)]
pub struct Summary {
    pub games: u32,
    pub deals: u32,
    /// Games that were broken off because they never ended.
    pub unfinished: u32,
    pub entrants: Vec<Entrant>,
    /// By the order of play.
    pub turns: Vec<Turn>,
    /// Where there is a police: who was it against whom.
    pub sides: Vec<Sides>,
    pub length: Length,
}

/// One of the bots.
#[derive(Clone, Debug)]
pub struct Entrant {
    pub name: String,
    /// How many seats it has at the table.
    pub seats: usize,
    /// Its part of the wins, for each of its seats.
    pub share: Estimate,
    pub rating: Estimate,
    pub score: Estimate,
    pub faults: Vec<Faults>,
}

/// Turns that a bot lost in one way.
#[derive(Clone, Debug)]
pub struct Faults {
    pub kind: FaultKind,
    pub count: u32,
    pub said: String,
}

/// A place in the order of play.
#[derive(Clone, Debug)]
pub struct Turn {
    pub name: String,
    pub share: Estimate,
}

/// A bot as the police against the same thieves.
#[derive(Clone, Debug)]
pub struct Sides {
    pub police: String,
    pub thieves: String,
    pub games: u32,
    /// Part of the wins that the police have.
    pub police_share: Estimate,
    /// What each bot among the thieves has, for each of its seats.
    pub thief_shares: Vec<(String, Estimate)>,
    pub rounds: Estimate,
}

/// How long games are, in rounds.
#[derive(Clone, Debug)]
pub struct Length {
    pub mean: Estimate,
    /// A tenth of the games is shorter.
    pub tenth: f64,
    pub median: f64,
    /// Nine of ten games are shorter.
    pub ninety: f64,
    pub longest: f64,
}

impl Summary {
    pub(crate) fn of<G: Measured>(spec: &Spec, records: &[Record]) -> Summary {
        let ratings = ratings(spec, records);
        let entrants = spec.entrants().into_iter().zip(ratings);
        Summary {
            games: records.len() as u32,
            deals: records.chunk_by(|a, b| a.deal == b.deal).count() as u32,
            unfinished: records.iter().filter(|record| !record.finished).count() as u32,
            entrants: entrants.map(|(name, rating)| Entrant::of(spec, records, name, rating)).collect(),
            turns: (0..spec.bots.len()).map(|turn| Turn::of::<G>(records, turn)).collect(),
            sides: Sides::all(spec, records),
            length: Length::of(records),
        }
    }

    /// Turns lost by any bot.
    pub fn lost_turns(&self) -> u32 {
        self.entrants.iter().flat_map(|entrant| &entrant.faults).map(|faults| faults.count).sum()
    }
}

impl Entrant {
    fn of(spec: &Spec, records: &[Record], name: &str, rating: Estimate) -> Entrant {
        let (mut share, mut score) = (Tally::default(), Tally::default());
        let mut faults: BTreeMap<FaultKind, Faults> = BTreeMap::new();
        for record in records {
            let bots = spec.seated(record);
            for seat in (0..bots.len()).filter(|&seat| bots[seat] == name) {
                share.add(record.deal, record.shares[seat].into());
                score.add(record.deal, record.reading.scores[seat] as f64);
            }
            for fault in record.faults.iter().filter(|fault| bots[fault.seat.index()] == name) {
                let none = Faults { kind: fault.kind, count: 0, said: fault.said.clone() };
                faults.entry(fault.kind).or_insert(none).count += fault.count;
            }
        }
        Entrant {
            name: name.to_owned(),
            seats: spec.bots.iter().filter(|bot| *bot == name).count(),
            share: share.share(),
            rating,
            score: score.estimate(),
            faults: faults.into_values().collect(),
        }
    }
}

impl Turn {
    fn of<G: Measured>(records: &[Record], turn: usize) -> Turn {
        let shares = records.iter().map(|record| {
            let seat = (0..record.shares.len()).find(|&seat| record.turn_of(seat) == turn);
            (record.deal, f64::from(record.shares[seat.expect("every turn is somebody's")]))
        });
        Turn { name: G::turn_name(turn), share: shares.collect::<Tally>().share() }
    }
}

impl Sides {
    fn all(spec: &Spec, records: &[Record]) -> Vec<Sides> {
        let mut found: BTreeMap<(String, String), Vec<&Record>> = BTreeMap::new();
        for record in records {
            let Some(police) = record.reading.police else { continue };
            let mut thieves = spec.seated(record);
            let police = thieves.remove(usize::from(police)).to_owned();
            thieves.sort_unstable();
            found.entry((police, thieves.join(", "))).or_default().push(record);
        }
        let sides = found.into_iter();
        sides.map(|((police, thieves), records)| Sides::of(spec, police, thieves, &records)).collect()
    }

    fn of(spec: &Spec, police: String, thieves: String, records: &[&Record]) -> Sides {
        let mut police_share = Tally::default();
        let mut shares: BTreeMap<&str, Tally> = BTreeMap::new();
        for record in records {
            for (seat, bot) in spec.seated(record).into_iter().enumerate() {
                let share = f64::from(record.shares[seat]);
                match record.reading.police == Some(seat as u8) {
                    true => police_share.add(record.deal, share),
                    false => shares.entry(bot).or_default().add(record.deal, share),
                }
            }
        }
        let rounds = records.iter().map(|record| (record.deal, record.reading.rounds.into()));
        Sides {
            police,
            thieves,
            games: records.len() as u32,
            police_share: police_share.share(),
            thief_shares: shares.into_iter().map(|(bot, tally)| (bot.to_owned(), tally.share())).collect(),
            rounds: rounds.collect::<Tally>().estimate(),
        }
    }
}

impl Length {
    fn of(records: &[Record]) -> Length {
        let mut rounds: Vec<f64> = records.iter().map(|record| record.reading.rounds.into()).collect();
        rounds.sort_by(f64::total_cmp);
        let mean: Tally = records.iter().map(|record| (record.deal, record.reading.rounds.into())).collect();
        Length {
            mean: mean.estimate(),
            tenth: quantile(&rounds, 0.1),
            median: quantile(&rounds, 0.5),
            ninety: quantile(&rounds, 0.9),
            longest: quantile(&rounds, 1.0),
        }
    }
}

/// A share in percent, with its interval.
pub(crate) fn percent(estimate: Estimate) -> String {
    let Estimate { mean, low, high } = estimate;
    format!("{:.1} % ({:.1} to {:.1})", 100.0 * mean, 100.0 * low, 100.0 * high)
}

/// A sum of money or cards, with its interval.
pub(crate) fn amount(estimate: Estimate) -> String {
    let Estimate { mean, low, high } = estimate;
    match low.is_finite() {
        true => format!("{} ({} to {})", number(mean), number(low), number(high)),
        false => number(mean),
    }
}

/// Any quantity, with its interval.
pub(crate) fn plain(estimate: Estimate, decimals: usize) -> String {
    let Estimate { mean, low, high } = estimate;
    match low.is_finite() {
        true => format!("{mean:.decimals$} ({low:.decimals$} to {high:.decimals$})"),
        false => format!("{mean:.decimals$} (one deal, no interval)"),
    }
}

impl fmt::Display for Summary {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.games == 0 {
            return writeln!(f, "{NO_GAMES}");
        }
        let Length { mean, median, ninety, longest, .. } = self.length;
        let deals = if self.deals == 1 { "1 deal".to_owned() } else { format!("{} deals", self.deals) };
        writeln!(f, "{} games in {deals}; intervals are 95 %, over deals.", self.games)?;
        let wide = self.entrants.iter().map(|entrant| entrant.name.chars().count()).max().unwrap_or(0).max(6);
        writeln!(f, "{:wide$}  seats  {:26}  rating", "bot", "win share of a seat")?;
        for Entrant { name, seats, share, rating, .. } in &self.entrants {
            writeln!(f, "{name:wide$}  {seats:>5}  {:26}  {}", percent(*share), plain(*rating, 2))?;
        }
        for Sides { police, thieves, games, police_share, thief_shares, .. } in &self.sides {
            let each: Vec<String> = thief_shares
                .iter()
                .map(|(bot, share)| format!("a {bot} thief {}", percent(*share)))
                .collect();
            writeln!(
                f,
                "police {police} against {thieves}, {games} games: police {}, {}",
                percent(*police_share),
                each.join(", ")
            )?;
        }
        let turns: Vec<String> =
            self.turns.iter().map(|turn| format!("{} {}", turn.name, percent(turn.share))).collect();
        writeln!(f, "by order of play: {}", turns.join(", "))?;
        writeln!(
            f,
            "rounds: mean {}, median {median:.0}, nine of ten within {ninety:.0}, longest {longest:.0}",
            plain(mean, 1)
        )?;
        if self.unfinished > 0 {
            writeln!(f, "{} games never ended and were broken off; all seats share them.", self.unfinished)?;
        }
        for Entrant { name, faults, .. } in &self.entrants {
            for Faults { kind, count, said } in faults {
                writeln!(f, "{name} lost {count} turns to the time-out action: it {kind}, first so: {said}")?;
            }
        }
        Ok(())
    }
}
