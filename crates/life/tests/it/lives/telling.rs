//! What the process says and asks, held against the log; and the pages that hear it.

use super::{
    page::actions,
    truth::{Wrong, ensure, seat_of},
    world::{Request, World},
};
use life::{Ask, LineId, Sitter};
use protocol::{ErrorCode, TableStage, ToClient, ToServer};
use serde_json::value::RawValue;
use tabletop::{Seat, Viewer};

impl World {
    pub(super) fn check_answer(&self, answer: Result<Seat, ErrorCode>) -> Result<(), Wrong> {
        let Ok(seat) = answer else { return Ok(()) };
        let is_so = match self.request.ok_or("nobody asked")? {
            Request::Seat(token) => self.truth.seat_of(token) == Some(seat),
            Request::Bot => matches!(self.truth.chairs[seat.index()].sitter, Sitter::Bot { .. }),
            Request::Rematch => self.truth.rematch.is_some(),
        };
        ensure!(is_so, "the answer {answer:?} has nothing to show for it in the log");
        Ok(())
    }

    pub(super) fn check_ask(&self, ask: &Ask) -> Result<(), Wrong> {
        let question = &ask.question;
        let seat = question.seat;
        ensure!(Some(question.version) == self.truth.version(), "a bot is asked about another version");
        ensure!(!self.truth.chairs[seat.index()].decides(), "a bot is asked for {seat:?}, who plays");
        ensure!(!self.wires.is_empty(), "a bot is asked in an empty room");
        let playing = self.truth.stage() == TableStage::Playing && self.truth.paused.is_none();
        ensure!(playing, "a bot is asked when nothing goes on");
        let game = self.truth.game().ok_or("no match is under way")?;
        let texts =
            |actions: Vec<Box<RawValue>>| actions.iter().map(|one| one.get().to_owned()).collect::<Vec<_>>();
        let is_own = question.sight.view().get() == game.view(Viewer::Seat(seat)).get()
            && texts(question.sight.actions()) == texts(actions(&game.menu(seat)));
        ensure!(is_own, "a bot is asked with other eyes than its own");
        Ok(())
    }

    pub(super) fn tell(&mut self, to: &[LineId], frame: &str) -> Result<(), Wrong> {
        self.truth.holds_no_secret(frame)?;
        let told: ToClient = serde_json::from_str(frame).map_err(|why| format!("{frame}: {why}"))?;
        for line in to {
            ensure!(self.wires.contains_key(line), "{line:?} is told something, and is not there: {frame}");
            self.check_told(*line, &told).map_err(|wrong| format!("{wrong}\n  {line:?} was told {frame}"))?;
            let Some(wire) = self.wires.get_mut(line).filter(|wire| wire.is_heard) else { continue };
            let Some(person) = wire.person else { continue };
            let mut answers = self.people[person].hear(&told)?;
            if let (ToClient::Table(table), Some(seat)) = (&told, seat_of(wire.viewer)) {
                answers.extend(self.people[person].promise(seat, table));
            }
            for answer in answers {
                let is_there = wire.said.iter().any(|said| same_promise(said, &answer));
                if !is_there {
                    wire.said.push_back(answer);
                }
            }
        }
        Ok(())
    }

    fn check_told(&mut self, line: LineId, told: &ToClient) -> Result<(), Wrong> {
        let here = self.here();
        let Some(wire) = self.wires.get_mut(&line) else { return Ok(()) };
        let (viewer, seen, now) = (wire.viewer, wire.seen, self.now);
        wire.is_welcome |= matches!(told, ToClient::Welcome { .. });
        ensure!(wire.is_welcome, "{viewer:?} is told something before they are welcomed");
        let follows = |version: u32| {
            ensure!(seen.map_or(0, |seen| seen + 1) == version, "version {version} follows {seen:?}");
            Ok(())
        };
        match told {
            ToClient::Welcome { seat, table, .. } => {
                ensure!(*seat == seat_of(viewer), "{viewer:?} is welcomed as {seat:?}");
                self.truth.check_info(table, here, now)
            }
            ToClient::Table(table) => self.truth.check_info(table, here, now),
            ToClient::Step { cmd, stand_in, before, beats, standing } => {
                follows(standing.version)?;
                wire.seen = Some(standing.version);
                ensure!(before.is_some() == (standing.version == 0), "the table before the opening");
                self.truth.check_step(standing.version, viewer, cmd.as_deref(), *stand_in, beats)?;
                self.truth.check_standing(standing, viewer, now)
            }
            ToClient::Standing(standing) => {
                ensure!(seen == Some(standing.version), "the standing is of another version than {seen:?}");
                self.truth.check_standing(standing, viewer, now)
            }
            ToClient::Undone { seat, standing } => {
                follows(standing.version)?;
                wire.seen = Some(standing.version);
                self.truth.check_undone(standing.version, *seat)?;
                self.truth.check_standing(standing, viewer, now)
            }
            ToClient::Resync { log, standing } => {
                ensure!(Some(standing.version) == self.truth.version(), "a resync of an old version");
                wire.seen = Some(standing.version);
                self.truth.check_log(log, viewer)?;
                self.truth.check_standing(standing, viewer, now)
            }
            ToClient::Accepted { cmd, version } => {
                let own = seat_of(viewer).and_then(|seat| self.truth.version_of(seat, cmd));
                ensure!(own == Some(*version), "{cmd} is said to be version {version}, and is {own:?}");
                self.tally.count("a command was asked about again");
                Ok(())
            }
            ToClient::Tried { cmd, beats } => {
                let tried = wire.tried.take().filter(|(own, _)| own == cmd);
                let (_, action) = tried.ok_or("what was not tried is answered")?;
                self.tally.count("something was tried out");
                self.truth.check_tried(viewer, &action, beats)
            }
            ToClient::Refused { .. } | ToClient::Error { .. } | ToClient::Reacted { .. } => Ok(()),
            ToClient::Bye { .. } => Err("only who drives a table says goodbye".to_owned()),
        }
    }
}

/// Both tell a commitment, or both a number, or both the same command.
fn same_promise(said: &ToServer, answer: &ToServer) -> bool {
    match (said, answer) {
        (ToServer::Commit { .. }, ToServer::Commit { .. })
        | (ToServer::Reveal { .. }, ToServer::Reveal { .. }) => true,
        (ToServer::Act { cmd, .. }, ToServer::Act { cmd: other, .. }) => cmd == other,
        _ => false,
    }
}
