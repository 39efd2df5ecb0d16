//! A file of products (contract 10).

use std::cell::LazyCell;
use std::fs;

use haat::exports::cells::guarded;
use haat::imports::Drafts;
use haat::text::{clean_line, clean_lines};
use tempfile::TempDir;

const TODAY: &str = "2026-11-30";

thread_local! {
    static FOLDER: LazyCell<TempDir> = LazyCell::new(|| tempfile::tempdir().expect("a folder for temporary files"));
}

/// A file is refused in words or read to its end, and products that are written as the shop's export does come back.
pub fn run(data: &[u8]) {
    FOLDER.with(|folder| {
        let path = folder.path().join("products.csv");
        fs::write(&path, data).expect("a file that can be written");
        read(&path);
        comes_back(&String::from_utf8_lossy(data), &path);
    });
}

fn read(path: &std::path::Path) {
    let mut drafts = match Drafts::open(path, TODAY) {
        Ok(drafts) => drafts,
        Err(refused) => return assert_eq!(refused.status().as_u16(), 400, "{refused:?}"),
    };
    let mut last = 1;
    loop {
        match drafts.next_draft() {
            Ok(Some(Ok(draft))) => {
                assert!(
                    draft.row >= 2 && !draft.key.is_empty() && draft.key.chars().count() <= 400,
                    "{draft:?}"
                );
                assert!(draft.fields.values().all(|value| value.as_str() != Some("")), "{draft:?}");
                last = last.max(draft.row);
            }
            Ok(Some(Err((row, faults)))) => {
                assert!(row >= 2 && !faults.is_empty(), "{row} {faults:?}");
                for fault in &faults {
                    assert!(!fault.said.message().to_string().is_empty());
                }
            }
            Ok(None) => break,
            Err(refused) => return assert_eq!(refused.status().as_u16(), 400, "{refused:?}"),
        }
    }
    assert!(drafts.rows() <= 50_000);
    let _ = drafts.unread();
}

/// Writes the texts between `;` of a text as products, and reads them.
fn comes_back(text: &str, path: &std::path::Path) {
    let products: Vec<[String; 3]> = text
        .split(';')
        .take(30)
        .map(|text| {
            let (title, rest) = text.split_once('\n').unwrap_or((text, ""));
            [clean_line(title), clean_lines(rest), clean_line(rest)]
        })
        .filter(|[title, ..]| !title.is_empty())
        .collect();
    let mut file = csv::Writer::from_writer(Vec::new());
    file.write_record(["_id", "title", "description", "price", "brand"]).expect("a row");
    for (n, [title, description, brand]) in products.iter().enumerate() {
        let id = n.to_string();
        let cells = [&id, &*guarded(title), &*guarded(description), "100", &*guarded(brand)];
        file.write_record(cells).expect("a row");
    }
    fs::write(path, file.into_inner().expect("a file in memory")).expect("a file that can be written");
    let mut drafts = Drafts::open(path, TODAY).expect("a file of this shop");
    for (n, [title, description, brand]) in products.iter().enumerate() {
        let draft =
            drafts.next_draft().expect("a row").expect("as many rows as were written").expect("a product");
        let field = |name: &str| draft.fields.get(name).and_then(|v| v.as_str()).unwrap_or_default();
        assert_eq!(draft.id, Some(n.to_string()));
        assert_eq!(field("price"), "100");
        for (name, written) in [("title", title), ("description", description), ("brand", brand)] {
            assert_eq!(field(name), written, "{name}");
        }
    }
    assert!(drafts.next_draft().expect("the end").is_none());
}
