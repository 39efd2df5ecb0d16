//! Colour profiles: a picture's colours become sRGB before its profile is dropped (contract 8).

use std::io::Cursor;
use std::sync::Arc;

use image::codecs::{jpeg::JpegDecoder, png::PngDecoder, webp::WebPDecoder};
use image::{DynamicImage, ImageDecoder, Limits};
use moxcms::{ColorProfile, DataColorSpace, Layout, TransformExecutor, TransformOptions};

use super::container::Format;

/// The largest profile that is read, unpacked, in bytes; those of cameras and screens have a few thousand.
const MAX_PROFILE: usize = 4 * 1024 * 1024;

/// Colours that show whether a profile differs from sRGB: greys, full and muted colours.
const PROBE: [u8; 30] = [
    16, 16, 16, 96, 96, 96, 200, 200, 200, 255, 0, 0, 0, 255, 0, 0, 0, 255, 180, 60, 40, 40, 160, 90, 60, 70,
    190, 220, 200, 50,
];

/// The profile in a file's headers, as it stands there; nothing of the pixels is decoded.
pub(super) fn find(bytes: &[u8], format: Format) -> Option<Vec<u8>> {
    let file = Cursor::new(bytes);
    let profile = match format {
        Format::Jpeg => JpegDecoder::new(file).ok()?.icc_profile(),
        Format::Png => {
            let mut limits = Limits::default();
            limits.max_alloc = Some(u64::try_from(MAX_PROFILE).unwrap_or(u64::MAX));
            PngDecoder::with_limits(file, limits).ok()?.icc_profile()
        }
        Format::WebP => WebPDecoder::new(file).ok()?.icc_profile(),
        Format::Gif => Ok(None),
    };
    profile.ok().flatten().filter(|profile| profile.len() <= MAX_PROFILE)
}

/// Converts in place, row by row; alpha stays. A profile that is broken, not of RGB (the greys and inks are
/// RGB by now) or sRGB already changes nothing.
pub(super) fn to_srgb(picture: &mut DynamicImage, profile: &[u8]) {
    let Ok(profile) = ColorProfile::new_from_slice(profile) else { return };
    if profile.color_space != DataColorSpace::Rgb || !differs(&profile) {
        return;
    }
    match picture {
        DynamicImage::ImageRgb8(rgb) => {
            let row = 3 * rgb.width() as usize;
            convert(&profile, Layout::Rgb, rgb, row);
        }
        DynamicImage::ImageRgba8(rgba) => {
            let row = 4 * rgba.width() as usize;
            convert(&profile, Layout::Rgba, rgba, row);
        }
        _ => {}
    }
}

fn convert(profile: &ColorProfile, layout: Layout, pixels: &mut [u8], row: usize) {
    let Some(transform) = transform(profile, layout) else { return };
    let mut source = vec![0; row];
    for target in pixels.chunks_exact_mut(row) {
        source.copy_from_slice(target);
        if let Err(error) = transform.transform(&source, target) {
            tracing::debug!(%error, "a colour profile cannot be applied");
            target.copy_from_slice(&source);
            return;
        }
    }
}

fn differs(profile: &ColorProfile) -> bool {
    let mut converted = PROBE;
    transform(profile, Layout::Rgb)
        .is_some_and(|transform| transform.transform(&PROBE, &mut converted).is_ok())
        && PROBE.iter().zip(converted).any(|(before, after)| before.abs_diff(after) > 1)
}

fn transform(profile: &ColorProfile, layout: Layout) -> Option<Arc<dyn TransformExecutor<u8> + Send + Sync>> {
    let srgb = ColorProfile::new_srgb();
    profile.create_transform_8bit(layout, &srgb, layout, TransformOptions::default()).ok()
}
