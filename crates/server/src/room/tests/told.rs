//! What somebody is told who comes to a match that is under way, and how long bots hesitate there.

use super::*;
use life::{MISSED_MAX, RESYNC_LOG_MAX};
use protocol::{Pace, TableSettings};

fn open(log: &Log, bot_pause: Duration) -> Life {
    Life::open(Arc::new(Catalog), &log.records, bot_pause, now()).unwrap()
}

/// What the first seat is told behind the welcome when it has seen this.
fn told(log: &Log, seen: Option<u32>) -> Vec<ToClient> {
    let token = Some(TokenHash::of(&text(token(0))));
    let effects =
        open(log, Duration::ZERO).input(now(), Input::Came { line: LineId(1), token, seen, covered: false });
    let frames = effects.into_iter().filter_map(|effect| {
        let Effect::Tell { frame, .. } = effect else { return None };
        Some(serde_json::from_str(&frame).unwrap())
    });
    let mut frames: Vec<ToClient> = frames.collect();
    assert!(matches!(frames.remove(0), ToClient::Welcome { .. }));
    frames
}

#[test]
fn only_the_latest_of_the_missed_steps_has_a_countdown() {
    let mut log = Log::begun("monopol", json!({ "claim_seconds": 100 }), vec![person(0), person(1)]);
    log.play_until(|game, _| game.time_limit().is_some());
    let steps: Vec<Option<u32>> = told(&log, Some(0))
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
enum Amount {
    Steps(u32),
    Log(u32),
}

fn amount(log: &Log, seen: Option<u32>) -> Amount {
    let told = told(log, seen);
    if let [ToClient::Resync { log, .. }] = &told[..] {
        return Amount::Log(log.len() as u32);
    }
    assert!(told.iter().all(|message| matches!(message, ToClient::Step { .. })));
    Amount::Steps(told.len() as u32)
}

#[test]
fn who_missed_too_much_is_told_where_the_match_stands_and_the_latest_of_the_log() {
    let mut log = Log::begun("tjuv", json!({ "deals": 20 }), vec![person(0), person(1)]);
    log.play_until(|_, moves| moves == MISSED_MAX + 1);
    assert_eq!(amount(&log, Some(1)), Amount::Steps(MISSED_MAX));
    assert_eq!(amount(&log, Some(0)), Amount::Log(MISSED_MAX + 2), "the opening too");

    log.play_until(|_, moves| moves == RESYNC_LOG_MAX - 1);
    assert_eq!(amount(&log, None), Amount::Log(RESYNC_LOG_MAX));
    log.play_until(|_, moves| moves == RESYNC_LOG_MAX);
    assert_eq!(amount(&log, None), Amount::Log(RESYNC_LOG_MAX), "the opening is left out");
}

/// How many choices the bots of a match have for their first moves, and for how many seconds they hesitate.
fn pauses(pace: Pace, usual: Duration) -> Vec<(usize, f64)> {
    let settings = TableSettings { pace, ..TableSettings::default() };
    let log = Log::agreed("tjuv", json!({}), settings, vec![testing::bot(0), testing::bot(1)]).begin();
    let mut life = open(&log, usual);
    let mut effects =
        life.input(now(), Input::Came { line: LineId(1), token: None, seen: None, covered: false });
    let mut pauses = Vec::new();
    while pauses.len() < 30 {
        if effects.iter().any(|effect| matches!(effect, Effect::Append(_))) {
            effects = life.stored(now());
        }
        let asked = effects.iter().find(|effect| matches!(effect, Effect::Ask(_)));
        let Some(Effect::Ask(ask)) = asked else { panic!("no bot is asked") };
        let question = ask.question.clone();
        pauses.push((question.sight.choices(), ask.not_before.since(now()) as f64 / 1_000.0));
        let action = question.sight.actions().swap_remove(0);
        let (seat, version) = (question.seat, question.version);
        effects = life.input(now(), Input::Thought { seat, version, action: Some(action) });
    }
    pauses
}

#[test]
fn bots_hesitate_as_the_table_has_agreed_less_without_a_choice_and_never_quite_the_same() {
    const USUAL: Duration = Duration::from_secs(1_000);
    let usual = pauses(Pace::Usual, USUAL);
    for (choices, seconds) in &usual {
        let expected = if *choices > 1 { 840.0..1_160.0 } else { 500.0..700.0 };
        assert!(expected.contains(seconds), "{seconds} s with {choices} choices");
    }
    assert!(usual.iter().any(|(choices, _)| *choices > 1));
    assert!(usual.windows(2).all(|two| two[0].1 != two[1].1));
    let first = |pace| pauses(pace, USUAL)[0].1;
    let (brisk, calm) = (first(Pace::Brisk), first(Pace::Calm));
    assert!(brisk * 2.0 < usual[0].1 && usual[0].1 * 2.0 < calm, "{brisk} {} {calm}", usual[0].1);
    assert!(pauses(Pace::Calm, Duration::ZERO).iter().all(|(_, seconds)| *seconds == 0.0));
}
