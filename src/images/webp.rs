//! Lossy WebP with alpha, over libwebp: the `image` crate writes only lossless WebP.
#![allow(
    unsafe_code,
    reason = "libwebp is C; the two calls and the one buffer it returns stay inside this file"
)]

use std::ffi::c_int;

use image::DynamicImage;
use libwebp_sys::{
    WebPConfig, WebPEncode, WebPMemoryWrite, WebPMemoryWriter, WebPMemoryWriterClear, WebPMemoryWriterInit,
    WebPPicture, WebPPictureFree, WebPPictureImportRGB, WebPPictureImportRGBA,
};

/// The largest width and height the format can express.
pub const MAX_SIDE: u32 = 16_383;

const QUALITY: f32 = 78.0;
/// libwebp's effort, 0 to 6. Its default, 4, takes two to three times as long for files a tenth smaller.
const METHOD: c_int = 2;

type Import = unsafe extern "C" fn(*mut WebPPicture, *const u8, c_int) -> c_int;

/// Encodes an RGB or RGBA picture at quality 78; alpha is kept without loss. `None` when the pixels are of
/// another kind, a side is 0 or over [`MAX_SIDE`], or memory runs out.
pub(super) fn encode(picture: &DynamicImage) -> Option<Vec<u8>> {
    let (import, channels): (Import, usize) = match picture {
        DynamicImage::ImageRgb8(_) => (WebPPictureImportRGB, 3),
        DynamicImage::ImageRgba8(_) => (WebPPictureImportRGBA, 4),
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
    let mut config = WebPConfig::new().ok()?;
    config.quality = QUALITY;
    config.method = METHOD;
    config.alpha_filtering = 0;
    let mut work = Work::new()?;
    work.picture.width = c_int::try_from(width).ok()?;
    work.picture.height = c_int::try_from(height).ok()?;
    let stride = c_int::try_from(stride).ok()?;
    work.picture.writer = Some(WebPMemoryWrite);
    work.picture.custom_ptr = (&raw mut *work.writer).cast();
    // SAFETY: `pixels` has at least `stride * height` bytes (checked above) and outlives the call, which copies
    // them into memory of the picture's own.
    if unsafe { import(&raw mut work.picture, pixels.as_ptr(), stride) } == 0 {
        return None;
    }
    // SAFETY: both structures were made by libwebp's own initialisers; the picture's writer is
    // `WebPMemoryWrite`, and its `custom_ptr` is the boxed writer, which lives as long as the picture.
    if unsafe { WebPEncode(&raw const config, &raw mut work.picture) } == 0 || work.writer.mem.is_null() {
        return None;
    }
    // SAFETY: the writer holds `size` initialised bytes at `mem`, which is not null; they are copied before it is
    // cleared.
    let file = unsafe { std::slice::from_raw_parts(work.writer.mem, work.writer.size) }.to_vec();
    (!file.is_empty()).then_some(file)
}

/// A picture of libwebp's and the memory it writes to, both given back when this is dropped. The writer is boxed,
/// so that the picture's pointer to it stays right.
struct Work {
    picture: WebPPicture,
    writer: Box<WebPMemoryWriter>,
}

impl Work {
    fn new() -> Option<Self> {
        let picture = WebPPicture::new().ok()?;
        let mut writer =
            Box::new(WebPMemoryWriter { mem: std::ptr::null_mut(), size: 0, max_size: 0, pad: [0] });
        // SAFETY: the writer is a valid place for libwebp to initialise.
        unsafe { WebPMemoryWriterInit(&raw mut *writer) };
        Some(Self { picture, writer })
    }
}

impl Drop for Work {
    fn drop(&mut self) {
        // SAFETY: both were initialised by libwebp, nothing refers to their memory any more, and each is freed once.
        unsafe {
            WebPPictureFree(&raw mut self.picture);
            WebPMemoryWriterClear(&raw mut *self.writer);
        }
    }
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
