//! `haat admin list` and `haat admin remove`, and that a data folder is its owner's alone.

use std::fs;
use std::os::unix::fs::PermissionsExt as _;
use std::path::Path;

use serde_json::json;

use crate::process::{Server, run_in};

const OWNER: &str = "owner@shop.example";
const SECRET: (&str, &str) = ("HAAT_ADMIN_PASSWORD", "a long and rare password");

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
    let data = tempfile::tempdir().unwrap();
    add(data.path(), "second@shop.example", "Second");
    add(data.path(), OWNER, "Owner");
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
    for (email, said) in [("second@shop.example", "there is no admin"), (OWNER, "the only admin")] {
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
    let folder = tempfile::tempdir().unwrap();
    let (data, restored, archive) =
        (folder.path().join("data"), folder.path().join("restored"), folder.path().join("a.tar"));
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
