//! Names that nobody can guess.

const LETTERS: &[u8; 62] = b"0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";

/// An opaque `_id`: 14 letters and digits, 83 random bits, short enough for a link (contract 4).
#[must_use]
pub fn random_id() -> String {
    (0..14).map(|_| char::from(LETTERS[rand::random_range(0..LETTERS.len())])).collect()
}

/// Letters and digits that nobody takes for others.
const PLAIN: &[u8; 32] = b"ABCDEFGHJKLMNPQRSTUVWXYZ23456789";

/// So many random letters and digits that people can read out and type: 5 bits each.
#[must_use]
pub fn plain(length: usize) -> String {
    (0..length).map(|_| char::from(PLAIN[rand::random_range(0..PLAIN.len())])).collect()
}

/// 256 random bits, for a session token.
#[must_use]
pub fn random_token() -> [u8; 32] {
    rand::random()
}

/// Bytes in lower-case hexadecimal.
#[must_use]
pub fn hex(bytes: &[u8]) -> String {
    const DIGITS: &[u8; 16] = b"0123456789abcdef";
    bytes
        .iter()
        .flat_map(|b| [DIGITS[usize::from(b >> 4)], DIGITS[usize::from(b & 15)]])
        .map(char::from)
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_are_fourteen_letters_and_differ() {
        let (a, b) = (random_id(), random_id());
        assert_eq!(a.len(), 14);
        assert!(a.bytes().all(|c| c.is_ascii_alphanumeric()));
        assert_ne!(a, b);
        assert_eq!(hex(&[0, 10, 255]), "000aff");
    }
}
