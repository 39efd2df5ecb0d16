//! The home page: banners, categories, and the first two rows of products.

use std::fmt::Write as _;

use super::bundle::Templates;
use super::card;
use super::parts::{Shape, lang, picture, words};
use crate::banners::model::{Banner, MainBanners};
use crate::products::kinds::Kind;
use crate::products::model::Product;
use crate::web::head::escape;
use crate::web::language::Language;
use crate::web::page_data::home::BANNER_SIZES;

/// How wide the cards of the two carousels are: `BEST_DEALS` and `RECENTLY_ADDED` of the interface's home page.
const BASIS: [&str; 2] = [
    "basis-1/2 min-[640px]:basis-1/3 min-[1024px]:basis-1/6",
    "basis-1/2 min-[640px]:basis-1/4 min-[1024px]:basis-1/6",
];
/// Cards that a phone shows at first.
const FIRST_ROW: usize = 2;

/// The main content of the home page.
#[must_use]
pub fn main(
    templates: Templates,
    shop: &str,
    place: &str,
    banners: &MainBanners,
    deals: &[Product],
    recent: &[Product],
) -> String {
    let carousels = [
        carousel(templates, Kind::BestDeal, "bestDeals", deals, BASIS[0], FIRST_ROW),
        carousel(templates, Kind::Product, "recentlyAdded", recent, BASIS[1], 0),
    ];
    format!(
        "<div class=\"page flex flex-col gap-10 pt-4 lg:gap-14 lg:pt-0\"><h1 class=\"sr-only\">{}</h1>{}{}{}</div>",
        words(templates, "homeHeading").replace("{place}", &escape(place)).replace("{shop}", &escape(shop)),
        top(banners, templates.language),
        templates.fill("tiles", &super::template::Values::default()),
        carousels.concat()
    )
}

/// The first main banner and the two beside it; large screens alone show them.
fn top(banners: &MainBanners, language: Language) -> String {
    let Some(first) = banners.main_banners.first() else { return String::new() };
    let wide = Shape {
        sizes: BANNER_SIZES,
        width: 1600,
        height: 640,
        // Phones do not show it: the head loads it early for who does.
        eager: false,
        class: "aspect-[5/2] w-full object-cover",
    };
    let side = Shape {
        sizes: "(width < 84rem) 25vw, 306px",
        width: 800,
        height: 480,
        eager: false,
        class: "absolute inset-0 size-full object-cover",
    };
    let mut out = format!(
        "<div class=\"grid grid-cols-[958fr_306fr] grid-rows-2 gap-4 pt-4 *:first:row-span-2 max-lg:hidden\">\
         <div class=\"overflow-hidden rounded-lg bg-soft\"><section class=\"relative\">\
         {}{}{}</a></section></div>",
        leading(first),
        picture(&first.url, &first.alt, wide),
        over(first, language, "over-start max-w-[55%] pl-18 text-2xl xl:pl-20 xl:text-3xl"),
    );
    for banner in &banners.side_banners {
        let _ = write!(
            out,
            "{}{}{}</a>",
            leading(banner),
            picture(&banner.url, &banner.alt, side),
            over(banner, language, "over-start max-w-3/4 py-2 pl-4 xl:pl-6 xl:text-lg"),
        );
    }
    out + "</div>"
}

/// The words over a banner's picture, as the interface's `BannerWords` has them.
fn over(banner: &Banner, language: Language, class: &str) -> String {
    let (headline, line) = banner.words.of(language);
    let mut texts = String::new();
    for text in [headline, line].iter().filter(|text| !text.is_empty()) {
        let _ = write!(texts, "<p{}>{}</p>", lang(text), escape(text));
    }
    if texts.is_empty() { texts } else { format!("<div class=\"{class}\">{texts}</div>") }
}

/// The start of a banner's link: to where the owner said, else to the offers. As the interface's `BannerLink` has it.
fn leading(banner: &Banner) -> String {
    let link = if banner.link.is_empty() { "/offer" } else { &banner.link };
    let other = if link.starts_with('/') { "" } else { " target=\"_blank\" rel=\"noopener noreferrer\"" };
    let class = "relative stack overflow-hidden rounded-lg bg-soft ";
    format!("<a href=\"{}\"{other} class=\"{class}\">", escape(link))
}

fn carousel(
    templates: Templates,
    kind: Kind,
    name: &str,
    products: &[Product],
    basis: &str,
    eager: usize,
) -> String {
    if products.is_empty() {
        return String::new();
    }
    let (label, all) = (words(templates, name), words(templates, "viewAll"));
    let mut out = format!(
        "<section aria-label=\"{label}\" class=\"relative\">\
         <div class=\"mb-4 flex min-h-10 items-center gap-2 sm:min-h-11 sm:gap-3\">\
         <h2 class=\"mr-auto text-lg leading-snug font-semibold sm:text-xl\">{label}</h2>\
         <a href=\"{}\" class=\"py-2 text-sm font-semibold whitespace-nowrap text-accent hover:underline\">{all} \
         <span class=\"sr-only\">{label}</span></a>{}</div>\
         <ul class=\"relative no-scrollbar flex snap-x snap-mandatory overflow-x-auto overscroll-x-contain -mx-1.5 \
         md:-mx-2\">",
        kind.spec().page,
        arrows(products.len()),
    );
    for values in card::items(products, eager, templates.language) {
        let card = templates.fill("card", &values);
        let _ = write!(out, "<li class=\"min-w-0 shrink-0 snap-start {basis} px-1.5 md:px-2\">{card}</li>");
    }
    out + "</ul></section>"
}

/// The room of the two arrows, which need a script, so that a heading breaks its line as it will with them. A phone
/// shows two cards, a large screen six.
fn arrows(cards: usize) -> String {
    let shown = match cards {
        0..=2 => return String::new(),
        3..=6 => "sm:hidden",
        _ => "sm:gap-2",
    };
    let arrow = "<span class=\"size-10 sm:size-11\"></span>";
    format!("<div class=\"flex gap-1 {shown}\">{arrow}{arrow}</div>")
}
