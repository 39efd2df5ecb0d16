//! Header and footer: what the owner's settings say there.

use super::day;
use super::template::Values;
use crate::clock::{self, Clock};
use crate::settings::model::{Branch, Settings};
use crate::web::language::Language;

/// What the settings say, and the shop's name for people, wherever a template shows it.
#[must_use]
pub fn values<'a>(settings: &'a Settings, shop: &'a str, language: Language, clock: &Clock) -> Values<'a> {
    let mut phones = settings.phones.iter().filter(|phone| !phone.is_empty());
    let (first, second) = (phones.next(), phones.next());
    let whatsapp: String = settings.whatsapp.chars().filter(char::is_ascii_digit).collect();
    let [one, two] = &settings.branches;
    let year = day::of(&clock::rfc3339(clock.now_ms())).map_or(0, |(_, _, year)| i64::from(year));
    Values::default()
        .case("phones", if second.is_some() { "two" } else { first.map_or("none", |_| "one") })
        .text("phone1", first.map_or("", String::as_str))
        .text("phone2", second.map_or("", String::as_str))
        .yes("whatsapp", !whatsapp.is_empty())
        .text("whatsapp", whatsapp)
        .yes("email", !settings.email.is_empty())
        .text("email", settings.email.as_str())
        .yes("socialLink", !settings.social_link.is_empty())
        .text("socialLink", settings.social_link.as_str())
        .yes("openingHours", !settings.opening_hours.is_empty())
        .text("openingHours", settings.opening_hours.as_str())
        .text("branch1", address(one))
        .text("branch2", address(two))
        .text("shopName", shop)
        .text("year", language.plain(year))
}

/// A store's address in one line.
fn address(branch: &Branch) -> String {
    let floor = if branch.floor.is_empty() { String::new() } else { format!(" ({})", branch.floor) };
    let shop = format!("{}{floor}", branch.shop_number);
    let parts = [shop.as_str(), &branch.mall, &branch.area, &branch.city];
    parts.into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join(", ")
}
