//! A CSV file as rows with named columns. Rows are numbered as a spreadsheet shows them: the names are row 1, and a row
//! of several lines is one. (Lines with nothing in them at all are not counted.)

use std::borrow::Cow;
use std::cell::Cell;
use std::collections::HashMap;
use std::fs::File;
use std::io::{BufRead as _, BufReader, Read as _, Seek as _, SeekFrom};
use std::path::Path;

use csv::StringRecord;

use crate::error::{Error, Result};
use crate::exports::cells::unguarded;
use crate::messages::Message;
use crate::text::is_control;

/// The most rows below the names.
pub const MOST_ROWS: usize = 50_000;
/// The most columns.
const MOST_COLUMNS: usize = 1_000;
const BYTE_ORDER_MARK: [u8; 3] = [0xEF, 0xBB, 0xBF];
/// What parts the cells: a comma, or what spreadsheet programs of other countries write.
const DELIMITERS: [u8; 4] = [b',', b';', b'\t', b'|'];
/// The longest first line that says by `sep=;` what parts the cells.
const LONGEST_SIGN: usize = 64;

/// A file that is being read.
pub struct Table {
    rows: csv::Reader<BufReader<File>>,
    /// Where each column is, by its plain name.
    columns: HashMap<String, usize>,
    /// The names as the file has them.
    names: Vec<String>,
    /// Whether a column was looked at, by its place.
    read: Vec<Cell<bool>>,
    /// Whether a column has a name or anything in it, by its place.
    filled: Vec<bool>,
    count: usize,
}

/// One row.
#[derive(Debug, Clone)]
pub struct Row {
    /// Its number in a spreadsheet.
    pub number: usize,
    cells: StringRecord,
}

/// A column that nobody looked at.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Unread {
    /// Its place, from 0.
    pub at: usize,
    /// Its name as the file has it; empty where it has none.
    pub name: String,
}

/// What is wrong with the file as a whole.
pub fn unreadable(message: Message) -> Error {
    Error::field("file", message)
}

impl Table {
    /// Opens a file whose names `knows`, tried with each delimiter; nothing where it knows none.
    ///
    /// # Errors
    /// 400 for a file that is no UTF-8 text, and for one in which a quotation mark is never closed: what follows it
    /// would be one cell.
    pub fn open(path: &Path, knows: impl Fn(&Self) -> bool) -> Result<Option<Self>> {
        let start = Start::of(path)?;
        for delimiter in start.delimiters() {
            let table = Self::with(path, start.skip, delimiter)?;
            if knows(&table) {
                if let Some(row) = open_quote(path, start.skip, delimiter)? {
                    return Err(unreadable(Message::ImportQuoteOpen { row }));
                }
                return Ok(Some(table));
            }
        }
        Ok(None)
    }

    /// The names of the columns of a file that is nobody's, parted by what parts it most.
    ///
    /// # Errors
    /// 400 for a file that is no UTF-8 text.
    pub fn head(path: &Path) -> Result<Vec<String>> {
        let start = Start::of(path)?;
        let tables: Result<Vec<Self>> =
            start.delimiters().map(|delimiter| Self::with(path, start.skip, delimiter)).collect();
        Ok(tables?.into_iter().map(|table| table.names).max_by_key(Vec::len).unwrap_or_default())
    }

    fn with(path: &Path, skip: u64, delimiter: u8) -> Result<Self> {
        let mut file = File::open(path)?;
        file.seek(SeekFrom::Start(skip))?;
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
            columns.entry(plain(name).into_owned()).or_insert(n);
        }
        let read = vec![Cell::new(false); names.len()];
        let named = names.iter().rposition(|name| !name.is_empty()).map_or(0, |last| last + 1);
        let filled = names.iter().take(named).map(|name| !name.is_empty()).collect();
        Ok(Self { rows, columns, names, read, filled, count: 0 })
    }

    /// Whether there is a column of a name, however it is spelled.
    #[must_use]
    pub fn has(&self, name: &str) -> bool {
        self.place(name).is_some()
    }

    fn place(&self, name: &str) -> Option<usize> {
        self.columns.get(plain(name).as_ref()).copied()
    }

    /// A column's name as the file has it; the one looked for where the file has none.
    #[must_use]
    pub fn name_of(&self, name: &str) -> String {
        self.place(name).map_or_else(|| name.to_owned(), |n| self.names[n].clone())
    }

    /// A cell by its column's name, trimmed and without the apostrophe of a guarded one; empty where
    /// there is none.
    #[must_use]
    pub fn cell<'r>(&self, row: &'r Row, name: &str) -> &'r str {
        let Some(n) = self.place(name) else { return "" };
        self.read[n].set(true);
        unguarded(row.cells.get(n).unwrap_or_default().trim())
    }

    /// Notes which columns have anything in them; whether one does.
    fn note_filled(&mut self, cells: &StringRecord) -> Result<bool> {
        let mut any = false;
        for (at, _) in cells.iter().enumerate().filter(|(_, cell)| !cell.trim().is_empty()) {
            any = true;
            if at >= self.filled.len() {
                self.filled.resize(at + 1, false);
            }
            self.filled[at] = true;
        }
        if self.filled.len() > MOST_COLUMNS {
            return Err(unreadable(Message::ImportColumnsMost { max: MOST_COLUMNS }));
        }
        Ok(any)
    }

    /// The columns that were never looked at, though the file has them.
    #[must_use]
    pub fn unread(&self) -> Vec<Unread> {
        let was_read = |at: usize| self.read.get(at).is_some_and(Cell::get);
        let name = |at: usize| self.names.get(at).cloned().unwrap_or_default();
        let filled = self.filled.iter().enumerate().filter(|(_, filled)| **filled).map(|(at, _)| at);
        filled.filter(|at| !was_read(*at)).map(|at| Unread { at, name: name(at) }).collect()
    }

    /// Takes what another table of the same file looked at as looked at here.
    pub fn read_by(&self, other: &Self) {
        for (own, theirs) in self.read.iter().zip(&other.read) {
            own.set(own.get() || theirs.get());
        }
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
            if !self.note_filled(&cells)? {
                continue;
            }
            self.count += 1;
            if self.count > MOST_ROWS {
                return Err(unreadable(Message::ImportRowsMost { max: MOST_ROWS }));
            }
            return Ok(Some(Row { number, cells }));
        }
    }
}

/// Where the names of the columns begin, and what the file says of its cells before them.
struct Start {
    /// Bytes before the names.
    skip: u64,
    /// What parts the cells, by a first line as Excel writes and reads it: `sep=;`.
    told: Option<u8>,
}

impl Start {
    fn of(path: &Path) -> std::io::Result<Self> {
        let mut bytes = Vec::new();
        File::open(path)?.take((BYTE_ORDER_MARK.len() + LONGEST_SIGN) as u64).read_to_end(&mut bytes)?;
        let text = bytes.strip_prefix(&BYTE_ORDER_MARK).unwrap_or(&bytes);
        let mark = bytes.len() - text.len();
        let plain = Self { skip: mark as u64, told: None };
        let Some(end) = text.iter().position(|b| *b == b'\n' || *b == b'\r') else { return Ok(plain) };
        let line = text[..end].strip_prefix(b"\"").unwrap_or(&text[..end]);
        let sign = match line {
            [s, e, p, b'=', sign, ..] if [*s, *e, *p].eq_ignore_ascii_case(b"sep") => *sign,
            _ => return Ok(plain),
        };
        // A spreadsheet fills the line up to the width of the others.
        if !sign.is_ascii() || !line[5..].iter().all(|b| [sign, b'"', b' '].contains(b)) {
            return Ok(plain);
        }
        Ok(Self { skip: (mark + end) as u64, told: Some(sign) })
    }

    fn delimiters(&self) -> impl Iterator<Item = u8> {
        self.told.into_iter().chain(DELIMITERS)
    }
}

/// A column's name for comparing. Case, spaces, underscores and dashes do not count, but for the one in front of `_id`,
/// which a spreadsheet's own column of numbers is not.
pub fn plain(name: &str) -> Cow<'_, str> {
    let is_plain = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || "()/:?_".contains(c);
    if name.eq_ignore_ascii_case("_id") {
        return Cow::Borrowed("_id");
    }
    if !name.contains('_') && name.chars().all(is_plain) {
        return Cow::Borrowed(name);
    }
    let counts =
        |c: &char| !c.is_whitespace() && !matches!(c, '_' | '-' | '‐' | '‑' | '–') && !is_control(*c);
    Cow::Owned(name.chars().filter(counts).flat_map(char::to_lowercase).collect())
}

/// The row in which a quoted cell begins that goes on to the end of the file.
fn open_quote(path: &Path, skip: u64, delimiter: u8) -> std::io::Result<Option<usize>> {
    let mut file = BufReader::with_capacity(64 * 1024, File::open(path)?);
    file.seek(SeekFrom::Start(skip))?;
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
        csv::ErrorKind::Utf8 { .. } => unreadable(Message::ImportNotUtf8 { row }),
        other => Error::Internal(anyhow::anyhow!("{other:?}")),
    }
}
