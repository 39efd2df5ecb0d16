//! Pages whose content is fixed, or from the settings.

use super::Data;
use super::view::{Crumb, Plain};
use crate::http::language::Language;
use crate::site::{preview, structured};
use crate::state::AppState;

/// Adds what a fixed page says.
pub(super) async fn add(state: &AppState, data: Data, plain: Plain) -> Data {
    let (path, title, description) = says(plain, &data.shop, data.language);
    let mut data = data.titled(title, description).standing_for(state, path);
    let crumbs = data.way([Crumb::new(title, path)]);
    let site = data.site(state);
    let mut things = vec![structured::breadcrumbs(site, &crumbs)];
    let mut photo = None;
    if plain == Plain::Stores {
        things.push(structured::organization(site));
        things.extend(structured::stores(site));
        photo =
            data.settings.branches.iter().map(|branch| branch.photo.clone()).find(|path| !path.is_empty());
    }
    data.head.json_ld = things;
    data.head.picture = Some(preview::of(state, photo.as_deref(), title, &data.shop).await);
    data
}

/// Path, title and description; the titles are those that the interface writes.
fn says(plain: Plain, shop: &str, language: Language) -> (&'static str, &'static str, String) {
    match plain {
        Plain::Stores => (
            "/store-location",
            language.pick("Store Locations", "স্টোরের ঠিকানা"),
            language.pick(
                format!("Where to find the stores of {shop}: addresses, floors, opening hours, phone and a map of each."),
                format!("{shop}-এর স্টোর কোথায়: ঠিকানা, তলা, খোলার সময়, ফোন নম্বর ও ম্যাপ।"),
            ),
        ),
        Plain::Terms => (
            "/terms",
            language.pick("Terms and Conditions", "শর্তাবলি"),
            language.pick(
                format!("The terms of {shop}: orders, prices, payment, delivery, warranty, exchange and returns."),
                format!("{shop}-এর শর্তাবলি: অর্ডার, দাম, পেমেন্ট, ডেলিভারি, ওয়ারেন্টি ও পণ্য বদল।"),
            ),
        ),
        Plain::Policy => (
            "/policy",
            language.pick("Privacy Policy", "গোপনীয়তা নীতি"),
            language.pick(
                format!("Which data {shop} collects, what it is used for, who sees it, and how it is protected."),
                format!("{shop} কোন তথ্য নেয়, কেন ব্যবহার করে, কে দেখতে পায় ও কীভাবে সুরক্ষিত রাখে।"),
            ),
        ),
    }
}
