//! PostgreSQL's NOTIFY: nothing to install, enough for a few servers. On a connection of its own and outside of what is stored,
//! because notices are put in order one commit at a time.

use crate::{BusEnds, Heard, rest};
use std::{future::poll_fn, time::Duration};
use tokio::{sync::mpsc, time::timeout};
use tokio_postgres::{AsyncMessage, Client, Config, NoTls};

/// How long a connection, or a notice, may take.
const WITHIN: Duration = Duration::from_secs(5);
/// Notices that may wait to be looked at.
const WAITING_MAX: usize = 256;

const CALL: &str = "SELECT pg_notify('spelbord', $1)";

pub(crate) async fn run(mut to: Config, mut ends: BusEnds) {
    to.connect_timeout(WITHIN).tcp_user_timeout(WITHIN * 2).keepalives_idle(WITHIN);
    while ends.is_wanted() {
        if let Err(error) = serve(&to, &mut ends).await {
            tracing::warn!(%error, "the bus is down");
            rest(&mut ends).await;
        } else {
            return;
        }
    }
}

/// Until the server closes, or the connection is lost.
async fn serve(to: &Config, ends: &mut BusEnds) -> Result<(), Box<dyn std::error::Error + Send + Sync>> {
    let (client, mut connection) = timeout(WITHIN, to.connect(NoTls)).await??;
    let (say, mut notices) = mpsc::channel(WAITING_MAX);
    tokio::spawn(async move {
        while let Some(Ok(message)) = poll_fn(|context| connection.poll_message(context)).await {
            if let AsyncMessage::Notification(notice) = message
                && say.send(notice).await.is_err()
            {
                return;
            }
        }
    });
    timeout(WITHIN, client.batch_execute("LISTEN spelbord")).await??;
    let own: i32 = timeout(WITHIN, client.query_one("SELECT pg_backend_pid()", &[])).await??.get(0);
    ends.tell(Heard::Up).await;
    loop {
        tokio::select! {
            notice = notices.recv() => {
                let notice = notice.ok_or("the connection is lost")?;
                if notice.process_id() != own {
                    ends.hear(notice.payload().as_bytes()).await;
                }
            }
            message = ends.next_message() => {
                let Some(message) = message else { return Ok(()) };
                call(&client, &message).await?;
            }
        }
    }
}

async fn call(client: &Client, message: &str) -> Result<(), Box<dyn std::error::Error + Send + Sync>> {
    timeout(WITHIN, client.execute(CALL, &[&message])).await??;
    Ok(())
}
