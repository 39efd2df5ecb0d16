//! What a list's address asks for: its page, its order and its filters.

use crate::products::query::Params;

/// The state of a list that a page's query names; what cannot be meant falls back, as in the interface.
pub(super) struct Asked {
    pub page: u32,
    pub sort: Option<&'static str>,
    pub min: Option<i64>,
    pub max: Option<i64>,
    /// Names parted by commas; empty: any brand.
    pub brands: String,
    pub q: String,
    pub all: bool,
}

impl Asked {
    /// Reads a page's query; `slider` is the right end of the price slider.
    pub fn of(query: Option<&str>, slider: i64) -> Self {
        let params = Params::of(query);
        let number = |name: &str| {
            params
                .get(name)
                .filter(|t| t.len() <= 9 && t.bytes().all(|b| b.is_ascii_digit()))?
                .parse::<i64>()
                .ok()
        };
        Self {
            page: number("page").and_then(|n| u32::try_from(n).ok()).unwrap_or(1).max(1),
            sort: ["lowToHigh", "highToLow"].into_iter().find(|s| params.get("sort") == Some(s)),
            min: number("min"),
            max: number("max").map(|n| n.min(slider)),
            brands: names(params.get("brands").unwrap_or_default()),
            q: params.get("q").unwrap_or_default().trim().chars().take(500).collect(),
            all: params.get("all") == Some("1"),
        }
    }

    /// Order and filters, as the interface writes them into the address.
    pub fn choices(&self) -> Vec<(&'static str, String)> {
        let mut all = Vec::new();
        all.extend(self.sort.map(|sort| ("sort", sort.to_owned())));
        all.extend(self.min.map(|min| ("min", min.to_string())));
        all.extend(self.max.map(|max| ("max", max.to_string())));
        if !self.brands.is_empty() {
            all.push(("brands", self.brands.clone()));
        }
        if !self.q.is_empty() {
            all.push(("q", self.q.clone()));
        }
        if self.all {
            all.push(("all", "1".to_owned()));
        }
        all
    }
}

/// Names parted by commas, without blank ones and the space around them.
fn names(text: &str) -> String {
    text.split(',').map(str::trim).filter(|name| !name.is_empty()).collect::<Vec<_>>().join(",")
}
