//! The pictures that a file's rows name and the shop does not have: what is waited for, and what came of it. The browser
//! sends them while the import waits (from a ZIP, loose files or an address that it reads itself); the shop fetches none.

use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};

use serde::Serialize;
use serde_json::Value;
use utoipa::ToSchema;

use super::draft::{Draft, named};
use super::store::Known;
use crate::catalogue::model::Product;
use crate::images::Stored;

/// The most pictures that an import waits for.
pub const MOST: usize = 20_000;

/// A picture that a row names, or a product that names none and would get the grey one.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
#[schema(as = ImportPicture)]
pub struct Wanted {
    /// The product's first row in the file.
    pub row: usize,
    /// The product's title.
    pub title: String,
    /// The colour whose picture it is; empty for the main one.
    pub color: String,
    /// What the file says: a file's name or an address; empty where it says nothing.
    pub name: String,
    /// Whether the product has a picture of its own already, which this one would replace.
    pub has: bool,
    /// Whether a picture of this name came.
    pub came: bool,
}

/// What an import waits for.
#[derive(Debug, Clone, Default, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = ImportPictures)]
pub struct Shown {
    /// The pictures in the order of the rows, the first 20,000.
    pub pictures: Vec<Wanted>,
    /// How many more the file names.
    pub left_out: usize,
}

/// A picture came.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = ImportPictureCame)]
pub struct Came {
    /// Always true.
    pub success: bool,
    /// The name under which the file has it.
    pub name: String,
    /// Where it is stored.
    pub image: String,
}

impl Shown {
    /// Notes what a draft waits for. `grey` is the picture of products without one.
    pub fn note(&mut self, draft: &Draft, found: &Known, is_stored: &dyn Fn(&str) -> bool, grey: &str) {
        let before = match found {
            Known::Live(stored) => Some(&stored.product),
            Known::New => None,
            Known::InTrash => return,
        };
        let is_there =
            |path: &str| before.is_some_and(|p| p.images().any(|own| own == path)) || is_stored(path);
        let title = draft.fields.get("title").and_then(Value::as_str);
        let title = title.or(before.map(|p| p.title.as_str())).unwrap_or_default();
        let has_main = before.is_some_and(|p| p.main_image != grey);
        match draft.image.as_deref().and_then(named) {
            Some(name) if is_there(name) => {}
            Some(name) => self.want(draft.row, title, "", name, has_main),
            None if has_main => {}
            None => self.want(draft.row, title, "", "", false),
        }
        for row in draft.color_rows() {
            let Some(name) = row.get("image").and_then(Value::as_str).and_then(named) else { continue };
            if !is_there(name) {
                let color = row.get("color").and_then(Value::as_str).unwrap_or_default();
                self.want(draft.row, title, color, name, before.is_some_and(|p| has_own(p, color, grey)));
            }
        }
    }

    /// Adds what another row waits for.
    pub fn append(&mut self, mut other: Self) {
        let room = MOST.saturating_sub(self.pictures.len());
        self.left_out += other.pictures.len().saturating_sub(room);
        other.pictures.truncate(room);
        self.pictures.append(&mut other.pictures);
    }

    fn want(&mut self, row: usize, title: &str, color: &str, name: &str, has: bool) {
        let text = str::to_owned;
        self.pictures.push(Wanted {
            row,
            title: text(title),
            color: text(color),
            name: text(name),
            has,
            came: false,
        });
    }
}

/// Whether a colour has a picture that is not merely the product's.
fn has_own(product: &Product, color: &str, grey: &str) -> bool {
    let known = product.available_colors.iter().find(|known| known.color == color);
    known.is_some_and(|known| known.image != grey && known.image != product.main_image)
}

/// What an import waits for, and what came: held until its end, and given up there. The cleaner takes what no row names.
#[derive(Default)]
pub struct Pictures {
    inner: Mutex<Inner>,
}

#[derive(Default)]
struct Inner {
    wanted: Shown,
    came: HashMap<String, Stored>,
}

impl Pictures {
    /// Waits for these.
    #[must_use]
    pub fn waiting(wanted: Shown) -> Self {
        Self { inner: Mutex::new(Inner { wanted, came: HashMap::new() }) }
    }

    /// What is waited for, and whether it came.
    #[must_use]
    pub fn shown(&self) -> Shown {
        let inner = self.lock();
        let mut shown = inner.wanted.clone();
        for wanted in &mut shown.pictures {
            wanted.came = inner.came.contains_key(&wanted.name);
        }
        shown
    }

    /// Whether a row names such a picture.
    #[must_use]
    pub fn wants(&self, name: &str) -> bool {
        self.lock().wanted.pictures.iter().any(|wanted| !name.is_empty() && wanted.name == name)
    }

    /// Takes a picture; one that came before under the name is given up.
    pub fn take(&self, name: String, picture: Stored) {
        let before = self.lock().came.insert(name, picture);
        drop(before);
    }

    /// Where each picture is stored, by its name.
    #[must_use]
    pub fn paths(&self) -> HashMap<String, String> {
        self.lock().came.iter().map(|(name, picture)| (name.clone(), picture.path.clone())).collect()
    }

    /// How many came.
    #[must_use]
    pub fn count(&self) -> usize {
        self.lock().came.len()
    }

    /// Gives all up.
    pub fn give_up(&self) {
        let inner = std::mem::take(&mut *self.lock());
        drop(inner);
    }

    fn lock(&self) -> MutexGuard<'_, Inner> {
        self.inner.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
