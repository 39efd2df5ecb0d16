//! Whose request it is: the address behind trusted proxies, and the browser.

use std::net::{IpAddr, SocketAddr};

use axum::extract::{ConnectInfo, FromRequestParts};
use axum::http::request::Parts;
use axum::http::{HeaderMap, header};

use super::Ground;
use crate::config::Network;
use crate::error::{Error, Result};

/// The address and browser of a request.
#[derive(Debug, Clone)]
pub struct Client {
    /// The address of the shopper, not of a trusted proxy.
    pub address: IpAddr,
    /// The `User-Agent`, or nothing.
    pub user_agent: String,
}

impl Client {
    /// Reads both from a request.
    #[must_use]
    pub fn of(peer: IpAddr, headers: &HeaderMap, trusted: &[Network]) -> Self {
        let user_agent = headers.get(header::USER_AGENT).and_then(|v| v.to_str().ok()).unwrap_or_default();
        Self { address: address(peer, headers, trusted), user_agent: user_agent.to_owned() }
    }
}

/// The right-most address of `X-Forwarded-For` that is not a trusted proxy; the header counts only where the
/// peer is one (contract 1).
#[must_use]
pub fn address(peer: IpAddr, headers: &HeaderMap, trusted: &[Network]) -> IpAddr {
    let believed = |addr: IpAddr| trusted.iter().any(|net| net.contains(addr));
    let mut current = peer.to_canonical();
    if !believed(current) {
        return current;
    }
    let chain: Vec<&str> = headers
        .get_all("x-forwarded-for")
        .iter()
        .filter_map(|v| v.to_str().ok())
        .flat_map(|v| v.split(','))
        .map(str::trim)
        .collect();
    for hop in chain.iter().rev() {
        let Some(addr) = parse_hop(hop) else { return current };
        current = addr.to_canonical();
        if !believed(current) {
            break;
        }
    }
    current
}

/// What limits count an address as: an IPv6 shopper has a whole /64 of addresses.
#[must_use]
pub fn network_of(address: IpAddr) -> IpAddr {
    match address {
        IpAddr::V6(v6) => IpAddr::V6((v6.to_bits() & !u128::from(u64::MAX)).into()),
        v4 @ IpAddr::V4(_) => v4,
    }
}

fn parse_hop(hop: &str) -> Option<IpAddr> {
    hop.parse().ok().or_else(|| hop.parse::<SocketAddr>().ok().map(|a| a.ip()))
}

impl<S: Ground> FromRequestParts<S> for Client {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self> {
        let ConnectInfo(peer) = parts
            .extensions
            .get::<ConnectInfo<SocketAddr>>()
            .ok_or_else(|| Error::Internal(anyhow::anyhow!("the peer's address is missing")))?;
        Ok(Self::of(peer.ip(), &parts.headers, state.trusted_proxies()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::config::{Cli, Options};
    use axum::http::HeaderValue;
    use clap::Parser;

    fn trusted(text: &str) -> Vec<Network> {
        let options: Options = Cli::parse_from(["haat", "--trusted-proxy", text]).options;
        options.check().unwrap().trusted_proxies
    }

    fn seen(peer: &str, forwarded: &str, nets: &[Network]) -> String {
        let mut headers = HeaderMap::new();
        headers.insert("x-forwarded-for", HeaderValue::from_str(forwarded).unwrap());
        Client::of(peer.parse().unwrap(), &headers, nets).address.to_string()
    }

    #[test]
    fn the_header_counts_from_trusted_proxies_alone() {
        let nets = trusted("127.0.0.1, 10.0.0.0/8");
        assert_eq!(seen("203.0.113.5", "1.1.1.1", &nets), "203.0.113.5");
        assert_eq!(seen("127.0.0.1", "1.1.1.1", &nets), "1.1.1.1");
        assert_eq!(seen("127.0.0.1", "6.6.6.6, 1.1.1.1, 10.0.0.7", &nets), "1.1.1.1");
        assert_eq!(seen("127.0.0.1", "nonsense", &nets), "127.0.0.1");
        assert_eq!(seen("127.0.0.1", "1.1.1.1", &[]), "127.0.0.1");
    }
}
