//! Writing the catalogue: adding, editing, deleting, and the stock ledger (contract 4).

use axum::Json;
use axum::extract::{Path, RawQuery, Request, State};
use axum::response::IntoResponse;
use serde::Serialize;
use serde_json::json;
use utoipa::ToSchema;
use utoipa::openapi::schema::Type;
use utoipa_axum::router::OpenApiRouter;

use crate::audit;
use crate::auth::Admin;
use crate::catalogue::admin::change::{self, By};
use crate::catalogue::admin::form;
use crate::catalogue::ledger::{self, Cause, LedgerRow};
use crate::catalogue::listings::{ADD_FORMS, AddForm, LISTINGS, ListingSpec};
use crate::catalogue::model::Product;
use crate::catalogue::store;
use crate::error::{Error, Result};
use crate::http::idempotency::{Repeat, RepeatKey};
use crate::http::json::JsonForm;
use crate::http::multipart::{Added, UploadForm};
use crate::http::openapi::{Call, parameter};
use crate::http::query::Params;
use crate::http::reply::{self, Deleted, Inserted};
use crate::messages::{Label, Message, Said};
use crate::state::AppState;

const TAG: &str = "products";

/// An edit was carried out.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct Edited {
    success: bool,
    #[serde(flatten)]
    said: Said,
    product: Product,
}

impl Edited {
    pub fn new(message: Message, product: Product) -> Self {
        Self { success: true, said: message.into(), product }
    }
}

/// The writing calls of all listings.
pub fn router() -> OpenApiRouter<AppState> {
    let mut router = OpenApiRouter::new().routes(
        Call::get("/api/admin/stock-ledger", TAG, "Every change of a product's stock, the newest first")
            .query(&[parameter("product", Type::String, "The product's _id")])
            .admin()
            .replies_list::<LedgerRow>("The rows; their deltas add up to the stock")
            .fails(&[400, 404])
            .with(stock_ledger),
    );
    let (new, edited) = (form::new_body(), form::edit_body());
    for add in &ADD_FORMS {
        router = router.routes(
            Call::post(add.path, TAG, &format!("Adds a product to {}", add.listing.spec().title))
                .admin()
                .multipart(&new)
                .repeatable()
                .replies::<Inserted>(200, "The new product's id")
                .fails(&[400, 413, 415])
                .with(move |admin, state, key, request| insert(add, admin, state, key, request)),
        );
    }
    for spec in &LISTINGS {
        router = router
            .routes(
                Call::patch(spec.edit, TAG, &format!("Edits a product of {}", spec.title))
                    .admin()
                    .json(&edited)
                    .replies::<Edited>(200, "The product as it is now")
                    .fails(&[400, 404, 409])
                    .with(move |admin, state, id, form| edit(spec, admin, state, id, form)),
            )
            .routes(
                Call::delete(spec.delete, TAG, &format!("Moves a product of {} to the trash", spec.title))
                    .admin()
                    .replies::<Deleted>(200, "Moved")
                    .fails(&[404])
                    .with(move |admin, state, id| delete(spec, admin, state, id)),
            );
    }
    router
}

async fn insert(
    add: &'static AddForm,
    Admin(admin): Admin,
    State(state): State<AppState>,
    key: RepeatKey,
    request: Request,
) -> Result<impl IntoResponse> {
    let upload = UploadForm::read(&state, request, &form::FILES).await?;
    let body = (&upload.form, form::FILES.map(|name| upload.paths(name)));
    let repeat = Repeat::of(key, add.path, &admin.email, &body)?;
    let added = insert_checked(&state, add, &upload, admin.email, repeat).await?;
    let id = added.keep(upload);
    Ok(reply::private(Json(Inserted::of(id))))
}

/// Adds a product from an add form whose pictures are stored; the demo takes this way too.
///
/// # Errors
/// 400 with every field that is wrong.
pub async fn insert_checked(
    state: &AppState,
    add: &'static AddForm,
    upload: &UploadForm,
    actor: String,
    repeat: Repeat,
) -> Result<Added> {
    let new = upload.checked(|check| form::new_product(check, add))?;
    let now = state.clock.now_ms();
    state
        .db
        .write(move |tx| {
            if let Some(id) = repeat.first(tx, now)? {
                return Ok(Added::Before(id));
            }
            let id = store::insert(tx, &new, Cause::Added, &actor, now)?;
            let detail = json!({"title": new.title, "listing": new.listing.spec().name});
            audit::note(
                tx,
                &audit::Note { admin: &actor, action: "add", subject: "product", id: Some(&id), detail },
                now,
            )?;
            repeat.remember(tx, &id, now)?;
            Ok(Added::Now(id))
        })
        .await
}

async fn edit(
    spec: &'static ListingSpec,
    Admin(admin): Admin,
    State(state): State<AppState>,
    Path(id): Path<String>,
    JsonForm(form): JsonForm,
) -> Result<impl IntoResponse> {
    let (edit, expected) = form.read(form::edit)?;
    let expected = expected?;
    let now = state.clock.now_ms();
    let catalogue = state.catalogue.clone();
    let changed = state
        .db
        .write(move |tx| {
            let found = change::live(tx, &catalogue, &id)?;
            if found.1.listing != spec.listing {
                return Err(Error::not_found(Label::Product));
            }
            let by = By { actor: &admin.email, cause: Cause::Edit, now };
            change::carry_out(tx, found, &edit, &expected, by)
        })
        .await?;
    Ok(reply::private(Json(Edited::new(Message::ProductUpdated, changed.product))))
}

async fn delete(
    spec: &'static ListingSpec,
    Admin(admin): Admin,
    State(state): State<AppState>,
    Path(id): Path<String>,
) -> Result<impl IntoResponse> {
    let now = state.clock.now_ms();
    state
        .db
        .write(move |tx| {
            if !store::trash(tx, spec.listing, &id, now)? {
                return Err(Error::not_found(Label::Product));
            }
            let detail = json!({"listing": spec.name});
            let note = audit::Note {
                admin: &admin.email,
                action: "delete",
                subject: "product",
                id: Some(&id),
                detail,
            };
            audit::note(tx, &note, now)
        })
        .await?;
    Ok(reply::private(Json(Deleted::one())))
}

async fn stock_ledger(
    Admin(_): Admin,
    State(state): State<AppState>,
    RawQuery(query): RawQuery,
) -> Result<impl IntoResponse> {
    let id = Params::of(query.as_deref()).needed("product")?.to_owned();
    let rows = state.db.read(move |c| ledger::of_product(c, &id)).await?;
    let rows = rows.ok_or_else(|| Error::not_found(Label::Product))?;
    let total = rows.len() as u64;
    Ok(reply::private_list(Json(rows), total))
}
