//! How much picture work runs at once: a number of pictures, and the memory of their decoders together.

use std::io;
use std::sync::Arc;

use tokio::sync::{OwnedSemaphorePermit, Semaphore};
use tokio::task::spawn_blocking;

use super::ImageError;

/// What all running decoders may need together, in MiB; a picture that needs more runs alone.
const DECODE_MIB: u32 = 64;

/// The right to work, given back when dropped.
pub(super) type Permit = OwnedSemaphorePermit;

/// The bounds all pictures of one store share.
#[derive(Debug)]
pub(super) struct Pool {
    slots: Arc<Semaphore>,
    /// One permit a MiB, because pictures differ a thousandfold.
    memory: Arc<Semaphore>,
}

impl Pool {
    /// For at most `parallel` pictures at once, and at least one.
    pub fn new(parallel: usize) -> Self {
        let slots = Arc::new(Semaphore::new(parallel.max(1)));
        Self { slots, memory: Arc::new(Semaphore::new(DECODE_MIB as usize)) }
    }

    /// Waits until one more picture may be worked on.
    pub async fn slot(&self) -> Result<Permit, ImageError> {
        acquire(&self.slots, 1).await
    }

    /// Waits until a decoder may use `bytes` of memory.
    pub async fn memory(&self, bytes: u64) -> Result<Permit, ImageError> {
        let mib = u32::try_from(bytes >> 20).unwrap_or(u32::MAX).clamp(1, DECODE_MIB);
        acquire(&self.memory, mib).await
    }
}

/// Runs `work` on a blocking thread. A decoder that panics has met a picture it was not written for.
pub(super) async fn blocking<T, F>(work: F) -> Result<T, ImageError>
where
    T: Send + 'static,
    F: FnOnce() -> Result<T, ImageError> + Send + 'static,
{
    match spawn_blocking(work).await {
        Ok(outcome) => outcome,
        Err(error) if error.is_panic() => {
            tracing::error!(%error, "decoding a picture panicked");
            Err(ImageError::Corrupt)
        }
        Err(error) => Err(io::Error::other(error).into()),
    }
}

async fn acquire(semaphore: &Arc<Semaphore>, permits: u32) -> Result<Permit, ImageError> {
    Arc::clone(semaphore).acquire_many_owned(permits).await.map_err(|error| io::Error::other(error).into())
}
