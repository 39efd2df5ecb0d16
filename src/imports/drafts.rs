//! A file of any of the three formats as drafts, each product once.

use std::collections::HashSet;
use std::path::Path;

use super::columns::{self, Column};
use super::draft::{Draft, Fault, Format, Item};
use super::haat::{self, Haat};
use super::shopify::{self, Shopify};
use super::table::{Table, unreadable};
use super::woocommerce::{self, WooCommerce};
use crate::error::Result;
use crate::messages::Message;
use crate::text::fold;

/// The longest name that a file may have for a product.
const LONGEST_KEY: usize = 400;

enum Source {
    Haat(Haat),
    Shopify(Shopify),
    WooCommerce(WooCommerce),
}

/// The drafts of a file, in its order.
pub struct Drafts {
    source: Source,
    seen: HashSet<String>,
}

impl Drafts {
    /// Opens a file and finds out whose it is by the names of its columns. `today`: the day in the shop.
    ///
    /// # Errors
    /// 400 for a file of another kind.
    pub fn open(path: &Path, today: &str) -> Result<Self> {
        let source = if let Some(table) = Table::open(path, woocommerce::knows)? {
            let Some(first) = Table::open(path, woocommerce::knows)? else { return Err(unknown(&[])) };
            Source::WooCommerce(WooCommerce::new(first, table, today)?)
        } else if let Some(table) = Table::open(path, shopify::knows)? {
            Source::Shopify(Shopify::new(table))
        } else if let Some(table) = Table::open(path, haat::knows)? {
            Source::Haat(Haat::new(table))
        } else {
            return Err(unknown(&Table::head(path)?));
        };
        Ok(Self { source, seen: HashSet::new() })
    }

    /// Whose file it is.
    #[must_use]
    pub fn format(&self) -> Format {
        match self.source {
            Source::Haat(_) => Format::Haat,
            Source::Shopify(_) => Format::Shopify,
            Source::WooCommerce(_) => Format::WooCommerce,
        }
    }

    /// Rows read so far.
    #[must_use]
    pub fn rows(&self) -> usize {
        self.table().count()
    }

    /// The columns that were not read so far.
    #[must_use]
    pub fn unread(&self) -> Vec<Column> {
        columns::unread(self.format(), self.table().unread())
    }

    fn table(&self) -> &Table {
        match &self.source {
            Source::Haat(source) => source.table(),
            Source::Shopify(source) => source.table(),
            Source::WooCommerce(source) => source.table(),
        }
    }

    /// The next product, or what is wrong with it.
    ///
    /// # Errors
    /// 400 where the file cannot be read on.
    pub fn next_draft(&mut self) -> Result<Option<Item>> {
        let next = match &mut self.source {
            Source::Haat(source) => source.next()?,
            Source::Shopify(source) => source.next()?,
            Source::WooCommerce(source) => source.next()?,
        };
        Ok(next.map(|item| item.and_then(|draft| self.once(draft))))
    }

    fn once(&mut self, draft: Draft) -> Item {
        if draft.key.chars().count() > LONGEST_KEY {
            let text = Message::ImportKeyLong;
            return Err((draft.row, vec![Fault::of_row(draft.row, text)]));
        }
        if !self.seen.insert(draft.key.clone()) {
            let text = Message::ImportTwice;
            return Err((draft.row, vec![Fault::of_row(draft.row, text)]));
        }
        Ok(draft)
    }
}

/// Names that columns have in other languages, folded, of which English files have none.
const FOREIGN: [&str; 46] = [
    "typ",
    "artikelnummer",
    "titel",
    "preis",
    "regularer preis",
    "angebotspreis",
    "beschreibung",
    "kategorien",
    "lager",
    "bilder",
    "veroffentlicht",
    "ugs",
    "nom",
    "titre",
    "prix",
    "tarif regulier",
    "tarif promo",
    "publie",
    "etiquettes",
    "tipo",
    "nombre",
    "titulo",
    "precio",
    "precio normal",
    "precio rebajado",
    "publicado",
    "descripcion",
    "categorias",
    "imagenes",
    "inventario",
    "nome",
    "titolo",
    "prezzo",
    "prezzo di listino",
    "pubblicato",
    "categorie",
    "immagini",
    "descrizione",
    "preco",
    "descricao",
    "naam",
    "prijs",
    "gepubliceerd",
    "nazwa",
    "cena",
    "namn",
];

/// Why a file with such names of columns is not read.
fn unknown(names: &[String]) -> crate::error::Error {
    let is_foreign = |name: &String| {
        name.chars().any(|c| c.is_alphabetic() && !c.is_ascii()) || FOREIGN.contains(&fold(name).as_str())
    };
    unreadable(if names.iter().any(is_foreign) {
        Message::ImportFileForeign
    } else {
        Message::ImportFileUnknown
    })
}
