//! Names of stored files: `HASH.webp`, `HASH-640.webp`, `HASH-320.webp`, `HASH-og.jpg` (contract 8).

use sha2::{Digest, Sha256};

/// What follows the hash in the four names; the largest comes first.
pub(super) const SUFFIXES: [&str; 4] = [".webp", "-640.webp", "-320.webp", PREVIEW];
/// The name's end of the JPEG among them.
pub(super) const PREVIEW: &str = "-og.jpg";

/// Part of every hash: change it when the same upload should give different files.
const PIPELINE: &[u8] = b"haat pictures 1";

const HASH_LENGTH: usize = 32;
const PREFIX: &str = "/uploads/";

/// The name an upload is stored under: 128 bits of SHA-256 over its bytes and the pipeline's version, in hex.
pub(super) fn hash_of(bytes: &[u8]) -> String {
    let digest = Sha256::new().chain_update(PIPELINE).chain_update(bytes).finalize();
    let mut hash = String::with_capacity(HASH_LENGTH);
    for byte in digest.iter().take(HASH_LENGTH / 2) {
        for digit in [byte >> 4, byte & 15] {
            hash.extend(char::from_digit(digit.into(), 16));
        }
    }
    hash
}

/// The path rows keep for a hash: `/uploads/HASH.webp`.
pub(super) fn path_of(hash: &str) -> String {
    format!("{PREFIX}{hash}.webp")
}

/// The path under which an upload of these bytes is stored.
#[must_use]
pub fn path_of_upload(bytes: &[u8]) -> String {
    path_of(&hash_of(bytes))
}

/// The hash in `/uploads/HASH.webp`, or `None` when the path is not exactly that.
pub(super) fn hash_in_path(path: &str) -> Option<&str> {
    let hash = path.strip_prefix(PREFIX)?.strip_suffix(".webp")?;
    is_hash(hash).then_some(hash)
}

/// The hash in one of the four file names, or `None` for any other name.
pub(super) fn hash_in_file_name(name: &str) -> Option<&str> {
    let (hash, suffix) = name.split_at_checked(HASH_LENGTH)?;
    (is_hash(hash) && SUFFIXES.contains(&suffix)).then_some(hash)
}

/// Whether a name is one of a picture's four.
#[must_use]
pub fn is_file_name(name: &str) -> bool {
    hash_in_file_name(name).is_some()
}

/// The path of the picture at 320 or 640 pixels wide; any larger width, and any path that is not an upload's,
/// gives the path itself.
#[must_use]
pub fn variant(path: &str, width: u32) -> String {
    match (hash_in_path(path), width) {
        (Some(hash), ..=320) => format!("{PREFIX}{hash}-320.webp"),
        (Some(hash), 321..=640) => format!("{PREFIX}{hash}-640.webp"),
        _ => path.to_owned(),
    }
}

/// The path of the JPEG for link previews; a path that is not an upload's comes back unchanged.
#[must_use]
pub fn og(path: &str) -> String {
    hash_in_path(path).map_or_else(|| path.to_owned(), |hash| format!("{PREFIX}{hash}-og.jpg"))
}

fn is_hash(text: &str) -> bool {
    text.len() == HASH_LENGTH && text.bytes().all(|byte| matches!(byte, b'0'..=b'9' | b'a'..=b'f'))
}

#[cfg(test)]
mod tests {
    use super::*;

    const HASH: &str = "0123456789abcdef0123456789abcdef";

    #[test]
    fn paths_of_variants() {
        let path = path_of(HASH);
        assert_eq!(variant(&path, 320), format!("/uploads/{HASH}-320.webp"));
        assert_eq!(variant(&path, 640), format!("/uploads/{HASH}-640.webp"));
        assert_eq!(variant(&path, 1280), path);
        assert_eq!(og(&path), format!("/uploads/{HASH}-og.jpg"));
        assert_eq!(variant("/demo/phone.webp", 320), "/demo/phone.webp");
        assert_eq!(og(""), "");
    }

    #[test]
    fn the_smaller_ones_are_named_by_their_width() {
        let [_, middle, small] = crate::images::WIDTHS;
        assert_eq!(SUFFIXES[1..3], [format!("-{middle}.webp"), format!("-{small}.webp")]);
    }

    #[test]
    fn only_the_four_names_are_names() {
        for suffix in SUFFIXES {
            assert_eq!(hash_in_file_name(&format!("{HASH}{suffix}")), Some(HASH));
        }
        let upper = format!("{}.webp", HASH.to_uppercase());
        for bad in [
            "",
            ".webp",
            "../haat.db",
            "tmp",
            HASH,
            &upper,
            &format!("{HASH}.jpg"),
            &format!("{HASH}-og.webp"),
            &format!("{HASH}-321.webp"),
            &format!("{HASH}.webp/"),
            &format!("/{HASH}.webp"),
            &format!("a{HASH}.webp"),
            &format!("{HASH}.webp\0"),
            &format!("{}é.webp", &HASH[1..]),
        ] {
            assert_eq!(hash_in_file_name(bad), None, "{bad:?}");
        }
    }

    #[test]
    fn a_hash_has_32_digits_and_follows_the_bytes() {
        assert_eq!(hash_of(b"").len(), HASH_LENGTH);
        assert!(is_hash(&hash_of(b"a")));
        assert_ne!(hash_of(b"a"), hash_of(b"b"));
    }
}
