//! The language that a page is written in: what the visitor chose, kept in a cookie that the interface sets too.

use axum::http::{HeaderMap, header};

/// The cookie's name.
const COOKIE: &str = "haat_lang";

/// A language that the interface speaks.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub enum Language {
    /// What nobody chose otherwise.
    #[default]
    English,
    /// `haat_lang=bn`.
    Bengali,
}

impl Language {
    /// What a request's cookie says; anything but `bn` is English. The last cookie of the name counts.
    #[must_use]
    pub fn of(headers: &HeaderMap) -> Self {
        let chosen = headers
            .get_all(header::COOKIE)
            .iter()
            .filter_map(|value| value.to_str().ok())
            .flat_map(|value| value.split(';'))
            .filter_map(|pair| pair.trim().split_once('='))
            .filter(|(name, _)| *name == COOKIE)
            .last();
        if matches!(chosen, Some((_, "bn"))) { Self::Bengali } else { Self::English }
    }

    /// The value of `lang`.
    #[must_use]
    pub fn code(self) -> &'static str {
        self.pick("en", "bn")
    }

    /// One of two texts that say the same.
    #[must_use]
    pub fn pick<T>(self, english: T, bengali: T) -> T {
        match self {
            Self::English => english,
            Self::Bengali => bengali,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use axum::http::HeaderValue;

    #[test]
    fn only_the_cookie_chooses_bengali() {
        let of = |cookie: &'static str| {
            Language::of(&HeaderMap::from_iter([(header::COOKIE, HeaderValue::from_static(cookie))]))
        };
        assert_eq!(Language::of(&HeaderMap::new()), Language::English);
        assert_eq!(of("haat_lang=bn"), Language::Bengali);
        assert_eq!(of("a=b; haat_lang=bn; c=d"), Language::Bengali);
        assert_eq!(of("haat_lang=en"), Language::English);
        assert_eq!(of("haat_lang=BN"), Language::English);
        assert_eq!(of("xhaat_lang=bn; haat_lang2=bn"), Language::English);
        assert_eq!(of("haat_lang=bn; haat_lang=en"), Language::English);
    }
}
