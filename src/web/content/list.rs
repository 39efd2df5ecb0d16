//! Lists of products.

use super::bundle::Templates;
use super::template::Values;
use super::{card, pages};
use crate::web::page_data::view::{Crumb, ListOf, ListView};

/// Cards in the first row of the widest grid: their pictures load at once.
const FIRST_ROW: usize = 4;

/// The main content of a list's page.
#[must_use]
pub fn main(templates: Templates, view: &ListView) -> String {
    let language = templates.language;
    let (shown, words) = match &view.of {
        ListOf::Own => ("listing", ""),
        ListOf::AllCategories => ("allCategories", ""),
        ListOf::Words(words) => ("search", words.as_str()),
    };
    let q = view.choices.iter().find(|(name, _)| *name == "q").map_or("", |(_, q)| q);
    let number_of = |n: u64| language.number(i64::try_from(n).unwrap_or(i64::MAX));
    let values = Values::default()
        .and(heading(view))
        .text("text", words)
        .text("q", q)
        .case("bound", if view.up_to.is_some() { "upTo" } else { "any" })
        .text("upTo", language.taka(view.up_to.unwrap_or_default()))
        .text("upToRaw", view.up_to.unwrap_or_default().to_string())
        .text("slider", language.taka(view.slider))
        .text("sliderRaw", view.slider.to_string())
        .case("sort", view.sort())
        .case("list", list_case(view))
        .case("total", if view.total == 1 { "one" } else { "many" })
        .text("totalNumber", number_of(view.total))
        .case("hidden", counted(view.hidden))
        .text("hiddenNumber", number_of(view.hidden))
        .text("lastHref", view.address(view.pages()).trim_start_matches('/').to_owned())
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
    // The template has the words that are looked for as the one choice to take back.
    let narrowed = view.choices.iter().any(|(name, _)| *name == "q");
    match (view.products.is_empty(), narrowed) {
        (false, _) => "some",
        _ if view.page > view.pages() && view.total > 0 => "beyond",
        (true, false) => "empty",
        (true, true) => "emptyFiltered",
    }
}

/// Title, and the way to the list: at most two steps between home and the list itself.
fn heading(view: &ListView) -> Values<'_> {
    let here = view.crumbs.last().map_or("", |crumb| crumb.label.as_str());
    let between = view.crumbs.get(1..view.crumbs.len().saturating_sub(1)).unwrap_or_default();
    let (case, first, last) = match between {
        [] => ("none", None, None),
        [last] => ("one", None, Some(last)),
        [first, .., last] => ("two", Some(first), Some(last)),
    };
    let label = |crumb: Option<&Crumb>| crumb.map_or_else(String::new, |crumb| crumb.label.clone());
    // The template brings the slash.
    let path = |crumb: Option<&Crumb>| {
        crumb.map_or_else(String::new, |crumb| crumb.path.trim_start_matches('/').to_owned())
    };
    Values::default()
        .text("title", view.title.as_str())
        .text("here", here)
        .case("crumbs", case)
        .text("crumb1", label(first))
        .text("path1", path(first))
        .text("crumb2", label(last))
        .text("path2", path(last))
}
