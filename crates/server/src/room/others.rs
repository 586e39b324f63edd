//! A table that is open on other servers as well.

use super::{Done, Inside, Room, put_into};
use crate::nodes::Nodes;
use life::{Effect, Input, Life};
use protocol::{ErrorCode, Reaction, ToServer};
use std::{
    panic::{AssertUnwindSafe, catch_unwind},
    sync::Arc,
};
use store::{Elsewhere, Head};
use tabletop::Seat;
use tokio::sync::MutexGuard;

/// What the store said of other servers, if it did.
fn heard(there: Option<Elsewhere>) -> Input {
    let (seats, left) = there.map(|there| (there.here.unwrap_or_default(), there.left)).unzip();
    Input::Elsewhere { seats, left: left.unwrap_or_default() }
}

impl Room {
    /// Whether the log, as it is known here, ends so. A table at which something is being done finds out by itself.
    pub(crate) fn is_at(&self, head: Head) -> bool {
        let Ok(inside) = self.inside.try_lock() else { return true };
        let known = inside.life.as_ref().map(|life| Head { entries: life.entries(), digest: life.digest() });
        known.is_none_or(|known| known == head)
    }

    /// Reads what other servers have added to the log, if it is said to be longer than is known here or nothing is said.
    /// Answers whether what is here is all that there is, as far as the store could tell.
    pub(crate) async fn read_on(self: &Arc<Room>, entries: Option<u32>) -> bool {
        let mut inside = self.inside.lock().await;
        let Some(life) = &inside.life else { return true };
        if entries.is_some_and(|entries| entries <= life.entries()) {
            return true;
        }
        let (last, digest) = (life.entries() - 1, life.digest());
        let tail = match self.host.store.tail(&self.id, last).await {
            Ok(tail) => tail,
            // It is looked at again soon.
            Err(error) => {
                tracing::warn!(table = %self.name, %error, "what was added cannot be read");
                return false;
            }
        };
        let Some(mut life) = inside.life.take() else { return true };
        let more = tail.split_first().filter(|(own, _)| own.digest == digest).map(|(_, more)| more);
        let done = match more {
            Some([]) => Ok(Done::All(None)),
            Some(more) => match self.read_into(&mut life, more) {
                Some(effects) => self.carry_out(&mut inside, &mut life, effects).await,
                None => Ok(Done::Beaten),
            },
            None => {
                self.host.figures.rolled_back.inc();
                tracing::error!(table = %self.name, "the log is another than was told: everybody is told anew");
                inside.lines.forget_told();
                Ok(Done::Beaten)
            }
        };
        match done {
            Ok(Done::All(_)) => inside.life = Some(life),
            Ok(Done::Beaten) | Err(_) => {
                if let Err(code) = self.revive(&mut inside).await {
                    tracing::error!(table = %self.name, ?code, "the log cannot be read anew");
                    self.look_in_later();
                }
            }
        }
        true
    }

    /// None if the records do not follow: then the life must not be used any more.
    fn read_into(&self, life: &mut Life, records: &[life::Record]) -> Option<Vec<Effect>> {
        let now = self.host.store.now();
        match catch_unwind(AssertUnwindSafe(|| life.read_on(now, records, Nodes::patience()))) {
            Ok(Ok(effects)) => Some(effects),
            Ok(Err(unreadable)) => {
                tracing::error!(table = %self.name, %unreadable, "what another server stored does not follow");
                None
            }
            // It has been reported.
            Err(_) => None,
        }
    }

    /// Reads the log anew for those who are there.
    async fn revive(self: &Arc<Room>, inside: &mut MutexGuard<'_, Inside>) -> Result<(), ErrorCode> {
        let life = Box::pin(self.read_anew(inside)).await?;
        inside.life = Some(life);
        Ok(())
    }

    /// Who is there on other servers; none if nobody knows.
    pub(crate) async fn hear_of_others(self: &Arc<Room>, there: Option<Elsewhere>) {
        self.put_in_if_alive(heard(there)).await;
    }

    /// Asks the store who is there on other servers.
    pub(crate) async fn ask_for_others(self: &Arc<Room>) {
        let Some(nodes) = &self.host.nodes else { return };
        let elsewhere = nodes.elsewhere(&self.id).await;
        self.hear_of_others(elsewhere.ok()).await;
    }

    /// Somebody has said a quick word on another server.
    pub(crate) async fn pass_on(self: &Arc<Room>, seat: Seat, reaction: Reaction) {
        self.put_in_if_alive(Input::Reacted { seat, reaction }).await;
    }

    /// Nobody needs to hear of it where nobody is.
    async fn put_in_if_alive(self: &Arc<Room>, input: Input) {
        let is_alive = self.inside.lock().await.life.is_some();
        if is_alive {
            // If this fails the log is read anew by the next who comes.
            let _ = self.put_in(input).await;
        }
    }

    /// Before anything is decided because somebody is not there, the store is asked anew. Where it cannot be, the table is
    /// patient.
    pub(super) async fn ask_before(
        self: &Arc<Room>,
        inside: &mut MutexGuard<'_, Inside>,
        life: &mut Life,
        input: &Input,
    ) -> Result<Done, ErrorCode> {
        let is_request =
            matches!(input, Input::Said { message: ToServer::StandIn { .. } | ToServer::Wish { .. }, .. });
        let decides = is_request || life.table().is_anything_wished();
        match &self.host.nodes {
            Some(_) if decides => self.meet_others(inside, life).await.map(|(done, _)| done),
            Some(_) | None => Ok(Done::All(None)),
        }
    }

    /// Tells a life who is there on other servers; answers whether anybody is, be it to watch.
    pub(super) async fn meet_others(
        self: &Arc<Room>,
        inside: &mut MutexGuard<'_, Inside>,
        life: &mut Life,
    ) -> Result<(Done, bool), ErrorCode> {
        let Some(nodes) = &self.host.nodes else { return Ok((Done::All(None), false)) };
        let elsewhere = nodes.elsewhere(&self.id).await;
        let is_anybody = elsewhere.as_ref().is_ok_and(|there| there.here.is_some());
        let effects = put_into(life, self.host.store.now(), heard(elsewhere.ok()))?;
        Ok((self.carry_out(inside, life, effects).await?, is_anybody))
    }

    /// Lets other servers know who is here.
    pub(super) fn tell_attendance(&self, inside: &mut Inside, life: &Life) {
        let Some(nodes) = &self.host.nodes else { return };
        let here = life.attendance();
        if here != inside.attended {
            inside.attended = here;
            nodes.attend(&self.id, here);
        }
    }
}
