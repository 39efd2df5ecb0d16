//! Templates that the interface's own components left while it was built (`ui/src/prerender`), and what fills them.
//! Texts are escaped here and nowhere else, so that no page can forget it.

use std::borrow::Cow;
use std::collections::HashMap;

use serde::Deserialize;

use crate::web::head::escape;

/// A row of pieces.
#[derive(Debug, Default, Deserialize)]
pub struct Template(Vec<Piece>);

#[derive(Debug, Deserialize)]
#[serde(untagged)]
enum Piece {
    /// HTML as it is.
    Html(String),
    /// The place of a text.
    Value { value: String },
    /// One of several pieces, by the case that holds.
    Choice { choice: String, cases: HashMap<String, Template> },
    /// The same again for every item.
    List { list: String, item: Template },
}

/// What stands for one name of a template.
enum Entry<'a> {
    Text(Cow<'a, str>),
    Html(String),
    Case(&'static str),
    Items(Vec<Values<'a>>),
}

impl<'a> Entry<'a> {
    fn html(&self) -> Option<Cow<'_, str>> {
        match self {
            Self::Text(text) => Some(escape(text).into()),
            Self::Html(html) => Some(html.into()),
            _ => None,
        }
    }

    fn case(&self) -> Option<&'static str> {
        if let Self::Case(case) = self { Some(case) } else { None }
    }

    fn items(&self) -> Option<&[Values<'a>]> {
        if let Self::Items(items) = self { Some(items) } else { None }
    }
}

/// What fills a template, or an item of its lists.
#[derive(Default)]
pub struct Values<'a>(Vec<(&'static str, Entry<'a>)>);

impl<'a> Values<'a> {
    /// With a text, whatever is in it.
    #[must_use]
    pub fn text(mut self, name: &'static str, text: impl Into<Cow<'a, str>>) -> Self {
        self.0.push((name, Entry::Text(text.into())));
        self
    }

    /// With HTML that was made by filling a template.
    #[must_use]
    pub fn html(mut self, name: &'static str, html: String) -> Self {
        self.0.push((name, Entry::Html(html)));
        self
    }

    /// With a decision.
    #[must_use]
    pub fn case(mut self, name: &'static str, case: &'static str) -> Self {
        self.0.push((name, Entry::Case(case)));
        self
    }

    /// With a decision between `yes` and `no`.
    #[must_use]
    pub fn yes(self, name: &'static str, yes: bool) -> Self {
        self.case(name, if yes { "yes" } else { "no" })
    }

    /// With the items of a list.
    #[must_use]
    pub fn list(mut self, name: &'static str, items: Vec<Values<'a>>) -> Self {
        self.0.push((name, Entry::Items(items)));
        self
    }

    /// With all that stands in others.
    #[must_use]
    pub fn and(mut self, others: Self) -> Self {
        self.0.extend(others.0);
        self
    }
}

/// Values, and behind them those of what they stand in.
struct Scope<'s, 'a> {
    values: &'s Values<'a>,
    outer: Option<&'s Scope<'s, 'a>>,
}

impl<'s, 'a> Scope<'s, 'a> {
    /// The innermost entry of a name that is of the wanted kind: a choice may be called like the text that it is about.
    fn find<T>(&self, name: &str, wanted: fn(&'s Entry<'a>) -> Option<T>) -> Option<T> {
        let own = self.values.0.iter().filter(|(known, _)| *known == name);
        own.map(|(_, entry)| entry)
            .find_map(wanted)
            .or_else(|| self.outer.and_then(|outer| outer.find(name, wanted)))
    }
}

impl Template {
    /// The HTML. What nothing was given for stays empty, and is told in the log.
    #[must_use]
    pub fn fill(&self, values: &Values<'_>) -> String {
        let mut out = String::with_capacity(16 * 1024);
        let mut missing = Vec::new();
        self.write(&Scope { values, outer: None }, &mut out, &mut missing);
        if !missing.is_empty() {
            missing.sort_unstable();
            missing.dedup();
            tracing::error!(?missing, "the interface's templates want what the server does not know");
        }
        out
    }

    fn write<'t>(&'t self, scope: &Scope<'_, '_>, out: &mut String, missing: &mut Vec<&'t str>) {
        for piece in &self.0 {
            match piece {
                Piece::Html(html) => out.push_str(html),
                Piece::Value { value } => match scope.find(value, Entry::html) {
                    Some(html) => out.push_str(&html),
                    None => missing.push(value),
                },
                Piece::Choice { choice, cases } => {
                    match scope.find(choice, Entry::case).and_then(|case| cases.get(case)) {
                        Some(pieces) => pieces.write(scope, out, missing),
                        None => missing.push(choice),
                    }
                }
                Piece::List { list, item } => match scope.find(list, Entry::items) {
                    Some(items) => {
                        for values in items {
                            item.write(&Scope { values, outer: Some(scope) }, out, missing);
                        }
                    }
                    None => missing.push(list),
                },
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn template(json: &str) -> Template {
        serde_json::from_str(json).unwrap()
    }

    #[test]
    fn texts_cannot_leave_their_place() {
        let page = template(r#"["<a title=\"", {"value": "title"}, "\">", {"value": "title"}, "</a>"]"#);
        let html = page.fill(&Values::default().text("title", "\"><script>alert('1 & 2')</script>"));
        let safe = "&quot;&gt;&lt;script&gt;alert(&#39;1 &amp; 2&#39;)&lt;/script&gt;";
        assert_eq!(html, format!("<a title=\"{safe}\">{safe}</a>"));
    }

    #[test]
    fn what_looks_like_a_place_inside_a_text_is_text() {
        let page = template(r#"[{"value": "a"}, {"value": "b"}]"#);
        assert_eq!(page.fill(&Values::default().text("a", "{{b}}").text("b", "c")), "{{b}}c");
    }

    #[test]
    fn items_know_their_own_values_and_those_around_them() {
        let page = template(
            r#"[{"list": "items", "item": [
                {"choice": "kind", "cases": {"new": ["new ", {"value": "name"}], "old": [{"value": "name"}]}},
                " in ", {"value": "place"}, ";"
            ]}]"#,
        );
        let item = |name: &'static str, case| Values::default().text("name", name).case("kind", case);
        let values = Values::default()
            .text("place", "shop")
            .text("name", "never")
            .list("items", vec![item("a", "new"), item("b", "old")]);
        assert_eq!(page.fill(&values), "new a in shop;b in shop;");
        assert_eq!(page.fill(&Values::default().list("items", Vec::new())), "");
    }

    #[test]
    fn what_nobody_gave_stays_empty() {
        let page = template(r#"["a", {"value": "b"}, {"choice": "c", "cases": {"x": ["y"]}}, "d"]"#);
        assert_eq!(page.fill(&Values::default().case("c", "z")), "ad");
    }
}
