//! Keeping every picture where it is while a backup or a check reads them, also against a shop in another process: a lock
//! on the folder itself, shared for those who read and exclusive for the one who removes.

use std::fs::{File, TryLockError};
use std::io;
use std::path::Path;

/// While this lives, no picture is removed.
#[derive(Debug)]
#[must_use = "pictures stay only while this lives"]
pub struct Frozen {
    /// None where there is no folder, and so nothing to keep.
    _folder: Option<File>,
}

/// Waits for a removal that is under way, then keeps all pictures.
pub(super) fn freeze(uploads: &Path) -> io::Result<Frozen> {
    let folder = match File::open(uploads) {
        Ok(folder) => Some(folder),
        Err(cause) if cause.kind() == io::ErrorKind::NotFound => None,
        Err(cause) => return Err(cause),
    };
    if let Some(folder) = &folder {
        folder.lock_shared()?;
    }
    Ok(Frozen { _folder: folder })
}

/// The right to remove pictures; none while somebody keeps them.
pub(super) fn may_remove(uploads: &Path) -> io::Result<Option<File>> {
    let folder = File::open(uploads)?;
    match folder.try_lock() {
        Ok(()) => Ok(Some(folder)),
        Err(TryLockError::WouldBlock) => Ok(None),
        Err(TryLockError::Error(cause)) => Err(cause),
    }
}
