//! Putting an archive into an empty data folder: unpacked aside, compared with its list, checked, then moved into place.

use std::collections::BTreeMap;
use std::fs::{self, File};
use std::io::{self, BufRead, BufReader, Read};
use std::path::{Path, PathBuf};

use anyhow::{Context as _, bail};
use flate2::bufread::MultiGzDecoder;
use tar::Entry as Packed;

use super::check;
use super::left::remove_left;
use super::manifest::{Counts, DATABASE, Entry, FOLDER, LIST, Manifest, Measured, UPLOADS, is_expected};
use crate::data_folder::LOCK;
use crate::db;
use crate::second_factor::seal::{KEY_FILE, Sealer};
use crate::second_factor::store::unreadable;

/// The longest list of an archive.
const LONGEST_LIST: u64 = 256 * 1024 * 1024;
/// What begins a compressed archive.
const GZIP: [u8; 2] = [0x1F, 0x8B];

/// What a restored shop has.
#[derive(Debug)]
pub struct Restored {
    /// When the archive was made, RFC 3339.
    pub made_at: String,
    /// Products that are not in the trash.
    pub products: i64,
    /// Pictures that rows name.
    pub pictures: usize,
    /// Admins whose second factor was encrypted with another key than the folder's.
    pub unreadable: usize,
    /// How many things the shop has.
    pub counts: Counts,
    /// Pictures that were lost or damaged before the archive was made, one sentence each.
    pub warnings: Vec<String>,
}

/// Restores an archive into a data folder that the caller has locked.
///
/// # Errors
/// Where the folder is not empty or the archive is not complete and intact; the folder is as it was then.
pub fn restore(archive: File, data: &Path) -> anyhow::Result<Restored> {
    remove_cut_off(data)?;
    for entry in fs::read_dir(data)? {
        let name = entry?.file_name();
        // Its owner may have put the key back before, and a shop's own backups outlive its database.
        if name != LOCK && name != KEY_FILE && name != FOLDER {
            bail!("the data folder {} is not empty; restore into an empty one", data.display());
        }
    }
    let aside = tempfile::Builder::new().prefix(UNDER_WAY).tempdir_in(data)?;
    let folder = aside.path();
    fs::create_dir(folder.join(UPLOADS))?;
    let list = unpack(archive, folder).context("the archive cannot be restored")?;
    // An archive of an older version gets today's tables here, and one of a newer version is refused.
    let conn = db::open_migrated_copy(&db::file_in(folder))?;
    let unreadable = unreadable(&conn, Sealer::read(data)?.as_ref())?;
    let counts = Counts::of(&conn)?;
    list.compare_counts(counts)?;
    // A session that was ended since must not come back with the backup: everybody signs in anew.
    conn.execute("DELETE FROM sessions", [])?;
    drop(conn);
    let report = check::run(folder)?;
    if !report.database.is_empty() {
        bail!("the database in the archive is damaged: {}", report.database.join("; "));
    }
    File::open(db::file_in(folder))?.sync_all()?;
    File::open(folder.join(UPLOADS))?.sync_all()?;
    fs::rename(folder.join(UPLOADS), data.join(UPLOADS))?;
    // The database last: a folder without one is no shop.
    fs::rename(folder.join(DATABASE), data.join(DATABASE))?;
    drop(aside);
    File::open(data)?.sync_all()?;
    Ok(Restored {
        made_at: list.made_at().to_owned(),
        products: report.products,
        pictures: report.named,
        unreadable,
        counts,
        warnings: report.pictures,
    })
}

/// What begins the name of the folder that an archive is unpacked into.
const UNDER_WAY: &str = "restore-";

/// The folders of restores that were cut off, in a data folder that the caller has locked.
fn cut_off(data: &Path) -> io::Result<Vec<PathBuf>> {
    let mut all = Vec::new();
    for entry in fs::read_dir(data)? {
        let entry = entry?;
        if entry.file_type()?.is_dir() && entry.file_name().to_string_lossy().starts_with(UNDER_WAY) {
            all.push(entry.path());
        }
    }
    Ok(all)
}

/// Removes what a restore that was cut off left. It began with an empty folder: where there is no database yet, the
/// pictures are its own, too.
fn remove_cut_off(data: &Path) -> io::Result<()> {
    let all = cut_off(data)?;
    if !all.is_empty() && !db::file_in(data).exists() && data.join(UPLOADS).is_dir() {
        fs::remove_dir_all(data.join(UPLOADS))?;
    }
    remove_left(data, UNDER_WAY, |_| Ok(true))
}

/// Refuses a data folder, locked by the caller, in which a restore was cut off before the shop was whole: a server would
/// begin an empty shop there. What is left of one that was, goes.
///
/// # Errors
/// Where the shop is not whole, or the folder cannot be read.
pub fn refuse_cut_off(data: &Path) -> anyhow::Result<()> {
    if !db::file_in(data).exists() && !cut_off(data)?.is_empty() {
        bail!(
            "a restore into {} was cut off, and there is no shop in it yet: run `haat restore` again with the same file",
            data.display()
        );
    }
    Ok(remove_cut_off(data)?)
}

fn unpack(archive: File, folder: &Path) -> anyhow::Result<Manifest> {
    let mut archive = BufReader::new(archive);
    if archive.fill_buf()?.starts_with(&GZIP) {
        read(MultiGzDecoder::new(archive), folder)
    } else {
        read(archive, folder)
    }
}

fn read(archive: impl Read, folder: &Path) -> anyhow::Result<Manifest> {
    let mut found: BTreeMap<String, Entry> = BTreeMap::new();
    let mut list: Option<Manifest> = None;
    let mut tar = tar::Archive::new(archive);
    for packed in tar.entries()? {
        let packed = packed.context("it is no archive, or it is cut off")?;
        let name = name_of(&packed)?;
        if name == LIST {
            let text = packed.take(LONGEST_LIST);
            list = Some(serde_json::from_reader(text).context("its list cannot be read")?);
            continue;
        }
        let entry =
            write(packed, &folder.join(&name)).with_context(|| format!("{name} cannot be unpacked"))?;
        found.insert(name, entry);
    }
    let list = list.context("it is cut off, or no backup of haat")?;
    list.compare(&found)?;
    Ok(list)
}

/// The name of a file in the archive, where it is a plain file that a backup has.
fn name_of<R: Read>(packed: &Packed<'_, R>) -> anyhow::Result<String> {
    let path = packed.path().context("a name in it cannot be read")?;
    let name = path.to_str().unwrap_or_default();
    if !packed.header().entry_type().is_file() || !is_expected(name) {
        bail!("it has '{}', which no backup has", path.display());
    }
    Ok(name.to_owned())
}

fn write(packed: impl Read, to: &Path) -> anyhow::Result<Entry> {
    let mut file = File::create_new(to)?;
    let mut packed = Measured::new(packed);
    io::copy(&mut packed, &mut file)?;
    file.sync_all()?;
    Ok(packed.entry())
}
