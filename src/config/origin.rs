//! The address under which people know the shop.

use std::net::{IpAddr, SocketAddr};

use url::Url;

/// A public address: scheme, host and port alone.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Origin(String);

impl Origin {
    /// An origin that somebody wrote: scheme, host and port, and nothing behind them.
    pub(crate) fn parse(text: &str) -> Option<Self> {
        let url = Url::parse(text).ok()?;
        let plain = matches!(url.scheme(), "http" | "https")
            && url.has_host()
            && matches!(url.path(), "" | "/")
            && url.query().is_none()
            && url.fragment().is_none()
            && url.username().is_empty()
            && url.password().is_none();
        plain.then(|| Self(url.origin().ascii_serialization()))
    }

    /// The origin of a server on a plain address.
    #[must_use]
    pub fn of_addr(addr: SocketAddr) -> Self {
        Self(format!("http://{addr}"))
    }

    /// As browsers write it: `https://shop.example`, no slash at the end.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// Whether cookies are `Secure` and HSTS is sent.
    #[must_use]
    pub fn is_https(&self) -> bool {
        self.0.starts_with("https://")
    }

    /// Whether only this machine reaches it.
    pub(super) fn is_loopback(&self) -> bool {
        Url::parse(&self.0).is_ok_and(|url| url.host_str().is_some_and(is_loopback))
    }
}

/// Whether a host, as addresses write it, is this machine itself.
#[must_use]
pub fn is_loopback(host: &str) -> bool {
    let address = host.trim_matches(['[', ']']).parse::<IpAddr>();
    host == "localhost" || host.ends_with(".localhost") || address.is_ok_and(|address| address.is_loopback())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_origin_is_scheme_host_and_port() {
        let origin = |text: &str| Origin::parse(text).unwrap();
        assert_eq!(origin("https://Shop.Example/").as_str(), "https://shop.example");
        assert_eq!(origin("https://shop.example:443").as_str(), "https://shop.example");
        assert_eq!(origin("http://[::1]:8080").as_str(), "http://[::1]:8080");
        assert!(origin("https://shop.example").is_https());
    }
}
