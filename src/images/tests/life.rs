//! How files come, stay and go.

use std::os::unix::fs::MetadataExt;

use super::*;

const NOTHING: Vec<PathBuf> = Vec::new();

#[tokio::test]
async fn the_same_bytes_are_stored_once() {
    let shop = Shop::new();
    let first = shop.save(fixture("rgba.png")).await.unwrap();
    let file = shop.uploads().join(first.path.strip_prefix("/uploads/").unwrap());
    let inode = fs::metadata(&file).unwrap().ino();
    let second = shop.save(fixture("rgba.png")).await.unwrap();
    assert_eq!((&second.path, second.width, second.height), (&first.path, first.width, first.height));
    assert_eq!(fs::metadata(&file).unwrap().ino(), inode);
    assert_eq!(shop.leftovers().len(), 4);
    assert_eq!(shop.store.names_on_disk().unwrap(), std::slice::from_ref(&first.path));
}

#[tokio::test]
async fn a_missing_file_is_reported_and_comes_back() {
    let shop = Shop::new();
    let stored = shop.save(fixture("gray.jpg")).await.unwrap();
    let small = variant(&stored.path, 320).replace("/uploads/", "");
    fs::remove_file(shop.uploads().join(&small)).unwrap();
    assert_eq!(shop.store.missing_files(&stored.path), [small]);
    let again = shop.save(fixture("gray.jpg")).await.unwrap();
    assert_eq!(shop.store.missing_files(&again.path), Vec::<String>::new());
    assert_eq!(shop.store.missing_files("/elsewhere.png"), ["/elsewhere.png"]);
}

#[tokio::test]
async fn held_and_referenced_pictures_stay() {
    let shop = Shop::new();
    let first = shop.save(fixture("rgba.png")).await.unwrap();
    let second = shop.save(fixture("rgba.png")).await.unwrap();
    let path = first.path.clone();
    let candidates =
        [path.clone(), "/uploads/../haat.db".to_owned(), "/etc/passwd".to_owned(), String::new()];
    let remove = |referenced: bool| shop.store.remove_unreferenced(&candidates, |_| referenced).unwrap();

    assert_eq!(remove(false), 0, "two uploads hold it");
    first.keep();
    assert_eq!(remove(false), 0, "one upload holds it");
    second.keep();
    assert_eq!(remove(true), 0, "a row names it");
    assert_eq!(shop.leftovers().len(), 4);
    assert_eq!(remove(false), 1);
    assert_eq!(shop.leftovers(), NOTHING);
}

#[tokio::test]
async fn nothing_goes_while_somebody_keeps_all_pictures() {
    let shop = Shop::new();
    let stored = shop.save(fixture("rgba.png")).await.unwrap();
    let candidates = [stored.path.clone()];
    stored.keep();
    let remove = || shop.store.remove_unreferenced(&candidates, |_| false).unwrap();
    let (one, two) = (shop.store.freeze().unwrap(), shop.store.freeze().unwrap());
    assert_eq!(remove(), 0);
    drop(one);
    assert_eq!(remove(), 0);
    drop(two);
    assert!(shop.store.was_put_off());
    assert!(!shop.store.was_put_off(), "it is told once");
    assert_eq!(remove(), 1);
    assert!(!shop.store.was_put_off());
    assert_eq!(shop.leftovers(), NOTHING);
}

#[tokio::test]
async fn an_upload_that_is_not_kept_is_reported() {
    let shop = Shop::new();
    let kept = shop.save(fixture("gray.jpg")).await.unwrap();
    let refused = shop.save(fixture("rgba.png")).await.unwrap();
    let path = refused.path.clone();
    kept.keep();
    drop(refused);
    let abandoned = shop.store.abandoned().await;
    assert_eq!(abandoned, [path]);
    assert_eq!(shop.store.remove_unreferenced(&abandoned, |_| false).unwrap(), 1);
    assert_eq!(shop.leftovers().len(), 4);
}

#[tokio::test]
async fn a_caller_who_hangs_up_leaves_nothing() {
    let shop = Shop::new();
    let store = shop.store.clone();
    let upload =
        tokio::spawn(
            async move { store.save(Bytes::from(fixture("cmyk.jpg"))).await.map(|stored| stored.path) },
        );
    tokio::task::yield_now().await;
    upload.abort();
    drop(upload.await);
    // The work may have been dropped before or after it began; what it stored is reported.
    let store = shop.store.clone();
    let cleaner = tokio::spawn(async move {
        let paths = store.abandoned().await;
        store.remove_unreferenced(&paths, |_| false)
    });
    drop(tokio::time::timeout(std::time::Duration::from_secs(2), cleaner).await);
    assert_eq!(shop.leftovers(), NOTHING);
}

#[tokio::test(flavor = "multi_thread")]
async fn many_uploads_of_one_picture_at_once() {
    let shop = Shop::new();
    let uploads: Vec<_> = (0..16)
        .map(|_| {
            let store = shop.store.clone();
            tokio::spawn(async move { store.save(Bytes::from(fixture("palette.png"))).await })
        })
        .collect();
    let mut paths = Vec::new();
    for upload in uploads {
        let stored = upload.await.unwrap().unwrap();
        paths.push(stored.path.clone());
        stored.keep();
    }
    paths.dedup();
    assert_eq!(paths.len(), 1);
    assert_eq!(shop.leftovers().len(), 4);
}

#[tokio::test]
async fn a_failure_while_files_move_takes_them_back() {
    let shop = Shop::new();
    let stored = shop.save(fixture("gray.jpg")).await.unwrap();
    let path = stored.path.clone();
    stored.keep();
    shop.store.remove_unreferenced(std::slice::from_ref(&path), |_| false).unwrap();
    // A folder in the place of the last file makes its rename fail.
    let obstacle = shop.uploads().join(og(&path).replace("/uploads/", ""));
    fs::create_dir(&obstacle).unwrap();
    assert_eq!(name_of(&shop.save(fixture("gray.jpg")).await.unwrap_err()), "Io");
    assert_eq!(shop.leftovers(), [obstacle]);
}

#[tokio::test]
async fn a_folder_that_cannot_be_written_is_an_io_error() {
    let shop = Shop::new();
    fs::remove_dir(shop.uploads().join("tmp")).unwrap();
    assert_eq!(name_of(&shop.save(fixture("gray.jpg")).await.unwrap_err()), "Io");
    assert_eq!(fs::read_dir(shop.uploads()).unwrap().count(), 0);
}

#[test]
fn a_new_store_clears_what_a_crash_left() {
    let data = tempfile::tempdir().unwrap();
    let leftover = data.path().join("uploads/tmp/old");
    fs::create_dir_all(&leftover).unwrap();
    fs::write(leftover.join("half.webp"), b"half").unwrap();
    assert_eq!(ImageStore::attach(data.path(), 1).names_on_disk().unwrap(), Vec::<String>::new());
    assert!(leftover.exists(), "attaching touches nothing");
    ImageStore::new(data.path(), 1).unwrap();
    assert!(!leftover.exists() && data.path().join("uploads/tmp").is_dir());
}

#[test]
fn only_stored_names_have_a_place() {
    let data = tempfile::tempdir().unwrap();
    let store = ImageStore::attach(data.path(), 1);
    let name = format!("{}-640.webp", "0a".repeat(16));
    assert_eq!(store.open_path(&name), Some(data.path().join("uploads").join(&name)));
    for bad in ["../haat.db", "tmp", "", "x.webp", "0a0a.webp"] {
        assert_eq!(store.open_path(bad), None);
    }
}
