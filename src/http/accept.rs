//! What a request's `Accept` asks for.

use axum::http::{HeaderMap, header};

/// `Accept` names JSON and not HTML (contract 2).
#[must_use]
pub fn wants_json(headers: &HeaderMap) -> bool {
    accepts(headers, "application/json") && !names_html(headers)
}

/// `Accept` names HTML.
#[must_use]
pub fn names_html(headers: &HeaderMap) -> bool {
    accepts(headers, "text/html")
}

fn accepts(headers: &HeaderMap, media: &str) -> bool {
    headers
        .get_all(header::ACCEPT)
        .iter()
        .filter_map(|v| v.to_str().ok())
        .flat_map(|v| v.split(','))
        .any(|part| part.split(';').next().unwrap_or_default().trim().eq_ignore_ascii_case(media))
}

#[cfg(test)]
mod tests {
    use axum::http::HeaderValue;

    use super::*;

    #[test]
    fn json_is_wanted_where_html_is_not_named() {
        let accept =
            |text: &'static str| HeaderMap::from_iter([(header::ACCEPT, HeaderValue::from_static(text))]);
        assert!(wants_json(&accept("application/json")));
        assert!(wants_json(&accept("application/json, text/plain, */*")));
        assert!(!wants_json(&accept("text/html,application/json;q=0.9")));
        assert!(!wants_json(&accept("*/*")));
        assert!(!wants_json(&HeaderMap::new()));
    }
}
