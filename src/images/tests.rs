//! The whole way from uploaded bytes to files, over a folder of its own for each test (contract 8).

mod colours;
mod formats;
mod life;
mod refusals;

use std::fs;
use std::io::Cursor;
use std::path::{Path, PathBuf};

use bytes::Bytes;
use image::{DynamicImage, ImageFormat};
use tempfile::TempDir;

use super::{ImageError, ImageStore, Stored, og, variant};

/// A store over a fresh data folder, which goes when this does.
struct Shop {
    data: TempDir,
    store: ImageStore,
}

impl Shop {
    fn new() -> Self {
        let data = tempfile::tempdir().unwrap();
        let store = ImageStore::new(data.path(), 2).unwrap();
        Self { data, store }
    }

    async fn save(&self, bytes: impl Into<Vec<u8>>) -> Result<Stored, ImageError> {
        self.store.save(Bytes::from(bytes.into())).await
    }

    fn uploads(&self) -> PathBuf {
        self.data.path().join("uploads")
    }

    /// Every file and folder under `uploads/`, except the empty `tmp`.
    fn leftovers(&self) -> Vec<PathBuf> {
        let inside = |folder: &Path| {
            fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect::<Vec<_>>()
        };
        let tmp = self.uploads().join("tmp");
        let mut found = inside(&tmp);
        found.extend(inside(&self.uploads()).into_iter().filter(|path| *path != tmp));
        found
    }

    /// The four files of a path: the largest, 640, 320 and the preview.
    fn files(&self, path: &str) -> [Vec<u8>; 4] {
        [path.to_owned(), variant(path, 640), variant(path, 320), og(path)].map(|path| {
            fs::read(self.store.open_path(path.strip_prefix("/uploads/").unwrap()).unwrap()).unwrap()
        })
    }

    /// The four pictures of a path, decoded: WebP three times, then JPEG.
    fn pictures(&self, path: &str) -> [DynamicImage; 4] {
        let [large, middle, small, preview] = self.files(path);
        let webp = |bytes: Vec<u8>| image::load_from_memory_with_format(&bytes, ImageFormat::WebP).unwrap();
        let preview = image::load_from_memory_with_format(&preview, ImageFormat::Jpeg).unwrap();
        [webp(large), webp(middle), webp(small), preview]
    }
}

fn generated() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/fixtures/images/generated")
}

fn fixture(name: &str) -> Vec<u8> {
    fs::read(generated().join(name)).unwrap()
}

fn encoded(picture: &DynamicImage, format: ImageFormat) -> Vec<u8> {
    let mut bytes = Cursor::new(Vec::new());
    picture.write_to(&mut bytes, format).unwrap();
    bytes.into_inner()
}

fn name_of(error: &ImageError) -> &'static str {
    match error {
        ImageError::TooLarge => "TooLarge",
        ImageError::TooManyPixels => "TooManyPixels",
        ImageError::TooLongSide => "TooLongSide",
        ImageError::TooManyScans => "TooManyScans",
        ImageError::Heic => "Heic",
        ImageError::NotAnImage => "NotAnImage",
        ImageError::Corrupt => "Corrupt",
        ImageError::Io(_) => "Io",
    }
}
