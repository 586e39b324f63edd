//! What only Monopol asks of the server: time that runs out, answers from those nobody waits for, deals.

use crate::{
    client::{Laid, Player, actions, bot, here, lay_table, post, raw, sit_all, tjuv},
    house::{Folder, House},
};
use protocol::{
    ErrorCode, TableSettings, ToClient,
    http::{AskAdvice, CreateTable, SeatRequest},
};
use serde_json::{Value, json};
use std::time::Duration;
use tabletop::Level;

pub(crate) async fn lay(house: &House, seats: Vec<SeatRequest>, mut options: Value) -> Laid {
    options["seats"] = json!(seats.len());
    let table = CreateTable { game: "monopol".into(), options: raw(options), ..tjuv(seats) };
    lay_table(house.address, &table).await
}

async fn sit(house: &House, table: &Laid) -> Vec<Player> {
    sit_all(house.address, &table.table, &table.seats).await
}

pub(crate) fn view(player: &Player) -> Value {
    serde_json::from_str(player.standing.as_ref().unwrap().view.get()).unwrap()
}

/// Plays an action that must be accepted, and lets everybody hear of it.
pub(crate) async fn act(players: &mut [Player], seat: usize, action: Value) {
    let version = players[0].version().unwrap();
    players[seat].line.act(&format!("move-{version}"), raw(action)).await.unwrap();
    for player in players {
        player.hear_until(version + 1).await;
    }
}

/// Throws, buys and pays for everybody until this stage comes.
pub(crate) async fn play_until(players: &mut [Player], stage: &str) {
    while view(&players[0])["stage"] != stage {
        assert!(!players[0].is_over(), "{stage} never came");
        let seat = players.iter().position(Player::is_waited_for).expect("a person is waited for");
        let usual = ["throw", "buy", "pass_bid", "claim", "pay_card", "decline", "keep_mortgages"];
        let menu = actions(players[seat].standing.as_ref().unwrap());
        let menu: Vec<Value> =
            menu.iter().map(|action| serde_json::from_str(action.get()).unwrap()).collect();
        let action = usual.iter().find_map(|name| menu.iter().find(|action| action["do"] == *name));
        act(players, seat, action.unwrap_or(&menu[0]).clone()).await;
    }
}

/// Tries an action that must be refused; answers the clause.
async fn try_in_vain(player: &mut Player, action: Value) -> String {
    player.line.act("in-vain", raw(action)).await.unwrap();
    let answer = player.hear_past_table().await;
    let ToClient::Refused { rule, .. } = answer else { panic!("not refused: {answer:?}") };
    rule
}

/// Hears on until the clock has spoken for an owner who did not.
async fn hear_rent_forgotten(player: &mut Player) {
    loop {
        if let ToClient::Step { cmd, beats, standing, .. } = player.hear().await
            && beats.get().contains("rent_forgotten")
        {
            assert_eq!((cmd, standing.time_left_ms), (None, None), "nobody sent it, and nobody has a time");
            return;
        }
    }
}

#[tokio::test]
async fn rent_is_forgotten_when_the_time_to_claim_it_has_run_out() {
    let folder = Folder::new();
    let house = House::open(&folder).await;
    let table = lay(&house, vec![here(1), here(2)], json!({ "claim_seconds": 3 })).await;
    let mut players = sit(&house, &table).await;
    play_until(&mut players, "claim").await;
    let left = players[0].standing.as_ref().unwrap().time_left_ms;
    assert!(left.is_some_and(|left| left <= 3_000), "{left:?}");
    hear_rent_forgotten(&mut players[0]).await;
    house.close().await;
}

#[tokio::test]
async fn a_bot_answers_an_offer_though_nobody_waits_for_it() {
    let folder = Folder::new();
    let house = House::open(&folder).await;
    let table = lay(&house, vec![here(1), bot(Level::Medium)], json!({})).await;
    let mut person = sit(&house, &table).await.remove(0);
    while view(&person)["stage"] != "turn" || !person.is_waited_for() {
        person.hear().await;
    }
    let (version, before) = (person.version().unwrap(), view(&person));
    let gift = json!({ "do": "offer", "to": 1, "give": { "cash": 500 }, "want": {}, "lift": [] });
    person.line.act("gift", raw(gift)).await.unwrap();
    // The answer comes while it is the person's turn.
    let answered = person.hear_until(version + 2).await;
    let after: Value = serde_json::from_str(answered.view.get()).unwrap();
    let cash = |view: &Value| view["players"][1]["cash"].as_u64().unwrap();
    assert_eq!(cash(&after), cash(&before) + 500);
    assert!(person.is_waited_for());
    house.close().await;
}

#[tokio::test]
async fn bots_play_a_short_game_to_the_end_and_it_can_be_checked() {
    let folder = Folder::new();
    let house = House::open(&folder).await;
    let seats = [Level::Medium, Level::Easy, Level::Medium].map(bot).to_vec();
    let table = lay(&house, seats, json!({ "dealt": 2, "rounds": 8 })).await;
    let mut watcher = Player::sit(house.address, &table.table, None).await;
    while !watcher.is_over() {
        watcher.hear().await;
    }
    let path = format!("GET /api/tables/{}/replay", table.table);
    let (_, file) = crate::client::request(house.address, &path, &[], "").await.unwrap();
    let replay: tabletop::Replay = serde_json::from_str(&file).unwrap();
    catalog::verify(&replay).expect("the match holds");
    house.close().await;
}

#[tokio::test]
async fn absurd_bids_and_offers_are_refused_by_their_clause_and_cost_nothing() {
    let folder = Folder::new();
    let house = House::open(&folder).await;
    let table = lay(&house, vec![here(1), here(2)], json!({})).await;
    let mut players = sit(&house, &table).await;
    play_until(&mut players, "buy").await;
    let turn = players.iter().position(Player::is_waited_for).unwrap();
    let other = 1 - turn;
    let before = view(&players[0]);

    let offer = |to: usize, give: Value, want: Value| json!({ "do": "offer", "to": to, "give": give, "want": want, "lift": [] });
    for (action, rule) in [
        (offer(turn, json!({ "cash": 500 }), json!({})), "mo.deal"),
        (offer(9, json!({ "cash": 500 }), json!({})), "mo.players"),
        (offer(other, json!({}), json!({})), "mo.deal"),
        (offer(other, json!({ "lots": [39] }), json!({ "cash": 500 })), "mo.deal"),
        (offer(other, json!({ "cash": 4_000_000_000_u32 }), json!({})), "mo.deal.loans"),
        (offer(other, json!({ "cash": 1 }), json!({})), "mo.money.start"),
        (json!({ "do": "bid", "amount": 500 }), "mo.buy"),
    ] {
        assert_eq!(try_in_vain(&mut players[turn], action.clone()).await, rule, "{action}");
    }
    let no_action = json!({ "do": "offer", "to": other, "give": { "cash": -500 }, "want": {}, "lift": [] });
    players[turn].line.act("negative", raw(no_action)).await.unwrap();
    assert!(matches!(players[turn].hear_past_table().await, ToClient::Error { .. }));
    // A flood of offers meets the limit, and nothing has happened to anybody.
    for _ in 0..2 {
        act(&mut players, turn, offer(other, json!({ "cash": 500 }), json!({}))).await;
    }
    let flood = offer(other, json!({ "cash": 500 }), json!({}));
    assert_eq!(try_in_vain(&mut players[turn], flood).await, "mo.deal");
    assert_eq!(view(&players[0])["players"], before["players"]);

    act(&mut players, turn, json!({ "do": "decline" })).await;
    let bidder = players.iter().position(Player::is_waited_for).unwrap();
    for (amount, rule) in
        [(0, "mo.auction.form"), (4_294_967_250_u32, "mo.auction.form"), (51, "mo.money.start")]
    {
        let bid = json!({ "do": "bid", "amount": amount });
        assert_eq!(try_in_vain(&mut players[bidder], bid).await, rule, "{amount}");
    }
    act(&mut players, bidder, json!({ "do": "bid", "amount": 50 })).await;
    house.close().await;
}

#[tokio::test]
async fn no_id_of_a_client_stops_the_clock() {
    let folder = Folder::new();
    let house = House::open(&folder).await;
    let table = lay(&house, vec![here(1), here(2)], json!({ "claim_seconds": 3 })).await;
    let mut players = sit(&house, &table).await;
    play_until(&mut players, "claim").await;
    let version = players[0].version().unwrap();
    let owner = players.iter().position(Player::is_waited_for).unwrap();

    // Every id that the clock or a bot might ever have chosen for what comes next.
    let offer = json!({ "do": "offer", "to": 1 - owner, "give": { "cash": 500 }, "want": {}, "lift": [] });
    players[owner].line.act(&format!("clock-{}", version + 1), raw(offer)).await.unwrap();
    for number in version..version + 4 {
        for cmd in [format!("clock-{number}"), format!("bot-{number}")] {
            players[owner].line.act(&cmd, raw(json!({ "do": "build", "lot": 0 }))).await.unwrap();
        }
    }
    hear_rent_forgotten(&mut players[owner]).await;
    house.close().await;
}

/// So many moves of a bot are waited for.
const BOT_MOVES: u32 = 6;
/// So many offers in vain, and the bot has been starved.
const OFFERS_MAX: u32 = 2_000;

#[tokio::test]
async fn who_offers_and_withdraws_without_end_does_not_starve_the_bots() {
    let folder = Folder::new();
    let house = House::with_pause(&folder, Duration::from_millis(100)).await;
    let table = lay(&house, vec![here(1), bot(Level::Easy)], json!({})).await;
    let mut person = sit(&house, &table).await.remove(0);
    let (mut by_bot, mut offers) = (0, 0);
    while by_bot < BOT_MOVES {
        let version = person.version().unwrap();
        let menu = actions(person.standing.as_ref().unwrap());
        let menu: Vec<Value> =
            menu.iter().map(|action| serde_json::from_str(action.get()).unwrap()).collect();
        let named = |name: &str| menu.iter().find(|action| action["do"] == name).cloned();
        let offer = json!({ "do": "offer", "to": 1, "give": { "cash": 500 }, "want": {}, "lift": [] });
        let action = if person.is_waited_for() {
            let usual = ["throw", "buy", "pass_bid", "claim", "pay_card"];
            usual.iter().find_map(|name| named(name)).unwrap_or_else(|| menu[0].clone())
        } else {
            offers += 1;
            named("withdraw").unwrap_or(offer)
        };
        assert!(offers < OFFERS_MAX, "the bot has moved {by_bot} times");
        person.line.act(&format!("try-{version}-{offers}"), raw(action)).await.unwrap();
        // Its own step, the bot's, a refusal because the bot was quicker, or the wish to be slower.
        let heard = person.hear_past_table().await;
        if let ToClient::Error { error, .. } = &heard {
            assert_eq!(error.code, ErrorCode::TooFast);
            // Nobody else can act now.
            person.hear_until(version + 1).await;
            by_bot += 1;
        } else if matches!(heard, ToClient::Step { cmd: None, .. }) {
            by_bot += 1;
        } else {
            assert!(matches!(heard, ToClient::Step { .. } | ToClient::Refused { .. }), "{heard:?}");
        }
    }
    house.close().await;
}

#[tokio::test]
async fn advice_out_of_turn_is_advice_or_none_and_never_a_fault() {
    let folder = Folder::new();
    let house = House::open(&folder).await;
    let seats = vec![here(1), here(2)];
    let options = raw(json!({ "seats": 2, "dealt": 4, "rounds": 40 }));
    let settings = TableSettings { advice: true, ..TableSettings::default() };
    let request = CreateTable { game: "monopol".into(), options, settings, ..tjuv(seats) };
    let table = lay_table(house.address, &request).await;
    let mut players = sit(&house, &table).await;
    let path = format!("/api/tables/{}/advice", table.table);
    let mut advised = 0;
    for _ in 0..12 {
        let out_of_turn = players.iter().position(|player| !player.is_waited_for()).unwrap();
        let asked = AskAdvice { token: table.seats[out_of_turn].token.clone() };
        let (status, answer) = post(house.address, &path, &asked).await;
        assert!(matches!(status, 200 | 409), "{status}: {answer}");
        advised += u32::from(status == 200);
        let stage = view(&players[0])["stage"].clone();
        let turn = players.iter().position(Player::is_waited_for).unwrap();
        let action = serde_json::from_str(players[turn].choice(0).get()).unwrap();
        act(&mut players, turn, action).await;
        assert!(!players[0].is_over(), "{stage}");
    }
    assert!(advised > 0, "whoever owns a deed has something to decide");
    house.close().await;
}
