//! The one API test binary: every call through the real router, on a database of its own.

#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    reason = "a test ends where something is not as it must be"
)]
#![allow(clippy::needless_pass_by_value, reason = "fields are written where they are given")]
#![allow(clippy::case_sensitive_file_extension_comparisons, reason = "the shop itself makes these names")]

mod actor;
#[path = "../../fuzz/src/lib.rs"]
#[allow(dead_code, reason = "what only a fuzzer uses")]
mod fuzz;
mod html;
mod importing;
mod messages;
mod pebble;
mod people;
mod picture_words;
mod schema;
mod support;

mod accessories;
mod account;
mod adding;
mod admin_commands;
mod alerts;
mod audit;
mod authz;
mod backup;
mod banner_words;
mod banners;
mod blog_editing;
mod blogs;
mod bodies;
mod bulk;
mod caching;
mod cards;
mod cart;
mod checking;
mod checkout;
mod choosing;
mod cli;
mod contact;
mod content;
mod coupons;
mod customers;
mod deleting;
mod demo;
mod editing;
mod exports;
mod favourites;
mod forms;
mod found;
mod full_edit;
mod fuzzed;
mod health;
mod http;
mod https;
mod images;
mod imports;
mod imports_cells;
mod imports_columns;
mod imports_foreign;
mod imports_pictures;
mod imports_running;
mod items;
mod keeping;
mod layers;
mod ledger;
mod limits;
mod lists;
mod mail;
mod mail_trouble;
mod more_pictures;
mod moving;
mod mutating;
mod narrowing;
mod order_admin;
mod order_endings;
mod order_moves;
mod order_upgrade;
mod orders;
mod pages;
mod password_reset;
mod paying;
mod process;
mod questions;
mod quick_orders;
mod quoting;
mod released;
mod repeating;
mod reviews;
mod reviews_admin;
mod search;
mod second_factor;
mod session;
mod settings;
mod sitemap;
mod statistics;
mod struck;
mod structured;
mod suggesting;
mod telling;
mod track;
mod understanding;
mod undrawn;
mod upgrading;
mod uploading;
mod views;
mod waiting;
mod watching;
