//! Whether the files of a stored picture are whole.

use std::fs;
use std::io;

use super::container::Format;
use super::{ImageStore, decode, names};

impl ImageStore {
    /// What is wrong with a picture's files, one sentence each: a file that is missing, unreadable or does not decode, or a
    /// path that is no stored picture's.
    #[must_use]
    pub fn faults(&self, path: &str) -> Vec<String> {
        let files = self.file_names_of(path);
        if files.is_empty() {
            return vec![format!("{path}: a row names this, which is no stored picture")];
        }
        files
            .into_iter()
            .filter_map(|name| self.fault(&name).map(|fault| format!("{path}: {name} {fault}")))
            .collect()
    }

    fn fault(&self, name: &str) -> Option<String> {
        let file = self.open_path(name)?;
        let bytes = match fs::read(file) {
            Ok(bytes) => bytes,
            Err(cause) if cause.kind() == io::ErrorKind::NotFound => return Some("is missing".to_owned()),
            Err(cause) => return Some(format!("cannot be read: {cause}")),
        };
        let expected = if name.ends_with(names::PREVIEW) { Format::Jpeg } else { Format::WebP };
        let is_intact = decode::inspect(&bytes).is_ok_and(|header| {
            header.format == expected
                && decode::decode(&bytes, &header, (header.width, header.height)).is_ok()
        });
        (!is_intact).then(|| "is damaged".to_owned())
    }
}
