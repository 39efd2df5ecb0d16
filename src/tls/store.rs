//! Account and certificate in the data folder. No backup holds them: a key that lies in many places is no secret, and a
//! restored shop gets new ones within a minute.

use std::fs::{self, DirBuilder};
use std::io::{ErrorKind, Write as _};
use std::os::unix::fs::DirBuilderExt as _;
use std::path::{Path, PathBuf};

use anyhow::Context as _;
use instant_acme::AccountCredentials;
use sha2::{Digest as _, Sha256};

use crate::config::Https;
use crate::ids;

/// The folder in the data folder.
const FOLDER: &str = "acme";

/// The files of one authority and one set of domains.
#[derive(Debug)]
pub struct Store {
    account: PathBuf,
    certificate: PathBuf,
}

impl Store {
    /// Makes the folder where it is missing. Files are named after what they are for, so that one of another authority,
    /// such as that of a trial, is not taken for this one's.
    ///
    /// # Errors
    /// Where it cannot be made.
    pub fn open(data: &Path, config: &Https) -> anyhow::Result<Self> {
        let folder = data.join(FOLDER);
        DirBuilder::new()
            .recursive(true)
            .mode(0o700)
            .create(&folder)
            .with_context(|| format!("the folder {} cannot be made", folder.display()))?;
        let mut domains = config.domains.clone();
        domains.sort();
        let account = name(&[&config.directory]);
        let certificate = name(&[&config.directory, &domains.join(",")]);
        Ok(Self {
            account: folder.join(format!("account-{account}.json")),
            certificate: folder.join(format!("certificate-{certificate}.pem")),
        })
    }

    /// The account; none where there is none, or the file cannot be used.
    pub fn account(&self) -> Option<AccountCredentials> {
        let text = read(&self.account)?;
        serde_json::from_str(&text)
            .inspect_err(|_| tracing::warn!("{} holds no account; a new one is made", self.account.display()))
            .ok()
    }

    /// Keeps an account.
    ///
    /// # Errors
    /// Where it cannot be written.
    pub fn keep_account(&self, account: &AccountCredentials) -> anyhow::Result<()> {
        keep(&self.account, &serde_json::to_string(account)?)
    }

    /// Key and chain in PEM; none where there are none.
    pub fn certificate(&self) -> Option<String> {
        read(&self.certificate)
    }

    /// Keeps key and chain, in one file that is replaced at once.
    ///
    /// # Errors
    /// Where they cannot be written.
    pub fn keep_certificate(&self, pem: &str) -> anyhow::Result<()> {
        keep(&self.certificate, pem)
    }
}

fn name(parts: &[&str]) -> String {
    ids::hex(&Sha256::digest(parts.join("\n"))[..8])
}

fn read(file: &Path) -> Option<String> {
    match fs::read_to_string(file) {
        Ok(text) => Some(text),
        Err(cause) if cause.kind() == ErrorKind::NotFound => None,
        Err(cause) => {
            tracing::warn!(error = %cause, "{} cannot be read", file.display());
            None
        }
    }
}

/// The file appears under its name, readable for its owner alone, when it is whole and on the disk.
fn keep(file: &Path, text: &str) -> anyhow::Result<()> {
    let folder = file.parent().unwrap_or(Path::new("."));
    let write = || {
        let mut made = tempfile::Builder::new().prefix(".new-").tempfile_in(folder)?;
        made.write_all(text.as_bytes())?;
        made.as_file().sync_all()?;
        made.persist(file).map_err(|cause| cause.error)?;
        fs::File::open(folder)?.sync_all()
    };
    write().with_context(|| format!("{} cannot be written", file.display()))
}

#[cfg(test)]
mod tests {
    use clap::Parser as _;

    use super::*;
    use crate::config::Cli;

    #[test]
    fn one_certificate_is_not_taken_for_another() {
        let folder = tempfile::tempdir().unwrap();
        let store = |domains: &str, directory: &str| {
            let args = ["haat", "--domain", domains, "--acme-directory", directory];
            let config = Cli::parse_from(args).options.check().unwrap().https.unwrap();
            Store::open(folder.path(), &config).unwrap()
        };
        let kept = store("shop.example,www.shop.example", "https://acme.example/dir");
        assert_eq!(kept.certificate(), None);
        kept.keep_certificate("one").unwrap();
        kept.keep_certificate("two").unwrap();
        let again = store("www.shop.example,shop.example", "https://acme.example/dir");
        assert_eq!(again.certificate().as_deref(), Some("two"));
        for (domains, directory) in [
            ("shop.example", "https://acme.example/dir"),
            ("shop.example,www.shop.example", "https://acme.example/trial"),
        ] {
            assert_eq!(store(domains, directory).certificate(), None, "{domains} {directory}");
        }
        fs::write(&again.account, "no account").unwrap();
        assert!(again.account().is_none());
    }
}
