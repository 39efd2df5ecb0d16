//! Haat, the shop in one executable: the JSON API, the pages and the pictures of a small electronics retailer, over
//! one `SQLite` file. `docs/ARCHITECTURE.md` shows how it is built.

pub mod audit;
pub mod auth;
pub mod backup;
pub mod banners;
pub mod blogs;
pub mod cart;
pub mod catalogue;
pub mod clock;
pub mod config;
pub mod contact;
pub mod coupons;
pub mod customers;
pub mod data_folder;
pub mod db;
pub mod demo;
pub mod error;
pub mod exports;
pub mod favourites;
pub mod http;
pub mod ids;
pub mod images;
pub mod imports;
pub mod mail;
pub mod memory;
pub mod messages;
pub mod orders;
pub mod paths;
pub mod profile;
pub mod references;
pub mod render;
pub mod router;
pub mod second_factor;
pub mod settings;
pub mod site;
pub mod state;
pub mod stats;
pub mod text;
pub mod trash;
pub mod upkeep;
pub mod validate;
pub mod vocabulary;
pub mod words;

pub use router::app;
pub use state::AppState;
