//! https by the shop itself: a certificate that it gets by ACME (RFC 8555), shows, and renews before it is over. The
//! authority convinces itself of the domain over the https port (TLS-ALPN-01, RFC 8737); port 80 only leads to https.

mod acme;
mod certificate;
mod client;
mod redirect;
mod renewal;
mod shown;
mod status;
mod store;
mod transport;
mod trouble;
mod validity;

use std::net::SocketAddr;
use std::path::Path;
use std::sync::Arc;

use axum::Router;
use tokio::net::TcpListener;
use tokio::sync::watch;

use crate::clock::Clock;
use crate::config::{BadConfig, Https, Listen, Origin};
use crate::http::serve::{Plain, serve};
use acme::Authority;
use redirect::Redirect;
use renewal::Renewal;
use shown::Shown;
pub use status::{Problem, Report, Status};
use store::Store;
use transport::Encrypted;
use validity::Validity;

/// The two ports of a shop that serves https by itself.
pub struct Listeners {
    https: TcpListener,
    http: TcpListener,
}

impl Listeners {
    /// Takes both ports.
    ///
    /// # Errors
    /// Where one of them cannot be had.
    pub async fn bind(config: &Https) -> Result<Self, BadConfig> {
        Ok(Self { https: bind(&config.tls).await?, http: bind(&config.http).await? })
    }

    /// Where https is served.
    ///
    /// # Errors
    /// Where the system does not tell.
    pub fn addr(&self) -> std::io::Result<SocketAddr> {
        self.https.local_addr()
    }
}

async fn bind(listen: &Listen) -> Result<TcpListener, BadConfig> {
    let mut problem = String::new();
    for addr in &listen.addrs {
        match TcpListener::bind(addr).await {
            Ok(listener) => return Ok(listener),
            Err(cause) => problem = format!("{addr} cannot be listened on: {cause}"),
        }
    }
    Err(BadConfig::new(listen.variable, problem))
}

/// What a shop with a domain of its own serves, and who it is.
pub struct Site {
    /// The shop itself.
    pub app: Router,
    /// Its public address.
    pub origin: Origin,
    /// What the health page is told of the certificate.
    pub status: Status,
    /// The time.
    pub clock: Clock,
}

/// A shop that serves https by itself.
pub struct Server {
    listeners: Listeners,
    encrypted: Encrypted,
    app: Router,
    redirect: Router,
    renewal: Renewal,
    /// The certificate of an earlier run, which is shown from the first connection on.
    held: Option<Validity>,
}

impl Server {
    /// Puts everything together; no connection is answered yet.
    ///
    /// # Errors
    /// Where certificates cannot be kept in the data folder.
    pub fn open(listeners: Listeners, config: Https, data: &Path, site: Site) -> anyhow::Result<Self> {
        let shown = Arc::new(Shown::default());
        let encrypted = Encrypted::new(Arc::clone(&shown))?;
        let redirect = Redirect::new(&config.domains, &site.origin);
        let store = Store::open(data, &config)?;
        let authority = Authority::new(config, Arc::clone(&shown))?;
        let renewal = Renewal { authority, store, shown, status: site.status, clock: site.clock };
        let held = renewal.kept();
        let app = redirect.before(site.app);
        Ok(Self { listeners, encrypted, app, redirect: redirect.alone(), renewal, held })
    }

    /// Serves https, and http that leads there, and keeps the certificate, until `stop` is done.
    ///
    /// # Errors
    /// None so far, as of [`serve`].
    pub async fn run(self, stop: impl Future<Output = ()>) -> std::io::Result<()> {
        let (going_on, ends) = watch::channel(());
        let end = |mut ends: watch::Receiver<()>| async move {
            let _ = ends.changed().await;
        };
        let renewing = tokio::spawn(self.renewal.run(self.held));
        let (https, http, ()) = tokio::join!(
            serve(self.listeners.https, self.encrypted, self.app, end(ends.clone())),
            serve(self.listeners.http, Plain, self.redirect, end(ends)),
            async {
                stop.await;
                drop(going_on);
            },
        );
        renewing.abort();
        https.and(http)
    }
}
