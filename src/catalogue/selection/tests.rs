//! Lists and counts against a plain scan of the rows, after any changes of a catalogue.

use std::collections::{BTreeMap, BTreeSet};

use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};
use rusqlite::{Connection, params};

use super::*;
use crate::catalogue::categories::canonical;
use crate::catalogue::facets;
use crate::catalogue::index::Sold;
use crate::catalogue::index::price_order::PriceBounds;
use crate::catalogue::listings::{LISTINGS, Listing};
use crate::catalogue::model::effective_price;
use crate::catalogue::specs::Facts;
use crate::catalogue::specs::choices::{Choice, all as all_choices};
use crate::http::query::Page;
use crate::text::{Sought, fold, searchable};

/// A row as a scan sees it.
struct Plain {
    seq: i64,
    listing: Listing,
    title: String,
    brand: String,
    category: String,
    price: i64,
    views: u64,
    available: bool,
    facts: Facts,
}

fn scanned(conn: &Connection) -> Vec<Plain> {
    let sql = "SELECT p.seq, p.listing, p.title, p.brand, p.category, p.price, p.offer_price, p.stock,
            coalesce(v.views, 0), coalesce(f.facts, 0)
        FROM products AS p LEFT JOIN product_views AS v ON v.product_seq = p.seq
        LEFT JOIN product_facts AS f ON f.product_seq = p.seq WHERE p.deleted_at IS NULL ORDER BY p.seq DESC";
    let row = |r: &rusqlite::Row<'_>| {
        let listing = Listing::from_name(&r.get::<_, String>(1)?).unwrap();
        Ok(Plain {
            seq: r.get(0)?,
            listing,
            title: r.get(2)?,
            brand: r.get(3)?,
            category: r.get(4)?,
            price: effective_price(r.get(5)?, r.get(6)?),
            views: r.get::<_, i64>(8)?.try_into().unwrap(),
            available: r.get::<_, i64>(7)? > 0 || !listing.spec().takes_stock,
            facts: Facts::stored(r.get(9)?),
        })
    };
    conn.prepare(sql).unwrap().query_map([], row).unwrap().map(Result::unwrap).collect()
}

/// For each class of a scope whether a row is in it.
fn classes(scope: &Scope, row: &Plain) -> [bool; 2] {
    let of_category = |name: &str| match canonical(name).as_str() {
        "power bank" => {
            ["power bank", "power banks"].contains(&fold(&row.category).as_str())
                || ["power", "bank"].iter().all(|word| fold(&row.title).contains(word))
        }
        "gadgets" => ["gadgets", "watch"].contains(&fold(&row.category).as_str()),
        plain => fold(&row.category) == plain,
    };
    match scope {
        Scope::Listing(listing) => [row.listing == *listing, false],
        Scope::Words(text) => {
            let sought = Sought::of(&fold(text));
            let titled = sought.fits(&searchable(&row.title));
            let everything = [searchable(&row.title), fold(&row.brand), fold(&row.category)].join("\n");
            [titled, !titled && sought.fits(&everything)]
        }
        Scope::Category(name) => [of_category(name), false],
        Scope::CategoryBrand(name, brand) => [of_category(name) && fold(brand) == fold(&row.brand), false],
    }
}

struct Passes {
    rest: bool,
    brand: bool,
    price: bool,
}

fn passes(query: &ListQuery, row: &Plain) -> Passes {
    let is = |name: &Option<String>, own: &str| name.as_ref().is_none_or(|name| *name == fold(own));
    Passes {
        rest: query.q.as_ref().is_none_or(|q| Sought::of(q).fits(&searchable(&row.title)))
            && is(&query.brand, &row.brand)
            && is(&query.category, &row.category),
        brand: query.brands.is_empty() || query.brands.contains(&fold(&row.brand)),
        price: PriceBounds::new(query.min, query.max).take(row.price),
    }
}

fn passes_specs(query: &ListQuery, row: &Plain, but: Option<Choice>) -> bool {
    query.specs.iter().filter(|one| but.is_none_or(|but| but.kind != one.kind)).all(|one| {
        let same = query.specs.iter().filter(|other| other.kind == one.kind);
        same.into_iter().any(|other| other.takes(row.facts, row.available))
    })
}

fn selected(rows: &[Plain], index: &Index, scope: &Scope, query: &ListQuery) -> Selected {
    let takes = |row: &&Plain| {
        let Passes { rest, brand, price } = passes(query, row);
        rest && brand && price && passes_specs(query, row, None)
    };
    let of_class = |n: usize| rows.iter().filter(move |row| classes(scope, row)[n]).filter(takes);
    let mut all: Vec<&Plain> = of_class(0).chain(of_class(1)).collect();
    match query.sort {
        Sort::Newest => {}
        Sort::LowToHigh => all.sort_by_key(|row| (row.price == 0, row.price)),
        Sort::HighToLow => all.sort_by_key(|row| Reverse(row.price)),
        Sort::MostViewed => all.sort_by_key(|row| Reverse(row.views)),
        Sort::BestSelling => all.sort_by_key(|row| Reverse(index.sold.of(row.seq))),
    }
    let seqs: Vec<i64> = all.iter().map(|row| row.seq).collect();
    Selected { total: seqs.len(), seqs: query.page.map_or(seqs.clone(), |page| page.of(&seqs).to_vec()) }
}

fn agrees(rows: &[Plain], index: &Index, scope: &Scope, query: &ListQuery) {
    let told = format!("{scope:?} {query:?}");
    assert_eq!(select(index, scope, query), selected(rows, index, scope, query), "{told}");
    let counted = serde_json::to_value(facets::of(index, scope, query)).unwrap();
    let in_scope: Vec<&Plain> =
        rows.iter().filter(|row| classes(scope, row).contains(&true) && passes(query, row).rest).collect();
    let mut brands: BTreeMap<String, usize> = BTreeMap::new();
    let mut specs: BTreeMap<Choice, usize> = query.specs.iter().map(|one| (*one, 0)).collect();
    let (mut prices, mut total): (Vec<i64>, usize) = (Vec::new(), 0);
    for row in &in_scope {
        let Passes { brand, price, .. } = passes(query, row);
        let fits = passes_specs(query, row, None);
        *brands.entry(row.brand.clone()).or_default() += usize::from(price && fits);
        for choice in all_choices().filter(|one| one.takes(row.facts, row.available)) {
            if brand && price && passes_specs(query, row, Some(choice)) {
                *specs.entry(choice).or_default() += 1;
            }
        }
        prices.extend((brand && fits && row.price > 0).then_some(row.price));
        total += usize::from(brand && price && fits);
    }
    assert_eq!(counted["total"], total, "{told}");
    assert_eq!(counted["min"], prices.iter().min().copied().unwrap_or(0), "{told}");
    assert_eq!(counted["max"], prices.iter().max().copied().unwrap_or(0), "{told}");
    let said =
        counted["brands"].as_array().unwrap().iter().map(|b| (b["name"].to_string(), b["count"].as_u64()));
    let expected = brands
        .iter()
        .filter(|(name, count)| **count > 0 || query.brands.contains(&fold(name)))
        .map(|(name, count)| (format!("\"{name}\""), Some(*count as u64)));
    let unknown = |(name, _): &(String, _)| brands.contains_key(name.trim_matches('"'));
    assert_eq!(said.filter(unknown).collect::<BTreeSet<_>>(), expected.collect(), "{told}");
    let said = counted["specs"].as_array().unwrap().iter();
    let said: Vec<(String, Option<u64>)> =
        said.map(|one| (one["value"].as_str().unwrap().to_owned(), one["count"].as_u64())).collect();
    let expected = specs.into_iter().map(|(choice, count)| (choice.word(), Some(count as u64)));
    assert_eq!(said, expected.collect::<Vec<_>>(), "{told}");
}

const TITLES: [&str; 6] = [
    "Galaxy S25+ 8GB",
    "Power Bank 10,000mAh",
    "Wi-Fi Router",
    "গ্যালাক্সি ফোন",
    "Redmi Note 12",
    "Bank of Power",
];
const BRANDS: [&str; 3] = ["SAMSUNG", "XIAOMI", "Foo, Inc."];
const CATEGORIES: [&str; 4] = ["PHONE", "WATCH", "POWER BANK", "ACCESSORIES"];

fn one<'a>(random: &mut StdRng, all: &[&'a str]) -> &'a str {
    all[random.random_range(0..all.len())]
}

fn restock(conn: &Connection, seq: i64, stock: i64) {
    let sql = "INSERT INTO stock_ledger (product_seq, cause, delta, stock_before, stock_after, actor, at)
        SELECT seq, 'edit', ?2 - stock, stock, ?2, 'owner', 0 FROM products WHERE seq = ?1 AND stock <> ?2";
    conn.execute(sql, [seq, stock]).unwrap();
}

fn insert(conn: &Connection, random: &mut StdRng) -> i64 {
    let listing = LISTINGS[random.random_range(0..LISTINGS.len())].name;
    conn.execute(
        "INSERT INTO products (id, listing, title, description, price, offer_price, stock, category, brand, main_image,
            buy_points, estimated_delivery, warranty, emi_available, specifications, ram_storage, available_colors,
            created_at, updated_at)
         VALUES (hex(randomblob(7)), ?1, ?2, 'x', ?3, ?4, 0, ?5, ?6, '/uploads/a.webp', 0, 'x', 'x', 0, '[]', '[]', '[]', 0, 0)",
        params![
            listing,
            one(random, &TITLES),
            random.random_range(0..40) * random.random_range(0..3) * 50,
            0,
            one(random, &CATEGORIES),
            one(random, &BRANDS)
        ],
    )
    .unwrap();
    let seq = conn.last_insert_rowid();
    restock(conn, seq, random.random_range(0..3));
    let facts = [0, 1 << 3, 1 << 5 | 1 << 20, 2 << 26][random.random_range(0..4)];
    conn.execute(
        "INSERT OR REPLACE INTO product_facts (product_seq, facts) VALUES (?1, ?2)",
        params![seq, facts],
    )
    .unwrap();
    for difference in [0, 2_000, -500].into_iter().take(random.random_range(0..4)) {
        let option = [1 << 3, 1 << 5 | 1 << 20][random.random_range(0..2)];
        let sql = "INSERT INTO memory_prices (facts, difference, product_seq) VALUES (?1, ?2, ?3)";
        conn.execute(sql, [option, difference, seq]).unwrap();
    }
    let views = random.random_range(0..5);
    conn.execute(
        "INSERT OR REPLACE INTO product_views (product_seq, views) VALUES (?1, ?2)",
        params![seq, views],
    )
    .unwrap();
    seq
}

fn scope(random: &mut StdRng) -> Scope {
    match random.random_range(0..5) {
        0 => Scope::Listing(LISTINGS[random.random_range(0..LISTINGS.len())].listing),
        1 => Scope::Words(
            one(random, &["a", "power", "wifi", "8gb galaxy", "samsung", "e 1", "ফোন"]).to_owned(),
        ),
        2 => Scope::Category(one(random, &["phone", "power bank", "gadgets", "nothing"]).to_owned()),
        3 => Scope::CategoryBrand(
            "phone".to_owned(),
            one(random, &["Samsung", "foo, inc.", "nobody"]).to_owned(),
        ),
        _ => Scope::Category("Power Banks".to_owned()),
    }
}

fn query(random: &mut StdRng) -> ListQuery {
    let price = |random: &mut StdRng| random.random_bool(0.3).then(|| random.random_range(0..3_000));
    let sorts = [Sort::Newest, Sort::LowToHigh, Sort::HighToLow, Sort::MostViewed, Sort::BestSelling];
    let words = ["stock", "ram4", "ram8", "storage256", "5g"].map(|word| word.parse::<Choice>().unwrap());
    ListQuery {
        page: random
            .random_bool(0.8)
            .then(|| Page { number: random.random_range(1..9), limit: random.random_range(1..20) }),
        sort: sorts[random.random_range(0..sorts.len())],
        q: random.random_bool(0.2).then(|| "power".to_owned()),
        min: price(random),
        max: price(random),
        brand: random.random_bool(0.1).then(|| "samsung".to_owned()),
        category: random.random_bool(0.1).then(|| "phone".to_owned()),
        brands: BRANDS.iter().filter(|_| random.random_bool(0.15)).map(|name| fold(name)).collect(),
        specs: words.into_iter().filter(|_| random.random_bool(0.1)).collect(),
    }
}

#[test]
fn lists_and_counts_are_those_of_a_plain_scan_after_any_changes() {
    let folder = tempfile::tempdir().unwrap();
    let conn = crate::db::open_migrated(&folder.path().join("haat.db")).unwrap();
    let mut random = StdRng::seed_from_u64(1_000_000);
    for _ in 0..120 {
        insert(&conn, &mut random);
    }
    let mut index = Index::load(&conn, 1).unwrap();
    for turn in 0..40 {
        let mut changed = BTreeSet::new();
        for _ in 0..8 {
            let seq = random.random_range(1..160);
            changed.insert(seq);
            let sql = match random.random_range(0..8) {
                0 => "UPDATE products SET deleted_at = 1 WHERE seq = ?1",
                1 => "UPDATE products SET deleted_at = NULL WHERE seq = ?1",
                2 => {
                    restock(&conn, seq, random.random_range(0..2));
                    continue;
                }
                3 => "UPDATE products SET title = title || ' Wi-Fi', brand = 'XIAOMI' WHERE seq = ?1",
                4 => "UPDATE products SET price = price + 50, category = 'PHONE' WHERE seq = ?1",
                5 => "DELETE FROM memory_prices WHERE product_seq = ?1 AND difference > 0",
                6 => "UPDATE products SET listing = 'offer', offer_price = min(price, 100) WHERE seq = ?1",
                _ => {
                    changed.insert(insert(&conn, &mut random));
                    continue;
                }
            };
            conn.execute(sql, [seq]).unwrap();
        }
        index.refresh(&conn, &changed.into_iter().collect::<Vec<_>>(), 2).unwrap();
        for _ in 0..20 {
            let seq = random.random_range(1..160);
            let Some(entry) = index.at(seq) else { continue };
            let views = i64::try_from(index.count_view(entry)).unwrap();
            conn.execute("UPDATE product_views SET views = ?2 WHERE product_seq = ?1", [seq, views]).unwrap();
        }
        let rows = scanned(&conn);
        let sold = rows
            .iter()
            .filter(|row| row.seq % 5 == turn % 5)
            .map(|row| (row.seq, 1 + u32::try_from(row.seq % 3).unwrap()))
            .collect();
        index.sold = Sold::new(sold);
        for _ in 0..12 {
            agrees(&rows, &index, &scope(&mut random), &query(&mut random));
        }
        for row in &rows {
            let entry = index.at(row.seq).unwrap();
            assert_eq!((entry.price, index.title(entry)), (row.price, fold(&row.title).as_str()));
        }
        assert_eq!(index.entries().count(), rows.len());
        assert_eq!(index.live().count(), rows.len());
    }
    // Reading all anew finds what the changes left.
    let fresh = Index::load(&conn, 3).unwrap();
    let rows = scanned(&conn);
    index.sold = Sold::default();
    for _ in 0..100 {
        let (scope, query) = (scope(&mut random), query(&mut random));
        agrees(&rows, &fresh, &scope, &query);
        assert_eq!(select(&fresh, &scope, &query), select(&index, &scope, &query));
    }
    let ids = conn.prepare("SELECT id, seq, deleted_at FROM products").unwrap();
    let mut ids = ids;
    assert_eq!(fresh.memory_prices, index.memory_prices);
    assert_ne!(fresh.memory_prices, Index::default().memory_prices);
    let all =
        ids.query_map([], |r| Ok((r.get::<_, String>(0)?, r.get::<_, i64>(1)?, r.get::<_, Option<i64>>(2)?)));
    for row in all.unwrap() {
        let (id, seq, deleted) = row.unwrap();
        for index in [&index, &fresh] {
            assert_eq!(index.by_id(&id).map(Entry::seq), deleted.is_none().then_some(seq));
        }
    }
}
