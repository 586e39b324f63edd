//! What every entry does, and when it may stand in a log at all.

use super::{Chair, Clocks, Happened, There, Truth, Version, Wrong, ensure};
use life::{By, Entry, Move, Record, Sitter, Time, What};
use protocol::{Plays, TableStage, Wish, Wished};
use tabletop::{AnyMatch, Seat, SeatLuck, SeatSet, ServerPart};

/// How long a match can be paused, in milliseconds.
const PAUSE_MAX: u64 = 60 * 60 * 1_000;

impl Truth {
    /// Takes in what was stored, and tells what it was.
    pub(crate) fn append(&mut self, record: &Record, there: &There<'_>) -> Result<Entry, Wrong> {
        let entry = record.read(self.digest).map_err(|why| format!("the chain is broken: {why}"))?;
        ensure!(entry.at >= self.latest, "time goes back from {:?} to {:?}", self.latest, entry.at);
        if let Some(clocks) = &mut self.clocks {
            clocks.count_to(entry.at);
        }
        let (at, by) = (entry.at, entry.by);
        let before = self.waiting;
        let mut afresh = SeatSet::EMPTY;
        match &entry.what {
            What::Laid(_) | What::Brought { .. } => return Err("no table is laid in a log".to_owned()),
            What::Sat { seat, sitter } => self.sat(*seat, sitter)?,
            What::Committed { seat, commitment } => {
                ensure!(!self.closed && self.versions.is_empty(), "{seat:?} committed too late");
                ensure!(by == By::Person(*seat), "{by:?} committed for {seat:?}");
                let chair = self.chair(*seat)?;
                ensure!(chair.is_person(), "nobody committed in {seat:?}");
                chair.commitment = Some(*commitment);
                self.published.insert(hex::encode(commitment.0));
            }
            What::Closed => self.close(there)?,
            What::Revealed { seat, number } => {
                ensure!(self.closed && self.versions.is_empty(), "{seat:?} told a number at the wrong time");
                ensure!(by == By::Person(*seat), "{by:?} told the number of {seat:?}");
                let chair = self.chair(*seat)?;
                ensure!(chair.commitment == Some(number.commitment()), "{seat:?} told another number");
                chair.number = Some(*number);
            }
            What::Began => self.begin(at, there)?,
            What::Moved(made) => afresh = self.moved(at, by, made, there)?,
            What::Undone => self.undone(by)?,
            What::StoodIn { seat } => self.stood_in(at, by, *seat, there)?,
            What::Returned { seat } => {
                ensure!(by == By::Person(*seat), "{by:?} returned for {seat:?}");
                let chair = self.chair(*seat)?;
                ensure!(chair.plays == Plays::StandIn, "{seat:?} returned, and nobody stood in");
                chair.plays = Plays::Themselves;
                afresh = (*seat).into();
            }
            What::Wished { seat, wish, on } => self.wished(by, *seat, *wish, *on)?,
            What::Paused => {
                ensure!(self.paused.is_none() && self.is_playing(), "paused at the wrong time");
                self.all_want(there, Wish::Pause)?;
                self.paused = Some(at);
                self.forget_pauses();
            }
            What::Resumed => self.resumed(at, by, there)?,
            What::Resigned { seat } => {
                ensure!(by == By::Person(*seat), "{by:?} resigned for {seat:?}");
                self.left(*seat, Plays::Resigned)?;
            }
            What::Removed { seat } => self.removed(at, by, *seat, there)?,
            What::HandedOver { seat } => {
                ensure!(self.is_by_keeper(by), "{by:?} handed the table over");
                ensure!(self.chair(*seat)?.stays(), "the table went to nobody");
                self.keeper = Some(*seat);
            }
            What::Relinked { seat, token } => {
                ensure!(by == By::Person(*seat), "{by:?} made the link of {seat:?} anew");
                ensure!(self.seat_of(*token).is_none(), "a token opens two seats");
                let Sitter::Person { token: own, .. } = &mut self.chair(*seat)?.sitter else {
                    return Err(format!("{seat:?} has a link, and nobody sits there"));
                };
                *own = *token;
            }
            What::Invited { invite } => {
                ensure!(self.is_by_keeper(by), "{by:?} invited");
                self.invite = *invite;
            }
            What::Watched { open } => {
                ensure!(self.is_by_keeper(by), "{by:?} opened or closed the table");
                self.watched = *open;
            }
            What::Hastened => {
                ensure!(self.bots_alone(), "hastened while somebody can act");
                self.hastened = true;
            }
            What::Rematch { table } => {
                ensure!(self.stage() == TableStage::Over, "a rematch before the end");
                ensure!(self.rematch.is_none(), "two tables follow");
                self.rematch = Some(table.clone());
            }
        }
        self.wind(at, before, afresh);
        (self.latest, self.digest) = (at, record.digest);
        self.entries += 1;
        Ok(entry)
    }

    pub(super) fn chair(&mut self, seat: Seat) -> Result<&mut Chair, Wrong> {
        self.chairs.get_mut(seat.index()).ok_or_else(|| format!("there is no {seat:?}"))
    }

    fn is_playing(&self) -> bool {
        self.stage() == TableStage::Playing
    }

    fn is_by_keeper(&self, by: By) -> bool {
        self.keeper.is_some_and(|keeper| by == By::Person(keeper))
    }

    fn all_want(&self, there: &There<'_>, wish: Wish) -> Result<(), Wrong> {
        let here = there.seats.and(self.seats_that(Chair::stays));
        let wants = |seat: Seat| self.wishes.contains(&Wished { seat, wish });
        ensure!(!here.is_empty() && here.iter().all(wants), "{wish:?} came true though not all want it");
        Ok(())
    }

    fn forget_pauses(&mut self) {
        self.wishes.retain(|wished| !matches!(wished.wish, Wish::Pause | Wish::Resume));
    }

    fn sat(&mut self, seat: Seat, sitter: &Sitter) -> Result<(), Wrong> {
        ensure!(self.versions.is_empty(), "somebody sat down in the match");
        let known = sitter.token().and_then(|token| self.seat_of(token));
        ensure!(known.is_none_or(|known| known == seat), "a token opens two seats");
        let chair = self.chair(seat)?;
        match (&chair.sitter, sitter) {
            (Sitter::Free, Sitter::Person { .. } | Sitter::Bot { .. })
            | (Sitter::Kept { .. }, Sitter::Bot { .. }) => {}
            (Sitter::Kept { token: kept, .. }, Sitter::Person { token, .. }) if kept == token => {}
            (taken, _) => return Err(format!("{seat:?} was taken from {taken:?}")),
        }
        *chair = Chair::of(sitter.clone());
        Ok(())
    }

    fn close(&mut self, there: &There<'_>) -> Result<(), Wrong> {
        ensure!(!self.closed && self.versions.is_empty(), "closed twice");
        ensure!(self.is_full(), "closed before all seats are taken");
        if self.chairs.iter().any(|chair| chair.is_person() && chair.commitment.is_none()) {
            self.all_want(there, Wish::Begin)?;
        }
        self.closed = true;
        self.wishes.clear();
        Ok(())
    }

    fn is_full(&self) -> bool {
        self.chairs.iter().all(|chair| matches!(chair.sitter, Sitter::Person { .. } | Sitter::Bot { .. }))
    }

    fn begin(&mut self, at: Time, there: &There<'_>) -> Result<(), Wrong> {
        ensure!(self.closed && self.is_full() && self.versions.is_empty(), "began at the wrong time");
        if self.chairs.iter().any(|chair| chair.commitment.is_some() && chair.number.is_none()) {
            self.all_want(there, Wish::Begin)?;
        }
        let persons = (0..).map(Seat).zip(&self.chairs).filter(|(_, chair)| chair.is_person());
        let luck = |(seat, chair): (Seat, &Chair)| SeatLuck {
            seat,
            commitment: chair.commitment,
            number: chair.number,
        };
        let persons: Vec<SeatLuck> = persons.map(luck).collect();
        let seed = ServerPart(self.laid.server_part).seed(&self.laid.id, &persons);
        let game = self.games.open(&self.laid, &seed).map_err(|why| why.to_string())?;
        self.versions.push(Version { game, what: Happened::Opening });
        let clock = self.laid.settings.clock.bank_and_top_up();
        self.clocks = clock.map(|(bank, top_up)| Clocks::new(bank, top_up, self.chairs.len(), at));
        self.wishes.clear();
        Ok(())
    }

    /// Whoever has a new decision before them by the luck of the move.
    fn moved(&mut self, at: Time, by: By, made: &Move, there: &There<'_>) -> Result<SeatSet, Wrong> {
        let Move { seat, cmd, lag, action } = made;
        ensure!(self.is_playing() && self.paused.is_none(), "{by:?} moved at the wrong time");
        let chair = self.chairs.get(seat.index()).ok_or_else(|| format!("there is no {seat:?}"))?;
        match by {
            By::Person(own) => {
                ensure!(own == *seat && chair.decides(), "{own:?} moved for {seat:?}, where a bot plays");
            }
            By::Bot(own) => {
                ensure!(own == *seat && !chair.decides(), "a bot moved for {own:?}, who plays");
                ensure!(there.anybody, "a bot played for an empty room");
            }
            By::Clock => {
                ensure!(self.limit.is_some_and(|limit| limit <= at), "the clock moved too early");
                ensure!(there.anybody, "the clock moved in an empty room");
                ensure!(self.waited_for().contains(*seat), "the clock moved for somebody else");
                let usual = self.game().and_then(|game| game.timeout(*seat));
                let usual = usual.as_ref().map(|usual| usual.get());
                ensure!(usual == Some(action.get()), "the clock chose {action}");
            }
            By::Host => return Err("the host moved".to_owned()),
        }
        if let Some(cmd) = cmd {
            let fresh = self.commands.insert((seat.0, cmd.clone()));
            ensure!(fresh, "{seat:?}: command {cmd} stands twice in the log");
        }
        let game = self.game().ok_or("no match is under way")?;
        let mut game = game.copy();
        game.act(*seat, action).map_err(|reject| format!("{seat:?} did {action}: {reject:?}"))?;
        let drew = game.drew();
        let chair = self.chair(*seat)?;
        let anew = std::mem::take(&mut chair.decides_anew);
        if chair.is_person() && matches!(by, By::Bot(_)) {
            chair.by_stand_in += 1;
        }
        let (cmd, action) = (cmd.clone(), action.clone());
        let what = Happened::Moved { by, seat: *seat, cmd, action, anew, undone: false };
        self.versions.push(Version { game, what });
        if let Some(clocks) = &mut self.clocks {
            ensure!(*lag <= 1_000, "{lag} ms were given back");
            clocks.add(*seat, u64::from(*lag));
        }
        Ok(if drew { (*seat).into() } else { SeatSet::EMPTY })
    }

    /// Why a seat cannot take back the latest version, if it cannot.
    pub(super) fn not_undone(&self, own: Seat) -> Result<(), Wrong> {
        let Some(Version { game, what }) = self.versions.last() else { return Err("no match".to_owned()) };
        let Happened::Moved { by, anew, .. } = what else { return Err("nothing was done".to_owned()) };
        ensure!(*by == By::Person(own), "{own:?} took back what {by:?} did");
        ensure!(!anew, "{own:?} took a decision back twice");
        ensure!(!game.drew(), "{own:?} took back a draw");
        ensure!(!game.showed() && self.is_playing(), "{own:?} took back what was shown");
        Ok(())
    }

    fn undone(&mut self, by: By) -> Result<(), Wrong> {
        let By::Person(own) = by else { return Err(format!("{by:?} took something back")) };
        ensure!(self.paused.is_none(), "something was taken back in a pause");
        self.not_undone(own)?;
        let before = self.versions.len() - 2;
        let game = self.versions[before].game.copy();
        if let Some(Version { what: Happened::Moved { undone, .. }, .. }) = self.versions.last_mut() {
            *undone = true;
        }
        // What was before may itself have followed something that was taken back; its match is as it was then.
        self.versions.push(Version { game, what: Happened::Undone(own) });
        self.chair(own)?.decides_anew = true;
        Ok(())
    }

    fn stood_in(&mut self, at: Time, by: By, seat: Seat, there: &There<'_>) -> Result<(), Wrong> {
        ensure!(self.is_playing(), "somebody stood in when there is no match");
        ensure!(self.chair(seat)?.decides(), "a bot stood in for {seat:?}, where a bot plays");
        match by {
            By::Clock => {
                let clocks = self.clocks.as_ref().ok_or("there is no clock")?;
                let is_up = clocks.runs_for(seat) && clocks.left(seat, at) == 0;
                ensure!(is_up && there.anybody, "the time of {seat:?} is not up");
            }
            By::Person(_) => self.is_gone(at, seat, there)?,
            By::Bot(_) | By::Host => return Err(format!("{by:?} had a bot stand in")),
        }
        self.chair(seat)?.plays = Plays::StandIn;
        Ok(())
    }

    fn is_gone(&self, at: Time, seat: Seat, there: &There<'_>) -> Result<(), Wrong> {
        let grace = u64::from(self.laid.settings.grace) * 1_000;
        let gone = there.gone.get(seat.index()).map_or(0, |since| at.since(*since));
        ensure!(!there.seats.contains(seat) && gone >= grace, "{seat:?} has not been gone for long enough");
        Ok(())
    }

    fn wished(&mut self, by: By, seat: Seat, wish: Wish, on: bool) -> Result<(), Wrong> {
        ensure!(by == By::Person(seat) && self.chair(seat)?.stays(), "{by:?} wished for {seat:?}");
        let wished = Wished { seat, wish };
        ensure!(self.wishes.contains(&wished) != on, "{wished:?} is nothing new");
        self.wishes.retain(|other| *other != wished);
        if on {
            self.wishes.push(wished);
        }
        Ok(())
    }

    fn resumed(&mut self, at: Time, by: By, there: &There<'_>) -> Result<(), Wrong> {
        let since = self.paused.ok_or("what was not paused went on")?;
        if by == By::Clock {
            ensure!(at.since(since) >= PAUSE_MAX, "the clock ended a pause too early");
        } else {
            self.all_want(there, Wish::Resume)?;
        }
        self.paused = None;
        self.limit = self.limit.map(|limit| limit.plus(at.since(since)));
        self.forget_pauses();
        Ok(())
    }

    fn removed(&mut self, at: Time, by: By, seat: Seat, there: &There<'_>) -> Result<(), Wrong> {
        let By::Person(who) = by else { return Err(format!("{by:?} removed {seat:?}")) };
        let wish = Wish::Remove { seat };
        ensure!(self.wishes.contains(&Wished { seat: who, wish }), "{who:?} did not want {seat:?} gone");
        if self.keeper != Some(who) {
            let mut others = there.seats;
            others.remove(seat);
            self.all_want(&There { seats: others, ..*there }, wish)?;
        }
        if !self.versions.is_empty() {
            self.is_gone(at, seat, there)?;
        }
        self.left(seat, Plays::Removed)
    }

    fn left(&mut self, seat: Seat, plays: Plays) -> Result<(), Wrong> {
        ensure!(self.chair(seat)?.stays(), "{seat:?} left twice");
        if self.versions.is_empty() {
            *self.chair(seat)? = Chair::of(Sitter::Free);
            if std::mem::take(&mut self.closed) {
                for chair in &mut self.chairs {
                    (chair.commitment, chair.number) = (None, None);
                }
            }
        } else {
            self.chair(seat)?.plays = plays;
        }
        self.wishes.retain(|wished| wished.seat != seat && wished.wish != Wish::Remove { seat });
        if self.keeper == Some(seat) {
            self.keeper = self.seats_that(Chair::stays).first();
        }
        Ok(())
    }

    /// Sets the clocks and the rules' limit after an entry.
    fn wind(&mut self, at: Time, before: SeatSet, afresh: SeatSet) {
        let Some(game) = self.versions.last().map(|version| &version.game) else { return };
        let given = game.time_limit().map(|seconds| u64::from(seconds) * 1_000);
        self.limit = given.map(|given| self.limit.unwrap_or(at.plus(given)));
        self.waiting = self.waited_for();
        let took_back = match self.versions.last().map(|version| &version.what) {
            Some(Happened::Undone(seat)) => Some(*seat),
            Some(Happened::Opening | Happened::Moved { .. }) | None => None,
        };
        let own = self.seats_that(Chair::decides);
        let Some(clocks) = &mut self.clocks else { return };
        for seat in self.waiting {
            let is_new = !before.contains(seat) && took_back != Some(seat);
            if is_new || afresh.contains(seat) {
                clocks.add(seat, clocks.top_up);
            }
        }
        clocks.run(if self.paused.is_some() { SeatSet::EMPTY } else { self.waiting.and(own) });
    }
}

/// The rules of the match, as the page of a seat may count on them.
pub(super) fn menu_of(game: &dyn AnyMatch, seat: Option<Seat>) -> Box<serde_json::value::RawValue> {
    let nothing = || serde_json::value::to_raw_value::<[(); 0]>(&[]).expect("an empty list is plain data");
    seat.map_or_else(nothing, |seat| game.menu(seat))
}
