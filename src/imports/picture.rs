//! The picture of a product whose file brought none: a plain frame, so that every product has a picture as pages expect.

use bytes::Bytes;
use image::{ImageFormat, Rgb, RgbImage};

use crate::error::Result;

const SIDE: u32 = 640;
const GROUND: Rgb<u8> = Rgb([0xEE, 0xF0, 0xF3]);
const LINE: Rgb<u8> = Rgb([0xB4, 0xBB, 0xC5]);

/// Where that picture is stored.
pub fn placeholder_path() -> Result<String> {
    Ok(crate::images::path_of_upload(&placeholder()?))
}

/// A grey square with the sign of a picture, as a PNG; always the same bytes, so that it is stored once.
pub fn placeholder() -> Result<Bytes> {
    let mut picture = RgbImage::from_pixel(SIDE, SIDE, GROUND);
    for (x, y, pixel) in picture.enumerate_pixels_mut() {
        if is_drawn(i64::from(x), i64::from(y)) {
            *pixel = LINE;
        }
    }
    let mut bytes = std::io::Cursor::new(Vec::new());
    picture
        .write_to(&mut bytes, ImageFormat::Png)
        .map_err(|cause| crate::error::Error::Internal(cause.into()))?;
    Ok(Bytes::from(bytes.into_inner()))
}

/// A frame, a sun, and two hills.
fn is_drawn(x: i64, y: i64) -> bool {
    let within =
        |margin: i64| (200 + margin..440 - margin).contains(&x) && (220 + margin..420 - margin).contains(&y);
    if !within(0) {
        return false;
    }
    let frame = !within(12);
    let sun = (x - 265).pow(2) + (y - 280).pow(2) <= 22 * 22;
    let hill = |top_x: i64, top_y: i64| y >= top_y + (x - top_x).abs();
    frame || sun || hill(355, 300) || hill(270, 350)
}
