//! What a list's address asks for: its page, its order and its filters. The interface reads addresses in the same way:
//! `tests/fixtures/lists.json` holds both to it.

use crate::catalogue::query::{BRANDS, SORTS, SPECS, join_names, split_names};
use crate::catalogue::specs::choices::Choice;
use crate::http::query::Params;
use crate::validate::limit;

/// A number that is higher, or too long to be read, stands for this page, which no list has.
const LAST_PAGE: u32 = 999_999_999;

/// The state of a list that a page's query names; what cannot be meant falls back, as in the interface.
pub(super) struct Asked {
    pub page: u32,
    pub sort: Option<&'static str>,
    pub min: Option<i64>,
    pub max: Option<i64>,
    /// Names parted by commas; empty: any brand.
    pub brands: String,
    /// Words parted by commas; empty: whatever the facts are.
    pub specs: String,
    pub q: String,
    pub all: bool,
}

impl Asked {
    /// Reads a page's query; `slider` is the right end of the price slider.
    pub fn of(query: Option<&str>, slider: i64) -> Self {
        let params = Params::of(query);
        let digits = |name: &str| params.get(name).filter(|t| t.bytes().all(|b| b.is_ascii_digit()));
        let number = |name: &str| digits(name).filter(|t| t.len() <= 9)?.parse::<i64>().ok();
        let min = number("min");
        Self {
            page: digits("page").map_or(1, |text| text.parse().unwrap_or(LAST_PAGE)).clamp(1, LAST_PAGE),
            sort: SORTS[1..].iter().map(|(word, _)| *word).find(|word| params.get("sort") == Some(word)),
            min,
            // The slider's right end is no bound, and a range may end beyond it.
            max: number("max").filter(|n| min.is_some() || *n < slider),
            brands: join_names(&brands(params.get("brands").unwrap_or_default())),
            specs: specs(params.get("specs").unwrap_or_default()),
            q: params.get("q").unwrap_or_default().trim().chars().take(limit::QUERY).collect(),
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
        if !self.specs.is_empty() {
            all.push(("specs", self.specs.clone()));
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

/// The names of a list, each once in whatever case, and no more than the call takes.
fn brands(list: &str) -> Vec<String> {
    let mut names: Vec<String> = Vec::new();
    for name in split_names(list) {
        if !names.iter().any(|other| other.to_uppercase() == name.to_uppercase()) {
            names.push(name);
        }
    }
    names.truncate(BRANDS);
    names
}

/// The words of a list that are known, each once, and no more than the call takes.
fn specs(list: &str) -> String {
    let mut words: Vec<&str> = Vec::new();
    for word in list.split(',').map(str::trim) {
        if word.parse::<Choice>().is_ok() && !words.contains(&word) {
            words.push(word);
        }
    }
    words.truncate(SPECS);
    words.join(",")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn asked(query: &str) -> Asked {
        Asked::of(Some(query), 100_000)
    }

    #[test]
    fn the_slider_ends_and_a_range_does_not() {
        assert_eq!(asked("max=250000").max, None);
        assert_eq!(asked("max=100000").max, None, "its right end is no bound");
        assert_eq!(asked("max=99999").max, Some(99_999));
        let range = asked("min=50000&max=250000");
        assert_eq!((range.min, range.max), (Some(50_000), Some(250_000)));
    }

    #[test]
    fn a_search_is_cut_by_characters() {
        assert_eq!(asked(&format!("q={}", "📱".repeat(501))).q, "📱".repeat(500));
    }

    #[test]
    fn a_page_of_any_length_is_a_page() {
        for (query, page) in [
            ("", 1),
            ("page=0", 1),
            ("page=-1", 1),
            ("page=1.5", 1),
            ("page=7", 7),
            ("page=99999999999", LAST_PAGE),
            ("page=4294967295", LAST_PAGE),
        ] {
            assert_eq!(asked(query).page, page, "{query}");
        }
    }
}
