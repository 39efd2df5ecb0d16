//! `haat backup`, `haat restore` and `haat check` through the executable, beside a running shop (contract 1).

use std::collections::BTreeSet;
use std::fs;
use std::io::Read as _;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use serde_json::{Value, json};

use crate::process::{Ended, Server, run_in};
use crate::quick_orders::quick;
use crate::support::{Multipart, Options, Shop, listings, png};

pub fn text(path: &Path) -> &str {
    path.to_str().unwrap()
}

/// Runs a command where it does not hold the shop up.
pub async fn command(data: &Path, args: &[&str]) -> Ended {
    let data = data.to_owned();
    let args: Vec<String> = args.iter().map(|arg| (*arg).to_owned()).collect();
    let run = move || run_in(&data, &args.iter().map(String::as_str).collect::<Vec<_>>(), &[]);
    tokio::task::spawn_blocking(run).await.unwrap()
}

pub fn fine(ended: &Ended) {
    assert_eq!((ended.code, ended.stderr.as_str()), (Some(0), ""), "{ended:?}");
}

pub fn refused(ended: &Ended, expected: &str) {
    assert_eq!(ended.code, Some(1), "{ended:?}");
    let last = ended.stderr.lines().last().unwrap_or_default();
    assert!(last.starts_with("haat: ") && last.contains(expected), "{expected}: {ended:?}");
}

/// A shop with a product a listing, a banner, a blog post, a message and an order, and something in the trash.
pub async fn furnished() -> Shop {
    let shop = Shop::open_with(Options { rate_limits: false, ..Options::default() }).await;
    let admin = shop.admin().await;
    let mut last = String::new();
    for spec in listings() {
        let colors = json!([{"color": "Black", "priceDifference": 0}]);
        last = shop.add_to(spec, json!({"title": "পাওয়ার ব্যাংক", "availableColors": colors})).await;
    }
    shop.visitor().post("/order", &quick(&json!({"productId": last}))).await;
    admin.delete(&format!("/offers/{last}")).await;
    let banner = Multipart::default().file("secondBanner", &png(40));
    assert_eq!(admin.post_form("/updatesecondbanner", banner).await.status, 200);
    let blog =
        Multipart::default().text("title", "News").text("description", "Words.").file("photo", &png(41));
    assert_eq!(admin.post_form("/addblog", blog).await.status, 201);
    let photo = Multipart::default().file("photo", &png(42));
    assert_eq!(admin.post_form("/api/settings/branches/1/photo", photo).await.status, 200);
    shop
}

/// What a shop shows, by call.
async fn shown(shop: &Shop) -> Vec<Value> {
    let admin = shop.admin().await;
    let mut all = Vec::new();
    for path in [
        "/allproducts",
        "/alltrandingproducts",
        "/allbestdeals",
        "/allexclusive",
        "/offers",
        "/secondbanner",
        "/blogs",
        "/api/settings",
        "/orders",
        "/contact",
        "/api/admin/trash",
    ] {
        all.push(admin.get(path).await.json());
    }
    all
}

/// The files in an archive.
fn names_in(archive: &Path) -> Vec<String> {
    let mut tar = tar::Archive::new(fs::File::open(archive).unwrap());
    let names = tar.entries().unwrap().map(|e| e.unwrap().path().unwrap().to_str().unwrap().to_owned());
    names.collect()
}

/// The files in a folder, without what is in folders in it.
fn files_in(folder: &Path) -> BTreeSet<String> {
    fs::read_dir(folder).unwrap().map(|e| e.unwrap().file_name().into_string().unwrap()).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_shop_comes_back_as_it_was() {
    let shop = furnished().await;
    let before = shown(&shop).await;
    let there = tempfile::tempdir().unwrap();
    for (name, compressed) in [("a.tar", false), ("b.tar.gz", true), ("c.tgz", true), ("d.GZ", true)] {
        let archive = there.path().join(name);
        let saved = command(shop.folder.path(), &["backup", text(&archive)]).await;
        fine(&saved);
        let mut start = [0; 2];
        fs::File::open(&archive).unwrap().read_exact(&mut start).unwrap();
        assert_eq!(start == [0x1F, 0x8B], compressed, "{name}");
        let folder = tempfile::tempdir().unwrap();
        let data = folder.path().join("made/when/missing");
        fine(&command(&data, &["restore", text(&archive)]).await);
        fine(&command(&data, &["check"]).await);
        assert_eq!(files_in(&data).into_iter().collect::<Vec<_>>(), ["haat.db", "haat.lock", "uploads"]);
        let kept = tempfile::tempdir().unwrap();
        fs::remove_dir(kept.path()).unwrap();
        fs::rename(&data, kept.path()).unwrap();
        let again = Shop::on(kept, Options::default());
        let sessions = async |shop: &Shop| {
            let count = |c: &rusqlite::Connection| {
                Ok(c.query_row("SELECT count(*) FROM sessions", [], |r| r.get(0))?)
            };
            shop.state.db.read::<i64, _>(count).await.unwrap()
        };
        assert_eq!((sessions(&shop).await > 0, sessions(&again).await), (true, 0), "everybody signs in anew");
        assert_eq!(shown(&again).await, before, "{name}");
        assert_eq!(again.stored_files(), shop.stored_files(), "{name}");
        for picture in ["mainImage"] {
            for path in again.visitor().get("/allproducts").await.column(picture) {
                assert_eq!(again.visitor().get(&path).await.status, 200);
            }
        }
    }
    assert_eq!(files_in(there.path()).len(), 4, "nothing else is left beside the archives");
    // One file holds it all: the database, the pictures, and the list of both.
    let names = names_in(&there.path().join("a.tar"));
    assert_eq!((names[0].as_str(), names.last().unwrap().as_str()), ("haat.db", "haat-backup.json"));
    let pictures: BTreeSet<String> =
        names[1..names.len() - 1].iter().map(|n| n.strip_prefix("uploads/").unwrap().to_owned()).collect();
    assert_eq!(pictures, shop.stored_files().into_iter().collect());
}

#[tokio::test(flavor = "multi_thread")]
async fn a_backup_beside_writes_is_of_one_moment() {
    let shop = Arc::new(furnished().await);
    let ended = Arc::new(AtomicBool::new(false));
    // Every banner takes the picture of the one before away; every order takes stock.
    let writes = {
        let (shop, ended) = (Arc::clone(&shop), Arc::clone(&ended));
        tokio::spawn(async move {
            let admin = shop.admin().await;
            let id = shop.add("/addproduct", json!({"stock": 900})).await;
            let mut count = 0_u8;
            while !ended.load(Ordering::Relaxed) {
                count = count.wrapping_add(1);
                let banner = Multipart::default().file("secondBanner", &png(count));
                assert_eq!(admin.post_form("/updatesecondbanner", banner).await.status, 200);
                let order = json!({"productId": id, "quantity": 1, "paymentMethod": "Cash on Delivery"});
                let placed = shop.customer().await.post("/api/order/place", &order).await;
                assert_eq!(placed.status, 200, "{}", placed.text());
            }
            count
        })
    };
    let there = tempfile::tempdir().unwrap();
    for n in 0..4 {
        let archive = there.path().join(format!("{n}.tar"));
        fine(&command(shop.folder.path(), &["backup", text(&archive)]).await);
        let data = there.path().join(format!("data-{n}"));
        fine(&command(&data, &["restore", text(&archive)]).await);
        fine(&command(&data, &["check"]).await);
        fine(&command(shop.folder.path(), &["check"]).await);
    }
    ended.store(true, Ordering::Relaxed);
    assert!(writes.await.unwrap() > 4, "the shop went on meanwhile");
    // What the backups kept in place goes at the next sweep.
    haat::site::uploads::sweep(&shop.state).await.unwrap();
    let named = shop.state.db.read(haat::references::named).await.unwrap();
    shop.pictures_become(named.len()).await;
}

#[test]
fn the_commands_know_a_running_server() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("data");
    let archive = folder.path().join("shop.tar.gz");
    refused(&run_in(&data, &["backup", text(&archive)], &[]), "there is no shop in");
    refused(&run_in(&data, &["check"], &[]), "there is no shop in");
    assert!(!data.exists() && !archive.exists(), "nothing was made");
    let server = Server::start(&data, &[]);
    let send = |name: &str| {
        let message =
            json!({"name": name, "phone": "01712345678", "email": "a@shop.example", "message": "M"});
        assert_eq!(server.post("/api/contact", &message).0, 201);
    };
    send("before");
    fine(&run_in(&data, &["backup", text(&archive)], &[]));
    fine(&run_in(&data, &["check"], &[]));
    send("after");
    refused(&run_in(&data, &["restore", text(&archive)], &[]), "another haat is using the data folder");
    let empty = folder.path().join("empty");
    let second = Server::start(&empty, &[]);
    refused(&run_in(&empty, &["restore", text(&archive)], &[]), "another haat is using the data folder");
    second.stop();
    server.stop();
    refused(&run_in(&data, &["restore", text(&archive)], &[]), "is not empty");
    let restored = folder.path().join("restored");
    fine(&run_in(&restored, &["restore", text(&archive)], &[]));
    let conn = haat::db::open_to_read(&haat::db::file_in(&restored)).unwrap();
    assert_eq!(haat::db::texts(&conn, "SELECT name FROM messages").unwrap(), ["before"]);
    drop(conn);
    let server = Server::start(&restored, &[]);
    assert_eq!(server.get("/healthz").0, 200);
    server.stop();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_file_is_never_replaced_unasked_and_never_half() {
    let shop = furnished().await;
    let there = tempfile::tempdir().unwrap();
    let archive = there.path().join("shop.tar");
    fs::write(&archive, "precious").unwrap();
    let backup = ["backup", text(&archive)];
    refused(&command(shop.folder.path(), &backup).await, "exists already");
    assert_eq!(fs::read_to_string(&archive).unwrap(), "precious");
    fine(&command(shop.folder.path(), &[&backup[..], &["--force"]].concat()).await);
    assert_eq!(names_in(&archive)[0], "haat.db");
    refused(&command(shop.folder.path(), &["backup", text(there.path()), "--force"]).await, "exists already");
    let nowhere = there.path().join("no/such/folder/shop.tar");
    refused(&command(shop.folder.path(), &["backup", text(&nowhere)]).await, "nothing can be written to");
    assert_eq!(files_in(there.path()).into_iter().collect::<Vec<_>>(), ["shop.tar"]);
}

/// An archive with one more entry, or without some, made by hand.
fn rebuilt(archive: &Path, to: &Path, keep: impl Fn(&str) -> bool, more: Option<(&str, tar::EntryType)>) {
    let mut old = tar::Archive::new(fs::File::open(archive).unwrap());
    let mut new = tar::Builder::new(fs::File::create(to).unwrap());
    for entry in old.entries().unwrap() {
        let mut entry = entry.unwrap();
        if keep(entry.path().unwrap().to_str().unwrap()) {
            let header = entry.header().clone();
            new.append(&header, &mut entry).unwrap();
        }
    }
    if let Some((name, entry_type)) = more {
        let mut header = tar::Header::new_gnu();
        header.as_gnu_mut().unwrap().name[..name.len()].copy_from_slice(name.as_bytes());
        header.set_entry_type(entry_type);
        header.set_size(if entry_type.is_file() { 4 } else { 0 });
        if !entry_type.is_file() {
            header.set_link_name("/etc/passwd").unwrap();
        }
        header.set_cksum();
        new.append(&header, if entry_type.is_file() { &b"evil"[..] } else { &[] }).unwrap();
    }
    new.finish().unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn an_archive_that_is_not_whole_restores_nothing() {
    let shop = furnished().await;
    let there = tempfile::tempdir().unwrap();
    let archive = there.path().join("shop.tar");
    fine(&command(shop.folder.path(), &["backup", text(&archive)]).await);
    let whole = fs::read(&archive).unwrap();
    let hash = "0123456789abcdef0123456789abcdef";
    let file = tar::EntryType::Regular;
    let mut bad: Vec<(PathBuf, &str)> = Vec::new();
    let mut make = |name: &str, expected: &'static str, bytes: Option<Vec<u8>>| {
        let path = there.path().join(name);
        if let Some(bytes) = bytes {
            fs::write(&path, bytes).unwrap();
        }
        bad.push((path.clone(), expected));
        path
    };
    make("nothing.tar", "cannot be read", None);
    make("empty.tar", "cut off", Some(Vec::new()));
    make("text.tar", "cannot be restored", Some(b"no archive at all ".repeat(100)));
    make("short.tar", "cannot be restored", Some(whole[..whole.len() / 2].to_vec()));
    make("shorter.tar", "cannot be restored", Some(whole[..1000].to_vec()));
    let mut flipped = whole.clone();
    // Within the database, which comes first.
    flipped[512 + 8000] ^= 1;
    make("flipped.tar", "haat.db is damaged in it", Some(flipped));
    make("gzip.tar.gz", "cannot be restored", Some(b"\x1F\x8Bnonsense".to_vec()));
    let path = make("no-list.tar", "cut off", None);
    rebuilt(&archive, &path, |name| name != "haat-backup.json", None);
    let path = make("no-picture.tar", "is missing in it", None);
    rebuilt(&archive, &path, |name| !name.ends_with("-og.jpg"), None);
    let path = make("no-database.tar", "haat.db is missing in it", None);
    rebuilt(&archive, &path, |name| name != "haat.db", None);
    let picture = format!("uploads/{hash}.webp");
    for (n, name, entry_type, expected) in [
        (0, "../evil", file, "which no backup has"),
        (1, "/tmp/evil", file, "which no backup has"),
        (2, "uploads/../../evil", file, "which no backup has"),
        (3, "haat.lock", file, "which no backup has"),
        (4, picture.as_str(), tar::EntryType::Symlink, "which no backup has"),
        (5, picture.as_str(), tar::EntryType::Link, "which no backup has"),
        (6, picture.as_str(), file, "is not on its list"),
        (7, "haat.db", file, "cannot be unpacked"),
    ] {
        let path = make(&format!("evil-{n}.tar"), expected, None);
        rebuilt(&archive, &path, |_| true, Some((name, entry_type)));
    }
    let folder = tempfile::tempdir().unwrap();
    let (missing, empty) = (folder.path().join("missing"), folder.path().join("empty"));
    fs::create_dir(&empty).unwrap();
    for (archive, expected) in bad {
        refused(&command(&missing, &["restore", text(&archive)]).await, expected);
        refused(&command(&empty, &["restore", text(&archive)]).await, expected);
        assert!(!missing.exists() && files_in(&empty).is_empty(), "{expected}");
        assert!(!there.path().join("evil").exists() && !folder.path().join("evil").exists());
    }
    fine(&command(&empty, &["restore", text(&archive)]).await);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_folder_with_anything_in_it_is_not_touched() {
    let shop = furnished().await;
    let there = tempfile::tempdir().unwrap();
    let archive = there.path().join("shop.tar");
    fine(&command(shop.folder.path(), &["backup", text(&archive)]).await);
    let data = tempfile::tempdir().unwrap();
    fs::write(data.path().join("letter.txt"), "precious").unwrap();
    refused(&command(data.path(), &["restore", text(&archive)]).await, "is not empty");
    assert_eq!(fs::read_to_string(data.path().join("letter.txt")).unwrap(), "precious");
    assert!(!data.path().join("haat.db").exists());
}

/// What a restore that is killed in between leaves: the archive unpacked aside, the pictures in place or not.
#[tokio::test(flavor = "multi_thread")]
async fn a_restore_that_was_cut_off_is_begun_again_and_never_an_empty_shop() {
    let shop = furnished().await;
    let folder = tempfile::tempdir().unwrap();
    let archive = folder.path().join("shop.tar");
    fine(&command(shop.folder.path(), &["backup", text(&archive)]).await);
    for with_pictures in [false, true] {
        let data = folder.path().join(format!("cut-off-{with_pictures}"));
        fs::create_dir_all(data.join("restore-x/uploads")).unwrap();
        fs::write(data.join("restore-x/haat.db"), "half").unwrap();
        if with_pictures {
            fs::create_dir(data.join("uploads")).unwrap();
        }
        let served = command(&data, &["serve", "--addr", "127.0.0.1:0"]).await;
        refused(&served, "run `haat restore` again");
        assert!(!data.join("haat.db").exists());
        fine(&command(&data, &["restore", text(&archive)]).await);
        fine(&command(&data, &["check"]).await);
        assert!(!data.join("restore-x").exists());
    }
}
