//! TLS between the socket and HTTP.

use std::io;
use std::sync::Arc;

use tokio::io::AsyncWriteExt as _;
use tokio::net::TcpStream;
use tokio_rustls::TlsAcceptor;
use tokio_rustls::rustls::ServerConfig;
use tokio_rustls::rustls::crypto::ring::{Ticketer, default_provider};
use tokio_rustls::server::TlsStream;

use super::shown::{ACME_PROTOCOL, Shown};
use crate::http::serve::Transport;

/// TLS 1.2 and 1.3 with the ciphers that rustls takes by itself, and HTTP/1.1 over them.
#[derive(Clone)]
pub struct Encrypted(TlsAcceptor);

impl Encrypted {
    /// TLS with the certificates that are shown.
    ///
    /// # Errors
    /// Where there are no random numbers.
    pub fn new(shown: Arc<Shown>) -> anyhow::Result<Self> {
        let mut config = ServerConfig::builder_with_provider(Arc::new(default_provider()))
            .with_safe_default_protocol_versions()?
            .with_no_client_auth()
            .with_cert_resolver(shown);
        config.alpn_protocols = vec![b"http/1.1".to_vec(), ACME_PROTOCOL.to_vec()];
        // A shopper who comes back needs no new signature; the keys of tickets change by themselves.
        config.ticketer = Ticketer::new()?;
        Ok(Self(TlsAcceptor::from(Arc::new(config))))
    }
}

impl Transport for Encrypted {
    type Stream = TlsStream<TcpStream>;

    async fn open(&self, socket: TcpStream) -> io::Result<Option<Self::Stream>> {
        let mut stream = self.0.accept(socket).await?;
        if stream.get_ref().1.alpn_protocol() == Some(ACME_PROTOCOL) {
            // The authority has seen what it asked for.
            stream.shutdown().await?;
            return Ok(None);
        }
        Ok(Some(stream))
    }
}
