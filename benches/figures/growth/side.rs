//! One of the shops that are compared, and somebody who asks it one thing after another.

use std::path::Path;
use std::time::{Duration, Instant};

use anyhow::{Context as _, Result};
use serde_json::{Value, json};

use super::asked::{Asked, Row};
use super::dice::Dice;
use super::made::Size;
use super::persons;
use crate::child::{PASSWORD, Server};
use crate::client::{Connection, get_as, header, post};
use crate::uploads;

/// Customers that are signed in.
const SIGNED_IN: usize = 20;
/// Products that are changed and ordered.
const PRODUCTS: usize = 400;

/// A customer who is signed in.
pub struct Customer {
    /// The opaque id.
    pub id: String,
    /// The session's token.
    pub token: String,
}

/// A product that can be ordered.
pub struct Product {
    /// The opaque id.
    pub id: String,
    /// What is asked for it before an offer.
    pub price: i64,
    /// Its title.
    pub title: String,
}

/// A running shop.
pub struct Side {
    server: Server,
    connection: Connection,
    /// The header that says who is asking: an admin.
    pub admin: String,
    /// Customers who are signed in.
    pub customers: Vec<Customer>,
    /// Products of the main listing that are on the shelf.
    pub products: Vec<Product>,
    /// Number and phone of some orders.
    pub orders: Vec<(String, String)>,
    /// How many there were before the first was measured: a shop that is kept is asked for other products the next time.
    pub orders_before: u64,
}

impl Side {
    /// Starts a shop and signs people in.
    pub async fn open(data: &Path, size: &Size) -> Result<Self> {
        let server = Server::haat(data)?;
        let admin = format!("Cookie: {}\r\n", uploads::sign_in(server.addr).await?);
        let connection = Connection::open(server.addr).await?;
        let (customers, products, orders) = Default::default();
        let mut side = Self { server, connection, admin, customers, products, orders, orders_before: 0 };
        side.sign_in(size).await?;
        side.look_around(size).await?;
        Ok(side)
    }

    async fn json(&mut self, request: &[u8]) -> Result<Value> {
        Ok(serde_json::from_slice(self.connection.ask(request).await?.1)?)
    }

    async fn sign_in(&mut self, size: &Size) -> Result<()> {
        for n in 0..SIGNED_IN {
            let email = persons::email(size.customers / SIGNED_IN * n);
            let body = json!({"email": email, "password": PASSWORD}).to_string();
            let request = post("/api/userlogin", "Content-Type: application/json\r\n", body.as_bytes());
            let reply = self.json(&request).await?;
            let text = |value: &Value| value.as_str().map(str::to_owned).context("a customer");
            self.customers.push(Customer { id: text(&reply["user"]["_id"])?, token: text(&reply["token"])? });
        }
        Ok(())
    }

    async fn look_around(&mut self, size: &Size) -> Result<()> {
        let mut page = 1;
        while self.products.len() < PRODUCTS {
            let path = format!("/allproducts?limit=100&page={page}");
            let listed = self.json(&get_as(&path, "")).await?;
            let listed = listed.as_array().filter(|all| !all.is_empty()).context("too few products")?;
            for product in listed {
                let [id, title, price, stock] = ["_id", "title", "price", "stock"].map(|name| &product[name]);
                if let (Some(id), Some(title), Some(price @ 1_000..), Some(20..)) =
                    (id.as_str(), title.as_str(), price.as_i64(), stock.as_i64())
                {
                    self.products.push(Product { id: id.to_owned(), price, title: title.to_owned() });
                }
            }
            // Some from all over the listing.
            page += size.products / 100 / 20;
        }
        let path = format!("/orders?limit=100&page={}", size.products / 300);
        let (head, body) = self.connection.ask(&get_as(&path, &self.admin)).await?;
        self.orders_before = header(head, "x-total-count").context("no X-Total-Count")?.parse()?;
        let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
        let orders: Vec<Value> = serde_json::from_slice(body)?;
        self.orders = orders.iter().map(|o| (text(&o["orderNumber"]), text(&o["userPhone"]))).collect();
        Ok(())
    }

    /// Takes a new connection: one that is not used is closed, and the other shop may have taken long.
    pub async fn connect(&mut self) -> Result<()> {
        self.connection = Connection::open(self.server.addr).await?;
        Ok(())
    }

    /// How many pages of eight a list has.
    pub async fn pages(&mut self, path: &str, who: &str) -> Result<u64> {
        let (head, _) = self.connection.ask(&get_as(path, who)).await?;
        let total: u64 = header(head, "x-total-count").context("no X-Total-Count")?.parse()?;
        Ok(total.div_ceil(8).max(1))
    }

    /// How long each of some requests takes, from the n-th of its kind on.
    pub async fn ask(
        &mut self,
        (row, pages): (&Row, u64),
        (from, count): (u64, u64),
        until: Instant,
    ) -> Result<Vec<Duration>> {
        let mut all = Vec::new();
        for n in from..from + count {
            if let Some(before) = row.before {
                let request = before(self, n);
                self.connection.ask(&request).await?;
            }
            let request = match row.asked {
                Asked::Pages(path) => {
                    let place = Dice::of(20, usize::try_from(n)?).next() % pages + 1;
                    get_as(&format!("{}&limit=8&page={place}", path(n)), row.who.header(self, n).as_str())
                }
                Asked::Get(path) => get_as(&path(self, n), row.who.header(self, n).as_str()),
                Asked::Request(of) => of(self, n),
            };
            let sent = Instant::now();
            self.connection.ask(&request).await.with_context(|| format!("{}, request {n}", row.name))?;
            all.push(sent.elapsed());
            if Instant::now() > until {
                break;
            }
        }
        Ok(all)
    }
}
