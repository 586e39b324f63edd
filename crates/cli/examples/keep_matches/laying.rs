//! Laying tables and playing on them, and asking the server about them afterwards.

use crate::{
    Trouble,
    client::{INVITE, Laid, Luck, Player, ask, bot, here, lay_table, raw, request},
    kept::KeptTable,
    persons::Persons,
    plans::{Plan, Until},
};
use protocol::{
    Pace, Standing, TableSettings, TableStage,
    http::{CreateTable, Rematch, RematchLaid, SeatRequest},
};
use serde_json::{Value, json};
use std::{collections::HashMap, net::SocketAddr};
use tabletop::Replay;

/// How often a match is begun anew when it has ended before its moment came.
const TRIES: u32 = 12;

/// A table, and the replay file if its match is over.
pub(crate) struct Table {
    pub(crate) kept: KeptTable,
    pub(crate) replay: Option<String>,
}

/// The running server, and the tables laid there so far. What the server says of them is filled in at the end.
pub(crate) struct House {
    address: SocketAddr,
    tables: Vec<KeptTable>,
}

impl House {
    pub(crate) fn new(address: SocketAddr) -> House {
        House { address, tables: Vec::new() }
    }

    /// Lays a table and plays on it as planned. A match that ends before its moment has come is kept all the same,
    /// and another is begun.
    pub(crate) async fn keep(&mut self, plan: Plan) -> Result<(), Trouble> {
        for _ in 0..TRIES {
            let number = self.tables.len();
            let laid = self.lay(&plan).await;
            self.tables.push(unseen(plan.game, &laid));
            if matches!(plan.until, Until::Gathered) {
                return Ok(());
            }
            let mut persons = Persons::sit(self.address, &laid.table, &laid.seats, Luck(number as u64)).await;
            persons.play_until(|standing| has_come(&plan.until, standing)).await;
            match (&plan.until, persons.is_over()) {
                (Until::Rematch, _) => self.lay_again(number, &laid).await,
                (Until::Offer, false) => persons.act(0, raw(a_gift())).await,
                (Until::Gathered | Until::Moves(_) | Until::Seen(_), false) | (Until::TheEnd, _) => {}
                (Until::Gathered | Until::Moves(_) | Until::Seen(_) | Until::Offer, true) => continue,
            }
            return Ok(());
        }
        Err(format!("{}: what was waited for never came with {}", plan.game, plan.options).into())
    }

    async fn lay(&self, plan: &Plan) -> Laid {
        let seat = |(seat, kind): (u8, &&str)| match *kind {
            "person" => here(seat),
            "link" => SeatRequest::Link,
            level => bot(level.parse().expect("a level")),
        };
        let table = CreateTable {
            game: plan.game.to_owned(),
            options: raw(plan.options.clone()),
            settings: TableSettings { pace: Pace::Brisk, advice: true, ..TableSettings::default() },
            seats: (0..).zip(plan.seats).map(seat).collect(),
            invite: Some(INVITE),
            house_key: None,
        };
        lay_table(self.address, &table).await
    }

    /// One of the persons asks for another match; the others have not answered yet.
    async fn lay_again(&mut self, number: usize, before: &Laid) {
        let asked = Rematch { token: before.seats[0].token.clone() };
        let path = format!("/api/tables/{}/rematch", before.table);
        let laid: RematchLaid = ask(self.address, &path, &asked).await;
        let next = KeptTable { id: laid.table, invite: None, ..self.tables[number].clone() };
        self.tables.push(next);
    }

    /// Asks about every table, now that nobody moves any more.
    pub(crate) async fn look_round(self) -> Vec<Table> {
        let mut tables: Vec<Table> = Vec::new();
        for mut kept in self.tables {
            let mut watcher = Player::sit(self.address, &kept.id, None).await;
            kept.stage = watcher.table.stage;
            kept.rematch = watcher.table.rematch.clone();
            if kept.stage != TableStage::Gathering {
                let standing = watcher.hear_until(0).await;
                kept.version = standing.version;
                kept.view = (kept.stage == TableStage::Playing).then(|| view(standing));
            }
            let replay = match kept.stage {
                TableStage::Over => Some(self::replay(self.address, &kept.id).await),
                TableStage::Gathering | TableStage::Playing => None,
            };
            tables.push(Table { kept, replay });
        }
        name(&mut tables);
        tables
    }
}

/// Fills in what only the replays tell: the rules they were played by. Then they can be named.
fn name(tables: &mut [Table]) {
    let rules: Vec<(String, u16)> = tables
        .iter()
        .filter_map(|table| {
            let replay: Replay = serde_json::from_str(table.replay.as_ref()?).expect("a replay file");
            Some((replay.game, replay.rules))
        })
        .collect();
    let mut numbers: HashMap<String, u32> = HashMap::new();
    for Table { kept, replay } in tables {
        let known = rules.iter().find(|(game, _)| *game == kept.game);
        kept.rules = known.expect("a match of every game is played to the end").1;
        if replay.is_some() {
            let number = numbers.entry(kept.game.clone()).or_default();
            *number += 1;
            kept.replay = Some(format!("{}-{}-{number:02}.json", kept.game, kept.rules));
        }
    }
}

fn unseen(game: &str, laid: &Laid) -> KeptTable {
    KeptTable {
        id: laid.table.clone(),
        game: game.to_owned(),
        rules: 0,
        stage: TableStage::Gathering,
        version: 0,
        invite: Some(laid.invite.clone()),
        seats: laid.seats.clone(),
        view: None,
        replay: None,
        rematch: None,
    }
}

/// The first seat offers the second money for nothing.
fn a_gift() -> Value {
    json!({ "do": "offer", "to": 1, "give": { "cash": 1_000 }, "want": {}, "lift": [] })
}

fn has_come(until: &Until, standing: &Standing) -> bool {
    match until {
        Until::Gathered | Until::TheEnd | Until::Rematch => false,
        Until::Offer => view(standing)["stage"] == "turn" && standing.version > 10,
        Until::Moves(moves) => standing.version >= *moves,
        Until::Seen(is_wanted) => is_wanted(&view(standing)),
    }
}

fn view(standing: &Standing) -> Value {
    serde_json::from_str(standing.view.get()).expect("a view is JSON")
}

async fn replay(address: SocketAddr, table: &str) -> String {
    let path = format!("GET /api/tables/{table}/replay");
    let (status, file) = request(address, &path, &[], "").await.expect("the server answers");
    assert_eq!(status, 200, "{file}");
    file
}
