//! A table with those who are there: inputs in, effects out.

use crate::{
    Append, Bounds, By, Digest, Effect, Entry, Games, Input, Laid, LineId, Record, Refused, Table, Time,
    TokenHash, Unreadable, What,
    allowance::Allowance,
    frames::frame,
    presence::{Guest, Presence},
    table::Chair,
    thinking::Thinking,
};
use protocol::{ErrorCode, TableStage, ToClient};
use std::{mem, sync::Arc, time::Duration};
use tabletop::{Bytes32, Seat, Viewer};

/// A table that lives: its log, folded, and those who are there.
pub struct Life {
    pub(crate) table: Table,
    pub(crate) presence: Presence,
    pub(crate) thinking: Thinking,
    pub(crate) words: Allowance,
    pub(crate) tries: Allowance,
    /// What the table has taken in and nobody has been asked to store yet.
    fresh: Option<Append>,
    /// Something is being stored.
    storing: bool,
    after: After,
    effects: Vec<Effect>,
    /// When it has asked to be woken.
    alarm: Option<Time>,
    /// The latest version that the log has: the next may be on its way there.
    stored: Option<u32>,
    /// Another host has stored the latest entry, and does what happens by itself; for how many milliseconds longer that is left
    /// to it.
    pub(crate) patience: Option<u64>,
}

/// What is done when the log has the fresh entries: nothing is told before it is stored.
#[derive(Default)]
struct After {
    /// Everybody is told about the table.
    news: bool,
    /// Everybody is told the versions after this one.
    steps: Option<Option<u32>>,
    /// These have other eyes from now on, and are told everything anew.
    welcomed: Vec<LineId>,
    effects: Vec<Effect>,
}

impl Life {
    /// The log of a new table, with what those who sit there commit to from the first. If that is all that it waits for,
    /// the list is closed.
    pub fn lay(
        games: Arc<dyn Games>,
        laid: Laid,
        commitments: &[(Seat, Bytes32)],
        at: Time,
    ) -> Result<Vec<Record>, Refused> {
        let by = laid.keeper.map_or(By::Host, By::Person);
        let entry = Entry { at, by, what: What::Laid(Box::new(laid)) };
        let first = Record::new(Digest::NOTHING, &entry);
        let mut table = Table::lay(games, &entry).expect("the entry lays a table");
        table.note(&first);
        let mut life = Life::of(table, Duration::ZERO, at);
        for (seat, commitment) in commitments {
            let (seat, commitment) = (*seat, *commitment);
            life.add(at, By::Person(seat), What::Committed { seat, commitment })?;
        }
        // Whoever has committed has a number to tell before the match begins: opening one would take a while.
        if !commitments.is_empty() {
            life.settle(at);
        }
        let more = life.fresh.map_or_else(Vec::new, |fresh| fresh.records);
        Ok([first].into_iter().chain(more).collect())
    }

    /// Reads a log. Nobody is there yet. `bot_pause` is how long a bot hesitates at the usual pace.
    pub fn open(
        games: Arc<dyn Games>,
        log: &[Record],
        bot_pause: Duration,
        now: Time,
    ) -> Result<Life, Unreadable> {
        Ok(Life::of(Table::read(games, log)?, bot_pause, now))
    }

    fn of(table: Table, bot_pause: Duration, now: Time) -> Life {
        Life {
            stored: table.version(),
            table,
            presence: Presence::nobody(now),
            thinking: Thinking::new(bot_pause),
            words: Allowance::of_words(),
            tries: Allowance::of_tries(),
            fresh: None,
            storing: false,
            after: After::default(),
            effects: Vec::new(),
            alarm: None,
            patience: None,
        }
    }

    /// The same within other bounds than the usual ones.
    #[must_use]
    pub fn within(mut self, bounds: Bounds) -> Life {
        self.table.bounds = bounds;
        self
    }

    /// The table. While something is being stored it is ahead of its log.
    pub fn table(&self) -> &Table {
        &self.table
    }

    /// The latest version; none before the match.
    pub fn version(&self) -> Option<u32> {
        self.table.version()
    }

    /// The latest version that everybody here has been told when all effects so far are carried out; none before the match.
    pub fn told(&self) -> Option<u32> {
        self.stored
    }

    /// Puts something in.
    ///
    /// # Panics
    ///
    /// If something is being stored: one thing happens at a time.
    pub fn input(&mut self, now: Time, input: Input) -> Vec<Effect> {
        assert!(!self.storing, "one thing happens at a time");
        // Clocks of machines go backwards now and then; the log does not.
        let now = now.max(self.table.latest);
        match input {
            Input::Came { line, token, seen, covered } => self.come(now, line, token, seen, covered),
            Input::Left { line } => self.leave(now, line),
            Input::Said { line, lag, message } => self.hear(now, line, lag, message),
            Input::Join { invite, name, token, commitment } => {
                let seat = self.join(now, &invite, name, token, commitment);
                self.answer(seat);
            }
            Input::SeatBot { key, seat, level, name } => {
                let seat = self.seat_bot(now, &key, seat, level, name);
                self.answer(seat);
            }
            Input::ComeAlong { token } => {
                let seat = self.come_along(now, &token);
                self.answer(seat);
            }
            Input::Followed { token, table } => {
                let seat = self.follow(now, &token, table);
                self.answer(seat);
            }
            Input::Thought { seat, version, action } => self.thought(now, seat, version, action),
            Input::Elsewhere { seats, left } => self.hear_of_others(now, seats, &left),
            Input::Reacted { seat, reaction } => self.tell_reaction(seat, reaction),
            Input::Woken => self.alarm = None,
        }
        self.go_on(now)
    }

    /// The records of the latest [`Effect::Append`] are in the log.
    pub fn stored(&mut self, now: Time) -> Vec<Effect> {
        self.storing = false;
        let now = now.max(self.table.latest);
        self.tell_stored(now);
        self.go_on(now)
    }

    /// Tells of what the log has.
    pub(crate) fn tell_stored(&mut self, now: Time) {
        self.stored = self.version();
        let After { news, steps, welcomed, effects } = mem::take(&mut self.after);
        for line in &welcomed {
            if let Some(guest) = self.presence.guest(*line) {
                self.welcome(now, *line, guest, self.table.anew(guest.viewer(), now));
            }
        }
        if news {
            self.tell_table(now, &welcomed);
        }
        if let Some(told) = steps {
            self.tell_steps(now, told, &welcomed);
            if self.table.stage() == TableStage::Over {
                self.tell_table(now, &welcomed);
            }
        } else if news {
            self.tell_standing(now, &welcomed);
        }
        self.effects.extend(effects);
    }

    /// Does what follows by itself, and hands out what is to be done.
    pub(crate) fn go_on(&mut self, now: Time) -> Vec<Effect> {
        self.settle(now);
        if let Some(fresh) = self.fresh.take() {
            self.storing = true;
            self.effects.push(Effect::Append(fresh));
        } else {
            self.ask_bots(now);
            self.set_alarm(now);
        }
        mem::take(&mut self.effects)
    }

    /// Adds an entry, if the table takes it.
    pub(crate) fn add(&mut self, at: Time, by: By, what: What) -> Result<(), Refused> {
        let told = self.version();
        let entry = Entry { at, by, what };
        self.table.fold(&entry)?;

        let record = Record::new(self.table.digest, &entry);
        let (at, before) = (self.table.entries, self.table.digest);
        self.table.note(&record);
        let fresh = self.fresh.get_or_insert_with(|| Append { at, before, records: Vec::new(), moves: 0 });
        fresh.records.push(record);
        fresh.moves += u32::from(matches!(entry.what, What::Moved(_)));
        self.patience = None;
        self.tell_after(told, &entry);
        Ok(())
    }

    /// An entry has been folded; those who are there are told when the log has it.
    pub(crate) fn tell_after(&mut self, told: Option<u32>, entry: &Entry) {
        if let What::Sat { seat, .. } = entry.what {
            self.presence.expect(seat, entry.at);
        }
        let is_step = matches!(entry.what, What::Moved(_) | What::Undone);
        if is_step || matches!(entry.what, What::Began) {
            self.after.steps.get_or_insert(told);
        }
        self.after.news |= !is_step;
    }

    /// Tells these everything anew when the log has what has changed for them: more may be added to it before.
    pub(crate) fn welcome_after(&mut self, lines: Vec<LineId>) {
        self.after.welcomed.extend(lines);
    }

    /// Does something at once, or when the log has what it rests on.
    pub(crate) fn then(&mut self, effect: Effect) {
        if self.fresh.is_some() { self.after.effects.push(effect) } else { self.effects.push(effect) }
    }

    pub(crate) fn tell(&mut self, to: Vec<LineId>, frame: String) {
        if !to.is_empty() {
            self.then(Effect::Tell { to, frame });
        }
    }

    /// A request that needs others to be told waits for the log, like they do.
    fn answer(&mut self, answer: Result<Seat, Refused>) {
        let answer = answer.map_err(|refused| refused.code().unwrap_or(ErrorCode::Internal));
        self.then(Effect::Answer(answer));
    }

    /// Tells everybody but these about the table.
    pub(crate) fn tell_table(&mut self, now: Time, but: &[LineId]) {
        let info = self.table.info(&self.presence, now);
        self.tell(self.presence.lines_but(but), frame(&ToClient::Table(info)));
    }

    /// Something has changed that is no step of the match, but clocks and what can be done may be others.
    fn tell_standing(&mut self, now: Time, but: &[LineId]) {
        let Some(playing) = &self.table.playing else { return };
        let groups = self.presence.by_viewer(but).into_iter();
        let told: Vec<(Vec<LineId>, String)> =
            groups.map(|(viewer, lines)| (lines, self.table.standing_frame(playing, viewer, now))).collect();
        for (lines, frame) in told {
            self.tell(lines, frame);
        }
    }

    /// Brings everybody but these from what they have been told to where the match stands.
    fn tell_steps(&mut self, now: Time, told: Option<u32>, but: &[LineId]) {
        let Some(playing) = &self.table.playing else { return };
        let (viewers, lines): (Vec<Viewer>, Vec<_>) = self.presence.by_viewer(but).into_iter().unzip();
        if told.map_or(0, |told| told + 1) == playing.version() {
            let frames = self.table.latest_frames(playing, &viewers, now);
            return lines.into_iter().zip(frames).for_each(|(lines, frame)| self.tell(lines, frame));
        }
        for (viewer, lines) in viewers.into_iter().zip(lines) {
            match self.table.since(told, viewer, now) {
                Ok(missed) => missed.into_iter().for_each(|frame| self.tell(lines.clone(), frame)),
                Err(refused) => self.cannot_retrace(&refused),
            }
        }
    }

    fn cannot_retrace(&mut self, refused: &Refused) {
        self.effects.push(Effect::Fault(format!("the match cannot be retraced: {refused}")));
    }

    fn come(&mut self, now: Time, line: LineId, token: Option<TokenHash>, seen: Option<u32>, covered: bool) {
        if let Some(seat) = token.and_then(|token| self.table.seat_with(token))
            && let Err(refused) = self.take_kept(now, seat)
        {
            self.effects.push(Effect::Fault(format!("a kept seat cannot be taken: {refused}")));
        }
        let seat = match self.let_in(token) {
            Ok(seat) => seat,
            Err(code) => return self.effects.push(Effect::End { lines: vec![line], code }),
        };
        let guest = Guest { seat, covered };
        let is_news = seat.is_some_and(|seat| !self.presence.is_here(seat));
        self.presence.add(line, guest);
        if self.fresh.is_some() {
            self.welcome_after(vec![line]);
        } else {
            self.welcome(now, line, guest, self.table.since(seen, guest.viewer(), now));
            if is_news {
                self.tell_table(now, &[line]);
            }
        }
        // A clock that ran out while nobody was there is settled first: whoever comes plays, whatever it says.
        self.settle(now);
        if let Some(seat) = seat {
            self.come_back(now, seat);
        }
    }

    /// In whose seat a token lets somebody in; in none, without a token or when they have left for good: they may still
    /// see how it ends.
    fn let_in(&self, token: Option<TokenHash>) -> Result<Option<Seat>, ErrorCode> {
        let Some(token) = token else {
            return if self.table.watched { Ok(None) } else { Err(ErrorCode::NotWatched) };
        };
        let seat = self.table.seat_with(token).ok_or(ErrorCode::WrongToken)?;
        Ok(Some(seat).filter(|seat| self.table.chair(*seat).is_ok_and(Chair::has_person)))
    }

    /// Tells a connection everything that its viewer may know and has not seen.
    fn welcome(&mut self, now: Time, line: LineId, guest: Guest, missed: Result<Vec<String>, Refused>) {
        let table = self.table.info(&self.presence, now);
        let welcome = ToClient::Welcome { protocol: protocol::VERSION, seat: guest.seat, table };
        self.tell(vec![line], frame(&welcome));
        match missed {
            Ok(missed) => missed.into_iter().for_each(|frame| self.tell(vec![line], frame)),
            Err(refused) => self.cannot_retrace(&refused),
        }
    }

    /// A person takes the own seat back from the bot that stands in.
    pub(crate) fn come_back(&mut self, now: Time, seat: Seat) {
        let is_played = self.table.chair(seat).is_ok_and(|chair| chair.plays == protocol::Plays::StandIn);
        if is_played && let Err(refused) = self.add(now, By::Person(seat), What::Returned { seat }) {
            self.effects.push(Effect::Fault(format!("a person cannot have the seat back: {refused}")));
        }
    }

    fn leave(&mut self, now: Time, line: LineId) {
        let seat = self.presence.guest(line).and_then(|guest| guest.seat);
        self.presence.remove(line, now);
        if seat.is_some_and(|seat| !self.presence.is_here(seat)) {
            self.tell_table(now, &[]);
        }
    }

    /// Shows connections out.
    pub(crate) fn end(&mut self, now: Time, lines: Vec<LineId>, code: ErrorCode) {
        for line in &lines {
            self.presence.remove(*line, now);
        }
        if !lines.is_empty() {
            self.then(Effect::End { lines, code });
        }
    }

    fn set_alarm(&mut self, now: Time) {
        let next = self.next_alarm(now);
        if next != self.alarm {
            self.alarm = next;
            self.effects.extend(next.map(Effect::Wake));
        }
    }
}
