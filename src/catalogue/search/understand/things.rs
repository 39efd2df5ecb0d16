//! What sort of goods a name is about, and which products are such.

use crate::catalogue::categories::CategoryTest;
use crate::catalogue::index::Index;
use crate::catalogue::search::bit_set::BitSet;
use crate::catalogue::search::spellings::Known;
use crate::catalogue::search::suggest::search::Search;

/// Names of goods that are a category of their own, not something that goes with others.
const DEVICES: &[&str] = &[
    "phone",
    "laptop",
    "tablet",
    "watch",
    "tv",
    "headphone",
    "earphone",
    "earbuds",
    "speaker",
    "camera",
    "drone",
];

/// Whether a name is of goods that other goods go with.
pub fn is_device(known: &Known) -> bool {
    known.names.iter().any(|name| DEVICES.contains(name))
}

/// The goods of a name.
pub struct Goods {
    /// The products.
    pub set: BitSet,
    /// The category, as the catalogue writes it, where all of them are of one.
    pub category: Option<String>,
}

/// The products of a name: those of the category of that name; of what goes with others, and where there is no such
/// category, those with the name in the title.
pub fn goods(search: &mut Search<'_>, known: &Known) -> Goods {
    let index = search.index;
    let mut set = BitSet::default();
    let mut category = None;
    for name in known.names {
        for number in categories(index, name) {
            category = category.or_else(|| Some(index.category_name(number).to_owned()));
            set.join(index.categories.holders(number));
        }
    }
    let device = is_device(known);
    if set.is_empty() && known.names.contains(&"gadget") {
        set = CategoryTest::new("gadgets", index).set(index);
        category = (!set.is_empty()).then(|| "GADGETS".to_owned());
    }
    if device && !set.is_empty() {
        return Goods { set, category };
    }
    let bengali = known.spelled.iter().filter(|spelled| !spelled.is_ascii());
    let mut titled = BitSet::default();
    for name in known.names.iter().chain(bengali) {
        titled.join(&search.titled(&crate::text::fold(name)));
    }
    let apart = titled.without(&devices(index));
    let titled = if apart.is_empty() { titled } else { apart };
    if !titled.without(&set).is_empty() {
        category = None;
    }
    set.join(&titled);
    Goods { set, category }
}

/// The categories of a name that have products, in the singular or plural.
fn categories(index: &Index, name: &str) -> impl Iterator<Item = u32> {
    let plural = format!("{name}s");
    let found = [name, plural.as_str()].map(|name| index.categories.find(name));
    found.into_iter().flatten().filter(|number| !index.categories.holders(*number).is_empty())
}

fn devices(index: &Index) -> BitSet {
    let all = DEVICES.iter().flat_map(|name| categories(index, name));
    BitSet::union(all.map(|number| index.categories.holders(number)))
}
