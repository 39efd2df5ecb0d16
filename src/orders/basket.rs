//! What a basket costs today, and what of it can be had (contract 11).

use std::collections::HashMap;

use rusqlite::Connection;

use super::making::{Delivery, line_of};
use super::model::{DeliveryMethod, Line};
use super::place::MOST_UNAPPROVED;
use super::quote::{Quote, QuotedCoupon, QuotedLine, payments};
use super::store;
use crate::catalogue::model::Product;
use crate::catalogue::store::{self as products, Stored};
use crate::catalogue::variant::{Variant, takes_stock};
use crate::coupons::store::{self as coupons, Person, Stored as Coupon};
use crate::error::Result;
use crate::messages::{Label, Message, Said};
use crate::settings::model::Settings;
use crate::validate::{Check, MaybeObject, limit};

/// How many lines a basket can have.
pub const MOST_LINES: usize = 50;

/// A line that is asked for.
#[derive(Debug, Clone)]
pub struct Wanted {
    /// The product's id.
    pub product: String,
    /// Its variant.
    pub variant: Variant,
    /// Pieces.
    pub quantity: i64,
}

impl Wanted {
    fn read(check: &mut Check<'_>) -> Self {
        Self {
            product: check.line("productId", Label::Product, limit::SHORT),
            variant: Variant::read(check),
            quantity: check.quantity("quantity"),
        }
    }

    /// Reads `lines` of a body; `least`: the fewest.
    pub fn read_all(check: &mut Check<'_>, least: usize) -> Vec<Self> {
        let lines = check.rows("lines", MOST_LINES, Self::read);
        if lines.len() < least {
            check.fault("lines", Message::BasketEmpty);
        }
        lines
    }
}

/// How a basket is to come, as it was asked for.
#[derive(Debug, Clone)]
pub struct DeliveryWish {
    /// How.
    pub method: DeliveryMethod,
    /// The zone, or empty.
    pub zone: String,
    /// The branch, or empty.
    pub branch: String,
}

impl DeliveryWish {
    /// Reads `delivery` of a body; none where it was left out. A zone or branch that the shop does not have is a fault
    /// of `zone` or `branch`.
    pub fn read(check: &mut Check<'_>, settings: &Settings) -> Option<Self> {
        const NAME: &str = "delivery";
        let read = |check: &mut Check<'_>| {
            let words = DeliveryMethod::ALL.map(DeliveryMethod::as_str);
            let method = check.one_of("method", words, Message::DeliveryMethod).and_then(DeliveryMethod::of);
            let zone = check.optional_line("zone", Label::ZoneName, limit::BRAND);
            let branch = check.optional_line("branch", Label::Branch, limit::SHORT);
            method.map(|method| Self { method, zone, branch })
        };
        let wish = match check.object(NAME, read) {
            MaybeObject::Nothing => return None,
            MaybeObject::Object(wish) => wish?,
            MaybeObject::Other => {
                check.fault(NAME, Message::DeliveryMethod);
                return None;
            }
        };
        let has_zone = settings.delivery_zones.iter().any(|zone| zone.name == wish.zone);
        if wish.method == DeliveryMethod::Delivery && !wish.zone.is_empty() && !has_zone {
            check.fault("zone", Message::ZoneUnknown);
        }
        let has_branch = settings.branches.iter().any(|branch| branch.name == wish.branch);
        if wish.method == DeliveryMethod::Pickup && !wish.branch.is_empty() && !has_branch {
            check.fault("branch", Message::BranchUnknown);
        }
        Some(wish)
    }

    fn delivery(&self, settings: &Settings, subtotal: i64) -> Delivery {
        let free = |method| Delivery { method, zone: String::new(), branch: String::new(), charge: 0 };
        match self.method {
            DeliveryMethod::Pickup => Delivery { branch: self.branch.clone(), ..free(self.method) },
            DeliveryMethod::Delivery if self.zone.is_empty() => free(self.method),
            DeliveryMethod::Delivery => {
                Delivery::to_zone(settings, &self.zone, subtotal).unwrap_or_else(|| free(self.method))
            }
        }
    }
}

/// What is asked of a basket.
#[derive(Debug)]
pub struct Question<'a> {
    /// The lines.
    pub lines: &'a [Wanted],
    /// How it is to come.
    pub delivery: Option<&'a DeliveryWish>,
    /// A coupon's code, or empty.
    pub coupon: &'a str,
    /// Who asks.
    pub person: Person<'a>,
    /// Whether so many unknown codes came from there that no more are looked up for a while.
    pub coupons_closed: bool,
}

/// A basket as it stands today.
#[derive(Debug)]
pub struct Basket {
    /// What is answered.
    pub quote: Quote,
    /// The lines to order; as many as were asked for where all can be had.
    pub lines: Vec<Line>,
    /// When the first of them comes, in words.
    pub estimate: String,
    /// How it comes.
    pub delivery: Delivery,
    /// The coupon, where it is good.
    pub coupon: Option<Coupon>,
    /// Why each line that cannot be had is refused, with its product.
    pub refused: Vec<(String, Message)>,
}

impl Basket {
    /// Whether every line can be had, and the coupon where one was named.
    #[must_use]
    pub fn is_whole(&self) -> bool {
        self.refused.is_empty() && self.quote.coupon_message.is_none()
    }

    /// Whether it named a coupon that there is not.
    #[must_use]
    pub fn names_unknown_coupon(&self) -> bool {
        self.quote.coupon_fault.as_ref().is_some_and(|said| *said.message() == Message::CouponUnknown)
    }

    /// Why it is not, where it is not: the first line's fault, or the coupon's.
    #[must_use]
    pub fn fault(&self) -> Option<Message> {
        let line = self.refused.first().map(|(_, message)| message.clone());
        line.or_else(|| self.quote.coupon_fault.as_ref().map(|said| said.message().clone()))
    }
}

/// Looks at a basket, and writes nothing.
pub fn look(conn: &Connection, settings: &Settings, question: &Question<'_>, now: i64) -> Result<Basket> {
    let mut shelf = Shelf::default();
    let mut quoted = Vec::new();
    let mut lines = Vec::new();
    let mut refused = Vec::new();
    let mut estimate = String::new();
    for wanted in question.lines {
        let stored = products::by_id(conn, &wanted.product)?;
        let asked = Asked { wanted, stored: stored.as_ref(), customer: question.person.customer };
        let fault = asked.fault(conn, &mut shelf)?;
        quoted.push(asked.quoted(fault.as_ref()));
        if let Some(fault) = fault {
            refused.push((wanted.product.clone(), fault.message));
            continue;
        }
        let Some(Stored { seq, product, .. }) = stored else { continue };
        if lines.is_empty() {
            estimate.clone_from(&product.estimated_delivery);
        }
        let price = wanted.variant.price_of(&product)?;
        lines.push(line_of(seq, product, wanted.variant.clone(), price, wanted.quantity));
    }
    let subtotal: i64 = lines.iter().filter_map(Line::total).sum();
    let points = lines.iter().map(|line| line.points * line.quantity).sum();
    let found = coupon(conn, question, subtotal, now)?;
    let (coupon, coupon_fault) = match found {
        Some(Ok(coupon)) => (Some(coupon), None),
        Some(Err(message)) => (None, Some(message)),
        None => (None, None),
    };
    let discount = coupon.as_ref().map_or(0, |coupon| coupon.terms.discount(subtotal));
    let delivery = question.delivery.map_or(
        Delivery { method: DeliveryMethod::Delivery, zone: String::new(), branch: String::new(), charge: 0 },
        |wish| wish.delivery(settings, subtotal),
    );
    let total = subtotal - discount + delivery.charge;
    let quote = Quote {
        lines: quoted,
        subtotal,
        discount,
        coupon: coupon.as_ref().map(|coupon| QuotedCoupon {
            code: coupon.terms.code.clone(),
            text: coupon.terms.text(),
            kind: coupon.terms.kind,
            value: coupon.terms.value,
        }),
        coupon_message: coupon_fault.as_ref().map(ToString::to_string),
        coupon_fault: coupon_fault.map(Said::from),
        delivery_charge: delivery.charge,
        total,
        points,
        zones: settings.delivery_zones.clone(),
        payments: payments(settings, total),
    };
    Ok(Basket { quote, lines, estimate, delivery, coupon, refused })
}

fn coupon(
    conn: &Connection,
    question: &Question<'_>,
    subtotal: i64,
    now: i64,
) -> Result<Option<Result<Coupon, Message>>> {
    if question.coupon.is_empty() {
        return Ok(None);
    }
    if question.coupons_closed {
        return Ok(Some(Err(Message::TooManyAttempts)));
    }
    let Some(found) = coupons::by_code(conn, question.coupon)? else {
        return Ok(Some(Err(Message::CouponUnknown)));
    };
    if let Err(message) = found.terms.check(subtotal, now) {
        return Ok(Some(Err(message)));
    }
    let used_up = coupons::used_up(conn, &found, question.person)?;
    Ok(Some(used_up.map_or(Ok(found), Err)))
}

/// What earlier lines of the same basket took of each product, in thought.
#[derive(Debug, Default)]
struct Shelf(HashMap<i64, i64>);

struct Fault {
    message: Message,
    stock: Option<i64>,
}

impl From<Message> for Fault {
    fn from(message: Message) -> Self {
        Self { message, stock: None }
    }
}

struct Asked<'a> {
    wanted: &'a Wanted,
    stored: Option<&'a Stored>,
    customer: Option<&'a str>,
}

impl Asked<'_> {
    fn fault(&self, conn: &Connection, shelf: &mut Shelf) -> Result<Option<Fault>> {
        let Some(Stored { seq, product, .. }) = self.stored else {
            return Ok(Some(Message::NotFound { thing: Label::Product }.into()));
        };
        let Wanted { variant, quantity, .. } = self.wanted;
        if let Some(message) = missing(product, variant) {
            return Ok(Some(message.into()));
        }
        if let Err(error) = variant.charged(product) {
            return Ok(Some(error.message().clone().into()));
        }
        let before = *shelf.0.entry(*seq).or_default();
        if takes_stock(product.listing) && product.stock - before < *quantity {
            let stock = Some((product.stock - before).max(0));
            return Ok(Some(Fault { message: Message::NotEnoughStock, stock }));
        }
        if let Some(customer) = self.customer
            && store::unapproved_pieces(conn, customer, &product.id)? + before + quantity > MOST_UNAPPROVED
        {
            return Ok(Some(Message::TooManyUnapproved.into()));
        }
        shelf.0.insert(*seq, before + quantity);
        Ok(None)
    }

    fn quoted(&self, fault: Option<&Fault>) -> QuotedLine {
        let Wanted { product, variant, quantity } = self.wanted;
        let found = self.stored.map(|stored| &stored.product);
        let price = found
            .map_or(0, |product| variant.price_of(product).unwrap_or_else(|_| product.effective_price()));
        QuotedLine {
            product_id: product.clone(),
            title: found.map(|product| product.title.clone()).unwrap_or_default(),
            color: variant.color.clone(),
            ram_storage: variant.ram_storage.clone(),
            main_image: found.map(|product| product.main_image.clone()).unwrap_or_default(),
            price,
            quantity: *quantity,
            total: price * quantity,
            points: found.map_or(0, |product| product.buy_points * quantity),
            available: fault.is_none(),
            stock: fault.and_then(|fault| fault.stock),
            message: fault.map(|fault| fault.message.to_string()),
            fault: fault.map(|fault| fault.message.clone().into()),
        }
    }
}

/// The variant that still has to be chosen: an order without its colour or memory cannot go out.
fn missing(product: &Product, variant: &Variant) -> Option<Message> {
    if !product.available_colors.is_empty() && variant.color.is_empty() {
        return Some(Message::ChooseColour);
    }
    (!product.ram_storage.is_empty() && variant.ram_storage.is_empty()).then_some(Message::ChooseRamStorage)
}
