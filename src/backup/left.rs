//! What work that was cut off left in a folder.

use std::fs::{self, DirEntry};
use std::io;
use std::path::Path;

/// Removes what has a name that begins so, and is left by somebody who does not come back.
///
/// # Errors
/// Where the folder cannot be read, or something in it not be removed.
pub fn remove_left(
    folder: &Path,
    begin: &str,
    is_left: impl Fn(&DirEntry) -> io::Result<bool>,
) -> io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        if !entry.file_name().to_string_lossy().starts_with(begin) || !is_left(&entry)? {
            continue;
        }
        if entry.file_type()?.is_dir() {
            fs::remove_dir_all(entry.path())?;
        } else {
            fs::remove_file(entry.path())?;
        }
    }
    Ok(())
}
