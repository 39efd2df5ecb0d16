//! The executable meets a database of another version (contract 1): an older one is copied and brought up to date at
//! once, or left as it was; a newer one is refused. Both are said in words.

use std::fs;
use std::os::unix::fs::PermissionsExt as _;
use std::path::{Path, PathBuf};

use rusqlite::Connection;
use serde_json::json;

use crate::backup::refused;
use crate::process::{Ended, Server, run_in};
use crate::support::{Options, Shop};

mod steps {
    refinery::embed_migrations!("migrations");
}

const EMAIL: (&str, &str) = ("HAAT_ADMIN_EMAIL", "owner@shop.example");
const SECRET: (&str, &str) = ("HAAT_ADMIN_PASSWORD", "a long and rare password");
const ADD: [&str; 5] = ["admin", "add", "--email=owner@shop.example", "--name", "Owner"];

/// A database as it is: the shop's own way to open one would bring it up to date.
#[allow(clippy::disallowed_methods, reason = "the tests of what happens when a database is opened")]
pub fn open(file: &Path) -> rusqlite::Result<Connection> {
    Connection::open(file)
}

/// A data folder whose database has the tables of a version.
pub fn shop_at(version: i32) -> tempfile::TempDir {
    let data = tempfile::tempdir().unwrap();
    let mut conn = open(&data.path().join("haat.db")).unwrap();
    haat::db::add_functions(&conn).unwrap();
    steps::migrations::runner().set_target(refinery::Target::Version(version)).run(&mut conn).unwrap();
    conn.close().unwrap();
    data
}

/// A data folder whose database has the tables of version 6 and one admin.
fn older_shop() -> tempfile::TempDir {
    let data = shop_at(6);
    let conn = open(&data.path().join("haat.db")).unwrap();
    let row = "INSERT INTO admins (id, email, name, password_hash, created_at) VALUES ('a', 'a@b.example', 'A', '', 0)";
    conn.execute(row, []).unwrap();
    conn.close().unwrap();
    fs::set_permissions(data.path().join("haat.db"), fs::Permissions::from_mode(0o600)).unwrap();
    data
}

fn newest() -> i64 {
    steps::migrations::runner().get_migrations().iter().map(|s| i64::from(s.version())).max().unwrap()
}

fn version(file: &Path) -> i64 {
    let conn = open(file).unwrap();
    conn.query_row("SELECT max(version) FROM refinery_schema_history", [], |r| r.get(0)).unwrap()
}

fn copies(data: &Path) -> Vec<PathBuf> {
    let all = fs::read_dir(data).unwrap().map(|entry| entry.unwrap().path());
    all.filter(|path| path.to_string_lossy().contains(".before-")).collect()
}

/// Exit status 1, and a last line in words that has no SQL.
fn assert_told(ended: &Ended, parts: &[&str]) {
    assert_eq!(ended.code, Some(1), "{ended:?}");
    let told = ended.stderr.lines().last().unwrap();
    assert!(told.starts_with("haat: ") && parts.iter().all(|part| told.contains(part)), "{ended:?}");
    for sql in ["CREATE", "ALTER", "SELECT", "INSERT", "refinery"] {
        assert!(!ended.stderr.contains(sql), "{ended:?}");
    }
}

#[test]
fn an_older_shop_is_copied_once_and_brought_up_to_date() {
    let data = older_shop();
    let older = run_in(data.path(), &["check"], &[]);
    assert_told(&older, &["an older haat"]);
    let archive = data.path().with_extension("tar");
    let saved = run_in(data.path(), &["backup", archive.to_str().unwrap()], &[]);
    assert_eq!(saved.code, Some(0), "a shop is kept before its upgrade too: {saved:?}");
    fs::remove_file(archive).unwrap();
    assert_eq!(version(&data.path().join("haat.db")), 6, "neither changes anything");

    for _ in 0..2 {
        drop(Server::start(data.path(), &[]));
        let copied = data.path().join(format!("haat.db.before-V{}", newest()));
        assert_eq!(copies(data.path()), std::slice::from_ref(&copied));
        assert_eq!(fs::metadata(&copied).unwrap().permissions().mode() & 0o777, 0o600);
        assert_eq!((version(&copied), version(&data.path().join("haat.db"))), (6, newest()));
    }
    let checked = run_in(data.path(), &["check"], &[]);
    assert_eq!(checked.code, Some(0), "the copy is no part of the shop: {checked:?}");
    assert!(!checked.stdout.contains("before-V"), "{checked:?}");
}

#[test]
fn an_upgrade_is_taken_back_and_what_it_had_is_put_aside() {
    let data = older_shop();
    let file = data.path().join("haat.db");
    refused(&run_in(data.path(), &["rollback", "--yes"], &[]), "no copy");
    let server = Server::start(data.path(), &[]);
    refused(&run_in(data.path(), &["rollback", "--yes"], &[]), "another haat is using");
    drop(server);
    let row = "INSERT INTO customers (id, email, name, password_hash, created_at) VALUES ('c', 'c@d.example', 'C', '', 0)";
    let conn = open(&file).unwrap();
    haat::db::add_functions(&conn).unwrap();
    conn.execute(row, []).unwrap();
    conn.close().unwrap();

    let told = run_in(data.path(), &["rollback"], &[]);
    assert_eq!(told.code, Some(0), "{told:?}");
    assert!(told.stdout.contains("0 orders, 0 products and 1 customers that came since"), "{told:?}");
    assert!(told.stdout.contains("nothing was changed") && version(&file) == newest(), "{told:?}");

    let done = run_in(data.path(), &["rollback", "--yes"], &[]);
    assert_eq!((done.code, version(&file)), (Some(0), 6), "{done:?}");
    let aside = fs::read_dir(data.path()).unwrap().map(|entry| entry.unwrap().path());
    let aside = aside.into_iter().find(|path| path.to_string_lossy().contains("before-rollback-")).unwrap();
    let customers = |file: &Path| -> i64 {
        open(file).unwrap().query_row("SELECT count(*) FROM customers", [], |r| r.get(0)).unwrap()
    };
    assert_eq!((customers(&aside.join("haat.db")), customers(&file)), (1, 0));

    // This executable brings the tables up to date again.
    drop(Server::start(data.path(), &[]));
    assert_eq!(version(&file), newest());
}

/// A folder of every version that there was becomes a shop of today that is intact.
#[tokio::test]
async fn every_version_is_brought_up_to_date() {
    for from in 1..=i32::try_from(newest()).unwrap() {
        let shop = Shop::on(shop_at(from), Options::default());
        let report = haat::backup::check::run(shop.folder.path()).unwrap();
        assert_eq!((report.database, report.pictures), (vec![], vec![]), "version {from}");
        assert_eq!(shop.visitor().get("/allproducts").await.rows().len(), 0, "version {from}");
    }
}

/// What an older shop wrote: addresses in two forms, one of them twice, and an order whose search text knows little.
const WRITTEN: &str = "
    INSERT INTO customers (id, email, name, password_hash, created_at) VALUES
        ('1', 'cafe\u{301}@example.com', 'A', '', 0), ('2', 'caf\u{e9}@other.example', 'B', '', 0),
        ('3', 'cafe\u{301}@other.example', 'C', '', 0), ('4', 'rahim@gmail', 'D', '', 0);
    INSERT INTO orders (id, number, name, quantity, payment_method, username, email, phone, address, search, ordered_at)
        VALUES ('o', 'H-AAAA-BBBB', 'Case for 8 GB', 1, 'Cash on Delivery', 'Rahim', 'r@example.com', '01712345678',
            'Jamal Khan', 'h-aaaa-bbbb rahim', 0);";

#[test]
fn what_searches_and_addresses_go_by_is_renewed() {
    let data = older_shop();
    let file = data.path().join("haat.db");
    open(&file).unwrap().execute_batch(WRITTEN).unwrap();
    drop(Server::start(data.path(), &[]));
    let conn = open(&file).unwrap();
    let mut query = conn.prepare("SELECT email FROM customers ORDER BY id").unwrap();
    let emails: Vec<String> = query.query_map([], |r| r.get(0)).unwrap().map(Result::unwrap).collect();
    let expected =
        ["caf\u{e9}@example.com", "caf\u{e9}@other.example", "cafe\u{301}@other.example", "rahim@gmail"];
    assert_eq!(emails, expected, "one that another account has stays");
    let search: String = conn.query_row("SELECT search FROM orders", [], |r| r.get(0)).unwrap();
    for part in ["haaaabbbb", "01712345678", "r@example.com", "jamal", "8gb"] {
        assert!(search.contains(part), "{part}: {search}");
    }
}

#[test]
fn an_upgrade_that_fails_changes_nothing_and_says_what_to_do() {
    let data = older_shop();
    let file = data.path().join("haat.db");
    let change = |sql: &str| open(&file).unwrap().execute_batch(sql).unwrap();
    change("CREATE TABLE refused_orders (x)");
    let tables = || {
        let conn = open(&file).unwrap();
        let mut query = conn.prepare("SELECT name || sql FROM sqlite_schema ORDER BY 1").unwrap();
        query
            .query_map([], |r| r.get::<_, Option<String>>(0))
            .unwrap()
            .map(|t| t.unwrap())
            .collect::<Vec<_>>()
    };
    let before = tables();
    let copied = format!("haat.db.before-V{}", newest());
    for args in [&["serve", "--addr=127.0.0.1:0"][..], &ADD] {
        let failed = run_in(data.path(), args, &[EMAIL, SECRET]);
        assert_told(&failed, &["everything is as it was before", "the former haat", &copied]);
        assert_eq!((version(&file), tables()), (6, before.clone()));
    }
    change("DROP TABLE refused_orders");
    drop(Server::start(data.path(), &[]));
    assert_eq!(version(&file), newest());
}

#[test]
fn a_shop_of_a_newer_haat_is_refused_by_every_command() {
    let data = older_shop();
    drop(Server::start(data.path(), &[]));
    let file = data.path().join("haat.db");
    let row = "INSERT INTO refinery_schema_history SELECT 9999, name, applied_on, checksum FROM refinery_schema_history
        LIMIT 1";
    open(&file).unwrap().execute(row, []).unwrap();
    let archive = data.path().with_extension("tar");
    let backup = ["backup", archive.to_str().unwrap()];
    for args in [&["serve", "--addr=127.0.0.1:0"][..], &["demo"], &["check"], &backup, &ADD] {
        assert_told(&run_in(data.path(), args, &[EMAIL, SECRET]), &["a newer haat", "9999"]);
    }
    assert!(!archive.exists());
}

#[test]
fn a_command_does_not_upgrade_the_shop_under_an_older_server() {
    let data = older_shop();
    let lock = fs::File::create(data.path().join("haat.lock")).unwrap();
    lock.lock().unwrap();
    assert_told(&run_in(data.path(), &ADD, &[EMAIL, SECRET]), &["brought up to date first", "another haat"]);
    assert_eq!(version(&data.path().join("haat.db")), 6);
    drop(lock);
    assert_eq!(run_in(data.path(), &ADD, &[EMAIL, SECRET]).code, Some(0));
    let server = Server::start(data.path(), &[]);
    let login = json!({"email": "owner@shop.example", "password": SECRET.1});
    assert_eq!(server.post("/getuserinfo", &login).0, 200);
}
