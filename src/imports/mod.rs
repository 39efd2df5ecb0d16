//! Products from a CSV file: this shop's own export, Shopify's or WooCommerce's. An upload is read through and told
//! about, and changes nothing until it is confirmed; then it is carried out in the background, some rows a transaction.
//!
//! `table` reads rows, the three formats make `draft`s of them, `plan` says what a draft would do, `preview` and `run`
//! go through a file with it, `jobs` knows which import is how far.

mod columns;
mod dates;
mod draft;
mod drafts;
mod flag;
mod haat;
mod html;
pub mod jobs;
mod number;
mod picture;
mod picture_routes;
mod pictures;
mod plan;
mod preview;
pub mod routes;
mod run;
mod shopify;
pub mod store;
mod table;
mod upload;
mod variants;
mod woo_cells;
mod woocommerce;

pub use draft::{Draft, Fault, Item, MOST_FAULTS};
pub use drafts::Drafts;
pub use pictures::MOST as MOST_PICTURES;
pub use upload::MOST as MOST_BYTES;
