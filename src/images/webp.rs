//! Lossy WebP with alpha, over libwebp: the `image` crate writes only lossless WebP.
#![allow(
    unsafe_code,
    reason = "libwebp is C; the two calls and the one buffer it returns stay inside this file"
)]

use std::ffi::c_int;
use std::ptr;

use image::DynamicImage;
use libwebp_sys::{WebPEncodeRGB, WebPEncodeRGBA, WebPFree};

/// The largest width and height the format can express.
pub(super) const MAX_SIDE: u32 = 16_383;

const QUALITY: f32 = 78.0;

type Convert = unsafe extern "C" fn(*const u8, c_int, c_int, c_int, f32, *mut *mut u8) -> usize;

/// Encodes an RGB or RGBA picture at quality 78 and libwebp's default effort (method 4); alpha is kept
/// without loss. `None` when the pixels are of another kind, a side is 0 or over [`MAX_SIDE`], or memory runs
/// out.
pub(super) fn encode(picture: &DynamicImage) -> Option<Vec<u8>> {
    let (convert, channels): (Convert, usize) = match picture {
        DynamicImage::ImageRgb8(_) => (WebPEncodeRGB, 3),
        DynamicImage::ImageRgba8(_) => (WebPEncodeRGBA, 4),
        _ => return None,
    };
    let (width, height) = (picture.width(), picture.height());
    if !(1..=MAX_SIDE).contains(&width) || !(1..=MAX_SIDE).contains(&height) {
        return None;
    }
    let pixels = picture.as_bytes();
    let stride = usize::try_from(width).ok()?.checked_mul(channels)?;
    if pixels.len() < stride.checked_mul(usize::try_from(height).ok()?)? {
        return None;
    }
    let (width, height, stride) =
        (c_int::try_from(width).ok()?, c_int::try_from(height).ok()?, c_int::try_from(stride).ok()?);

    let mut output: *mut u8 = ptr::null_mut();
    // SAFETY: `pixels` has at least `stride * height` bytes (checked above) and outlives the call, which only
    // reads it. libwebp writes to `output` null or a buffer of as many bytes as it returns; nothing else owns
    // that buffer.
    let length = unsafe { convert(pixels.as_ptr(), width, height, stride, QUALITY, &raw mut output) };
    if output.is_null() {
        return None;
    }
    // SAFETY: `output` is not null and has `length` initialised bytes, see above; the slice is copied before
    // the buffer is freed.
    let file = (length > 0).then(|| unsafe { std::slice::from_raw_parts(output, length) }.to_vec());
    // SAFETY: libwebp allocated `output`, nothing refers to it any more, and it is freed once.
    unsafe { WebPFree(output.cast()) };
    file
}

#[cfg(test)]
mod tests {
    use super::*;
    use image::{ImageFormat, Rgba, RgbaImage};

    #[test]
    fn alpha_and_colour_survive() {
        let picture = RgbaImage::from_fn(40, 20, |x, _| {
            if x < 20 { Rgba([200, 30, 30, 255]) } else { Rgba([30, 30, 200, 77]) }
        });
        let bytes = encode(&DynamicImage::ImageRgba8(picture)).unwrap();
        let back = image::load_from_memory_with_format(&bytes, ImageFormat::WebP).unwrap().to_rgba8();
        assert_eq!(back.dimensions(), (40, 20));
        assert_eq!(back.get_pixel(2, 2)[3], 255);
        assert_eq!(back.get_pixel(38, 18)[3], 77);
        assert!(back.get_pixel(2, 2)[0] > 180 && back.get_pixel(38, 18)[2] > 180);
    }

    #[test]
    fn impossible_pictures_are_refused() {
        assert!(encode(&DynamicImage::new_rgb8(0, 0)).is_none());
        assert!(encode(&DynamicImage::new_rgb8(MAX_SIDE + 1, 1)).is_none());
        assert!(encode(&DynamicImage::new_luma8(4, 4)).is_none());
        assert!(encode(&DynamicImage::new_rgb8(MAX_SIDE, 1)).is_some());
    }
}
