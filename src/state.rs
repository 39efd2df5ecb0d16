//! What handlers are given.

use std::ops::Deref;
use std::path::PathBuf;
use std::sync::Arc;

use anyhow::Context as _;
use rusqlite::{Connection, TransactionBehavior};

use crate::audit::sign_ins::Refusals;
use crate::auth;
use crate::auth::attempts::{Lookups, OrderLimits, SignIns, Visitors, Window};
use crate::auth::password::Hasher;
use crate::backup::keeper::Keeper;
use crate::catalogue;
use crate::catalogue::memory::Catalogue;
use crate::clock::Clock;
use crate::config::{Mail, Network, Origin};
use crate::db::{self, Changes, Db, Observer};
use crate::error::Result;
use crate::http::guard::RequestLimit;
use crate::http::reply_cache::Replies;
use crate::images::ImageStore;
use crate::imports::jobs::{self, Imports};
use crate::mail::Post;
use crate::mail::sender::Sender;
use crate::render::Renderer;
use crate::second_factor;
use crate::second_factor::seal::Sealer;
use crate::site::cards::kept::Cards;
use crate::tls;

/// How many pictures are worked on at once; their memory is bounded besides.
const PARALLEL_PICTURES: usize = 2;
/// Tables whose change makes kept replies old.
const PUBLIC_TABLES: [&str; 9] = [
    "products",
    "product_accessories",
    "product_pictures",
    "banners",
    "banner_words",
    "blogs",
    "settings",
    "reviews",
    "questions",
];

/// Everything that one shop is; cheap to clone.
#[derive(Clone)]
pub struct AppState(Arc<Shared>);

/// The parts of [`AppState`].
pub struct Shared {
    /// The data folder.
    pub data: PathBuf,
    /// The database.
    pub db: Db,
    /// Stored pictures.
    pub images: ImageStore,
    /// The catalogue in memory.
    pub catalogue: Arc<Catalogue>,
    /// The public address.
    pub origin: Origin,
    /// Whose `X-Forwarded-For` is believed.
    pub trusted_proxies: Vec<Network>,
    /// Whether 429s are given.
    pub rate_limits: bool,
    /// The time.
    pub clock: Clock,
    /// Encrypts the secrets of second factors.
    pub sealer: Arc<Sealer>,
    /// Password hashing off the async threads.
    pub hasher: Hasher,
    /// Failed sign-ins.
    pub sign_ins: SignIns,
    /// Sign-ins that a limit refused, until they are written.
    pub refusals: Refusals,
    /// The same of customers, for the log alone.
    pub customer_refusals: Refusals,
    /// Forms of visitors.
    pub visitors: Visitors,
    /// Orders of customers.
    pub orders: OrderLimits,
    /// Orders looked up without signing in.
    pub lookups: Lookups,
    /// Mail.
    pub post: Post,
    /// Requests by address.
    pub reading: RequestLimit,
    /// Imports of products.
    pub imports: Arc<Imports>,
    /// Ready replies of public calls and pages.
    pub replies: Arc<Replies>,
    /// Draws pages.
    pub render: Renderer,
    /// Draws what link previews show of products.
    pub cards: Cards,
    /// Backups that the shop makes by itself.
    pub backups: Arc<Keeper>,
    /// When this process opened the shop, in milliseconds since 1970.
    pub started_at: i64,
    /// The certificate, where the shop serves https by itself.
    pub certificate: tls::Status,
}

impl Deref for AppState {
    type Target = Shared;

    fn deref(&self) -> &Shared {
        &self.0
    }
}

/// What the writer keeps up to date: the catalogue, and who waits for mail to send.
struct InMemory {
    catalogue: Arc<Catalogue>,
    replies: Arc<Replies>,
    bell: Arc<tokio::sync::Notify>,
}

impl Observer for InMemory {
    fn committed(&self, conn: &Connection, changes: &Changes) -> Result<()> {
        if changes.touches("outbox") {
            self.bell.notify_one();
        }
        self.catalogue.committed(conn, changes)?;
        if PUBLIC_TABLES.iter().any(|table| changes.touches(table)) {
            self.replies.drop_all();
        }
        Ok(())
    }

    fn load(&self, conn: &Connection) -> Result<()> {
        self.catalogue.load(conn)?;
        self.replies.drop_all();
        Ok(())
    }
}

/// What differs between one running shop and another.
#[derive(Debug, Clone)]
pub struct Setup {
    /// The data folder.
    pub data: PathBuf,
    /// The public address.
    pub origin: Origin,
    /// Whose `X-Forwarded-For` is believed.
    pub trusted_proxies: Vec<Network>,
    /// Whether 429s are given.
    pub rate_limits: bool,
    /// Where mail goes.
    pub mail: Mail,
    /// What reads the script that draws pages; nothing where they are not drawn here.
    pub draw: Option<fn() -> Option<String>>,
    /// The time of day in Asia/Dhaka at which a backup is made, in milliseconds since midnight.
    pub backup_at: Option<i64>,
}

impl AppState {
    /// Opens a shop: its folders, its database, its catalogue in memory.
    ///
    /// # Errors
    /// Where the data folder cannot be used.
    pub fn open(setup: Setup, clock: Clock) -> anyhow::Result<Self> {
        let shown = setup.data.display().to_string();
        std::fs::create_dir_all(&setup.data)
            .with_context(|| format!("the data folder {shown} cannot be made"))?;
        let images = ImageStore::new(&setup.data, PARALLEL_PICTURES)
            .with_context(|| format!("the pictures in {shown} cannot be stored"))?;
        jobs::sweep(&setup.data).with_context(|| format!("old imports in {shown} cannot be removed"))?;
        let catalogue = Arc::new(Catalogue::default());
        let replies = Arc::new(Replies::default());
        let bell = Arc::new(tokio::sync::Notify::new());
        let observer = InMemory {
            catalogue: Arc::clone(&catalogue),
            replies: Arc::clone(&replies),
            bell: Arc::clone(&bell),
        };
        let sender = Sender::new(&setup.mail, setup.data.join("outbox"), setup.origin.as_str())?;
        let sealer = Arc::new(Sealer::open(&setup.data)?);
        finish_upgrade(&setup.data, &sealer)?;
        let db = Db::open(&setup.data, Box::new(observer))?;
        db.read_now(|conn| catalogue.load(conn)).context("the catalogue cannot be read")?;
        let sign_ins = SignIns::default();
        let now = clock.now_ms();
        sign_ins.load(&db.read_now(|conn| auth::store::recent_failures(conn, now))?);
        Ok(Self(Arc::new(Shared {
            data: setup.data,
            db,
            images,
            catalogue,
            origin: setup.origin,
            trusted_proxies: setup.trusted_proxies,
            rate_limits: setup.rate_limits,
            clock,
            sealer,
            hasher: Hasher::new().map_err(|cause| anyhow::anyhow!("passwords cannot be hashed: {cause}"))?,
            sign_ins,
            refusals: Refusals::default(),
            customer_refusals: Refusals::default(),
            visitors: Visitors::default(),
            orders: OrderLimits::default(),
            lookups: Lookups::default(),
            post: Post { sender, bell, tests: Window::new(5, 10 * 60_000) },
            reading: RequestLimit::default(),
            imports: Arc::default(),
            replies,
            render: Renderer::new(setup.draw),
            cards: Cards::default(),
            backups: Arc::new(Keeper::new(setup.backup_at, now)),
            started_at: now,
            certificate: tls::Status::default(),
        })))
    }
}

/// Finishes what an upgrade left to the shop: what an older version stored of the second factor as it was is encrypted,
/// and products' facts are read.
fn finish_upgrade(data: &std::path::Path, sealer: &Sealer) -> anyhow::Result<()> {
    let mut conn = db::open_migrated(&db::file_in(data))?;
    let tx = conn.transaction_with_behavior(TransactionBehavior::Immediate)?;
    second_factor::store::protect(&tx, sealer)?;
    catalogue::store::read_facts(&tx)?;
    tx.commit().context("the secrets of the second factor and the facts of products cannot be stored")
}
