//! Writing the catalogue: adding, editing, deleting, and the stock ledger (contract 4).

use axum::Json;
use axum::extract::{Path, RawQuery, Request, State};
use axum::response::IntoResponse;
use rusqlite::Transaction;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value, json};
use utoipa::ToSchema;
use utoipa::openapi::schema::Type;
use utoipa_axum::router::OpenApiRouter;

use super::form;
use super::kinds::{ADD_FORMS, AddForm, KINDS, KindSpec};
use super::ledger::{self, LedgerRow};
use super::model::Product;
use super::query::Params;
use super::store::{self, Edit, Move, Stored};
use crate::audit;
use crate::auth::Admin;
use crate::clock::rfc3339;
use crate::error::{Error, Result};
use crate::state::AppState;
use crate::validate::{Check, limit};
use crate::web::docs::{Call, parameter};
use crate::web::form::UploadForm;
use crate::web::json::JsonForm;
use crate::web::reply::{self, Deleted, Inserted};

const TAG: &str = "products";

/// An add form; numbers may come as digits, the three lists come as JSON.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[allow(dead_code, reason = "documents the body; it is read field by field")]
struct NewProductForm {
    title: String,
    description: String,
    price: i64,
    offer_price: i64,
    stock: i64,
    category: Option<String>,
    brand: String,
    estimated_delivery: String,
    warranty: String,
    emi_available: Option<bool>,
    views: Option<i64>,
    buy_points: Option<i64>,
    #[schema(format = Binary, value_type = String)]
    main_image: String,
    specifications: Option<String>,
    ram_storage: Option<String>,
    available_colors: Option<String>,
    #[schema(format = Binary, value_type = Option<Vec<String>>)]
    color_images: Option<Vec<String>>,
}

/// An edit; only the fields sent change.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[allow(dead_code, reason = "documents the body; it is read field by field")]
struct ProductEdit {
    title: Option<String>,
    price: Option<i64>,
    offer_price: Option<i64>,
    stock: Option<i64>,
    description: Option<String>,
    warranty: Option<String>,
    /// What the stock was when the form was opened.
    expected_stock: Option<i64>,
    /// The `updatedAt` of the product when the form was opened.
    expected_updated_at: Option<String>,
}

/// An edit was carried out.
#[derive(Debug, Serialize, ToSchema)]
struct Edited {
    success: bool,
    message: String,
    product: Product,
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
    for add in &ADD_FORMS {
        router = router.routes(
            Call::post(add.path, TAG, &format!("Adds a product to {}", add.kind.spec().title))
                .admin()
                .multipart::<NewProductForm>()
                .replies::<Inserted>(200, "The new product's id")
                .fails(&[400, 413, 415])
                .with(move |admin, state, request| insert(add, admin, state, request)),
        );
    }
    for spec in &KINDS {
        router = router
            .routes(
                Call::patch(spec.edit, TAG, &format!("Edits a product of {}", spec.title))
                    .admin()
                    .json::<ProductEdit>()
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
    request: Request,
) -> Result<impl IntoResponse> {
    let upload = UploadForm::read(&state, request, &["mainImage", "colorImages"]).await?;
    let id = insert_checked(&state, add, &upload, admin.email).await?;
    upload.keep();
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
) -> Result<String> {
    let main = upload.paths("mainImage");
    let new = upload.merge_faults(form::new_product(
        add,
        &upload.form,
        main.first().map(String::as_str),
        &upload.paths("colorImages"),
    ))?;
    let now = state.clock.now_ms();
    state
        .db
        .write(move |tx| {
            let id = store::insert(tx, &new, &actor, now)?;
            let detail = json!({"title": new.title, "listing": new.kind.spec().listing});
            audit::note(
                tx,
                &audit::Note { admin: &actor, action: "add", subject: "product", id: Some(&id), detail },
                now,
            )?;
            Ok(id)
        })
        .await
}

async fn edit(
    spec: &'static KindSpec,
    Admin(admin): Admin,
    State(state): State<AppState>,
    Path(id): Path<String>,
    JsonForm(form): JsonForm,
) -> Result<impl IntoResponse> {
    let edit = form::edit(&form)?;
    let mut check = Check::new(&form);
    let expected_stock = check.optional_int("expectedStock", "Expected stock", 0, limit::STOCK);
    check.finish()?;
    let expected_updated = Some(form.text("expectedUpdatedAt").to_owned()).filter(|t| !t.is_empty());
    let expected = Expected { stock: expected_stock, updated_at: expected_updated };
    let now = state.clock.now_ms();
    let catalogue = state.catalogue.clone();
    let product = state
        .db
        .write(move |tx| {
            let found = store::by_id(tx, &id)?.filter(|s| s.product.listing == spec.kind);
            let Stored { seq, mut product, .. } = found.ok_or_else(|| Error::not_found("Product"))?;
            product.views = catalogue.find(&id, None).map_or(0, |(hit, _)| hit.views);
            carry_out(tx, (seq, product), &edit, &expected, &admin.email, now)
        })
        .await?;
    Ok(reply::private(Json(Edited {
        success: true,
        message: "Product updated successfully!".to_owned(),
        product,
    })))
}

/// What the person who edits saw when the form was opened.
struct Expected {
    stock: Option<i64>,
    updated_at: Option<String>,
}

/// Carries an edit out on a product that was just read, with its live view count.
fn carry_out(
    tx: &Transaction<'_>,
    (seq, before): (i64, Product),
    edit: &Edit,
    expected: &Expected,
    actor: &str,
    now: i64,
) -> Result<Product> {
    if expected.stock.is_some_and(|stock| stock != before.stock) {
        let message = format!("The stock is {} by now. Please review it and try again.", before.stock);
        return Err(Error::Conflict {
            message,
            extra: Map::from_iter([("stock".to_owned(), json!(before.stock))]),
        });
    }
    if expected.updated_at.as_ref().is_some_and(|at| *at != before.updated_at) {
        let message =
            "Somebody else changed this product meanwhile. Please review it and try again.".to_owned();
        let extra = Map::from_iter([("product".to_owned(), serde_json::to_value(&before)?)]);
        return Err(Error::Conflict { message, extra });
    }
    let mut after = before.clone();
    after.title = edit.title.clone().unwrap_or(after.title);
    after.description = edit.description.clone().unwrap_or(after.description);
    after.warranty = edit.warranty.clone().unwrap_or(after.warranty);
    after.price = edit.price.unwrap_or(after.price);
    after.offer_price = edit.offer_price.unwrap_or(after.offer_price);
    form::check_prices(after.price, after.offer_price, &after.ram_storage, &after.available_colors)?;
    after.stock = edit.stock.unwrap_or(after.stock);
    if after == before {
        return Ok(before);
    }
    // Two edits within a millisecond must not look like one.
    let last = before.updated_at.parse::<jiff::Timestamp>().map_or(now, jiff::Timestamp::as_millisecond);
    let now = now.max(last + 1);
    store::update(tx, seq, &after, now)?;
    if after.stock != before.stock {
        let step =
            Move { seq, before: before.stock, after: after.stock, cause: "edit", actor, subject: None };
        store::move_stock(tx, &step, now)?;
    }
    let detail = changes(&before, &after)?;
    audit::note(
        tx,
        &audit::Note { admin: actor, action: "edit", subject: "product", id: Some(&before.id), detail },
        now,
    )?;
    after.updated_at = rfc3339(now);
    Ok(after)
}

/// Each field that an edit changed, as `{"field": [before, after]}`.
fn changes(before: &Product, after: &Product) -> Result<Value> {
    let (Value::Object(before), Value::Object(after)) =
        (serde_json::to_value(before)?, serde_json::to_value(after)?)
    else {
        return Ok(Value::Null);
    };
    let changed = after.into_iter().filter_map(|(name, new)| {
        let old = before.get(&name).cloned().unwrap_or_default();
        (old != new).then(|| (name, json!([old, new])))
    });
    Ok(Value::Object(changed.collect()))
}

async fn delete(
    spec: &'static KindSpec,
    Admin(admin): Admin,
    State(state): State<AppState>,
    Path(id): Path<String>,
) -> Result<impl IntoResponse> {
    let now = state.clock.now_ms();
    state
        .db
        .write(move |tx| {
            if !store::trash(tx, spec.kind, &id, now)? {
                return Err(Error::not_found("Product"));
            }
            let detail = json!({"listing": spec.listing});
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
    let rows = rows.ok_or_else(|| Error::not_found("Product"))?;
    let total = rows.len() as u64;
    Ok(reply::private_list(Json(rows), total))
}
