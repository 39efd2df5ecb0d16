//! Numbers with their units, as titles, specifications and searches have them.

/// What a number is counted in.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Unit {
    /// Gigabytes; terabytes are 1,024 of them.
    Gb,
    /// Milliampere hours.
    Mah,
    /// Inches.
    Inch,
    /// Hertz.
    Hz,
    /// Nothing that is known here.
    Other,
    /// Nothing: a bare number.
    None,
}

/// A number with its unit.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Measure {
    /// Ten times the number.
    pub tenths: u32,
    /// Its unit.
    pub unit: Unit,
}

impl Measure {
    /// The number without its tenths.
    pub fn whole(&self) -> u32 {
        self.tenths / 10
    }
}

/// How units are written, folded; those of Bengali may go on with an ending.
const UNITS: &[(&str, Unit, u32)] = &[
    ("gb", Unit::Gb, 1),
    ("gig", Unit::Gb, 1),
    ("জিবি", Unit::Gb, 1),
    ("গিগাবাইট", Unit::Gb, 1),
    ("tb", Unit::Gb, 1024),
    ("টিবি", Unit::Gb, 1024),
    ("টেরাবাইট", Unit::Gb, 1024),
    ("mah", Unit::Mah, 1),
    ("এমএএইচ", Unit::Mah, 1),
    ("মিলিঅ্যাম্প", Unit::Mah, 1),
    ("মিলি অ্যাম্প", Unit::Mah, 1),
    ("inch", Unit::Inch, 1),
    ("inci", Unit::Inch, 1),
    ("\"", Unit::Inch, 1),
    ("ইঞ্চি", Unit::Inch, 1),
    ("ইনচি", Unit::Inch, 1),
    ("hz", Unit::Hz, 1),
    ("hertz", Unit::Hz, 1),
    ("হার্টজ", Unit::Hz, 1),
];

/// The unit at the beginning of a folded text, with its factor; Latin ones end where the word ends, `inch` in any
/// plural.
pub fn unit(text: &str) -> Option<(Unit, u32)> {
    let (name, unit, factor) = UNITS.iter().find(|(name, ..)| text.starts_with(name))?;
    let rest = &text[name.len()..];
    let ends = !name.is_ascii()
        || matches!(*name, "inch" | "inci" | "\"")
        || !rest.starts_with(|c: char| c.is_ascii_alphanumeric());
    ends.then_some((*unit, *factor))
}

/// The numbers of a folded text in their order, each with its unit: `8gb`, `8 gb`, `6.7-inch`, `10,000 mah`. Numbers
/// within words, such as in `a56`, are none; at most 32 are read.
pub fn measures(text: &str) -> Vec<Measure> {
    let mut all = Vec::new();
    let mut at = 0;
    while all.len() < 32
        && let Some(start) = text[at..].find(|c: char| c.is_ascii_digit()).map(|n| at + n)
    {
        let (tenths, length) = number(&text[start..]);
        at = start + length;
        let inside = text[..start].chars().next_back().is_some_and(|c| c.is_alphabetic() || c == '.');
        if inside {
            continue;
        }
        let rest = text[at..].trim_start_matches([' ', '-']);
        let (unit, factor) = match unit(rest) {
            Some(found) => found,
            None if rest.len() == text[at..].len() && rest.starts_with(char::is_alphabetic) => {
                (Unit::Other, 1)
            }
            None => (Unit::None, 1),
        };
        all.extend(tenths.and_then(|n| n.checked_mul(factor)).map(|tenths| Measure { tenths, unit }));
    }
    all
}

/// Ten times the number at the beginning of a text, whose digits may stand in groups; nothing where it is too large. And
/// how long it is.
pub fn number(text: &str) -> (Option<u32>, usize) {
    let bytes = text.as_bytes();
    let is_digit = |at: usize| bytes.get(at).is_some_and(u8::is_ascii_digit);
    let mut length = 0;
    while is_digit(length) || (bytes.get(length) == Some(&b',') && is_digit(length + 1)) {
        length += 1;
    }
    let digits = text[..length].replace(',', "");
    let mut tenths = digits.parse::<u32>().ok().and_then(|n| n.checked_mul(10));
    if bytes.get(length) == Some(&b'.') && is_digit(length + 1) {
        let tenth = u32::from(bytes[length + 1] - b'0');
        tenths = tenths.and_then(|n| n.checked_add(tenth));
        length += 1;
        while is_digit(length) {
            length += 1;
        }
    }
    (tenths, length)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text::fold;

    #[test]
    fn numbers_are_read_with_their_units() {
        for (text, expected) in [
            ("8GB/256GB", &[(80, Unit::Gb), (2560, Unit::Gb)][..]),
            ("12 GB/1 TB", &[(120, Unit::Gb), (10240, Unit::Gb)]),
            ("৮ জিবি/২৫৬ জিবির", &[(80, Unit::Gb), (2560, Unit::Gb)]),
            (
                "6.78-inch, 1080 x 2436, 144 Hz",
                &[(67, Unit::Inch), (10800, Unit::None), (24360, Unit::None), (1440, Unit::Hz)],
            ),
            ("43\u{201D} tv", &[(430, Unit::Inch)]),
            ("20,000 mAh, 74 Wh", &[(200_000, Unit::Mah), (740, Unit::None)]),
            ("galaxy a56 5g", &[(50, Unit::Other)]),
            ("8/128", &[(80, Unit::None), (1280, Unit::None)]),
            ("", &[]),
        ] {
            let found: Vec<_> = measures(&fold(text)).iter().map(|m| (m.tenths, m.unit)).collect();
            assert_eq!(found, expected, "{text}");
        }
        assert_eq!(measures(&"9".repeat(500)), []);
        assert_eq!(measures(&"9 ".repeat(500)).len(), 32);
    }
}
