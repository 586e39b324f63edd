//! A person with a page, as the protocol asks them to be: keeps secrets before it asks, tells a number only when the list is
//! closed with its own promise in it, and repeats a command whose answer was lost.

use super::truth::{Wrong, ensure};
use life::TokenHash;
use protocol::{SeatInfo, Standing, TableInfo, TableStage, ToClient, ToServer};
use serde_json::value::RawValue;
use tabletop::{Bytes16, Bytes32, Number, Seat};

pub(crate) struct Person {
    pub(crate) name: String,
    /// What opens the seat, as far as the page knows.
    pub(crate) token: Bytes16,
    /// What it has asked to open the seat from now on, without having heard.
    pub(crate) next_token: Option<Bytes16>,
    /// What opened the seat before.
    pub(crate) old_token: Option<Bytes16>,
    /// The seat has been answered for, or was theirs from the first.
    pub(crate) is_seated: bool,
    pub(crate) number: Number,
    /// The last version that any of the person's pages has seen.
    pub(crate) seen: Option<u32>,
    /// The table, as it was told last.
    pub(crate) table: Option<TableInfo>,
    /// Where the match stands, as it was told last.
    pub(crate) standing: Option<Standing>,
    /// What was sent and not answered.
    pub(crate) in_flight: Option<(String, Box<RawValue>)>,
    /// What was answered: the commands and their versions.
    pub(crate) accepted: Vec<(String, u32)>,
    pub(crate) commands: u32,
}

impl Person {
    pub(crate) fn new(name: String, token: Bytes16, number: Bytes32) -> Person {
        Person {
            name,
            token,
            next_token: None,
            old_token: None,
            is_seated: false,
            number: Number(number),
            seen: None,
            table: None,
            standing: None,
            in_flight: None,
            accepted: Vec::new(),
            commands: 0,
        }
    }

    /// Sits down at another table.
    pub(crate) fn begin_anew(&mut self, number: Bytes32) {
        let is_seated = self.is_seated;
        *self = Person { is_seated, ..Person::new(self.name.clone(), self.token, number) };
    }

    pub(crate) fn hash(&self) -> TokenHash {
        hash(self.token)
    }

    /// A new command with this action.
    pub(crate) fn command(&mut self, action: Box<RawValue>) -> ToServer {
        self.commands += 1;
        let cmd = format!("{}{}", self.name, self.commands);
        self.in_flight = Some((cmd.clone(), action.clone()));
        ToServer::Act { cmd, action }
    }

    /// What was sent last and not answered, once more.
    pub(crate) fn repeat(&self) -> Option<ToServer> {
        let (cmd, action) = self.in_flight.clone()?;
        Some(ToServer::Act { cmd, action })
    }

    /// What the page does by itself when it hears something.
    pub(crate) fn hear(&mut self, told: &ToClient) -> Result<Vec<ToServer>, Wrong> {
        let answers = match told {
            ToClient::Welcome { seat, table, .. } => {
                // Whatever became of the answer: the seat is theirs.
                self.is_seated |= seat.is_some();
                self.table = Some(table.clone());
                let promised = seat.and_then(|seat| self.promise(seat, table));
                promised.into_iter().chain(self.repeat().filter(|_| seat.is_some())).collect()
            }
            ToClient::Table(table) => {
                self.table = Some(table.clone());
                Vec::new()
            }
            ToClient::Step { cmd, standing, .. } => {
                if let Some(cmd) = cmd {
                    self.accept(cmd, standing.version)?;
                }
                self.stand(standing)
            }
            ToClient::Standing(standing)
            | ToClient::Undone { standing, .. }
            | ToClient::Resync { standing, .. } => self.stand(standing),
            ToClient::Accepted { cmd, version } => {
                self.accept(cmd, *version)?;
                Vec::new()
            }
            ToClient::Refused { cmd, .. } | ToClient::Error { cmd: Some(cmd), .. } => {
                self.in_flight.take_if(|(own, _)| own == cmd);
                Vec::new()
            }
            ToClient::Tried { .. }
            | ToClient::Error { cmd: None, .. }
            | ToClient::Reacted { .. }
            | ToClient::Bye { .. } => Vec::new(),
        };
        Ok(answers)
    }

    fn stand(&mut self, standing: &Standing) -> Vec<ToServer> {
        self.seen = Some(standing.version);
        self.standing = Some(standing.clone());
        Vec::new()
    }

    fn accept(&mut self, cmd: &str, version: u32) -> Result<(), Wrong> {
        let before = self.accepted.iter().find(|(own, _)| own == cmd);
        ensure!(
            before.is_none_or(|(_, other)| *other == version),
            "{cmd} was carried out as {before:?} and as {version}"
        );
        if before.is_none() {
            self.accepted.push((cmd.to_owned(), version));
        }
        self.in_flight.take_if(|(own, _)| own == cmd);
        Ok(())
    }

    /// What the table needs to know of this person's number.
    pub(crate) fn promise(&self, seat: Seat, table: &TableInfo) -> Option<ToServer> {
        let Some(SeatInfo::Person { commitment, revealed, .. }) = table.seats.get(seat.index()) else {
            return None;
        };
        let own = self.number.commitment();
        if table.stage != TableStage::Gathering || *revealed {
            return None;
        }
        if !table.luck.closed {
            return (*commitment != Some(own)).then_some(ToServer::Commit { commitment: own });
        }
        (*commitment == Some(own)).then_some(ToServer::Reveal { number: self.number.0 })
    }

    /// The actions that the page offers.
    pub(crate) fn menu(&self) -> Vec<Box<RawValue>> {
        self.standing.as_ref().map_or_else(Vec::new, |standing| actions(&standing.menu))
    }
}

/// A token as it stands in links.
pub(crate) fn text(token: Bytes16) -> String {
    hex::encode(token.0)
}

pub(crate) fn hash(token: Bytes16) -> TokenHash {
    TokenHash::of(&text(token))
}

/// The actions of a menu.
pub(crate) fn actions(menu: &RawValue) -> Vec<Box<RawValue>> {
    #[derive(serde::Deserialize)]
    struct Choice {
        action: Box<RawValue>,
    }
    let choices: Vec<Choice> = serde_json::from_str(menu.get()).expect("a menu is a list of choices");
    choices.into_iter().map(|choice| choice.action).collect()
}
