//! A wire between a server and its database or its bus that can be cut, or carry nothing for a while.

use std::{
    net::{Ipv4Addr, SocketAddr},
    sync::Arc,
};
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::{
        TcpListener, TcpStream,
        tcp::{OwnedReadHalf, OwnedWriteHalf},
    },
    sync::watch,
};

/// What a wire does.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
pub(super) enum Wire {
    Whole,
    /// Connections end, and no others are made.
    Cut,
    /// Connections stay, and nothing arrives.
    Silent,
    /// What is asked arrives, and the answers do not.
    Deaf,
}

/// Carries connections to an address. Answers where it listens.
pub(super) async fn lay(to: SocketAddr) -> (SocketAddr, Arc<watch::Sender<Wire>>) {
    let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).await.unwrap();
    let address = listener.local_addr().unwrap();
    let state = Arc::new(watch::Sender::new(Wire::Whole));
    let told = Arc::clone(&state);
    tokio::spawn(async move {
        while let Ok((near, _)) = listener.accept().await {
            let state = told.subscribe();
            if *state.borrow() == Wire::Cut {
                continue;
            }
            tokio::spawn(async move {
                let Ok(far) = TcpStream::connect(to).await else { return };
                let ((near_read, near_write), (far_read, far_write)) = (near.into_split(), far.into_split());
                let asks = carry(near_read, far_write, state.clone(), |state| {
                    matches!(state, Wire::Whole | Wire::Deaf)
                });
                let answers = carry(far_read, near_write, state, |state| state == Wire::Whole);
                // When one way ends, so does the other.
                tokio::select! { () = asks => {}, () = answers => {} }
            });
        }
    });
    (address, state)
}

/// Carries what comes from one end to the other, when it may, until either ends or the wire is cut.
async fn carry(
    mut from: OwnedReadHalf,
    mut to: OwnedWriteHalf,
    mut state: watch::Receiver<Wire>,
    may: impl Fn(Wire) -> bool,
) {
    let mut buffer = [0; 4_096];
    loop {
        let read = tokio::select! {
            read = from.read(&mut buffer) => read,
            () = is_cut(&mut state) => return,
        };
        let Ok(length @ 1..) = read else { return };
        let may_go_on = state.wait_for(|state| may(*state) || *state == Wire::Cut).await.map(|state| *state);
        if !may_go_on.is_ok_and(&may) {
            return;
        }
        if to.write_all(&buffer[..length]).await.is_err() {
            return;
        }
    }
}

async fn is_cut(state: &mut watch::Receiver<Wire>) {
    let _ = state.wait_for(|state| *state == Wire::Cut).await;
}
