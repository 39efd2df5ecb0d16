//! Bringing a database's tables up to date: the file is copied first, all pending steps run in one transaction, and what
//! fails leaves the database as it was and says in words what to do.

use std::fs::{self, OpenOptions};
use std::os::unix::fs::{OpenOptionsExt as _, PermissionsExt as _};
use std::path::{Path, PathBuf};

use anyhow::{Context as _, anyhow, bail};
use refinery::Runner;
use rusqlite::{Connection, ErrorCode};

use super::{copy_to, open_to_read};

/// How many copies of before an upgrade are kept.
const KEPT: usize = 3;

mod embedded {
    refinery::embed_migrations!("migrations");
}

/// The steps that this executable knows.
pub(super) fn steps() -> Runner {
    embedded::migrations::runner()
}

/// How a database's tables stand to those that this executable knows.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Age {
    /// There are none yet, or they are today's.
    Current,
    /// The next start brings them up to date.
    Older,
}

/// How the tables of a database file stand to those that this executable knows.
///
/// # Errors
/// Where a newer haat made them, or the file cannot be opened. One that is damaged is told by whoever reads it.
pub fn age(file: &Path) -> anyhow::Result<Age> {
    let conn = open_to_read(file).with_context(|| format!("{} cannot be opened", file.display()))?;
    let to = newest(&steps());
    if version(&conn).is_err() {
        return Ok(Age::Current);
    }
    Ok(match version_within(&conn, to, file)? {
        Some(at) if at < to => Age::Older,
        _ => Age::Current,
    })
}

/// Runs the pending steps. A database that has tables is copied before, where it is not a copy itself.
pub(super) fn run(conn: &mut Connection, file: &Path, steps: Runner, is_copy: bool) -> anyhow::Result<()> {
    let to = newest(&steps);
    let copied = match version_within(conn, to, file)? {
        Some(at) if at < to && !is_copy => {
            tracing::info!(from = at, to, "the tables are brought up to date; the database is copied first");
            Some(keep_copy(conn, file, to)?)
        }
        _ => None,
    };
    let ran = steps.set_grouped(true).set_abort_divergent(true).set_abort_missing(true).run(conn);
    if let Err(cause) = ran {
        tracing::error!(error = log_words(&cause), to, "the upgrade of the database failed");
        return Err(match &copied {
            Some(copied) => anyhow!(
                "the upgrade of {} to version {to} failed{} and everything is as it was before: start the former \
                 haat again (should it not start, put {} in the place of the database); the log has the cause",
                file.display(),
                if is_full(&cause) { ", since the disk is full," } else { "" },
                copied.display()
            ),
            None => anyhow!(
                "the tables of {} cannot be brought to version {to}, and nothing was changed; the log has the cause",
                file.display()
            ),
        });
    }
    if let Some(copied) = copied {
        tracing::info!(to, copy = %copied.display(), "the database was brought up to date; the copy is as before");
        if let Err(cause) = drop_old_copies(file) {
            tracing::warn!(error = %cause, "old copies of the database were not removed");
        }
    }
    Ok(())
}

fn newest(steps: &Runner) -> i64 {
    steps.get_migrations().iter().map(|step| i64::from(step.version())).max().unwrap_or(0)
}

/// The version of a database's tables; none of an empty file.
///
/// # Errors
/// Where it cannot be read.
pub fn version(conn: &Connection) -> rusqlite::Result<Option<i64>> {
    let sql = "SELECT EXISTS (SELECT 1 FROM sqlite_schema WHERE name = 'refinery_schema_history')";
    if !conn.query_row(sql, [], |r| r.get(0))? {
        return Ok(None);
    }
    conn.query_row("SELECT max(version) FROM refinery_schema_history", [], |r| r.get(0))
}

/// [`version`], refused where this executable does not know it.
fn version_within(conn: &Connection, newest: i64, file: &Path) -> anyhow::Result<Option<i64>> {
    let at = version(conn).with_context(|| format!("{} cannot be read", file.display()))?;
    if let Some(at) = at.filter(|at| *at > newest) {
        bail!(
            "{} was used by a newer haat (its tables have version {at}, this haat knows {newest}): start that one, or \
             put the copy from before its upgrade in the place of the database",
            file.display()
        );
    }
    Ok(at)
}

/// The name of the copy that is made before a database goes to a version.
fn copy_name(file: &Path, to: i64) -> PathBuf {
    let mut name = file.as_os_str().to_owned();
    name.push(format!(".before-V{to}"));
    name.into()
}

/// Copies the database beside it; the copy appears under its name when it is whole and on the disk.
fn keep_copy(conn: &Connection, file: &Path, to: i64) -> anyhow::Result<PathBuf> {
    let copied = copy_name(file, to);
    let mut part = copied.clone().into_os_string();
    part.push(".part");
    let part = PathBuf::from(part);
    let made = write_copy(conn, file, &part)
        .and_then(|()| Ok(fs::rename(&part, &copied)?))
        .and_then(|()| Ok(fs::File::open(folder_of(file))?.sync_all()?));
    if let Err(cause) = made {
        let _ = fs::remove_file(&part);
        tracing::error!(error = format!("{cause:#}"), "the database could not be copied before its upgrade");
        let size = fs::metadata(file).map_or(0, |meta| meta.len()).div_ceil(1_000_000).max(1);
        let folder = folder_of(file);
        let shown = file.display();
        if is_full(cause.as_ref()) {
            bail!(
                "there is no room on the disk for a copy of {shown} before its upgrade (about {size} MB in {}): \
                 free some and start again; nothing was changed",
                folder.display()
            );
        }
        bail!("{shown} cannot be copied before its upgrade, so nothing was changed; the log has the cause");
    }
    Ok(copied)
}

fn write_copy(conn: &Connection, file: &Path, part: &Path) -> anyhow::Result<()> {
    let access = fs::metadata(file)?.permissions();
    let _ = fs::remove_file(part);
    // Made empty first, so that nobody else can read it even while it grows.
    let made = OpenOptions::new().write(true).create_new(true).mode(access.mode() & 0o777).open(part)?;
    made.set_permissions(access)?;
    copy_to(conn, part)?;
    made.sync_all()?;
    Ok(())
}

fn folder_of(file: &Path) -> &Path {
    file.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."))
}

/// Removes all copies but the newest few.
fn drop_old_copies(file: &Path) -> std::io::Result<()> {
    copies(file)?.into_iter().skip(KEPT).try_for_each(|(_, old)| fs::remove_file(old))
}

/// The copies of before upgrades, with the version that each upgrade went to, the newest first.
pub(super) fn copies(file: &Path) -> std::io::Result<Vec<(i64, PathBuf)>> {
    let name = file.file_name().unwrap_or_default().to_string_lossy().into_owned();
    let mut copies: Vec<(i64, PathBuf)> = Vec::new();
    for entry in fs::read_dir(folder_of(file))? {
        let path = entry?.path();
        let to = path
            .file_name()
            .and_then(|found| found.to_str())
            .and_then(|found| found.strip_prefix(&name)?.strip_prefix(".before-V")?.parse().ok());
        copies.extend(to.map(|to| (to, path)));
    }
    copies.sort_by_key(|(to, _)| std::cmp::Reverse(*to));
    Ok(copies)
}

/// What is behind an error, the deepest last.
fn chain<'a>(
    cause: &'a (dyn std::error::Error + 'static),
) -> impl Iterator<Item = &'a (dyn std::error::Error + 'static)> {
    std::iter::successors(Some(cause), |cause| cause.source())
}

fn is_full(cause: &(dyn std::error::Error + 'static)) -> bool {
    chain(cause).any(|cause| {
        let by_database =
            cause.downcast_ref::<rusqlite::Error>().and_then(rusqlite::Error::sqlite_error_code);
        let by_system = cause.downcast_ref::<std::io::Error>().map(std::io::Error::kind);
        by_database == Some(ErrorCode::DiskFull) || by_system == Some(std::io::ErrorKind::StorageFull)
    })
}

/// An error in the database's words, without the statements that it carries.
fn log_words(cause: &(dyn std::error::Error + 'static)) -> String {
    let inner = chain(cause).find_map(|cause| cause.downcast_ref::<rusqlite::Error>());
    match inner {
        Some(rusqlite::Error::SqlInputError { msg, .. }) => msg.clone(),
        Some(other) => other.to_string(),
        None => cause.to_string(),
    }
}

#[cfg(test)]
mod tests {
    use super::super::open;
    use super::*;
    use refinery::Migration;

    fn steps(sql: &[&str]) -> Runner {
        let step =
            |(n, sql): (usize, &&str)| Migration::unapplied(&format!("V{}__step", n + 1), sql).unwrap();
        Runner::new(&sql.iter().enumerate().map(step).collect::<Vec<_>>())
    }

    struct Files(tempfile::TempDir);

    impl Files {
        fn new() -> Self {
            Self(tempfile::tempdir().unwrap())
        }

        fn file(&self) -> PathBuf {
            self.0.path().join("haat.db")
        }

        fn go(&self, sql: &[&str]) -> anyhow::Result<Connection> {
            let mut conn = open(&self.file()).unwrap();
            run(&mut conn, &self.file(), steps(sql), false).map(|()| conn)
        }

        fn copies(&self) -> Vec<String> {
            let names = fs::read_dir(self.0.path()).unwrap().map(|e| e.unwrap().file_name());
            let mut names: Vec<String> = names.filter_map(|name| name.into_string().ok()).collect();
            names.retain(|name| name.contains(".before-"));
            names.sort();
            names
        }
    }

    const ONE: &str = "CREATE TABLE a (x INTEGER) STRICT; INSERT INTO a VALUES (1);";

    #[test]
    fn a_failing_step_leaves_nothing_of_those_before_it() {
        let files = Files::new();
        drop(files.go(&[ONE]).unwrap());
        assert!(files.copies().is_empty(), "a new database needs no copy");
        let told = files.go(&[ONE, "CREATE TABLE b (x)", "CREATE TABLE a (x)"]).unwrap_err().to_string();
        assert!(told.contains("everything is as it was") && told.contains("haat.db.before-V3"), "{told}");
        assert!(!told.contains("TABLE") && !told.contains('\n'), "{told}");
        let conn = open(&files.file()).unwrap();
        assert_eq!(version(&conn).unwrap(), Some(1));
        let tables: i64 =
            conn.query_row("SELECT count(*) FROM sqlite_schema WHERE name = 'b'", [], |r| r.get(0)).unwrap();
        assert_eq!(tables, 0, "what came before the failing step is undone");
        drop(conn);
        let conn = files.go(&[ONE, "CREATE TABLE b (x)", "CREATE TABLE c (x)"]).unwrap();
        assert_eq!(version(&conn).unwrap(), Some(3));
    }

    #[test]
    fn the_copy_is_what_was_there_for_whoever_could_read_it() {
        let files = Files::new();
        let conn = files.go(&[ONE]).unwrap();
        fs::set_permissions(files.file(), fs::Permissions::from_mode(0o640)).unwrap();
        // Still in the log beside the database.
        conn.execute("INSERT INTO a VALUES (2)", []).unwrap();
        drop(files.go(&[ONE, "DELETE FROM a"]).unwrap());
        assert_eq!(files.copies(), ["haat.db.before-V2"]);
        let copied = files.0.path().join("haat.db.before-V2");
        assert_eq!(fs::metadata(&copied).unwrap().permissions().mode() & 0o777, 0o640);
        let copied = open_to_read(&copied).unwrap();
        let rows: i64 = copied.query_row("SELECT count(*) FROM a", [], |r| r.get(0)).unwrap();
        assert_eq!((rows, version(&copied).unwrap()), (2, Some(1)));
    }

    #[test]
    fn copies_of_three_upgrades_are_kept() {
        let files = Files::new();
        let mut sql = vec![ONE];
        for _ in 0..11 {
            drop(files.go(&sql).unwrap());
            sql.push("UPDATE a SET x = x + 1");
        }
        assert_eq!(files.copies(), ["haat.db.before-V10", "haat.db.before-V11", "haat.db.before-V9"]);
        drop(files.go(&sql[..11]).unwrap());
        assert_eq!(files.copies().len(), 3, "a start without pending steps copies nothing");
    }

    #[test]
    fn a_newer_database_is_refused_and_left_alone() {
        let files = Files::new();
        drop(files.go(&[ONE, "CREATE TABLE b (x)"]).unwrap());
        let told = files.go(&[ONE]).unwrap_err().to_string();
        assert!(told.contains("newer haat"), "{told}");
        assert!(files.copies().is_empty());
    }

    #[test]
    fn a_full_disk_is_known_behind_every_error() {
        let full =
            || rusqlite::Error::SqliteFailure(rusqlite::ffi::Error::new(rusqlite::ffi::SQLITE_FULL), None);
        assert!(is_full(anyhow::Error::from(full()).context("outer").as_ref()));
        assert!(is_full(&std::io::Error::from(std::io::ErrorKind::StorageFull)));
        assert!(!is_full(&std::io::Error::from(std::io::ErrorKind::NotFound)));
        let files = Files::new();
        drop(files.go(&[ONE]).unwrap());
        let mut conn = open(&files.file()).unwrap();
        conn.execute_batch("PRAGMA max_page_count = 8").unwrap();
        let big = "CREATE TABLE b (x); INSERT INTO b VALUES (zeroblob(1000000))";
        let told = run(&mut conn, &files.file(), steps(&[ONE, big]), false).unwrap_err().to_string();
        assert!(told.contains("the disk is full"), "{told}");
        assert_eq!(version(&conn).unwrap(), Some(1));
    }
}
