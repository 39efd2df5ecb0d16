use super::*;

fn asked(location: &str) -> Asked<'_> {
    Asked { location, language: "en", origin: "https://shop.example", data: r#"{"/a":{"views":7,"b":1}}"# }
}

/// Draws what is asked, fails, hangs, or fills its memory, as the location says.
#[allow(clippy::unnecessary_wraps, reason = "what the bundle gives")]
fn script() -> Option<String> {
    let code = r#"var haat = {
        drawn: 0,
        async draw(json) {
            const asked = JSON.parse(json);
            if (asked.location === "/fails") throw new Error("no such thing");
            if (asked.location === "/hangs") for (;;);
            if (asked.location === "/grows") for (const all = []; ; ) all.push("x".repeat(1000) + all.length);
            haat.drawn += 1;
            return [haat.drawn, asked.location, asked.data["/a"].b, haatLetters("ক্ষি👩‍👩‍👧").length].join(" ");
        }
    };"#;
    Some(code.to_owned())
}

#[tokio::test]
async fn a_page_is_drawn_once_for_the_same_data_whatever_its_views() {
    let renderer = Renderer::new(Some(script));
    assert_eq!(renderer.draw(asked("/x")).await.as_deref(), Some("1 /x 1 2"));
    let seen = Asked { data: r#"{"/a":{"views":12345,"b":1}}"#, ..asked("/x") };
    assert_eq!(renderer.draw(seen).await.as_deref(), Some("1 /x 1 2"));
    let changed = Asked { data: r#"{"/a":{"views":7,"b":2}}"#, ..asked("/x") };
    assert_eq!(renderer.draw(changed).await.as_deref(), Some("2 /x 2 2"));
    assert_eq!(renderer.draw(Asked { language: "bn", ..asked("/x") }).await.as_deref(), Some("3 /x 1 2"));
}

#[tokio::test]
async fn a_fault_costs_one_drawing_and_no_later_one() {
    let renderer = Renderer::new(Some(script));
    for location in ["/fails", "/hangs", "/grows"] {
        assert_eq!(renderer.draw(asked(location)).await, None, "{location}");
        assert!(renderer.draw(asked(&format!("{location}/after"))).await.is_some(), "after {location}");
    }
}

#[tokio::test]
async fn nothing_is_drawn_where_there_is_nothing_to_draw_with() {
    assert_eq!(Renderer::new(None).draw(asked("/")).await, None);
    assert_eq!(Renderer::new(Some(|| None)).draw(asked("/")).await, None);
    assert_eq!(Renderer::new(Some(|| Some("haat = 1".to_owned()))).draw(asked("/")).await, None);
    assert_eq!(Renderer::new(Some(|| Some("no script (".to_owned()))).draw(asked("/")).await, None);
}

#[test]
fn a_kept_drawing_is_the_same_text_and_far_smaller() {
    let html = "<li class=\"card\">স্যামসাং গ্যালাক্সি</li>".repeat(500);
    let packed = Packed::of(&html).unwrap();
    assert!(packed.len() * 8 < html.len(), "{} of {}", packed.len(), html.len());
    assert_eq!(packed.text().as_deref(), Some(html.as_str()));
    assert_eq!(Packed::of("").unwrap().text().as_deref(), Some(""));
}
