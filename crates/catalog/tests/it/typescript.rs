//! The page's types and facts are generated from Rust and committed. `cargo xtask codegen` writes them.

use std::{env, fs, path::Path};
use ts_rs::TS;

const HEADER: &str = "// Generated from Rust by `cargo xtask codegen`. Do not edit.\n\n";

/// The TypeScript declarations of types, one after another.
macro_rules! declare {
    ($($type:ty),* $(,)?) => {{
        let config = ts_rs::Config::default();
        [$(format!("export {}\n", <$type as TS>::decl(&config))),*].join("\n")
    }};
}

fn types() -> String {
    declare![
        tabletop::Bytes16,
        tabletop::Bytes32,
        tabletop::Fault,
        tabletop::Hidden<u8>,
        tabletop::Seat,
        tabletop::Verified,
        protocol::Error,
        protocol::ErrorCode,
        protocol::Pace,
        protocol::Position,
        protocol::SeatInfo,
        protocol::TableInfo,
        protocol::TableSettings,
        protocol::TableStage,
        protocol::ToClient,
        protocol::ToServer,
        protocol::http::AskBoard,
        protocol::http::AskHint,
        protocol::http::AskReview,
        protocol::http::Checked,
        protocol::http::Counsel,
        protocol::http::CreateTable,
        protocol::http::Failure,
        protocol::http::Join,
        protocol::http::LookBack,
        protocol::http::OpenStep,
        protocol::http::Rematch,
        protocol::http::RematchLaid,
        protocol::http::SeatBot,
        protocol::http::SeatRequest,
        protocol::http::SeatTaken,
        protocol::http::TableCreated,
    ]
}

fn tjuv_types() -> String {
    let types = declare![
        tjuv::Action,
        tjuv::Card,
        tjuv::Config,
        tjuv::Event,
        tjuv::HandView,
        tjuv::PileView,
        tjuv::Piles,
        tjuv::Refill,
        tjuv::Refusal,
        tjuv::Stage,
        tjuv::StolenPile,
        tjuv::View,
    ];
    format!("import type {{ Hidden, Seat }} from './protocol';\n\n{types}")
}

fn chase_types() -> String {
    let types = declare![
        tjuv_och_polis::Action,
        tjuv_och_polis::Address,
        tjuv_och_polis::ArrestView,
        tjuv_och_polis::Board,
        tjuv_och_polis::Came,
        tjuv_och_polis::CaptiveView,
        tjuv_och_polis::Car,
        tjuv_och_polis::Cause,
        tjuv_och_polis::Config,
        tjuv_och_polis::Danger,
        tjuv_och_polis::Edition,
        tjuv_och_polis::EndDanger,
        tjuv_och_polis::Event,
        tjuv_och_polis::Fate,
        tjuv_och_polis::Feature,
        tjuv_och_polis::Form,
        tjuv_och_polis::Ground,
        tjuv_och_polis::Help,
        tjuv_och_polis::HiddenView,
        tjuv_och_polis::Kind,
        tjuv_och_polis::Line,
        tjuv_och_polis::ManView,
        tjuv_och_polis::Map,
        tjuv_och_polis::MapFault,
        tjuv_och_polis::Money,
        tjuv_och_polis::Options,
        tjuv_och_polis::Piece,
        tjuv_och_polis::Place,
        tjuv_och_polis::Plan,
        tjuv_och_polis::Quarter,
        tjuv_och_polis::Refusal,
        tjuv_och_polis::Square,
        tjuv_och_polis::Stage,
        tjuv_och_polis::Street,
        tjuv_och_polis::ThiefView,
        tjuv_och_polis::View,
        tjuv_och_polis::Words,
        tjuv_och_polis::Wrong,
    ];
    format!("import type {{ Hidden, Seat }} from './protocol';\n\n{types}")
}

fn monopol_types() -> String {
    let types = declare![
        monopol::Action,
        monopol::AuctionView,
        monopol::Basket,
        monopol::Because,
        monopol::Board,
        monopol::ClaimView,
        monopol::Config,
        monopol::DebtView,
        monopol::Deed,
        monopol::Event,
        monopol::HoldingView,
        monopol::Interest,
        monopol::Lot,
        monopol::Moving,
        monopol::OfferView,
        monopol::PileView,
        monopol::PlayerView,
        monopol::Printed,
        monopol::Refusal,
        monopol::Sold,
        monopol::Spend,
        monopol::Stage,
        monopol::View,
        monopol::Way,
        monopol::Why,
        monopol::squares::Deck,
        monopol::squares::Effect,
        monopol::squares::Group,
        monopol::squares::Kind,
        monopol::squares::Prices,
    ];
    format!("import type {{ Seat }} from './protocol';\n\n{types}")
}

fn facts() -> String {
    format!(
        "export const PROTOCOL = {};\nexport const NAME_MAX = {};\nexport const LEVELS = {:?} as const;\n\
         export const TJUV = {{ seatsMin: {}, seatsMax: {}, dealsMax: {} }} as const;\n\
         export const CHASE = {{ seatsMin: {}, seatsMax: {}, roundsMax: {}, maps: {:?}, mapBytesMax: {} }} as const;\n\
         export const MONOPOL = {{ seatsMin: {}, seatsMax: {}, roundsMax: {}, dealtMin: {}, dealtMax: {}, claimSecondsMax: {}, offersMax: {}, hotel: {} }} as const;\n",
        protocol::VERSION,
        protocol::NAME_MAX,
        catalog::LEVELS,
        tjuv::SEATS_MIN,
        tjuv::SEATS,
        tjuv::DEALS_MAX,
        tjuv_och_polis::SEATS_MIN,
        tjuv_och_polis::SEATS,
        tjuv_och_polis::ROUNDS_MAX,
        tjuv_och_polis::SHIPPED,
        tjuv_och_polis::MAX_MAP_BYTES,
        monopol::SEATS_MIN,
        monopol::SEATS,
        monopol::ROUNDS_MAX,
        monopol::DEALT_MIN,
        monopol::DEALT_MAX,
        monopol::CLAIM_SECONDS_MAX,
        monopol::OFFERS_MAX,
        monopol::squares::HOTEL,
    )
}

#[test]
fn generated_typescript_is_current() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/generated");
    let files = [
        ("protocol.ts", types()),
        ("tjuv.ts", tjuv_types()),
        ("tjuv-och-polis.ts", chase_types()),
        ("monopol.ts", monopol_types()),
        ("facts.ts", facts()),
    ];
    for (name, content) in files {
        let (path, content) = (folder.join(name), format!("{HEADER}{content}"));
        if env::var_os("UPDATE_GENERATED").is_some() {
            fs::write(&path, &content).unwrap();
        }
        let committed = fs::read_to_string(&path).unwrap_or_default();
        assert!(committed == content, "{name} is stale: run `cargo xtask codegen`");
    }
}
