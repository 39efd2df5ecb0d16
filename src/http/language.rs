//! The language that a page is written in: what the visitor chose, kept in a cookie that the interface sets too.

use axum::http::{HeaderMap, header};

/// The cookie's name.
const COOKIE: &[u8] = b"haat_lang";

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
            // Another cookie beside it may be no ASCII.
            .flat_map(|value| value.as_bytes().split(|byte| *byte == b';'))
            .rev()
            .find_map(|pair| pair.trim_ascii().strip_prefix(COOKIE)?.strip_prefix(b"="));
        if chosen == Some(b"bn") { Self::Bengali } else { Self::English }
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

    /// Whole taka as people read them: `TK 45,000`, `৳৪৫,০০০` (contract 10).
    #[must_use]
    pub fn taka(self, amount: i64) -> String {
        format!("{}{}", self.pick("TK ", "৳"), self.number(amount))
    }

    /// A number without groups, such as a year.
    #[must_use]
    pub fn plain(self, n: i64) -> String {
        n.to_string().chars().map(|digit| self.pick(digit, bengali(digit))).collect()
    }

    /// A whole number: thousands apart in English, Bengali digits grouped by lakh and crore in Bengali.
    #[must_use]
    pub fn number(self, n: i64) -> String {
        let digits = n.unsigned_abs().to_string();
        let mut out = String::from(if n < 0 { "-" } else { "" });
        for (at, digit) in digits.chars().enumerate() {
            let left = digits.len() - at;
            let parts = match self {
                Self::English => left.is_multiple_of(3),
                Self::Bengali => left == 3 || (left > 3 && left % 2 == 1),
            };
            if at > 0 && parts {
                out.push(',');
            }
            out.push(self.pick(digit, bengali(digit)));
        }
        out
    }
}

fn bengali(digit: char) -> char {
    digit.to_digit(10).and_then(|n| char::from_u32('০' as u32 + n)).unwrap_or(digit)
}

#[cfg(test)]
mod tests {
    use super::*;
    use axum::http::HeaderValue;

    #[test]
    fn numbers_are_grouped_as_each_language_does() {
        for (n, english, bengali) in [
            (0, "0", "০"),
            (999, "999", "৯৯৯"),
            (45_000, "45,000", "৪৫,০০০"),
            (123_456, "123,456", "১,২৩,৪৫৬"),
            (100_000_000, "100,000,000", "১০,০০,০০,০০০"),
            (-1500, "-1,500", "-১,৫০০"),
        ] {
            assert_eq!(Language::English.number(n), english);
            assert_eq!(Language::Bengali.number(n), bengali);
        }
        assert_eq!(Language::Bengali.plain(2026), "২০২৬");
        assert_eq!(Language::English.taka(45_000), "TK 45,000");
        assert_eq!(Language::Bengali.taka(45_000), "৳৪৫,০০০");
    }

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
        let foreign = HeaderValue::from_bytes("haat_lang=bn; x=বাংলা".as_bytes()).unwrap();
        assert_eq!(Language::of(&HeaderMap::from_iter([(header::COOKIE, foreign)])), Language::Bengali);
    }
}
