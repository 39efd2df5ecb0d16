//! Lists of products.

use super::bundle::Templates;
use super::format::{number, taka};
use super::template::Values;
use super::{card, pages};
use crate::web::canonical;
use crate::web::head::escape;
use crate::web::page_data::view::{ListOf, ListView};

/// Cards in the first row of the widest grid: their pictures load at once.
const FIRST_ROW: usize = 4;

/// The main content of a list's page.
#[must_use]
pub fn main(templates: Templates, view: &ListView) -> String {
    let language = templates.language;
    let (shown, words) = match &view.of {
        ListOf::AllCategories => ("allCategories", ""),
        ListOf::Words(words) => ("search", words.as_str()),
        _ => ("listing", ""),
    };
    let q = view.choices.iter().find(|(name, _)| *name == "q").map_or("", |(_, q)| q);
    let number_of = |n: u64| number(i64::try_from(n).unwrap_or(i64::MAX), language);
    let values = Values::default()
        .and(heading(templates, view))
        .text("text", words)
        .text("q", q)
        .text("upTo", taka(view.up_to, language))
        .text("upToRaw", view.up_to.to_string())
        .case("sort", view.sort())
        .case("list", list_case(view))
        .case("total", if view.total == 1 { "one" } else { "many" })
        .text("totalNumber", number_of(view.total))
        .case("hidden", counted(view.hidden))
        .text("hiddenNumber", number_of(view.hidden))
        .list("items", card::items(&view.products, FIRST_ROW, language))
        .html("pages", pages::html(templates, view.page, view.pages(), |page| view.address(page)));
    templates.fill(shown, &values)
}

fn counted(n: u64) -> &'static str {
    match n {
        0 => "none",
        1 => "one",
        _ => "many",
    }
}

fn list_case(view: &ListView) -> &'static str {
    let narrowed = view.choices.iter().any(|(name, _)| !matches!(*name, "sort" | "all"));
    match (view.products.is_empty(), narrowed) {
        (false, _) => "some",
        (true, false) => "empty",
        (true, true) => "emptyFiltered",
    }
}

/// Title, and the way to the list. All of it is HTML.
fn heading(templates: Templates, view: &ListView) -> Values<'static> {
    let text = |name: &str| templates.name(name).unwrap_or_default();
    let all = || (text("text allCategories"), "allcategory".to_owned());
    let (title, here, steps) = match &view.of {
        ListOf::Kind(kind) => {
            let title = text(&format!("kind {}", kind.spec().listing));
            (title.clone(), title, Vec::new())
        }
        ListOf::Category(name) => {
            let title = category(templates, name);
            (title.clone(), title, vec![all()])
        }
        ListOf::Brand { category: name, brand: of } => {
            let (category, brand) = (category(templates, name), brand(templates, of));
            let both = Values::default().html("category", category.clone()).html("brand", brand.clone());
            let step = (category, format!("search-category/{}", canonical::segment(name)));
            (templates.fill("text brandIn", &both), brand, vec![all(), step])
        }
        // Their templates know it.
        ListOf::AllCategories | ListOf::Words(_) => (String::new(), String::new(), Vec::new()),
    };
    let case = ["none", "one", "two"][steps.len().min(2)];
    let mut steps = steps.into_iter().rev();
    let (last, first) = (steps.next().unwrap_or_default(), steps.next().unwrap_or_default());
    Values::default()
        .html("title", title)
        .html("here", here)
        .case("crumbs", case)
        .html("crumb1", first.0)
        .text("path1", first.1)
        .html("crumb2", last.0)
        .text("path2", last.1)
}

/// A category as people read it, as HTML.
pub fn category(templates: Templates, name: &str) -> String {
    let known = templates.name(&format!("category {}", name.to_lowercase()));
    known.unwrap_or_else(|| escape(&capitalised(name)))
}

fn brand(templates: Templates, name: &str) -> String {
    let known = templates.name(&format!("brand {}", name.to_lowercase()));
    known.unwrap_or_else(|| escape(&capitalised(name)))
}

/// First letter in upper case, for names that the interface does not know.
fn capitalised(name: &str) -> String {
    let mut letters = name.chars();
    let first = letters.next().into_iter().flat_map(char::to_uppercase);
    first.chain(letters.flat_map(char::to_lowercase)).collect()
}
