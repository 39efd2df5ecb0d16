//! Too large, cut off or damaged: refused, with nothing left behind.

use super::*;

#[tokio::test]
async fn bombs_are_refused_by_their_headers() {
    let mut gif = fixture("anim.gif");
    gif[6..10].fill(0xFF);
    let mut webp = fixture("anim.webp");
    webp[24..30].fill(0xFF);
    let mut jpeg = fixture("gray.jpg");
    let frame = jpeg.windows(2).position(|pair| pair == [0xFF, 0xC0]).unwrap();
    jpeg[frame + 5..frame + 9].fill(0xFF);
    for bytes in [gif, webp, jpeg] {
        assert_eq!(name_of(&Shop::new().save(bytes).await.unwrap_err()), "TooManyPixels");
    }
    // A frame larger than the canvas that was checked.
    let mut webp = fixture("anim.webp");
    webp[24..30].fill(0);
    assert_eq!(name_of(&Shop::new().save(webp).await.unwrap_err()), "Corrupt");
}

#[tokio::test]
async fn a_picture_of_an_iphone_is_called_by_its_name() {
    let file = |brands: &[u8]| {
        let length = u32::try_from(12 + brands.len()).unwrap();
        [&length.to_be_bytes(), b"ftyp".as_slice(), &brands[..4], &[0; 4], &brands[4..], &[0; 9]].concat()
    };
    let shop = Shop::new();
    for (brands, expected) in [
        (b"heicmif1heic".as_slice(), "Heic"),
        (b"mif1heix", "Heic"),
        (b"msf1", "Heic"),
        (b"avifmif1miaf", "NotAnImage"),
        (b"mif1avif", "NotAnImage"),
        (b"isomiso2", "NotAnImage"),
    ] {
        let whole = file(brands);
        assert_eq!(name_of(&shop.save(whole.clone()).await.unwrap_err()), expected);
        for end in 0..whole.len() {
            assert!(shop.save(&whole[..end]).await.is_err());
        }
    }
    assert_eq!(shop.leftovers(), Vec::<PathBuf>::new());
}

#[tokio::test]
async fn ten_mebibytes_is_the_limit() {
    let mut bytes = fixture("gray.jpg");
    bytes.resize(10 * 1024 * 1024, 0);
    let shop = Shop::new();
    assert!(shop.save(bytes.clone()).await.is_ok(), "bytes after the end of a picture do not matter");
    bytes.push(0);
    assert_eq!(name_of(&shop.save(bytes).await.unwrap_err()), "TooLarge");
}

#[tokio::test]
async fn a_file_cut_off_anywhere_is_refused() {
    let shop = Shop::new();
    for name in
        ["orient_6.jpg", "progressive.jpg", "cmyk.jpg", "rgba.png", "anim.png", "rgba.webp", "anim.webp"]
    {
        let whole = fixture(name);
        for end in (1..20).map(|part| whole.len() * part / 20).chain([whole.len() - 2]) {
            assert!(shop.save(&whole[..end]).await.is_err(), "{name} cut at {end} of {}", whole.len());
        }
    }
    assert_eq!(shop.leftovers(), Vec::<PathBuf>::new());
}

#[tokio::test]
async fn a_gif_is_whole_where_a_block_ends_after_its_first_frame() {
    let whole = fixture("anim.gif");
    let mut accepted = 0;
    for end in 1..whole.len() {
        match Shop::new().save(&whole[..end]).await {
            Ok(stored) => {
                assert_eq!((stored.width, stored.height), (64, 64));
                accepted += 1;
            }
            Err(error) => assert!(["Corrupt", "NotAnImage"].contains(&name_of(&error)), "{end}"),
        }
    }
    // Behind each of the three frames and behind the controls of the two that follow; the trailer itself is
    // the last byte.
    assert_eq!(accepted, 5);
}

#[tokio::test]
async fn damage_never_panics_and_leaves_nothing_of_a_refused_file() {
    let shop = Shop::new();
    for name in [
        "orient_6.jpg",
        "progressive.jpg",
        "rgba.png",
        "palette.png",
        "orient_3.webp",
        "anim.webp",
        "anim.gif",
    ] {
        let whole = fixture(name);
        for at in (0..whole.len()).step_by(whole.len() / 40 + 1) {
            let mut damaged = whole.clone();
            damaged[at] ^= 0x5A;
            match shop.save(damaged).await {
                Ok(stored) => assert_eq!(shop.store.missing_files(&stored.path), Vec::<String>::new()),
                Err(ImageError::Io(error)) => panic!("{name} at {at}: {error}"),
                Err(_) => {}
            }
        }
    }
    let candidates = shop.store.names_on_disk().unwrap();
    shop.store.remove_unreferenced(&candidates, |_| false).unwrap();
    assert_eq!(shop.leftovers(), Vec::<PathBuf>::new());
}
