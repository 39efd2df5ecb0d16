//! Receiving a CSV file: straight into the data folder, so that memory does not grow with it.

use std::path::Path;

use axum::extract::multipart::Field;
use axum::extract::{FromRequest as _, Multipart, Request};
use tempfile::TempPath;
use tokio::io::AsyncWriteExt as _;

use super::table::unreadable;
use crate::error::{Error, Result};
use crate::http::multipart::broken;
use crate::messages::{Label, Message};
use crate::text::clean_line;
use crate::validate::{self, Body, Check, FieldType, Form, limit};

/// The largest file.
pub const MOST: u64 = 32 * 1024 * 1024;
/// The field that holds the file.
const FILE: &str = "file";
/// The field that chooses a stock.
const CHOSEN_STOCK: &str = "chosenStock";

/// A file that arrived.
pub struct Received {
    /// Where it lies; it goes when this is dropped.
    pub file: TempPath,
    /// What the admin's computer calls it.
    pub name: String,
    /// The stock that was chosen for new products of which it tells none, not yet checked.
    pub chosen_stock: Form,
}

/// Reads the form to its end and keeps its `file` under an id.
///
/// # Errors
/// 415 for another content type, 413 for a file that is too large, 400 for a form without one.
pub async fn receive<S: Send + Sync>(
    state: &S,
    request: Request,
    folder: &Path,
    id: &str,
) -> Result<Received> {
    let mut parts = Multipart::from_request(request, state)
        .await
        .map_err(|_| Error::UnsupportedMedia(Message::FormNeeded))?;
    let mut received: Option<Received> = None;
    let mut chosen_stock = Form::default();
    while let Some(field) = parts.next_field().await.map_err(|cause| broken(&cause))? {
        if field.name() == Some(FILE) && received.is_none() {
            received = store(field, folder, id).await?;
        } else if field.name() == Some(CHOSEN_STOCK) {
            chosen_stock.set(CHOSEN_STOCK, short_text(field).await?);
        }
    }
    let received = received.ok_or_else(|| unreadable(Message::ImportFileNeeded))?;
    Ok(Received { chosen_stock, ..received })
}

/// A text of a few digits.
async fn short_text(mut field: Field<'_>) -> Result<String> {
    let mut bytes = Vec::new();
    while let Some(chunk) = field.chunk().await.map_err(|cause| broken(&cause))? {
        if bytes.len() < limit::SHORT {
            bytes.extend_from_slice(&chunk);
        }
    }
    Ok(String::from_utf8_lossy(&bytes).into_owned())
}

/// The stock that a form chooses, where it does.
pub fn stock(check: &mut Check<'_>) -> Option<i64> {
    check.optional_int(CHOSEN_STOCK, Label::Stock, 0, limit::STOCK)
}

/// The form of a file; the file itself is written to the disk as it arrives.
pub fn body() -> Body {
    let read = |check: &mut Check<'_>| {
        check.raw(FILE, validate::Field::needed(FieldType::File));
        stock(check)
    };
    Body::new("ImportForm", "A file to read.", read)
        .field(FILE, "CSV in UTF-8, at most 32 MiB and 50,000 rows.")
        .field(CHOSEN_STOCK, "The stock of new products of which the file tells none; 0 when left out.")
}

/// What may be chosen when an import is confirmed.
pub fn confirmation() -> Body {
    let description = "What is chosen when an import is confirmed; the body may be left out.";
    Body::new("ImportConfirmation", description, stock).field(
        CHOSEN_STOCK,
        "The stock of new products of which the file tells none (`withoutStock` of the preview); when left out, the \
         one of the preview.",
    )
}

async fn store(mut field: Field<'_>, folder: &Path, id: &str) -> Result<Option<Received>> {
    let name = clean_line(field.file_name().unwrap_or_default()).chars().take(limit::SHORT).collect();
    tokio::fs::create_dir_all(folder).await?;
    // In a folder of this process alone, under a name that nobody else has.
    let path = folder.join(format!("{id}.csv"));
    let mut file = tokio::fs::File::create_new(&path).await?;
    let path = TempPath::try_from_path(path)?;
    let mut size = 0;
    while let Some(chunk) = field.chunk().await.map_err(|cause| broken(&cause))? {
        size += chunk.len() as u64;
        if size > MOST {
            return Err(Error::TooLarge(Message::ImportFileLarge));
        }
        file.write_all(&chunk).await?;
    }
    file.flush().await?;
    Ok((size > 0).then(|| Received { file: path, name, chosen_stock: Form::default() }))
}
