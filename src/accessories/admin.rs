//! What the owner chooses to go with a product.

use axum::Json;
use axum::extract::{Path, State};
use axum::response::IntoResponse;
use rusqlite::{Connection, Transaction};
use serde::Serialize;
use serde_json::json;
use utoipa::ToSchema;
use utoipa_axum::router::OpenApiRouter;

use super::model::{Choice, FIELD};
use super::store;
use crate::audit;
use crate::auth::Admin;
use crate::catalogue::search::suggest::SuggestedProduct;
use crate::catalogue::store as products;
use crate::error::{Error, Result};
use crate::http::json::JsonForm;
use crate::http::openapi::Call;
use crate::http::reply;
use crate::messages::{Label, Message, Said};
use crate::state::AppState;
use crate::validate::Form;

const TAG: &str = "products";

/// What goes with a product was chosen.
#[derive(Debug, Serialize, ToSchema)]
struct AccessoriesSaved {
    success: bool,
    #[serde(flatten)]
    said: Said,
    accessories: Vec<SuggestedProduct>,
}

/// The calls of this slice that admins use.
pub fn router() -> OpenApiRouter<AppState> {
    let path = "/api/admin/products/{id}/accessories";
    OpenApiRouter::new()
        .routes(
            Call::get(path, TAG, "What the owner chose to go with a product")
                .admin()
                .replies_list::<SuggestedProduct>("At most 12 products in the owner's order")
                .fails(&[404])
                .with(list),
        )
        .routes(
            Call::put(path, TAG, "Chooses what goes with a product, instead of what was chosen before")
                .admin()
                .json(&Choice::body())
                .replies::<AccessoriesSaved>(200, "The products as they are now")
                .fails(&[400, 404])
                .with(save),
        )
}

fn missing() -> Error {
    Error::not_found(Label::Product)
}

async fn list(
    Admin(_): Admin,
    State(state): State<AppState>,
    Path(id): Path<String>,
) -> Result<impl IntoResponse> {
    let seq = state.catalogue.find(&id, None).ok_or_else(missing)?.0.seq;
    let rows = state.db.read(move |conn| store::teasers(conn, seq)).await?;
    let total = rows.len() as u64;
    Ok(reply::private_list(Json(rows), total))
}

async fn save(
    Admin(admin): Admin,
    State(state): State<AppState>,
    Path(id): Path<String>,
    JsonForm(form): JsonForm,
) -> Result<impl IntoResponse> {
    let accessories = set(&state, id, &form, admin.email).await?;
    let said = Message::AccessoriesSaved.into();
    Ok(reply::private(Json(AccessoriesSaved { success: true, said, accessories })))
}

/// Chooses what goes with a product, and answers it; the demo takes this way too.
///
/// # Errors
/// 400 for a choice that cannot be, 404 where there is no such product.
pub async fn set(state: &AppState, id: String, form: &Form, actor: String) -> Result<Vec<SuggestedProduct>> {
    let Choice(ids) = form.read(Choice::read)?;
    let now = state.clock.now_ms();
    let write = move |tx: &Transaction<'_>| {
        let seq = products::by_id(tx, &id)?.ok_or_else(missing)?.seq;
        let accessories = seqs_of(tx, seq, &ids)?;
        let before = store::teasers(tx, seq)?;
        if accessories == store::chosen(tx, seq)? {
            return Ok(before);
        }
        store::replace(tx, seq, &accessories)?;
        let after = store::teasers(tx, seq)?;
        let titles = |all: &[SuggestedProduct]| all.iter().map(|one| one.title.clone()).collect::<Vec<_>>();
        let detail = json!({FIELD: [titles(&before), titles(&after)]});
        let note = audit::Note { admin: &actor, action: "edit", subject: "product", id: Some(&id), detail };
        audit::note(tx, &note, now)?;
        Ok(after)
    };
    state.db.write(write).await
}

/// The places in the order of adding of what is to go with a product.
///
/// # Errors
/// 400 for what is not there, the product itself, and what stands there twice.
fn seqs_of(conn: &Connection, product_seq: i64, ids: &[String]) -> Result<Vec<i64>> {
    let fault = |message: Message| Error::field(FIELD, message);
    let mut seqs = Vec::with_capacity(ids.len());
    for (row, id) in (1..).zip(ids) {
        let found = products::by_id(conn, id)?.ok_or_else(|| fault(Message::AccessoryGone { row }))?;
        if found.seq == product_seq {
            return Err(fault(Message::AccessoryItself));
        }
        if seqs.contains(&found.seq) {
            return Err(fault(Message::RowTwice { name: found.product.title }));
        }
        seqs.push(found.seq);
    }
    Ok(seqs)
}
