//! What goes out on the socket, each frame made once and shared by all who get it.

use crate::{
    limits::{RESYNC_LOG_MAX, STEPS_MISSED_MAX},
    table::{LaidTable, Playing, Unreadable, waiting},
};
use axum::extract::ws::Utf8Bytes;
use protocol::{ProtocolError, Standing, ToClient};
use serde_json::value::{RawValue, to_raw_value};
use tabletop::{AnyMatch, Next, Seat, Viewer};

/// What a frame holds apart from view, menu and events, roughly.
const FRAME_AROUND: usize = 256;

pub(crate) fn frame(message: &ToClient) -> Utf8Bytes {
    sized_frame(message, FRAME_AROUND)
}

/// A frame for which room is made at once, rather than by and by.
fn sized_frame(message: &ToClient, size: usize) -> Utf8Bytes {
    let mut text = Vec::with_capacity(size);
    serde_json::to_writer(&mut text, message).expect("messages are plain data");
    String::from_utf8(text).expect("JSON is text").into()
}

pub(crate) fn bye(error: impl Into<ProtocolError>) -> Utf8Bytes {
    frame(&ToClient::Bye { error: error.into() })
}

/// The latest step, as a viewer is told it.
pub(crate) fn latest(playing: &Playing, viewer: Viewer) -> Utf8Bytes {
    step(playing, playing.version(), &*playing.game, viewer)
}

/// All that a viewer needs who has seen nothing, or everything up to a version.
pub(crate) fn since(
    table: &LaidTable,
    seen: Option<u32>,
    viewer: Viewer,
) -> Result<Vec<Utf8Bytes>, Unreadable> {
    let Some(playing) = &table.playing else { return Ok(Vec::new()) };
    let now = playing.version();
    let Some(seen) = seen.filter(|&seen| seen <= now && now - seen <= STEPS_MISSED_MAX) else {
        return Ok(vec![resync(table, playing, viewer)?]);
    };
    if seen == now {
        return Ok(Vec::new());
    }
    let mut missed = Vec::new();
    table.retrace(|version, game| {
        if version > seen {
            missed.push(step(playing, version, game, viewer));
        }
    })?;
    Ok(missed)
}

fn resync(table: &LaidTable, playing: &Playing, viewer: Viewer) -> Result<Utf8Bytes, Unreadable> {
    let now = playing.version();
    let mut log = Vec::new();
    table.retrace(|version, game| {
        if now - version < RESYNC_LOG_MAX {
            log.push(game.events(viewer));
        }
    })?;
    Ok(frame(&ToClient::Resync { log, standing: standing(playing, now, &*playing.game, viewer) }))
}

fn step(playing: &Playing, version: u32, game: &dyn AnyMatch, viewer: Viewer) -> Utf8Bytes {
    let (events, standing) = (game.events(viewer), standing(playing, version, game, viewer));
    let size = FRAME_AROUND + events.get().len() + standing.view.get().len() + standing.menu.get().len();
    let cmd = playing.cmd_of(version, seat_of(viewer)).map(str::to_owned);
    sized_frame(&ToClient::Step { cmd, events, standing }, size)
}

fn standing(playing: &Playing, version: u32, game: &dyn AnyMatch, viewer: Viewer) -> Standing {
    let winners = match game.next() {
        Next::Over(winners) => Some(winners.iter().collect()),
        Next::Seats(_) | Next::Chance(_) => None,
    };
    Standing {
        version,
        view: game.view(viewer),
        menu: seat_of(viewer).map_or_else(no_choices, |seat| game.menu(seat)),
        waiting: waiting(game),
        // Of the past nobody needs to know how much time there was.
        time_left_ms: playing
            .time_left()
            .filter(|_| version == playing.version())
            .map(|left| left.as_millis() as u32),
        winners,
    }
}

fn no_choices() -> Box<RawValue> {
    to_raw_value::<[(); 0]>(&[]).expect("an empty list is plain data")
}

pub(crate) fn seat_of(viewer: Viewer) -> Option<Seat> {
    match viewer {
        Viewer::Seat(seat) => Some(seat),
        Viewer::Table | Viewer::Open => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::{claimable, person, play_until, table};
    use serde_json::json;

    fn told(table: &LaidTable, seen: Option<u32>) -> Vec<ToClient> {
        let frames = since(table, seen, Viewer::Seat(Seat(0))).unwrap();
        frames.iter().map(|frame| serde_json::from_str(frame).unwrap()).collect()
    }

    #[test]
    fn only_the_latest_of_the_missed_steps_has_a_countdown() {
        let mut table = claimable();
        table.playing.as_mut().unwrap().wind_clock().expect("the time is limited");
        let steps: Vec<Option<u32>> = told(&table, Some(0))
            .into_iter()
            .map(|message| {
                let ToClient::Step { standing, .. } = message else { panic!("not a step: {message:?}") };
                standing.time_left_ms
            })
            .collect();
        let (latest, before) = steps.split_last().unwrap();
        assert!(latest.is_some());
        assert!(before.len() > 1 && before.iter().all(Option::is_none), "{before:?}");
    }

    /// How many steps, or how long the log of the one resync.
    #[derive(Debug, PartialEq)]
    enum Told {
        Steps(u32),
        Log(u32),
    }

    fn amount(table: &LaidTable, seen: Option<u32>) -> Told {
        let told = told(table, seen);
        match &told[..] {
            [ToClient::Resync { log, .. }] => Told::Log(log.len() as u32),
            steps => {
                assert!(steps.iter().all(|message| matches!(message, ToClient::Step { .. })));
                Told::Steps(steps.len() as u32)
            }
        }
    }

    #[test]
    fn who_missed_too_much_is_told_where_the_match_stands_and_the_latest_of_the_log() {
        let mut table = table("tjuv", json!({ "deals": 20 }), vec![person(0), person(1)]);
        let reach = |table: &mut LaidTable, moves: u32| {
            play_until(table, |table| table.playing.as_ref().unwrap().version() == moves);
        };
        reach(&mut table, STEPS_MISSED_MAX + 1);
        assert_eq!(amount(&table, Some(1)), Told::Steps(STEPS_MISSED_MAX));
        assert_eq!(amount(&table, Some(0)), Told::Log(STEPS_MISSED_MAX + 2), "the opening too");

        reach(&mut table, RESYNC_LOG_MAX - 1);
        assert_eq!(amount(&table, None), Told::Log(RESYNC_LOG_MAX));
        reach(&mut table, RESYNC_LOG_MAX);
        assert_eq!(amount(&table, None), Told::Log(RESYNC_LOG_MAX), "the opening is left out");
    }
}
