//! What a viewer is told, as text: made once for each pair of eyes.

use crate::{
    Refused, Sitter, Table, Time,
    playing::{Playing, Shown},
    presence::Presence,
    table::Chair,
};
use protocol::{ErrorCode, LuckInfo, Standing, TableInfo, ToClient, http::Glance};
use serde_json::value::{RawValue, to_raw_value};
use tabletop::{AnyMatch, Next, Seat, Viewer};

/// A client that missed more versions than this gets a resync instead.
pub const MISSED_MAX: u32 = 100;
/// How many of the latest versions a resync tells about.
pub const RESYNC_LOG_MAX: u32 = 300;
/// How long a match can be paused, in milliseconds.
pub const PAUSE_MAX: u64 = 60 * 60 * 1_000;
/// What a frame holds apart from view, menu and events, roughly.
const FRAME_AROUND: usize = 320;

/// A message as text.
pub(crate) fn frame(message: &ToClient) -> String {
    sized_frame(message, FRAME_AROUND)
}

/// A frame for which room is made at once, rather than by and by.
fn sized_frame(message: &ToClient, size: usize) -> String {
    let mut text = Vec::with_capacity(size);
    serde_json::to_writer(&mut text, message).expect("messages are plain data");
    String::from_utf8(text).expect("JSON is text")
}

impl Table {
    /// What everybody may know about it.
    pub(crate) fn info(&self, presence: &Presence, now: Time) -> TableInfo {
        let seats = (0..).map(Seat).zip(&self.seats);
        TableInfo {
            id: self.laid.id.to_string(),
            game: self.laid.game.clone(),
            rules: self.laid.rules,
            options: self.laid.options.clone(),
            settings: self.laid.settings,
            stage: self.stage(),
            seats: seats.map(|(seat, chair)| seat_info(chair, presence.gone_for(seat, now))).collect(),
            keeper: self.keeper,
            luck: LuckInfo { kind: self.laid.luck, commitment: self.commitment(), closed: self.closed },
            invited: self.invite.is_some(),
            hides: self.playing.as_ref().is_none_or(|playing| playing.game.hides()),
            watched: self.watched,
            wishes: self.wishes.clone(),
            paused_ms: self.paused.map(|since| in_u32(PAUSE_MAX.saturating_sub(now.since(since)))),
            too_long: self.is_too_long(),
            kept_until: self.bounds.keeping.until(self.stage(), self.latest).map(|until| until.0),
            hastened: self.playing.as_ref().is_some_and(|playing| playing.hastened),
            rematch: self.rematch.as_ref().map(|id| id.to_string()),
            played_on: (!self.laid.retold.is_empty())
                .then(|| self.laid.retold.iter().map(|part| part.moves.len() as u32).sum()),
        }
    }

    /// How it stands, for somebody who only looks in.
    pub fn glance(&self, token: Option<&str>) -> Result<Glance, ErrorCode> {
        let seat = token.and_then(|token| self.seat_of(token));
        if token.is_some() && seat.is_none() {
            return Err(ErrorCode::WrongToken);
        }
        if seat.is_none() && !self.watched {
            return Err(ErrorCode::NotWatched);
        }
        let playing = self.playing.as_ref();
        Ok(Glance::Stands {
            game: self.laid.game.clone(),
            stage: self.stage(),
            names: self.seats.iter().map(|chair| chair.sitter.name().map(str::to_owned)).collect(),
            seat,
            waiting: playing.map_or_else(Vec::new, |playing| playing.waited_for().iter().collect()),
            winners: playing.and_then(|playing| winners(&*playing.game)),
            latest: self.latest.0,
            rematch: self.rematch.as_ref().map(|id| id.to_string()),
        })
    }

    /// All that a viewer needs who has seen nothing, or everything up to a version.
    pub(crate) fn since(&self, seen: Option<u32>, viewer: Viewer, now: Time) -> Result<Vec<String>, Refused> {
        let Some(playing) = &self.playing else { return Ok(Vec::new()) };
        let latest = playing.version();
        // Whoever comes to a match that has just begun is shown its opening.
        if seen.is_none() && latest == 0 {
            return Ok(self.latest_frames(playing, &[viewer], now));
        }
        let Some(seen) = seen.filter(|&seen| seen <= latest && latest - seen <= MISSED_MAX) else {
            return Ok(vec![self.resync(playing, viewer, now)?]);
        };
        if seen == latest {
            return Ok(Vec::new());
        }
        let mut missed = Vec::new();
        playing.retrace(|version, shown, game| {
            if version > seen {
                missed.extend(self.version_frames(playing, version, &shown, game, &[viewer], now));
            }
        })?;
        Ok(missed)
    }

    /// All that a viewer needs who sees with other eyes than before, and so anew.
    pub(crate) fn anew(&self, viewer: Viewer, now: Time) -> Result<Vec<String>, Refused> {
        self.playing.iter().map(|playing| self.resync(playing, viewer, now)).collect()
    }

    fn resync(&self, playing: &Playing, viewer: Viewer, now: Time) -> Result<String, Refused> {
        let latest = playing.version();
        let mut log = Vec::new();
        playing.retrace(|version, shown, game| {
            if matches!(shown, Shown::Undone(_)) {
                // What was taken back has not happened, and neither has the taking back.
                if let Some(undone) = log.last_mut() {
                    *undone = nothing();
                }
            }
            if latest - version < RESYNC_LOG_MAX {
                let is_undone = matches!(shown, Shown::Undone(_));
                log.push(if is_undone { nothing() } else { game.events(viewer) });
            }
        })?;
        let standing = self.standing(playing, latest, &*playing.game, viewer, now);
        Ok(frame(&ToClient::Resync { log, standing }))
    }

    /// The latest version, as each of these viewers is told it.
    pub(crate) fn latest_frames(&self, playing: &Playing, viewers: &[Viewer], now: Time) -> Vec<String> {
        self.version_frames(playing, playing.version(), &playing.latest(), &*playing.game, viewers, now)
    }

    /// Where the match stands, as a viewer is told it when nothing has happened in it.
    pub(crate) fn standing_frame(&self, playing: &Playing, viewer: Viewer, now: Time) -> String {
        let standing = self.standing(playing, playing.version(), &*playing.game, viewer, now);
        frame(&ToClient::Standing(standing))
    }

    fn version_frames(
        &self,
        playing: &Playing,
        version: u32,
        shown: &Shown<'_>,
        game: &dyn AnyMatch,
        viewers: &[Viewer],
        now: Time,
    ) -> Vec<String> {
        let standing = |viewer: &Viewer| {
            let standing = self.standing(playing, version, game, *viewer, now);
            let size = FRAME_AROUND + standing.view.get().len() + standing.menu.get().len();
            (standing, size)
        };
        if let Shown::Undone(seat) = shown {
            let undone = |viewer| {
                let (standing, size) = standing(viewer);
                sized_frame(&ToClient::Undone { seat: *seat, standing }, size)
            };
            return viewers.iter().map(undone).collect();
        }
        let step = |(viewer, beats): (&Viewer, Box<RawValue>)| {
            let (standing, size) = standing(viewer);
            let before = (version == 0).then(|| game.before(*viewer));
            let size = size + beats.get().len() + before.as_ref().map_or(0, |before| before.get().len());
            let (cmd, stand_in) = self.made(shown, *viewer);
            sized_frame(&ToClient::Step { cmd, stand_in, before, beats, standing }, size)
        };
        viewers.iter().zip(game.beats(viewers)).map(step).collect()
    }

    /// The id that the viewer gave the move, if it is the viewer's own, and whether a stand-in made it.
    fn made(&self, shown: &Shown<'_>, viewer: Viewer) -> (Option<String>, bool) {
        match shown {
            Shown::Moved(made) => {
                let own = seat_of(viewer) == Some(made.made.seat);
                let cmd = made.made.cmd.as_deref().filter(|_| own).map(str::to_owned);
                (cmd, made.is_by_stand_in(|seat| self.is_person(seat)))
            }
            Shown::Opening | Shown::Undone(_) => (None, false),
        }
    }

    fn standing(
        &self,
        playing: &Playing,
        version: u32,
        game: &dyn AnyMatch,
        viewer: Viewer,
        now: Time,
    ) -> Standing {
        // Of the past nobody needs to know how much time there was, or what could be taken back.
        let is_latest = version == playing.version();
        let seat = seat_of(viewer);
        let in_time = is_latest && self.paused.is_none();
        Standing {
            version,
            view: game.view(viewer),
            menu: seat.map_or_else(nothing, |seat| game.menu(seat)),
            waiting: waiting(game),
            asked: game.asked(),
            time_left_ms: playing.limit.filter(|_| in_time).map(|limit| in_u32(limit.since(now))),
            clocks_ms: playing
                .clocks
                .as_ref()
                .filter(|_| is_latest)
                .map(|clocks| (0..game.seats()).map(|seat| in_u32(clocks.left(Seat(seat), now))).collect()),
            undo: is_latest && seat.is_some_and(|seat| playing.may_undo(seat).is_ok()),
            out: game.out().iter().collect(),
            bots_alone: is_latest && self.are_bots_alone(),
            winners: winners(game),
        }
    }
}

fn seat_info(chair: &Chair, gone: Option<u64>) -> protocol::SeatInfo {
    use protocol::SeatInfo;
    match chair.sitter.clone() {
        Sitter::Free => SeatInfo::Free,
        Sitter::Person { name, .. } => SeatInfo::Person {
            name,
            online: gone.is_none(),
            gone_ms: gone.map(in_u32),
            commitment: chair.commitment,
            revealed: chair.number.is_some(),
            plays: chair.plays,
            by_stand_in: chair.by_stand_in,
        },
        Sitter::Kept { name, .. } => SeatInfo::Kept { name },
        Sitter::Bot { name, level } => SeatInfo::Bot { name, level },
    }
}

fn in_u32(ms: u64) -> u32 {
    u32::try_from(ms).unwrap_or(u32::MAX)
}

fn winners(game: &dyn AnyMatch) -> Option<Vec<Seat>> {
    match game.next() {
        Next::Over(winners) => Some(winners.iter().collect()),
        Next::Seats(_) | Next::Chance(_) => None,
    }
}

fn waiting(game: &dyn AnyMatch) -> Vec<Seat> {
    match game.next() {
        Next::Seats(seats) => seats.to_vec(),
        Next::Over(_) | Next::Chance(_) => Vec::new(),
    }
}

fn nothing() -> Box<RawValue> {
    to_raw_value::<[(); 0]>(&[]).expect("an empty list is plain data")
}

pub(crate) fn seat_of(viewer: Viewer) -> Option<Seat> {
    match viewer {
        Viewer::Seat(seat) => Some(seat),
        Viewer::Table | Viewer::Open => None,
    }
}
