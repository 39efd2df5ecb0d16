//! What cards are drawn on: pixels that areas, letters and a picture are put on.

use ab_glyph_rasterizer::{Point, Rasterizer, point};
use image::{Rgb, RgbImage, RgbaImage};
use read_fonts::tables::glyf::{Anchor, CurvePoint, Glyph as Outline, Transform};
use read_fonts::types::GlyphId;

use super::fonts::{Face, Family, Line, UNITS};

/// A colour.
pub type Colour = [u8; 3];

/// An area in pixels.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Area {
    /// From the left.
    pub x: u16,
    /// From the top.
    pub y: u16,
    /// How wide.
    pub width: u16,
    /// How high.
    pub height: u16,
}

/// The pixels of a card.
pub struct Canvas(pub RgbImage);

impl Canvas {
    /// A ground of one colour.
    #[must_use]
    pub fn new(width: u16, height: u16, ground: Colour) -> Self {
        Self(RgbImage::from_pixel(width.into(), height.into(), Rgb(ground)))
    }

    /// Fills an area, its corners round.
    pub fn fill(&mut self, area: Area, radius: u16, colour: Colour) {
        for y in 0..area.height {
            for x in 0..area.width {
                self.put((area.x + x, area.y + y), colour, inside((x, y), area, radius));
            }
        }
    }

    /// Puts a picture on an area of its size, its corners round.
    pub fn paste(&mut self, picture: &RgbaImage, area: Area, radius: u16) {
        for y in 0..area.height {
            for x in 0..area.width {
                let Some(pixel) = picture.get_pixel_checked(x.into(), y.into()) else { continue };
                let [red, green, blue, alpha] = pixel.0;
                let seen = f32::from(alpha) / 255.0 * inside((x, y), area, radius);
                self.put((area.x + x, area.y + y), [red, green, blue], seen);
            }
        }
    }

    /// Writes a line, its baseline beginning at a place.
    pub fn write(&mut self, family: &Family<'_>, line: &Line, at: (u16, u16), size: u16, colour: Colour) {
        // Marks reach beyond the line's own width and height.
        let (room, above) = (size, size + size / 2);
        let width = usize::from(line.wide(size)) + 2 * usize::from(room);
        let height = 2 * usize::from(size) + usize::from(size) / 2;
        let mut pen = Pen {
            paper: Rasterizer::new(width, height),
            scale: f32::from(size) / 1000.0,
            base: (f32::from(room), f32::from(above)),
            most: (pixels(width), pixels(height)),
        };
        for glyph in &line.glyphs {
            pen.glyph(family.face(glyph), glyph.id.into(), Place::at(glyph.x, glyph.y), 0);
        }
        let begin = (i32::from(at.0) - i32::from(room), i32::from(at.1) - i32::from(above));
        pen.paper.for_each_pixel_2d(|x, y, seen| {
            if seen > 0.0
                && let (Ok(x), Ok(y)) = (i32::try_from(x), i32::try_from(y))
                && let (Ok(x), Ok(y)) = (u16::try_from(begin.0 + x), u16::try_from(begin.1 + y))
            {
                self.put((x, y), colour, seen);
            }
        });
    }

    fn put(&mut self, (x, y): (u16, u16), colour: Colour, seen: f32) {
        let share = share(seen);
        let Some(Rgb(under)) = self.0.get_pixel_mut_checked(x.into(), y.into()).filter(|_| share > 0) else {
            return;
        };
        for (under, over) in under.iter_mut().zip(colour) {
            let mixed = (u32::from(over) * share + u32::from(*under) * (255 - share) + 127) / 255;
            *under = u8::try_from(mixed).unwrap_or(u8::MAX);
        }
    }
}

/// How much of a pixel lies within an area with round corners; 0 to 1.
fn inside((x, y): (u16, u16), area: Area, radius: u16) -> f32 {
    // From the nearest side, as far as the corner's circle.
    let depth = |at: u16, length: u16| radius.saturating_sub(at.min(length - 1 - at));
    let (across, down) = (depth(x, area.width), depth(y, area.height));
    if across == 0 || down == 0 {
        return 1.0;
    }
    let distance = (f32::from(across) - 0.5).hypot(f32::from(down) - 0.5);
    (f32::from(radius) + 0.5 - distance).clamp(0.0, 1.0)
}

/// A share of 0 to 1 in 255 steps.
#[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "a number from 0 to 255")]
fn share(seen: f32) -> u32 {
    (seen.clamp(0.0, 1.0) * 255.0).round() as u32
}

fn pixels(count: usize) -> f32 {
    f32::from(u16::try_from(count.saturating_sub(1)).unwrap_or(u16::MAX))
}

/// Where an outline's own coordinates are within its line.
#[derive(Clone, Copy)]
struct Place {
    across: (f32, f32),
    up: (f32, f32),
    from: (f32, f32),
}

impl Place {
    fn at(x: i32, y: i32) -> Self {
        let units = |n: i32| f32::from(i16::try_from(n % UNITS).unwrap_or(0)) + thousands(n);
        Self { across: (1.0, 0.0), up: (0.0, 1.0), from: (units(x), units(y)) }
    }

    fn of(&self, x: f32, y: f32) -> (f32, f32) {
        let Self { across, up, from } = self;
        (across.0 * x + up.0 * y + from.0, across.1 * x + up.1 * y + from.1)
    }

    /// The place of a part that is moved and turned within this one.
    fn within(&self, moved: (i16, i16), turned: Transform) -> Self {
        let turn = |x: f32, y: f32| {
            let (begin, end) = (self.of(0.0, 0.0), self.of(x, y));
            (end.0 - begin.0, end.1 - begin.1)
        };
        Self {
            across: turn(turned.xx.to_f32(), turned.yx.to_f32()),
            up: turn(turned.xy.to_f32(), turned.yy.to_f32()),
            from: self.of(moved.0.into(), moved.1.into()),
        }
    }
}

/// The whole thousands of a number that is too long for 16 bits.
fn thousands(n: i32) -> f32 {
    f32::from(i16::try_from(n / UNITS).unwrap_or(0)) * 1000.0
}

struct Pen {
    paper: Rasterizer,
    scale: f32,
    base: (f32, f32),
    most: (f32, f32),
}

impl Pen {
    /// Draws an outline; one that is made of others is at most so deep.
    fn glyph(&mut self, face: &Face<'_>, id: GlyphId, place: Place, depth: u8) {
        match face.places.get_glyf(id, &face.outlines) {
            Ok(Some(Outline::Simple(outline))) => {
                let points: Vec<CurvePoint> = outline.points().collect();
                let mut begin = 0;
                for end in outline.end_pts_of_contours() {
                    let end = usize::from(end.get()) + 1;
                    self.contour(points.get(begin..end).unwrap_or_default(), place);
                    begin = end;
                }
            }
            Ok(Some(Outline::Composite(outline))) if depth < 5 => {
                for part in outline.components() {
                    let moved = if let Anchor::Offset { x, y } = part.anchor { (x, y) } else { (0, 0) };
                    self.glyph(face, part.glyph.into(), place.within(moved, part.transform), depth + 1);
                }
            }
            _ => {}
        }
    }

    /// Draws one closed line of quadratic curves, of which points between two controls are left out.
    fn contour(&mut self, points: &[CurvePoint], place: Place) {
        let count = points.len();
        if count < 2 {
            return;
        }
        let at = |n: usize| self.spot(place, points[n % count]);
        let (start, first) = match points.iter().position(|p| p.on_curve) {
            Some(n) => (at(n), n + 1),
            None => (between(at(count - 1), at(0)), 0),
        };
        let (mut from, mut control) = (start, None);
        for n in first..first + count {
            let to = self.spot(place, points[n % count]);
            match (control, points[n % count].on_curve) {
                (None, false) => control = Some(to),
                (None, true) => {
                    self.paper.draw_line(from, to);
                    from = to;
                }
                (Some(over), on_curve) => {
                    let end = if on_curve { to } else { between(over, to) };
                    self.paper.draw_quad(from, over, end);
                    control = (!on_curve).then_some(to);
                    from = end;
                }
            }
        }
        match control {
            Some(over) => self.paper.draw_quad(from, over, start),
            None => self.paper.draw_line(from, start),
        }
    }

    fn spot(&self, place: Place, p: CurvePoint) -> Point {
        let (x, y) = place.of(p.x.into(), p.y.into());
        point(
            (self.base.0 + x * self.scale).clamp(0.0, self.most.0),
            (self.base.1 - y * self.scale).clamp(0.0, self.most.1),
        )
    }
}

fn between(one: Point, other: Point) -> Point {
    point(f32::midpoint(one.x, other.x), f32::midpoint(one.y, other.y))
}
