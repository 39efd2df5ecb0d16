//! What stands inside `#root` before any script runs: header, the one main, footer, in the interface's own templates.
//! React puts the same in its place, so that nothing moves.

mod blog_text;
mod blogs;
mod bundle;
mod card;
mod day;
mod detail;
mod facts;
mod home;
mod list;
mod pages;
mod parts;
mod shell;
mod stores;
mod template;

use super::language::Language;
use super::page_data::view::{Missing, Plain, View};
use super::page_data::{Data, shown_name};
use crate::clock::Clock;
use crate::settings::place::in_cities;
use blogs::Posts;
use bundle::Templates;
use template::Values;

/// The HTML of a page's `#root`; `path` is where the page was asked for.
#[must_use]
pub fn of(data: &Data, path: &str, clock: &Clock) -> String {
    let Some(templates) = Templates::of(data.language) else { return without_interface(data) };
    // The law is in Bengali in every interface, and so is the shop's name in it.
    let name = shown_name(&data.settings.shop_name, Language::Bengali);
    let fixed =
        |page: &str| templates.fill(page, &shell::values(&data.settings, &name, data.language, clock));
    let main = match &data.view {
        View::Home { banners, best_deals, recent } => home::main(
            templates,
            &data.shop,
            &in_cities(&data.settings, data.language),
            banners,
            best_deals,
            recent,
        ),
        View::List(view) => list::main(templates, view),
        View::Detail { product, crumbs, .. } => detail::main(templates, product, crumbs),
        View::Blogs { blogs, page, total, q, crumbs } => {
            blogs::list(templates, &Posts { blogs, number: *page, total: *total, q, crumbs })
        }
        View::Blog { blog, crumbs } => blogs::post(templates, blog, crumbs),
        View::Plain { page: Plain::Stores, crumbs } => stores::main(templates, &data.settings, crumbs),
        View::Plain { page: Plain::Terms, .. } => fixed("terms"),
        View::Plain { page: Plain::Policy, .. } => fixed("policy"),
        View::Missing(what) => {
            let name = match what {
                Missing::Page => "notFound",
                Missing::Blog => "blogNotFound",
            };
            templates.fill("missing", &Values::default().html("message", parts::words(templates, name)))
        }
        View::None => quiet(templates, data),
    };
    // The back office has a frame of its own.
    if path == "/029A" || path.starts_with("/029A/") {
        return templates.fill("alone", &Values::default().html("main", main));
    }
    templates
        .fill("shell", &shell::values(&data.settings, &data.shop, data.language, clock).html("main", main))
}

/// A page whose content is not for everybody, until its script shows it.
fn quiet(templates: Templates, data: &Data) -> String {
    templates.fill("quiet", &Values::default().text("title", data.head.title.as_str()))
}

/// Where the interface was not built, for work on the back end.
fn without_interface(data: &Data) -> String {
    format!("<main><h1>{}</h1></main>", super::head::escape(&data.head.title))
}

#[cfg(test)]
mod tests {
    use crate::products::kinds::Kind;
    use crate::products::model::{Product, Specifications};

    /// A phone of which little is told.
    pub fn product() -> Product {
        Product {
            id: "id1".to_owned(),
            listing: Kind::Product,
            title: "Phone".to_owned(),
            description: "Words.".to_owned(),
            price: 48_000,
            offer_price: 45_000,
            stock: 12,
            category: "PHONE".to_owned(),
            brand: "SAMSUNG".to_owned(),
            main_image: "/uploads/0123.webp".to_owned(),
            buy_points: 0,
            points: 0,
            estimated_delivery: String::new(),
            warranty: String::new(),
            emi_available: false,
            specifications: Specifications::List(Vec::new()),
            ram_storage: Vec::new(),
            available_colors: Vec::new(),
            created_at: "2026-01-02T03:04:05.000Z".to_owned(),
            updated_at: "2026-01-02T03:04:05.000Z".to_owned(),
            views: 10,
        }
    }
}
