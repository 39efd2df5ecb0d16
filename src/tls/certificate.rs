//! Certificates made from PEM, and those that prove a domain.

use anyhow::{Context as _, bail};
use rcgen::{CertificateParams, CustomExtension, DistinguishedName, KeyPair};
use tokio_rustls::rustls::crypto::ring::sign::any_supported_type;
use tokio_rustls::rustls::pki_types::pem::PemObject as _;
use tokio_rustls::rustls::pki_types::{CertificateDer, PrivateKeyDer};
use tokio_rustls::rustls::sign::CertifiedKey;

/// A certificate that says nothing but the digest that the authority asked for (RFC 8737, section 3).
pub fn proof(domain: &str, digest: &[u8]) -> anyhow::Result<CertifiedKey> {
    let key = KeyPair::generate()?;
    let mut params = CertificateParams::new(vec![domain.to_owned()])?;
    params.distinguished_name = DistinguishedName::new();
    params.custom_extensions = vec![CustomExtension::new_acme_identifier(digest)];
    let certificate = params.self_signed(&key)?;
    let key = PrivateKeyDer::try_from(key.serialize_der()).map_err(anyhow::Error::msg)?;
    Ok(CertifiedKey::new(vec![certificate.der().clone()], any_supported_type(&key)?))
}

/// The certificate of a PEM file that holds the key and the chain, the shop's own first.
pub fn read(pem: &str) -> anyhow::Result<CertifiedKey> {
    let key = PrivateKeyDer::from_pem_slice(pem.as_bytes()).context("no key")?;
    let chain: Vec<_> =
        CertificateDer::pem_slice_iter(pem.as_bytes()).collect::<Result<_, _>>().context("no certificate")?;
    if chain.is_empty() {
        bail!("no certificate");
    }
    let certificate = CertifiedKey::new(chain, any_supported_type(&key)?);
    certificate.keys_match().context("key and certificate do not belong together")?;
    Ok(certificate)
}
