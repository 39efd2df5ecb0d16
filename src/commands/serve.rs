//! `haat serve`.

use std::net::SocketAddr;
use std::process::ExitCode;

use anyhow::Context as _;
use haat::auth::password;
use haat::auth::store::{self as accounts, AdminRow};
use haat::clock::Clock;
use haat::config::{BadConfig, Config, Https, Origin};
use haat::health::metrics;
use haat::http::serve::Plain;
use haat::state::{AppState, Setup};
use haat::{backup, data_folder, demo, http, router, tls, upkeep};
use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
use serde_json::json;
use tokio::net::TcpListener;
use tokio::signal::unix::{SignalKind, signal};

use super::admin::note;
use super::tell;

/// Connections that are held open; systems begin with 1,024 for a process, and let it ask for more.
const OPEN_FILES: u64 = 65_536;

/// Each connection is a file: a shop link that goes around opens more than the usual limit allows.
fn allow_many_connections() {
    let limit = getrlimit(Resource::Nofile);
    let wanted = limit.maximum.map_or(OPEN_FILES, |most| most.min(OPEN_FILES));
    if limit.current.is_some_and(|now| now < wanted) {
        let raised = setrlimit(Resource::Nofile, Rlimit { current: Some(wanted), maximum: limit.maximum });
        if let Err(cause) = raised {
            tracing::warn!(error = %cause, "no more connections than usual can be held open");
        }
    }
}

/// Serves a shop until it is told to end.
pub async fn serve(config: Config, mails_to_files: bool) -> anyhow::Result<ExitCode> {
    allow_many_connections();
    let _lock = data_folder::lock(&config.data)?;
    backup::restore::refuse_cut_off(&config.data)?;
    let metrics = match config.metrics_addr {
        None => None,
        Some(addr) => Some(TcpListener::bind(addr).await.map_err(|cause| {
            BadConfig::new("HAAT_METRICS_ADDR", format!("{addr} cannot be listened on: {cause}"))
        })?),
    };
    let door = Door::open(&config).await?;
    let addr = door.addr()?;
    let setup = Setup {
        data: config.data,
        origin: config.origin.unwrap_or_else(|| Origin::of_addr(addr)),
        trusted_proxies: config.trusted_proxies,
        rate_limits: config.rate_limits,
        draw: config.render.then_some(haat::site::assets::drawing as fn() -> Option<String>),
        mail: config.mail,
        backup_at: config.backup_at,
    };
    let state = AppState::open(setup, Clock::default())?;
    if let Some((email, password)) = config.first_admin {
        make_first_admin(&state, &email, &password)?;
    }
    if config.demo && demo::is_empty(&state)? {
        demo::fill(&state).await.context("the demo catalogue could not be added")?;
    }
    if !state.db.read_now(accounts::any_admin)? {
        tracing::warn!("there is no admin yet: make one with `haat admin add --email … --name …`");
    }
    if mails_to_files {
        tracing::warn!("HAAT_SMTP_URL is not set: mails are written to {}/outbox", state.data.display());
    }
    let mut terminate = signal(SignalKind::terminate())?;
    let mut interrupt = signal(SignalKind::interrupt())?;
    let stop = async move {
        tokio::select! { _ = terminate.recv() => {}, _ = interrupt.recv() => {} }
        tracing::info!("ending: requests under way are finished");
    };
    let app = router::app(state.clone());
    let upkeep = tokio::spawn(upkeep::run(state.clone()));
    if let Some(listener) = metrics {
        let addr = listener.local_addr()?;
        tracing::info!("metrics are told at http://{addr}/metrics");
        if !addr.ip().is_loopback() {
            tracing::warn!(
                "the metrics are told to whoever reaches {addr}: see that only your own machines do"
            );
        }
        let app = metrics::app(state.clone());
        tokio::spawn(http::serve::serve(listener, Plain, app, std::future::pending()));
    }
    haat::memory::give_back();
    match door {
        Door::Http(listener) => {
            tell(&format!("listening on http://{addr}"))?;
            http::serve::serve(listener, Plain, app, stop).await?;
        }
        Door::Https(listeners, https) => {
            let site = tls::Site {
                app,
                origin: state.origin.clone(),
                status: state.certificate.clone(),
                clock: state.clock.clone(),
            };
            let server = tls::Server::open(listeners, *https, &state.data, site)?;
            tell(&format!("listening on https://{addr}"))?;
            server.run(stop).await?;
        }
    }
    upkeep.abort();
    upkeep::finish(state).await;
    Ok(ExitCode::SUCCESS)
}

/// Where shoppers come in.
enum Door {
    /// Through http, with a web server in front or on this machine alone.
    Http(TcpListener),
    /// Through https, by the shop itself.
    Https(tls::Listeners, Box<Https>),
}

impl Door {
    async fn open(config: &Config) -> Result<Self, BadConfig> {
        if let Some(https) = &config.https {
            return Ok(Self::Https(tls::Listeners::bind(https).await?, Box::new(https.clone())));
        }
        let listener = TcpListener::bind(config.addr).await.map_err(|cause| {
            BadConfig::new("HAAT_ADDR", format!("{} cannot be listened on: {cause}", config.addr))
        })?;
        Ok(Self::Http(listener))
    }

    fn addr(&self) -> std::io::Result<SocketAddr> {
        match self {
            Self::Http(listener) => listener.local_addr(),
            Self::Https(listeners, _) => listeners.addr(),
        }
    }
}

fn make_first_admin(state: &AppState, email: &str, password: &str) -> anyhow::Result<()> {
    if state.db.read_now(accounts::any_admin)? {
        return Ok(());
    }
    let row = AdminRow {
        id: haat::ids::random_id(),
        email: email.to_owned(),
        name: "Admin".to_owned(),
        password_hash: password::hash(password)?,
    };
    let now = state.clock.now_ms();
    let write = move |tx: &rusqlite::Transaction<'_>| {
        accounts::insert_admin(tx, &row, now)?;
        note(tx, "add", &row.id, json!({"name": row.name, "from": "HAAT_ADMIN_EMAIL"}), now)
    };
    tokio::task::block_in_place(|| state.db.write_now(write))?;
    tracing::info!("made the admin {email}");
    Ok(())
}
