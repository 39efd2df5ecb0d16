//! The letters of cards: Hind Siliguri, whose files are those of the interface. They are unpacked for one drawing alone, so
//! that they take no memory while nobody asks for a card.

use std::io::Read as _;

use anyhow::Context as _;
use flate2::read::ZlibDecoder;
use harfrust::{FontRef, ShapeOptions, ShaperData, UnicodeBuffer};
use read_fonts::TableProvider as _;
use read_fonts::tables::cmap::Cmap;
use read_fonts::tables::glyf::Glyf;
use read_fonts::tables::loca::Loca;
use unicode_segmentation::UnicodeSegmentation as _;

use crate::text::is_invisible;

macro_rules! woff {
    ($name:literal) => {
        include_bytes!(concat!(
            env!("CARGO_MANIFEST_DIR"),
            "/ui/node_modules/@fontsource/hind-siliguri/files/hind-siliguri-",
            $name,
            "-normal.woff"
        ))
    };
}

/// How heavy letters are.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Weight {
    /// 400.
    Regular,
    /// 600.
    Strong,
}

/// The unpacked files of one weight, Latin before Bengali.
pub struct Files([Vec<u8>; 2]);

impl Files {
    /// Unpacks them.
    ///
    /// # Errors
    /// Where a file is not what it should be.
    pub fn of(weight: Weight) -> anyhow::Result<Self> {
        let [latin, bengali]: [&[u8]; 2] = match weight {
            Weight::Regular => [woff!("latin-400"), woff!("bengali-400")],
            Weight::Strong => [woff!("latin-600"), woff!("bengali-600")],
        };
        let open = |file| unpacked(file).context("a font cannot be unpacked");
        Ok(Self([open(latin)?, open(bengali)?]))
    }

    /// The two files as one family.
    ///
    /// # Errors
    /// Where a table is missing.
    pub fn family(&self) -> anyhow::Result<Family<'_>> {
        let [latin, bengali] = &self.0;
        Ok(Family([Face::of(latin)?, Face::of(bengali)?]))
    }
}

/// One file of letters.
pub struct Face<'a> {
    font: FontRef<'a>,
    shaper: ShaperData,
    letters: Cmap<'a>,
    /// Where each outline is.
    pub places: Loca<'a>,
    /// The outlines.
    pub outlines: Glyf<'a>,
}

impl<'a> Face<'a> {
    fn of(file: &'a [u8]) -> anyhow::Result<Self> {
        let font = FontRef::new(file)?;
        Ok(Self {
            shaper: ShaperData::new(&font),
            letters: font.cmap()?,
            places: font.loca(None)?,
            outlines: font.glyf()?,
            font,
        })
    }

    /// Whether it has every letter of a text that is seen.
    fn has(&self, text: &str) -> bool {
        text.chars().all(|c| is_invisible(c) || self.letters.map_codepoint(c).is_some())
    }
}

/// One weight in both scripts.
pub struct Family<'a>([Face<'a>; 2]);

/// Letters of all faces are drawn on so many units.
pub const UNITS: i32 = 1000;

/// One outline of a line, in units from the line's begin and its baseline.
pub struct Glyph {
    /// Its face within the family.
    face: usize,
    /// Its number within the face.
    pub id: u32,
    /// To the right.
    pub x: i32,
    /// Upwards.
    pub y: i32,
}

/// A line of text, ready to be drawn in any size.
#[derive(Default)]
pub struct Line {
    /// Its outlines.
    pub glyphs: Vec<Glyph>,
    /// How far the next letter would be from its begin, in units.
    pub width: i32,
}

impl Line {
    /// How wide it is in a size, in pixels.
    #[must_use]
    pub fn wide(&self, size: u16) -> u16 {
        u16::try_from((self.width * i32::from(size) + UNITS - 1) / UNITS).unwrap_or(u16::MAX)
    }
}

impl<'a> Family<'a> {
    /// The face that a glyph of its lines is of.
    #[must_use]
    pub fn face(&self, glyph: &Glyph) -> &Face<'a> {
        &self.0[glyph.face]
    }

    /// The face that draws a cluster; none where neither has all its letters.
    fn face_of(&self, cluster: &str) -> Option<usize> {
        self.0.iter().position(|face| face.has(cluster))
    }

    /// What of a text can be drawn: signs of other scripts and little pictures are left out.
    #[must_use]
    pub fn drawable(&self, text: &str) -> String {
        let plain: String = text.chars().map(plain).collect();
        let known: String = plain.graphemes(true).filter(|one| self.face_of(one).is_some()).collect();
        known.split_whitespace().collect::<Vec<_>>().join(" ")
    }

    /// Sets a text, letters of both scripts beside each other.
    #[must_use]
    pub fn line(&self, text: &str) -> Line {
        let mut line = Line::default();
        let mut run = (0, String::new());
        for cluster in text.graphemes(true) {
            let Some(face) = self.face_of(cluster) else { continue };
            if face != run.0 {
                self.set(&mut line, run.0, &run.1);
                run = (face, String::new());
            }
            run.1.push_str(cluster);
        }
        self.set(&mut line, run.0, &run.1);
        line
    }

    fn set(&self, line: &mut Line, face: usize, text: &str) {
        if text.is_empty() {
            return;
        }
        let Face { font, shaper, .. } = &self.0[face];
        let mut letters = UnicodeBuffer::new();
        letters.push_str(text);
        letters.guess_segment_properties();
        let set = shaper.shaper(font).build().shape(letters, ShapeOptions::new());
        for (info, place) in set.glyph_infos().iter().zip(set.glyph_positions()) {
            let (x, y) = (line.width + place.x_offset, place.y_offset);
            line.glyphs.push(Glyph { face, id: info.glyph_id, x, y });
            line.width += place.x_advance;
        }
    }
}

/// What stands for a sign that the faces do not have, though names of products do.
fn plain(c: char) -> char {
    match c {
        '\u{2010}' | '\u{2011}' => '-',
        '\u{2032}' => '\'',
        '\u{2033}' => '"',
        c if c.is_whitespace() => ' ',
        c => c,
    }
}

/// A font as it was before it was packed as WOFF (W3C, WOFF File Format 1.0).
fn unpacked(woff: &[u8]) -> Option<Vec<u8>> {
    let number = |at: usize| Some(u32::from_be_bytes(woff.get(at..at + 4)?.try_into().ok()?));
    let place = |at: usize| usize::try_from(number(at)?).ok();
    let count = u16::from_be_bytes(woff.get(12..14)?.try_into().ok()?);
    let mut font = [woff.get(4..8)?, &count.to_be_bytes(), &[0; 6]].concat();
    let mut tables = Vec::new();
    let begin = font.len() + 16 * usize::from(count);
    for entry in (44..).step_by(20).take(usize::from(count)) {
        let (offset, packed, length) = (place(entry + 4)?, place(entry + 8)?, place(entry + 12)?);
        let at = u32::try_from(begin + tables.len()).ok()?;
        font.extend_from_slice(woff.get(entry..entry + 4)?);
        for number in [number(entry + 16)?, at, number(entry + 12)?] {
            font.extend_from_slice(&number.to_be_bytes());
        }
        let stored = woff.get(offset..offset.checked_add(packed)?)?;
        if packed == length {
            tables.extend_from_slice(stored);
        } else {
            ZlibDecoder::new(stored).take(length as u64).read_to_end(&mut tables).ok()?;
        }
        tables.resize(tables.len().next_multiple_of(4), 0);
    }
    font.append(&mut tables);
    Some(font)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn with<T>(weight: Weight, work: impl FnOnce(&Family<'_>) -> T) -> T {
        let files = Files::of(weight).unwrap();
        work(&files.family().unwrap())
    }

    #[test]
    fn bengali_letters_join_and_change_places() {
        for weight in [Weight::Regular, Weight::Strong] {
            with(weight, |family| {
                let glyphs = |text: &str| family.line(text).glyphs.iter().map(|g| g.id).collect::<Vec<_>>();
                // One conjunct of three characters, one of five with its vowel sign.
                assert_eq!(glyphs("ক্ষ").len(), 1);
                assert_ne!(glyphs("ক্ষ")[0], glyphs("ক")[0]);
                assert!(glyphs("স্ট্র").len() < "স্ট্র".chars().count());
                // The sign for a short i is written after its letter and drawn before it.
                let (letter, sign) = (glyphs("ক")[0], glyphs("কি")[0]);
                assert_eq!(glyphs("কি"), [sign, letter]);
                assert_ne!(sign, letter);
                // Both halves of an o stand around the letter.
                assert_eq!(glyphs("কো").len(), 3);
                assert_eq!(glyphs("কো")[1], letter);
                // A joiner keeps the two letters apart.
                assert!(glyphs("ক্\u{200c}ষ").len() > 1);
            });
        }
    }

    #[test]
    fn every_sign_of_prices_is_there_and_two_scripts_stand_in_one_line() {
        with(Weight::Strong, |family| {
            let line = family.line("৳১,২৩,৪৫,৬৭৮ TK 90…");
            assert_eq!(line.glyphs.len(), "৳১,২৩,৪৫,৬৭৮ TK 90…".chars().count());
            assert!(line.glyphs.iter().all(|glyph| glyph.id != 0));
            let faces: Vec<usize> = line.glyphs.iter().map(|glyph| glyph.face).collect();
            assert_eq!(faces[..3], [1, 1, 0]);
            assert_eq!(family.line("আইফোন 15 Pro").width, {
                let parts = ["আইফোন", " 15 Pro"].map(|part| family.line(part).width);
                parts.iter().sum::<i32>()
            });
        });
    }

    #[test]
    fn what_has_no_letters_here_is_left_out() {
        with(Weight::Strong, |family| {
            assert_eq!(family.drawable("  Galaxy 📱 A55\u{a0}(5G) 手机 "), "Galaxy A55 (5G)");
            assert_eq!(family.drawable("手机"), "");
            assert_eq!(family.drawable("15.6″ Wi\u{2011}Fi"), "15.6\" Wi-Fi");
            assert_eq!(family.drawable("ক্ষমতা ক্\u{200d}ষ"), "ক্ষমতা ক্\u{200d}ষ");
            assert_eq!(family.line("手机").width, 0);
        });
    }

    #[test]
    fn a_broken_file_is_no_font() {
        let whole: &[u8] = woff!("latin-600");
        assert!(unpacked(whole).is_some());
        assert_eq!(unpacked(&whole[..600]), None);
        assert_eq!(unpacked(b""), None);
    }
}
