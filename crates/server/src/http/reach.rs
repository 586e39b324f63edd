use crate::{host::Host, reach};
use axum::{
    Json,
    extract::{ConnectInfo, State},
};
use protocol::http::Reach;
use std::{net::SocketAddr, sync::Arc};

/// `GET /api/reach`
pub(crate) async fn reach(
    State(host): State<Arc<Host>>,
    ConnectInfo(asker): ConnectInfo<SocketAddr>,
) -> Json<Reach> {
    // Whoever comes from elsewhere has an address that works, and no business with others.
    let here = asker.ip().to_canonical().is_loopback();
    // Computers change networks, so it is looked up anew.
    let reached = host.listening.filter(|_| here).and_then(reach::of);
    let address = match &host.settings.public_url {
        Some(public) => Some(public.to_string()),
        None => reached.map(|address| format!("http://{address}")),
    };
    Json(Reach { address, house_key: host.settings.house_key.is_some() })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing;
    use store::Memory;

    async fn told(listening: &str, asker: &str) -> Option<String> {
        let listening = Some(listening.parse().unwrap());
        let host = Arc::new(Host { listening, ..testing::host(Memory::default()) });
        reach(State(host), ConnectInfo(asker.parse().unwrap())).await.0.address
    }

    #[tokio::test]
    async fn only_this_computer_is_told_where_others_reach_it() {
        let listening = "192.168.1.20:7070";
        assert_eq!(told(listening, "127.0.0.1:5000").await.as_deref(), Some("http://192.168.1.20:7070"));
        assert_eq!(
            told(listening, "[::ffff:127.0.0.1]:5000").await.as_deref(),
            Some("http://192.168.1.20:7070")
        );
        assert_eq!(told(listening, "192.168.1.33:5000").await, None);
        assert_eq!(told("127.0.0.1:7070", "127.0.0.1:5000").await, None);
    }
}
