//! Drawings while they are kept: an eighth of their size.

use std::io::{Read as _, Write as _};

use bytes::Bytes;
use flate2::Compression;
use flate2::read::DeflateDecoder;
use flate2::write::DeflateEncoder;

/// A text, compressed; cheap to clone.
#[derive(Clone)]
pub(super) struct Packed(Bytes);

impl Packed {
    /// Compresses a text.
    pub(super) fn of(text: &str) -> Option<Self> {
        let mut packer = DeflateEncoder::new(Vec::with_capacity(text.len() / 6), Compression::fast());
        packer.write_all(text.as_bytes()).ok()?;
        // Without the room that it grew in.
        Some(Self(Bytes::copy_from_slice(&packer.finish().ok()?)))
    }

    /// The text again.
    pub(super) fn text(&self) -> Option<String> {
        let mut text = String::with_capacity(self.0.len() * 8);
        DeflateDecoder::new(&self.0[..]).read_to_string(&mut text).ok()?;
        Some(text)
    }

    /// Bytes that it takes.
    pub(super) fn len(&self) -> usize {
        self.0.len()
    }
}
