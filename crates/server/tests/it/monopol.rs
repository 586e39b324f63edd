//! What only Monopol asks of the server: time that runs out, answers from those nobody waits for, deals.

use crate::{
    client::{Player, actions, ask, bot, here, raw, tjuv},
    house::{Folder, House},
};
use protocol::{
    ToClient,
    http::{CreateTable, SeatRequest, TableCreated},
};
use serde_json::{Value, json};
use tabletop::Level;

async fn lay(house: &House, seats: Vec<SeatRequest>, mut options: Value) -> TableCreated {
    options["seats"] = json!(seats.len());
    let table = CreateTable { game: "monopol".into(), options: raw(options), ..tjuv(seats) };
    ask(house.address, "/api/tables", &table).await
}

async fn sit(house: &House, table: &TableCreated) -> Vec<Player> {
    let mut players = Vec::new();
    for taken in &table.seats {
        let mut player = Player::sit(house.address, &table.table, Some(&taken.token)).await;
        player.hear_until(0).await;
        players.push(player);
    }
    players
}

fn view(player: &Player) -> Value {
    serde_json::from_str(player.standing.as_ref().unwrap().view.get()).unwrap()
}

/// Plays an action that must be accepted, and lets everybody hear of it.
async fn act(players: &mut [Player], seat: usize, action: Value) {
    let version = players[0].version().unwrap();
    players[seat].line.act(&format!("move-{version}"), raw(action)).await.unwrap();
    for player in players {
        player.hear_until(version + 1).await;
    }
}

/// Throws, buys and pays for everybody until this stage comes.
async fn play_until(players: &mut [Player], stage: &str) {
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

#[tokio::test]
async fn rent_is_forgotten_when_the_time_to_claim_it_has_run_out() {
    let folder = Folder::new();
    let house = House::open(&folder).await;
    let table = lay(&house, vec![here(1), here(2)], json!({ "claim_seconds": 3 })).await;
    let mut players = sit(&house, &table).await;
    play_until(&mut players, "claim").await;
    let standing = players[0].standing.clone().unwrap();
    assert!(standing.time_left_ms.is_some_and(|left| left <= 3_000), "{:?}", standing.time_left_ms);
    let owner = standing.waiting[0].index();

    // Somebody who comes now is told what is left of the time, and something volunteered does not prolong it.
    let mut late = Player::sit(house.address, &table.table, None).await;
    assert!(late.hear_until(standing.version).await.time_left_ms.is_some());
    let offer = json!({ "do": "offer", "to": 1 - owner, "give": { "cash": 1_000 }, "want": {}, "lift": [] });
    act(&mut players, owner, offer).await;
    assert!(players[0].standing.as_ref().unwrap().time_left_ms <= standing.time_left_ms);

    let ToClient::Step { events, standing, .. } = players[0].hear_past_table().await else {
        panic!("no step")
    };
    assert!(events.get().contains("rent_forgotten"), "{events}");
    assert_eq!(standing.time_left_ms, None);
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
