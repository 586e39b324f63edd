//! What people do about the table rather than in the match, and what no page of ours would do.

use super::{page::hash, truth::Wrong, world::World};
use life::{Input, LineId};
use protocol::{Plays, Reaction, TableStage, ToServer, Wish};
use serde_json::value::RawValue;
use tabletop::{Bytes16, Number, Seat, Viewer};

type Checked = Result<(), Wrong>;

impl World {
    pub(super) fn let_person_wish(&mut self) -> Checked {
        let Some((line, _, _)) = self.any_page() else { return Ok(()) };
        let seats = self.truth.chairs.len() as u32;
        let wish = match (self.truth.stage(), self.script.below(4)) {
            (TableStage::Gathering, 0..=2) => Wish::Begin,
            (_, 3) => Wish::Remove { seat: Seat(self.script.below(seats + 1) as u8) },
            (_, 2) => Wish::Resume,
            _ if self.truth.paused.is_some() => Wish::Resume,
            _ => Wish::Pause,
        };
        let on = !self.script.once_in(5);
        self.put(Input::Said { line, lag: 0, message: ToServer::Wish { wish, on } })
    }

    pub(super) fn let_person_ask_for_stand_in(&mut self) -> Checked {
        let Some((line, _, own)) = self.any_page() else { return Ok(()) };
        let absent = self.truth.seats_that(|chair| chair.decides()).without(self.here());
        let absent: Vec<Seat> = absent.iter().collect();
        if !absent.is_empty() && self.script.below(2) == 1 {
            self.now = self.now.plus(u64::from(self.truth.laid.settings.grace) * 1_000);
        }
        let message = match self.script.below(4) {
            3 => ToServer::Back {},
            2 => ToServer::StandIn { seat: own },
            _ => ToServer::StandIn { seat: self.script.pick(&absent).copied().unwrap_or(Seat(0)) },
        };
        self.put(Input::Said { line, lag: 0, message })
    }

    pub(super) fn let_person_leave_for_good(&mut self) -> Checked {
        let Some((line, person, seat)) = self.any_page() else { return Ok(()) };
        if !self.script.once_in(2) {
            return Ok(());
        }
        self.put(Input::Said { line, lag: 0, message: ToServer::Resign {} })?;
        if self.truth.stage() == TableStage::Gathering
            && self.truth.seat_of(self.people[person].hash()).is_none()
        {
            // The seat is free again, and this page opens nothing.
            self.people[person].is_seated = false;
        }
        if self.truth.chairs[seat.index()].plays == Plays::Resigned && self.script.once_in(2) {
            return self.bring(person);
        }
        Ok(())
    }

    pub(super) fn let_keeper_decide(&mut self) -> Checked {
        let keeper = self.truth.keeper.map(Viewer::Seat);
        let line = self.wires.iter().find(|(_, wire)| Some(wire.viewer) == keeper).map(|(line, _)| *line);
        let line = if self.script.once_in(6) { self.any_line() } else { line };
        let Some(line) = line else { return Ok(()) };
        let seats = self.truth.chairs.len() as u32;
        let message = match self.script.below(6) {
            0 => ToServer::Watch { open: true },
            1 => ToServer::Watch { open: false },
            2 => ToServer::HandOver { seat: Seat(self.script.below(seats + 1) as u8) },
            3 => ToServer::Hasten {},
            4 => ToServer::Invite { invite: None },
            _ => ToServer::Invite { invite: Some(self.secrets.token()) },
        };
        let invite = if let ToServer::Invite { invite } = &message { Some(*invite) } else { None };
        self.put(Input::Said { line, lag: 0, message })?;
        if let Some(invite) = invite
            && self.truth.invite == invite.map(hash)
        {
            self.invite = invite;
        }
        Ok(())
    }

    pub(super) fn let_person_relink(&mut self) -> Checked {
        let Some((line, person, _)) = self.any_page() else { return Ok(()) };
        let token = self.people[person].next_token.unwrap_or_else(|| self.secrets.token());
        // Kept before it is asked for.
        self.people[person].next_token = Some(token);
        self.put(Input::Said { line, lag: 0, message: ToServer::Relink { token } })
    }

    pub(super) fn let_person_speak(&mut self) -> Checked {
        let Some(line) = self.any_line() else { return Ok(()) };
        let message = match self.script.below(4) {
            0 => ToServer::React { reaction: Reaction::Hmm },
            1 => ToServer::Hasten {},
            2 => return self.let_somebody_try(line),
            _ => ToServer::Back {},
        };
        self.put(Input::Said { line, lag: 0, message })
    }

    /// Somebody asks what would come of something: of what their page offers, or of what it does not.
    fn let_somebody_try(&mut self, line: LineId) -> Checked {
        let Some(wire) = self.wires.get(&line) else { return Ok(()) };
        let offered = wire.person.map_or_else(Vec::new, |person| self.people[person].menu());
        let foolish = RawValue::from_string(r#"{"type":"exchange"}"#.to_owned()).unwrap();
        let action = self.script.pick(&offered).cloned().unwrap_or(foolish);
        let cmd = format!("try{}", line.0);
        if let Some(wire) = self.wires.get_mut(&line) {
            wire.tried = Some((cmd.clone(), action.clone()));
        }
        self.put(Input::Said { line, lag: 0, message: ToServer::Try { cmd, action } })
    }

    /// Somebody does what no page of ours would.
    pub(super) fn let_somebody_cheat(&mut self) -> Checked {
        self.tally.count("somebody cheated");
        let old: Vec<Bytes16> = self.people.iter().filter_map(|person| person.old_token).collect();
        match self.script.below(5) {
            0 => {
                let token = hash(Bytes16([9; 16]));
                self.come(None, Some(token), Some(3)).map(drop)
            }
            1 => {
                let Some(token) = self.script.pick(&old).copied() else { return Ok(()) };
                self.come(None, Some(hash(token)), None).map(drop)
            }
            2 => {
                let token = self.invite.map(hash);
                self.come(None, token, None).map(drop)
            }
            3 => self.cheat_with_luck(),
            _ => {
                let Some(line) = self.any_line() else { return Ok(()) };
                let message = ToServer::Hello {
                    protocol: 3,
                    table: "bord".to_owned(),
                    token: None,
                    seen: None,
                    covered: false,
                };
                self.put(Input::Said { line, lag: 0, message })
            }
        }
    }

    /// A number that was not committed to, or too early; another commitment, perhaps too late.
    fn cheat_with_luck(&mut self) -> Checked {
        let Some((line, person, seat)) = self.any_page() else { return Ok(()) };
        let other = Number(self.secrets.number());
        let message = match self.script.below(2) {
            0 => ToServer::Reveal { number: other.0 },
            _ => ToServer::Commit { commitment: other.commitment() },
        };
        self.put(Input::Said { line, lag: 0, message })?;
        // The last promise counts, if it came in time; then the page promises no other.
        if self.truth.chairs[seat.index()].commitment == Some(other.commitment()) {
            self.people[person].number = other;
            let own = self.wires.values_mut().filter(|wire| wire.person == Some(person));
            own.for_each(|wire| wire.said.retain(|said| !matches!(said, ToServer::Commit { .. })));
            let page = &self.people[person];
            if let Some(message) = page.table.as_ref().and_then(|table| page.promise(seat, table)) {
                self.say(line, message);
            }
        }
        Ok(())
    }
}
