//! What shoppers type finds what they mean: `tests/fixtures/searches.tsv` over the demo catalogue.

use serde_json::Value;

use super::*;
use crate::catalogue::ledger::Cause;
use crate::catalogue::listings::Listing;
use crate::catalogue::model::effective_price;
use crate::catalogue::store::{self, NewProduct};
use crate::text::fold;

const CATALOGUE: [&str; 8] = [
    include_str!("../../../demo/catalogue/phones.json"),
    include_str!("../../../demo/catalogue/tablets.json"),
    include_str!("../../../demo/catalogue/laptops.json"),
    include_str!("../../../demo/catalogue/tvs.json"),
    include_str!("../../../demo/catalogue/watches.json"),
    include_str!("../../../demo/catalogue/audio.json"),
    include_str!("../../../demo/catalogue/cameras.json"),
    include_str!("../../../demo/catalogue/accessories.json"),
];
const SEARCHES: &str = include_str!("../../../../tests/fixtures/searches.tsv");
const HELD: &str = include_str!("../../../../tests/fixtures/searches-held.tsv");
/// A right product has to be among so many.
const TOP: usize = 5;

/// The demo's products as its files have them, in the order of adding, and an index of them.
pub fn demo() -> (Vec<Value>, Index) {
    let mut all: Vec<Value> =
        CATALOGUE.iter().flat_map(|file| serde_json::from_str::<Vec<Value>>(file).unwrap()).collect();
    all.sort_by_key(|product| product["order"].as_i64());
    let folder = tempfile::tempdir().unwrap();
    let conn = crate::db::open_migrated(&folder.path().join("haat.db")).unwrap();
    let tx = conn.unchecked_transaction().unwrap();
    for product in &all {
        store::insert(&tx, &new(product), Cause::Added, "a@b.c", 1).unwrap();
    }
    tx.commit().unwrap();
    (all, Index::load(&conn, 1).unwrap())
}

fn new(product: &Value) -> NewProduct {
    let text = |name: &str| product[name].as_str().unwrap_or_default().to_owned();
    let number = |name: &str| product[name].as_i64().unwrap_or_default();
    NewProduct {
        listing: Listing::from_name(&text("listing")).unwrap(),
        title: text("title"),
        description: text("description"),
        price: number("price"),
        offer_price: number("offerPrice"),
        stock: number("stock"),
        category: text("category"),
        brand: text("brand"),
        main_image: "/uploads/a.webp".into(),
        main_image_alt: String::new(),
        pictures: Vec::new(),
        buy_points: number("buyPoints"),
        views: number("views"),
        estimated_delivery: text("estimatedDelivery"),
        warranty: text("warranty"),
        emi_available: false,
        specifications: serde_json::from_value(product["specifications"].clone()).unwrap(),
        ram_storage: serde_json::from_value(product["ramStorage"].clone()).unwrap(),
        available_colors: Vec::new(),
    }
}

/// The folded texts of a product's options and of the fields with a name.
fn told_of(product: &Value, name: &str) -> Vec<String> {
    let options = product["ramStorage"].as_array().unwrap().iter().map(|option| &option["option"]);
    let fields = match &product["specifications"] {
        Value::Array(rows) => {
            rows.iter().filter(|row| row["field"] == name).map(|row| &row["value"]).collect()
        }
        fixed => vec![&fixed[name.to_lowercase()]],
    };
    options.chain(fields).filter_map(Value::as_str).map(fold).collect()
}

/// The first number before a unit in a product's fields, read apart from what is tested.
fn told_number(product: &Value, name: &str, unit: &str) -> i64 {
    let digits = |text: &str| text.chars().filter(char::is_ascii_digit).collect::<String>();
    let of = |text: &String| {
        let before = text.split(unit).next().filter(|before| before.len() < text.len())?;
        let last = before.rsplit([' ', '-']).find(|part| part.contains(|c: char| c.is_ascii_digit()))?;
        digits(last.split('.').next()?).parse().ok()
    };
    told_of(product, name).iter().find_map(of).unwrap_or(0)
}

/// Whether a product is what a row of the table expects.
fn is_right(product: &Value, expected: &str) -> bool {
    let title = fold(product["title"].as_str().unwrap());
    let price = effective_price(product["price"].as_i64().unwrap(), product["offerPrice"].as_i64().unwrap());
    expected.split(';').map(str::trim).all(|condition| {
        let (key, values) = condition.split_once('=').unwrap();
        let number = || values.parse::<i64>().unwrap();
        let any = |test: &dyn Fn(&str) -> bool| values.split('|').any(test);
        let size = |name: &str| {
            let gb = number();
            let spelled = if gb >= 1024 { format!("{}tb", gb / 1024) } else { format!("{gb}gb") };
            told_of(product, name)
                .iter()
                .any(|text| text.replace(' ', "").split('/').any(|t| t.starts_with(&spelled)))
        };
        match key {
            "t" => any(&|value| title.contains(&fold(value))),
            "c" => any(&|value| product["category"] == value),
            "b" => any(&|value| product["brand"] == value),
            "max" => price > 0 && price <= number(),
            "min" => price >= number(),
            "ram" => size("RAM"),
            "sto" => size("Storage"),
            "net" => {
                told_of(product, "Network").iter().any(|text| text.starts_with(&format!("{}g", number())))
            }
            "mah" => told_number(product, "Battery", "mah") >= number(),
            "hz" => told_number(product, "Display", "hz") >= number(),
            "inch" => {
                told_number(product, "Display", "inch") >= values.split('.').next().unwrap().parse().unwrap()
            }
            other => panic!("{other}"),
        }
    })
}

/// How well the searches of a table do.
#[derive(Default)]
struct Measured {
    all: usize,
    /// Searches with something right among the first.
    right: usize,
    /// Searches that begin with something right.
    first: usize,
    /// Of the products among the first of all searches those that are right, and how many could be.
    fits: (usize, usize),
    wrong: Vec<String>,
    weak: Vec<String>,
}

fn measured(table: &str, find: impl Fn(&Index, &str) -> Vec<i64>) -> Measured {
    let (products, index) = demo();
    let mut measured = Measured::default();
    for row in table.lines().filter(|row| !row.starts_with('#') && !row.is_empty()) {
        let (text, expected) = row.split_once('\t').unwrap();
        let could = products.iter().filter(|product| is_right(product, expected)).take(TOP).count();
        assert!(could > 0, "nothing is right: {row}");
        let seqs = find(&index, text);
        let shown: Vec<&Value> =
            seqs.iter().take(TOP).map(|seq| &products[usize::try_from(seq - 1).unwrap()]).collect();
        let right = shown.iter().filter(|product| is_right(product, expected)).count();
        measured.all += 1;
        measured.right += usize::from(right > 0);
        measured.first += usize::from(shown.first().is_some_and(|product| is_right(product, expected)));
        measured.fits = (measured.fits.0 + right, measured.fits.1 + could);
        let titles = || shown.iter().map(|p| p["title"].as_str().unwrap()).collect::<Vec<_>>();
        let told = || format!("{text} [{expected}] {right} of {could}: {:?}", titles());
        if right == 0 {
            measured.wrong.push(told());
        } else if right < could {
            measured.weak.push(told());
        }
    }
    measured
}

/// Sizes in GB of an option such as `8GB/256GB` or `1TB`: memory, which storage alone tells not, and storage.
fn option_sizes(option: &str) -> (Option<u32>, u32) {
    let size = |text: &str| {
        let number: u32 = text.trim_end_matches(char::is_alphabetic).parse().unwrap();
        if text.ends_with("TB") { number * 1024 } else { number }
    };
    match option.split_once('/') {
        Some((ram, storage)) => (Some(size(ram)), size(storage)),
        None => (None, size(option)),
    }
}

#[test]
fn a_memory_and_a_price_hold_of_one_variant() {
    let (products, index) = demo();
    let mut dearer = 0;
    for (ram, storage) in
        [(8, None), (12, None), (6, Some(128)), (8, Some(256)), (16, Some(512)), (16, Some(1024))]
    {
        for max in (10_000..160_000).step_by(2_500) {
            let of_storage = storage.map(|gb| format!(" {gb}gb storage")).unwrap_or_default();
            let reading =
                read(&mut Search::new(&index), &tokens(&format!("{ram}gb ram{of_storage} under {max}")));
            let set =
                |is: &dyn Fn(&Meaning) -> bool| &reading.parts.iter().find(|p| is(&p.meaning)).unwrap().set;
            let budget = set(&|meaning| matches!(meaning, Meaning::Budget(0, Some(asked)) if *asked == max));
            let mut having = set(&|meaning| *meaning == Meaning::Term(Term::Ram(ram))).clone();
            if let Some(gb) = storage {
                having = having.both(set(&|meaning| *meaning == Meaning::Term(Term::Storage(gb))));
            }
            for (seq, product) in (1..).zip(&products) {
                let number = |name: &str| product[name].as_i64().unwrap_or_default();
                let base = effective_price(number("price"), number("offerPrice"));
                let options = product["ramStorage"].as_array().unwrap();
                let told = options.iter().filter(|option| {
                    let sizes = option_sizes(option["option"].as_str().unwrap());
                    sizes.0.is_none_or(|gb| gb == ram) && storage.is_none_or(|gb| gb == sizes.1)
                });
                let difference = told.map(|option| option["priceDifference"].as_i64().unwrap()).min();
                let price = base + difference.filter(|_| having.has(seq)).unwrap_or(0);
                dearer += usize::from(base <= max && price > max);
                // What is shown at a higher price is none of them either.
                let fits = base > 0 && base <= max && price <= max;
                assert_eq!(budget.has(seq), fits, "{} with {ram} {storage:?} under {max}", product["title"]);
            }
        }
    }
    assert!(dearer > 10, "{dearer}");
}

#[test]
#[allow(clippy::print_stdout, reason = "the figures are read by people")]
fn what_shoppers_type_finds_a_right_product_among_the_first_five() {
    let understanding = |index: &Index, text: &str| search(index, text).part(index, 0, TOP);
    let literal = |index: &Index, text: &str| {
        let (titles, rest) = index.with_words(&fold(text));
        titles.newest().chain(rest.newest()).collect()
    };
    for (name, table) in [("searches", SEARCHES), ("held back", HELD)] {
        let before = measured(table, literal);
        let Measured { all, right, first, fits, wrong, weak } = measured(table, understanding);
        println!("{name}: {right} of {all} among the first {TOP} (literally {})", before.right);
        println!("{name}: {first} begin with it; {} of {} of the first {TOP} are right", fits.0, fits.1);
        println!("{}\nweak:\n{}", wrong.join("\n"), weak.join("\n"));
        assert!(all >= 50 && right * 100 >= all * 95, "{name}: {right} of {all}; {wrong:#?}");
        assert!(before.right * 2 < all, "the table asks for more than words: {} of {all}", before.right);
    }
}
