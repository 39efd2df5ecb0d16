//! An upload, from its bytes to the four files (contract 8).

use bytes::Bytes;
use haat::images::{ImageError, Inspected, MAX_BYTES, MAX_STORED_SIDE, WIDTHS};
use image::ImageFormat::{Jpeg, WebP};

use super::peak;

/// Larger ones take their time in every run; the bounds themselves have tests of their own.
const TOO_SLOW: u64 = 24 * 1024 * 1024;
/// Besides what decoding takes: tables, packed data, an animation's parts.
const ANYWAY: u64 = 16 * 1024 * 1024;
/// Bytes for each pixel of the largest file that resizing, turning and packing take together.
const MAKING: u64 = 24;

/// A picture is refused in words, or becomes four files within their bounds, in no more memory than was said.
pub fn run(data: &[u8]) {
    assert!(data.len() <= MAX_BYTES);
    let Ok(picture) = Inspected::of(Bytes::copy_from_slice(data)) else { return };
    let (width, height) = picture.size();
    assert!(
        (1..=WIDTHS[0]).contains(&width) && (1..=MAX_STORED_SIDE).contains(&height),
        "{width} × {height}"
    );
    let needed = picture.memory();
    if needed > TOO_SLOW {
        return;
    }
    let allowed = needed + u64::from(width) * u64::from(height) * MAKING + ANYWAY;
    let (files, taken) = peak::of(|| picture.files());
    assert!(taken as u64 <= allowed, "{taken} bytes were taken where {needed} were said");
    let files = match files {
        Ok(files) => files,
        Err(ImageError::Corrupt) => return,
        Err(other) => panic!("no fault of the picture: {other:?}"),
    };
    let [webp @ .., preview] = &files;
    let mut widest = width;
    for (file, most) in webp.iter().zip(WIDTHS) {
        let stored = image::load_from_memory_with_format(file, WebP).expect("a stored file decodes");
        assert!(stored.width() <= widest.min(most), "{} of {widest}, {most}", stored.width());
        widest = stored.width();
    }
    let largest = image::load_from_memory_with_format(&webp[0], WebP).expect("a stored file decodes");
    assert_eq!((largest.width(), largest.height()), (width, height));
    let preview = image::load_from_memory_with_format(preview, Jpeg).expect("a preview decodes");
    assert!(preview.width() <= width);
    for file in files {
        assert!(Inspected::of(Bytes::from(file)).is_ok(), "a stored file is a picture within the bounds");
    }
}
