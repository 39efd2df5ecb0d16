//! Cards while they are asked for: drawn once, one at a time, and kept in memory for some minutes. Nothing of them is on
//! the disk, so no crawler can fill it and no backup has them; previewers keep what they fetched.

use std::sync::Arc;
use std::time::Duration;

use bytes::Bytes;
use moka::sync::Cache;
use tokio::sync::Semaphore;

use super::draw;
use super::shown::Shown;
use crate::error::{Error, Result};
use crate::images::{ImageError, ImageStore};

/// Bytes of cards that are kept: about 50 of them.
const ROOM: u64 = 3 * 1024 * 1024;
/// How long a card is kept that nobody asks for.
const REST: Duration = Duration::from_mins(10);
/// How many may wait for one to be drawn; whoever comes then is asked to come again.
const WAITING: usize = 64;

/// Draws cards, one at a time: uploads have the rest of the bounds on pictures.
pub struct Cards {
    kept: Cache<String, Bytes>,
    places: Semaphore,
    turn: Arc<Semaphore>,
}

impl Default for Cards {
    fn default() -> Self {
        let kept = Cache::builder()
            .max_capacity(ROOM)
            .weigher(|_, card: &Bytes| u32::try_from(card.len() + 256).unwrap_or(u32::MAX))
            .time_to_idle(REST)
            .build();
        Self { kept, places: Semaphore::new(WAITING), turn: Arc::new(Semaphore::new(1)) }
    }
}

impl Cards {
    /// A card as JPEG; whoever waits for the same one gets what was drawn for the first.
    ///
    /// # Errors
    /// 503 where too many wait, 500 where it cannot be drawn.
    pub async fn get(&self, images: &ImageStore, shown: Shown) -> Result<Bytes> {
        let version = shown.version();
        if let Some(card) = self.kept.get(&version) {
            return Ok(card);
        }
        let _place = self.places.try_acquire().map_err(|_| Error::Unavailable)?;
        let turn = Arc::clone(&self.turn).acquire_owned().await.map_err(|_| Error::Unavailable)?;
        if let Some(card) = self.kept.get(&version) {
            return Ok(card);
        }
        let (kept, path) = (self.kept.clone(), shown.picture.clone());
        let draw = move |picture: Option<image::DynamicImage>| {
            let _turn = turn;
            let card = draw::card(&shown, picture.as_ref());
            let card = Bytes::from(card.map_err(|cause| ImageError::Io(std::io::Error::other(cause)))?);
            kept.insert(version, card.clone());
            Ok(card)
        };
        images.draw_with(&path, draw).await.map_err(|cause| Error::Internal(cause.into()))
    }

    /// Forgets cards that nobody asked for lately; without a request nothing else would.
    pub fn forget_old(&self) {
        self.kept.run_pending_tasks();
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::site::language::Language;

    fn card(name: &str) -> Shown {
        Shown {
            language: Language::default(),
            shop: "Haat".into(),
            name: name.into(),
            price: "TK 900".into(),
            announced: true,
            before: None,
            ahead: None,
            picture: String::new(),
        }
    }

    #[tokio::test]
    async fn whoever_asks_for_the_same_card_gets_the_same_drawing() {
        let folder = tempfile::tempdir().unwrap();
        let (images, cards) = (ImageStore::new(folder.path(), 2).unwrap(), Cards::default());
        let (one, other) = tokio::join!(cards.get(&images, card("Case")), cards.get(&images, card("Case")));
        let one = one.unwrap();
        assert_eq!(one.as_ptr(), other.unwrap().as_ptr());
        assert_eq!(one.as_ptr(), cards.get(&images, card("Case")).await.unwrap().as_ptr());
        assert_ne!(one, cards.get(&images, card("Cable")).await.unwrap());
    }

    #[tokio::test]
    async fn where_too_many_wait_the_rest_is_asked_to_come_again() {
        let folder = tempfile::tempdir().unwrap();
        let (images, cards) = (ImageStore::new(folder.path(), 2).unwrap(), Cards::default());
        let kept = cards.get(&images, card("Case")).await.unwrap();
        let waiting = cards.places.try_acquire_many(u32::try_from(WAITING).unwrap()).unwrap();
        assert!(matches!(cards.get(&images, card("Cable")).await, Err(Error::Unavailable)));
        assert_eq!(cards.get(&images, card("Case")).await.unwrap(), kept, "what is kept needs no turn");
        drop(waiting);
        assert!(cards.get(&images, card("Cable")).await.is_ok());
    }
}
