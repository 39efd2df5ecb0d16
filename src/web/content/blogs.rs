//! The list of blog posts, and one post.

use std::fmt::Write as _;

use url::form_urlencoded::Serializer;

use super::blog_text::{linked, paragraphs};
use super::bundle::Templates;
use super::day;
use super::pages;
use super::parts::{Shape, breadcrumb, lang, picture, words};
use super::template::Values;
use crate::blogs::model::Blog;
use crate::text::first_letters;
use crate::web::canonical::segment;
use crate::web::head::escape;
use crate::web::page_data::view::Crumb;

/// How many posts a page of the list has (spec 9).
const PAGE_SIZE: u64 = 6;
/// A list shows so much of a post (spec 5).
const PREVIEW: usize = 100;

/// What a page of the list shows.
#[derive(Debug, Clone, Copy)]
pub struct Posts<'a> {
    /// The posts.
    pub blogs: &'a [Blog],
    /// Of the page, from 1.
    pub number: u32,
    /// How many posts there are over all pages.
    pub total: u64,
    /// What is searched for, or nothing.
    pub q: &'a str,
    /// The way to the list.
    pub crumbs: &'a [Crumb],
}

/// The address of a page of the list, the first without its number.
fn address(number: u32, q: &str) -> String {
    let mut query = Serializer::new(String::new());
    if !q.is_empty() {
        query.append_pair("q", q);
    }
    if number > 1 {
        query.append_pair("page", &number.to_string());
    }
    let query = query.finish();
    if query.is_empty() { "/allblogs".to_owned() } else { format!("/allblogs?{query}") }
}

/// The main content of the list of posts.
#[must_use]
pub fn list(templates: Templates, page: &Posts<'_>) -> String {
    let Posts { blogs, number, total, q, crumbs } = *page;
    let title = words(templates, "blogTitle");
    let mut out = format!(
        "<div class=\"page\">{}<div class=\"mb-6 grid items-center gap-4 sm:grid-cols-[1fr_minmax(0,24rem)]\">\
         <h1 class=\"text-2xl font-semibold\">{title}</h1><div class=\"h-11\"></div></div>",
        breadcrumb(templates, crumbs)
    );
    let count = u32::try_from(total.div_ceil(PAGE_SIZE)).unwrap_or(u32::MAX);
    let links = || pages::html(templates, number, count, |n| address(n, q));
    if blogs.is_empty() && count > 0 {
        let _ = write!(
            out,
            "<div class=\"flex flex-col items-center gap-3 rounded-lg bg-soft px-6 py-16 text-center\">\
             <p class=\"text-lg font-semibold\">{}</p><p class=\"max-w-md text-muted\">{}</p>\
             <a href=\"{}\" class=\"py-1 font-semibold text-accent hover:underline\">{}</a></div>",
            words(templates, "beyond"),
            words(templates, "beyondHint"),
            escape(&address(count, q)),
            words(templates, "lastPage"),
        );
        out.push_str(&links());
    } else if blogs.is_empty() {
        let _ = write!(
            out,
            "<p class=\"py-16 text-center text-lg font-semibold\">{}</p>",
            words(templates, "noBlogs")
        );
    } else {
        out.push_str("<ul class=\"grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3\">");
        for blog in blogs {
            let _ = write!(out, "<li>{}</li>", card(templates, blog));
        }
        out.push_str("</ul>");
        out.push_str(&links());
    }
    out + "</div>"
}

fn written_on(templates: Templates, blog: &Blog, class: &str) -> String {
    let language = templates.language;
    let shown = day::of(&blog.created_at).map(|(day, month, year)| {
        let values = Values::default()
            .text("day", language.plain(i64::from(day)))
            .text("year", language.plain(i64::from(year)));
        templates.fill(&format!("day {month}"), &values)
    });
    let (at, shown) = (escape(&blog.created_at), shown.unwrap_or_default());
    format!("<time datetime=\"{at}\" class=\"{class}\">{shown}</time>")
}

fn card(templates: Templates, blog: &Blog) -> String {
    let shape = Shape {
        sizes: "(width < 40rem) 92vw, (width < 64rem) 46vw, 410px",
        width: 1200,
        height: 675,
        eager: false,
        class: "aspect-video w-full bg-soft object-cover",
    };
    let Blog { id, title, description, photo, .. } = blog;
    format!(
        "<article class=\"group relative flex h-full flex-col overflow-hidden rounded-lg border border-line bg-ground \
         transition-colors hover:border-field\">{}<div class=\"flex flex-1 flex-col gap-2 p-4\">{}\
         <h2{} class=\"line-clamp-2 text-lg leading-snug font-semibold wrap-anywhere\">{title}</h2>\
         <p{} class=\"wrap-anywhere text-muted\">{}</p>\
         <div class=\"mt-auto flex items-center justify-between gap-2 pt-2\">\
         <a href=\"/blog/{}\" class=\"py-1 text-sm font-semibold text-accent group-hover:underline after:absolute \
         after:inset-0 after:rounded-lg\">{}<span class=\"sr-only\">: {title}</span></a></div></div></article>",
        picture(photo, "", shape),
        written_on(templates, blog, "text-xs text-muted"),
        lang(title),
        lang(description),
        escape(&first_letters(description, PREVIEW)),
        segment(id),
        words(templates, "readMore"),
        title = escape(title),
    )
}

/// The main content of a post.
#[must_use]
pub fn post(templates: Templates, blog: &Blog, crumbs: &[Crumb]) -> String {
    let shape = Shape {
        sizes: "(width < 52rem) 100vw, 768px",
        width: 1200,
        height: 675,
        eager: true,
        class: "my-6 aspect-video w-full rounded-lg bg-soft object-cover",
    };
    let mut out = format!(
        "<div class=\"page\">{}<article class=\"mx-auto max-w-3xl pb-8\">\
         <h1{} class=\"text-2xl leading-tight font-semibold break-words md:text-3xl\">{}</h1>{}{}\
         <div class=\"flex max-w-[70ch] flex-col gap-4 text-lg leading-relaxed wrap-anywhere\">",
        breadcrumb(templates, crumbs),
        lang(&blog.title),
        escape(&blog.title),
        written_on(templates, blog, "mt-3 block text-sm text-muted"),
        picture(&blog.photo, "", shape),
    );
    for paragraph in paragraphs(&blog.description) {
        let _ =
            write!(out, "<p{} class=\"whitespace-pre-line\">{}</p>", lang(&paragraph), linked(&paragraph));
    }
    out.push_str("</div><div class=\"mt-8 flex flex-wrap gap-x-6 gap-y-2 font-semibold text-accent\">");
    if is_web(&blog.social_link) {
        let _ = write!(
            out,
            "<a href=\"{}\" target=\"_blank\" rel=\"noopener nofollow\" class=\"py-1 hover:underline\">{}</a>",
            escape(&blog.social_link),
            words(templates, "blogSource")
        );
    }
    let _ = write!(
        out,
        "<a href=\"/allblogs\" class=\"py-1 hover:underline\">{}</a></div></article></div>",
        words(templates, "allPosts")
    );
    out
}

fn is_web(link: &str) -> bool {
    link.starts_with("https://") || link.starts_with("http://")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_page_keeps_what_is_searched_for() {
        assert_eq!(address(1, ""), "/allblogs");
        assert_eq!(address(2, ""), "/allblogs?page=2");
        assert_eq!(address(2, "a&b"), "/allblogs?q=a%26b&page=2");
    }
}
