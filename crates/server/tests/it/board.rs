//! The printed material of a game, by its options.

use crate::{
    client::{Player, ask, here, post, raw, tjuv},
    house::{Folder, House},
};
use life::What;
use protocol::http::{AskBoard, CreateTable, TableCreated};
use serde_json::{Value, json};

const TOWN: &str = include_str!("../../../city/maps/lingonkoping-1.map");

fn chase(map: Value) -> AskBoard {
    AskBoard {
        game: "tjuv-och-polis".into(),
        rules: None,
        options: raw(json!({ "map": map, "options": { "seats": 2 } })),
    }
}

async fn board(house: &House, request: &AskBoard) -> (u16, Value) {
    post(house.address, "/api/board", request).await
}

#[tokio::test]
async fn a_city_comes_with_its_plan_and_its_picture() {
    let folder = Folder::new();
    let house = House::open(&folder).await;
    let (status, city) = board(&house, &chase(json!({ "shipped": "storstad" }))).await;
    assert_eq!(status, 200);
    let plan = &city["plan"];
    let (width, height) = (plan["width"].as_u64().unwrap(), plan["height"].as_u64().unwrap());
    assert_eq!(plan["ground"].as_array().unwrap().len() as u64, width * height);
    assert!(plan["squares"].as_array().unwrap().len() > 200);
    assert!(city["cell"].as_f64().unwrap() > 0.0);
    assert!(city["picture"].as_str().unwrap().contains("<path"));

    // The board is the same whatever else is agreed.
    let options = json!({ "map": { "shipped": "storstad" }, "options": { "seats": 6, "edition": "ny" } });
    let other = AskBoard { game: "tjuv-och-polis".into(), rules: None, options: raw(options) };
    assert_eq!(board(&house, &other).await, (200, city));
    house.close().await;
}

/// A table for two on a map.
fn on_map(map: Value) -> CreateTable {
    let AskBoard { game, options, .. } = chase(map);
    CreateTable { game, options, ..tjuv(vec![here(1), here(2)]) }
}

#[tokio::test]
async fn a_game_without_printed_material_has_none() {
    let folder = Folder::new();
    let house = House::open(&folder).await;
    let request = AskBoard { game: "tjuv".into(), rules: None, options: raw(json!({ "seats": 3 })) };
    assert_eq!(board(&house, &request).await, (200, Value::Null));
    house.close().await;
}

#[tokio::test]
async fn a_map_of_ones_own_is_as_good_as_a_shipped_one() {
    let folder = Folder::new();
    let house = House::open(&folder).await;
    let (_, shipped) = board(&house, &chase(json!({ "shipped": "smastad" }))).await;
    let (status, own) = board(&house, &chase(json!({ "own": TOWN }))).await;
    assert_eq!(status, 200);
    assert_eq!(own["plan"], shipped["plan"]);
    assert_eq!(own["picture"], shipped["picture"]);

    let request = on_map(json!({ "own": TOWN }));
    assert_eq!(post(house.address, "/api/tables", &request).await.0, 200);
    house.close().await;
}

#[tokio::test]
async fn a_faulty_map_is_refused_with_the_place_of_each_fault() {
    let folder = Folder::new();
    let house = House::open(&folder).await;
    let line = |found: &str| 1 + TOWN.lines().position(|line| line.starts_with(found)).unwrap();
    let faulty = TOWN.replace("a bank 10000 ", "a bank 10500 ").replace("###g.##t", "###g§##t");
    let (status, answer) = board(&house, &chase(json!({ "own": faulty }))).await;
    assert_eq!(status, 422);
    assert_eq!(answer["refused"]["rule"], "tp.board.map");
    assert_eq!(answer["refused"]["refusal"]["code"], "bad_map");
    let faults = answer["refused"]["refusal"]["faults"].as_array().unwrap();
    let at = |line: usize, column: usize, fault: &str| {
        faults
            .iter()
            .any(|found| found["line"] == line && found["column"] == column && found["fault"] == fault)
    };
    assert!(at(line("a bank"), 8, "sum"), "{faults:?}");
    assert!(at(line("###g."), 5, "unknown_character"), "{faults:?}");

    // A table cannot be laid with it either, and the reason is the same.
    let request = on_map(json!({ "own": faulty }));
    assert_eq!(post(house.address, "/api/tables", &request).await, (422, answer));
    house.close().await;
}

/// The page puts the picture into itself as it is.
#[tokio::test]
async fn no_name_in_a_map_becomes_markup() {
    let folder = Folder::new();
    let house = House::open(&folder).await;
    let mut map = TOWN.to_owned();
    for (index, name) in [
        "Lingonköping / Lingonbury",
        "Bergslinjen / Hill Line",
        "Lingonbanken / Lingonberry Bank",
        "Uggleboet / The Owl's Nest",
        "Ångbåtsbryggan / Steamboat Quay",
        "Storgatan / High Street",
        "Hagen / The Pasture",
    ]
    .iter()
    .enumerate()
    {
        assert!(map.contains(name));
        map = map.replace(name, &format!("<b onclick='a()' x=\"&{index}\">"));
    }
    let (status, answer) = board(&house, &chase(json!({ "own": map }))).await;
    assert_eq!(status, 200, "{answer}");
    // Signs are in capitals.
    let picture = answer["picture"].as_str().unwrap().to_lowercase();
    assert!(picture.contains("&lt;b"), "the names are in the picture");
    assert!(!picture.contains("<b") && !picture.contains("&lt;b onclick='") && !picture.contains("x=\"&"));
    house.close().await;
}

#[tokio::test]
async fn what_cannot_be_a_map_is_turned_away_before_it_is_read() {
    let folder = Folder::new();
    let house = House::open(&folder).await;
    let (status, answer) = board(&house, &chase(json!({ "own": "#".repeat(20_000) }))).await;
    assert_eq!(status, 422);
    assert_eq!(answer["refused"]["refusal"]["faults"][0]["fault"], "too_large");
    let (_, answer) = board(&house, &chase(json!({ "own": "#".repeat(70_000) }))).await;
    assert_eq!(answer["error"]["code"], "too_large");
    let (_, answer) = board(&house, &chase(json!({ "shipped": "../../etc/passwd" }))).await;
    assert_eq!(answer["refused"]["refusal"]["code"], "no_such_map");
    let (_, answer) = board(&house, &chase(json!({ "own": 7 }))).await;
    assert_eq!(answer["error"]["code"], "malformed");
    let unknown = AskBoard { game: "ludo".into(), rules: None, options: raw(json!({})) };
    assert_eq!(board(&house, &unknown).await.1["error"]["code"], "unknown_game");
    house.close().await;
}

#[tokio::test]
async fn a_board_is_asked_for_by_the_version_of_the_rules() {
    let folder = Folder::new();
    let house = House::open(&folder).await;
    let known = catalog::rules("tjuv-och-polis").unwrap();
    let by = |rules: Option<u16>| AskBoard { rules, ..chase(json!({ "shipped": "storstad" })) };
    for rules in known.clone() {
        let (status, city) = board(&house, &by(Some(rules))).await;
        assert_eq!(status, 200, "version {rules}: {city}");
        if rules == *known.end() {
            assert_eq!(board(&house, &by(None)).await.1, city, "the newest, if nothing else is said");
        }
    }
    for rules in [known.start() - 1, known.end() + 1] {
        let (status, answer) = board(&house, &by(Some(rules))).await;
        assert_eq!((status, &answer["error"]["code"]), (400, &json!("unknown_game")), "version {rules}");
    }
    house.close().await;
}

/// What an old table is played on is found by what the table itself says.
#[tokio::test]
async fn an_old_tables_board_is_that_of_its_own_rules() {
    let folder = Folder::new();
    let oldest = *catalog::rules("tjuv-och-polis").unwrap().start();
    let house = House::open(&folder).await;
    let laid: TableCreated =
        ask(house.address, "/api/tables", &on_map(json!({ "shipped": "storstad" }))).await;
    house.close().await;
    let mut log = folder.log(&laid.table).await;
    let What::Laid(agreed) = &mut log[0].what else { panic!("no table is laid") };
    agreed.rules = oldest;
    folder.rewrite(&laid.table, &log).await;

    let house = House::open(&folder).await;
    let info = Player::sit(house.address, &laid.table, None).await.table;
    assert_eq!(info.rules, oldest);
    let asked = AskBoard { game: info.game, rules: Some(info.rules), options: info.options };
    let (status, city) = board(&house, &asked).await;
    assert_eq!((status, city["plan"].is_object()), (200, true));
    house.close().await;
}
