//! Coupons in the back office.

use axum::Json;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::IntoResponse;
use rusqlite::Transaction;
use serde::Serialize;
use serde_json::{Value, json};
use utoipa::ToSchema;
use utoipa_axum::router::OpenApiRouter;

use super::model::{Coupon, Terms};
use super::store;
use crate::audit;
use crate::auth::Admin;
use crate::error::{Error, Result};
use crate::http::json::JsonForm;
use crate::http::openapi::Call;
use crate::http::reply::{self, Deleted};
use crate::messages::{Label, Message, Said};
use crate::state::AppState;

const TAG: &str = "coupons";

/// A coupon was added or changed.
#[derive(Debug, Serialize, ToSchema)]
struct CouponSaved {
    success: bool,
    #[serde(flatten)]
    said: Said,
    coupon: Coupon,
}

/// The calls of this slice.
pub fn router() -> OpenApiRouter<AppState> {
    OpenApiRouter::new()
        .routes(
            Call::get("/api/admin/coupons", TAG, "Every coupon, the newest first")
                .admin()
                .replies_list::<Coupon>("The coupons")
                .with(list),
        )
        .routes(
            Call::post("/api/admin/coupons", TAG, "Adds a coupon")
                .admin()
                .json(&Terms::body())
                .replies::<CouponSaved>(201, "Added")
                .fails(&[400, 409])
                .with(add),
        )
        .routes(
            Call::put(
                "/api/admin/coupons/{id}",
                TAG,
                "Changes a coupon; orders that have it keep their discount",
            )
            .admin()
            .json(&Terms::body())
            .replies::<CouponSaved>(200, "Changed")
            .fails(&[400, 404, 409])
            .with(change),
        )
        .routes(
            Call::delete("/api/admin/coupons/{id}", TAG, "Deletes a coupon; orders keep its code")
                .admin()
                .replies::<Deleted>(200, "Gone")
                .fails(&[404])
                .with(delete),
        )
}

async fn list(Admin(_): Admin, State(state): State<AppState>) -> Result<impl IntoResponse> {
    let coupons = state.db.read(store::all).await?;
    let total = coupons.len() as u64;
    Ok(reply::private_list(Json(coupons), total))
}

fn saved(tx: &Transaction<'_>, id: &str) -> Result<Coupon> {
    store::by_id(tx, id)?.ok_or_else(|| Error::not_found(Label::Coupon))
}

fn note(
    tx: &Transaction<'_>,
    (admin, action): (&str, &'static str),
    id: &str,
    detail: Value,
    now: i64,
) -> Result<()> {
    audit::note(tx, &audit::Note { admin, action, subject: "coupon", id: Some(id), detail }, now)
}

async fn add(
    Admin(admin): Admin,
    State(state): State<AppState>,
    JsonForm(form): JsonForm,
) -> Result<impl IntoResponse> {
    let (terms, now) = (form.read(Terms::read)?, state.clock.now_ms());
    let write = move |tx: &Transaction<'_>| {
        let id = store::insert(tx, &terms, now)?;
        let coupon = saved(tx, &id)?;
        note(tx, (&admin.email, "add"), &id, json!({"code": coupon.code, "value": coupon.value}), now)?;
        Ok(coupon)
    };
    let coupon = state.db.write(write).await?;
    let body = CouponSaved { success: true, said: Message::CouponAdded.into(), coupon };
    Ok(reply::private((StatusCode::CREATED, Json(body))))
}

async fn change(
    Admin(admin): Admin,
    State(state): State<AppState>,
    Path(id): Path<String>,
    JsonForm(form): JsonForm,
) -> Result<impl IntoResponse> {
    let (terms, now) = (form.read(Terms::read)?, state.clock.now_ms());
    let write = move |tx: &Transaction<'_>| {
        let before = saved(tx, &id)?;
        store::update(tx, &id, &terms)?;
        let after = saved(tx, &id)?;
        note(tx, (&admin.email, "edit"), &id, audit::changes(&before, &after)?, now)?;
        Ok(after)
    };
    let coupon = state.db.write(write).await?;
    Ok(reply::private(Json(CouponSaved { success: true, said: Message::CouponUpdated.into(), coupon })))
}

async fn delete(
    Admin(admin): Admin,
    State(state): State<AppState>,
    Path(id): Path<String>,
) -> Result<impl IntoResponse> {
    let now = state.clock.now_ms();
    let write = move |tx: &Transaction<'_>| {
        let coupon = saved(tx, &id)?;
        note(tx, (&admin.email, "delete"), &id, json!({"code": coupon.code}), now)?;
        store::remove(tx, &id).map(|_| ())
    };
    state.db.write(write).await?;
    Ok(reply::private(Json(Deleted::one())))
}
