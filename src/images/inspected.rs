//! An upload between the check of its headers and its files (contract 8).

use bytes::Bytes;

use super::container::Header;
use super::variants::{self, Files};
use super::{ImageError, decode, names};

/// A picture whose headers are within the bounds of contract 8; nothing of it is decoded yet.
pub struct Inspected {
    bytes: Bytes,
    header: Header,
}

impl Inspected {
    /// Reads the headers of an upload, and refuses what is too large, no picture or cut off.
    ///
    /// # Errors
    /// [`ImageError`]: what is wrong with the picture.
    pub fn of(bytes: Bytes) -> Result<Self, ImageError> {
        let header = decode::inspect(&bytes)?;
        Ok(Self { bytes, header })
    }

    /// The name under which it is stored.
    pub(super) fn hash(&self) -> String {
        names::hash_of(&self.bytes)
    }

    /// Width and height of its largest file, in pixels.
    #[must_use]
    pub fn size(&self) -> (u32, u32) {
        variants::stored_size(&self.header)
    }

    /// The memory that decoding takes at its peak, in bytes.
    #[must_use]
    pub fn memory(&self) -> u64 {
        decode::memory(&self.header, variants::target(&self.header))
    }

    /// The contents of its four files, the largest first and the JPEG for link previews last.
    ///
    /// # Errors
    /// `Corrupt` where it cannot be decoded, `Io` where the machine fails.
    pub fn files(self) -> Result<Files, ImageError> {
        let Self { bytes, header } = self;
        let full = decode::decode(&bytes, &header, variants::target(&header))?;
        drop(bytes);
        variants::render(full, &header)
    }
}
