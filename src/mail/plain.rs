//! Which names may stand in a mail to an address that nobody proved to have.

/// Whether a name leads nowhere: it holds nothing that mail programs take for an address.
#[must_use]
pub fn is_plain(name: &str) -> bool {
    let letters: Vec<char> = name.chars().collect();
    let leads = |around: &[char]| matches!(around, [a, '.' | '。' | '．', b] if a.is_alphanumeric() && b.is_alphanumeric());
    !name.contains(['/', '\\', '@', ':', '#', '<', '>']) && !letters.windows(3).any(leads)
}
