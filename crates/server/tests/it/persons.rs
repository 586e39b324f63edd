//! The persons at one table, who choose from the menu until something comes.

use crate::client::{Key, Luck, Player, sit_all};
use protocol::{ErrorCode, Standing, ToClient};
use serde_json::{Value, value::RawValue};
use std::{net::SocketAddr, time::Duration};
use tokio::time::sleep;

/// Once in so many choices a person does what brings about most at once. Otherwise they would hardly ever rob a bank,
/// make an arrest or build.
const EAGER: u32 = 2;
/// A match that is longer than this is not meant to be played here.
const MOVES_MAX: u32 = 3_000;

/// How long somebody rests who was told that they are too fast, as a person never is.
const SLOWER: Duration = Duration::from_secs(1);

pub(crate) struct Persons {
    /// Hears of every step, also where only bots play.
    watcher: Player,
    players: Vec<Player>,
    luck: Luck,
}

impl Persons {
    /// Everybody comes to a table where all seats are taken.
    pub(crate) async fn sit(address: SocketAddr, table: &str, seats: &[Key], luck: Luck) -> Persons {
        let players = sit_all(address, table, seats).await;
        let mut watcher = Player::sit(address, table, None).await;
        watcher.hear_until(0).await;
        let mut persons = Persons { watcher, players, luck };
        // Bots may have moved while they came.
        let latest = persons.everybody().filter_map(|player| player.version()).max().unwrap_or(0);
        persons.hear_until(latest).await;
        persons
    }

    pub(crate) fn standing(&self) -> &Standing {
        self.watcher.standing.as_ref().expect("the match has started")
    }

    pub(crate) fn is_over(&self) -> bool {
        self.watcher.is_over()
    }

    /// Plays until the match is over, or waits for nobody but persons and has come to what is wanted.
    pub(crate) async fn play_until(&mut self, wanted: impl Fn(&Standing) -> bool) {
        while !(self.is_over() || self.only_persons_are_waited_for() && wanted(self.standing())) {
            let version = self.standing().version;
            assert!(version < MOVES_MAX, "{}: the match does not end", self.watcher.table.id);
            if let Some(at) = self.players.iter().position(Player::is_waited_for) {
                let action = self.choice(at);
                self.act(at, action).await;
            } else {
                self.hear_until(version + 1).await;
            }
        }
    }

    /// One of them tries something. If a bot was quicker the rules may refuse it; then they have heard of the bot's.
    pub(crate) async fn act(&mut self, person: usize, action: Box<RawValue>) {
        let version = self.standing().version;
        let player = &mut self.players[person];
        let cmd = format!("move-{version}");
        player.line.act(&cmd, action.clone()).await.unwrap();
        while player.version() == Some(version) {
            if let ToClient::Error { error, .. } = player.hear().await {
                assert_eq!(error.code, ErrorCode::TooFast);
                sleep(SLOWER).await;
                player.line.act(&cmd, action.clone()).await.unwrap();
            }
        }
        self.hear_until(version + 1).await;
    }

    fn only_persons_are_waited_for(&self) -> bool {
        let sits_here = |seat| self.players.iter().any(|player| player.seat == Some(seat));
        self.standing().waiting.iter().all(|&seat| sits_here(seat))
    }

    fn choice(&mut self, person: usize) -> Box<RawValue> {
        let player = &self.players[person];
        if self.luck.below(EAGER) > 0 {
            return player.choice(self.luck.below(u32::MAX));
        }
        let standing = player.standing.as_ref().expect("the match has started");
        let menu: Vec<Value> = serde_json::from_str(standing.menu.get()).unwrap();
        let brings_about = |offer: &Value| offer["would"].as_array().map_or(0, Vec::len);
        let most = menu.iter().map(brings_about).max().expect("whoever is waited for has something to do");
        let best: Vec<&Value> = menu.iter().filter(|offer| brings_about(offer) == most).collect();
        let chosen = best[self.luck.below(best.len() as u32) as usize];
        crate::client::raw(chosen["action"].clone())
    }

    async fn hear_until(&mut self, version: u32) {
        for player in self.everybody() {
            player.hear_until(version).await;
        }
    }

    fn everybody(&mut self) -> impl Iterator<Item = &mut Player> {
        [&mut self.watcher].into_iter().chain(&mut self.players)
    }
}
