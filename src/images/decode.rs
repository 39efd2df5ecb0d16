//! From a file's bytes to its pixels, within bounds that are checked before anything large is allocated
//! (contract 8).

use std::io::Cursor;

use fast_image_resize::PixelType;
use fast_image_resize::images::Image;
use image::codecs::{gif::GifDecoder, webp::WebPDecoder};
use image::metadata::Orientation;
use image::{ColorType, ImageDecoder, ImageResult, Limits};

use jpeg_decoder::PixelFormat;

use super::container::{self, Format, Header};
use super::profile;
use super::reduce::{self, Reducer};
use super::{ImageError, MAX_BYTES, MAX_PIXELS};

/// The most a decoder may allocate besides its result, in bytes: four bytes for every allowed pixel.
const DECODER_MEMORY: u64 = MAX_PIXELS * 4;

/// The longest side, in pixels (contract 8).
pub const MAX_SIDE: u32 = 20_000;

/// The most scans of a JPEG: each one costs a pass over the whole picture (contract 8).
const MAX_SCANS: u32 = 100;

/// Reads the headers and refuses what is too large, not a picture or cut off; decodes nothing.
pub(super) fn inspect(bytes: &[u8]) -> Result<Header, ImageError> {
    if bytes.len() > MAX_BYTES {
        return Err(ImageError::TooLarge);
    }
    let header = container::read(bytes)?;
    if pixels(&header) > MAX_PIXELS {
        Err(ImageError::TooManyPixels)
    } else if header.width.max(header.height) > MAX_SIDE {
        Err(ImageError::TooLongSide)
    } else if header.scans > MAX_SCANS {
        Err(ImageError::TooManyScans)
    } else if header.whole {
        Ok(header)
    } else {
        Err(ImageError::Corrupt)
    }
}

/// The memory decoding takes at its peak, in bytes, for a picture that will be resized to `target`.
pub(super) fn memory(header: &Header, target: (u32, u32)) -> u64 {
    let factor = u64::from(factor(header, target));
    pixels(header) * header.full_cost + pixels(header) / (factor * factor) * header.reduced_cost
}

/// By how much the decoder shrinks; JPEG knows only 1, 2, 4 and 8.
fn factor(header: &Header, target: (u32, u32)) -> u32 {
    let factor = reduce::factor((header.width, header.height), target);
    match header.format {
        _ if header.reduced_cost == 0 => 1,
        Format::Jpeg => 1 << factor.min(8).ilog2(),
        _ => factor,
    }
}

/// The size people see: width and height change places when the picture is turned by a quarter.
pub(super) fn displayed_size(header: &Header) -> (u32, u32) {
    if turned(header.orientation) { (header.height, header.width) } else { (header.width, header.height) }
}

/// Whether an orientation exchanges width and height.
pub(super) fn turned(orientation: Orientation) -> bool {
    use Orientation::{Rotate90, Rotate90FlipH, Rotate270, Rotate270FlipH};
    matches!(orientation, Rotate90 | Rotate270 | Rotate90FlipH | Rotate270FlipH)
}

/// The pixels of a first or only frame, 8 bits a channel, not yet turned; alpha is straight.
pub(super) struct Decoded {
    pub image: Image<'static>,
    /// How much of `image` the picture covers, in pixels: shrinking while decoding rounds its sides up.
    pub covered: (f64, f64),
    /// The colour profile of the file, unread; none means sRGB.
    pub profile: Option<Vec<u8>>,
}

/// Decodes a picture that will be resized to `target` (as stored, before turning), at that size or any larger
/// one.
pub(super) fn decode(bytes: &[u8], header: &Header, target: (u32, u32)) -> Result<Decoded, ImageError> {
    let factor = factor(header, target);
    let size = (header.width.div_ceil(factor), header.height.div_ceil(factor));
    let profile = profile::find(bytes, header.format);
    let decoded = match header.format {
        Format::Jpeg => jpeg(bytes, size).map_err(damaged)?,
        Format::Png => png(bytes, header, factor)?,
        Format::WebP => {
            read(WebPDecoder::new(Cursor::new(bytes)).map_err(damaged)?, header).map_err(damaged)?
        }
        Format::Gif => {
            read(GifDecoder::new(Cursor::new(bytes)).map_err(damaged)?, header).map_err(damaged)?
        }
    };
    let (pixels, kind) = decoded.ok_or(ImageError::Corrupt)?;
    let image = Image::from_vec_u8(size.0, size.1, pixels, kind).map_err(damaged)?;
    let part = |side: u32| f64::from(side) / f64::from(factor);
    Ok(Decoded { image, covered: (part(header.width), part(header.height)), profile })
}

type Pixels = Option<(Vec<u8>, PixelType)>;

/// JPEG by its own crate and not through `image`, because it shrinks while decoding: a large photograph takes
/// a sixteenth of the memory.
fn jpeg(bytes: &[u8], size: (u32, u32)) -> Result<Pixels, jpeg_decoder::Error> {
    let mut decoder = jpeg_decoder::Decoder::new(bytes);
    decoder.set_max_decoding_buffer_size(usize::try_from(DECODER_MEMORY).unwrap_or(usize::MAX));
    let (Ok(width), Ok(height)) = (u16::try_from(size.0), u16::try_from(size.1)) else { return Ok(None) };
    // It shrinks until either side is small enough; of a side of one pixel that is always so. The longer side decides.
    let (most_wide, most_high) = if width < height { (u16::MAX, height) } else { (width, u16::MAX) };
    if decoder.scale(most_wide, most_high)? != (width, height) {
        return Ok(None);
    }
    let pixels = decoder.decode()?;
    Ok(decoder.info().map(|info| match info.pixel_format {
        PixelFormat::L8 => (pixels, PixelType::U8),
        PixelFormat::L16 => (pixels.chunks_exact(2).map(high_byte).collect(), PixelType::U8),
        PixelFormat::RGB24 => (pixels, PixelType::U8x3),
        PixelFormat::CMYK32 => (pixels.chunks_exact(4).flat_map(rgb_of_cmyk).collect(), PixelType::U8x3),
    }))
}

/// The decoder gives 16-bit samples in the machine's byte order.
fn high_byte(sample: &[u8]) -> u8 {
    sample.try_into().map_or(0, |sample| u16::from_ne_bytes(sample).to_be_bytes()[0])
}

/// Plain conversion, without a printer's profile.
fn rgb_of_cmyk(ink: &[u8]) -> [u8; 3] {
    let light = |index: usize| 255 - u16::from(ink.get(index).copied().unwrap_or(0));
    [0, 1, 2].map(|index| u8::try_from(light(index) * light(3) / 255).unwrap_or(u8::MAX))
}

/// `None` when the decoder sees another size than the headers promised, or a kind of pixel that none of the
/// formats has.
fn read(mut decoder: impl ImageDecoder, header: &Header) -> ImageResult<Pixels> {
    let mut limits = Limits::default();
    limits.max_image_width = Some(header.width);
    limits.max_image_height = Some(header.height);
    limits.max_alloc = Some(DECODER_MEMORY);
    decoder.set_limits(limits)?;
    let pixel_type = match decoder.color_type() {
        ColorType::L8 => PixelType::U8,
        ColorType::Rgb8 => PixelType::U8x3,
        ColorType::Rgba8 => PixelType::U8x4,
        _ => return Ok(None),
    };
    let Ok(length) = usize::try_from(decoder.total_bytes()) else { return Ok(None) };
    if decoder.dimensions() != (header.width, header.height) {
        return Ok(None);
    }
    let mut pixels = vec![0; length];
    decoder.read_image(&mut pixels)?;
    Ok(Some((pixels, pixel_type)))
}

/// PNG row by row, because a 16-bit picture as a whole may take 320 MB; the first frame is the default image.
fn png(bytes: &[u8], header: &Header, factor: u32) -> Result<Pixels, ImageError> {
    let limits = png::Limits { bytes: usize::try_from(DECODER_MEMORY).unwrap_or(usize::MAX) };
    let mut decoder = png::Decoder::new_with_limits(Cursor::new(bytes), limits);
    decoder.set_transformations(png::Transformations::normalize_to_color8());
    decoder.set_ignore_text_chunk(true);
    decoder.set_ignore_iccp_chunk(true);
    let mut reader = decoder.read_info().map_err(damaged)?;
    if reader.info().size() != (header.width, header.height) {
        return Ok(None);
    }
    let kind = match reader.output_color_type().0 {
        png::ColorType::Grayscale => PixelType::U8,
        png::ColorType::GrayscaleAlpha => PixelType::U8x2,
        png::ColorType::Rgb => PixelType::U8x3,
        png::ColorType::Rgba => PixelType::U8x4,
        png::ColorType::Indexed => return Ok(None),
    };
    if reader.info().interlaced {
        let mut pixels = vec![0; reader.output_buffer_size().ok_or(ImageError::Corrupt)?];
        reader.next_frame(&mut pixels).map_err(damaged)?;
        return Ok(Some((pixels, kind)));
    }
    let Some(mut reducer) = Reducer::new(header.width, kind, factor) else { return Ok(None) };
    for _ in 0..header.height {
        match reader.next_row().map_err(damaged)? {
            Some(row) => reducer.row(row.data()),
            None => return Ok(None),
        }
    }
    Ok(Some((reducer.finish(), kind)))
}

fn pixels(header: &Header) -> u64 {
    u64::from(header.width) * u64::from(header.height)
}

fn damaged(error: impl std::fmt::Display) -> ImageError {
    tracing::debug!(%error, "an uploaded picture cannot be decoded");
    ImageError::Corrupt
}
