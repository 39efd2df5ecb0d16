//! The products by their place in the order of adding, in pages: a change costs a page, whatever the size of the shop, and a
//! page whose products are all gone costs nothing.

use super::Entry;

/// How many places a page has.
const PAGE: usize = if cfg!(test) { 16 } else { 256 };

struct Page {
    entries: Box<[Option<Entry>]>,
    /// The ids and titles, one after the other.
    texts: String,
    live: usize,
}

impl Page {
    fn empty() -> Self {
        Self { entries: (0..PAGE).map(|_| None).collect(), texts: String::new(), live: 0 }
    }

    fn id(&self, entry: &Entry) -> &str {
        let start = entry.texts_at as usize;
        self.texts.get(start..start + usize::from(entry.id_bytes)).unwrap_or_default()
    }

    fn title(&self, entry: &Entry) -> &str {
        let start = entry.texts_at as usize + usize::from(entry.id_bytes);
        self.texts.get(start..start + usize::from(entry.title_bytes)).unwrap_or_default()
    }

    /// Writes the texts of an entry.
    fn write(&mut self, entry: &mut Entry, id: &str, title: &str) {
        entry.texts_at = u32::try_from(self.texts.len()).unwrap_or(0);
        // Both are bounded where they come in.
        entry.id_bytes = u8::try_from(id.len()).unwrap_or(0);
        entry.title_bytes = u16::try_from(title.len()).unwrap_or(0);
        self.texts.push_str(id);
        self.texts.push_str(title);
    }

    /// Writes the texts anew without those that nobody has.
    fn tidy(&mut self) {
        let old = std::mem::take(&mut self.texts);
        let mut fresh = String::with_capacity(old.len());
        for entry in self.entries.iter_mut().flatten() {
            let from = entry.texts_at as usize;
            let to = from + usize::from(entry.id_bytes) + usize::from(entry.title_bytes);
            entry.texts_at = u32::try_from(fresh.len()).unwrap_or(0);
            fresh.push_str(old.get(from..to).unwrap_or_default());
        }
        self.texts = fresh;
    }
}

/// All live products.
#[derive(Default)]
pub(super) struct Entries {
    pages: Vec<Option<Page>>,
}

fn place(seq: i64) -> Option<(usize, usize)> {
    let seq = usize::try_from(u32::try_from(seq).ok()?).ok()?;
    Some((seq / PAGE, seq % PAGE))
}

/// Whether two places are in one page.
pub(super) fn same_page(a: i64, b: i64) -> bool {
    let page = |seq| place(seq).map(|(page, _)| page);
    page(a) == page(b)
}

impl Entries {
    /// Takes over the pages of another, none of which has a product here, with a change to each product.
    pub fn append(&mut self, other: Self, change: impl Fn(&mut Entry)) {
        if self.pages.len() < other.pages.len() {
            self.pages.resize_with(other.pages.len(), || None);
        }
        for (known, page) in self.pages.iter_mut().zip(other.pages) {
            let Some(mut page) = page else { continue };
            page.entries.iter_mut().flatten().for_each(&change);
            *known = Some(page);
        }
    }

    /// The live product at a place.
    pub fn at(&self, seq: i64) -> Option<&Entry> {
        let (page, n) = place(seq)?;
        self.pages.get(page)?.as_ref()?.entries[n].as_ref()
    }

    /// All of them, the oldest first.
    pub fn all(&self) -> impl Iterator<Item = &Entry> {
        self.pages.iter().flatten().flat_map(|page| page.entries.iter().flatten())
    }

    fn page(&self, entry: &Entry) -> Option<&Page> {
        self.pages.get(place(entry.seq())?.0)?.as_ref()
    }

    /// An entry's `_id`.
    pub fn id(&self, entry: &Entry) -> &str {
        self.page(entry).map_or("", |page| page.id(entry))
    }

    /// An entry's folded title.
    pub fn title(&self, entry: &Entry) -> &str {
        self.page(entry).map_or("", |page| page.title(entry))
    }

    /// Takes a product in, in the place of what was known of it; one beyond all places is left out.
    pub fn put(&mut self, mut entry: Entry, id: &str, title: &str) {
        let Some((page, n)) = place(entry.seq()) else { return };
        if self.pages.len() <= page {
            self.pages.resize_with(page + 1, || None);
        }
        let page = self.pages[page].get_or_insert_with(Page::empty);
        let known = page.entries[n].take();
        page.live += usize::from(known.is_none());
        page.write(&mut entry, id, title);
        page.entries[n] = Some(entry);
        if known.is_some() {
            page.tidy();
        }
    }

    /// Takes a product out.
    pub fn remove(&mut self, seq: i64) -> Option<Entry> {
        let (at, n) = place(seq)?;
        let page = self.pages.get_mut(at)?.as_mut()?;
        let gone = page.entries[n].take()?;
        page.live -= 1;
        if page.live == 0 {
            self.pages[at] = None;
        } else {
            page.tidy();
        }
        Some(gone)
    }

    /// Gives back the room that reading many left over.
    pub fn shrink(&mut self) {
        self.pages.shrink_to_fit();
        for page in self.pages.iter_mut().flatten() {
            page.texts.shrink_to_fit();
        }
    }
}
