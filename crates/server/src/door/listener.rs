use std::{
    io,
    net::{Ipv4Addr, SocketAddr},
    pin::Pin,
};
use tokio::{
    io::{AsyncRead, AsyncWrite},
    net::{TcpListener, TcpStream, UnixListener, UnixStream},
};

/// Where connections come from: the network, or a proxy on the same machine by way of a file.
#[derive(Debug)]
pub enum Listener {
    /// An address and a port.
    Network(TcpListener),
    /// A file that only some programs on this machine may open.
    File(UnixListener),
}

impl Listener {
    /// The address in the network, if there is one.
    pub(crate) fn address(&self) -> Option<SocketAddr> {
        match self {
            Listener::Network(listener) => listener.local_addr().ok(),
            Listener::File(_) => None,
        }
    }

    /// The next connection, and whose it is. Through a file everybody is this machine.
    pub(super) async fn accept(&self) -> io::Result<(Stream, SocketAddr)> {
        match self {
            Listener::Network(listener) => {
                let (stream, peer) = listener.accept().await?;
                // Frames are small and go out at once, without waiting to be sent together. If the system refuses, they
                // are a little later; nothing else is wrong.
                let _ = stream.set_nodelay(true);
                Ok((Stream::Network(stream), peer))
            }
            Listener::File(listener) => {
                let (stream, _) = listener.accept().await?;
                Ok((Stream::File(stream), SocketAddr::from((Ipv4Addr::LOCALHOST, 0))))
            }
        }
    }
}

impl From<TcpListener> for Listener {
    fn from(listener: TcpListener) -> Listener {
        Listener::Network(listener)
    }
}

impl From<UnixListener> for Listener {
    fn from(listener: UnixListener) -> Listener {
        Listener::File(listener)
    }
}

/// What comes and goes through a connection.
pub(super) enum Stream {
    Network(TcpStream),
    File(UnixStream),
}

pub(super) trait BothWays: AsyncRead + AsyncWrite + Unpin {}

impl<T: AsyncRead + AsyncWrite + Unpin> BothWays for T {}

impl Stream {
    pub(super) fn both_ways(&mut self) -> Pin<&mut dyn BothWays> {
        match self {
            Stream::Network(stream) => Pin::new(stream),
            Stream::File(stream) => Pin::new(stream),
        }
    }

    pub(super) fn is_write_vectored(&self) -> bool {
        match self {
            Stream::Network(stream) => stream.is_write_vectored(),
            Stream::File(stream) => stream.is_write_vectored(),
        }
    }

    /// Best effort: nobody waits for it to be read.
    pub(super) fn say(&self, bytes: &[u8]) {
        let _ = match self {
            Stream::Network(stream) => stream.try_write(bytes),
            Stream::File(stream) => stream.try_write(bytes),
        };
    }
}
