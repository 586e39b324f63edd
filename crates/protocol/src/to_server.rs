use crate::{Reaction, Wish};
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use tabletop::{Bytes16, Bytes32, Seat, read_named};

/// What a client sends on the socket. All but `hello`, `act`, `try` and `undo` are about the table rather than the match: what
/// comes of them is seen in the next [`Table`](crate::ToClient::Table), and saying them twice is as good as once.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum ToServer {
    /// The first message: which table, and as whom.
    Hello {
        /// [`VERSION`](crate::VERSION), as the client knows it.
        protocol: u16,
        /// The table's id.
        table: String,
        /// The secret of a seat; without one the client watches.
        token: Option<String>,
        /// The last version the client has seen. It is sent what it missed.
        seen: Option<u32>,
        /// Others are at the same screen: the seat is here, and nothing is to be sent that only it may see.
        #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
        covered: bool,
    },
    /// Try an action.
    Act {
        /// Chosen by the client, new for every action. Sent again with the same action after a lost connection, it
        /// is answered, not repeated.
        cmd: String,
        /// Exactly as the menu has it, or one that the rules let anybody try.
        #[cfg_attr(feature = "ts", ts(type = "unknown"))]
        action: Box<RawValue>,
    },
    /// Ask what would come of an action, or why not. Nothing is played.
    Try {
        /// Chosen by the client; the answer names it.
        cmd: String,
        /// The action, whether it is on the menu or not.
        #[cfg_attr(feature = "ts", ts(type = "unknown"))]
        action: Box<RawValue>,
    },
    /// Take back the own action that this version carried out.
    Undo {
        /// The latest version.
        version: u32,
    },
    /// The hash of this person's number, before the list of commitments is closed. The last one counts.
    Commit {
        /// The hash.
        commitment: Bytes32,
    },
    /// This person's number, after the list has been closed with its commitment in it.
    Reveal {
        /// The number.
        number: Bytes32,
    },
    /// Let a bot stand in for somebody who has been gone for the table's grace.
    StandIn {
        /// Whose seat.
        seat: Seat,
    },
    /// The person is here and takes the own seat back from the bot that stands in. A hello says so too, and an action.
    Back {},
    /// Leave for good: a bot plays on.
    Resign {},
    /// Want something, or no longer.
    Wish {
        /// What.
        wish: Wish,
        /// Whether it is wanted.
        on: bool,
    },
    /// Hand the keeping of the table to another person. Only the keeper may.
    HandOver {
        /// Whose it is to be.
        seat: Seat,
    },
    /// Make the own seat's link anew: from now on this token opens it, and the old one opens nothing.
    Relink {
        /// The new secret.
        token: Bytes16,
    },
    /// Make the invitation anew, or withdraw it. Only the keeper may.
    Invite {
        /// The new secret; none: nobody else is invited.
        invite: Option<Bytes16>,
    },
    /// Let people watch who have the table's address, or not. Only the keeper may.
    Watch {
        /// Whether they may.
        open: bool,
    },
    /// Let the bots play to the end without a pause, when nobody else is left to act.
    Hasten {},
    /// A quick word to the others.
    React {
        /// Which.
        reaction: Reaction,
    },
}

/// What [`ToServer::Hello`] has.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct HelloFields {
    protocol: u16,
    table: String,
    token: Option<String>,
    seen: Option<u32>,
    #[serde(default)]
    covered: bool,
}

read_named! {
    ToServer of {
        cmd: String, action: Box<RawValue>, version: u32, commitment: Bytes32, number: Bytes32, seat: Seat, wish: Wish, on: bool,
        token: Bytes16, open: bool, reaction: Reaction,
    }, maybe { invite: Bytes16 }:
    [Hello(hello: HelloFields) = {
        let HelloFields { protocol, table, token, seen, covered } = hello;
        ToServer::Hello { protocol, table, token, seen, covered }
    }]
    Act { cmd, action }, Try { cmd, action }, Undo { version }, Commit { commitment }, Reveal { number }, StandIn { seat },
    Back { }, Resign { }, Wish { wish, on }, HandOver { seat }, Relink { token }, Invite { ; invite }, Watch { open }, Hasten { },
    React { reaction },
}

impl ToServer {
    /// The id by which the answer to this message names it.
    pub fn cmd(&self) -> Option<&str> {
        if let ToServer::Act { cmd, .. } | ToServer::Try { cmd, .. } = self { Some(cmd) } else { None }
    }
}
