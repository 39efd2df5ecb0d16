//! Making an archive beside a running shop: the database as it is at one moment, and every picture that its rows name.

use std::fs::{self, DirEntry, File};
use std::io::{self, BufReader, BufWriter, Write};
use std::path::{Path, PathBuf};
use std::time::Duration;

use anyhow::{Context as _, bail};
use flate2::Compression;
use flate2::write::GzEncoder;
use tar::{Builder, EntryType, Header};

use super::left::remove_left;
use super::manifest::{Counts, DATABASE, LIST, Manifest, Measured, UPLOADS};
use crate::clock::rfc3339;
use crate::db;
use crate::db::upgrade::Age;
use crate::images::ImageStore;
use crate::references;

/// What an archive got.
#[derive(Debug)]
pub struct Saved {
    /// Pictures with all their files.
    pub pictures: usize,
    /// Files that rows name and the shop has lost.
    pub missing: Vec<String>,
}

/// Writes the shop of a data folder to a file: `.tar`, or compressed where the name ends in `.gz` or `.tgz`. The file
/// appears under its name when it is whole and on the disk.
///
/// # Errors
/// Where there is no shop, the file exists and may not be replaced, or the disk refuses.
pub fn save(data: &Path, file: &Path, replace: bool, now: i64) -> anyhow::Result<Saved> {
    let database = db::file_in(data);
    if !database.is_file() {
        bail!("there is no shop in {}", data.display());
    }
    if file.is_dir() || (file.exists() && !replace) {
        bail!("{} exists already; --force replaces a file", file.display());
    }
    let folder = folder_of(file);
    // What a backup that was killed left is in the way of nobody: whoever makes it holds it.
    if let Err(cause) = remove_left(&folder, UNDER_WAY, is_left) {
        tracing::warn!(error = %cause, "what a former backup left in {} was not removed", folder.display());
    }
    let beside = || tempfile::Builder::new().prefix(UNDER_WAY).to_owned();
    let aside = beside()
        .tempdir_in(&folder)
        .with_context(|| format!("nothing can be written to {}", folder.display()))?;
    let _held = hold(aside.path())?;
    let images = ImageStore::attach(data, 1);
    // From before the copy until the last picture is read, so that none that the copy names goes meanwhile.
    let _kept = images.freeze().context("the pictures cannot be kept")?;
    let copy = aside.path().join(DATABASE);
    db::copy(&database, &copy).context("the database cannot be copied")?;
    let (named, counts) = look_into(&copy, aside.path()).context("the copy cannot be read")?;
    let list = Manifest::new(rfc3339(now), counts);

    let mut target = beside().suffix(".part").tempfile_in(&folder)?;
    target.as_file().lock()?;
    let mut saved = Saved { pictures: 0, missing: Vec::new() };
    let out = BufWriter::new(target.as_file_mut());
    if is_compressed(file) {
        let out =
            pack(GzEncoder::new(out, Compression::default()), list, now, &copy, &images, &named, &mut saved)?;
        out.finish()?.flush()?;
    } else {
        pack(out, list, now, &copy, &images, &named, &mut saved)?.flush()?;
    }
    target.as_file().sync_all()?;
    let placed = if replace { target.persist(file) } else { target.persist_noclobber(file) };
    placed.map_err(|cause| cause.error).with_context(|| format!("{} cannot be written", file.display()))?;
    File::open(&folder)?.sync_all()?;
    Ok(saved)
}

/// What begins the names of files and folders that a backup is made in.
const UNDER_WAY: &str = ".haat-backup-";
/// How long ago one must have been begun before it is taken for left; whoever began it holds it long since.
const LEFT: Duration = Duration::from_mins(1);

/// Holds a file or folder, so that nobody takes it for left.
fn hold(path: &Path) -> io::Result<File> {
    let held = File::open(path)?;
    held.lock()?;
    Ok(held)
}

/// Whether nobody makes a backup of it any more.
fn is_left(entry: &DirEntry) -> io::Result<bool> {
    let begun = entry.metadata()?.modified()?;
    let is_new = begun.elapsed().is_ok_and(|since| since < LEFT);
    Ok(!is_new && File::open(entry.path())?.try_lock().is_ok())
}

/// The pictures that the rows of a copy name, and how many things it has, also where its tables are older than today's:
/// the archive keeps those.
fn look_into(copy: &Path, aside: &Path) -> anyhow::Result<(Vec<String>, Counts)> {
    let conn = if db::upgrade::age(copy)? == Age::Current {
        db::open_to_read(copy)?
    } else {
        let current = aside.join("current.db");
        fs::copy(copy, &current)?;
        db::open_migrated_copy(&current)?
    };
    Ok((references::named(&conn)?, Counts::of(&conn)?))
}

/// The folder in which a file lies.
fn folder_of(file: &Path) -> PathBuf {
    match file.parent() {
        Some(parent) if !parent.as_os_str().is_empty() => parent.to_owned(),
        _ => PathBuf::from("."),
    }
}

fn is_compressed(file: &Path) -> bool {
    let extension = file.extension().and_then(|text| text.to_str()).unwrap_or_default();
    extension.eq_ignore_ascii_case("gz") || extension.eq_ignore_ascii_case("tgz")
}

fn pack<W: Write>(
    out: W,
    list: Manifest,
    now: i64,
    copy: &Path,
    images: &ImageStore,
    named: &[String],
    saved: &mut Saved,
) -> anyhow::Result<W> {
    let mut archive = Archive { tar: Builder::new(out), list, now };
    archive.add(DATABASE, File::open(copy)?)?;
    for path in named {
        let missing = images.missing_files(path);
        saved.pictures += usize::from(missing.is_empty());
        for name in images.file_names_of(path).iter().filter(|name| !missing.contains(name)) {
            if let Some(file) = images.open_path(name) {
                archive.add(&format!("{UPLOADS}/{name}"), File::open(file)?)?;
            }
        }
        saved.missing.extend(missing);
    }
    archive.finish()
}

struct Archive<W: Write> {
    tar: Builder<W>,
    list: Manifest,
    now: i64,
}

impl<W: Write> Archive<W> {
    fn header(&self, length: u64) -> Header {
        let mut header = Header::new_gnu();
        header.set_entry_type(EntryType::Regular);
        header.set_size(length);
        header.set_mode(0o600);
        header.set_mtime(u64::try_from(self.now / 1000).unwrap_or_default());
        header
    }

    fn add(&mut self, name: &str, file: File) -> anyhow::Result<()> {
        let mut header = self.header(file.metadata()?.len());
        let mut read = Measured::new(BufReader::new(file));
        self.tar
            .append_data(&mut header, name, &mut read)
            .with_context(|| format!("{name} cannot be written"))?;
        self.list.add(name, read.entry());
        Ok(())
    }

    fn finish(mut self) -> anyhow::Result<W> {
        let list = serde_json::to_vec_pretty(&self.list)?;
        let mut header = self.header(list.len() as u64);
        self.tar.append_data(&mut header, LIST, list.as_slice())?;
        Ok(self.tar.into_inner()?)
    }
}

#[cfg(test)]
mod tests {
    use std::time::SystemTime;

    use super::*;

    #[test]
    #[allow(clippy::disallowed_methods, reason = "files have the system's time")]
    fn what_a_killed_backup_left_goes_and_what_is_under_way_stays() {
        let folder = tempfile::tempdir().unwrap();
        let path = |name: &str| folder.path().join(name);
        let long_ago = SystemTime::now() - Duration::from_hours(1);
        for name in [".haat-backup-left", ".haat-backup-held"] {
            fs::create_dir(path(name)).unwrap();
            fs::write(path(name).join("haat.db"), "x").unwrap();
        }
        for name in [".haat-backup-left.part", ".haat-backup-new.part", "of-the-owner.tar"] {
            fs::write(path(name), "x").unwrap();
        }
        for name in [".haat-backup-left", ".haat-backup-held", ".haat-backup-left.part", "of-the-owner.tar"] {
            File::open(path(name)).unwrap().set_modified(long_ago).unwrap();
        }
        let _held = hold(&path(".haat-backup-held")).unwrap();
        remove_left(folder.path(), UNDER_WAY, is_left).unwrap();
        let mut left: Vec<_> =
            fs::read_dir(folder.path()).unwrap().map(|entry| entry.unwrap().file_name()).collect();
        left.sort();
        assert_eq!(left, [".haat-backup-held", ".haat-backup-new.part", "of-the-owner.tar"]);
    }
}
