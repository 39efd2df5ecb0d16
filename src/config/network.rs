//! Whose word is believed about where a request comes from.

use std::net::IpAddr;

/// An address or a network of addresses.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Network {
    base: IpAddr,
    prefix: u8,
}

impl Network {
    pub(super) fn parse(text: &str) -> Option<Self> {
        let (base, prefix) = text.split_once('/').map_or((text, None), |(a, p)| (a, Some(p)));
        let base: IpAddr = base.parse().ok()?;
        let widest = if base.is_ipv4() { 32 } else { 128 };
        let prefix = prefix.map_or(Some(widest), |p| p.parse().ok().filter(|p| *p <= widest))?;
        Some(Self { base, prefix })
    }

    /// Whether an address lies in this network.
    #[must_use]
    pub fn contains(&self, addr: IpAddr) -> bool {
        let prefix = u32::from(self.prefix);
        match (self.base, addr.to_canonical()) {
            (IpAddr::V4(a), IpAddr::V4(b)) => (a.to_bits() ^ b.to_bits()).leading_zeros() >= prefix,
            (IpAddr::V6(a), IpAddr::V6(b)) => (a.to_bits() ^ b.to_bits()).leading_zeros() >= prefix,
            _ => false,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn networks_hold_their_addresses() {
        let net = Network::parse("10.1.0.0/16").unwrap();
        assert!(net.contains("10.1.2.3".parse().unwrap()));
        assert!(net.contains("::ffff:10.1.2.3".parse().unwrap()));
        assert!(!net.contains("10.2.0.1".parse().unwrap()));
        assert!(Network::parse("127.0.0.1").unwrap().contains("127.0.0.1".parse().unwrap()));
    }
}
