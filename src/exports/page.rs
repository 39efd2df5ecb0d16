//! Some rows of an export, written as CSV.

use crate::error::{Error, Result};

/// Some rows as CSV.
pub(super) struct Page {
    rows: csv::Writer<Vec<u8>>,
    /// The place of the last row; none after the last page.
    pub last: Option<i64>,
}

impl Page {
    /// A page that ends at a place.
    pub fn new(last: Option<i64>) -> Self {
        let rows = csv::WriterBuilder::new().terminator(csv::Terminator::CRLF).from_writer(Vec::new());
        Self { rows, last }
    }

    /// Adds a row of cells.
    pub fn add<T: AsRef<[u8]>>(&mut self, cells: &[T]) -> Result<()> {
        self.rows.write_record(cells).map_err(|cause| Error::Internal(cause.into()))
    }

    /// The rows as they are sent.
    pub fn bytes(self) -> Result<Vec<u8>> {
        self.rows.into_inner().map_err(|cause| Error::Internal(anyhow::anyhow!("{cause}")))
    }
}
