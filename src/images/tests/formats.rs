//! What is accepted and what comes out.

use image::{Rgba, RgbaImage};

use super::*;

type Colour = [u8; 4];
const RED: Colour = [255, 0, 0, 255];
const GREEN: Colour = [0, 128, 0, 255];
const BLUE: Colour = [0, 0, 255, 255];
const WHITE: Colour = [255; 4];
const BLACK: Colour = [0, 0, 0, 255];
const CLEAR: Colour = [0; 4];
const FLAG: [Colour; 4] = [RED, GREEN, BLUE, WHITE];

/// Displayed size and the colours of the corners: top left, top right, bottom left, bottom right.
type Expected = Result<((u32, u32), [Colour; 4]), &'static str>;

fn expected(name: &str) -> Option<Expected> {
    Some(match name {
        orient if orient.starts_with("orient_") => Ok(((48, 32), FLAG)),
        "cmyk.jpg" | "progressive.jpg" | "palette.png" | "png_named.jpg" => Ok(((256, 192), FLAG)),
        "gray.jpg" => Ok(((256, 192), [[76, 76, 76, 255], [75, 75, 75, 255], [29, 29, 29, 255], WHITE])),
        "bilevel.png" => Ok(((256, 192), [WHITE, BLACK, BLACK, WHITE])),
        "anim.gif" | "anim.png" | "anim.webp" => Ok(((64, 64), [RED; 4])),
        "rgba.png" | "rgba.webp" => Ok(((64, 64), [CLEAR; 4])),
        "gray16.png" => Ok(((64, 64), [[156, 156, 156, 255]; 4])),
        "rgb16.png" => Ok((
            (16, 16),
            [[16, 16, 128, 255], [224, 16, 128, 255], [16, 224, 128, 255], [224, 224, 128, 255]],
        )),
        "interlaced_adam7.png" => {
            Ok(((8, 8), [[32, 32, 128, 255], [192, 32, 128, 255], [32, 192, 128, 255], [192, 192, 128, 255]]))
        }
        "one_pixel.png" => Ok(((1, 1), [[128, 96, 128, 255]; 4])),
        "bomb_header_65535x65535.png" => Err("TooManyPixels"),
        "empty.jpg" | "html_as_jpg.jpg" | "script.svg" | "rgb.avif" | "rgb.bmp" => Err("NotAnImage"),
        "truncated.gif" | "truncated_header_only.jpg" => Err("Corrupt"),
        _ => return None,
    })
}

#[tokio::test]
async fn every_generated_file_has_its_outcome() {
    let mut seen = 0;
    for entry in fs::read_dir(generated()).unwrap() {
        let name = entry.unwrap().file_name().into_string().unwrap();
        let expected = expected(&name).unwrap_or_else(|| panic!("{name} is in no table"));
        let shop = Shop::new();
        match (shop.save(fixture(&name)).await, expected) {
            (Ok(stored), Ok((size, corners))) => {
                let pictures = shop.pictures(&stored.path);
                for picture in &pictures {
                    assert_eq!((picture.width(), picture.height()), size, "{name}");
                }
                let picture = pictures[0].to_rgba8();
                let (right, bottom) =
                    (size.0 - 1 - u32::from(size.0 > 8), size.1 - 1 - u32::from(size.1 > 8));
                let (left, top) = (u32::from(size.0 > 8), u32::from(size.1 > 8));
                for ((x, y), wanted) in
                    [(left, top), (right, top), (left, bottom), (right, bottom)].into_iter().zip(corners)
                {
                    assert_near(picture.get_pixel(x, y).0, wanted, &format!("{name} at {x},{y}"));
                }
            }
            (Err(error), Err(wanted)) => {
                assert_eq!(name_of(&error), wanted, "{name}");
                assert_eq!(shop.leftovers(), Vec::<PathBuf>::new(), "{name}");
            }
            (outcome, wanted) => panic!("{name}: {outcome:?}, wanted {wanted:?}"),
        }
        seen += 1;
    }
    assert_eq!(seen, 41);
}

/// Invisible colours do not count; what is seen may differ as much as lossy chroma does in pictures this
/// small.
fn assert_near(found: Colour, wanted: Colour, place: &str) {
    assert!(found[3].abs_diff(wanted[3]) < 4, "{place}: {found:?}, wanted {wanted:?}");
    let near = found.iter().zip(wanted).all(|(found, wanted)| found.abs_diff(wanted) < 36);
    assert!(wanted[3] == 0 || near, "{place}: {found:?}, wanted {wanted:?}");
}

#[tokio::test]
#[ignore = "reads sharp's test files, which are not ours to keep here: make samples"]
async fn sharps_own_samples_are_read() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../shared/data/image-edge-cases/sharp");
    let shop = Shop::new();
    let mut report = Vec::new();
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        let name = path.file_name().unwrap().to_str().unwrap().to_owned();
        let outcome = match shop.save(fs::read(&path).unwrap()).await {
            Ok(stored) => format!("{}x{}", stored.width, stored.height),
            Err(error) => name_of(&error).to_owned(),
        };
        report.push(format!("{name} {outcome}"));
    }
    report.sort();
    assert_eq!(report, SHARP);
}

const SHARP: &[&str] = &[
    "16-bit-grey-alpha.png 109x96",
    "2x2_fdcce6.png 2x2",
    "320x240.jpg 320x240",
    "5_webp_a.webp 300x300",
    "8bit_depth.tiff NotAnImage",
    "Channel_digital_image_CMYK_color_no_profile.jpg 500x333",
    "Crash_test.gif 800x533",
    "Flag_of_the_Netherlands-16bit.png 900x600",
    "Flag_of_the_Netherlands-alpha.png 900x600",
    "LICENSE NotAnImage",
    "Landscape_1.jpg 600x450",
    "Landscape_2.jpg 600x450",
    "Landscape_3.jpg 600x450",
    "Landscape_4.jpg 600x450",
    "Landscape_5.jpg 600x450",
    "Landscape_6.jpg 600x450",
    "Landscape_7.jpg 600x450",
    "Landscape_8.jpg 600x450",
    "Landscape_9.jpg 480x369",
    "Portrait_6.jpg 450x600",
    "animated-loop-3.gif 370x285",
    "animated-loop-3.webp 370x285",
    "bgbn4a08.png 32x32",
    "bggn4a16.png 32x32",
    "big-height.webp 13x169",
    "centered_image.jpeg 75x105",
    "check.svg NotAnImage",
    "corrupt-header.jpg Corrupt",
    "d.png 48x48",
    "flowers.jpeg 1280x720",
    "full-transparent.png 300x300",
    "grey-8bit-alpha.png 400x300",
    "grey-plus-alpha.gif 2x1",
    "p3.png 8x8",
    "pitm.avif NotAnImage",
    "prophoto.png 1x1",
    "relax_tileparts.jp2 NotAnImage",
    "rotating-squares.gif 80x80",
    "rotating-squares.webp 80x80",
    "struct-image-04-t.svg NotAnImage",
    "swiss.png 68x68",
    "tbgn2c16.png 32x32",
    "truncated.jpg Corrupt",
    "truncated.png Corrupt",
];

#[tokio::test]
async fn metadata_is_dropped() {
    let original = fixture("orient_6.jpg");
    assert!(contains(&original, b"Exif\0\0"));
    let shop = Shop::new();
    let stored = shop.save(original).await.unwrap();
    for file in shop.files(&stored.path) {
        for mark in [&b"Exif"[..], b"EXIF", b"XMP ", b"ICCP", b"ICC_PROFILE", b"http://ns.adobe.com"] {
            assert!(!contains(&file, mark), "{}", String::from_utf8_lossy(mark));
        }
    }
}

fn contains(bytes: &[u8], part: &[u8]) -> bool {
    bytes.windows(part.len()).any(|window| window == part)
}

#[tokio::test]
async fn alpha_is_kept_and_previews_are_white_there() {
    for name in ["rgba.png", "rgba.webp"] {
        let shop = Shop::new();
        let stored = shop.save(fixture(name)).await.unwrap();
        let [large, middle, small, preview] = shop.pictures(&stored.path);
        for picture in [large, middle, small] {
            let picture = picture.to_rgba8();
            assert_eq!(picture.get_pixel(1, 1)[3], 0, "{name}");
            assert_near(picture.get_pixel(32, 32).0, BLUE, name);
        }
        assert_near(preview.to_rgba8().get_pixel(1, 1).0, WHITE, name);
    }
}

#[tokio::test]
async fn widths_are_320_640_1280_and_1200() {
    let picture = RgbaImage::from_fn(1600, 800, |x, _| Rgba(if x < 800 { RED } else { CLEAR }));
    let shop = Shop::new();
    let stored = shop.save(encoded(&picture.into(), ImageFormat::Png)).await.unwrap();
    assert_eq!((stored.width, stored.height), (1280, 640));
    let pictures = shop.pictures(&stored.path);
    assert_eq!(
        pictures.each_ref().map(|picture| (picture.width(), picture.height())),
        [(1280, 640), (640, 320), (320, 160), (1200, 600)]
    );
    for picture in &pictures[..3] {
        assert_near(picture.to_rgba8().get_pixel(picture.width() / 4, 9).0, RED, "left half");
        assert_near(picture.to_rgba8().get_pixel(picture.width() * 3 / 4, 9).0, CLEAR, "right half");
    }
}

#[tokio::test]
async fn extreme_shapes() {
    for ((width, height), size) in
        [((4, 8000), (4, 8000)), ((8000, 4), (1280, 1)), ((3, 20_000), (2, 16_383)), ((641, 1), (641, 1))]
    {
        let shop = Shop::new();
        let stored =
            shop.save(encoded(&DynamicImage::new_rgb8(width, height), ImageFormat::Png)).await.unwrap();
        assert_eq!((stored.width, stored.height), size);
        let [large, ..] = shop.pictures(&stored.path);
        assert_eq!((large.width(), large.height()), size);
    }
}

#[tokio::test]
async fn a_line_of_pixels_is_stored_and_is_intact() {
    let shop = Shop::new();
    for (width, height) in [(400, 1), (1, 300), (20_000, 2), (16, 1)] {
        for format in [ImageFormat::Jpeg, ImageFormat::Png] {
            let line = DynamicImage::ImageRgb8(image::RgbImage::new(width, height));
            let stored = shop.save(encoded(&line, format)).await.unwrap();
            assert_eq!(shop.store.faults(&stored.path), Vec::<String>::new(), "{width}x{height} {format:?}");
        }
    }
}
