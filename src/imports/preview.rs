//! Reading a file through without changing anything: what would be added, what would change, what is wrong.

use std::collections::{BTreeMap, HashMap, HashSet};
use std::path::Path;

use rusqlite::Connection;
use serde::Serialize;
use utoipa::ToSchema;

use super::columns::Column;
use super::draft::{Draft, Fault, Format, MOST_FAULTS};
use super::drafts::Drafts;
use super::pictures;
use super::plan::{Filled, Ground, Plan, Step, plan};
use super::store;
use super::table::unreadable;
use crate::catalogue::model::Product;
use crate::catalogue::store::NewProduct;
use crate::error::Result;
use crate::messages::{Message, ProductCount};

/// How many products are shown.
const SAMPLE: usize = 5;

/// What an import would do.
#[derive(Debug, Clone, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = ImportPreview)]
pub struct Preview {
    /// The import's id, for confirming it.
    pub id: String,
    /// Whose file it is.
    pub format: Format,
    /// Rows of the file below the names of the columns.
    pub rows: usize,
    /// Products that would be added.
    pub to_add: usize,
    /// Products that would change.
    pub to_update: usize,
    /// Products that are as the file says already.
    pub unchanged: usize,
    /// Products of the file that would be left out, each counted once.
    pub bad_rows: usize,
    /// Why: the first 200 faults.
    pub bad: Vec<Fault>,
    /// The first products as they would be; new ones without `_id` and times, and without `mainImage` where the file
    /// names no picture of this shop.
    pub sample: Vec<Product>,
    /// Which of `sample` begin with the stock that a person chooses, by their place from 0.
    pub sample_without_stock: Vec<usize>,
    /// New products of which the file tells no stock, since its shop sells them without counting or does not say.
    pub without_stock: usize,
    /// The stock that these begin with, where none is chosen when the import is confirmed.
    pub chosen_stock: i64,
    /// The columns that were not read.
    pub unread: Vec<Column>,
    /// What a person should know before confirming, in English sentences.
    pub notes: Vec<String>,
    /// The same notes as messages, in the same order.
    pub note_codes: Vec<Message>,
}

/// A preview, with what its import compares later.
pub struct Read {
    /// What is shown.
    pub preview: Preview,
    /// The stock of each product whose stock would change, by its place.
    pub stocks: HashMap<i64, i64>,
    /// The first rows of the products that are left out.
    pub bad_rows: HashSet<usize>,
    /// The pictures that its rows name and the shop does not have.
    pub pictures: pictures::Shown,
}

/// Reads a file through. `today`: the day in the shop; `chosen_stock`: for new products of which it tells none;
/// `grey`: the picture of products without one.
///
/// # Errors
/// 400 for a file that cannot be read or has no rows.
pub fn read(
    conn: &Connection,
    path: &Path,
    id: &str,
    today: &str,
    chosen_stock: i64,
    is_stored: &dyn Fn(&str) -> bool,
    grey: &str,
) -> Result<Read> {
    let mut drafts = Drafts::open(path, today)?;
    let format = drafts.format();
    let mut count = Count::default();
    let (none, mut wanted) = (HashMap::new(), pictures::Shown::default());
    let ground = Ground { is_stored, placeholder: "", chosen_stock, pictures: &none };
    while let Some(item) = drafts.next_draft()? {
        match item {
            Ok(draft) => {
                let found = store::find(conn, format, &draft)?;
                let facts = Facts::of(&draft);
                let mut own = pictures::Shown::default();
                own.note(&draft, &found, is_stored, grey);
                match plan(format, draft, found, ground)? {
                    Ok(plan) => {
                        wanted.append(own);
                        count.take(plan, &facts);
                    }
                    Err(faults) => count.refuse(facts.row, faults),
                }
            }
            Err((row, faults)) => count.refuse(row, faults),
        }
    }
    if drafts.rows() == 0 {
        return Err(unreadable(Message::ImportFileEmpty));
    }
    let note_codes = count.notes(format);
    let preview = Preview {
        id: id.to_owned(),
        format,
        rows: drafts.rows(),
        to_add: count.add,
        to_update: count.update,
        unchanged: count.same,
        bad_rows: count.bad_rows.len(),
        bad: count.bad,
        sample: count.sample,
        sample_without_stock: count.sample_without_stock,
        without_stock: count.no_stock + count.uncounted,
        chosen_stock,
        unread: drafts.unread(),
        notes: note_codes.iter().map(Message::to_string).collect(),
        note_codes,
    };
    Ok(Read { preview, stocks: count.stocks, bad_rows: count.bad_rows, pictures: wanted })
}

/// What the notes need of a draft after it was planned.
struct Facts {
    row: usize,
    rounded: bool,
    off_sale: bool,
    dear_sale: bool,
    exported_at: Option<String>,
}

impl Facts {
    fn of(draft: &Draft) -> Self {
        Self {
            row: draft.row,
            rounded: draft.rounded,
            off_sale: draft.off_sale,
            dear_sale: draft.dear_sale,
            exported_at: draft.exported_at.clone(),
        }
    }
}

#[derive(Default)]
struct Count {
    add: usize,
    update: usize,
    same: usize,
    bad_rows: HashSet<usize>,
    bad: Vec<Fault>,
    sample: Vec<Product>,
    sample_without_stock: Vec<usize>,
    stocks: HashMap<i64, i64>,
    filled: BTreeMap<Filled, usize>,
    no_stock: usize,
    uncounted: usize,
    uncounted_here: usize,
    no_picture: usize,
    rounded: usize,
    off_sale: usize,
    dear_sale: usize,
    older: usize,
}

impl Count {
    fn refuse(&mut self, row: usize, faults: Vec<Fault>) {
        self.bad_rows.insert(row);
        let room = MOST_FAULTS.saturating_sub(self.bad.len());
        self.bad.extend(faults.into_iter().take(room));
    }

    fn take(&mut self, plan: Plan, facts: &Facts) {
        match (plan.no_stock, plan.uncounted) {
            (true, true) => self.uncounted += 1,
            (true, false) => self.no_stock += 1,
            (false, true) => self.uncounted_here += 1,
            (false, false) => {}
        }
        self.no_picture += usize::from(plan.no_picture);
        self.rounded += usize::from(facts.rounded);
        self.off_sale += usize::from(facts.off_sale);
        self.dear_sale += usize::from(facts.dear_sale);
        for filled in plan.filled {
            *self.filled.entry(filled).or_default() += 1;
        }
        let shown = match plan.step {
            Step::Add(new) => {
                self.add += 1;
                shown(*new)
            }
            Step::Change { before, after, .. } => {
                self.update += 1;
                let (seq, before) = *before;
                if before.stock != after.stock {
                    self.stocks.insert(seq, before.stock);
                }
                self.older +=
                    usize::from(facts.exported_at.as_ref().is_some_and(|at| *at != before.updated_at));
                *after
            }
            Step::Same(product) => {
                self.same += 1;
                *product
            }
        };
        if self.sample.len() < SAMPLE {
            if plan.no_stock {
                self.sample_without_stock.push(self.sample.len());
            }
            self.sample.push(shown);
        }
    }

    fn notes(&self, format: Format) -> Vec<Message> {
        let mut notes = Vec::new();
        if format != Format::Haat {
            notes.push(Message::NoteTaka);
        }
        let mut note = |count: usize, message: &dyn Fn(ProductCount) -> Message| {
            if count > 0 {
                notes.push(message(ProductCount(count)));
            }
        };
        note(self.rounded, &|products| Message::NoteRounded { products });
        note(self.no_picture, &|products| Message::NotePicture { products });
        note(self.dear_sale, &|products| Message::NoteDearSale { products });
        note(self.off_sale, &|products| Message::NoteOffSale { products });
        note(self.uncounted, &|products| Message::NoteUncounted { products });
        note(self.no_stock, &|products| Message::NoteNoStock { products });
        note(self.uncounted_here, &|products| Message::NoteStockStays { products });
        for (filled, count) in &self.filled {
            note(*count, &|products| filled.note(products));
        }
        note(self.stocks.len(), &|products| Message::NoteStockChanges { products });
        note(self.older, &|products| Message::NoteOlder { products });
        notes
    }
}

fn shown(new: NewProduct) -> Product {
    Product {
        id: String::new(),
        listing: new.listing,
        title: new.title,
        description: new.description,
        price: new.price,
        offer_price: new.offer_price,
        // A new product shows both.
        offer_only: false,
        stock: new.stock,
        category: new.category,
        brand: new.brand,
        main_image: new.main_image,
        main_image_alt: new.main_image_alt,
        pictures: new.pictures,
        buy_points: new.buy_points,
        points: new.buy_points,
        estimated_delivery: new.estimated_delivery,
        warranty: new.warranty,
        emi_available: new.emi_available,
        specifications: new.specifications,
        ram_storage: new.ram_storage,
        available_colors: new.available_colors,
        created_at: String::new(),
        updated_at: String::new(),
        rating: None,
        views: u64::try_from(new.views).unwrap_or(0),
    }
}
