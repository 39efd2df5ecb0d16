//! A post's text as HTML: paragraphs and links, as `blog-text.ts` of the interface finds them.

use std::fmt::Write as _;

use url::Url;

use crate::web::head::escape;

/// Punctuation of the sentence around an address.
const CLOSING: &str = ".,;:!?'’‘…*_~|]}";

/// The paragraphs of a post: what blank lines part.
#[must_use]
pub fn paragraphs(text: &str) -> Vec<String> {
    let mut found = vec![String::new()];
    for line in text.lines() {
        match found.last_mut() {
            Some(_) if line.trim().is_empty() => found.push(String::new()),
            Some(paragraph) => {
                paragraph.push_str(line);
                paragraph.push('\n');
            }
            None => {}
        }
    }
    found.iter().map(|paragraph| paragraph.trim().to_owned()).filter(|text| !text.is_empty()).collect()
}

/// A paragraph; its http and https addresses are links.
#[must_use]
pub fn linked(text: &str) -> String {
    let mut out = String::with_capacity(text.len() + 64);
    let (mut done, mut at) = (0, 0);
    while let Some(start) = next_address(text, at) {
        let length = text[start..].find(|c| !is_of_address(c)).unwrap_or(text.len() - start);
        at = start + length;
        let shown = without_closing(&text[start..at]);
        let Some(href) = address_of(shown) else { continue };
        let _ = write!(
            out,
            "{}<a href=\"{}\" target=\"_blank\" rel=\"noopener nofollow\" class=\"text-accent underline\">{}</a>",
            escape(&text[done..start]),
            escape(&href),
            escape(shown),
        );
        done = start + shown.len();
    }
    out + &escape(&text[done..])
}

/// Where the next thing begins that looks like an address, and is not the end of a word.
fn next_address(text: &str, from: usize) -> Option<usize> {
    text[from..].match_indices(['h', 'H']).map(|(n, _)| from + n).find(|start| {
        let scheme = |name: &str| {
            let found = text.as_bytes().get(*start..start + name.len());
            found.is_some_and(|found| found.eq_ignore_ascii_case(name.as_bytes()))
                && text[start + name.len()..].starts_with(is_of_address)
        };
        let before = text[..*start].chars().next_back();
        (scheme("http://") || scheme("https://")) && !before.is_some_and(|c| c.is_alphanumeric() || c == '_')
    })
}

/// What may stand in an address, as far as people write it: not the Bengali full stop, and nothing that is unseen.
fn is_of_address(c: char) -> bool {
    !c.is_whitespace()
        && !c.is_control()
        && !matches!(c, '<' | '>' | '"' | '“' | '”' | '।' | '\u{AD}' | '\u{200B}'..='\u{200F}'
            | '\u{2028}'..='\u{202E}' | '\u{2060}'..='\u{2069}' | '\u{FEFF}')
}

/// Leaves the sentence its full stop, and its bracket where the address opened none.
fn without_closing(text: &str) -> &str {
    let brackets = |c: char| text.matches(c).count();
    let mut more = brackets(')').saturating_sub(brackets('('));
    let mut rest = text;
    while let Some(last) = rest.chars().next_back() {
        if last == ')' && more > 0 {
            more -= 1;
        } else if !CLOSING.contains(last) {
            break;
        }
        rest = &rest[..rest.len() - last.len_utf8()];
    }
    rest
}

/// The address that a browser would open; nothing for what only looks like one or hides where it leads.
fn address_of(text: &str) -> Option<String> {
    let url = Url::parse(text).ok()?;
    // https://bank.example@evil.example leads to the latter.
    let plain = url.has_host() && url.username().is_empty() && url.password().is_none();
    plain.then(|| url.into())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The addresses found in a text, as they are shown.
    fn links(text: &str) -> Vec<String> {
        linked(text)
            .split("underline\">")
            .skip(1)
            .filter_map(|rest| rest.split_once("</a>"))
            .map(|(shown, _)| shown.to_owned())
            .collect()
    }

    #[test]
    fn empty_lines_part_paragraphs_and_others_stay() {
        assert_eq!(
            paragraphs("One.\n\nTwo,\nstill two.\n \t\n\n\nThree.\n"),
            ["One.", "Two,\nstill two.", "Three."]
        );
        assert!(paragraphs(" \n\n \n").is_empty());
    }

    #[test]
    fn an_address_is_a_link_and_every_letter_stays() {
        assert_eq!(
            linked("See (http://a.example)."),
            "See (<a href=\"http://a.example/\" target=\"_blank\" rel=\"noopener nofollow\" \
             class=\"text-accent underline\">http://a.example</a>)."
        );
    }

    #[test]
    fn what_belongs_to_an_address_is_taken() {
        for (text, link) in [
            ("(https://a.example/x)", "https://a.example/x"),
            ("(see https://a.example/Phone_(old))", "https://a.example/Phone_(old)"),
            ("https://a.example/x...", "https://a.example/x"),
            ("“https://a.example/x”", "https://a.example/x"),
            ("'https://a.example/x'!", "https://a.example/x"),
            ("দেখুন https://a.example/x।", "https://a.example/x"),
            ("দেখুন https://a.example/ফোন?", "https://a.example/ফোন"),
            ("HTTPS://A.example/X", "HTTPS://A.example/X"),
            ("https://a.example/x,https", "https://a.example/x,https"),
            ("https://a.example/\"onmouseover=\"alert(1)", "https://a.example/"),
            ("https://a.example/<script>alert(1)</script>", "https://a.example/"),
            ("https://a.example/\u{202E}moc.live", "https://a.example/"),
            ("https://a.example/\u{200B}x", "https://a.example/"),
        ] {
            assert_eq!(links(text), [link], "{text}");
        }
        assert_eq!(links(&format!("https://a.example/{}", ")".repeat(20_000))), ["https://a.example/"]);
        assert_eq!(links(&"https://a.example/x ".repeat(1_000)).len(), 1_000);
    }

    #[test]
    fn nothing_else_is_a_link() {
        for text in [
            "javascript:alert(1)",
            "JaVaScRiPt://a.example/%0aalert(1)",
            "data:text/html,<script>alert(1)</script>",
            "ftp://a.example/x",
            "//a.example/x",
            "xhttps://a.example/x",
            "https://",
            "https://)",
            "https://[",
            "https://a.example:99999/x",
            "https://bank.example@evil.example/x",
            "https://user:secret@evil.example/x",
        ] {
            assert_eq!(linked(text), escape(text), "{text}");
        }
    }
}
