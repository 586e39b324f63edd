//! The page's types and facts are generated from Rust and committed. `cargo xtask codegen` writes them. What a game
//! shows of itself follows from its trait: a new game needs no line here.

use catalog::{Hosted, every_game};
use std::{any::type_name, collections::BTreeMap, env, fs, path::Path};
use tabletop::{Game, Level};
use ts_rs::{TS, TypeVisitor};

const HEADER: &str = "// Generated from Rust by `cargo xtask codegen`. Do not edit.\n\n";

/// Types by their name in the page, with everything they are made of.
#[derive(Default)]
struct Found {
    /// The declaration, and whether it is of a crate that all games share.
    types: BTreeMap<String, (String, bool)>,
}

impl TypeVisitor for Found {
    fn visit<T: TS + 'static + ?Sized>(&mut self) {
        let config = ts_rs::Config::default();
        // What has no file of its own is a list, a number or the like.
        let known = T::output_path().is_none() || self.types.contains_key(&T::ident(&config));
        if !known {
            let shared =
                ["tabletop::", "protocol::"].iter().any(|shared| type_name::<T>().starts_with(shared));
            let declaration = format!("export {}\n", T::decl(&config));
            self.types.insert(T::ident(&config), (declaration, shared));
        }
        T::visit_generics(self);
        if !known {
            T::visit_dependencies(self);
        }
    }
}

impl Found {
    /// The declarations of one kind, one after another.
    fn declarations(&self, shared: bool) -> String {
        let wanted = self.types.values().filter(|(_, is_shared)| *is_shared == shared);
        wanted.map(|(declaration, _)| declaration.as_str()).collect::<Vec<_>>().join("\n")
    }
}

/// Everything of a game that crosses a boundary.
fn types_of<G: Game>(found: &mut Found)
where
    G::Config: TS,
    G::Action: TS,
    G::Event: TS,
    G::Refusal: TS,
    G::View: TS,
    G::Board: TS,
{
    found.visit::<G::Config>();
    found.visit::<G::Action>();
    found.visit::<G::Event>();
    found.visit::<G::Refusal>();
    found.visit::<G::View>();
    found.visit::<G::Board>();
}

/// The file of a game, and the names it imports.
fn file_of<G: Hosted>(types: impl Fn(&mut Found)) -> (String, String, Found) {
    let mut found = Found::default();
    types(&mut found);
    let imported: Vec<&str> =
        found.types.iter().filter(|(_, (_, shared))| *shared).map(|(name, _)| name.as_str()).collect();
    let import = format!("import type {{ {} }} from './protocol';\n\n", imported.join(", "));
    (format!("{}.ts", G::NAME), import + &found.declarations(false), found)
}

/// The files of all games.
fn games() -> Vec<(String, String, Found)> {
    macro_rules! files {
        ($($game:ty),+) => { vec![$(file_of::<$game>(types_of::<$game>)),+] };
    }
    every_game!(files)
}

/// What stands in a menu and in advice. In Rust these are generic over the game; on the wire its actions and events are
/// opaque.
const OF_ANY_GAME: &str = "export type Advice = { action: unknown, chance: number | null, };

export type Beat = { events: unknown[], changed: Change[], };

export type Change = [way: (string | number)[], is: unknown];

export type Choice = { action: unknown, would: unknown[], };
";

/// The messages, and whatever of `tabletop` they and the games are made of.
fn protocol(games: &[(String, String, Found)]) -> String {
    macro_rules! messages {
        ($($type:ty),* $(,)?) => {{
            let mut found = Found::default();
            $(found.visit::<$type>();)*
            found
        }};
    }
    let mut found = messages![
        tabletop::Kept,
        tabletop::Mismatch,
        tabletop::NotKept,
        tabletop::Proven,
        tabletop::Verified,
        protocol::ToClient,
        protocol::ToServer,
        protocol::http::Advised,
        protocol::http::AskAdvice,
        protocol::http::AskBoard,
        protocol::http::AskDecision,
        protocol::http::AskInvited,
        protocol::http::AskMine,
        protocol::http::AskReview,
        protocol::http::Checked,
        protocol::http::CreateTable,
        protocol::http::DecisionSeen,
        protocol::http::Failure,
        protocol::http::Glance,
        protocol::http::Invited,
        protocol::http::Join,
        protocol::http::LedgerLine,
        protocol::http::LedgerStep,
        protocol::http::PlayOn,
        protocol::http::ReplayLine,
        protocol::http::Reach,
        protocol::http::Rematch,
        protocol::http::RematchLaid,
        protocol::http::ReviewLine,
        protocol::http::SeatBot,
        protocol::http::SeatRequest,
        protocol::http::SeatTaken,
        protocol::http::TableCreated,
    ];
    for (_, _, game) in games {
        let shared = game.types.iter().filter(|(_, (_, shared))| *shared);
        found.types.extend(shared.map(|(name, declared)| (name.clone(), declared.clone())));
    }
    format!("{OF_ANY_GAME}\n{}", found.declarations(true))
}

fn json(value: &impl serde::Serialize) -> String {
    serde_json::to_string(value).expect("facts are plain data")
}

fn facts() -> String {
    let mut facts = format!(
        "export const PROTOCOL = {};\nexport const NAME_MAX = {};\nexport const LEVELS = {:?} as const;\n\
         export const FINAL_CODES: readonly string[] = {};\nexport const MINE_MAX = {};\n\
         export const REACTIONS = {} as const;\n\
         export const CLOCKS = {{ evening: {}, brisk: {}, days: {} }} as const;\n\
         export const USUAL_SETTINGS = {} as const;\n\
         export const PURPOSES = {} as const;\n",
        protocol::VERSION,
        protocol::NAME_MAX,
        Level::ALL.map(Level::name),
        json(&protocol::ErrorCode::FINAL),
        protocol::http::MINE_MAX,
        json(&protocol::Reaction::ALL),
        json(&protocol::Clock::EVENING),
        json(&protocol::Clock::BRISK),
        json(&protocol::Clock::DAYS),
        json(&protocol::TableSettings::default()),
        json(&serde_json::json!({
            "server": tabletop::SERVER_PURPOSE,
            "seat": tabletop::SEAT_PURPOSE,
            "match": tabletop::MATCH_PURPOSE,
        })),
    );
    macro_rules! of_games {
        ($($game:ty),+) => { [$(<$game as Hosted>::facts()),+] };
    }
    for (name, fields) in every_game!(of_games) {
        let fields: Vec<String> = fields.iter().map(|(name, value)| format!("{name}: {value}")).collect();
        facts += &format!(
            "export const {name} = {{ {} }} as const;\n",
            fields.join(", ").replace("\",\"", "\", \"")
        );
    }
    facts
}

#[test]
fn generated_typescript_is_current() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/generated");
    let games = games();
    let shared = [("protocol.ts".to_owned(), protocol(&games)), ("facts.ts".to_owned(), facts())];
    let of_games = games.into_iter().map(|(name, text, _)| (name, text));
    let mut stale = Vec::new();
    for (name, content) in shared.into_iter().chain(of_games) {
        let (path, content) = (folder.join(&name), format!("{HEADER}{content}"));
        if env::var_os("UPDATE_GENERATED").is_some() {
            fs::write(&path, &content).unwrap();
        }
        if fs::read_to_string(&path).unwrap_or_default() != content {
            stale.push(name);
        }
    }
    assert!(stale.is_empty(), "{} stale: run `cargo xtask codegen`", stale.join(", "));
}
