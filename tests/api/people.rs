//! Customers who really register and sign in, their cookies, and the mail they get.

use std::time::Duration;

use serde_json::{Value, json};

use crate::support::{Actor, Reply, Shop};

/// A customer's address.
pub const RAHIM: &str = "rahim@shop.example";
/// Another customer's address.
pub const KARIM: &str = "karim@shop.example";
/// A customer's password.
pub const SECRET: &str = "blue rickshaw at noon";

/// A registration that is fine; `fields` go over it.
pub fn registration(fields: &Value) -> Value {
    let mut all = json!({"name": "Rahim", "email": RAHIM, "password": SECRET, "phone": "01712345678"});
    for (name, value) in fields.as_object().unwrap() {
        all[name] = value.clone();
    }
    all
}

/// Registers somebody with [`SECRET`]; answers the `_id`.
pub async fn register(shop: &Shop, email: &str) -> String {
    let reply = shop.visitor().post("/api/userregister", &registration(&json!({"email": email}))).await;
    assert_eq!(reply.status, 201, "{}", reply.text());
    reply.json()["user"]["_id"].as_str().unwrap().to_owned()
}

/// Signs somebody in.
pub async fn sign_in(actor: &Actor<'_>, email: &str, password: &str) -> Reply {
    actor.post("/api/userlogin", &json!({"email": email, "password": password})).await
}

/// The cookies that a reply sets, as a browser sends them back.
pub fn cookies(reply: &Reply) -> String {
    let all = reply.headers.get_all("set-cookie").iter().map(|value| value.to_str().unwrap());
    let pairs: Vec<&str> = all.map(|text| text.split(';').next().unwrap()).collect();
    assert!(!pairs.is_empty(), "no cookie");
    pairs.join("; ")
}

/// The whole `Set-Cookie` of a name.
pub fn set_cookie(reply: &Reply, name: &str) -> String {
    let mut all = reply.headers.get_all("set-cookie").iter().map(|value| value.to_str().unwrap());
    let wanted = format!("{name}=");
    all.find(|text| text.starts_with(&wanted)).unwrap_or_else(|| panic!("no cookie {name}")).to_owned()
}

/// A browser of somebody who registered, signed in.
pub async fn browser<'a>(shop: &'a Shop, email: &str) -> Actor<'a> {
    let reply = sign_in(&shop.visitor(), email, SECRET).await;
    assert_eq!(reply.status, 200, "{}", reply.text());
    shop.visitor().with("cookie", &cookies(&reply))
}

/// Who a browser is to the shop.
pub async fn me(actor: &Actor<'_>) -> Value {
    actor.get("/api/me").await.json()["customer"].clone()
}

/// A mail as it was sent, its soft line breaks joined.
#[derive(Debug, Clone)]
pub struct Mail {
    pub raw: String,
    pub text: String,
}

impl Mail {
    /// A header's value.
    pub fn header(&self, name: &str) -> &str {
        let wanted = format!("{name}: ");
        let (headers, _) = self.raw.split_once("\n\n").unwrap();
        headers.lines().find_map(|line| line.strip_prefix(&wanted)).unwrap_or_default()
    }
}

/// The mails sent so far, the oldest first.
pub fn mails(shop: &Shop) -> Vec<Mail> {
    let folder = shop.folder.path().join("outbox");
    if !folder.exists() {
        return Vec::new();
    }
    let files =
        std::fs::read_dir(&folder).unwrap().map(|entry| entry.unwrap().file_name().into_string().unwrap());
    let mut names: Vec<String> = files.filter(|name| !name.starts_with('.')).collect();
    names.sort();
    let read = |name: String| {
        let raw = std::fs::read_to_string(folder.join(name)).unwrap();
        let text = raw.replace("=\r\n", "").replace("\r\n", "\n").replace("=3D", "=");
        Mail { raw: raw.replace("\r\n", "\n"), text }
    };
    names.into_iter().map(read).collect()
}

/// Waits until so many mails to somebody with such a subject are sent.
pub async fn mails_to(shop: &Shop, email: &str, subject: &str, count: usize) -> Vec<Mail> {
    for _ in 0..200 {
        let mut found = mails(shop);
        found.retain(|mail| mail.header("To") == email && mail.header("Subject").contains(subject));
        if found.len() >= count {
            return found;
        }
        tokio::time::sleep(Duration::from_millis(25)).await;
    }
    panic!("not {count} mails to {email} about {subject}: {:?}", mails(shop));
}

/// The newest OTP that was mailed to somebody, of so many.
pub async fn otp(shop: &Shop, email: &str, count: usize) -> String {
    let all = mails_to(shop, email, "OTP", count).await;
    let line = all.last().unwrap().text.lines().find_map(|line| line.strip_prefix("Your OTP is ")).unwrap();
    line.strip_suffix('.').unwrap().to_owned()
}

/// Another OTP than this one.
pub fn wrong(otp: &str) -> String {
    format!("{:06}", (otp.parse::<u32>().unwrap() + 1) % 1_000_000)
}
