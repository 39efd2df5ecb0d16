//! A stored picture taken up again, to be shown on something that is drawn: within the same bounds as uploads.

use std::fs;
use std::io;

use image::{DynamicImage, ImageFormat};

use super::pool::blocking;
use super::{ImageError, ImageStore, WIDTHS, container, names};

/// What drawing takes besides the picture, in bytes.
const DRAWING: u64 = 6 * 1024 * 1024;

impl ImageStore {
    /// Draws on a blocking thread, with the middle one of a stored picture's three sizes; without it where the path is no
    /// stored picture's or its file is not there. Waits for its turn and for memory as uploads do.
    ///
    /// # Errors
    /// `Io` where the machine fails, and what `draw` returns.
    pub async fn draw_with<T, F>(&self, path: &str, draw: F) -> Result<T, ImageError>
    where
        T: Send + 'static,
        F: FnOnce(Option<DynamicImage>) -> Result<T, ImageError> + Send + 'static,
    {
        let slot = self.pool().slot().await?;
        let [_, middle, _] = WIDTHS;
        let name = names::variant(path, middle);
        let file = name.rsplit('/').next().and_then(|name| self.open_path(name));
        let read = move || match file.map(fs::read).transpose() {
            Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(None),
            read => Ok(read?),
        };
        let bytes = blocking(read).await?;
        let header = bytes.as_deref().and_then(|bytes| container::read(bytes).ok());
        let pixels = header.map_or(0, |header| u64::from(header.width) * u64::from(header.height));
        // The decoder has the pixels twice.
        let memory = self.pool().memory(DRAWING + pixels * 8).await?;
        blocking(move || {
            let _held = (slot, memory);
            let picture =
                bytes.and_then(|bytes| image::load_from_memory_with_format(&bytes, ImageFormat::WebP).ok());
            draw(picture)
        })
        .await
    }
}
