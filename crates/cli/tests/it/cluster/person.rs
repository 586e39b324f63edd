//! Somebody who plays as fast as they can on whichever server answers, and says again what was not answered.

use super::World;
use crate::client::{Laid, Line, Luck, actions, number, text, token};
use protocol::{ErrorCode, LuckKind, SeatInfo, Standing, TableInfo, TableStage, ToClient, ToServer};
use serde_json::value::RawValue;
use std::{sync::Arc, time::Duration};
use tabletop::Seat;
use tokio::time::{sleep, timeout};

/// How long somebody waits for a server that says nothing before they try another, as a page does.
pub(super) const PATIENCE: Duration = Duration::from_secs(4);

/// What a person was told.
#[derive(Default)]
pub(super) struct Known {
    /// The commands that were carried out, and as which version.
    pub(super) acknowledged: Vec<(Seat, String, u32)>,
    /// Commands that were refused: they never happened.
    pub(super) given_up: Vec<String>,
    /// The latest version.
    pub(super) seen: u32,
}

pub(super) struct Person {
    world: Arc<World>,
    table: String,
    seat: Seat,
    standing: Option<Standing>,
    tries: u32,
    /// Tried, and not answered yet.
    pending: Option<(String, Box<RawValue>)>,
    known: Known,
    luck: Luck,
}

impl Person {
    pub(super) fn new(world: Arc<World>, table: &Laid, number: u8, luck: Luck) -> Person {
        let (table, known) = (table.table.clone(), Known::default());
        Person { world, table, seat: Seat(number), standing: None, tries: 0, pending: None, known, luck }
    }

    /// Until the match is over.
    pub(super) async fn play(mut self) -> Known {
        while !self.play_on_one_line().await {
            sleep(Duration::from_millis(50 + u64::from(self.luck.below(100)))).await;
        }
        self.known
    }

    /// Whether the match is over; otherwise the line was lost, or nothing was heard on it for too long.
    async fn play_on_one_line(&mut self) -> bool {
        let address = self.world.any_address(&mut self.luck);
        let (own, seen) = (text(token(self.seat.0)), self.standing.as_ref().map(|standing| standing.version));
        let hello = timeout(PATIENCE, Line::to(address, &self.table, Some(&own), seen)).await;
        let Ok(Ok(mut line)) = hello else { return false };
        while let Ok(Some(message)) = timeout(PATIENCE, line.hear()).await {
            if matches!(message, ToClient::Bye { .. }) {
                return false;
            }
            self.hear(&mut line, message).await;
            if self.standing.as_ref().is_some_and(|standing| standing.winners.is_some()) {
                return true;
            }
            self.go_on(&mut line).await;
        }
        false
    }

    async fn hear(&mut self, line: &mut Line, message: ToClient) {
        match message {
            ToClient::Welcome { table, .. } => {
                self.bring_luck(line, &table).await;
                self.repeat(line).await;
            }
            ToClient::Table(table) => self.bring_luck(line, &table).await,
            ToClient::Step { cmd, standing, .. } => {
                let expected = self.standing.as_ref().map_or(0, |seen| seen.version + 1);
                assert_eq!(standing.version, expected, "no version is missing and none comes twice");
                let version = standing.version;
                self.see(standing);
                if let Some(cmd) = cmd {
                    self.acknowledged(&cmd, version);
                }
            }
            ToClient::Resync { standing, .. } => {
                let seen = self.standing.as_ref().map_or(0, |seen| seen.version);
                assert!(standing.version >= seen, "nobody sees the table go back");
                self.see(standing);
            }
            ToClient::Standing(standing) => self.see(standing),
            ToClient::Accepted { cmd, version } => self.acknowledged(&cmd, version),
            ToClient::Refused { cmd, .. } => self.give_up(&cmd),
            ToClient::Error { cmd: Some(_), error } if error.code == ErrorCode::Storage => {
                // Nobody knows; it is said again, and the log decides.
                sleep(Duration::from_millis(100)).await;
                self.repeat(line).await;
            }
            ToClient::Error { cmd: Some(cmd), error } if error.code == ErrorCode::TooFast => {
                self.give_up(&cmd);
            }
            ToClient::Error { cmd: None, error } => {
                assert!(!error.code.is_final(), "{error:?}");
            }
            ToClient::Undone { .. }
            | ToClient::Error { .. }
            | ToClient::Reacted { .. }
            | ToClient::Tried { .. }
            | ToClient::Bye { .. } => panic!("unexpected: {message:?}"),
        }
    }

    fn see(&mut self, standing: Standing) {
        self.known.seen = self.known.seen.max(standing.version);
        self.standing = Some(standing);
    }

    fn acknowledged(&mut self, cmd: &str, version: u32) {
        self.pending.take_if(|(own, _)| own == cmd);
        let is_it = |(_, own, _): &&(Seat, String, u32)| own == cmd;
        match self.known.acknowledged.iter().find(is_it) {
            Some((_, _, before)) => assert_eq!(*before, version, "{cmd} was carried out once"),
            None => self.known.acknowledged.push((self.seat, cmd.to_owned(), version)),
        }
        self.world.acknowledge();
    }

    fn give_up(&mut self, cmd: &str) {
        if self.pending.take_if(|(own, _)| own == cmd).is_some() {
            self.known.given_up.push(cmd.to_owned());
        }
    }

    async fn repeat(&mut self, line: &mut Line) {
        if let Some((cmd, action)) = self.pending.clone() {
            // If the line is lost it is sent once more.
            let _ = line.act(&cmd, action).await;
        }
    }

    /// Acts if it is waited for, and nothing is waited for that was done before.
    async fn go_on(&mut self, line: &mut Line) {
        let Some(standing) = self.standing.as_ref().filter(|_| self.pending.is_none()) else { return };
        if !standing.waiting.contains(&self.seat) {
            return;
        }
        let mut actions = actions(standing);
        let action = actions.swap_remove(self.luck.below(actions.len() as u32) as usize);
        self.tries += 1;
        self.pending = Some((format!("seat-{}-try-{}", self.seat.0, self.tries), action));
        self.repeat(line).await;
    }

    async fn bring_luck(&mut self, line: &mut Line, table: &TableInfo) {
        let SeatInfo::Person { commitment, revealed, .. } = table.seats[self.seat.index()] else { return };
        if table.stage != TableStage::Gathering || table.luck.kind != LuckKind::Second || revealed {
            return;
        }
        let own = number(self.seat);
        if !table.luck.closed && commitment.is_none() {
            let _ = line.say(&ToServer::Commit { commitment: own.commitment() }).await;
        }
        if table.luck.closed && commitment == Some(own.commitment()) {
            let _ = line.say(&ToServer::Reveal { number: own.0 }).await;
        }
    }
}
