//! Somebody who plays as fast as they can, does all that a page can do, and comes back after every kill.

use super::{World, truth::Acknowledged};
use crate::client::{Laid, Line, Luck, actions, joining, number, text, token};
use protocol::{
    ErrorCode, Plays, SeatInfo, Standing, TableInfo, TableStage, ToClient, ToServer,
    http::{Join, SeatTaken},
};
use serde_json::value::RawValue;
use std::{net::SocketAddr, sync::Arc};
use tabletop::{Bytes16, Seat};

/// Once in so many chances somebody takes back what they just did.
const TAKES_BACK: u32 = 3;
/// Once in so many chances somebody lets a bot stand in for who is not there.
const CALLS_STAND_IN: u32 = 4;
/// Once in so many moves somebody makes their link anew.
const RELINKS: u32 = 12;
/// After so many versions the last of three or more persons leaves for good.
const LEAVES_AFTER: u32 = 90;

pub(super) struct Person {
    world: Arc<World>,
    table: String,
    invite: String,
    /// None until the seat has been taken.
    seat: Option<Seat>,
    /// What a person is called by, and makes up tokens with.
    number: u8,
    token: Bytes16,
    /// Asked for in place of the token, and not known to be stored.
    relinked: Option<Bytes16>,
    /// Where the match stands, as far as they have seen.
    standing: Option<Standing>,
    /// How often they have tried something.
    tries: u32,
    /// Tried, and not answered yet.
    pending: Option<(String, Box<RawValue>)>,
    /// Wants to take something back, and has not been answered yet.
    takes_back: bool,
    will_leave: bool,
    /// Has said so, and has not been answered yet.
    leaves: bool,
    has_left: bool,
    luck: Luck,
}

/// How a line ended.
enum Ended {
    Over,
    Lost,
    /// The token opens nothing.
    WrongToken,
    /// They have said more than a line may carry so quickly, and come by another.
    TooFast,
}

impl Person {
    pub(super) fn new(world: Arc<World>, table: &Laid, number: u8, persons: u8, luck: Luck) -> Person {
        let seat = table.seats.iter().map(|key| key.seat).find(|seat| seat.0 == number);
        Person {
            world,
            table: table.table.clone(),
            invite: table.invite.clone(),
            seat,
            number,
            token: token(number),
            relinked: None,
            standing: None,
            tries: 0,
            pending: None,
            takes_back: false,
            will_leave: persons > 2 && number + 1 == persons,
            leaves: false,
            has_left: false,
            luck,
        }
    }

    pub(super) async fn play(mut self) {
        let mut address = self.world.address.clone();
        loop {
            let now = *address.borrow_and_update();
            match self.play_on_one_line(now).await {
                Ended::Over => return,
                Ended::Lost => {
                    self.world.away.send_modify(|away| *away += 1);
                    address.changed().await.expect("the test outlives its persons");
                }
                Ended::TooFast => {}
                Ended::WrongToken => {
                    assert!(self.relinked.take().is_some(), "a token that is known to open a seat opens it");
                }
            }
        }
    }

    async fn play_on_one_line(&mut self, address: SocketAddr) -> Ended {
        if self.seat.is_none() && !self.join(address).await {
            return Ended::Lost;
        }
        let token = text(self.relinked.unwrap_or(self.token));
        let hello = Line::to(address, &self.table, Some(&token), self.seen()).await;
        let Ok(mut line) = hello else { return Ended::Lost };
        (self.takes_back, self.leaves) = (false, false);
        while let Some(message) = line.hear().await {
            if matches!(&message, ToClient::Bye { error } if error.code == ErrorCode::WrongToken) {
                return Ended::WrongToken;
            }
            if self.is_too_fast(&message) {
                return Ended::TooFast;
            }
            if self.hear(&mut line, message).await {
                return Ended::Over;
            }
        }
        Ended::Lost
    }

    /// Whether the line carries no more for now. To somebody who is not waited for it may also mean that a bot has the
    /// floor.
    fn is_too_fast(&self, message: &ToClient) -> bool {
        let ToClient::Error { cmd, error } = message else { return false };
        let is_waited_for = || {
            let standing = self.standing.as_ref()?;
            Some(standing.waiting.contains(&self.seat?))
        };
        error.code == ErrorCode::TooFast && (cmd.is_none() || is_waited_for() == Some(true))
    }

    /// Whether the seat is taken; otherwise the server was not there, or did not answer.
    async fn join(&mut self, address: SocketAddr) -> bool {
        let join = Join { token: self.token, ..joining(&self.invite, self.number) };
        let path = format!("/api/tables/{}/join", self.table);
        let Some((status, answer)) = post_if_there(address, &path, &join).await else { return false };
        assert_eq!(status, 200, "{answer}");
        let SeatTaken { seat, .. } = serde_json::from_value(answer).unwrap();
        self.seat = Some(seat);
        self.world.know(&self.table, |known| known.joined.push((seat, text(self.token))));
        self.world.acknowledge();
        true
    }

    /// Says again what has not been answered.
    async fn repeat(&mut self, line: &mut Line) {
        if self.has_left {
            self.pending = None;
        }
        if let Some((cmd, action)) = self.pending.clone() {
            // If the line is lost it is sent once more.
            let _ = line.act(&cmd, action).await;
        }
    }

    /// Whether the match is over.
    async fn hear(&mut self, line: &mut Line, message: ToClient) -> bool {
        match message {
            ToClient::Welcome { seat, table, .. } => {
                // The token opens the seat, and what was said before it on the same line is stored.
                self.token = self.relinked.take().unwrap_or(self.token);
                self.has_left |= seat.is_none();
                self.hear_of_table(line, &table).await;
                self.repeat(line).await;
            }
            ToClient::Table(table) => self.hear_of_table(line, &table).await,
            ToClient::Step { cmd, standing, .. } => {
                self.follow(standing);
                self.take_note(cmd);
            }
            ToClient::Undone { seat, standing } => {
                let version = standing.version;
                self.follow(standing);
                self.world.know(&self.table, |known| known.undone.push((version, seat)));
                self.world.acknowledge();
            }
            ToClient::Resync { standing, .. } => {
                assert!(self.standing.is_none() || self.has_left, "whoever has seen something is sent steps");
                self.see(standing);
            }
            ToClient::Standing(standing) => {
                assert_eq!(Some(standing.version), self.seen(), "nothing has happened in the match");
                self.see(standing);
            }
            // The step that carried it out was seen before: its own command was in it.
            ToClient::Accepted { cmd, version } => {
                assert!(self.seen() >= Some(version));
                let is_it = |done: &&Acknowledged| done.cmd == cmd;
                let times =
                    self.world.know(&self.table, |known| known.acknowledged.iter().filter(is_it).count());
                assert_eq!(times, 1, "{cmd} was carried out once");
            }
            ToClient::Refused { cmd, .. } => self.give_up(cmd),
            // A bot has the floor, and nobody acts who is not waited for.
            ToClient::Error { cmd: Some(cmd), error } if error.code == ErrorCode::TooFast => {
                self.give_up(cmd)
            }
            ToClient::Error { cmd: None, error } => {
                // Somebody was quicker: has come back, has acted, or has ended the match.
                let expected = [ErrorCode::NotGone, ErrorCode::UndoAfterOthers, ErrorCode::AlreadyOver];
                assert!(expected.contains(&error.code), "{error:?}");
                self.takes_back &= error.code == ErrorCode::NotGone;
            }
            ToClient::Error { .. }
            | ToClient::Reacted { .. }
            | ToClient::Tried { .. }
            | ToClient::Bye { .. } => {
                panic!("unexpected: {message:?}")
            }
        }
        self.go_on(line).await;
        self.standing.as_ref().is_some_and(|standing| standing.winners.is_some())
    }

    /// The latest version they have seen.
    fn seen(&self) -> Option<u32> {
        self.standing.as_ref().map(|standing| standing.version)
    }

    fn follow(&mut self, standing: Standing) {
        let expected = self.seen().map_or(0, |seen| seen + 1);
        assert_eq!(standing.version, expected, "no version is missing and none comes twice");
        self.takes_back = false;
        self.see(standing);
    }

    fn see(&mut self, standing: Standing) {
        self.world.know(&self.table, |known| known.seen = known.seen.max(Some(standing.version)));
        self.standing = Some(standing);
    }

    fn take_note(&mut self, done: Option<String>) {
        let (Some(done), Some(version)) = (done, self.seen()) else { return };
        let (cmd, action) = self.pending.take().expect("something was tried");
        assert_eq!(cmd, done, "only what was tried is carried out, and once");
        let seat = self.seat.expect("who acts has a seat");
        let acknowledged = Acknowledged { seat, cmd, version, action };
        self.world.know(&self.table, |known| known.acknowledged.push(acknowledged));
        self.world.acknowledge();
        // What was said before it on the same line is stored, too.
        if let Some(relinked) = self.relinked.take() {
            self.token = relinked;
            self.world.know(&self.table, |known| known.relinked += 1);
        }
    }

    /// The rules forbid it by now: a bot has stood in meanwhile, or somebody has taken back what it answered.
    fn give_up(&mut self, cmd: String) {
        let (pending, _) = self.pending.take().expect("something was tried");
        assert_eq!(pending, cmd);
        self.world.know(&self.table, |known| known.given_up.push(cmd));
    }

    /// Takes note of what is told of the table, and does what can be done about it.
    async fn hear_of_table(&mut self, line: &mut Line, table: &TableInfo) {
        let news = self.world.know(&self.table, |known| known.hear_of_table(table));
        (0..news).for_each(|_| self.world.acknowledge());
        let Some(seat) = self.seat.filter(|_| !self.has_left) else { return };
        let SeatInfo::Person { commitment, revealed, plays, .. } = table.seats[seat.index()] else {
            panic!("a seat that was taken stays so")
        };
        self.has_left |= plays == Plays::Resigned;
        let gathering = table.stage == TableStage::Gathering;
        let own = number(seat);
        if gathering && !table.luck.closed && commitment.is_none() {
            say(line, ToServer::Commit { commitment: own.commitment() }).await;
        }
        if gathering && table.luck.closed && commitment == Some(own.commitment()) && !revealed {
            say(line, ToServer::Reveal { number: own.0 }).await;
        }
        let gone = |(_, other): &(u8, &SeatInfo)| {
            matches!(other, SeatInfo::Person { online: false, plays: Plays::Themselves, .. })
        };
        let gone = (0..).zip(&table.seats).find(gone).map(|(seat, _)| Seat(seat));
        if let Some(gone) = gone
            && table.stage == TableStage::Playing
            && self.luck.below(CALLS_STAND_IN) == 0
        {
            say(line, ToServer::StandIn { seat: gone }).await;
        }
    }

    /// Does what can be done now, if nothing is waited for that was done before.
    async fn go_on(&mut self, line: &mut Line) {
        let Some(standing) = self.standing.clone() else { return };
        let waits = self.pending.is_some() || self.takes_back || self.leaves;
        if waits || self.has_left || standing.winners.is_some() {
            return;
        }
        let seat = self.seat.expect("who is at the table has a seat");
        if self.will_leave && standing.version > LEAVES_AFTER {
            self.leaves = true;
            return say(line, ToServer::Resign {}).await;
        }
        if standing.undo && self.luck.below(TAKES_BACK) == 0 {
            self.takes_back = true;
            return say(line, ToServer::Undo { version: standing.version }).await;
        }
        if !standing.waiting.contains(&seat) {
            return;
        }
        if self.relinked.is_none() && self.luck.below(RELINKS) == 0 {
            let fresh = self.fresh_token();
            self.relinked = Some(fresh);
            say(line, ToServer::Relink { token: fresh }).await;
        }
        let mut actions = actions(&standing);
        let action = actions.swap_remove(self.luck.below(actions.len() as u32) as usize);
        self.tries += 1;
        let cmd = format!("seat-{}-try-{}", seat.0, self.tries);
        self.pending = Some((cmd.clone(), action.clone()));
        // If the line is lost it is sent again.
        let _ = line.act(&cmd, action).await;
    }

    /// A token that nobody has had before.
    fn fresh_token(&mut self) -> Bytes16 {
        let mut bytes = [self.number; 16];
        bytes[..4].copy_from_slice(&self.luck.below(u32::MAX).to_be_bytes());
        Bytes16(bytes)
    }
}

/// If the line is lost, it is said again when there is reason to.
async fn say(line: &mut Line, message: ToServer) {
    let _ = line.say(&message).await;
}

/// None if the server is not there, or is killed before it answers.
async fn post_if_there(address: SocketAddr, path: &str, join: &Join) -> Option<(u16, serde_json::Value)> {
    let body = serde_json::to_string(join).unwrap();
    let headers = [("content-type", "application/json")];
    let (status, answer) =
        crate::client::request(address, &format!("POST {path}"), &headers, &body).await.ok()?;
    Some((status, serde_json::from_str(&answer).ok()?))
}
