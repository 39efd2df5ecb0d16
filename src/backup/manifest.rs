//! What an archive holds: `haat.db`, `uploads/…`, and last of all a list with the length and SHA-256 of each, so that an
//! archive that is cut off or damaged is known as such.

use std::collections::BTreeMap;
use std::io::{self, Read};

use anyhow::bail;
use rusqlite::Connection;
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use utoipa::ToSchema;

use crate::error::Result;
use crate::images;

/// The database's name in the archive and in a data folder.
pub const DATABASE: &str = "haat.db";
/// The folder of the pictures, in both.
pub const UPLOADS: &str = "uploads";
/// The folder in a data folder that the shop's own backups are kept in; no archive has it.
pub const FOLDER: &str = "backups";
/// The list's name in the archive.
pub const LIST: &str = "haat-backup.json";
/// The layout of archives.
const FORMAT: u32 = 1;

/// Length and hash of a file.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Entry {
    bytes: u64,
    sha256: String,
}

/// How many things a shop has, those in the trash too: what a restored one is compared by.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = BackupCounts)]
pub struct Counts {
    /// Products of every listing.
    pub products: i64,
    /// Orders of customers and visitors.
    pub orders: i64,
    /// Accounts of customers.
    pub customers: i64,
    /// Blog posts.
    pub blogs: i64,
}

impl Counts {
    /// Those of a database.
    ///
    /// # Errors
    /// Where it cannot be read.
    pub fn of(conn: &Connection) -> Result<Self> {
        let sql = "SELECT (SELECT count(*) FROM products), (SELECT count(*) FROM orders),
            (SELECT count(*) FROM customers), (SELECT count(*) FROM blogs)";
        Ok(conn.query_row(sql, [], |r| {
            Ok(Self { products: r.get(0)?, orders: r.get(1)?, customers: r.get(2)?, blogs: r.get(3)? })
        })?)
    }
}

/// The list.
#[derive(Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Manifest {
    format: u32,
    made_by: String,
    made_at: String,
    /// Archives of before they were counted have none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    counts: Option<Counts>,
    files: BTreeMap<String, Entry>,
}

impl Manifest {
    /// The list of an archive that is made now.
    #[must_use]
    pub fn new(made_at: String, counts: Counts) -> Self {
        let made_by = format!("haat {}", env!("CARGO_PKG_VERSION"));
        Self { format: FORMAT, made_by, made_at, counts: Some(counts), files: BTreeMap::new() }
    }

    /// Adds a file.
    pub fn add(&mut self, name: &str, entry: Entry) {
        self.files.insert(name.to_owned(), entry);
    }

    /// When the archive was made, RFC 3339.
    #[must_use]
    pub fn made_at(&self) -> &str {
        &self.made_at
    }

    /// Compares what the shop had with what the restored one has.
    ///
    /// # Errors
    /// Where they differ.
    pub fn compare_counts(&self, found: Counts) -> anyhow::Result<()> {
        match self.counts {
            Some(counts) if counts != found => {
                bail!("the shop had {counts:?} when it was made, and {found:?} are in it")
            }
            _ => Ok(()),
        }
    }

    /// Compares the list with what was found.
    ///
    /// # Errors
    /// Where a file is missing, is not on the list, or is another one.
    pub fn compare(&self, found: &BTreeMap<String, Entry>) -> anyhow::Result<()> {
        if self.format != FORMAT {
            bail!("it was made by a newer haat ({})", self.made_by);
        }
        if let Some(name) = self.files.keys().find(|name| !found.contains_key(*name)) {
            bail!("{name} is missing in it");
        }
        for (name, entry) in found {
            match self.files.get(name) {
                None => bail!("{name} is not on its list"),
                Some(listed) if listed != entry => bail!("{name} is damaged in it"),
                Some(_) => {}
            }
        }
        if self.files.contains_key(DATABASE) { Ok(()) } else { bail!("{DATABASE} is missing in it") }
    }
}

/// Whether an archive may have a file of this name: nothing leads out of the data folder, and nothing else is in it.
#[must_use]
pub fn is_expected(name: &str) -> bool {
    let picture = |rest: &str| rest.strip_prefix('/').is_some_and(images::is_file_name);
    name == DATABASE || name == LIST || name.strip_prefix(UPLOADS).is_some_and(picture)
}

/// Reads through to another reader, and knows in the end what went through.
pub struct Measured<R> {
    inner: R,
    hash: Sha256,
    bytes: u64,
}

impl<R> Measured<R> {
    /// Begins to measure.
    pub fn new(inner: R) -> Self {
        Self { inner, hash: Sha256::new(), bytes: 0 }
    }

    /// What went through.
    pub fn entry(self) -> Entry {
        Entry { bytes: self.bytes, sha256: crate::ids::hex(&self.hash.finalize()) }
    }
}

impl<R: Read> Read for Measured<R> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let count = self.inner.read(buffer)?;
        self.hash.update(&buffer[..count]);
        self.bytes += count as u64;
        Ok(count)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_a_shops_own_names_are_expected() {
        let hash = "0123456789abcdef0123456789abcdef";
        for good in ["haat.db", "haat-backup.json", &format!("uploads/{hash}-320.webp")] {
            assert!(is_expected(good), "{good}");
        }
        for bad in [
            "",
            "../haat.db",
            "/haat.db",
            "./haat.db",
            "haat.db-wal",
            "haat.lock",
            "uploads",
            "uploads/",
            "uploads/../haat.db",
            "uploads/x.webp",
            "uploads/tmp/x",
            &format!("uploads/{hash}.html"),
            &format!("uploads//{hash}.webp"),
            &format!("uploads/../uploads/{hash}.webp"),
            &format!("uploads{hash}.webp"),
        ] {
            assert!(!is_expected(bad), "{bad}");
        }
    }

    #[test]
    fn a_list_tells_every_difference() {
        let entry = |text: &str| {
            let mut measured = Measured::new(text.as_bytes());
            io::copy(&mut measured, &mut io::sink()).unwrap();
            measured.entry()
        };
        let found = |pairs: &[(&str, &str)]| {
            pairs.iter().map(|(name, text)| ((*name).to_owned(), entry(text))).collect::<BTreeMap<_, _>>()
        };
        let mut list = Manifest::new(String::new(), Counts::default());
        assert!(list.compare(&found(&[])).is_err(), "a shop has a database");
        list.add(DATABASE, entry("rows"));
        list.add("a", entry("x"));
        assert!(list.compare(&found(&[(DATABASE, "rows"), ("a", "x")])).is_ok());
        for other in [
            &[(DATABASE, "rows")][..],
            &[("a", "x")],
            &[(DATABASE, "rows"), ("a", "y")],
            &[(DATABASE, "rows"), ("a", "xx")],
            &[(DATABASE, "rows"), ("a", "x"), ("b", "x")],
        ] {
            assert!(list.compare(&found(other)).is_err(), "{other:?}");
        }
        let other = Counts { orders: 1, ..Counts::default() };
        assert!(list.compare_counts(Counts::default()).is_ok());
        assert!(list.compare_counts(other).is_err(), "an order too many");
        list.format = 2;
        let told = list.compare(&found(&[(DATABASE, "rows"), ("a", "x")])).unwrap_err();
        assert!(told.to_string().contains("newer"), "{told}");
    }
}
