//! Small parts that several pages have, with the class names that the interface gives them.

use std::fmt::Write as _;

use super::bundle::Templates;
use super::card::is_bengali;
use crate::web::head::escape;
use crate::web::page_data::view::Crumb;

/// A text, safe inside HTML, with its language where it is not the page's.
#[must_use]
pub fn lang(text: &str) -> &'static str {
    if is_bengali(text) { " lang=\"bn\"" } else { "" }
}

/// A text of the interface by its name, as HTML.
#[must_use]
pub fn words(templates: Templates, name: &str) -> String {
    templates.name(&format!("text {name}")).unwrap_or_else(|| {
        tracing::error!(name, "the bundle has no such text");
        String::new()
    })
}

/// The way to the page; its last step is the page itself.
#[must_use]
pub fn breadcrumb(templates: Templates, crumbs: &[Crumb]) -> String {
    let mut out = format!(
        "<nav aria-label=\"{}\" class=\"py-3 text-sm text-muted\">\
         <ol class=\"flex min-w-0 flex-wrap items-center gap-x-2\">",
        words(templates, "breadcrumb")
    );
    for (at, Crumb { label, path }) in crumbs.iter().enumerate() {
        // Behind its step: a line never begins with it.
        let between = if at + 1 < crumbs.len() { "<span aria-hidden=\"true\">/</span>" } else { "" };
        let (lang, label, path) = (lang(label), escape(label), escape(path));
        let step = if at + 1 == crumbs.len() {
            format!("<span{lang} aria-current=\"page\" class=\"truncate py-1 text-ink\">{label}</span>")
        } else {
            format!(
                "<a href=\"{path}\"{lang} class=\"inline-block py-1 wrap-anywhere hover:text-accent hover:underline\">\
                 {label}</a>"
            )
        };
        let _ = write!(out, "<li class=\"flex min-w-0 items-center gap-x-2\">{step}{between}</li>");
    }
    out + "</ol></nav>"
}

/// How a picture is shown.
#[derive(Debug, Clone, Copy)]
pub struct Shape {
    /// How wide it is shown.
    pub sizes: &'static str,
    /// The room that is kept free for it.
    pub width: u32,
    /// The room that is kept free for it.
    pub height: u32,
    /// Whether it is in sight at first.
    pub eager: bool,
    /// The class names.
    pub class: &'static str,
}

/// A stored picture in its widths; its room alone where there is none.
#[must_use]
pub fn picture(path: &str, alt: &str, shape: Shape) -> String {
    let Shape { sizes, width, height, eager, class } = shape;
    if path.is_empty() {
        return format!("<div class=\"{class}\" style=\"aspect-ratio:{width} / {height}\"></div>");
    }
    let set = [320, 640].map(|w| format!("{} {w}w", crate::images::variant(path, w))).join(", ");
    let loading = if eager { "eager\" fetchpriority=\"high" } else { "lazy" };
    format!(
        "<img src=\"{path}\" srcset=\"{set}, {path} 1280w\" sizes=\"{}\" alt=\"{}\" width=\"{width}\" \
         height=\"{height}\" loading=\"{loading}\" decoding=\"async\" class=\"{class}\">",
        escape(sizes),
        escape(alt),
        path = escape(path),
        set = escape(&set),
    )
}
