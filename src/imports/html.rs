//! The text of a description in HTML: paragraphs and line breaks stay, everything else goes.

use std::borrow::Cow;

/// Elements that begin and end a line.
const BLOCKS: [&str; 22] = [
    "address",
    "article",
    "aside",
    "blockquote",
    "br",
    "dd",
    "div",
    "dl",
    "dt",
    "figure",
    "h1",
    "h2",
    "h3",
    "h4",
    "h5",
    "h6",
    "hr",
    "ol",
    "section",
    "table",
    "tr",
    "ul",
];
/// Elements whose text is none.
const SILENT: [&str; 4] = ["script", "style", "template", "noscript"];
const BULLET: &str = "• ";

/// HTML as plain text. A text without tags and entities comes out as it is.
#[must_use]
pub fn text(html: &str) -> String {
    if !html.contains(['<', '&']) {
        return html.trim().to_owned();
    }
    let tagged = html.contains('<') && html.contains('>');
    let mut out = Lines::default();
    // No tag begins behind the last >, and quotes are not followed once one was open to the end: each part of a text is
    // looked at once, however broken it is.
    let last = html.rfind('>').unwrap_or(0);
    let mut quotes = true;
    let mut rest = html;
    while let Some(at) = rest.find('<').filter(|_| tagged) {
        out.words(&rest[..at], tagged);
        rest = &rest[at..];
        let may_end = html.len() - rest.len() < last;
        let Some(tag) = Tag::at(rest, may_end, &mut quotes) else {
            out.words("<", tagged);
            rest = &rest[1..];
            continue;
        };
        rest = &rest[tag.length..];
        if SILENT.contains(&tag.name.as_str()) && !tag.closes {
            rest = after_end_of(&tag.name, rest);
        } else if tag.name == "p" {
            out.paragraph();
        } else if tag.name == "li" && !tag.closes {
            out.line();
            out.text.push_str(BULLET);
        } else if BLOCKS.contains(&tag.name.as_str()) || tag.name == "li" {
            out.line();
        } else if matches!(tag.name.as_str(), "td" | "th") {
            out.space();
        }
    }
    out.words(rest, tagged);
    out.text.trim().to_owned()
}

/// The text of HTML as one line.
#[must_use]
pub fn line(html: &str) -> String {
    text(html).split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Text under construction: runs of white space are one, and there is never more than one empty line.
#[derive(Default)]
struct Lines {
    text: String,
}

impl Lines {
    /// Adds what stands between two tags. Where there are no tags at all, line breaks are the writer's own.
    fn words(&mut self, raw: &str, tagged: bool) {
        let decoded = entities(raw);
        if !tagged {
            self.text.push_str(&decoded);
            return;
        }
        if decoded.starts_with(char::is_whitespace) {
            self.space();
        }
        for (n, word) in decoded.split_whitespace().enumerate() {
            if n > 0 {
                self.text.push(' ');
            }
            self.text.push_str(word);
        }
        if decoded.ends_with(char::is_whitespace) {
            self.space();
        }
    }

    fn space(&mut self) {
        if !self.text.is_empty() && !self.text.ends_with([' ', '\n']) {
            self.text.push(' ');
        }
    }

    fn line(&mut self) {
        let kept = self.text.trim_end_matches(' ').len();
        self.text.truncate(kept);
        if !self.text.is_empty() && !self.text.ends_with('\n') {
            self.text.push('\n');
        }
    }

    fn paragraph(&mut self) {
        self.line();
        if !self.text.is_empty() && !self.text.ends_with("\n\n") {
            self.text.push('\n');
        }
    }
}

struct Tag {
    name: String,
    closes: bool,
    length: usize,
}

impl Tag {
    /// The tag or comment that a text begins with; nothing where its `<` is a plain one. `may_end`: a `>` follows.
    /// `quotes`: whether a `>` in quotes is part of the tag.
    fn at(text: &str, may_end: bool, quotes: &mut bool) -> Option<Self> {
        if text.starts_with("<!--") {
            let length = text.find("-->").map_or(text.len(), |end| end + 3);
            return Some(Self { name: String::new(), closes: false, length });
        }
        let inner = text.get(1..)?;
        let (closes, inner) = inner.strip_prefix('/').map_or((false, inner), |inner| (true, inner));
        if !may_end || !inner.starts_with(|c: char| c.is_ascii_alphabetic() || c == '!' || c == '?') {
            return None;
        }
        let name: String = inner.chars().take_while(char::is_ascii_alphanumeric).collect();
        let mut quote = None;
        let end = text.char_indices().take_while(|_| *quotes).find(|(_, c)| {
            match quote {
                Some(open) if open == *c => quote = None,
                Some(_) => {}
                None if matches!(c, '"' | '\'') => quote = Some(*c),
                None => return *c == '>',
            }
            false
        });
        // A quote that nobody closed: the first > ends the tag.
        *quotes &= end.is_some();
        let end = end.map(|(at, _)| at).or_else(|| text.find('>'))?;
        Some(Self { name: name.to_ascii_lowercase(), closes, length: end + 1 })
    }
}

fn after_end_of<'a>(name: &str, text: &'a str) -> &'a str {
    let named = |at: &usize| {
        text.get(at + 2..at + 2 + name.len()).is_some_and(|found| found.eq_ignore_ascii_case(name))
    };
    text.match_indices("</").map(|(at, _)| at).find(named).map_or("", |at| &text[at..])
}

fn entities(raw: &str) -> Cow<'_, str> {
    if !raw.contains('&') {
        return Cow::Borrowed(raw);
    }
    let mut out = String::with_capacity(raw.len());
    let mut rest = raw;
    while let Some(at) = rest.find('&') {
        out.push_str(&rest[..at]);
        rest = &rest[at + 1..];
        let known =
            rest.bytes().take(11).position(|b| b == b';').and_then(|end| Some((end, entity(&rest[..end])?)));
        match known {
            Some((end, c)) => {
                out.push(c);
                rest = &rest[end + 1..];
            }
            None => out.push('&'),
        }
    }
    out.push_str(rest);
    Cow::Owned(out)
}

fn entity(name: &str) -> Option<char> {
    if let Some(number) = name.strip_prefix('#') {
        let hexadecimal = number.strip_prefix(['x', 'X']).map(|digits| u32::from_str_radix(digits, 16));
        return hexadecimal.unwrap_or_else(|| number.parse()).ok().and_then(char::from_u32);
    }
    let found = match name {
        "amp" => '&',
        "lt" => '<',
        "gt" => '>',
        "quot" => '"',
        "apos" => '\'',
        "nbsp" | "ensp" | "emsp" | "thinsp" => ' ',
        "copy" => '©',
        "reg" => '®',
        "trade" => '™',
        "deg" => '°',
        "plusmn" => '±',
        "times" => '×',
        "frac12" => '½',
        "frac14" => '¼',
        "micro" => 'µ',
        "middot" => '·',
        "bull" => '•',
        "hellip" => '…',
        "ndash" => '–',
        "mdash" => '—',
        "lsquo" => '‘',
        "rsquo" => '’',
        "ldquo" => '“',
        "rdquo" => '”',
        "laquo" => '«',
        "raquo" => '»',
        "euro" => '€',
        "pound" => '£',
        "eacute" => 'é',
        "egrave" => 'è',
        "uuml" => 'ü',
        "ouml" => 'ö',
        "auml" => 'ä',
        "szlig" => 'ß',
        _ => return None,
    };
    Some(found)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn paragraphs_lists_and_breaks_become_lines() {
        let html = "<p>One <b>bold</b>\n word.</p><p class=\"a>b\">Two<br/>three</p>\n<ul>\n<li>first</li><li>second \
                    </li></ul><table><tr><td>Weight</td><td>41 g</td></tr></table>";
        assert_eq!(text(html), "One bold word.\n\nTwo\nthree\n\n• first\n• second\nWeight 41 g");
    }

    #[test]
    fn entities_are_what_they_mean_and_scripts_are_nothing() {
        assert_eq!(text("A&nbsp;&amp;&#32;B &#x9F3;5 &unknown; & &lt;b&gt;"), "A & B ৳5 &unknown; & <b>");
        assert_eq!(
            text("a<script>if (1 < 2) alert('</p>')</script>b<!-- c > d -->e<style>p{}</style>"),
            "abe"
        );
        assert_eq!(line("<p>Wireless</p><p>Charger &amp; more</p>"), "Wireless Charger & more");
    }

    /// Each of these took minutes while a part of the text was looked at again and again.
    #[test]
    fn broken_text_of_a_megabyte_is_read_once() {
        for part in ["><a ", "&", "<a '>'", "<script></script>", "<!-- ", "<a \"", "</script"] {
            let html = part.repeat(1_000_000 / part.len());
            assert!(text(&format!("first {html}")).starts_with("first"), "{part}");
        }
    }

    #[test]
    fn plain_text_stays_as_it_is() {
        assert_eq!(text("One.\nTwo  three\n\n\nfour"), "One.\nTwo  three\n\n\nfour");
        assert_eq!(text("5 < 6 & 7"), "5 < 6 & 7");
        assert_eq!(text("a <> b < c"), "a <> b < c");
        assert_eq!(text("<p>an \"open' quote"), "an \"open' quote");
        assert_eq!(text("<p title=\"open>text"), "text");
    }
}
