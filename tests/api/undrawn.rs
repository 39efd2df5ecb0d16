//! Pages with drawing off (`HAAT_RENDER=off`): all but the drawing is served as ever, and the browser draws them.

use serde_json::json;

use crate::html::{between, json_ld, link, title};
use crate::support::{Multipart, Options, Shop, listings, png};

/// Where the application is, as far as it was drawn: up to the first data, which stands behind it.
fn root(html: &str) -> &str {
    between(html, "<div id=\"root\"", "<script type=\"application/json\" id=\"haat-data\">")
}

/// The same page without what is drawn.
fn without_root(html: &str) -> String {
    html.replacen(root(html), "", 1)
}

#[tokio::test]
async fn a_page_that_is_not_drawn_has_all_else_that_it_has() {
    let drawn = Shop::open().await;
    let spec = listings().next().unwrap();
    let product = drawn.add_to(spec, json!({"title": "Galaxy & \"S25\""})).await;
    let post =
        Multipart::default().text("title", "News").text("description", "Words.").file("photo", &png(1));
    let post = drawn.admin().await.post_form("/addblog", post).await.json();
    let post = format!("/blog/{}", post["insertedId"].as_str().unwrap());
    let plain = drawn.reopened_with(Options { draw: None, ..Options::default() });
    let pages = [
        ("/", 200, true),
        (spec.page, 200, true),
        (&*spec.detail_of(&product), 200, true),
        ("/category/phone?page=1", 200, true),
        ("/searchedfor/galaxy", 200, false),
        ("/allblogs", 200, true),
        (&*post, 200, true),
        ("/login", 200, false),
        (&*spec.detail_of("nothing"), 404, false),
        ("/no-such-page", 404, false),
    ];
    for language in ["en", "bn"] {
        let cookie = format!("haat_lang={language}");
        for (path, status, is_found) in pages {
            let read = async |shop: &Shop| {
                shop.visitor()
                    .with("cookie", &cookie)
                    .with("accept", "text/html")
                    .get(path)
                    .await
                    .page(status)
            };
            let (with, off) = (read(&drawn).await, read(&plain).await);
            assert!(off.contains(&format!("<html lang=\"{language}\">")), "{path}");
            // Head, first data and scripts are those of the drawn page to the letter.
            assert_eq!(without_root(&off), without_root(&with), "{path} in {language}");
            assert!(off.contains("\"/api/settings\":{"), "{path}");
            // The browser must not take over what is not there; a heading stands for the page until it has drawn it.
            let heading = between(root(&off), "><main><h1 class=\"sr-only\">", "</h1></main></div>");
            assert!(
                !heading.is_empty() && title(&off).starts_with(heading),
                "{path} in {language}: {heading}"
            );
            assert_eq!(off.contains("name=\"robots\" content=\"noindex"), !is_found, "{path}");
            assert_eq!(link(&off, "canonical").is_some(), status == 200, "{path}");
            assert!(!is_found || !json_ld(&off).is_empty(), "{path}");
        }
    }
}

#[tokio::test]
async fn what_was_not_drawn_once_is_drawn_for_the_next_visitor() {
    #[allow(clippy::unnecessary_wraps, reason = "what the bundle gives")]
    fn fails_once() -> Option<String> {
        let code = r#"let tries = 0; var haat = { async draw() {
            tries += 1;
            if (tries === 1) throw new Error("not now");
            return `<main>drawn ${tries}</main>`;
        } };"#;
        Some(code.to_owned())
    }
    let shop = Shop::open_with(Options { draw: Some(fails_once), ..Options::default() }).await;
    let visitor = shop.visitor().with("accept", "text/html");
    let missed = visitor.get("/products").await.page(200);
    assert!(!missed.contains("data-drawn"));
    for _ in 0..2 {
        let drawn = visitor.get("/products").await.page(200);
        assert!(drawn.contains("<main>drawn 2</main>"), "{}", root(&drawn));
    }
}
