//! The head of a page: what search engines and link previewers read.

use std::fmt::Write as _;

use serde_json::Value;

use super::assets::Fonts;
use super::preview::Picture;
use crate::site::language::Language;
use crate::text::escape;

/// What one page says about itself.
#[derive(Debug, Default)]
pub struct Head {
    /// The title, without the shop's name; empty for the home page.
    pub title: String,
    /// Where the shop is, for the home page's title.
    pub place: String,
    /// One or two sentences.
    pub description: String,
    /// The absolute address that stands for this page.
    pub canonical: String,
    /// The absolute addresses of the pages of a list before and after this one.
    pub neighbours: [Option<String>; 2],
    /// The picture for link previews.
    pub picture: Option<Picture>,
    /// The Open Graph type.
    pub kind: &'static str,
    /// Whether search engines are kept out.
    pub hidden: bool,
    /// Structured data.
    pub json_ld: Vec<Value>,
    /// The price for previews, in whole taka.
    pub price: Option<i64>,
    /// When a post was written and when it was changed, RFC 3339.
    pub times: Option<(String, String)>,
    /// Fonts that the page's letters need.
    pub fonts: Option<Fonts>,
    /// The largest pictures at first sight.
    pub preloads: Vec<Preload>,
}

/// A picture that the first paint needs, with the `sizes` that the interface gives it: only then is it loaded once.
#[derive(Debug)]
pub struct Preload {
    /// The stored path.
    pub path: String,
    /// How wide it is shown.
    pub sizes: &'static str,
}

/// JSON inside a `script` element: `<` cannot end it (contract 2).
#[must_use]
pub fn embedded(json: &str) -> String {
    json.replace('<', "\\u003c")
}

impl Head {
    /// What stands for the page where it is not drawn: its title without the shop's name, the home page's as it is.
    #[must_use]
    pub fn heading(&self, shop: &str, language: Language) -> String {
        if self.title.is_empty() { self.full_title(shop, language) } else { self.title.clone() }
    }

    /// The document's title: the interface writes the same.
    fn full_title(&self, shop: &str, language: Language) -> String {
        if self.title.is_empty() {
            language.titles().home_page(shop, &self.place)
        } else {
            language.titles().page(&self.title, shop)
        }
    }

    /// The tags, ready for `index.html`.
    #[must_use]
    pub fn tags(&self, shop: &str, language: Language) -> String {
        let title = escape(&self.full_title(shop, language));
        let mut out = format!("<title>{title}</title>");
        let mut tag = |attribute: &str, name: &str, content: &str| {
            let _ = write!(out, "<meta {attribute}=\"{name}\" content=\"{content}\">");
        };
        let description = escape(&self.description);
        if !description.is_empty() {
            tag("name", "description", &description);
            tag("property", "og:description", &description);
            tag("name", "twitter:description", &description);
        }
        tag("property", "og:title", &title);
        tag("name", "twitter:title", &title);
        tag("property", "og:site_name", &escape(shop));
        tag("property", "og:type", if self.kind.is_empty() { "website" } else { self.kind });
        tag("property", "og:locale", language.locale());
        tag("name", "twitter:card", if self.picture.is_some() { "summary_large_image" } else { "summary" });
        if let Some(Picture { url, size, alt }) = &self.picture {
            let (url, alt) = (escape(url), escape(alt));
            tag("property", "og:image", &url);
            tag("property", "og:image:type", "image/jpeg");
            if let Some((width, height)) = size {
                tag("property", "og:image:width", &width.to_string());
                tag("property", "og:image:height", &height.to_string());
            }
            tag("property", "og:image:alt", &alt);
            tag("name", "twitter:image", &url);
            tag("name", "twitter:image:alt", &alt);
        }
        if let Some(price) = self.price {
            tag("property", "product:price:amount", &price.to_string());
            tag("property", "product:price:currency", "BDT");
        }
        if let Some((published, modified)) = &self.times {
            tag("property", "article:published_time", published);
            tag("property", "article:modified_time", modified);
        }
        if self.hidden {
            tag("name", "robots", "noindex");
        }
        if !self.canonical.is_empty() {
            let canonical = escape(&self.canonical);
            tag("property", "og:url", &canonical);
            let _ = write!(out, "<link rel=\"canonical\" href=\"{canonical}\">");
        }
        for (rel, address) in ["prev", "next"].into_iter().zip(&self.neighbours) {
            if let Some(address) = address {
                let _ = write!(out, "<link rel=\"{rel}\" href=\"{}\">", escape(address));
            }
        }
        self.add_loads(&mut out);
        for data in &self.json_ld {
            let _ =
                write!(out, "<script type=\"application/ld+json\">{}</script>", embedded(&data.to_string()));
        }
        out
    }

    fn add_loads(&self, out: &mut String) {
        for Preload { path, sizes } in &self.preloads {
            let mut widths = crate::images::WIDTHS;
            widths.sort_unstable();
            let set = widths.map(|w| format!("{} {w}w", crate::images::variant(path, w))).join(", ");
            let _ = write!(
                out,
                "<link rel=\"preload\" as=\"image\" fetchpriority=\"high\" \
                 imagesrcset=\"{set}\" imagesizes=\"{}\">",
                escape(sizes)
            );
        }
        if let Some(Fonts { styles, files }) = &self.fonts {
            let _ = write!(out, "<link rel=\"stylesheet\" crossorigin href=\"{}\">", escape(styles));
            for font in files {
                let _ = write!(
                    out,
                    "<link rel=\"preload\" as=\"font\" type=\"font/woff2\" crossorigin href=\"{}\">",
                    escape(font)
                );
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn nothing_of_a_product_can_break_out_of_its_tags() {
        let head = Head {
            title: "\"><script>alert(1)</script>".into(),
            description: "a & 'b'".into(),
            json_ld: vec![json!({"name": "</script><script>alert(1)"})],
            ..Head::default()
        };
        let tags = head.tags("Haat", Language::default());
        assert!(!tags.contains("<script>alert"), "{tags}");
        assert!(tags.contains("&quot;&gt;&lt;script&gt;"));
        assert!(tags.contains("a &amp; &#39;b&#39;"));
        assert!(tags.contains("\\u003c/script>"));
    }
}
