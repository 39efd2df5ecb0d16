//! A card as a picture: the shop's mark and name above, the product's name and price below them, its picture at the right.

use anyhow::Context as _;
use fast_image_resize::ResizeOptions;
use image::codecs::jpeg::JpegEncoder;
use image::{DynamicImage, RgbImage};

use super::canvas::{Area, Canvas, Colour};
use super::fonts::{Family, Files, Weight};
use super::lines;
use super::shown::Shown;
use crate::images::resize::resize;

/// How wide and high cards are: what the large networks show in full.
pub const SIZE: (u16, u16) = (1200, 630);
/// Link previews of messengers are dropped above this many bytes.
const MOST_BYTES: usize = 300_000;
/// Tried in this order.
const QUALITIES: [u8; 5] = [90, 78, 64, 50, 34];

const INK: Colour = [0x10, 0x20, 0x1c];
const MUTED: Colour = [0x51, 0x60, 0x5b];
const GROUND: Colour = [0xff, 0xff, 0xff];
const SOFT: Colour = [0xf5, 0xf7, 0xf6];
const OFFER: Colour = [0xb3, 0x26, 0x1e];
const OFFER_SOFT: Colour = [0xfd, 0xee, 0xec];

const LEFT: u16 = 64;
/// How wide texts may be.
const COLUMN: u16 = 536;
/// The ground of the picture.
const PANEL: Area = Area { x: 648, y: 0, width: SIZE.0 - 648, height: SIZE.1 };
/// What a picture may take of it.
const FRAME: (u16, u16) = (456, 502);
const MARK: Area = Area { x: LEFT, y: 56, width: 56, height: 56 };
/// The mark where there is no picture.
const LARGE_MARK: u16 = 200;
const ROUND: u16 = 14;
/// The lowest baseline.
const BOTTOM: u16 = 562;
/// The sizes of a name; the largest in which it fits, else it is cut in the smallest.
const NAME_SIZES: [u16; 4] = [56, 50, 44, 38];
const NAME_LINES: usize = 3;
/// The same of a price, and of what stands in its place.
const PRICE_SIZES: [u16; 4] = [64, 56, 48, 38];
/// Between the name and the price.
const GAP: u16 = 50;
const SMALL: u16 = 28;

/// Draws a card; JPEG, never larger than previews may be.
///
/// # Errors
/// Where the fonts cannot be read or the picture cannot be written.
pub fn card(shown: &Shown, picture: Option<&DynamicImage>) -> anyhow::Result<Vec<u8>> {
    packed(&pixels(shown, picture)?)
}

fn pixels(shown: &Shown, picture: Option<&DynamicImage>) -> anyhow::Result<RgbImage> {
    let (regular, strong) = (Files::of(Weight::Regular)?, Files::of(Weight::Strong)?);
    let (regular, strong) = (regular.family()?, strong.family()?);
    let mut canvas = Canvas::new(SIZE.0, SIZE.1, GROUND);
    canvas.fill(PANEL, 0, SOFT);
    let mark = image::load_from_memory(include_bytes!("../pictures/logo.png")).context("the mark")?;
    put(&mut canvas, &mark, MARK, 0)?;
    match picture {
        Some(picture) => put(&mut canvas, picture, in_panel(fitted(picture, FRAME)), ROUND)?,
        None => put(&mut canvas, &mark, in_panel((LARGE_MARK, LARGE_MARK)), 0)?,
    }
    let beside = MARK.x + MARK.width + 16;
    let shop = one_line(&strong, &shown.shop, SMALL, LEFT + COLUMN - beside);
    canvas.write(&strong, &strong.line(&shop), (beside, MARK.y + 38), SMALL, INK);
    let above = prices(&mut canvas, shown, &regular, &strong);
    name(&mut canvas, shown, &strong, above);
    Ok(canvas.0)
}

/// Writes the price and what stands with it, from the bottom up; answers where the name must end.
fn prices(canvas: &mut Canvas, shown: &Shown, regular: &Family<'_>, strong: &Family<'_>) -> u16 {
    let mut notes = LEFT;
    if let Some((before, saving)) = &shown.before {
        let line = regular.line(before);
        let width = line.wide(SMALL);
        canvas.write(regular, &line, (LEFT, BOTTOM), SMALL, MUTED);
        canvas.fill(Area { x: LEFT, y: BOTTOM - SMALL / 3, width, height: 2 }, 0, MUTED);
        notes += width + 20;
        notes = badge(canvas, strong, saving, notes, (OFFER, OFFER_SOFT));
    }
    if let Some(ahead) = &shown.ahead {
        notes = badge(canvas, strong, ahead, notes, (INK, SOFT));
    }
    let base = if notes > LEFT { BOTTOM - 60 } else { BOTTOM };
    let [.., smallest] = PRICE_SIZES;
    let line = strong.line(&shown.price);
    let fitting = PRICE_SIZES.into_iter().find(|size| shown.announced && line.wide(*size) <= COLUMN);
    let size = fitting.unwrap_or(smallest);
    let price = one_line(strong, &shown.price, size, COLUMN);
    canvas.write(strong, &strong.line(&price), (LEFT, base), size, INK);
    base - size * 3 / 4
}

/// Writes a few words on a ground of their own, where there is room; answers where the next may begin.
fn badge(
    canvas: &mut Canvas,
    family: &Family<'_>,
    text: &str,
    x: u16,
    (ink, ground): (Colour, Colour),
) -> u16 {
    let size = 24;
    let line = family.line(text);
    let width = line.wide(size) + 28;
    if x + width > LEFT + COLUMN {
        return x;
    }
    canvas.fill(Area { x, y: BOTTOM - 32, width, height: 46 }, 8, ground);
    canvas.write(family, &line, (x + 14, BOTTOM), size, ink);
    x + width + 12
}

/// Writes the name between the shop's and the price, its last line above the price.
fn name(canvas: &mut Canvas, shown: &Shown, family: &Family<'_>, above: u16) {
    let name = family.drawable(&shown.name);
    let fits = |size: u16| move |line: &str| family.line(line).wide(size) <= COLUMN;
    let [.., smallest] = NAME_SIZES;
    let found =
        NAME_SIZES.into_iter().find_map(|size| Some((size, lines::wrapped(&name, NAME_LINES, fits(size))?)));
    let (size, lines) = found.unwrap_or_else(|| (smallest, lines::cut(&name, NAME_LINES, fits(smallest))));
    // Bengali has marks above and below.
    let high = if name.is_ascii() { size * 6 / 5 } else { size * 4 / 3 };
    let mut base = above - GAP;
    for line in lines.iter().rev() {
        canvas.write(family, &family.line(line), (LEFT, base), size, INK);
        base -= high;
    }
}

fn one_line(family: &Family<'_>, text: &str, size: u16, most: u16) -> String {
    let fits = |line: &str| family.line(line).wide(size) <= most;
    lines::cut(&family.drawable(text), 1, fits).concat()
}

/// The largest size of a picture's shape within a frame; never larger than it is, never nothing.
fn fitted(picture: &DynamicImage, (most_wide, most_high): (u16, u16)) -> (u16, u16) {
    let (width, height) = (picture.width().max(1), picture.height().max(1));
    let scaled =
        |side: u32, to: u32, of: u32| u16::try_from((side * to + of / 2) / of).unwrap_or(u16::MAX).max(1);
    let (wide, high) = (u32::from(most_wide).min(width), u32::from(most_high).min(height));
    // The side that is bound decides.
    if u64::from(wide) * u64::from(height) <= u64::from(high) * u64::from(width) {
        (scaled(wide, 1, 1), scaled(height, wide, width))
    } else {
        (scaled(width, high, height), scaled(high, 1, 1))
    }
}

fn in_panel((width, height): (u16, u16)) -> Area {
    Area { x: PANEL.x + (PANEL.width - width) / 2, y: (PANEL.height - height) / 2, width, height }
}

fn put(canvas: &mut Canvas, picture: &DynamicImage, area: Area, radius: u16) -> anyhow::Result<()> {
    let mut sized = DynamicImage::new(area.width.into(), area.height.into(), picture.color());
    resize(picture, &mut sized, &ResizeOptions::new())?;
    canvas.paste(&sized.into_rgba8(), area, radius);
    Ok(())
}

/// The JPEG, worse until it is light enough.
fn packed(card: &RgbImage) -> anyhow::Result<Vec<u8>> {
    let mut file = Vec::new();
    for quality in QUALITIES {
        file.clear();
        JpegEncoder::new_with_quality(&mut file, quality).encode_image(card)?;
        if file.len() < MOST_BYTES {
            break;
        }
    }
    file.shrink_to_fit();
    Ok(file)
}
