//! The whole router: every slice's calls, the pages, and what all of them pass through.

use axum::Router;
use axum::extract::{Request, State};
use axum::http::request::Parts;
use axum::http::{HeaderMap, Uri, header};
use axum::middleware::{Next, from_fn, from_fn_with_state};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use percent_encoding::percent_decode_str;
use serde_json::json;
use tower_cookies::CookieManagerLayer;
use tower_http::CompressionLevel;
use tower_http::catch_panic::CatchPanicLayer;
use tower_http::compression::CompressionLayer;
use tower_http::compression::predicate::{DefaultPredicate, Predicate, SizeAbove};
use utoipa::openapi::security::{ApiKey, ApiKeyValue, Http, HttpAuthScheme, SecurityScheme};
use utoipa::openapi::{ComponentsBuilder, InfoBuilder, LicenseBuilder, OpenApi, OpenApiBuilder};
use utoipa_axum::router::OpenApiRouter;

use crate::config::{Network, Origin};
use crate::error::{Error, Result};
use crate::http::Ground;
use crate::http::guard::RequestLimit;
use crate::http::openapi::{BEARER, Call, without_schemas};
use crate::http::reply_cache::{Payload, SMALLEST_COMPRESSED};
use crate::http::{accept, body, guard, multipart};
use crate::images::ImageStore;
use crate::messages::Message;
use crate::site::{assets, pages, sitemap, uploads};
use crate::state::AppState;
use crate::{
    accessories, alerts, audit, auth, backup, banners, blogs, cart, catalogue, contact, coupons, customers,
    exports, favourites, health, imports, mail, orders, profile, questions, reviews, second_factor, settings,
    stats, trash,
};

/// Every call with its description.
pub fn calls() -> (Router<AppState>, OpenApi) {
    let info = InfoBuilder::new()
        .title("Haat")
        .version(env!("CARGO_PKG_VERSION"))
        .description(Some("The calls of the shop. Errors have one shape: ErrorBody."))
        .license(Some(LicenseBuilder::new().name(env!("CARGO_PKG_LICENSE")).build()))
        .build();
    let session = |name: &str| SecurityScheme::ApiKey(ApiKey::Cookie(ApiKeyValue::new(name)));
    let components = ComponentsBuilder::new()
        .security_scheme("admin", session("haat_admin"))
        .security_scheme("customer", session("haat_customer"))
        .security_scheme(BEARER, SecurityScheme::Http(Http::new(HttpAuthScheme::Bearer)))
        .build();
    let document = OpenApiBuilder::new().info(info).components(Some(components)).build();
    OpenApiRouter::with_openapi(document)
        .merge(catalogue::routes::router(|state, headers, uri, spec, id| {
            Box::pin(async move { pages::item_page(&state, &headers, &uri, spec, &id).await })
        }))
        .merge(catalogue::discovery::router())
        .merge(catalogue::prices::router())
        .merge(accessories::routes::router())
        .merge(accessories::admin::router())
        .merge(alerts::routes::router())
        .merge(catalogue::searching::router())
        .merge(catalogue::admin::routes::router())
        .merge(catalogue::admin::manage::router())
        .merge(banners::routes::router())
        .merge(banners::order::router())
        .merge(banners::words::router())
        .merge(blogs::routes::router())
        .merge(blogs::edit::router())
        .merge(settings::routes::router())
        .merge(contact::routes::router())
        .merge(auth::routes::router())
        .merge(auth::account::router())
        .merge(second_factor::routes::router())
        .merge(profile::routes::router())
        .merge(profile::people::router())
        .merge(customers::routes::router())
        .merge(customers::recovery::router())
        .merge(customers::sessions::router())
        .merge(cart::routes::router())
        .merge(favourites::routes::router())
        .merge(coupons::routes::router())
        .merge(orders::routes::router())
        .merge(orders::quick::router())
        .merge(orders::checkout::router())
        .merge(orders::track::router())
        .merge(orders::admin::router())
        .merge(orders::moves::router())
        .merge(orders::statistics::router())
        .merge(reviews::routes::router())
        .merge(reviews::admin::router())
        .merge(questions::routes::router())
        .merge(questions::admin::router())
        .merge(stats::router())
        .merge(mail::routes::router())
        .merge(trash::router())
        .merge(backup::routes::router())
        .merge(health::routes::router())
        .merge(audit::routes::router())
        .merge(exports::routes::router())
        .merge(imports::routes::router())
        .routes(
            Call::get("/healthz", "server", "Whether the shop answers")
                .replies_json(200, "It does")
                .with(healthz),
        )
        .routes(
            Call::get("/openapi.json", "server", "This document")
                .replies_json(200, "OpenAPI 3.1")
                .with(openapi),
        )
        .split_for_parts()
}

/// The `OpenAPI` document as it is served, checked in, and made into the types of the interface.
///
/// # Errors
/// Where it cannot be written as JSON.
pub fn document() -> Result<String> {
    let mut text = serde_json::to_string_pretty(&calls().1)?;
    text.push('\n');
    Ok(text)
}

/// The shop.
pub fn app(state: AppState) -> Router {
    let (calls, _) = without_schemas(calls);
    let routes = calls
        .merge(pages::router())
        .merge(sitemap::router())
        .route("/uploads/{file}", get(uploads::serve))
        .fallback(other)
        .with_state(state.clone());
    // Around the router as a whole: layers on it would be built, and cloned by each request, once a route.
    Router::new()
        .fallback_service(routes)
        .layer(multipart::body_limit())
        .layer(CookieManagerLayer::new())
        .layer(CompressionLayer::new().quality(CompressionLevel::Fastest).compress_when(worth_compressing()))
        .layer(from_fn_with_state(state.clone(), readable))
        .layer(from_fn(body::read_to_the_end))
        .layer(CatchPanicLayer::custom(guard::panicked))
        .layer(from_fn_with_state(state, guard::pass::<AppState>))
}

impl Ground for AppState {
    fn trusted_proxies(&self) -> &[Network] {
        &self.trusted_proxies
    }

    fn origin(&self) -> &Origin {
        &self.origin
    }

    fn reading(&self) -> Option<&RequestLimit> {
        self.rate_limits.then_some(&self.reading)
    }

    fn images(&self) -> &ImageStore {
        &self.images
    }

    async fn ready(&self, headers: &HeaderMap, uri: &Uri) -> Option<Response> {
        let path = uri.path_and_query()?.as_str();
        match self.replies.ready(headers, path).await {
            Some(reply) => reply.ok(),
            None => pages::ready(self, headers, uri).await,
        }
    }
}

async fn healthz(State(state): State<AppState>) -> Result<impl IntoResponse> {
    state.db.read(|c| Ok(c.query_row("SELECT 1", [], |r| r.get::<_, i64>(0))?)).await?;
    Ok(([(header::CACHE_CONTROL, "no-store")], axum::Json(json!({"status": "ok"}))))
}

async fn openapi(State(state): State<AppState>, headers: HeaderMap) -> Result<Response> {
    let make = async { Ok(Payload::json(document()?.into_bytes())) };
    state.replies.answer(&headers, "/openapi.json", make).await
}

fn worth_compressing() -> impl Predicate {
    DefaultPredicate::new().and(SizeAbove::new(SMALLEST_COMPRESSED))
}

/// A path that is no UTF-8 names nothing, whatever a route's extractor would say; neither does one with a backslash,
/// which browsers read as a slash.
async fn readable(State(state): State<AppState>, request: Request, next: Next) -> Response {
    let path = request.uri().path();
    if path.contains('\\') || percent_decode_str(path).decode_utf8().is_err() {
        let (parts, _) = request.into_parts();
        return nothing(&state, &parts).await.into_response();
    }
    next.run(request).await
}

/// What no route names: a file of the bundle, else the 404 page or its JSON.
async fn other(State(state): State<AppState>, request: Request) -> Result<Response> {
    let (parts, _) = request.into_parts();
    if parts.method.is_safe() {
        if let Some(file) = assets::serve(parts.uri.path(), &parts.headers) {
            let is_page = file.headers().get(header::CONTENT_TYPE).is_some_and(|kind| kind == assets::HTML);
            return Ok(if is_page { pages::dressed(file) } else { file });
        }
        if let Some(part) = sitemap::part(&state, &parts.headers, parts.uri.path()).await? {
            return Ok(part);
        }
        if let Some(to) = pages::without_slash(&parts.uri) {
            return Ok(to);
        }
    }
    nothing(&state, &parts).await
}

/// The 404 page for people who read, its JSON for everybody else.
async fn nothing(state: &AppState, asked: &Parts) -> Result<Response> {
    if asked.method.is_safe() && accept::names_html(&asked.headers) {
        return pages::not_found(state, &asked.headers, &asked.uri).await;
    }
    Err(Error::NotFound(Message::NothingHere))
}
