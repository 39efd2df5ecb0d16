//! The data folder as a whole: who may read it, and who uses it.

use std::fs::{self, File, TryLockError};
use std::io;
use std::os::unix::fs::PermissionsExt as _;
use std::path::Path;

use anyhow::{Context as _, bail};
use rustix::fs::Mode;

use crate::config::BadConfig;

/// The file in a data folder that a server, the demo and a restore hold.
pub const LOCK: &str = "haat.lock";
/// What others than the owner may do with a file: nothing.
const OTHERS: u32 = 0o077;

/// From here on, whatever this process makes is its user's alone: folders 0700, files 0600 (contract 1).
pub fn make_private_from_now_on() {
    rustix::process::umask(Mode::from_raw_mode(OTHERS));
}

/// Makes the folder where it is missing.
///
/// # Errors
/// Where it cannot be made.
pub fn make(data: &Path) -> Result<(), BadConfig> {
    fs::create_dir_all(data).map_err(|cause| {
        BadConfig::new("HAAT_DATA", format!("the folder {} cannot be made: {cause}", data.display()))
    })
}

/// Holds the data folder for one server, demo or restore; what older versions or other programs left readable for others
/// is closed to them.
///
/// # Errors
/// Where it cannot be written, or another process holds it.
pub fn lock(data: &Path) -> anyhow::Result<File> {
    let shown = data.display();
    make(data)?;
    let file =
        File::options().create(true).truncate(false).write(true).open(data.join(LOCK)).map_err(|cause| {
            BadConfig::new("HAAT_DATA", format!("the folder {shown} cannot be written: {cause}"))
        })?;
    match file.try_lock() {
        Ok(()) => {}
        Err(TryLockError::WouldBlock) => {
            bail!("another haat is using the data folder {shown}; stop it first")
        }
        Err(TryLockError::Error(cause)) => {
            return Err(cause).with_context(|| format!("{shown} cannot be locked"));
        }
    }
    if let Err(cause) = close_to_others(data) {
        tracing::warn!(error = %cause, "others on this machine may be able to read the data folder {shown}");
    }
    Ok(file)
}

/// What the disk of the data folder holds, in bytes.
#[derive(Debug, Clone, Copy)]
pub struct Room {
    /// What this process may still write.
    pub free: u64,
    /// All of it.
    pub total: u64,
}

/// The room on the disk of the data folder.
///
/// # Errors
/// Where it cannot be asked.
pub fn room(data: &Path) -> io::Result<Room> {
    let disk = rustix::fs::statvfs(data)?;
    Ok(Room { free: disk.f_bavail * disk.f_frsize, total: disk.f_blocks * disk.f_frsize })
}

/// Closes a folder and what is in it. Of a folder below that is closed already, the files were closed before it.
fn close_to_others(folder: &Path) -> io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        let kind = entry.file_type()?;
        let is_open = entry.metadata()?.permissions().mode() & OTHERS != 0;
        if kind.is_dir() && is_open {
            close_to_others(&entry.path())?;
        } else if kind.is_file() && is_open {
            close(&entry.path())?;
        }
    }
    close(folder)
}

fn close(path: &Path) -> io::Result<()> {
    let mode = fs::metadata(path)?.permissions().mode();
    if mode & OTHERS == 0 {
        return Ok(());
    }
    fs::set_permissions(path, fs::Permissions::from_mode(mode & 0o777 & !OTHERS))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn mode(path: &Path) -> u32 {
        fs::metadata(path).unwrap().permissions().mode() & 0o777
    }

    #[test]
    fn what_an_older_version_left_open_is_closed() {
        let folder = tempfile::tempdir().unwrap();
        let data = folder.path();
        let open = |path: &str, mode| {
            fs::set_permissions(data.join(path), fs::Permissions::from_mode(mode)).unwrap();
        };
        fs::create_dir(data.join("uploads")).unwrap();
        for file in ["haat.db", "uploads/a.webp"] {
            fs::write(data.join(file), "x").unwrap();
            open(file, 0o644);
        }
        open("uploads", 0o755);
        open("", 0o755);
        std::os::unix::fs::symlink("/etc/hostname", data.join("uploads/link")).unwrap();
        drop(lock(data).unwrap());
        for (path, right) in [("", 0o700), ("uploads", 0o700), ("haat.db", 0o600), ("uploads/a.webp", 0o600)]
        {
            assert_eq!(mode(&data.join(path)), right, "{path:?}");
        }
    }
}
