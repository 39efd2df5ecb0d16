//! The page of a product.

use std::fmt::Write as _;

use super::bundle::Templates;
use super::parts::{Shape, breadcrumb, lang, picture, words};
use crate::products::model::{Product, Specifications};
use crate::web::canonical;
use crate::web::head::escape;
use crate::web::page_data::detail::DETAIL_SIZES;
use crate::web::page_data::view::Crumb;

/// The main content of a product's page.
#[must_use]
pub fn main(templates: Templates, product: &Product, crumbs: &[Crumb]) -> String {
    format!(
        "<article class=\"page md:pb-16\">{}<div class=\"grid gap-6 md:grid-cols-2 md:gap-10\">\
         <div class=\"min-w-0\">{}</div><div class=\"flex min-w-0 flex-col gap-5\">{}{}{}{}{}</div></div>\
         <div class=\"mt-10 grid grid-cols-1 gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] lg:items-start\">{}{}</div>\
         </article>",
        breadcrumb(templates, crumbs),
        gallery(product),
        header(templates, product),
        money(templates, product),
        badges(templates, product),
        choices(templates, product),
        terms(templates, product),
        specifications(templates, product),
        description(templates, product),
    )
}

fn gallery(product: &Product) -> String {
    let shape = Shape {
        sizes: DETAIL_SIZES,
        width: 640,
        height: 640,
        eager: true,
        class: "aspect-square w-full object-contain",
    };
    let first = picture(&product.main_image, &product.title, shape);
    // The room of dots on phones, of thumbnails elsewhere.
    let others =
        product.available_colors.iter().any(|c| !c.image.is_empty() && c.image != product.main_image);
    let below = if others {
        "<div class=\"mt-3 h-20 max-md:hidden\"></div><div class=\"mt-1 h-8 md:hidden\"></div>"
    } else {
        ""
    };
    format!(
        "<section><div class=\"relative overflow-hidden rounded-lg bg-soft\"><div class=\"flex touch-pan-y\">\
         <div class=\"min-w-0 shrink-0 grow-0 basis-full p-4 md:p-8\">{first}</div></div></div>{below}</section>"
    )
}

fn header(templates: Templates, product: &Product) -> String {
    let Product { title, brand, category, .. } = product;
    let views = i64::try_from(product.views).unwrap_or(i64::MAX);
    let views = match views {
        1 => words(templates, "oneView"),
        n => words(templates, "views").replace("{n}", &templates.language.number(n)),
    };
    format!(
        "<header class=\"flex flex-col gap-2\"><div class=\"flex items-center justify-between gap-4\">\
         <a href=\"{}\"{} class=\"min-w-0 truncate py-1 text-sm tracking-wide text-muted uppercase \
         hover:text-accent hover:underline\">{}</a><div class=\"flex h-11 shrink-0 items-center\"></div></div>\
         <h1{} class=\"text-2xl leading-tight font-semibold break-words\">{}</h1>\
         <p class=\"inline-flex items-center gap-1.5 text-sm text-muted tabular-nums\">{views}</p></header>",
        escape(&canonical::brand(category, brand)),
        lang(brand),
        escape(brand),
        lang(title),
        escape(title),
    )
}

fn money(templates: Templates, product: &Product) -> String {
    let language = templates.language;
    let now = product.effective_price();
    if now == 0 {
        return format!("<p class=\"font-semibold text-xl\">{}</p>", words(templates, "toBeAnnounced"));
    }
    let mut out = format!(
        "<p class=\"flex flex-wrap items-baseline gap-x-2 leading-snug tabular-nums gap-x-3\">\
         <span class=\"font-semibold text-2xl\"><span class=\"sr-only\">{} </span>{}</span>",
        words(templates, "now"),
        language.taka(now)
    );
    if product.price > now {
        let saved = language.taka(product.price - now);
        let _ = write!(
            out,
            "<s class=\"text-muted text-base\"><span class=\"sr-only\">{} </span>{}</s>\
             <span class=\"font-semibold text-offer rounded-sm bg-offer-soft px-2 py-0.5 text-sm\">{}</span>",
            words(templates, "original"),
            language.taka(product.price),
            words(templates, "save").replace("{n}", &saved)
        );
    }
    out + "</p>"
}

fn badges(templates: Templates, product: &Product) -> String {
    let badge = |text: &str, strong: bool| {
        let look = if strong { "bg-accent-soft text-accent-strong" } else { "bg-soft text-muted" };
        format!(
            "<li class=\"inline-flex items-center gap-1.5 rounded-full px-3 py-1 text-sm font-semibold {look}\">\
             {text}</li>"
        )
    };
    let emi = words(templates, if product.emi_available { "emi" } else { "noEmi" });
    let points = words(templates, "points").replace("{n}", &templates.language.number(product.buy_points));
    let points = if product.buy_points > 0 { badge(&points, true) } else { String::new() };
    format!(
        "<ul class=\"flex flex-wrap items-center gap-2\">{}{points}</ul>",
        badge(&emi, product.emi_available)
    )
}

/// Colours and memories with what they add to the price.
fn choices(templates: Templates, product: &Product) -> String {
    let colors = product.available_colors.iter().map(|c| (c.color.as_str(), c.price_difference));
    let ram = product.ram_storage.iter().map(|r| (r.option.as_str(), r.price_difference));
    let group = |name: &str, choices: Vec<(&str, i64)>| {
        if choices.is_empty() {
            return String::new();
        }
        let mut out = format!(
            "<div><p class=\"mb-2 font-semibold\">{}</p><ul class=\"flex flex-wrap gap-2\">",
            words(templates, name)
        );
        for (choice, difference) in choices {
            let sign = match difference {
                0 => String::new(),
                n => format!(" {}{}", if n > 0 { '+' } else { '-' }, templates.language.taka(n.abs())),
            };
            let _ = write!(
                out,
                "<li{} class=\"inline-flex min-h-11 items-center rounded-md border border-field px-3 wrap-anywhere\">{}{sign}</li>",
                lang(choice),
                escape(choice)
            );
        }
        out + "</ul></div>"
    };
    group("color", colors.collect()) + &group("ram", ram.collect())
}

/// Stock, warranty and delivery.
fn terms(templates: Templates, product: &Product) -> String {
    let (look, text) =
        if product.stock > 0 { ("text-accent", "inStock") } else { ("text-warning", "notInStock") };
    // Nothing is promised of what nobody can buy yet.
    let announced = product.effective_price() > 0;
    let stock = format!(
        "<p class=\"flex flex-wrap items-center gap-x-3\">\
         <span class=\"inline-flex items-center gap-2 font-semibold {look}\">\
         <span aria-hidden=\"true\" class=\"size-2 rounded-full bg-current\"></span>{}</span></p>",
        words(templates, text)
    );
    let mut out = format!(
        "<div class=\"flex flex-col gap-2\">{}\
         <dl class=\"grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1\">",
        if announced { stock.as_str() } else { "" }
    );
    let warranty = if announced { product.warranty.as_str() } else { "" };
    for (name, value) in [("warranty", warranty), ("delivery", product.estimated_delivery.as_str())] {
        if !value.is_empty() {
            let _ = write!(
                out,
                "<dt class=\"text-muted\">{}</dt><dd{} class=\"break-words\">{}</dd>",
                words(templates, name),
                lang(value),
                escape(value)
            );
        }
    }
    out + "</dl></div>"
}

fn specifications(templates: Templates, product: &Product) -> String {
    let rows: Vec<(String, &str)> = match &product.specifications {
        Specifications::List(rows) => rows.iter().map(|r| (escape(&r.field), r.value.as_str())).collect(),
        Specifications::Fixed(fixed) => [
            ("body", &fixed.body),
            ("battery", &fixed.battery),
            ("display", &fixed.display),
            ("mainCamera", &fixed.main_camera),
            ("selfieCamera", &fixed.selfie_camera),
            ("launch", &fixed.launch),
        ]
        .into_iter()
        .map(|(name, value)| (templates.name(&format!("spec {name}")).unwrap_or_default(), value.as_str()))
        .collect(),
    };
    let mut out = format!(
        "<section class=\"rounded-lg border border-line\"><h2 class=\"flex min-h-14 w-full items-center \
         justify-between gap-4 rounded-lg px-4 text-left text-xl font-semibold md:px-6\">{}</h2>\
         <div class=\"px-4 pb-4 md:px-6\"><dl>",
        words(templates, "specifications")
    );
    for (field, value) in rows.iter().filter(|(_, value)| !value.is_empty()) {
        let _ = write!(
            out,
            "<div class=\"grid grid-cols-[minmax(0,2fr)_minmax(0,3fr)] gap-x-4 border-t border-line py-2.5\">\
             <dt{} class=\"break-words text-muted\">{field}</dt>\
             <dd{} class=\"break-words whitespace-pre-line\">{}</dd></div>",
            lang(field),
            lang(value),
            escape(value)
        );
    }
    out + "</dl></div></section>"
}

/// The whole description: without script nothing opens it.
fn description(templates: Templates, product: &Product) -> String {
    if product.description.is_empty() {
        return String::new();
    }
    format!(
        "<section class=\"rounded-lg border border-line p-4 md:px-6\"><h2 class=\"mb-2 text-xl font-semibold\">{}</h2>\
         <p{} class=\"max-w-prose break-words whitespace-pre-line\">{}</p></section>",
        words(templates, "description"),
        lang(&product.description),
        escape(&product.description)
    )
}
