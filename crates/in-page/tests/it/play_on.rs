use crate::{
    look_back::{kept_replays, told},
    table::{Driver, bots, made_up, parsed, played, played_out, request},
};
use in_page::play_on;
use serde_json::{Value, json};

fn asked(file: &Value, after: usize, seats: &[Value], number: u8) -> Value {
    let ask = json!({ "after": after, "settings": {}, "seats": seats });
    parsed(&play_on(&file.to_string(), &ask.to_string(), &made_up(number), 1_000.0))
}

fn laid(file: &Value, after: usize, number: u8) -> Driver {
    let seats = vec![json!({ "kind": "bot", "level": "medium" }); file["seats"].as_array().unwrap().len()];
    let laid = asked(file, after, &seats, number);
    Driver::open(laid["ok"]["log"].as_array().unwrap_or_else(|| panic!("{laid}")).clone(), 1_000.0)
}

/// The file of a match of bots that was played on to its end.
fn played_on(file: &Value, after: usize, number: u8) -> Value {
    played_out(laid(file, after, number), usize::MAX).replay()["ok"].clone()
}

fn verdict(file: &Value) -> Value {
    parsed(told(&file.to_string()).lines().last().unwrap())["verdict"].clone()
}

fn steps(file: &Value) -> &[Value] {
    file["steps"].as_array().unwrap()
}

/// What nature did in a match, step by step.
fn draws(file: &Value) -> Vec<Value> {
    let drawn =
        |step: &Value| step["draws"].as_array().unwrap().iter().map(|one| one["drawn"].clone()).collect();
    steps(file).iter().map(drawn).collect()
}

#[test]
fn a_match_goes_on_from_any_step_with_luck_of_its_own_and_holds() {
    for (number, game) in (10..).step_by(10).zip(["tjuv", "monopol", "tjuv-och-polis"]) {
        let whole =
            played(&request(game, bots("medium")), &made_up(number), usize::MAX).replay()["ok"].clone();
        let last = steps(&whole).len() - 1;
        for after in [0, last / 2, last - 1] {
            let on = played_on(&whole, after, number + 1);
            assert_eq!(steps(&on)[..=after], steps(&whole)[..=after], "{game}: what came before is the same");
            assert_eq!(verdict(&on)["holds"]["played_on"], json!(after), "{game}: {}", verdict(&on));
            assert_eq!(on["spelbord_replay"], json!(4));
        }
        let [one, other] = [1, 2].map(|more| played_on(&whole, last / 2, number + more));
        assert_ne!(draws(&one), draws(&whole), "{game}: the known dice do not come again");
        assert_ne!(draws(&one), draws(&other), "{game}: nor the same new ones");
    }
}

#[test]
fn what_was_played_on_is_played_on_again() {
    let whole = played(&request("tjuv", bots("medium")), &made_up(1), usize::MAX).replay()["ok"].clone();
    let once = played_on(&whole, 6, 2);
    for after in [0, 3, 6, 9] {
        let twice = played_on(&once, after, 3);
        assert_eq!(steps(&twice)[..=after], steps(&once)[..=after]);
        assert_eq!(verdict(&twice)["holds"]["played_on"], json!(after), "{}", verdict(&twice));
        let parts = twice["played_on"].as_array().unwrap().len();
        assert_eq!(
            parts,
            if after > 6 { 2 } else { 1 },
            "the luck of a match that it has nothing of is not told"
        );
    }
}

#[test]
fn whoever_comes_is_told_how_it_stands_and_that_it_was_played_on() {
    let whole = played(&request("monopol", bots("medium")), &made_up(1), usize::MAX).replay()["ok"].clone();
    let mut driver = laid(&whole, 20, 2);
    driver.watch();
    let told = |what: &str| driver.told.iter().rev().find_map(|(_, frame)| frame.get(what)).cloned();
    assert_eq!(told("resync").unwrap()["standing"]["version"], json!(20));
    assert_eq!(
        told("table").or_else(|| Some(told("welcome")?["table"].clone())).unwrap()["played_on"],
        json!(20)
    );
}

#[test]
fn the_page_may_be_closed_in_a_match_that_was_played_on() {
    let whole = played(&request("monopol", bots("master")), &made_up(1), usize::MAX).replay()["ok"].clone();
    let [straight, closed] = [usize::MAX, 7].map(|every| played_out(laid(&whole, 40, 2), every).replay());
    assert_eq!(straight, closed);
}

#[test]
fn every_match_that_was_ever_kept_goes_on_by_its_own_rules() {
    for (name, text) in kept_replays() {
        let file = parsed(&text);
        let after = steps(&file).len() / 3;
        let driver = laid(&file, after, 1);
        let laid = parsed(driver.kept[0]["text"].as_str().unwrap());
        assert_eq!(laid["what"]["laid"]["rules"], file["rules"], "{name}");
        assert_eq!(driver.table.fails(), None, "{name}");
    }
}

#[test]
fn what_cannot_be_played_on_says_so() {
    let whole = played(&request("tjuv", bots("medium")), &made_up(1), usize::MAX).replay()["ok"].clone();
    let code = |file: &Value, after, seats: &[Value]| {
        asked(file, after, seats, 2)["problem"]["error"]["code"].clone()
    };
    let last = steps(&whole).len() - 1;
    assert_eq!(code(&whole, last, &bots("easy")), "already_over");
    assert_eq!(code(&whole, usize::from(u16::MAX), &bots("easy")), "already_over");
    assert_eq!(code(&whole, 1, &bots("easy")[..2]), "seats");
    assert_eq!(code(&whole, 1, &vec![json!({ "kind": "link" }); 3]), "seats");
    assert_eq!(code(&json!({}), 1, &bots("easy")), "replay");
    let mut forged = whole.clone();
    forged["winners"] = json!([0, 1, 2]);
    assert_eq!(code(&forged, 1, &bots("easy")), "replay");
}

#[test]
fn nobody_can_pass_a_match_off_as_played_from_its_beginning() {
    let whole = played(&request("tjuv", bots("medium")), &made_up(1), usize::MAX).replay()["ok"].clone();
    let on = played_on(&whole, 6, 2);
    let forged = |edit: &dyn Fn(&mut Value)| {
        let mut file = on.clone();
        edit(&mut file);
        verdict(&file)["fails"]["code"].clone()
    };
    assert_eq!(forged(&|_| ()), Value::Null);
    let part = |file: &mut Value| file["played_on"] = json!([]);
    assert_eq!(forged(&part), "format");
    assert_eq!(forged(&|file| (part(file), file["spelbord_replay"] = json!(3)).1), "draw");
    assert_eq!(forged(&|file| file["played_on"][0]["steps"] = json!(5)), "draw");
    assert_eq!(forged(&|file| file["played_on"][0]["steps"] = json!(100_000)), "draw");
    assert_eq!(forged(&|file| file["played_on"][0]["seed"] = file["seed"].clone()), "draw");
}
