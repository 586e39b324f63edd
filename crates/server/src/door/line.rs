use super::{Place, Visit, listener::Stream};
use crate::limits::Limits;
use std::{
    io,
    pin::Pin,
    sync::Arc,
    task::{Context, Poll, ready},
    time::Duration,
};
use tokio::{
    io::{AsyncRead, AsyncWrite, ReadBuf},
    time::{Sleep, sleep},
};

/// The stream of a connection, with patience for half a head and for a reader that does not read. How long it may be idle
/// is for whoever reads requests from it to say.
pub(super) struct Line {
    stream: Stream,
    visit: Arc<Visit>,
    _place: Option<Place>,
    header_within: Duration,
    send_within: Duration,
    /// Runs while there is half a head.
    head: Option<Pin<Box<Sleep>>>,
    /// Runs while nothing that is sent is taken.
    stalled: Option<Pin<Box<Sleep>>>,
}

impl Line {
    pub(super) fn new(stream: Stream, visit: Arc<Visit>, place: Option<Place>, limits: &Limits) -> Line {
        let Limits { header_within, send_within, .. } = *limits;
        Line { stream, visit, _place: place, header_within, send_within, head: None, stalled: None }
    }

    fn wrote<T>(&mut self, context: &mut Context<'_>, written: Poll<io::Result<T>>) -> Poll<io::Result<T>> {
        if written.is_ready() {
            self.stalled = None;
            return written;
        }
        let patience = self.stalled.get_or_insert_with(|| Box::pin(sleep(self.send_within)));
        ready!(patience.as_mut().poll(context));
        Poll::Ready(Err(io::ErrorKind::TimedOut.into()))
    }
}

impl AsyncRead for Line {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        let line = &mut *self;
        if line.visit.is_served() {
            line.head = None;
        }
        // First, so that a head that comes drop by drop is late as well.
        if let Some(head) = &mut line.head
            && head.as_mut().poll(context).is_ready()
        {
            return Poll::Ready(Err(io::ErrorKind::TimedOut.into()));
        }
        let before = buffer.filled().len();
        ready!(line.stream.both_ways().poll_read(context, buffer))?;
        if buffer.filled().len() > before && line.head.is_none() && !line.visit.is_served() {
            line.head = Some(Box::pin(sleep(line.header_within)));
        }
        Poll::Ready(Ok(()))
    }
}

impl AsyncWrite for Line {
    fn poll_write(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        let written = self.stream.both_ways().poll_write(context, bytes);
        self.wrote(context, written)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        parts: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        let written = self.stream.both_ways().poll_write_vectored(context, parts);
        self.wrote(context, written)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        self.stream.both_ways().poll_flush(context)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        self.stream.both_ways().poll_shutdown(context)
    }
}
