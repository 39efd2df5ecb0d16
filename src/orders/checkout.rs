//! Ordering a basket, with an account or without (contract 11).

use std::net::IpAddr;

use axum::Json;
use axum::extract::State;
use axum::response::{IntoResponse, Response};
use rusqlite::{Connection, Transaction};
use serde::Serialize;
use utoipa::ToSchema;
use utoipa_axum::router::OpenApiRouter;

use super::basket::{self, Basket, Question};
use super::checkout_form::{Checkout, Purchase, checkout_body, question_body};
use super::making::{Payment, make};
use super::place::{self, Placed};
use super::quote::{Quote, refusal};
use super::{refused, store};
use crate::coupons::store::Person;
use crate::customers::store::CustomerRow;
use crate::customers::{Customer, MaybeCustomer, store as customers};
use crate::error::{Error, Result};
use crate::http::client::Client;
use crate::http::idempotency::{Repeat, RepeatKey};
use crate::http::json::JsonForm;
use crate::http::openapi::Call;
use crate::http::reader::ReaderLanguage;
use crate::http::reply;
use crate::messages::{Message, Said};
use crate::profile;
use crate::profile::model::CustomerUser;
use crate::settings;
use crate::settings::model::Settings;
use crate::state::AppState;
use crate::validate::{Field, FieldType, Form};

const TAG: &str = "checkout";

/// Coupon codes that are tried from an address.
struct Tried<'a> {
    state: &'a AppState,
    address: IpAddr,
}

impl Tried<'_> {
    /// Looks at what a basket costs; the code of a coupon that there is not counts.
    fn look(
        &self,
        purchase: &Purchase,
        conn: &Connection,
        settings: &Settings,
        (person, now): (Person<'_>, i64),
    ) -> Result<Basket> {
        let question = Question {
            lines: &purchase.lines,
            delivery: purchase.delivery.as_ref(),
            coupon: &purchase.coupon,
            person,
            coupons_closed: !self.may_go_on(now),
        };
        let basket = basket::look(conn, settings, &question, now)?;
        if basket.names_unknown_coupon() {
            self.unknown(now);
        }
        Ok(basket)
    }

    fn may_go_on(&self, now: i64) -> bool {
        !self.state.rate_limits || self.state.visitors.may_try_coupons(self.address, now)
    }

    fn unknown(&self, now: i64) {
        if self.state.rate_limits {
            self.state.visitors.unknown_coupon(self.address, now);
        }
    }
}

/// A basket was ordered.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
struct CheckoutDone {
    success: bool,
    #[serde(flatten)]
    said: Said,
    order_id: String,
    /// `H-XXXX-XXXX`.
    order_number: String,
    /// What is paid, in whole taka.
    total: i64,
    /// The customer as it is now, where one is signed in.
    #[schema(required = false)]
    #[serde(skip_serializing_if = "Option::is_none")]
    user: Option<CustomerUser>,
}

/// The calls of this slice.
pub fn router() -> OpenApiRouter<AppState> {
    OpenApiRouter::new()
        .routes(
            Call::post("/api/checkout/quote", TAG, "What a basket costs today; writes nothing")
                .json(&question_body())
                .replies::<Quote>(200, "The prices")
                .fails(&[400])
                .with(quote),
        )
        .routes(
            Call::post("/api/checkout", TAG, "Orders a basket: all lines or none")
                .repeatable()
                .json(&checkout_body())
                .replies::<CheckoutDone>(200, "Ordered")
                .fails(&[400, 409, 429])
                .with(checkout),
        )
}

async fn quote(
    MaybeCustomer(customer): MaybeCustomer,
    client: Client,
    State(state): State<AppState>,
    JsonForm(form): JsonForm,
) -> Result<impl IntoResponse> {
    let settings = state.db.read_few(settings::store::get).await?;
    let purchase = form.read(|check| Purchase::read(check, &settings))?;
    let now = state.clock.now_ms();
    let limits = state.clone();
    let look = move |c: &Connection| {
        let tried = Tried { state: &limits, address: client.address };
        let row = customer.as_ref().map(|customer| &customer.row);
        let person = Person {
            customer: row.map(|row| row.id.as_str()),
            phone: row.map(|row| row.phone.as_str()).unwrap_or_default(),
        };
        tried.look(&purchase, c, &settings, (person, now))
    };
    let basket = state.db.read(look).await?;
    Ok(reply::private(Json(basket.quote)))
}

/// What came of a checkout.
enum Outcome {
    Placed(Placed),
    /// Nothing was ordered.
    Refused(Message, Box<Basket>),
}

async fn checkout(
    MaybeCustomer(customer): MaybeCustomer,
    key: RepeatKey,
    client: Client,
    ReaderLanguage(language): ReaderLanguage,
    State(state): State<AppState>,
    JsonForm(form): JsonForm,
) -> Result<Response> {
    let now = state.clock.now_ms();
    let profile = customer.as_ref().map(|customer| &customer.row);
    same_person(&form, profile)?;
    // Whoever asks again is answered as at first, whatever the shop offers by now.
    let phone = || form.read(|check| check.phone("phone")).unwrap_or_default();
    let repeat = Repeat::of(key, "checkout", &profile.map_or_else(phone, |row| row.id.clone()), &form)?;
    if repeat.has_key() {
        let again = repeat.clone();
        if let Some(first) = state.db.read_few(move |c| again.first(c, now)).await? {
            return answered(&state, first, customer).await;
        }
    }
    let settings = state.db.read_few(settings::store::get).await?;
    let wish = form.read(|check| Checkout::read(check, &settings, profile))?;
    let limits = state.clone();
    let buyer = customer.clone();
    let write = move |tx: &Transaction<'_>| {
        let attempt = Attempt { state: &limits, client: &client, customer: buyer.as_ref(), now };
        attempt.place(tx, wish, &repeat, language)
    };
    let placed = match state.db.write(write).await? {
        Outcome::Placed(placed) => placed,
        Outcome::Refused(message, basket) => {
            refused::count_all(&state, basket.refused).await;
            return Err(refusal(message, &basket.quote)?);
        }
    };
    answered(&state, placed, customer).await
}

/// Whom the page believes to be signed in: an order must not be made in another's name, or without an account unnoticed.
///
/// # Errors
/// 409 where it is somebody else, or nobody, by now.
fn same_person(form: &Form, profile: Option<&CustomerRow>) -> Result<()> {
    let own = profile.map(|row| row.id.as_str()).unwrap_or_default();
    let believed = form.read(|check| check.raw("customer", Field::optional(FieldType::TEXT)).cloned())?;
    match believed {
        Some(believed) if believed.as_str() != Some(own) => Err(Error::conflict(Message::CheckoutOther)),
        _ => Ok(()),
    }
}

async fn answered(state: &AppState, placed: Placed, customer: Option<Customer>) -> Result<Response> {
    let user = match customer {
        None => None,
        Some(customer) => Some(state.db.read_few(move |c| profile::store::user(c, &customer.row.id)).await?),
    };
    Ok(reply::private(Json(CheckoutDone {
        success: true,
        said: Message::OrderPlaced.into(),
        order_id: placed.id,
        order_number: placed.number,
        total: placed.total,
        user,
    }))
    .into_response())
}

/// A checkout that is under way.
struct Attempt<'a> {
    state: &'a AppState,
    client: &'a Client,
    customer: Option<&'a Customer>,
    now: i64,
}

impl Attempt<'_> {
    fn place(
        &self,
        tx: &Transaction<'_>,
        wish: Checkout,
        repeat: &Repeat,
        language: String,
    ) -> Result<Outcome> {
        let now = self.now;
        if let Some(first) = repeat.first(tx, now)? {
            return Ok(Outcome::Placed(first));
        }
        let phone = wish.phone.clone();
        self.may_order(&phone)?;
        let settings = settings::store::get(tx)?;
        let profile = self.customer.map(|customer| &customer.row);
        let person = Person { customer: profile.map(|row| row.id.as_str()), phone: &wish.phone };
        let tried = Tried { state: self.state, address: self.client.address };
        let basket = tried.look(&wish.purchase, tx, &settings, (person, now))?;
        if let Some(message) = basket.fault() {
            return Ok(Outcome::Refused(message, Box::new(basket)));
        }
        if basket.quote.total != wish.total {
            return Ok(Outcome::Refused(Message::TotalChanged, Box::new(basket)));
        }
        place::cash_is_possible(&settings, wish.payment, basket.quote.total)?;
        if !wish.transaction.is_empty() && store::has_transaction(tx, &wish.transaction)? {
            return Err(Error::conflict(Message::TransactionUsed));
        }
        let Basket { quote, lines, estimate, delivery, coupon, .. } = basket;
        let payment = Payment {
            method: wish.payment,
            transaction: wish.transaction.clone(),
            coupon: coupon.map(|coupon| (coupon, quote.discount)),
        };
        let who = wish.buyer(profile, language);
        let order = make(tx, who, (lines, estimate), (delivery, payment), self.state.rate_limits, now)?;
        place::bought(tx, &order)?;
        if let Some(row) = profile {
            customers::fill_blanks(tx, &row.id, &order.phone, &order.address)?;
        }
        self.ordered(&phone);
        let placed = Placed::of(&order);
        repeat.remember(tx, &placed, now)?;
        Ok(Outcome::Placed(placed))
    }

    fn may_order(&self, phone: &str) -> Result<()> {
        if !self.state.rate_limits {
            return Ok(());
        }
        match self.customer {
            Some(customer) => self.state.orders.check(&customer.row.id, phone, self.client.address, self.now),
            None => self.state.visitors.check(phone, self.client.address, self.now),
        }
    }

    fn ordered(&self, phone: &str) {
        if !self.state.rate_limits {
            return;
        }
        match self.customer {
            Some(customer) => self.state.orders.note(&customer.row.id, phone, self.client.address, self.now),
            None => self.state.visitors.note(phone, self.client.address, self.now),
        }
    }
}
