//! Cells that a spreadsheet program must not take for a formula.

use std::borrow::Cow;

/// What begins a formula, or hides that one begins.
const FORMULA: [char; 6] = ['=', '+', '-', '@', '\t', '\r'];

/// A text as a cell: one that would begin a formula gets an apostrophe in front, and one that looks as if it had got
/// one already does too, so that [`unguarded`] gives back every text as it was.
#[must_use]
pub fn guarded(text: &str) -> Cow<'_, str> {
    if text.trim_start_matches('\'').starts_with(FORMULA) {
        return Cow::Owned(format!("'{text}"));
    }
    Cow::Borrowed(text)
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
            ("'plain'", "'plain'"),
            ("'", "'"),
            ("12\" screen", "12\" screen"),
            ("", ""),
        ] {
            assert_eq!(guarded(text), cell);
            assert_eq!(unguarded(cell), text);
        }
    }
}
