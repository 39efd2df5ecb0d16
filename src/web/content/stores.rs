//! The two stores, and how to reach them.

use std::fmt::Write as _;

use super::bundle::Templates;
use super::parts::{Shape, breadcrumb, lang, picture, words};
use crate::settings::model::{Branch, Settings};
use crate::web::head::escape;
use crate::web::page_data::view::Crumb;

/// The main content of the page of the stores.
#[must_use]
pub fn main(templates: Templates, settings: &Settings, crumbs: &[Crumb]) -> String {
    let mut out = format!(
        "<div class=\"page\">{}<h1 class=\"text-2xl font-semibold\">{}</h1><p class=\"mt-1 mb-6 text-muted\">{}</p>\
         <ul class=\"grid grid-cols-1 gap-6 md:grid-cols-2\">",
        breadcrumb(templates, crumbs),
        words(templates, "storesTitle"),
        words(templates, "storesIntro")
    );
    for branch in settings.branches.iter().filter(|branch| **branch != Branch::default()) {
        let _ = write!(out, "<li>{}</li>", card(branch, settings));
    }
    out + "</ul></div>"
}

fn card(branch: &Branch, settings: &Settings) -> String {
    let Branch { name, shop_number, floor, mall, area, city, photo, map_link } = branch;
    let name = [name, area, mall, shop_number].into_iter().find(|text| !text.is_empty()).map_or("", |t| t);
    let floor = if floor.is_empty() { String::new() } else { format!(" ({floor})") };
    let place =
        [area.as_str(), city].into_iter().filter(|text| !text.is_empty()).collect::<Vec<_>>().join(", ");
    let shape = Shape {
        sizes: "(width < 48rem) 100vw, 628px",
        width: 1200,
        height: 800,
        eager: false,
        class: "aspect-[3/2] w-full bg-soft object-cover",
    };
    let top = if photo.is_empty() {
        "<div aria-hidden=\"true\" class=\"bg-accent-soft px-5 py-6 text-accent\"><div class=\"h-10\"></div></div>"
            .to_owned()
    } else {
        picture(photo, name, shape)
    };
    let mut out = format!(
        "<article class=\"flex h-full flex-col overflow-hidden rounded-lg border border-line\">{top}\
         <div class=\"flex flex-1 flex-col gap-4 p-5 wrap-anywhere\"><h2{} class=\"text-xl font-semibold break-words\">{}</h2>\
         <address class=\"text-muted not-italic\">",
        lang(name),
        escape(name)
    );
    for line in [format!("{shop_number}{floor}"), mall.clone(), place] {
        if !line.is_empty() {
            let _ = write!(out, "<span class=\"block\">{}</span>", escape(&line));
        }
    }
    out.push_str("</address>");
    if !settings.opening_hours.is_empty() {
        let _ = write!(out, "<p class=\"text-muted\">{}</p>", escape(&settings.opening_hours));
    }
    for phone in settings.phones.iter().filter(|phone| !phone.is_empty()) {
        let digits: String = phone.chars().filter(|c| c.is_ascii_digit() || *c == '+').collect();
        let _ = write!(
            out,
            "<a href=\"tel:{digits}\" class=\"inline-block py-1.5 font-semibold text-accent hover:underline\">{}</a>",
            escape(phone)
        );
    }
    if map_link.starts_with("https://") || map_link.starts_with("http://") {
        let _ = write!(
            out,
            "<a href=\"{link}\" target=\"_blank\" rel=\"noopener noreferrer\" class=\"py-1 text-accent underline\">\
             {link}</a>",
            link = escape(map_link)
        );
    }
    out + "</div></article>"
}
