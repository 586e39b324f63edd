//! What those at a table say, each word one arm.

use crate::{By, Effect, Life, LineId, Move, Refused, Time, TokenHash, What, frames::frame, presence::Guest};
use protocol::{CMD_MAX, ErrorCode, Reaction, ToClient, ToServer, Wish, Wished};
use serde_json::value::RawValue;
use tabletop::{Bytes16, Bytes32, Number, Seat};

/// The most of the time on the line that is given back to a clock for one action, in milliseconds.
pub const LAG_MAX: u64 = 1_000;

impl Life {
    pub(crate) fn hear(&mut self, now: Time, line: LineId, lag: u64, message: ToServer) {
        let Some(guest) = self.presence.guest(line) else { return };
        let cmd = message.cmd().map(str::to_owned);
        if cmd.as_ref().is_some_and(|cmd| cmd.is_empty() || cmd.len() > CMD_MAX) {
            return self.refuse(line, None, ErrorCode::Malformed.into());
        }
        let said = match (message, guest.seat) {
            (ToServer::Hello { .. }, _) => Err(ErrorCode::Hello.into()),
            (ToServer::Hasten {}, seat) => self.hasten(now, seat),
            (_, None) => Err(ErrorCode::NotSeated.into()),
            (ToServer::Act { cmd, action }, Some(seat)) => self.act(now, line, seat, lag, cmd, action),
            // What is tried is answered with what the seat may see, and others look at this screen.
            (ToServer::Try { .. }, Some(_)) if guest.covered => Err(ErrorCode::NotSeated.into()),
            (ToServer::Try { cmd, action }, Some(seat)) => self.try_out(now, line, seat, cmd, &action),
            (message, Some(seat)) => self.say(now, line, seat, message),
        };
        if let Err(refused) = said {
            self.refuse(line, cmd, refused);
        }
    }

    fn refuse(&mut self, line: LineId, cmd: Option<String>, refused: Refused) {
        let message = match (refused, cmd) {
            (Refused::Rules { rule, refusal }, Some(cmd)) => {
                ToClient::Refused { cmd, rule: rule.0.to_owned(), refusal }
            }
            (Refused::Rules { .. }, None) => ToClient::Error { cmd: None, error: ErrorCode::Internal.into() },
            (Refused::Error(error), cmd) => ToClient::Error { cmd, error },
        };
        self.tell(vec![line], frame(&message));
    }

    fn act(
        &mut self,
        now: Time,
        line: LineId,
        seat: Seat,
        lag: u64,
        cmd: String,
        action: Box<RawValue>,
    ) -> Result<(), Refused> {
        let playing = self.table.playing.as_ref().ok_or(ErrorCode::NotStarted)?;
        if let Some(version) = playing.version_of(seat, &cmd) {
            self.tell(vec![line], frame(&ToClient::Accepted { cmd, version }));
            return Ok(());
        }
        if self.thinking.has_floor() && !playing.waiting.contains(seat) {
            return Err(ErrorCode::TooFast.into());
        }
        self.come_back(now, seat);
        let lag = lag.min(LAG_MAX) as u16;
        let made = Move { seat, cmd: Some(cmd.into()), lag, action };
        self.add(now, By::Person(seat), What::Moved(made))
    }

    /// What would come of an action, from the latest version that is stored: nobody may be told of another.
    fn try_out(
        &mut self,
        now: Time,
        line: LineId,
        seat: Seat,
        cmd: String,
        action: &RawValue,
    ) -> Result<(), Refused> {
        let playing = self.table.playing.as_ref().ok_or(ErrorCode::NotStarted)?;
        if !self.tries.take(seat, now) {
            return Err(ErrorCode::TooFast.into());
        }
        let beats = playing.game.would(seat, action)?;
        self.tell(vec![line], frame(&ToClient::Tried { cmd, beats }));
        Ok(())
    }

    fn say(&mut self, now: Time, line: LineId, seat: Seat, message: ToServer) -> Result<(), Refused> {
        let by = By::Person(seat);
        match message {
            ToServer::Undo { version } => {
                if self.version() != Some(version) {
                    return Err(ErrorCode::UndoAfterOthers.into());
                }
                self.come_back(now, seat);
                self.add(now, by, What::Undone)
            }
            ToServer::Commit { commitment } => self.commit(now, seat, commitment),
            ToServer::Reveal { number } => self.reveal(now, seat, Number(number)),
            ToServer::StandIn { seat: other } => {
                if !self.is_gone(other, now) {
                    return Err(ErrorCode::NotGone.into());
                }
                self.add(now, by, What::StoodIn { seat: other })
            }
            ToServer::Back {} => {
                self.come_back(now, seat);
                Ok(())
            }
            ToServer::Resign {} => {
                self.add(now, by, What::Resigned { seat })?;
                self.become_watchers(now, seat);
                Ok(())
            }
            ToServer::Wish { wish, on } => self.wish(now, seat, wish, on),
            ToServer::HandOver { seat: other } => {
                self.keeps(seat)?;
                self.add(now, by, What::HandedOver { seat: other })
            }
            ToServer::Relink { token } => self.relink(now, line, seat, token),
            ToServer::Invite { invite } => {
                self.keeps(seat)?;
                let invite = invite.map(|invite| TokenHash::of(&text(invite)));
                self.add(now, by, What::Invited { invite })
            }
            ToServer::Watch { open } => {
                self.keeps(seat)?;
                self.add(now, by, What::Watched { open })?;
                if !open {
                    self.end(now, self.presence.lines_of(None), ErrorCode::NotWatched);
                }
                Ok(())
            }
            ToServer::React { reaction } => self.react(now, seat, reaction),
            ToServer::Hello { .. } | ToServer::Act { .. } | ToServer::Try { .. } | ToServer::Hasten {} => {
                Err(ErrorCode::Internal.into())
            }
        }
    }

    fn keeps(&self, seat: Seat) -> Result<(), Refused> {
        if self.table.keeper == Some(seat) { Ok(()) } else { Err(ErrorCode::NotKeeper.into()) }
    }

    fn commit(&mut self, now: Time, seat: Seat, commitment: Bytes32) -> Result<(), Refused> {
        if self.table.chair(seat)?.commitment == Some(commitment) {
            return Ok(());
        }
        self.add(now, By::Person(seat), What::Committed { seat, commitment })
    }

    fn reveal(&mut self, now: Time, seat: Seat, number: Number) -> Result<(), Refused> {
        if self.table.chair(seat)?.number == Some(number) {
            return Ok(());
        }
        self.add(now, By::Person(seat), What::Revealed { seat, number })
    }

    fn wish(&mut self, now: Time, seat: Seat, wish: Wish, on: bool) -> Result<(), Refused> {
        if on
            && let Wish::Remove { seat: other } = wish
            && !self.may_be_removed(other, now)
        {
            return Err(ErrorCode::NotGone.into());
        }
        if self.table.wishes.contains(&Wished { seat, wish }) == on {
            return Ok(());
        }
        self.add(now, By::Person(seat), What::Wished { seat, wish, on })
    }

    /// The own link is made anew, and whoever came by the old one is shown out.
    fn relink(&mut self, now: Time, line: LineId, seat: Seat, token: Bytes16) -> Result<(), Refused> {
        let token = TokenHash::of(&text(token));
        if self.table.chair(seat)?.sitter.token() == Some(token) {
            return Ok(());
        }
        self.add(now, By::Person(seat), What::Relinked { seat, token })?;
        let mut others = self.presence.lines_of(Some(seat));
        others.retain(|other| *other != line);
        self.end(now, others, ErrorCode::WrongToken);
        Ok(())
    }

    /// Whoever has left for good sees what everybody sees. Those whose seat is free again are at a table that is closed to
    /// watchers nobody.
    pub(crate) fn become_watchers(&mut self, now: Time, seat: Seat) {
        let lines = self.presence.lines_of(Some(seat));
        if self.table.playing.is_none() && !self.table.watched {
            return self.end(now, lines, ErrorCode::NotWatched);
        }
        for line in &lines {
            self.presence.add(*line, Guest::WATCHER);
        }
        self.welcome_after(lines);
    }

    /// Those who sit at the table may have the bots play to the end; where nobody ever sat, whoever watches.
    fn hasten(&mut self, now: Time, seat: Option<Seat>) -> Result<(), Refused> {
        if seat.is_none() && self.table.seats.iter().any(|chair| chair.has_person()) {
            return Err(ErrorCode::NotSeated.into());
        }
        if self.table.playing.as_ref().is_some_and(|playing| playing.hastened) {
            return Ok(());
        }
        self.add(now, seat.map_or(By::Host, By::Person), What::Hastened)?;
        // A bot that hesitates is asked anew, and then does not.
        self.thinking.forget();
        Ok(())
    }

    fn react(&mut self, now: Time, seat: Seat, reaction: Reaction) -> Result<(), Refused> {
        if !self.words.take(seat, now) {
            return Err(ErrorCode::TooFast.into());
        }
        self.tell_reaction(seat, reaction);
        self.then(Effect::PassOn { seat, reaction });
        Ok(())
    }

    pub(crate) fn tell_reaction(&mut self, seat: Seat, reaction: Reaction) {
        self.tell(self.presence.lines_but(&[]), frame(&ToClient::Reacted { seat, reaction }));
    }
}

/// A token as it stands in links.
pub(crate) fn text(token: Bytes16) -> String {
    hex::encode(token.0)
}
