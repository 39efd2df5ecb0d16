//! The way to an ACME server: HTTP/1.1 over TLS, a connection for each request, all of it within a time.

use std::error::Error as StdError;
use std::io;
use std::pin::Pin;
use std::sync::Arc;
use std::time::Duration;

use axum::http::{HeaderValue, Request, Response, Uri, header};
use bytes::Bytes;
use http_body_util::{BodyExt as _, Full, Limited};
use hyper::client::conn::http1;
use hyper_util::rt::TokioIo;
use instant_acme::{BodyWrapper, BytesResponse, Error, HttpClient};
use tokio::net::{TcpStream, lookup_host};
use tokio::time::timeout;
use tokio_rustls::TlsConnector;
use tokio_rustls::rustls::crypto::ring::default_provider;
use tokio_rustls::rustls::pki_types::{CertificateDer, ServerName};
use tokio_rustls::rustls::{ClientConfig, RootCertStore};

/// How long one address may take to answer; there may be another.
const CONNECT: Duration = Duration::from_secs(10);
/// How long a request may take.
const REQUEST: Duration = Duration::from_secs(40);
/// How long a reply may be; certificates are the longest.
const LONGEST: usize = 1024 * 1024;

type Outcome<T> = Result<T, Box<dyn StdError + Send + Sync>>;

/// Whom to trust, and nothing else.
#[derive(Clone)]
pub struct Client(TlsConnector);

impl Client {
    /// A client that trusts these authorities, or the public ones.
    ///
    /// # Errors
    /// Where one of them is no certificate.
    pub fn new(authorities: Option<&[CertificateDer<'static>]>) -> anyhow::Result<Self> {
        let mut roots = RootCertStore::empty();
        match authorities {
            None => roots.extend(webpki_roots::TLS_SERVER_ROOTS.iter().cloned()),
            Some(authorities) => {
                for certificate in authorities {
                    roots.add(certificate.clone())?;
                }
            }
        }
        let config = ClientConfig::builder_with_provider(Arc::new(default_provider()))
            .with_safe_default_protocol_versions()?
            .with_root_certificates(roots)
            .with_no_client_auth();
        Ok(Self(TlsConnector::from(Arc::new(config))))
    }

    async fn ask(&self, mut request: Request<BodyWrapper<Bytes>>) -> Outcome<Response<Full<Bytes>>> {
        let uri = request.uri().clone();
        if uri.scheme_str() != Some("https") {
            return Err(format!("{uri} is no https address").into());
        }
        let authority = uri.authority().ok_or("no host")?;
        let host = authority.host().trim_matches(['[', ']']);
        let socket = connect(host, authority.port_u16().unwrap_or(443)).await?;
        let stream = self.0.connect(ServerName::try_from(host.to_owned())?, socket).await?;
        let (mut sender, connection) = http1::handshake(TokioIo::new(stream)).await?;
        tokio::spawn(connection);
        request.headers_mut().insert(header::HOST, HeaderValue::from_str(authority.as_str())?);
        request.headers_mut().insert(header::CONNECTION, HeaderValue::from_static("close"));
        *request.uri_mut() = Uri::from(uri.path_and_query().cloned().ok_or("no path")?);
        let (parts, body) = sender.send_request(request).await?.into_parts();
        let body = Limited::new(body, LONGEST).collect().await?.to_bytes();
        Ok(Response::from_parts(parts, Full::new(body)))
    }
}

/// The first address that answers.
async fn connect(host: &str, port: u16) -> io::Result<TcpStream> {
    let mut last = io::Error::new(io::ErrorKind::NotFound, "the name has no address");
    for addr in lookup_host((host, port)).await? {
        match timeout(CONNECT, TcpStream::connect(addr)).await {
            Ok(Ok(socket)) => return Ok(socket),
            Ok(Err(cause)) => last = cause,
            Err(late) => last = late.into(),
        }
    }
    Err(last)
}

impl HttpClient for Client {
    fn request(
        &self,
        request: Request<BodyWrapper<Bytes>>,
    ) -> Pin<Box<dyn Future<Output = Result<BytesResponse, Error>> + Send>> {
        let client = self.clone();
        Box::pin(async move {
            match timeout(REQUEST, client.ask(request)).await {
                Ok(Ok(reply)) => Ok(BytesResponse::from(reply)),
                Ok(Err(cause)) => Err(Error::Other(cause)),
                Err(late) => Err(Error::Other(late.into())),
            }
        })
    }
}
