//! A request of anybody to a whole shop.

use std::cell::LazyCell;

use axum::Router;
use axum::body::to_bytes;
use axum::http::{HeaderValue, header};
use haat::auth::session;
use haat::auth::store::{self as accounts, AccountKind, AdminRow};
use haat::clock::Clock;
use haat::config::{Mail, Origin};
use haat::customers::store::{self as customers, CustomerRow};
use haat::http::client::Client;
use haat::state::{AppState, Setup};
use serde_json::Value;
use tempfile::TempDir;
use tokio::runtime::Runtime;
use tower::ServiceExt as _;

use super::headers;
use super::stand::runtime;

/// The most bytes of a reply.
const MOST: usize = 64 * 1024 * 1024;
const PERSON: &str = "person";

thread_local! {
    static SHOP: LazyCell<Shop> = LazyCell::new(Shop::open);
}

/// A shop with a product whose id is `p1`, an owner and a customer.
struct Shop {
    runtime: Runtime,
    state: AppState,
    app: Router,
    _folder: TempDir,
}

impl Shop {
    fn open() -> Self {
        let folder = tempfile::tempdir().expect("a folder for temporary files");
        let setup = Setup {
            data: folder.path().to_owned(),
            origin: Origin::of_addr(([127, 0, 0, 1], 8080).into()),
            trusted_proxies: Vec::new(),
            rate_limits: false,
            mail: Mail::default(),
            draw: None,
            backup_at: None,
        };
        let runtime = runtime();
        let enter = runtime.enter();
        let state = AppState::open(setup, Clock::default()).expect("a shop");
        let admin = AdminRow {
            id: PERSON.to_owned(),
            email: "owner@shop.example".to_owned(),
            name: "Owner".to_owned(),
            password_hash: String::new(),
        };
        let customer = CustomerRow {
            id: PERSON.to_owned(),
            email: "customer@shop.example".to_owned(),
            name: "Customer".to_owned(),
            phone: "01712345678".to_owned(),
            address: "Jamal Khan".to_owned(),
            password_hash: String::new(),
            points: 0,
            extra_one: String::new(),
            extra_two: String::new(),
        };
        let fill = move |tx: &rusqlite::Transaction<'_>| {
            accounts::insert_admin(tx, &admin, 0)?;
            customers::insert(tx, &customer, 0)?;
            super::search::insert_products(tx)?;
            tx.execute("UPDATE products SET id = 'p' || seq", [])?;
            Ok(())
        };
        state.db.write_now(fill).expect("rows");
        let app = haat::app(state.clone());
        drop(enter);
        Self { runtime, state, app, _folder: folder }
    }

    /// A new session: what is sent may end the last one, or the account.
    fn token(&self, kind: AccountKind) -> Option<HeaderValue> {
        let client = Client { address: [127, 0, 0, 1].into(), user_agent: String::new() };
        let now = self.state.clock.now_ms();
        let begin =
            move |tx: &rusqlite::Transaction<'_>| session::begin(tx, (kind, PERSON), None, &client, now);
        let token = self.state.db.write_now(begin).ok()?;
        HeaderValue::try_from(format!("Bearer {token}")).ok()
    }
}

/// The first byte says who asks; then a request in lines, an empty line, and its body. The shop answers, and never says
/// that something went wrong in it.
pub fn run(data: &[u8]) {
    let Some((who, request)) = data.split_first() else { return };
    let end = request.windows(2).position(|two| two == b"\n\n").unwrap_or(request.len());
    let body = request.get(end + 2..).unwrap_or_default().to_vec();
    let Some(mut request) = headers::request(&request[..end], body) else { return };
    let headers = request.headers_mut();
    headers.entry(header::HOST).or_insert(HeaderValue::from_static("shop.example"));
    headers.entry(header::CONTENT_TYPE).or_insert(HeaderValue::from_static("application/json"));
    SHOP.with(|shop| {
        let kind = [None, Some(AccountKind::Customer), Some(AccountKind::Admin)][usize::from(*who) % 3];
        if let Some(token) = kind.and_then(|kind| shop.token(kind)) {
            request.headers_mut().insert(header::AUTHORIZATION, token);
        }
        shop.runtime.block_on(async {
            let reply = shop.app.clone().oneshot(request).await.unwrap_or_else(|never| match never {});
            let (parts, body) = reply.into_parts();
            let body = to_bytes(body, MOST).await.expect("a whole reply");
            let shown = String::from_utf8_lossy(&body);
            assert!(parts.status.as_u16() < 500, "{}: {shown}", parts.status);
            let kind = parts.headers.get(header::CONTENT_TYPE).map_or(&b""[..], |kind| kind.as_bytes());
            if kind.starts_with(b"application/json") && !body.is_empty() {
                let told: Value = serde_json::from_slice(&body).expect("JSON where it is said");
                let refused = parts.status.is_client_error();
                assert!(!refused || told["message"].as_str().is_some_and(|text| !text.is_empty()), "{shown}");
            }
        });
    });
}
