//! What the back office does with a product of any listing beyond the specification's six fields: full edit, move,
//! duplicate, and one change for many.

use axum::Json;
use axum::extract::{Path, Request, State};
use axum::response::IntoResponse;
use serde::Serialize;
use serde_json::json;
use utoipa::ToSchema;
use utoipa_axum::router::OpenApiRouter;

use crate::audit;
use crate::auth::Admin;
use crate::catalogue::admin::bulk::Bulk;
use crate::catalogue::admin::change::{self, By};
use crate::catalogue::admin::edit::{Edit, Expected};
use crate::catalogue::admin::form;
use crate::catalogue::admin::routes::Edited;
use crate::catalogue::ledger::Cause;
use crate::catalogue::listings::{self, LISTINGS, Listing, ListingSpec};
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
use crate::validate::{Body, Check, limit};

const TAG: &str = "products";
const COPY: &str = " (copy)";

/// Where a product goes.
fn destination() -> Body {
    Body::new("MoveTo", "Where a product goes.", to)
        .field("listing", "Which of the five listings a product stands in; in JSON its `listing`.")
        .field("expectedUpdatedAt", "The `updatedAt` of the product as the admin saw it.")
}

fn to(check: &mut Check<'_>) -> (Option<Listing>, Expected) {
    let names = LISTINGS.iter().map(|spec| spec.name);
    let listing = check.one_of("listing", names, listings::unknown()).and_then(Listing::from_name);
    (listing, Expected::read(check))
}

/// A copy was made.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
struct Duplicated {
    acknowledged: bool,
    inserted_id: String,
    product: Product,
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
                .multipart(&form::full_body())
                .replies::<Edited>(200, "The product as it is now")
                .fails(&[400, 404, 409, 413, 415])
                .with(full_edit),
        )
        .routes(
            Call::post("/api/admin/products/{id}/move", TAG, "Moves a product to another listing")
                .admin()
                .json(&destination())
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
            .json(&Bulk::body())
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
    let upload = UploadForm::read(&state, request, &form::FILES).await?;
    let (edit, expected) = upload.checked(|check| (form::full_edit(check), Expected::read(check)))?;
    let now = state.clock.now_ms();
    let catalogue = state.catalogue.clone();
    let changed = state
        .db
        .write(move |tx| {
            let found = change::live(tx, &catalogue, &id)?;
            let by = By { actor: &admin.email, cause: Cause::Edit, now };
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
    let (listing, expected) = form.read(to)?;
    let now = state.clock.now_ms();
    let catalogue = state.catalogue.clone();
    let product = state
        .db
        .write(move |tx| {
            let found = change::live(tx, &catalogue, &id)?;
            if Some(found.1.listing) == listing {
                let ListingSpec { name, title, .. } = found.1.listing.spec();
                let (listing, title) = ((*name).to_owned(), (*title).to_owned());
                return Err(Error::conflict(Message::InListingAlready { listing, title }));
            }
            let edit = Edit { listing, ..Edit::default() };
            let by = By { actor: &admin.email, cause: Cause::Edit, now };
            Ok(change::carry_out(tx, found, &edit, &expected, by)?.product)
        })
        .await?;
    let ListingSpec { name, title, .. } = product.listing.spec();
    let message = Message::ProductMoved { listing: (*name).to_owned(), title: (*title).to_owned() };
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
            let original =
                store::whole_by_id(tx, &id)?.ok_or_else(|| Error::not_found(Label::Product))?.product;
            let new = copy_of(original);
            let copy = store::insert(tx, &new, Cause::Added, &admin.email, now)?;
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
                store::whole_by_id(tx, &copy)?.ok_or_else(|| Error::not_found(Label::Product))?.product;
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
        main_image_alt: product.main_image_alt,
        pictures: product.pictures,
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
    let bulk = form.read(Bulk::read)?;
    let now = state.clock.now_ms();
    let catalogue = state.catalogue.clone();
    let products = state
        .db
        .write(move |tx| bulk.carry_out(tx, &catalogue, By { actor: &admin.email, cause: Cause::Edit, now }))
        .await?;
    let message = if products.len() == 1 { Message::ProductUpdated } else { Message::ProductsUpdated };
    Ok(reply::private(Json(BulkChanged { success: true, said: message.into(), products })))
}
