//! The process that drives a table, and faults that can be planted in it: a checker that cannot fail checks nothing.

use super::games::Which;
use life::{Append, By, Digest, Effect, Entry, Input, Life, Record, Sitter, Time, What};
use protocol::{ToClient, ToServer};
use std::collections::BTreeSet;

/// Something that a program could do wrong.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
pub(crate) enum Fault {
    /// What happened is told before it is stored.
    TellsBeforeStoring,
    /// The last of what was to be stored never is, and nobody notices.
    LosesAnEntry,
    /// What a stand-in decided stands in the log as the person's own.
    NamesThePersonForTheBot,
    /// A decision adds no time.
    ForgetsToTopUp,
    /// The host's part of the seed stands in a frame.
    LeaksTheServerPart,
    /// A command that is repeated is carried out once more.
    RepeatsCommands,
    /// What one seat may see is sent to everybody.
    ShowsHandsToOthers,
    /// A step is not told to anybody.
    SkipsASteps,
    /// Entries are dated back.
    GoesBackInTime,
    /// Whoever comes back to the own seat is let in as a watcher.
    KeepsThePersonOut,
    /// A request is answered before anything is stored.
    AnswersTooEarly,
}

impl Fault {
    pub(crate) const ALL: [Fault; 11] = [
        Fault::TellsBeforeStoring,
        Fault::LosesAnEntry,
        Fault::NamesThePersonForTheBot,
        Fault::ForgetsToTopUp,
        Fault::LeaksTheServerPart,
        Fault::RepeatsCommands,
        Fault::ShowsHandsToOthers,
        Fault::SkipsASteps,
        Fault::GoesBackInTime,
        Fault::KeepsThePersonOut,
        Fault::AnswersTooEarly,
    ];

    /// A game in which it shows. In Cuckoo nobody can do the same thing twice.
    pub(crate) fn game(self) -> Which {
        if self == Fault::RepeatsCommands { Which::Monopol } else { Which::Cuckoo }
    }

    /// A part of what the checker says when it has found it.
    pub(crate) fn is_found_as(self) -> &'static [&'static str] {
        match self {
            Fault::TellsBeforeStoring | Fault::LosesAnEntry => {
                &["is told, and the log has", "otherwise than the log", "is told as", "has nothing to show"]
            }
            Fault::NamesThePersonForTheBot => &["where a bot plays"],
            Fault::ForgetsToTopUp => &["ms, and has"],
            Fault::LeaksTheServerPart => &["holds the secret"],
            Fault::RepeatsCommands => &["stands twice in the log"],
            Fault::ShowsHandsToOthers => &["sees", "is told", "is offered"],
            Fault::SkipsASteps => &["follows", "of another version than"],
            Fault::GoesBackInTime => &["time goes back"],
            Fault::KeepsThePersonOut => &["is welcomed as"],
            Fault::AnswersTooEarly => &["has nothing to show"],
        }
    }
}

/// A process that holds a table, and does it right unless a fault is planted in it.
pub(crate) struct Node {
    life: Life,
    fault: Option<Fault>,
    /// The end of the log as it is stored, where that is not what the table thinks it is.
    digest: Digest,
    /// Commands that have been heard.
    heard: BTreeSet<String>,
    again: u32,
}

impl Node {
    pub(crate) fn new(life: Life, fault: Option<Fault>) -> Node {
        Node { life, fault, digest: Digest::NOTHING, heard: BTreeSet::new(), again: 0 }
    }

    pub(crate) fn reopen(&mut self, life: Life, log: &[Record]) {
        self.life = life;
        self.digest = log.last().map_or(Digest::NOTHING, |record| record.digest);
    }

    pub(crate) fn life(&self) -> &Life {
        &self.life
    }

    pub(crate) fn input(&mut self, now: Time, input: Input) -> Vec<Effect> {
        let input = self.wrong_input(input);
        let effects = self.life.input(now, input);
        self.wrong_effects(now, effects)
    }

    pub(crate) fn stored(&mut self, now: Time) -> Vec<Effect> {
        let effects = self.life.stored(now);
        self.wrong_effects(now, effects)
    }

    fn wrong_input(&mut self, input: Input) -> Input {
        match (self.fault, input) {
            (Some(Fault::KeepsThePersonOut), Input::Came { line, token: Some(_), seen, covered }) => {
                Input::Came { line, token: None, seen, covered }
            }
            (
                Some(Fault::RepeatsCommands),
                Input::Said { line, lag, message: ToServer::Act { cmd, action } },
            ) => {
                let cmd = if self.heard.insert(cmd.clone()) {
                    cmd
                } else {
                    self.again += 1;
                    format!("{cmd}*{}", self.again)
                };
                Input::Said { line, lag, message: ToServer::Act { cmd, action } }
            }
            (_, input) => input,
        }
    }

    fn wrong_effects(&mut self, now: Time, mut effects: Vec<Effect>) -> Vec<Effect> {
        match self.fault {
            None | Some(Fault::KeepsThePersonOut) => {}
            Some(Fault::TellsBeforeStoring) => {
                if let Some(append @ Effect::Append(_)) = effects.pop_if(|last| is_append(last)) {
                    effects.extend(self.life.stored(now));
                    effects.retain(|effect| !is_append(effect));
                    effects.push(append);
                }
            }
            Some(Fault::AnswersTooEarly) => {
                if let Some(append @ Effect::Append(_)) = effects.pop_if(|last| is_append(last)) {
                    let later = self.life.stored(now);
                    effects.extend(later.into_iter().filter(|effect| matches!(effect, Effect::Answer(_))));
                    effects.push(append);
                }
            }
            Some(Fault::LosesAnEntry) => {
                while effects.pop_if(|last| is_append(last)).is_some() {
                    effects.extend(self.life.stored(now));
                }
            }
            Some(Fault::SkipsASteps) => {
                effects.retain(|effect| !matches!(told(effect), Some(ToClient::Step { .. })));
            }
            Some(Fault::ShowsHandsToOthers) => {
                let all = effects.iter().filter_map(to).flatten().copied().collect::<BTreeSet<_>>();
                for effect in &mut effects {
                    if let Some(ToClient::Step { .. }) = told(effect)
                        && let Effect::Tell { to, .. } = effect
                    {
                        *to = all.iter().copied().collect();
                    }
                }
            }
            Some(Fault::ForgetsToTopUp) => effects.iter_mut().for_each(without_top_up),
            Some(Fault::LeaksTheServerPart) => {
                let secret = hex::encode(self.life.table().laid().server_part.0);
                for effect in &mut effects {
                    if let Effect::Tell { frame, .. } = effect {
                        *frame =
                            frame.replacen("\"version\":", &format!("\"is\":\"{secret}\",\"version\":"), 1);
                    }
                }
            }
            Some(Fault::NamesThePersonForTheBot | Fault::RepeatsCommands | Fault::GoesBackInTime) => {
                for effect in &mut effects {
                    if let Effect::Append(append) = effect {
                        self.rewrite(append);
                    } else if let Effect::Tell { frame, .. } = effect {
                        // Nobody is to see by what name it was carried out once more.
                        *frame = frame.replace(&format!("*{}", self.again), "");
                    }
                }
            }
        }
        effects
    }

    /// Writes something else than what the table wants to be stored, in a chain that holds.
    fn rewrite(&mut self, append: &mut Append) {
        if self.digest == Digest::NOTHING {
            self.digest = append.before;
        }
        append.before = self.digest;
        for record in &mut append.records {
            let mut entry: Entry = serde_json::from_str(&record.text).expect("it was written just now");
            self.falsify(&mut entry);
            *record = Record::new(self.digest, &entry);
            self.digest = record.digest;
        }
    }

    fn falsify(&self, entry: &mut Entry) {
        match (self.fault, &mut entry.what) {
            (Some(Fault::NamesThePersonForTheBot), What::Moved(made)) => {
                let sitter = &self.life.table().laid().seats[made.seat.index()];
                if !matches!(sitter, Sitter::Bot { .. }) && matches!(entry.by, By::Bot(_)) {
                    entry.by = By::Person(made.seat);
                }
            }
            (Some(Fault::RepeatsCommands), What::Moved(made)) => {
                let own = made.cmd.as_deref().and_then(|cmd| cmd.split('*').next()).map(Box::from);
                made.cmd = own;
            }
            (Some(Fault::GoesBackInTime), What::Moved(_)) => entry.at = Time(1),
            _ => {}
        }
    }
}

fn is_append(effect: &Effect) -> bool {
    matches!(effect, Effect::Append(_))
}

fn to(effect: &Effect) -> Option<&Vec<life::LineId>> {
    if let Effect::Tell { to, .. } = effect { Some(to) } else { None }
}

fn told(effect: &Effect) -> Option<ToClient> {
    let Effect::Tell { frame, .. } = effect else { return None };
    serde_json::from_str(frame).ok()
}

fn without_top_up(effect: &mut Effect) {
    let Effect::Tell { frame, .. } = effect else { return };
    let Ok(mut told) = serde_json::from_str::<ToClient>(frame) else { return };
    if let ToClient::Step { standing, .. } = &mut told
        && let (Some(clocks), Some(seat)) = (&mut standing.clocks_ms, standing.waiting.first())
    {
        clocks[seat.index()] = clocks[seat.index()].saturating_sub(3_000);
        *frame = serde_json::to_string(&told).expect("it was read just now");
    }
}
