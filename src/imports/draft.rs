//! What a file says of one product, before it is checked.

use std::collections::HashMap;
use std::sync::Arc;

use serde::Serialize;
use serde_json::{Map, Value};
use utoipa::ToSchema;

use crate::catalogue::listings::Listing;
use crate::messages::{Message, Said};

/// How many faults are told one by one.
pub const MOST_FAULTS: usize = 200;

/// What is longer is no file name and no address of a picture.
const LONGEST_NAME: usize = 2_000;

/// Whose file it is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "lowercase")]
#[schema(as = ImportFormat)]
pub enum Format {
    /// This shop's own export, or a file with its columns.
    Haat,
    /// Shopify's, with the columns of old or of 2025.
    Shopify,
    /// WooCommerce's.
    WooCommerce,
}

impl Format {
    /// As replies and the database name it.
    #[must_use]
    pub fn as_str(self) -> &'static str {
        match self {
            Self::Haat => "haat",
            Self::Shopify => "shopify",
            Self::WooCommerce => "woocommerce",
        }
    }
}

/// Something that is wrong with a row.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
#[schema(as = ImportFault)]
pub struct Fault {
    /// Its number in a spreadsheet, where the names of the columns are row 1.
    pub row: usize,
    /// The column's name in the file, or empty where it is the row as a whole.
    pub column: String,
    /// What is wrong.
    #[serde(flatten)]
    pub said: Said,
}

impl Fault {
    /// A fault of a row as a whole.
    pub fn of_row(row: usize, message: Message) -> Self {
        Self { row, column: String::new(), said: message.into() }
    }
}

/// The names of a file's columns by the fields that they fill.
pub type ColumnNames = Arc<HashMap<&'static str, String>>;

/// A product of a file.
#[derive(Debug, Clone)]
pub struct Draft {
    /// Its first row.
    pub row: usize,
    /// The file's own name of it; twice in a file is a fault.
    pub key: String,
    /// The `_id` in this shop, where the file has one.
    pub id: Option<String>,
    /// The listing, where the file says so.
    pub listing: Option<Listing>,
    /// Fields of the add forms; one that the file leaves out or blank is not there.
    pub fields: Map<String, Value>,
    /// The stored path of a picture, where the file names one.
    pub image: Option<String>,
    /// The stock that this shop's export told.
    pub exported_stock: Option<i64>,
    /// The `updatedAt` that this shop's export told.
    pub exported_at: Option<String>,
    /// Whether a price was rounded to whole taka.
    pub rounded: bool,
    /// Where the file's shop sells it without counting: what it counts of it all the same.
    pub uncounted: Option<i64>,
    /// Whether its sale price does not hold today.
    pub off_sale: bool,
    /// Whether its sale price is above the regular one.
    pub dear_sale: bool,
    /// For telling faults.
    pub columns: ColumnNames,
}

impl Draft {
    /// A draft of which nothing but its place is known.
    #[must_use]
    pub fn new(row: usize, columns: &ColumnNames) -> Self {
        Self {
            row,
            key: String::new(),
            id: None,
            listing: None,
            fields: Map::new(),
            image: None,
            exported_stock: None,
            exported_at: None,
            rounded: false,
            uncounted: None,
            off_sale: false,
            dear_sale: false,
            columns: Arc::clone(columns),
        }
    }

    /// Sets a field; an empty text leaves it out.
    pub fn set(&mut self, name: &str, text: impl Into<String>) {
        let text: String = text.into();
        if !text.is_empty() {
            self.fields.insert(name.to_owned(), Value::String(text));
        }
    }

    /// The file's shop does not count all of it, so that what it counts is not its stock.
    pub fn sells_uncounted(&mut self) {
        let counted = self.fields.remove("stock").as_ref().and_then(Value::as_i64);
        self.uncounted = Some(counted.unwrap_or(0));
    }

    /// A field that holds JSON, as it is or as text; `Null` where it is none.
    #[must_use]
    pub fn json(&self, name: &str) -> Value {
        match self.fields.get(name) {
            Some(Value::String(text)) => serde_json::from_str(text).unwrap_or_default(),
            Some(other) => other.clone(),
            None => Value::Null,
        }
    }

    /// The rows of its colours; none where it says nothing readable of them.
    #[must_use]
    pub fn color_rows(&self) -> Vec<Value> {
        match self.json("availableColors") {
            Value::Array(rows) => rows,
            _ => Vec::new(),
        }
    }

    /// A fault of a field, told by its column.
    pub fn fault(&self, field: &str, message: Message) -> Fault {
        let column = self.columns.get(field).cloned().unwrap_or_default();
        Fault { row: self.row, column, said: message.into() }
    }
}

/// A picture's name as a file has it; nothing where it is blank or too long for one.
#[must_use]
pub fn named(text: &str) -> Option<&str> {
    let name = text.trim();
    (!name.is_empty() && name.chars().count() <= LONGEST_NAME).then_some(name)
}

/// A field with what is wrong with it.
pub type Wrong = (&'static str, Message);

/// A product of a file, or its first row and why there is none.
pub type Item = Result<Draft, (usize, Vec<Fault>)>;

/// A draft in which nothing is wrong so far.
pub fn unless_faulty(draft: Draft, faults: Vec<Fault>) -> Item {
    if faults.is_empty() { Ok(draft) } else { Err((draft.row, faults)) }
}
