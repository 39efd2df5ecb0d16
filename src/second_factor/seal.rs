//! Secrets of the second factor as the database keeps them: encrypted with a key that stands in a file of its own beside it,
//! so that whoever has a copy of the database or a backup has no codes.

use std::fs;
use std::io::{ErrorKind, Write as _};
use std::path::{Path, PathBuf};

use anyhow::{Context as _, bail};
use ring::aead::{AES_256_GCM, Aad, LessSafeKey, NONCE_LEN, Nonce, UnboundKey};

use super::model::SecretBytes;
use crate::error::{Error, Result};
use crate::ids;

/// The file of the key in a data folder: 64 hexadecimal digits. No backup holds it.
pub const KEY_FILE: &str = "secret.key";

/// Encrypts and decrypts secrets with a shop's key.
pub struct Sealer {
    key: LessSafeKey,
    file: PathBuf,
}

impl Sealer {
    /// Reads the key of a data folder; where there is none, one is made and is on the disk when this returns.
    ///
    /// # Errors
    /// Where the file cannot be used or holds something else.
    pub fn open(data: &Path) -> anyhow::Result<Self> {
        if let Some(sealer) = Self::read(data)? {
            return Ok(sealer);
        }
        let file = data.join(KEY_FILE);
        let key = make(data, &file).with_context(|| format!("{} cannot be written", file.display()))?;
        Self::of(&key, file)
    }

    /// Reads the key of a data folder; none where there is none.
    ///
    /// # Errors
    /// Where the file cannot be read or holds something else.
    pub fn read(data: &Path) -> anyhow::Result<Option<Self>> {
        let file = data.join(KEY_FILE);
        match fs::read_to_string(&file) {
            Ok(key) => Self::of(&key, file).map(Some),
            Err(cause) if cause.kind() == ErrorKind::NotFound => Ok(None),
            Err(cause) => Err(cause).with_context(|| format!("{} cannot be read", file.display())),
        }
    }

    fn of(key: &str, file: PathBuf) -> anyhow::Result<Self> {
        let Some(key) = bytes_of(key.trim()).and_then(|key| UnboundKey::new(&AES_256_GCM, &key).ok()) else {
            bail!(
                "{} holds no key: put the copy of it back, or take it away and run `haat admin passwd --reset-totp` \
                 for each admin with two-step sign-in",
                file.display()
            );
        };
        Ok(Self { key: LessSafeKey::new(key), file })
    }

    /// Encrypts an admin's secret.
    ///
    /// # Errors
    /// Where the cipher fails.
    pub fn seal(&self, admin: &str, secret: SecretBytes) -> Result<Vec<u8>> {
        let nonce: [u8; NONCE_LEN] = rand::random();
        let mut sealed = secret.to_vec();
        self.key
            .seal_in_place_append_tag(Nonce::assume_unique_for_key(nonce), Aad::from(admin), &mut sealed)
            .map_err(|_| Error::Internal(anyhow::anyhow!("a secret could not be encrypted")))?;
        Ok([&nonce[..], &sealed].concat())
    }

    /// Decrypts an admin's secret; none where it was encrypted with another key or for somebody else.
    #[must_use]
    pub fn unseal(&self, admin: &str, sealed: &[u8]) -> Option<SecretBytes> {
        let secret = self.opened(admin, sealed);
        if secret.is_none() {
            tracing::warn!(
                "the second factor of an admin was encrypted with another key than {}",
                self.file.display()
            );
        }
        secret
    }

    fn opened(&self, admin: &str, sealed: &[u8]) -> Option<SecretBytes> {
        let (nonce, sealed) = sealed.split_at_checked(NONCE_LEN)?;
        let nonce = Nonce::try_assume_unique_for_key(nonce).ok()?;
        let mut sealed = sealed.to_vec();
        let secret = self.key.open_in_place(nonce, Aad::from(admin), &mut sealed).ok()?;
        SecretBytes::try_from(&*secret).ok()
    }
}

/// Makes a key file; it appears under its name when it is whole. Where another process was first, its key is the one.
fn make(data: &Path, file: &Path) -> anyhow::Result<String> {
    let key = ids::hex(&ids::random_token());
    let mut made = tempfile::Builder::new().prefix(".secret-").tempfile_in(data)?;
    writeln!(made, "{key}")?;
    made.as_file().sync_all()?;
    match made.persist_noclobber(file) {
        Ok(_) => {
            fs::File::open(data)?.sync_all()?;
            Ok(key)
        }
        Err(cause) if cause.error.kind() == ErrorKind::AlreadyExists => Ok(fs::read_to_string(file)?),
        Err(cause) => Err(cause.error.into()),
    }
}

fn bytes_of(hex: &str) -> Option<[u8; 32]> {
    let mut key = [0; 32];
    if hex.len() != 2 * key.len() {
        return None;
    }
    for (byte, digits) in key.iter_mut().zip(hex.as_bytes().chunks_exact(2)) {
        *byte = u8::from_str_radix(std::str::from_utf8(digits).ok()?, 16).ok()?;
    }
    Some(key)
}

#[cfg(test)]
mod tests {
    use super::*;

    const SECRET: SecretBytes = [7; 20];

    #[test]
    fn a_secret_is_read_with_its_key_and_for_its_admin_alone() {
        let (one, other) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
        let sealer = Sealer::open(one.path()).unwrap();
        let sealed = sealer.seal("owner", SECRET).unwrap();
        assert!(!sealed.windows(8).any(|part| part == &SECRET[..8]));
        assert_ne!(sealer.seal("owner", SECRET).unwrap(), sealed, "none looks like another");
        let again = Sealer::open(one.path()).unwrap();
        assert_eq!(again.unseal("owner", &sealed), Some(SECRET));
        assert_eq!(again.unseal("another", &sealed), None);
        assert_eq!(Sealer::open(other.path()).unwrap().unseal("owner", &sealed), None);
        for broken in [&sealed[..sealed.len() - 1], &[], &SECRET[..]] {
            assert_eq!(sealer.unseal("owner", broken), None);
        }
    }

    #[test]
    fn what_is_no_key_is_told_and_kept() {
        let data = tempfile::tempdir().unwrap();
        fs::write(data.path().join(KEY_FILE), "not a key\n").unwrap();
        let cause = Sealer::open(data.path()).err().unwrap().to_string();
        assert!(cause.contains("secret.key holds no key"), "{cause}");
        assert_eq!(fs::read_to_string(data.path().join(KEY_FILE)).unwrap(), "not a key\n");
    }
}
