//! Where the shop delivers, for what, and within how many days (contract 11).

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::messages::{Label, Message};
use crate::validate::{Check, limit};

/// How many delivery zones there can be.
pub const ZONES: usize = 20;
/// The most days that a delivery can be said to take.
pub const ZONE_DAYS: i64 = 60;

/// Where the shop delivers, and for what.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct DeliveryZone {
    /// Its name, such as `Inside Chattogram`.
    pub name: String,
    /// What a delivery costs, in whole taka.
    pub charge: i64,
    /// The price of the things from which it costs nothing; 0: it always costs.
    pub free_from: i64,
    /// The fewest days that a delivery takes, 0 to 60; left out together with `daysTo` where nothing is said.
    #[schema(value_type = i64, required = false)]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub days_from: Option<i64>,
    /// The most days that it takes, not below `daysFrom`.
    #[schema(value_type = i64, required = false)]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub days_to: Option<i64>,
}

/// Reads `deliveryZones` of a body.
pub(super) fn zones(check: &mut Check<'_>) -> Vec<DeliveryZone> {
    const NAME: &str = "deliveryZones";
    let zones = check.rows(NAME, ZONES, |check| {
        let name = check.line("name", Label::ZoneName, limit::BRAND);
        let charge = check.int("charge", Label::DeliveryCharge, 0, limit::PRICE);
        let free_from = check.optional_int("freeFrom", Label::FreeFrom, 0, limit::PRICE).unwrap_or(0);
        let (days_from, days_to) = days(check);
        DeliveryZone { name, charge, free_from, days_from, days_to }
    });
    if let Some(name) = twice(zones.iter().map(|zone| zone.name.to_lowercase())) {
        check.fault(NAME, Message::RowTwice { name });
    }
    zones
}

/// How many days a delivery takes: both numbers, or none.
fn days(check: &mut Check<'_>) -> (Option<i64>, Option<i64>) {
    let from = check.optional_int("daysFrom", Label::DaysFrom, 0, ZONE_DAYS);
    let to = check.optional_int("daysTo", Label::DaysTo, 0, ZONE_DAYS);
    match (from, to) {
        (Some(_), None) => check.fault("daysTo", Message::Required { label: Label::DaysTo }),
        (None, Some(_)) => check.fault("daysFrom", Message::Required { label: Label::DaysFrom }),
        (Some(from), Some(to)) if from > to => check.fault("daysTo", Message::ZoneDays),
        _ => {}
    }
    (from, to)
}

/// The first name that stands there a second time.
pub(super) fn twice(names: impl Iterator<Item = String>) -> Option<String> {
    let mut seen = std::collections::HashSet::new();
    names.into_iter().find(|name| !seen.insert(name.clone()))
}
