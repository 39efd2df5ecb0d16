//! A CSV file as rows with named columns. Rows are numbered as a spreadsheet shows them: the names are row 1, and a row
//! of several lines is one. (Lines with nothing in them at all are not counted.)

use std::collections::HashMap;
use std::fs::File;
use std::io::{BufRead as _, BufReader, Read as _, Seek as _, SeekFrom};
use std::path::Path;

use csv::StringRecord;

use crate::error::{Error, Result};
use crate::exports::cells::unguarded;

/// The most rows below the names.
pub const MOST_ROWS: usize = 50_000;
const BYTE_ORDER_MARK: [u8; 3] = [0xEF, 0xBB, 0xBF];
/// What parts the cells: a comma, or what spreadsheet programs of other countries write.
const DELIMITERS: [u8; 3] = [b',', b';', b'\t'];

/// A file that is being read.
pub struct Table {
    rows: csv::Reader<BufReader<File>>,
    /// Where each column is, by its name in lower case.
    columns: HashMap<String, usize>,
    /// The names as the file has them.
    names: Vec<String>,
    count: usize,
}

/// One row.
#[derive(Debug, Clone)]
pub struct Row {
    /// Its number in a spreadsheet.
    pub number: usize,
    cells: StringRecord,
}

/// What is wrong with the file as a whole.
pub fn unreadable(text: impl Into<String>) -> Error {
    Error::field("file", text)
}

impl Table {
    /// Opens a file whose names `knows`, tried with each delimiter; nothing where it knows none.
    ///
    /// # Errors
    /// 400 for a file that is no UTF-8 text, and for one in which a quotation mark is never closed: what follows it
    /// would be one cell.
    pub fn open(path: &Path, knows: impl Fn(&Self) -> bool) -> Result<Option<Self>> {
        for delimiter in DELIMITERS {
            let table = Self::with(path, delimiter)?;
            if knows(&table) {
                if let Some(row) = open_quote(path, delimiter)? {
                    return Err(unreadable(format!(
                        "A quotation mark that begins in row {row} is never closed. Please check that row."
                    )));
                }
                return Ok(Some(table));
            }
        }
        Ok(None)
    }

    fn with(path: &Path, delimiter: u8) -> Result<Self> {
        let mut file = File::open(path)?;
        let mut mark = [0; 3];
        if file.read(&mut mark)? != 3 || mark != BYTE_ORDER_MARK {
            file.seek(SeekFrom::Start(0))?;
        }
        let mut rows = csv::ReaderBuilder::new()
            .delimiter(delimiter)
            .has_headers(false)
            .flexible(true)
            .from_reader(BufReader::with_capacity(64 * 1024, file));
        let mut head = StringRecord::new();
        rows.read_record(&mut head).map_err(|cause| refuse(cause, 1))?;
        let names: Vec<String> = head.iter().map(|name| name.trim().to_owned()).collect();
        let mut columns = HashMap::new();
        for (n, name) in names.iter().enumerate().filter(|(_, name)| !name.is_empty()) {
            columns.entry(name.to_lowercase()).or_insert(n);
        }
        Ok(Self { rows, columns, names, count: 0 })
    }

    /// Whether there is a column of a name, in lower case.
    #[must_use]
    pub fn has(&self, name: &str) -> bool {
        self.columns.contains_key(name)
    }

    /// A column's name as the file has it; the one looked for where the file has none.
    #[must_use]
    pub fn name_of(&self, name: &str) -> String {
        self.columns.get(name).map_or_else(|| name.to_owned(), |n| self.names[*n].clone())
    }

    /// A cell by its column's name in lower case, trimmed and without the apostrophe of a guarded one; empty where
    /// there is none.
    #[must_use]
    pub fn cell<'r>(&self, row: &'r Row, name: &str) -> &'r str {
        let cell = self.columns.get(name).and_then(|n| row.cells.get(*n)).unwrap_or_default();
        unguarded(cell.trim())
    }

    /// The first cell that is not empty under several names.
    #[must_use]
    pub fn first<'r>(&self, row: &'r Row, names: &[&str]) -> &'r str {
        names.iter().map(|name| self.cell(row, name)).find(|cell| !cell.is_empty()).unwrap_or_default()
    }

    /// Rows read so far, those without anything in them left out.
    #[must_use]
    pub fn count(&self) -> usize {
        self.count
    }

    /// The next row that has anything in it.
    ///
    /// # Errors
    /// 400 for text that is no UTF-8, and for too many rows.
    pub fn next(&mut self) -> Result<Option<Row>> {
        loop {
            let mut cells = StringRecord::new();
            let number = usize::try_from(self.rows.position().record()).unwrap_or(usize::MAX) + 1;
            if !self.rows.read_record(&mut cells).map_err(|cause| refuse(cause, number))? {
                return Ok(None);
            }
            if cells.iter().all(|cell| cell.trim().is_empty()) {
                continue;
            }
            self.count += 1;
            if self.count > MOST_ROWS {
                return Err(unreadable(format!(
                    "The file has more than {MOST_ROWS} rows. Please import it in parts."
                )));
            }
            return Ok(Some(Row { number, cells }));
        }
    }
}

/// The row in which a quoted cell begins that goes on to the end of the file.
fn open_quote(path: &Path, delimiter: u8) -> std::io::Result<Option<usize>> {
    let mut file = BufReader::with_capacity(64 * 1024, File::open(path)?);
    let mut at = Place::CellStart;
    let (mut row, mut began, mut empty) = (1, 1, true);
    loop {
        let bytes = file.fill_buf()?;
        if bytes.is_empty() {
            return Ok((at == Place::Quoted).then_some(began));
        }
        for byte in bytes {
            at = match (at, *byte) {
                (Place::CellStart, b'"') => {
                    began = row;
                    Place::Quoted
                }
                (Place::Quoted, b'"') => Place::QuoteInQuoted,
                (Place::Quoted, _) | (Place::QuoteInQuoted, b'"') => Place::Quoted,
                (_, b'\n' | b'\r') => {
                    row += usize::from(!empty);
                    empty = true;
                    Place::CellStart
                }
                (_, byte) if byte == delimiter => Place::CellStart,
                // The mark at the beginning of the file is no letter of the first cell.
                (Place::CellStart, byte) if row == 1 && BYTE_ORDER_MARK.contains(&byte) => Place::CellStart,
                _ => Place::Plain,
            };
            empty &= matches!(byte, b'\n' | b'\r');
        }
        let read = bytes.len();
        file.consume(read);
    }
}

/// Where [`open_quote`] is.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Place {
    CellStart,
    Plain,
    Quoted,
    QuoteInQuoted,
}

fn refuse(cause: csv::Error, row: usize) -> Error {
    match cause.into_kind() {
        csv::ErrorKind::Io(cause) => cause.into(),
        csv::ErrorKind::Utf8 { .. } => unreadable(format!(
            "Row {row} is not UTF-8 text. Please save the file as CSV in UTF-8 and try again."
        )),
        other => Error::Internal(anyhow::anyhow!("{other:?}")),
    }
}
