//! Colour profiles, and the size of preview pictures.

use image::codecs::{jpeg::JpegEncoder, png::PngEncoder, webp::WebPEncoder};
use image::{ExtendedColorType, ImageEncoder, Rgb, RgbImage, Rgba, RgbaImage};
use moxcms::ColorProfile;

use super::*;

fn with_profile(mut encoder: impl ImageEncoder, picture: &DynamicImage, profile: Vec<u8>) {
    encoder.set_icc_profile(profile).unwrap();
    let kind = ExtendedColorType::from(picture.color());
    encoder.write_image(picture.as_bytes(), picture.width(), picture.height(), kind).unwrap();
}

fn files(picture: &DynamicImage, profile: &[u8]) -> Vec<Vec<u8>> {
    let mut files = vec![Vec::new(); 3];
    with_profile(PngEncoder::new(&mut files[0]), picture, profile.to_vec());
    with_profile(WebPEncoder::new_lossless(&mut files[1]), picture, profile.to_vec());
    with_profile(
        JpegEncoder::new_with_quality(&mut files[2], 100),
        &picture.to_rgb8().into(),
        profile.to_vec(),
    );
    files
}

async fn centre(file: Vec<u8>) -> [u8; 4] {
    let shop = Shop::new();
    let stored = shop.save(file).await.unwrap();
    shop.pictures(&stored.path)[0].to_rgba8().get_pixel(16, 16).0
}

fn assert_close(seen: [u8; 4], wanted: [u8; 3], what: &str) {
    for (seen, wanted) in seen.iter().zip(wanted) {
        assert!(seen.abs_diff(wanted) <= 3, "{what}: {seen:?}, not {wanted}");
    }
}

fn plain(colour: [u8; 3]) -> DynamicImage {
    RgbImage::from_pixel(32, 32, Rgb(colour)).into()
}

#[tokio::test]
async fn colours_of_other_profiles_become_srgb_in_every_format() {
    // The right values are those of the profiles' published matrices and curves.
    for (name, profile, colour, wanted) in [
        ("Adobe RGB", ColorProfile::new_adobe_rgb(), [150, 100, 80], [167, 100, 78]),
        ("Display P3", ColorProfile::new_display_p3(), [150, 100, 80], [159, 97, 76]),
    ] {
        for file in files(&plain(colour), &profile.encode().unwrap()) {
            assert_close(centre(file).await, wanted, name);
        }
    }
}

#[tokio::test]
async fn srgb_broken_and_grey_profiles_change_nothing() {
    let colour = [150, 100, 80];
    let grey = ColorProfile::new_gray_with_gamma(2.2).encode().unwrap();
    let broken = ColorProfile::new_adobe_rgb().encode().unwrap()[..140].to_vec();
    let srgb = ColorProfile::new_srgb().encode().unwrap();
    for (name, profile) in [("grey", grey), ("broken", broken), ("sRGB", srgb), ("noise", vec![7; 300])] {
        for file in files(&plain(colour), &profile) {
            assert_close(centre(file).await, colour, name);
        }
    }
}

#[tokio::test]
async fn transparency_outlives_the_conversion() {
    let picture = RgbaImage::from_pixel(32, 32, Rgba([150, 100, 80, 128])).into();
    let file = files(&picture, &ColorProfile::new_adobe_rgb().encode().unwrap()).swap_remove(0);
    let seen = centre(file).await;
    assert_close(seen, [167, 100, 78], "half transparent");
    assert_eq!(seen[3], 128);
}

#[tokio::test]
async fn preview_pictures_stay_under_300_kb() {
    let mut state = 1_u32;
    let noise = RgbImage::from_fn(1280, 1280, |_, _| {
        Rgb([0; 3].map(|_: u8| {
            state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            state.to_be_bytes()[0]
        }))
    });
    let mut file = Vec::new();
    JpegEncoder::new_with_quality(&mut file, 90).encode_image(&noise).unwrap();
    let shop = Shop::new();
    let stored = shop.save(file).await.unwrap();
    let [.., preview] = shop.files(&stored.path);
    assert!(preview.len() < 300_000, "{} bytes", preview.len());
}

#[tokio::test]
async fn sides_and_scans_have_bounds() {
    let strip = |width| encoded(&DynamicImage::new_luma8(width, 1), ImageFormat::Png);
    let shop = Shop::new();
    assert!(shop.save(strip(20_000)).await.is_ok());
    assert_eq!(name_of(&shop.save(strip(20_001)).await.unwrap_err()), "TooLongSide");
    let whole = fixture("progressive.jpg");
    let scan = whole.windows(2).rposition(|pair| pair == [0xFF, 0xDA]).unwrap();
    let end = whole.len() - 2;
    let mut many = whole[..end].to_vec();
    for _ in 0..101 {
        many.extend(&whole[scan..end]);
    }
    many.extend([0xFF, 0xD9]);
    assert_eq!(name_of(&shop.save(many).await.unwrap_err()), "TooManyScans");
}
