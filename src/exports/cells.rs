//! Cells that a spreadsheet program must not take for a formula.

use std::borrow::Cow;

/// What begins a formula, or hides that one begins; the wide signs are taken for the plain ones where people type in
/// Chinese or Japanese.
const FORMULA: [char; 11] = ['=', '+', '-', '@', '＝', '＋', '－', '＠', '\t', '\r', '\n'];

/// A text as a cell: one that would begin a formula gets an apostrophe in front, and one that looks as if it had got
/// one already does too, so that [`unguarded`] gives back every text as it was.
#[must_use]
pub fn guarded(text: &str) -> Cow<'_, str> {
    if text.trim_start_matches('\'').starts_with(FORMULA) {
        return Cow::Owned(format!("'{text}"));
    }
    Cow::Borrowed(text)
}

/// A phone number as a cell. Spreadsheets take eleven digits for a number and drop the 0 in front; with a dash it is
/// text, and reads as people write it. Whatever else looks like a number gets an apostrophe.
#[must_use]
pub fn phone(text: &str) -> Cow<'_, str> {
    let is_number = !text.is_empty() && text.bytes().all(|b| b.is_ascii_digit());
    match text.split_at_checked(5) {
        Some((start, rest)) if is_number && rest.len() == 6 => Cow::Owned(format!("{start}-{rest}")),
        _ if is_number => Cow::Owned(format!("'{text}")),
        _ => guarded(text),
    }
}

/// The text of a cell that [`guarded`], or another shop's export by the same rule, wrote.
#[must_use]
pub fn unguarded(cell: &str) -> &str {
    match cell.strip_prefix('\'') {
        Some(rest) if rest.trim_start_matches('\'').starts_with(FORMULA) => rest,
        _ => cell,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn formulas_get_an_apostrophe_and_lose_it_again() {
        for (text, cell) in [
            ("=1+2", "'=1+2"),
            ("+88", "'+88"),
            ("-5", "'-5"),
            ("@SUM(A1)", "'@SUM(A1)"),
            ("\t=1", "'\t=1"),
            ("\r=1", "'\r=1"),
            ("'=1", "''=1"),
            ("''-", "'''-"),
            ("＝1+2", "'＝1+2"),
            ("＋88", "'＋88"),
            ("－5", "'－5"),
            ("＠SUM(A1)", "'＠SUM(A1)"),
            ("\n=1", "'\n=1"),
            ("'＝1", "''＝1"),
            ("'plain'", "'plain'"),
            ("'", "'"),
            ("12\" screen", "12\" screen"),
            ("", ""),
        ] {
            assert_eq!(guarded(text), cell);
            assert_eq!(unguarded(cell), text);
        }
    }

    #[test]
    fn phones_are_no_numbers() {
        for (text, cell) in [
            ("01712345678", "01712-345678"),
            ("01712-345678", "01712-345678"),
            ("0312345", "'0312345"),
            ("+8801712345678", "'+8801712345678"),
            ("", ""),
        ] {
            assert_eq!(phone(text), cell);
        }
    }
}
