//! A connection that is made again when it is lost.

use std::{
    fmt,
    future::poll_fn,
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
    time::Duration,
};
use tokio::{
    sync::{Mutex, OnceCell},
    time::{Instant, timeout},
};
use tokio_postgres::{
    AsyncMessage, Client, Config, Connection, NoTls, Socket, Statement, config::TargetSessionAttrs,
    error::SqlState, tls::NoTlsStream,
};

/// How long a connection may take to be made.
const CONNECT_WITHIN: Duration = Duration::from_secs(3);
/// How long the database may take to answer. Whoever has waited so long is told that nobody knows.
const ANSWER_WITHIN: Duration = Duration::from_secs(5);
/// A peer that is silent for so long, though something was sent to it, is gone.
const SILENCE_MAX: Duration = Duration::from_secs(10);
/// For how long nobody tries to connect again after a failure: at first, and at most.
const REST: Duration = Duration::from_millis(50);
const REST_MAX: Duration = Duration::from_secs(1);

/// What every connection asks for: nobody waits for another's row for ever, whoever was stopped holds none for long, and what
/// was answered is on the disk. Statements have no limit: one that is cut short while it waits for a standby counts as
/// stored.
const SET_UP: &str = "
    SET lock_timeout = '2s';
    SET idle_in_transaction_session_timeout = '5s';
    SET statement_timeout = 0;
    SELECT set_config('synchronous_commit', 'on', false)
    WHERE current_setting('synchronous_commit') IN ('off', 'local')";

/// Why nothing is known of what was asked.
#[derive(Clone, Debug)]
pub(super) struct Failure {
    why: String,
    state: Option<SqlState>,
}

impl Failure {
    pub(super) fn new(why: &str) -> Failure {
        Failure { why: why.to_owned(), state: None }
    }

    /// Another statement was in the way, and nothing at all was done.
    pub(super) fn is_in_the_way(&self) -> bool {
        let harmless = [&SqlState::T_R_DEADLOCK_DETECTED, &SqlState::T_R_SERIALIZATION_FAILURE];
        self.state.as_ref().is_some_and(|state| harmless.contains(&state))
    }
}

impl From<tokio_postgres::Error> for Failure {
    fn from(error: tokio_postgres::Error) -> Failure {
        let why = error.as_db_error().map_or_else(|| error.to_string(), |told| told.message().to_owned());
        Failure { why, state: error.code().cloned() }
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.why)
    }
}

impl std::error::Error for Failure {}

/// A connection that is there, or will be.
pub(super) struct Link {
    config: Config,
    state: Mutex<State>,
}

#[derive(Default)]
struct State {
    session: Option<Arc<Session>>,
    /// Nobody tries again before this, because of a failure, and next time for longer.
    rest: Option<(Instant, Duration, Failure)>,
}

impl Link {
    pub(super) fn new(mut config: Config) -> Link {
        config
            .connect_timeout(CONNECT_WITHIN)
            .tcp_user_timeout(SILENCE_MAX)
            .keepalives_idle(SILENCE_MAX)
            // Of several servers the one that can be written to.
            .target_session_attrs(TargetSessionAttrs::ReadWrite);
        if config.get_application_name().is_none() {
            config.application_name("spelbord");
        }
        Link { config, state: Mutex::default() }
    }

    /// The connection, made now if there is none. Soon after a failure it fails at once.
    pub(super) async fn session(&self) -> Result<Arc<Session>, Failure> {
        let mut state = self.state.lock().await;
        if let Some(session) = state.session.as_ref().filter(|session| session.is_of_use()) {
            return Ok(Arc::clone(session));
        }
        state.session = None;
        if let Some((until, _, why)) = &state.rest
            && Instant::now() < *until
        {
            return Err(why.clone());
        }
        match self.connect().await {
            Ok(session) => {
                let session = Arc::new(session);
                *state = State { session: Some(Arc::clone(&session)), rest: None };
                Ok(session)
            }
            Err(why) => {
                let rest = state.rest.take().map_or(REST, |(_, rest, _)| (rest * 2).min(REST_MAX));
                state.rest = Some((Instant::now() + rest, rest, why.clone()));
                Err(why)
            }
        }
    }

    pub(super) async fn connect(&self) -> Result<Session, Failure> {
        let connecting = async {
            let (client, connection) = self.config.connect(NoTls).await?;
            let warned = Arc::new(AtomicBool::new(false));
            tokio::spawn(drive(connection, Arc::clone(&warned)));
            client.batch_execute(SET_UP).await?;
            Ok(Session { client, append: OnceCell::new(), warned, is_given_up: AtomicBool::new(false) })
        };
        let connected = timeout(CONNECT_WITHIN, connecting).await;
        connected.map_err(|_| Failure::new("the database does not answer"))?
    }
}

/// Carries what goes to and fro until the connection ends; whoever waits for an answer then hears of it.
async fn drive(mut connection: Connection<Socket, NoTlsStream>, warned: Arc<AtomicBool>) {
    while let Some(Ok(message)) = poll_fn(|context| connection.poll_message(context)).await {
        if let AsyncMessage::Notice(notice) = message
            && notice.severity() == "WARNING"
        {
            tracing::warn!(notice = notice.message(), "the database warns");
            warned.store(true, Ordering::Release);
        }
    }
}

/// One connection, for as long as it lasts.
pub(super) struct Session {
    pub(super) client: Client,
    /// The statement that adds to logs, once the database has understood it.
    pub(super) append: OnceCell<Statement>,
    /// The database has warned of something since somebody last looked.
    warned: Arc<AtomicBool>,
    /// It did not answer in time. What it answers later is nobody's.
    is_given_up: AtomicBool,
}

impl Session {
    /// Waits for an answer, but not for ever.
    pub(super) async fn answer<T>(
        &self,
        asked: impl Future<Output = Result<T, tokio_postgres::Error>>,
    ) -> Result<T, Failure> {
        match timeout(ANSWER_WITHIN, asked).await {
            Ok(answer) => answer.map_err(Failure::from),
            Err(_) => {
                self.is_given_up.store(true, Ordering::Relaxed);
                Err(Failure::new("the database does not answer"))
            }
        }
    }

    /// Whether the database has warned of something since this was last asked. After a commit it does so when a standby does
    /// not have it.
    pub(super) fn was_warned(&self) -> bool {
        self.warned.swap(false, Ordering::Acquire)
    }

    fn is_of_use(&self) -> bool {
        !self.client.is_closed() && !self.is_given_up.load(Ordering::Relaxed)
    }
}
