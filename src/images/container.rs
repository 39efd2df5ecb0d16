//! What the four file formats say of themselves before a pixel is decoded: size, orientation, and whether the
//! file is whole.

use image::metadata::Orientation;
use memchr::memchr;

use super::ImageError;

/// The four formats that are accepted (contract 8).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Format {
    Jpeg,
    Png,
    WebP,
    Gif,
}

/// The facts a file's headers hold.
#[derive(Debug, Clone)]
pub(super) struct Header {
    pub format: Format,
    /// Pixels as stored, before `orientation` is applied.
    pub width: u32,
    pub height: u32,
    pub orientation: Orientation,
    /// The file reaches its own end mark, so nothing was cut off.
    pub whole: bool,
    /// How many passes over the picture a JPEG asks for.
    pub scans: u32,
    /// Bytes the decoder needs for each pixel of the full picture, whatever size it gives back.
    pub full_cost: u64,
    /// Bytes it needs for each pixel it gives back, when it can shrink while decoding.
    pub reduced_cost: u64,
}

impl Header {
    fn new(format: Format) -> Self {
        Self {
            format,
            width: 0,
            height: 0,
            orientation: Orientation::NoTransforms,
            whole: false,
            scans: 0,
            full_cost: 8,
            reduced_cost: 0,
        }
    }

    fn size(&mut self, width: u32, height: u32) {
        (self.width, self.height) = (width, height);
    }

    /// Reads the orientation of a TIFF block, with or without the `Exif` mark some programs put before it;
    /// the first that turns wins.
    fn exif(&mut self, block: &[u8]) {
        let tiff = block.strip_prefix(b"Exif\0\0").unwrap_or(block);
        if self.orientation == Orientation::NoTransforms {
            self.orientation = Orientation::from_exif_chunk(tiff).unwrap_or(Orientation::NoTransforms);
        }
    }
}

/// Recognises a file by its content and reads its headers; `Heic` and `NotAnImage` for other formats, `Corrupt`
/// when no size can be found.
pub(super) fn read(bytes: &[u8]) -> Result<Header, ImageError> {
    let header = if bytes.starts_with(&[0xFF, 0xD8, 0xFF]) {
        jpeg(bytes)
    } else if bytes.starts_with(b"\x89PNG\r\n\x1a\n") {
        png(bytes)
    } else if bytes.starts_with(b"RIFF") && bytes.get(8..12) == Some(b"WEBP") {
        webp(bytes)
    } else if bytes.starts_with(b"GIF87a") || bytes.starts_with(b"GIF89a") {
        gif(bytes)
    } else if is_heic(bytes) {
        return Err(ImageError::Heic);
    } else {
        return Err(ImageError::NotAnImage);
    };
    header.filter(|header| header.width > 0 && header.height > 0).ok_or(ImageError::Corrupt)
}

/// By the brands of its first box. AVIF has the same box and shares the general brands.
fn is_heic(bytes: &[u8]) -> bool {
    if bytes.get(4..8) != Some(b"ftyp") {
        return false;
    }
    let end = u32_be(bytes, 0).and_then(|end| usize::try_from(end).ok()).unwrap_or(0).min(256);
    let others = bytes.get(16..end.min(bytes.len())).unwrap_or_default();
    let mut brands = bytes.get(8..12).into_iter().chain(others.chunks_exact(4));
    let mut heic = false;
    let avif = brands.any(|brand| {
        heic |= matches!(brand, [b'h', b'e', b'i' | b'v', b'c' | b'x' | b'm' | b's'] | b"mif1" | b"msf1");
        matches!(brand, b"avif" | b"avis")
    });
    heic && !avif
}

/// Walks the segments to the end mark; bytes between segments are skipped, as decoders do.
fn jpeg(bytes: &[u8]) -> Option<Header> {
    let mut header = Header::new(Format::Jpeg);
    let mut at = 2;
    while let Some(skipped) = memchr(0xFF, bytes.get(at..)?) {
        at += skipped + 1;
        while bytes.get(at) == Some(&0xFF) {
            at += 1;
        }
        let Some(&marker) = bytes.get(at) else { break };
        at += 1;
        // Stuffed bytes, restart marks and stray start marks have no body.
        if matches!(marker, 0x00 | 0x01 | 0xD0..=0xD8) {
            continue;
        }
        if marker == 0xD9 {
            header.whole = header.scans > 0;
            break;
        }
        let Some(length) = u16_be(bytes, at) else { break };
        let Some(body) = bytes.get(at + 2..at + usize::from(length)) else { break };
        match marker {
            0xC0..=0xCF if !matches!(marker, 0xC4 | 0xC8 | 0xCC) && header.width == 0 => {
                header.size(u16_be(body, 3)?.into(), u16_be(body, 1)?.into());
                let channels = u64::from(*body.get(5)?);
                // A progressive file keeps two bytes of coefficients for every sample until its last scan,
                // and then hands on copies.
                header.full_cost = if marker == 0xC2 { channels * 4 } else { 0 };
                header.reduced_cost = channels * 2;
            }
            0xE1 if body.starts_with(b"Exif\0\0") => header.exif(body),
            0xDA => header.scans += 1,
            _ => {}
        }
        at += usize::from(length);
    }
    Some(header)
}

fn png(bytes: &[u8]) -> Option<Header> {
    let mut header = Header::new(Format::Png);
    let mut at = 8;
    while let (Some(length), Some(kind)) = (u32_be(bytes, at), bytes.get(at + 4..at + 8)) {
        let end = at.checked_add(8)?.checked_add(usize::try_from(length).ok()?)?;
        if kind == b"IHDR" && at == 8 {
            header.size(u32_be(bytes, 16)?, u32_be(bytes, 20)?);
            // The rows of an interlaced picture do not come in order, so it is decoded as a whole.
            (header.full_cost, header.reduced_cost) = if bytes.get(28) == Some(&0) { (0, 4) } else { (4, 0) };
        }
        // The four bytes after the body are its checksum.
        let Some(body) = bytes.get(at + 8..end).filter(|_| bytes.len() >= end + 4) else { break };
        match kind {
            b"eXIf" => header.exif(body),
            b"IEND" => {
                header.whole = true;
                break;
            }
            _ => {}
        }
        at = end + 4;
    }
    Some(header)
}

/// The canvas is the size; a picture inside that is larger than its canvas is refused here, because decoders
/// find out too late.
fn webp(bytes: &[u8]) -> Option<Header> {
    let mut header = Header::new(Format::WebP);
    // Measured: planes, their alpha and the result are in memory together.
    header.full_cost = 14;
    let end = u32_le(bytes, 4)?.checked_add(8).and_then(|end| usize::try_from(end).ok())?;
    header.whole = bytes.len() >= end;
    let bytes = bytes.get(..end).unwrap_or(bytes);
    let mut at = 12;
    while let (Some(kind), Some(length)) = (bytes.get(at..at + 4), u32_le(bytes, at + 4)) {
        let length = usize::try_from(length).ok()?;
        let body = bytes.get(at + 8..).unwrap_or_default();
        let body = body.get(..length).unwrap_or(body);
        match kind {
            b"VP8X" => header.size(u24_le(body, 4)? + 1, u24_le(body, 7)? + 1),
            b"VP8 " | b"VP8L" => {
                let (width, height) = webp_frame(kind, body)?;
                if header.width == 0 {
                    header.size(width, height);
                }
                if width > header.width || height > header.height {
                    return None;
                }
            }
            b"EXIF" => header.exif(body),
            // A frame's own chunks follow its 16 bytes of header; the walk goes on inside it.
            b"ANMF" => {
                header.full_cost = 18;
                at += 8 + 16;
                continue;
            }
            _ => {}
        }
        at = at.checked_add(8)?.checked_add(length)?.checked_add(length % 2)?;
    }
    Some(header)
}

fn webp_frame(kind: &[u8], body: &[u8]) -> Option<(u32, u32)> {
    if kind == b"VP8L" {
        let bits = u32_le(body, 1)?;
        return Some(((bits & 0x3FFF) + 1, (bits >> 14 & 0x3FFF) + 1));
    }
    let side = |at| Some(u32::from(u16::from_le_bytes(array(body, at)?) & 0x3FFF));
    Some((side(6)?, side(8)?))
}

/// Walks the blocks to the trailer, or to the end of the file where a block ends: some old programs write no
/// trailer.
fn gif(bytes: &[u8]) -> Option<Header> {
    let side = |at| Some(u32::from(u16::from_le_bytes(array(bytes, at)?)));
    let mut header = Header::new(Format::Gif);
    header.size(side(6)?, side(8)?);
    let mut at = 13 + color_table(*bytes.get(10)?);
    let mut frames = 0;
    header.whole = loop {
        let blocks = match bytes.get(at) {
            None => break frames > 0 && at == bytes.len(),
            Some(0x3B) => break frames > 0,
            Some(0x21) => at + 2,
            Some(0x2C) => {
                let Some(&flags) = bytes.get(at + 9) else { break false };
                frames += 1;
                at + 11 + color_table(flags)
            }
            Some(_) => break false,
        };
        let Some(end) = gif_blocks_end(bytes, blocks) else { break false };
        at = end;
    };
    Some(header)
}

/// Where a chain of length-prefixed blocks ends, behind its empty last block.
fn gif_blocks_end(bytes: &[u8], mut at: usize) -> Option<usize> {
    loop {
        let length = usize::from(*bytes.get(at)?);
        at += 1 + length;
        if length == 0 {
            return Some(at);
        }
    }
}

fn color_table(flags: u8) -> usize {
    if flags & 0x80 == 0 { 0 } else { 3 << ((flags & 7) + 1) }
}

fn array<const N: usize>(bytes: &[u8], at: usize) -> Option<[u8; N]> {
    bytes.get(at..at.checked_add(N)?)?.try_into().ok()
}

fn u16_be(bytes: &[u8], at: usize) -> Option<u16> {
    array(bytes, at).map(u16::from_be_bytes)
}

fn u32_be(bytes: &[u8], at: usize) -> Option<u32> {
    array(bytes, at).map(u32::from_be_bytes)
}

fn u24_le(bytes: &[u8], at: usize) -> Option<u32> {
    array(bytes, at).map(|[a, b, c]| u32::from_le_bytes([a, b, c, 0]))
}

fn u32_le(bytes: &[u8], at: usize) -> Option<u32> {
    array(bytes, at).map(u32::from_le_bytes)
}
