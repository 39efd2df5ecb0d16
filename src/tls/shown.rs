//! Which certificate a connection is shown.

use std::collections::HashMap;
use std::sync::{Arc, PoisonError, RwLock};

use tokio_rustls::rustls::server::{ClientHello, ResolvesServerCert};
use tokio_rustls::rustls::sign::CertifiedKey;

/// The protocol in which an authority asks for its proof (RFC 8737).
pub const ACME_PROTOCOL: &[u8] = b"acme-tls/1";

/// The shop's certificate, and those that prove the domains to an authority while it asks.
#[derive(Debug, Default)]
pub struct Shown {
    certificate: RwLock<Option<Arc<CertifiedKey>>>,
    proofs: RwLock<HashMap<String, Arc<CertifiedKey>>>,
}

impl Shown {
    /// From here on connections are shown this one.
    pub fn show(&self, certificate: CertifiedKey) {
        *self.certificate.write().unwrap_or_else(PoisonError::into_inner) = Some(Arc::new(certificate));
    }

    /// From here on an authority that asks for a domain is shown its proof.
    pub fn prove(&self, domain: &str, proof: CertifiedKey) {
        let mut proofs = self.proofs.write().unwrap_or_else(PoisonError::into_inner);
        proofs.insert(domain.to_owned(), Arc::new(proof));
    }

    /// Nothing is asked for any more.
    pub fn forget_proofs(&self) {
        self.proofs.write().unwrap_or_else(PoisonError::into_inner).clear();
    }
}

impl ResolvesServerCert for Shown {
    /// Without one the connection ends with the alert of a failed handshake.
    fn resolve(&self, hello: ClientHello<'_>) -> Option<Arc<CertifiedKey>> {
        if hello.alpn().is_some_and(|mut protocols| protocols.any(|one| one == ACME_PROTOCOL)) {
            let proofs = self.proofs.read().unwrap_or_else(PoisonError::into_inner);
            return proofs.get(&hello.server_name()?.to_ascii_lowercase()).cloned();
        }
        self.certificate.read().unwrap_or_else(PoisonError::into_inner).clone()
    }
}
