//! A shop for a test.

use std::collections::HashMap;
use std::sync::Mutex;

use axum::Router;
use axum::http::StatusCode;
use haat::auth::password;
use haat::auth::store::{self as accounts, AccountKind as Account, AdminRow};
use haat::catalogue::listings::{LISTINGS, ListingSpec};
use haat::clock::Clock;
use haat::config::{Mail, Origin};
use haat::http::client::Client;
use haat::render::Script;
use haat::state::{AppState, Setup};
use serde_json::Value;

pub use crate::actor::{Actor, Reply};
pub use crate::forms::{Multipart, encoded, png, product_form};

const DAY_MS: i64 = 24 * 3_600_000;
/// 05 past 10 in Dhaka.
const MORNING_MS: i64 = 4 * 3_600_000 + 5 * 60_000;
/// The admin's e-mail address.
pub const OWNER: &str = "owner@shop.example";
/// The admin's password.
pub const PASSWORD: &str = "a long and rare password";

/// The last session of an account by cookie and id, and when it was made.
type Sessions = HashMap<(&'static str, &'static str), (String, i64)>;

/// A running shop in a folder of its own.
pub struct Shop {
    pub state: AppState,
    pub clock: Clock,
    pub folder: tempfile::TempDir,
    pub app: Router,
    sessions: Mutex<Sessions>,
    upkeep: tokio::task::JoinHandle<()>,
}

impl Drop for Shop {
    fn drop(&mut self) {
        self.upkeep.abort();
    }
}

/// How a shop differs from the usual one.
pub struct Options {
    pub origin: Origin,
    pub rate_limits: bool,
    pub trusted_proxy: Option<&'static str>,
    pub smtp_url: Option<String>,
    /// What draws pages; nothing where they are not drawn.
    pub draw: Option<Script>,
    /// When backups are made, in milliseconds since midnight in Asia/Dhaka.
    pub backup_at: Option<i64>,
    /// The time, in milliseconds since 1970; this morning where nothing is said.
    pub at: Option<i64>,
}

impl Default for Options {
    fn default() -> Self {
        Self {
            origin: origin("http://shop.example"),
            rate_limits: true,
            trusted_proxy: None,
            smtp_url: None,
            draw: Some(haat::site::assets::drawing),
            backup_at: None,
            at: None,
        }
    }
}

/// An origin, read as the configuration reads it.
pub fn origin(text: &str) -> Origin {
    config(&["--origin", text]).origin.unwrap()
}

fn config(args: &[&str]) -> haat::config::Config {
    use clap::Parser as _;
    let cli = haat::config::Cli::parse_from(std::iter::once("haat").chain(args.iter().copied()));
    cli.options.check().unwrap()
}

impl Shop {
    /// An empty shop with one admin.
    pub async fn open() -> Self {
        Self::open_with(Options::default()).await
    }

    /// An empty shop with one admin, of another configuration.
    pub async fn open_with(options: Options) -> Self {
        let shop = Self::on(tempfile::tempdir().unwrap(), options);
        let row = AdminRow {
            id: "owner".to_owned(),
            email: OWNER.to_owned(),
            name: "Owner".to_owned(),
            password_hash: String::new(),
        };
        shop.state.db.write(move |tx| accounts::insert_admin(tx, &row, 0)).await.unwrap();
        shop
    }

    /// The shop of a data folder, as it is.
    pub fn on(folder: tempfile::TempDir, options: Options) -> Self {
        let clock = Clock::default();
        // Always at the same time of the day: what is counted by hours and days must not depend on when tests run.
        let into_day = clock.now_ms().rem_euclid(DAY_MS);
        clock.advance(MORNING_MS - into_day + if into_day < MORNING_MS { 0 } else { DAY_MS });
        if let Some(at) = options.at {
            clock.advance(at - clock.now_ms());
        }
        let trusted_proxies = options
            .trusted_proxy
            .map(|net| config(&["--trusted-proxy", net]).trusted_proxies)
            .unwrap_or_default();
        let setup = Setup {
            data: folder.path().to_owned(),
            origin: options.origin,
            trusted_proxies,
            rate_limits: options.rate_limits,
            mail: Mail { smtp_url: options.smtp_url, ..Mail::default() },
            draw: options.draw,
            backup_at: options.backup_at,
        };
        let state = AppState::open(setup, clock.clone()).unwrap();
        let app = haat::app(state.clone());
        let upkeep = tokio::spawn(haat::upkeep::run(state.clone()));
        Self { state, clock, folder, app, sessions: Mutex::default(), upkeep }
    }

    /// Another server on what this one has on the disk now.
    pub fn reopened(&self) -> Self {
        self.reopened_with(Options::default())
    }

    /// The same, of another configuration.
    pub fn reopened_with(&self, options: Options) -> Self {
        let folder = tempfile::tempdir().unwrap();
        for file in ["haat.db", "haat.db-wal", "secret.key"] {
            std::fs::copy(self.folder.path().join(file), folder.path().join(file)).unwrap();
        }
        Self::on(folder, options)
    }

    /// Gives the admin its password; left out of [`Shop::open`] since hashing takes its time.
    pub async fn set_password(&self) {
        let hash = password::hash(PASSWORD).unwrap();
        self.state.db.write(move |tx| accounts::set_admin_password(tx, OWNER, &hash)).await.unwrap();
    }

    /// Somebody who is not signed in.
    pub fn visitor(&self) -> Actor<'_> {
        Actor::stranger(self)
    }

    /// The signed-in admin.
    pub async fn admin(&self) -> Actor<'_> {
        self.signed_in(Account::Admin, "owner", "haat_admin").await
    }

    /// A signed-in customer.
    pub async fn customer(&self) -> Actor<'_> {
        self.customer_named("customer").await
    }

    /// A signed-in customer of another id; the e-mail address is `ID@shop.example`.
    pub async fn customer_named(&self, id: &'static str) -> Actor<'_> {
        let row = haat::customers::store::CustomerRow {
            id: id.to_owned(),
            email: format!("{id}@shop.example"),
            name: format!("Customer {id}"),
            phone: "01712345678".to_owned(),
            address: String::new(),
            password_hash: String::new(),
            points: 0,
            extra_one: String::new(),
            extra_two: String::new(),
        };
        let add = move |tx: &rusqlite::Transaction<'_>| {
            if haat::customers::store::by_id(tx, &row.id)?.is_none() {
                haat::customers::store::insert(tx, &row, 0)?;
            }
            Ok(())
        };
        self.state.db.write(add).await.unwrap();
        self.signed_in(Account::Customer, id, "haat_customer").await
    }

    /// Somebody with a live session of this day; a new one each time would end those that a test still uses.
    async fn signed_in(&self, account: Account, id: &'static str, cookie: &'static str) -> Actor<'_> {
        let prefix = if self.state.origin.is_https() { "__Host-" } else { "" };
        let actor = |token: &str| self.visitor().with("cookie", &format!("{prefix}{cookie}={token}"));
        let now = self.clock.now_ms();
        let last = self.sessions.lock().unwrap().get(&(cookie, id)).cloned();
        if let Some((token, _)) = last.filter(|(_, made)| now - made < 86_400_000) {
            let asked = token.clone();
            let live = self.state.db.read(move |c| accounts::session(c, &asked, now)).await.unwrap();
            if live.is_some() {
                return actor(&token);
            }
        }
        let token = self.new_session(account, id).await;
        self.sessions.lock().unwrap().insert((cookie, id), (token.clone(), now));
        actor(&token)
    }

    /// The token of a new session.
    pub async fn new_session(&self, account: Account, id: &'static str) -> String {
        let now = self.clock.now_ms();
        let client = Client { address: [203, 0, 113, 7].into(), user_agent: String::new() };
        let begin = move |tx: &rusqlite::Transaction<'_>| {
            haat::auth::session::begin(tx, (account, id), None, &client, now)
        };
        self.state.db.write(begin).await.unwrap()
    }

    /// Adds a product through the admin's call; answers its id. `fields` go over the usual ones.
    pub async fn add(&self, path: &str, fields: Value) -> String {
        let reply = self.admin().await.post_form(path, product_form(fields)).await;
        assert_eq!(reply.status, StatusCode::OK, "{path}: {}", reply.text());
        reply.json()["insertedId"].as_str().unwrap().to_owned()
    }

    /// Adds a product to a listing.
    pub async fn add_to(&self, spec: &ListingSpec, fields: Value) -> String {
        self.add(add_path(spec), fields).await
    }

    /// A product of any listing as everybody sees it.
    pub async fn product(&self, id: &str) -> Value {
        let reply = self.visitor().get(&format!("/allproducts/{id}")).await;
        assert_eq!(reply.status, StatusCode::OK, "{}", reply.text());
        reply.json()
    }

    /// A product's stock ledger, the newest row first.
    pub async fn ledger(&self, id: &str) -> Vec<Value> {
        self.admin().await.get(&format!("/api/admin/stock-ledger?product={id}")).await.rows()
    }

    /// The audit log without sign-ins, the newest row first.
    pub async fn audit(&self) -> Vec<Value> {
        self.admin().await.get("/api/admin/audit?limit=100&without=sign-in").await.rows()
    }

    /// The files in `uploads/`; each picture has four.
    pub fn stored_files(&self) -> Vec<String> {
        let folder = std::fs::read_dir(self.folder.path().join("uploads")).unwrap();
        let files = folder.map(|entry| entry.unwrap()).filter(|entry| entry.file_type().unwrap().is_file());
        let mut names: Vec<String> = files.map(|entry| entry.file_name().into_string().unwrap()).collect();
        names.sort();
        names
    }

    /// Waits until so many pictures are left, when the day is over for which those stay that rows let go; the shop
    /// removes pictures after its reply.
    pub async fn pictures_become(&self, count: usize) {
        for _ in 0..500 {
            let tomorrow = self.clock.now_ms() + 24 * 60 * 60_000;
            haat::site::uploads::remove_released(&self.state, tomorrow).await.unwrap();
            if self.stored_files().len() == 4 * count {
                return;
            }
            tokio::time::sleep(std::time::Duration::from_millis(10)).await;
        }
        panic!("{count} pictures should be left of {:?}", self.stored_files());
    }
}

/// The general add path of a listing.
pub fn add_path(spec: &ListingSpec) -> &'static str {
    let form = haat::catalogue::listings::ADD_FORMS
        .iter()
        .find(|f| f.listing == spec.listing && f.category.is_none());
    form.unwrap().path
}

/// All five listings.
pub fn listings() -> impl Iterator<Item = &'static ListingSpec> {
    LISTINGS.iter()
}
