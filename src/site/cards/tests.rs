use image::{DynamicImage, Rgb, RgbImage, Rgba, RgbaImage};

use super::draw::{SIZE, card};
use super::shown::Shown;
use crate::site::language::Language;

fn shown(code: &str, name: &str, price: &str) -> Shown {
    let language = Language::named(code.as_bytes()).unwrap();
    Shown {
        language,
        shop: language.titles().shop(),
        name: name.to_owned(),
        price: price.to_owned(),
        announced: price.contains(['0', '৯', '০']),
        before: None,
        ahead: None,
        picture: String::new(),
    }
}

fn drawn(shown: &Shown, picture: Option<&DynamicImage>) -> RgbImage {
    let file = card(shown, picture).unwrap();
    assert!(file.len() < 300_000, "{} bytes", file.len());
    let drawn = image::load_from_memory_with_format(&file, image::ImageFormat::Jpeg).unwrap();
    assert_eq!((drawn.width(), drawn.height()), (SIZE.0.into(), SIZE.1.into()));
    drawn.into_rgb8()
}

fn one_colour(width: u32, height: u32, pixel: [u8; 4]) -> DynamicImage {
    RgbaImage::from_pixel(width, height, Rgba(pixel)).into()
}

/// How many pixels are clearly another colour.
fn differing(one: &RgbImage, other: &RgbImage) -> usize {
    let far = |(a, b): (&Rgb<u8>, &Rgb<u8>)| a.0.iter().zip(b.0).any(|(a, b)| a.abs_diff(b) > 60);
    one.pixels().zip(other.pixels()).filter(|pair| far(*pair)).count()
}

/// The left, right, top and bottom ends of all pixels about so coloured.
fn extent(card: &RgbImage, colour: [u8; 3]) -> Option<[u32; 4]> {
    let near = |pixel: &Rgb<u8>| pixel.0.iter().zip(colour).all(|(a, b)| a.abs_diff(b) < 24);
    let found = card.enumerate_pixels().filter(|(.., pixel)| near(pixel)).map(|(x, y, _)| (x, y));
    found.fold(None, |ends, (x, y)| {
        let [left, right, top, bottom] = ends.unwrap_or([x, x, y, y]);
        Some([left.min(x), right.max(x), top.min(y), bottom.max(y)])
    })
}

#[test]
fn other_texts_give_other_pixels() {
    let base = drawn(&shown("en", "Galaxy A55", "TK 45,000"), None);
    for other in [
        shown("en", "Galaxy A35", "TK 45,000"),
        shown("en", "Galaxy A55", "TK 46,000"),
        shown("bn", "Galaxy A55", "TK 45,000"),
        shown("en", "গ্যালাক্সি", "TK 45,000"),
        Shown {
            before: Some(("TK 50,000".into(), "Save TK 5,000".into())),
            ..shown("en", "Galaxy A55", "TK 45,000")
        },
        Shown { ahead: Some("Preorder".into()), ..shown("en", "Galaxy A55", "TK 45,000") },
    ] {
        assert!(differing(&base, &drawn(&other, None)) > 60, "{other:?}");
    }
    assert_eq!(base, drawn(&shown("en", "Galaxy A55", "TK 45,000"), None), "the same facts, the same card");
}

#[test]
fn a_picture_keeps_its_shape_and_is_never_enlarged() {
    let red = [220, 30, 30, 255];
    let shown = shown("en", "Case", "TK 900");
    for ((width, height), (wide, high)) in [
        ((640, 640), (456, 456)),
        ((640, 128), (456, 91)),
        ((320, 1280), (126, 502)),
        ((200, 150), (200, 150)),
        ((1, 1), (1, 1)),
    ] {
        let card = drawn(&shown, Some(&one_colour(width, height, red)));
        let Some([left, right, top, bottom]) = extent(&card, [220, 30, 30]) else {
            assert_eq!(width, 1, "a pixel is lost in its neighbours");
            continue;
        };
        assert!(
            (right - left + 1).abs_diff(wide) < 4 && (bottom - top + 1).abs_diff(high) < 4,
            "{width} x {height}"
        );
        assert!(left > 648 && right < 1152 && top >= 60 && bottom < 570, "{width} x {height}");
        assert!((left + right).abs_diff(648 + 1199) < 6 && (top + bottom).abs_diff(629) < 6, "in the middle");
    }
}

#[test]
fn what_is_transparent_shows_the_ground() {
    let mut picture = RgbaImage::from_pixel(400, 400, Rgba([0, 0, 0, 0]));
    for (x, _, pixel) in picture.enumerate_pixels_mut() {
        if x < 200 {
            *pixel = Rgba([0, 0, 200, 255]);
        }
    }
    let card = drawn(&shown("en", "Case", "TK 900"), Some(&picture.into()));
    let [red, green, blue] = card.get_pixel(924 + 100, 315).0;
    assert!(red.abs_diff(0xf5) < 6 && green.abs_diff(0xf7) < 6 && blue.abs_diff(0xf6) < 6);
    assert!(card.get_pixel(924 - 100, 315).0[2] > 180);
}

#[test]
fn the_worst_picture_and_the_longest_texts_stay_light_and_inside() {
    let mut seed = 1_u32;
    let noise = RgbaImage::from_fn(640, 704, |_, _| {
        seed = seed.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        let [a, b, c, _] = seed.to_be_bytes();
        Rgba([a, b, c, 255])
    });
    for name in ["W".repeat(200), "ক্ষমতাসম্পন্ন স্ট্রিমিং ".repeat(9), "手机".repeat(100), String::new()]
    {
        let all = Shown {
            before: Some(("TK 100,000,000".into(), "Save TK 99,999,999".into())),
            ahead: Some("Preorder".into()),
            shop: name.clone(),
            ..shown("en", &name, "TK 100,000,000")
        };
        let card = drawn(&all, Some(&noise.clone().into()));
        // Between the texts and the picture's ground nothing is written.
        for y in 0..630 {
            let pixel = card.get_pixel(624, y).0;
            assert!(pixel.iter().all(|part| *part > 235), "{name}: {pixel:?} at {y}");
        }
    }
}
