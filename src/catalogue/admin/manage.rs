//! What the back office does with a product of any listing beyond the specification's six fields: full edit, move,
//! duplicate, and one change for many.

use axum::Json;
use axum::extract::{Path, Request, State};
use axum::response::IntoResponse;
use serde::{Deserialize, Serialize};
use serde_json::json;
use utoipa::ToSchema;
use utoipa_axum::router::OpenApiRouter;

use crate::audit;
use crate::auth::Admin;
use crate::catalogue::admin::bulk::Bulk;
use crate::catalogue::admin::change::{self, By, Expected};
use crate::catalogue::admin::edit::Edit;
use crate::catalogue::admin::form;
use crate::catalogue::admin::routes::Edited;
use crate::catalogue::listings::Listing;
use crate::catalogue::model::Product;
use crate::catalogue::store::{self, NewProduct};
use crate::error::{Error, Result};
use crate::http::json::JsonForm;
use crate::http::multipart::UploadForm;
use crate::http::openapi::Call;
use crate::http::reply;
use crate::images::released;
use crate::messages::{Label, Message, Said};
use crate::state::AppState;
use crate::validate::{Check, limit};

const TAG: &str = "products";
const COPY: &str = " (copy)";

/// A full edit; a field that is not sent stays.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[allow(dead_code, reason = "documents the body; it is read field by field")]
struct FullEditForm {
    title: Option<String>,
    description: Option<String>,
    price: Option<i64>,
    offer_price: Option<i64>,
    stock: Option<i64>,
    category: Option<String>,
    brand: Option<String>,
    estimated_delivery: Option<String>,
    warranty: Option<String>,
    emi_available: Option<bool>,
    buy_points: Option<i64>,
    /// JSON: rows of `{field, value}`; for watches and TVs also the object of six fields.
    specifications: Option<String>,
    /// JSON: rows of `{option, priceDifference}`.
    ram_storage: Option<String>,
    /// JSON: rows of `{color, priceDifference, image?}`. `image`: a stored path that this product has already; rows
    /// without one take the `colorImages` in their order.
    available_colors: Option<String>,
    #[schema(format = Binary, value_type = Option<String>)]
    main_image: Option<String>,
    #[schema(format = Binary, value_type = Option<Vec<String>>)]
    color_images: Option<Vec<String>>,
    /// What the stock was when the form was opened.
    expected_stock: Option<i64>,
    /// The `updatedAt` of the product when the form was opened.
    expected_updated_at: Option<String>,
}

/// Where a product goes.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[allow(dead_code, reason = "documents the body; it is read field by field")]
struct MoveTo {
    #[schema(inline, value_type = Listing)]
    listing: String,
    /// The `updatedAt` of the product as the admin saw it.
    expected_updated_at: Option<String>,
}

/// A copy was made.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
struct Duplicated {
    acknowledged: bool,
    inserted_id: String,
    product: Product,
}

/// A change for many products; at least one of stock and price.
#[derive(Debug, Deserialize, ToSchema)]
#[allow(dead_code, reason = "documents the body; it is read field by field")]
struct BulkChange {
    /// 1 to 100 products of any listings.
    ids: Vec<String>,
    stock: Option<BulkStock>,
    price: Option<BulkPrice>,
}

#[derive(Debug, Deserialize, ToSchema)]
#[allow(dead_code, reason = "documents the body; it is read field by field")]
struct BulkStock {
    mode: BulkStockMode,
    value: i64,
}

#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
#[allow(dead_code, reason = "documents the body; it is read field by field")]
enum BulkStockMode {
    Set,
    Add,
}

/// A price of 0 says that there is none: `add` and `percent` leave it, and may not lead to it.
#[derive(Debug, Deserialize, ToSchema)]
#[allow(dead_code, reason = "documents the body; it is read field by field")]
struct BulkPrice {
    field: BulkPriceField,
    mode: BulkPriceMode,
    /// Whole taka; for `percent` -100 to 1000 with two decimals, the result rounded half up to whole taka.
    value: f64,
}

#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[allow(dead_code, reason = "documents the body; it is read field by field")]
enum BulkPriceField {
    Price,
    OfferPrice,
}

#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
#[allow(dead_code, reason = "documents the body; it is read field by field")]
enum BulkPriceMode {
    Set,
    Add,
    Percent,
}

/// Many products were changed.
#[derive(Debug, Serialize, ToSchema)]
struct BulkChanged {
    success: bool,
    #[serde(flatten)]
    said: Said,
    products: Vec<Product>,
}

/// The calls of this file.
pub fn router() -> OpenApiRouter<AppState> {
    OpenApiRouter::new()
        .routes(
            Call::put("/api/admin/products/{id}", TAG, "Edits every field of a product of any listing")
                .admin()
                .multipart::<FullEditForm>()
                .replies::<Edited>(200, "The product as it is now")
                .fails(&[400, 404, 409, 413, 415])
                .with(full_edit),
        )
        .routes(
            Call::post("/api/admin/products/{id}/move", TAG, "Moves a product to another listing")
                .admin()
                .json::<MoveTo>()
                .replies::<Edited>(200, "The product where it stands now")
                .fails(&[400, 404, 409])
                .with(move_to),
        )
        .routes(
            Call::post(
                "/api/admin/products/{id}/duplicate",
                TAG,
                "Adds a copy of a product to its listing, without stock",
            )
            .admin()
            .replies::<Duplicated>(200, "The copy")
            .fails(&[404])
            .with(duplicate),
        )
        .routes(
            Call::post(
                "/api/admin/products/bulk",
                TAG,
                "Changes stock or price of many products, all or none",
            )
            .admin()
            .json::<BulkChange>()
            .replies::<BulkChanged>(200, "The products as they are now")
            .fails(&[400])
            .with(bulk),
        )
}

async fn full_edit(
    Admin(admin): Admin,
    State(state): State<AppState>,
    Path(id): Path<String>,
    request: Request,
) -> Result<impl IntoResponse> {
    let upload = UploadForm::read(&state, request, &["mainImage", "colorImages"]).await?;
    let mut check = Check::new(&upload.form);
    let main = upload.paths("mainImage");
    let edit = form::full_edit(&mut check, main.first().map(String::as_str), &upload.paths("colorImages"));
    let expected = Expected::read(&mut check);
    upload.merge_faults(check.finish())?;
    let now = state.clock.now_ms();
    let catalogue = state.catalogue.clone();
    let changed = state
        .db
        .write(move |tx| {
            let found = change::live(tx, &catalogue, &id)?;
            let by = By { actor: &admin.email, cause: "edit", now };
            change::carry_out(tx, found, &edit, &expected, by)
        })
        .await?;
    upload.keep();
    released::let_go(&state.db, state.clock.now_ms(), changed.dropped).await;
    Ok(reply::private(Json(Edited::new(Message::ProductUpdated, changed.product))))
}

async fn move_to(
    Admin(admin): Admin,
    State(state): State<AppState>,
    Path(id): Path<String>,
    JsonForm(form): JsonForm,
) -> Result<impl IntoResponse> {
    let mut check = Check::new(&form);
    let listing = Listing::from_name(form.text("listing"));
    if listing.is_none() {
        check.fault("listing", Message::UnknownListing);
    }
    let expected = Expected::read(&mut check);
    check.finish()?;
    let now = state.clock.now_ms();
    let catalogue = state.catalogue.clone();
    let product = state
        .db
        .write(move |tx| {
            let found = change::live(tx, &catalogue, &id)?;
            if Some(found.1.listing) == listing {
                let listing = found.1.listing.label();
                return Err(Error::conflict(Message::InListingAlready { listing }));
            }
            let edit = Edit { listing, ..Edit::default() };
            let by = By { actor: &admin.email, cause: "edit", now };
            Ok(change::carry_out(tx, found, &edit, &expected, by)?.product)
        })
        .await?;
    let message = Message::ProductMoved { listing: product.listing.label() };
    Ok(reply::private(Json(Edited::new(message, product))))
}

async fn duplicate(
    Admin(admin): Admin,
    State(state): State<AppState>,
    Path(id): Path<String>,
) -> Result<impl IntoResponse> {
    let now = state.clock.now_ms();
    let product = state
        .db
        .write(move |tx| {
            let original = store::by_id(tx, &id)?.ok_or_else(|| Error::not_found(Label::Product))?.product;
            let new = copy_of(original);
            let copy = store::insert(tx, &new, "added", &admin.email, now)?;
            let detail = json!({"title": new.title, "listing": new.listing.spec().name, "copyOf": id});
            let note = audit::Note {
                admin: &admin.email,
                action: "add",
                subject: "product",
                id: Some(&copy),
                detail,
            };
            audit::note(tx, &note, now)?;
            let mut product =
                store::by_id(tx, &copy)?.ok_or_else(|| Error::not_found(Label::Product))?.product;
            product.views = u64::try_from(new.views).unwrap_or(0);
            Ok(product)
        })
        .await?;
    Ok(reply::private(Json(Duplicated { acknowledged: true, inserted_id: product.id.clone(), product })))
}

fn copy_of(product: Product) -> NewProduct {
    let room = limit::TITLE - COPY.chars().count();
    let title: String = product.title.chars().take(room).collect();
    NewProduct {
        listing: product.listing,
        title: format!("{}{COPY}", title.trim_end()),
        description: product.description,
        price: product.price,
        offer_price: product.offer_price,
        stock: 0,
        category: product.category,
        brand: product.brand,
        main_image: product.main_image,
        buy_points: product.buy_points,
        views: form::VIEWS_DEFAULT,
        estimated_delivery: product.estimated_delivery,
        warranty: product.warranty,
        emi_available: product.emi_available,
        specifications: product.specifications,
        ram_storage: product.ram_storage,
        available_colors: product.available_colors,
    }
}

async fn bulk(
    Admin(admin): Admin,
    State(state): State<AppState>,
    JsonForm(form): JsonForm,
) -> Result<impl IntoResponse> {
    let bulk = Bulk::read(&form)?;
    let now = state.clock.now_ms();
    let catalogue = state.catalogue.clone();
    let products = state
        .db
        .write(move |tx| bulk.carry_out(tx, &catalogue, By { actor: &admin.email, cause: "edit", now }))
        .await?;
    let message = if products.len() == 1 { Message::ProductUpdated } else { Message::ProductsUpdated };
    Ok(reply::private(Json(BulkChanged { success: true, said: message.into(), products })))
}
