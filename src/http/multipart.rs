//! Multipart forms with pictures: each picture is checked, made smaller and stored as it arrives, and none stays
//! where the form fails (contract 2 and 8).

use std::collections::{BTreeMap, HashMap};

use axum::body::Bytes;
use axum::extract::multipart::{Field, MultipartError};
use axum::extract::{DefaultBodyLimit, FromRequest, Multipart, Request};
use axum::http::StatusCode;
use bytes::BytesMut;

use super::Ground;
use crate::error::{Error, Result};
use crate::images::{ImageError, ImageStore, Stored};
use crate::messages::Message;
use crate::validate::{Check, Form};

/// The largest form.
pub const MOST: usize = 64 * 1024 * 1024;
/// The largest picture.
pub const MOST_FILE: usize = 10 * 1024 * 1024;
/// The longest text field in bytes: a description in a script of three bytes a letter, or rows of specifications.
const MOST_TEXT: usize = 256 * 1024;
/// A part of more bytes gets its whole room at once.
const SMALL_PART: usize = 256 * 1024;
/// Parts of a form at most.
const MOST_PARTS: usize = 400;
/// Fields that hold one picture.
const SINGLE: [&str; 2] = ["mainImage", "photo"];

/// A form that arrived, with its pictures stored. Dropped without [`UploadForm::keep`], its pictures go again
/// ([`crate::images::ImageStore::abandoned`]).
pub struct UploadForm {
    /// The text fields.
    pub form: Form,
    files: HashMap<String, Vec<Stored>>,
    faults: BTreeMap<String, Message>,
    images: ImageStore,
}

/// The id of what a form added.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Added {
    /// It is new.
    Now(String),
    /// The form was sent before, with the same `Idempotency-Key`.
    Before(String),
}

impl Added {
    /// The id; the pictures of a form that came again stay only where something names them.
    pub fn keep(self, upload: UploadForm) -> String {
        match self {
            Self::Now(id) => {
                upload.keep();
                id
            }
            Self::Before(id) => id,
        }
    }
}

/// The limit of a form's body, for the routes that take one.
pub fn body_limit() -> DefaultBodyLimit {
    DefaultBodyLimit::max(MOST)
}

impl UploadForm {
    /// An empty form, to be filled by code (the demo).
    #[must_use]
    pub fn new(state: &impl Ground, form: Form) -> Self {
        Self { form, files: HashMap::new(), faults: BTreeMap::new(), images: state.images().clone() }
    }

    /// Reads a multipart request to its end. `files` names the fields that hold pictures.
    ///
    /// # Errors
    /// 415 for another content type, 413 for a form or picture that is too large, 400 for a form that is broken.
    pub async fn read<S: Ground>(state: &S, request: Request, files: &[&str]) -> Result<Self> {
        let mut parts = Multipart::from_request(request, state)
            .await
            .map_err(|_| Error::UnsupportedMedia(Message::FormNeeded))?;
        let mut upload = Self::new(state, Form::default());
        let mut too_large = false;
        let mut count = 0;
        while let Some(field) = parts.next_field().await.map_err(|cause| broken(&cause))? {
            count += 1;
            if count > MOST_PARTS {
                return Err(Error::BadRequest(Message::FormParts));
            }
            let name = field.name().unwrap_or_default().to_owned();
            if files.contains(&name.as_str()) {
                too_large |= upload.take_file(&name, field).await?;
            } else if field.file_name().is_some() {
                // A file that nobody asked for is read over.
                collect(field, 0).await?;
            } else {
                upload.take_text(&name, field).await?;
            }
        }
        if too_large {
            return Err(Error::TooLarge(Message::PictureBytes));
        }
        Ok(upload)
    }

    async fn take_text(&mut self, name: &str, field: Field<'_>) -> Result<()> {
        let Some(bytes) = collect(field, MOST_TEXT).await? else {
            self.faults.insert(name.to_owned(), Message::TextTooLong);
            return Ok(());
        };
        match String::from_utf8(bytes.to_vec()) {
            Ok(text) => self.form.set(name, text),
            Err(_) => {
                self.faults.insert(name.to_owned(), Message::TextNotUtf8);
            }
        }
        Ok(())
    }

    /// Stores a picture; whether it was too large.
    async fn take_file(&mut self, name: &str, field: Field<'_>) -> Result<bool> {
        let Some(bytes) = collect(field, MOST_FILE).await? else { return Ok(true) };
        if bytes.is_empty() {
            // A browser sends an empty part for a file that was not chosen.
            return Ok(false);
        }
        self.store(name, bytes).await
    }

    /// Stores a picture under a field's name; whether it was too large.
    ///
    /// # Errors
    /// Where the disk refuses.
    pub async fn store(&mut self, name: &str, bytes: Bytes) -> Result<bool> {
        if SINGLE.contains(&name) && self.files.contains_key(name) {
            self.faults.insert(name.to_owned(), Message::OnePicture);
            return Ok(false);
        }
        match self.images.save(bytes).await {
            Ok(stored) => {
                self.form.add_pictures(name, [stored.path.clone()]);
                self.files.entry(name.to_owned()).or_default().push(stored);
            }
            Err(ImageError::TooLarge) => return Ok(true),
            Err(ImageError::Io(cause)) => return Err(cause.into()),
            Err(other) => {
                self.form.add_pictures(name, []);
                self.faults.entry(name.to_owned()).or_insert_with(|| other.message());
            }
        }
        Ok(false)
    }

    /// Reads the fields and pictures.
    ///
    /// # Errors
    /// 400 with everything that is wrong with either.
    pub fn checked<T>(&self, read: impl FnOnce(&mut Check<'_>) -> T) -> Result<T> {
        self.merge_faults(self.form.read(read))
    }

    /// The stored paths of a field's pictures, in the order in which they came.
    #[must_use]
    pub fn paths(&self, name: &str) -> Vec<String> {
        self.files.get(name).map(|all| all.iter().map(|s| s.path.clone()).collect()).unwrap_or_default()
    }

    /// Takes a field's one picture out of the form: whoever takes it keeps it.
    #[must_use]
    pub fn take(&mut self, name: &str) -> Option<Stored> {
        self.files.get_mut(name).and_then(Vec::pop)
    }

    /// Whether a picture field brought something, good or bad.
    #[must_use]
    pub fn sent(&self, name: &str) -> bool {
        self.files.contains_key(name) || self.faults.contains_key(name)
    }

    /// The faults of parts (no picture, too long) come before those of the fields that depend on them.
    ///
    /// # Errors
    /// 400 where either found a fault.
    pub fn merge_faults<T>(&self, checked: Result<T>) -> Result<T> {
        if self.faults.is_empty() {
            return checked;
        }
        let mut fields = match checked {
            Ok(_) => BTreeMap::new(),
            Err(Error::Invalid { fields, .. }) => fields,
            Err(other) => return Err(other),
        };
        fields.extend(self.faults.clone());
        Err(Error::fields(fields))
    }

    /// The pictures stay: their rows are committed.
    pub fn keep(self) {
        for stored in self.files.into_values().flatten() {
            stored.keep();
        }
    }
}

/// A part's bytes, read to its end; nothing where there are more than `most`.
async fn collect(mut field: Field<'_>, most: usize) -> Result<Option<Bytes>> {
    let mut bytes = BytesMut::new();
    let mut fits = true;
    while let Some(chunk) = field.chunk().await.map_err(|cause| broken(&cause))? {
        fits = fits && bytes.len() + chunk.len() <= most;
        if fits {
            if bytes.len() + chunk.len() > bytes.capacity() && bytes.len() > SMALL_PART {
                // Once, to what may come: doubling would hold a picture twice for a moment.
                bytes.reserve(most - bytes.len());
            }
            bytes.extend_from_slice(&chunk);
        } else {
            bytes = BytesMut::new();
        }
    }
    Ok(fits.then(|| bytes.freeze()))
}

/// What to answer where a form breaks off or is too large.
pub(crate) fn broken(cause: &MultipartError) -> Error {
    if cause.status() == StatusCode::PAYLOAD_TOO_LARGE {
        return Error::TooLarge(Message::FormTooLarge);
    }
    Error::BadRequest(Message::FormCutOff)
}
