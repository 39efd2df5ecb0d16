//! From pixels to the four encoded files (contract 8).

use std::borrow::Cow;

use fast_image_resize::images::Image;
use fast_image_resize::{PixelType, ResizeOptions};
use image::codecs::jpeg::JpegEncoder;
use image::{DynamicImage, GrayAlphaImage, GrayImage, RgbImage, RgbaImage};

use super::container::Header;
use super::decode::{Decoded, displayed_size, turned};
use super::resize::{divide_alpha, multiply_alpha, resize};
use super::{ImageError, profile, webp};

/// Widths of the three WebP files, the largest first.
pub const WIDTHS: [u32; 3] = [1280, 640, 320];
const PREVIEW_WIDTH: u32 = 1200;
/// Tried in this order at one size, before the picture is made smaller.
const PREVIEW_QUALITIES: [u8; 3] = [82, 68, 54];
/// Link previews of messengers are dropped above this many bytes.
const PREVIEW_BYTES: usize = 300_000;

/// The contents of the four files, in the order of [`super::names::SUFFIXES`].
pub type Files = [Vec<u8>; 4];

/// Width and height of the largest file of a picture.
pub(super) fn stored_size(header: &Header) -> (u32, u32) {
    fit(displayed_size(header), WIDTHS[0])
}

/// The same before the picture is turned: what decoding should aim at.
pub(super) fn target(header: &Header) -> (u32, u32) {
    let (width, height) = stored_size(header);
    if turned(header.orientation) { (height, width) } else { (width, height) }
}

/// Shrinks, turns and encodes. The full picture is given up as soon as the first, smaller one exists.
pub(super) fn render(mut full: Decoded, header: &Header) -> Result<Files, ImageError> {
    let (width, height) = stored_size(header);
    let profile = full.profile.take();
    let mut large = dynamic(shrink_full(full, target(header))?)?;
    if let Some(profile) = profile {
        profile::to_srgb(&mut large, &profile);
    }
    large.apply_orientation(header.orientation);

    let [_, middle_width, small_width] = WIDTHS;
    let middle = shrink(&large, fit((width, height), middle_width))?;
    let small = shrink(&large, fit((width, height), small_width))?;
    let large_file = encode(&large)?;
    let middle_file = middle.as_ref().map_or_else(|| Ok(large_file.clone()), encode)?;
    let small_file = small.as_ref().map_or_else(|| Ok(middle_file.clone()), encode)?;
    Ok([large_file, middle_file, small_file, preview(&large)?])
}

/// The largest size of the same shape at most `width` wide and as high as WebP allows; never enlarged, never
/// 0.
fn fit((width, height): (u32, u32), max_width: u32) -> (u32, u32) {
    let scaled = |side: u32, to: u32, of: u32| {
        let rounded = (u64::from(side) * u64::from(to) + u64::from(of) / 2) / u64::from(of.max(1));
        u32::try_from(rounded).unwrap_or(u32::MAX).max(1)
    };
    let by_width =
        if width > max_width { (max_width, scaled(height, max_width, width)) } else { (width, height) };
    if by_width.1 > webp::MAX_SIDE {
        (scaled(width, webp::MAX_SIDE, height), webp::MAX_SIDE)
    } else {
        by_width
    }
}

/// Resizes the full picture. Alpha is multiplied into its own pixels, because the resizer would copy them all
/// to do so.
fn shrink_full(full: Decoded, (width, height): (u32, u32)) -> Result<Image<'static>, ImageError> {
    let Decoded { image: mut full, covered, .. } = full;
    if (full.width(), full.height()) == (width, height) {
        return Ok(full);
    }
    multiply_alpha(&mut full).map_err(failed)?;
    let mut shrunk = Image::new(width, height, full.pixel_type());
    let options = ResizeOptions::new().use_alpha(false).crop(0.0, 0.0, covered.0, covered.1);
    resize(&full, &mut shrunk, &options).map_err(failed)?;
    drop(full);
    divide_alpha(&mut shrunk).map_err(failed)?;
    Ok(shrunk)
}

/// A smaller copy, or `None` when the picture has that size already. Lanczos, with alpha multiplied in.
fn shrink(picture: &DynamicImage, (width, height): (u32, u32)) -> Result<Option<DynamicImage>, ImageError> {
    if (picture.width(), picture.height()) == (width, height) {
        return Ok(None);
    }
    let mut shrunk = DynamicImage::new(width, height, picture.color());
    resize(picture, &mut shrunk, &ResizeOptions::new()).map_err(failed)?;
    Ok(Some(shrunk))
}

/// RGB or RGBA, the two kinds the encoders take.
fn dynamic(image: Image<'static>) -> Result<DynamicImage, ImageError> {
    let (width, height, kind) = (image.width(), image.height(), image.pixel_type());
    let pixels = image.into_vec();
    match kind {
        PixelType::U8 => GrayImage::from_raw(width, height, pixels)
            .map(|gray| DynamicImage::ImageLuma8(gray).into_rgb8().into()),
        PixelType::U8x2 => GrayAlphaImage::from_raw(width, height, pixels)
            .map(|gray| DynamicImage::ImageLumaA8(gray).into_rgba8().into()),
        PixelType::U8x3 => RgbImage::from_raw(width, height, pixels).map(DynamicImage::from),
        PixelType::U8x4 => RgbaImage::from_raw(width, height, pixels).map(DynamicImage::from),
        _ => None,
    }
    .ok_or_else(|| failed("unexpected pixels"))
}

fn encode(picture: &DynamicImage) -> Result<Vec<u8>, ImageError> {
    webp::encode(picture).ok_or_else(|| failed("WebP encoding failed"))
}

/// The JPEG for link previews, on white where the picture is transparent: worse, then smaller, until it is
/// light enough.
fn preview(large: &DynamicImage) -> Result<Vec<u8>, ImageError> {
    let mut width = PREVIEW_WIDTH.min(large.width());
    loop {
        let shrunk = shrink(large, fit((large.width(), large.height()), width))?;
        let opaque = opaque(shrunk.as_ref().unwrap_or(large));
        for quality in PREVIEW_QUALITIES {
            let mut file = Vec::new();
            JpegEncoder::new_with_quality(&mut file, quality).encode_image(&*opaque).map_err(failed)?;
            if file.len() < PREVIEW_BYTES || width < 16 {
                return Ok(file);
            }
        }
        width = width * 3 / 4;
    }
}

fn opaque(picture: &DynamicImage) -> Cow<'_, RgbImage> {
    match picture {
        DynamicImage::ImageRgb8(opaque) => Cow::Borrowed(opaque),
        other => Cow::Owned(on_white(&other.to_rgba8())),
    }
}

fn on_white(picture: &RgbaImage) -> RgbImage {
    let mut flat = RgbImage::new(picture.width(), picture.height());
    for (to, from) in flat.pixels_mut().zip(picture.pixels()) {
        let [color @ .., alpha] = from.0;
        // The sum is at most 255 * 255, so the quotient fits a byte.
        to.0 = color.map(|value| {
            u8::try_from((u32::from(value) * u32::from(alpha) + 255 * (255 - u32::from(alpha)) + 127) / 255)
                .unwrap_or(255)
        });
    }
    flat
}

fn failed(error: impl std::fmt::Display) -> ImageError {
    ImageError::Io(std::io::Error::other(error.to_string()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use image::Rgba;

    #[test]
    fn sizes_keep_the_shape_and_never_grow() {
        for (size, width, expected) in [
            ((4000, 3000), 1280, (1280, 960)),
            ((1281, 1000), 1280, (1280, 999)),
            ((100, 50), 320, (100, 50)),
            ((4, 8000), 1280, (4, 8000)),
            ((8000, 4), 320, (320, 1)),
            ((600, 60_000), 1280, (164, 16_383)),
            ((2000, 20_000), 1280, (1280, 12_800)),
            ((1600, 25_000), 1280, (1049, 16_383)),
            ((1, 65_535), 320, (1, 16_383)),
        ] {
            assert_eq!(fit(size, width), expected, "{size:?} at {width}");
        }
    }

    #[test]
    fn transparency_becomes_white_in_previews() {
        let mut picture = RgbaImage::from_pixel(3, 1, Rgba([0, 0, 0, 0]));
        picture.put_pixel(1, 0, Rgba([255, 0, 0, 255]));
        picture.put_pixel(2, 0, Rgba([0, 0, 0, 128]));
        assert_eq!(on_white(&picture).into_raw(), [255, 255, 255, 255, 0, 0, 127, 127, 127]);
    }

    #[test]
    fn hidden_colours_do_not_bleed_into_edges() {
        let mut pixels = Vec::new();
        for x in 0..2000 {
            pixels.extend(if x < 1000 { [255, 255, 255, 255] } else { [255, 0, 0, 0] });
        }
        let full = Image::from_vec_u8(2000, 1, pixels, PixelType::U8x4).unwrap();
        let shrunk =
            shrink_full(Decoded { image: full, covered: (2000.0, 1.0), profile: None }, (501, 1)).unwrap();
        for pixel in shrunk.buffer().chunks_exact(4).filter(|pixel| pixel[3] > 8) {
            assert!(pixel[1] > 240 && pixel[2] > 240, "{pixel:?}");
        }
    }
}
