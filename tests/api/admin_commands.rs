//! `haat admin`: who there is, new passwords, a lost second factor; and that a data folder is its owner's alone.

use std::fs;
use std::os::unix::fs::PermissionsExt as _;
use std::path::Path;

use serde_json::json;

use crate::cli::{OWNER, SECRET, folder, signs_in};
use crate::process::{Ended, Server, run_in};

fn add(data: &Path, email: &str, name: &str) {
    let added = run_in(data, &["admin", "add", "--email", email, "--name", name], &[SECRET]);
    assert_eq!(added.code, Some(0), "{added:?}");
}

fn listed(data: &Path) -> Vec<String> {
    let ended = run_in(data, &["admin", "list"], &[]);
    assert_eq!(ended.code, Some(0), "{ended:?}");
    ended.stdout.lines().map(str::to_owned).collect()
}

#[test]
fn admins_are_listed_and_removed_but_for_the_last() {
    let data = folder();
    add(data.path(), "second@shop.example", "Second");
    add(data.path(), OWNER.1, "Owner");
    let lines = listed(data.path());
    assert_eq!(
        lines,
        [
            "owner@shop.example\tOwner\tpassword alone\tnever signed in",
            "second@shop.example\tSecond\tpassword alone\tnever signed in"
        ]
    );
    let server = Server::start(data.path(), &[]);
    let credentials = json!({"email": "second@shop.example", "password": SECRET.1});
    let (status, text) = server.post("/getuserinfo", &credentials);
    assert_eq!(status, 200, "{text}");
    let cookie = text
        .lines()
        .find_map(|line| line.to_lowercase().strip_prefix("set-cookie: haat_admin=").map(str::to_owned));
    let token = cookie.unwrap().split(';').next().unwrap().to_owned();
    let account = || {
        server.ask(&format!(
            "GET /api/admin/account HTTP/1.1\r\nHost: shop\r\nConnection: close\r\nAuthorization: Bearer {token}\r\n\r\n"
        ))
    };
    assert_eq!(account().0, 200);
    assert!(listed(data.path())[1].contains("last signed in 20"), "{:?}", listed(data.path()));
    // Beside the running shop, whose session of that admin ends.
    let removed = run_in(data.path(), &["admin", "remove", "--email", "Second@shop.example"], &[]);
    assert_eq!(
        (removed.code, removed.stdout.as_str()),
        (Some(0), "removed the admin second@shop.example\n"),
        "{removed:?}"
    );
    assert_eq!(account().0, 401);
    assert_eq!(server.post("/getuserinfo", &credentials).0, 401);
    for (email, said) in [("second@shop.example", "there is no admin"), (OWNER.1, "the only admin")] {
        let refused = run_in(data.path(), &["admin", "remove", "--email", email], &[]);
        assert_eq!(refused.code, Some(1), "{refused:?}");
        assert!(refused.stderr.contains(said), "{refused:?}");
    }
    assert_eq!(listed(data.path()).len(), 1);
    server.stop();
}

/// Every file and folder from here on that somebody else may do anything with.
fn open_to_others(path: &Path, found: &mut Vec<String>) {
    let mode = fs::metadata(path).unwrap().permissions().mode() & 0o777;
    if mode & 0o077 != 0 {
        found.push(format!("{} {mode:o}", path.display()));
    }
    if path.is_dir() {
        for entry in fs::read_dir(path).unwrap() {
            open_to_others(&entry.unwrap().path(), found);
        }
    }
}

#[test]
fn a_data_folder_is_its_owners_alone_also_after_a_restore() {
    let parent = folder();
    let (data, restored, archive) =
        (parent.path().join("data"), parent.path().join("restored"), parent.path().join("a.tar"));
    let server = Server::start(&data, &[]);
    let body = json!({"name": "N", "phone": "01712345678", "email": "a@shop.example", "message": "M"});
    assert_eq!(server.post("/api/contact", &body).0, 201);
    let saved = run_in(&data, &["backup", archive.to_str().unwrap()], &[]);
    assert_eq!(saved.code, Some(0), "{saved:?}");
    assert!(saved.stdout.contains("keep it where nobody else reads it"), "{saved:?}");
    let ended = run_in(&restored, &["restore", archive.to_str().unwrap()], &[]);
    assert_eq!(ended.code, Some(0), "{ended:?}");
    let mut found = Vec::new();
    for path in [&data, &restored, &archive] {
        open_to_others(path, &mut found);
    }
    assert_eq!(found, Vec::<String>::new());
    for name in ["haat.db", "secret.key", "uploads"] {
        assert!(data.join(name).exists(), "{name}");
    }
    server.stop();
}

#[test]
fn an_owner_who_tried_too_often_gets_in_with_a_new_password() {
    let data = folder();
    let server = Server::start(data.path(), &[OWNER, SECRET]);
    let fail = || assert!(!signs_in(&server, OWNER.1, "not the password"));
    let is_refused = |password: &str| {
        let body = json!({"email": OWNER.1, "password": password});
        server.post("/getuserinfo", &body).0 == 429
    };
    (0..5).for_each(|_| fail());
    assert!(is_refused(SECRET.1));
    let new = ("HAAT_ADMIN_PASSWORD", "another rare password");
    let set = run_in(data.path(), &["admin", "passwd", "--email", OWNER.1], &[new]);
    assert_eq!(set.code, Some(0), "{set:?}");
    assert!(signs_in(&server, OWNER.1, new.1));
    (0..5).for_each(|_| fail());
    assert!(is_refused(new.1), "failures after the command count");
}

#[test]
fn an_owner_who_lost_the_second_factor_gets_in_with_a_shell() {
    let data = folder();
    let server = Server::start(data.path(), &[OWNER, SECRET]);
    let conn = haat::db::open_migrated(&haat::db::file_in(data.path())).unwrap();
    let admin = haat::auth::store::admin_by_email(&conn, OWNER.1).unwrap().unwrap();
    let (secret, now) = ([7; 20], haat::clock::Clock::default().now_ms());
    let totp = totp_rs::Builder::new().with_secret(totp_rs::Secret::new_stack(secret)).build().unwrap();
    let code = totp.generate(u64::try_from(now / 1000).unwrap()).to_string();
    let sealer = haat::second_factor::seal::Sealer::open(data.path()).unwrap();
    haat::second_factor::store::begin(&conn, &sealer, &admin.id, secret, now).unwrap();
    haat::second_factor::store::confirm(&conn, &sealer, &admin.id, (&code, &[]), now).unwrap();
    assert!(!signs_in(&server, OWNER.1, SECRET.1), "a code is asked for");
    let passwd = ["admin", "passwd", "--email", OWNER.1];
    let set = run_in(data.path(), &passwd, &[SECRET]);
    assert_eq!(set.code, Some(0), "{set:?}");
    assert!(!signs_in(&server, OWNER.1, SECRET.1), "a new password alone leaves the factor on");
    let set = run_in(data.path(), &[&passwd[..], &["--reset-totp"]].concat(), &[SECRET]);
    assert_eq!(set.code, Some(0), "{set:?}");
    assert!(signs_in(&server, OWNER.1, SECRET.1));
}

#[test]
fn a_password_can_be_made_and_is_printed() {
    let data = folder();
    let printed = |ended: &Ended| {
        assert_eq!(ended.code, Some(0), "{ended:?}");
        let line = ended.stdout.lines().last().unwrap();
        line.rsplit(' ').next().unwrap().to_owned()
    };
    let add = ["admin", "add", "--email", OWNER.1, "--name", "Owner", "--generate"];
    let first = printed(&run_in(data.path(), &add, &[]));
    let second = printed(&run_in(data.path(), &["admin", "passwd", "--email", OWNER.1, "--generate"], &[]));
    assert!(first.len() >= 12 && first != second);
    let server = Server::start(data.path(), &[]);
    assert!(signs_in(&server, OWNER.1, &second));
    assert!(!signs_in(&server, OWNER.1, &first));
}

#[test]
fn an_admin_that_cannot_be_is_refused() {
    let data = folder();
    for (args, password) in [
        (&["add", "--email", "owner", "--name", "Owner"][..], SECRET.1),
        (&["add", "--email", OWNER.1, "--name", " "], SECRET.1),
        (&["add", "--email", OWNER.1, "--name", "Owner"], "short"),
        (&["add", "--email", OWNER.1, "--name", "Owner"], "password123"),
        (&["passwd", "--email", "nobody@shop.example"], SECRET.1),
    ] {
        let args: Vec<&str> = std::iter::once("admin").chain(args.iter().copied()).collect();
        let ended = run_in(data.path(), &args, &[("HAAT_ADMIN_PASSWORD", password)]);
        assert_eq!(ended.code, Some(1), "{args:?}: {ended:?}");
        assert_eq!(ended.stdout, "", "{args:?}");
        assert!(ended.stderr.lines().last().unwrap().starts_with("haat: "), "{args:?}: {ended:?}");
    }
}
