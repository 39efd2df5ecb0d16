//! Pictures people upload: checked, turned, resized and stored (contract 8).
//!
//! [`ImageStore::save`] takes the bytes as they came and leaves four files in `uploads/`: `HASH.webp` (at
//! most 1280 wide, the path that rows keep), `HASH-640.webp`, `HASH-320.webp` and `HASH-og.jpg`. Nothing of
//! the original survives but its pixels.
//!
//! The life of a file: a [`Stored`] holds its files until it is dropped. Keep it until the row that names the
//! path is committed, then call [`Stored::keep`]. A `Stored` that is dropped without it (a refused row, a
//! caller who hung up) is reported by [`ImageStore::abandoned`], and the database's writer passes those
//! paths to [`ImageStore::remove_unreferenced`]; those of deleted or replaced rows a day later ([`released`]).

mod container;
mod decode;
mod framed;
mod freeze;
mod holds;
mod inspected;
mod integrity;
mod names;
mod pool;
mod profile;
mod reduce;
pub mod released;
pub mod resize;
mod store;
mod variants;
mod webp;

#[cfg(test)]
mod tests;

use std::fmt;

use crate::messages::Message;

pub use decode::MAX_SIDE;
pub use freeze::Frozen;
pub use holds::Stored;
pub use inspected::Inspected;
pub use names::{is_file_name, og, path_of_upload, variant};
pub use store::ImageStore;
pub use variants::WIDTHS;
pub use webp::MAX_SIDE as MAX_STORED_SIDE;

/// The largest upload, in bytes (contract 8: 10 MiB).
pub const MAX_BYTES: usize = 10 * 1024 * 1024;

/// The most pixels a picture may have (contract 8: 40 megapixels).
pub const MAX_PIXELS: u64 = 40_000_000;

/// Why an upload was not stored; the texts are meant for the person who chose the file.
#[derive(Debug)]
pub enum ImageError {
    /// More bytes than [`MAX_BYTES`]; 413.
    TooLarge,
    /// More pixels than [`MAX_PIXELS`], found before decoding; 400.
    TooManyPixels,
    /// A side of more than 20,000 pixels, found before decoding; 400.
    TooLongSide,
    /// A JPEG of more than 100 scans, found before decoding; 400.
    TooManyScans,
    /// A phone's HEIC picture, whatever its name says; 400.
    Heic,
    /// Not one of the four formats, whatever its name says; 400.
    NotAnImage,
    /// One of the four formats, but cut off, damaged or of a kind that cannot be decoded; 400.
    Corrupt,
    /// The disk or the machine failed, not the picture; 500.
    Io(std::io::Error),
}

impl ImageError {
    /// What a person reads of it.
    #[must_use]
    pub fn message(&self) -> Message {
        match self {
            Self::TooLarge => Message::PictureLarge,
            Self::TooManyPixels => Message::PicturePixels,
            Self::TooLongSide => Message::PictureSide,
            Self::TooManyScans => Message::PictureScans,
            Self::Heic => Message::PictureHeic,
            Self::NotAnImage => Message::PictureFormat,
            Self::Corrupt => Message::PictureDamaged,
            Self::Io(_) => Message::PictureNotStored,
        }
    }
}

impl fmt::Display for ImageError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.message().fmt(f)
    }
}

impl std::error::Error for ImageError {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        if let Self::Io(cause) = self { Some(cause) } else { None }
    }
}

impl From<std::io::Error> for ImageError {
    fn from(cause: std::io::Error) -> Self {
        Self::Io(cause)
    }
}
