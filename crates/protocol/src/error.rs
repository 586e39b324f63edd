use serde::{Deserialize, Serialize};

/// Something was wrong with a message that is not a matter of the game's rules.
#[derive(Clone, Debug, Eq, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ProtocolError {
    /// What was wrong.
    pub code: ErrorCode,
    /// For developers, in English; never shown to players.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub detail: Option<String>,
}

/// What can be wrong with a message.
#[derive(Copy, Clone, Debug, Eq, PartialEq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum ErrorCode {
    /// Not a message of this protocol.
    Malformed,
    /// The message is too long.
    TooLarge,
    /// Too many messages in a short time.
    TooFast,
    /// The message took too long to arrive.
    TooSlow,
    /// The request comes from another site's page.
    CrossSite,
    /// The client speaks another version of the protocol: reload the page.
    Protocol,
    /// The first message must be hello, and only the first.
    Hello,
    /// There is no such table.
    UnknownTable,
    /// There is no such game here, or not by these rules.
    UnknownGame,
    /// The table was laid with rules older than the oldest that this server knows. It will never be played on here.
    TableTooOld,
    /// The table was laid by a newer server than this one: its game, or the version of its rules, is unknown here.
    TableTooNew,
    /// What is stored of the table cannot be read, or is not what the rules allow. It will never be played on.
    TableDamaged,
    /// The token opens no seat, or the invitation is not this table's.
    WrongToken,
    /// Tables are laid here by those who know the house key, and this is not it.
    HouseKey,
    /// Watchers cannot act.
    NotSeated,
    /// Not every person has taken their seat yet.
    NotStarted,
    /// The match has started already.
    AlreadyStarted,
    /// The match is over.
    AlreadyOver,
    /// No seat is free.
    Full,
    /// Only a finished match can be looked back at.
    NotOver,
    /// The table has agreed to play without advice.
    NoAdvice,
    /// There is nothing to decide there.
    NoDecision,
    /// Only the keeper of the table may do that.
    NotKeeper,
    /// The table is closed to watchers.
    NotWatched,
    /// The seat's person has left for good or was removed: a bot plays there to the end.
    SeatLeft,
    /// That person is here, or has not been gone for as long as the table agreed.
    NotGone,
    /// The match is paused.
    Paused,
    /// The list of commitments is closed, or is not closed yet.
    Luck,
    /// The number is not the one that was committed to.
    WrongNumber,
    /// There is no own action to take back.
    NothingToUndo,
    /// Luck has spoken since: what was drawn cannot be undrawn.
    UndoAfterDraw,
    /// Somebody else has acted since, or a clock or a bot did.
    UndoAfterOthers,
    /// The action showed what was hidden before.
    UndoAfterShown,
    /// This decision has been taken back once already.
    UndoTwice,
    /// Somebody else than a bot can still act.
    NotOnlyBots,
    /// The name is empty, too long, or has characters that cannot be seen.
    Name,
    /// Somebody at the table is called so already, or so that nobody could tell the two apart.
    NameTaken,
    /// The list of seats does not fit the options, or there is no such seat.
    Seats,
    /// It could not be stored, so it did not happen. Try again.
    Storage,
    /// There is too little room left on the server's disk for new tables. Those that are there play on.
    NoRoom,
    /// The server is closing for a moment.
    Closing,
    /// Not a replay file, or one that does not hold.
    Replay,
    /// There is nothing at this address.
    NotFound,
    /// The server was wrong, not the client and not the disk: a fault in the program. Nothing was changed.
    Internal,
}

impl ErrorCode {
    /// Those after which the same hello would fail again: whoever gets one of them as a [`Bye`](crate::ToClient::Bye)
    /// says so and does not come back. After all others a client may try again in a while.
    pub const FINAL: [ErrorCode; 11] = [
        ErrorCode::Malformed,
        ErrorCode::CrossSite,
        ErrorCode::Protocol,
        ErrorCode::Hello,
        ErrorCode::UnknownTable,
        ErrorCode::WrongToken,
        ErrorCode::NotWatched,
        ErrorCode::SeatLeft,
        ErrorCode::TableTooOld,
        ErrorCode::TableTooNew,
        ErrorCode::TableDamaged,
    ];

    /// Whether the same hello would fail again.
    pub fn is_final(self) -> bool {
        ErrorCode::FINAL.contains(&self)
    }
}

impl From<ErrorCode> for ProtocolError {
    fn from(code: ErrorCode) -> ProtocolError {
        ProtocolError { code, detail: None }
    }
}
