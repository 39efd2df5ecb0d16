//! The `uploads/` folder: all four files of a picture or none, and their removal (contract 8).

use std::collections::BTreeSet;
use std::fs::{self, File};
use std::io::{self, Read as _, Write};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

use bytes::Bytes;

use super::freeze::{self, Frozen};
use super::holds::{Hold, Holds, Stored};
use super::inspected::Inspected;
use super::pool::{Permit, Pool, blocking};
use super::{ImageError, MAX_BYTES, container, names, variants};

/// A picture whose decoder needs so many bytes: its memory goes back to the system at once, not within the minute.
const LARGE: u64 = 16 * 1024 * 1024;

/// Within so many bytes a JPEG of our own tells its size.
const START: usize = 1024;

/// The pictures of one data folder; clones share one pool and one set of holds.
#[derive(Debug, Clone)]
pub struct ImageStore {
    inner: Arc<Inner>,
}

#[derive(Debug)]
struct Inner {
    uploads: PathBuf,
    pool: Pool,
    holds: Arc<Holds>,
    /// Held while the files of one picture move into place, so that nobody sees or repairs half of them.
    publishing: Mutex<()>,
    /// Whether a removal was put off, since somebody kept all pictures.
    put_off: AtomicBool,
}

impl ImageStore {
    /// Opens `uploads/` in the data folder, creates what is missing and clears what a crash left in
    /// `uploads/tmp/`; at most `parallel` pictures are worked on at once. For the serving process only: see
    /// [`ImageStore::attach`].
    ///
    /// # Errors
    /// When the folders cannot be made or cleared.
    pub fn new(data_dir: &Path, parallel: usize) -> io::Result<Self> {
        let store = Self::attach(data_dir, parallel);
        let tmp = store.tmp();
        match fs::remove_dir_all(&tmp) {
            Err(error) if error.kind() != io::ErrorKind::NotFound => return Err(error),
            _ => fs::create_dir_all(&tmp)?,
        }
        Ok(store)
    }

    /// Like [`ImageStore::new`], but touches nothing on disk: for commands that look at a folder a server may
    /// be using.
    #[must_use]
    pub fn attach(data_dir: &Path, parallel: usize) -> Self {
        let inner = Inner {
            uploads: data_dir.join("uploads"),
            pool: Pool::new(parallel),
            holds: Arc::default(),
            publishing: Mutex::new(()),
            put_off: AtomicBool::new(false),
        };
        Self { inner: Arc::new(inner) }
    }

    /// Checks, turns, resizes and stores a picture. When this returns, its four files are on disk, durably;
    /// the same bytes give the same path again. On an error, or when the caller stops waiting, nothing stays
    /// behind.
    ///
    /// # Errors
    /// [`ImageError`]: what is wrong with the picture, or `Io`.
    pub async fn save(&self, bytes: Bytes) -> Result<Stored, ImageError> {
        if bytes.len() > MAX_BYTES {
            return Err(ImageError::TooLarge);
        }
        let slot = self.inner.pool.slot().await?;
        let store = self.clone();
        let (picture, hold) = blocking(move || {
            let picture = Inspected::of(bytes)?;
            let hold = Hold::new(&store.inner.holds, picture.hash());
            Ok((picture, hold))
        })
        .await?;
        let needed = picture.memory();
        let memory = self.inner.pool.memory(needed).await?;
        let store = self.clone();
        blocking(move || {
            let _slot = slot;
            let stored = store.store(picture, hold, memory);
            if needed >= LARGE {
                crate::memory::give_back();
            }
            stored
        })
        .await
    }

    /// Waits for uploads that were stored but dropped without [`Stored::keep`], and returns their paths:
    /// candidates for [`ImageStore::remove_unreferenced`].
    pub async fn abandoned(&self) -> Vec<String> {
        self.inner.holds.abandoned().await
    }

    /// Deletes the four files of each candidate (`/uploads/HASH.webp`; other paths are ignored) that no
    /// running upload holds and of which `is_referenced` says `false`. Returns how many pictures went.
    ///
    /// Call it from the database's one writer, with no transaction open, and let the closure ask the writer's
    /// own connection (and say `true` when it cannot tell). Then no row can be committed between the question
    /// and the deletion: an upload whose row is not yet committed has a hold, and one whose row is committed
    /// is seen by the closure. The closure must not drop a [`Stored`].
    ///
    /// While somebody keeps all pictures ([`ImageStore::freeze`]) nothing is removed, and [`ImageStore::was_put_off`] says so.
    ///
    /// # Errors
    /// The first file that could not be deleted; the other candidates are still done.
    pub fn remove_unreferenced(
        &self,
        candidates: &[String],
        is_referenced: impl Fn(&str) -> bool,
    ) -> io::Result<usize> {
        let Some(_right) = freeze::may_remove(&self.inner.uploads)? else {
            self.inner.put_off.store(true, Ordering::Relaxed);
            return Ok(0);
        };
        let mut removed = 0;
        let mut outcome = Ok(());
        for path in candidates {
            let Some(hash) = names::hash_in_path(path) else { continue };
            let deletion =
                self.inner.holds.if_free(hash, || (!is_referenced(path)).then(|| self.remove(hash)));
            match deletion.flatten() {
                Some(Ok(())) => removed += 1,
                Some(Err(error)) => outcome = outcome.and(Err(error)),
                None => {}
            }
        }
        outcome.map(|()| removed)
    }

    /// Keeps every picture where it is while the answer lives, also against a shop in another process.
    ///
    /// # Errors
    /// When the folder cannot be opened or locked.
    pub fn freeze(&self) -> io::Result<Frozen> {
        freeze::freeze(&self.inner.uploads)
    }

    /// Whether a removal was put off since the last question; every picture is a candidate then.
    #[must_use]
    pub fn was_put_off(&self) -> bool {
        self.inner.put_off.swap(false, Ordering::Relaxed)
    }

    /// The path of every picture of which at least one file exists, sorted.
    ///
    /// # Errors
    /// When the folder cannot be read; a folder that does not exist holds nothing.
    pub fn names_on_disk(&self) -> io::Result<Vec<String>> {
        let entries = match fs::read_dir(&self.inner.uploads) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(Vec::new()),
            entries => entries?,
        };
        let mut paths = BTreeSet::new();
        for entry in entries {
            paths.extend(entry?.file_name().to_str().and_then(names::hash_in_file_name).map(names::path_of));
        }
        Ok(paths.into_iter().collect())
    }

    /// The names of a picture's files that do not exist; a path that is not an upload's is missing itself.
    #[must_use]
    pub fn missing_files(&self, path: &str) -> Vec<String> {
        match names::hash_in_path(path) {
            Some(hash) => {
                file_names(hash).into_iter().filter(|name| !self.inner.uploads.join(name).is_file()).collect()
            }
            None => vec![path.to_owned()],
        }
    }

    /// Whether none of a picture's files exists.
    #[must_use]
    pub fn is_gone(&self, path: &str) -> bool {
        self.file_names_of(path).iter().all(|name| !self.inner.uploads.join(name).exists())
    }

    /// The names of a picture's four files; none for a path that is not an upload's.
    #[must_use]
    pub fn file_names_of(&self, path: &str) -> Vec<String> {
        names::hash_in_path(path).map(file_names).map_or_else(Vec::new, Vec::from)
    }

    /// Where a served file lies, or `None` unless the name is exactly one of a picture's four; the file may
    /// be missing.
    #[must_use]
    pub fn open_path(&self, file_name: &str) -> Option<PathBuf> {
        names::hash_in_file_name(file_name).map(|_| self.inner.uploads.join(file_name))
    }

    fn store(&self, picture: Inspected, mut hold: Hold, memory: Permit) -> Result<Stored, ImageError> {
        let path = names::path_of(hold.hash());
        let (width, height) = picture.size();
        if !self.complete(&path) {
            let files = picture.files()?;
            drop(memory);
            self.publish(hold.hash(), &files)?;
        }
        hold.report = true;
        Ok(Stored { path, width, height, hold })
    }

    fn complete(&self, path: &str) -> bool {
        let _publishing = self.inner.publishing.lock().unwrap_or_else(PoisonError::into_inner);
        self.missing_files(path).is_empty()
    }

    /// Writes and syncs all files aside, then renames them; what was renamed before a failure is taken back.
    fn publish(&self, hash: &str, files: &variants::Files) -> io::Result<()> {
        let aside = tempfile::tempdir_in(self.tmp())?;
        let names = file_names(hash);
        for (name, contents) in names.iter().zip(files) {
            let mut file = File::create_new(aside.path().join(name))?;
            file.write_all(contents)?;
            file.sync_all()?;
        }
        let _publishing = self.inner.publishing.lock().unwrap_or_else(PoisonError::into_inner);
        let mut placed = Vec::new();
        let outcome = names.iter().try_for_each(|name| {
            let target = self.inner.uploads.join(name);
            let existed = target.is_file();
            fs::rename(aside.path().join(name), &target)?;
            placed.extend((!existed).then_some(target));
            Ok(())
        });
        let outcome = outcome.and_then(|()| File::open(&self.inner.uploads)?.sync_all());
        if outcome.is_err() {
            // Best effort on a disk that has just failed; what stays is found as unreferenced later.
            for target in placed {
                drop(fs::remove_file(target));
            }
        }
        outcome
    }

    fn remove(&self, hash: &str) -> io::Result<()> {
        let mut outcome = Ok(());
        for name in file_names(hash) {
            match fs::remove_file(self.inner.uploads.join(name)) {
                Err(error) if error.kind() != io::ErrorKind::NotFound => outcome = outcome.and(Err(error)),
                _ => {}
            }
        }
        outcome
    }

    /// Width and height of a picture's JPEG for link previews; nothing where the path is not a stored picture's.
    pub async fn preview_size(&self, path: &str) -> Option<(u32, u32)> {
        let hash = names::hash_in_path(path)?;
        let file = self.inner.uploads.join(format!("{hash}{}", names::PREVIEW));
        let read = move || {
            let mut start = Vec::with_capacity(START);
            File::open(file)?.take(START as u64).read_to_end(&mut start)?;
            container::read(&start)
        };
        let header = blocking(read).await.ok()?;
        Some((header.width, header.height))
    }

    /// The bounds of all work on its pictures.
    pub(super) fn pool(&self) -> &Pool {
        &self.inner.pool
    }

    fn tmp(&self) -> PathBuf {
        self.inner.uploads.join("tmp")
    }
}

fn file_names(hash: &str) -> [String; 4] {
    names::SUFFIXES.map(|suffix| format!("{hash}{suffix}"))
}
