//! The one API test binary: every call through the real router, on a database of its own.

#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    reason = "a test ends where something is not as it must be"
)]
#![allow(clippy::needless_pass_by_value, reason = "fields are written where they are given")]
#![allow(clippy::case_sensitive_file_extension_comparisons, reason = "the shop itself makes these names")]

mod support;

mod adding;
mod audit;
mod authz;
mod banners;
mod blogs;
mod caching;
mod cli;
mod contact;
mod deleting;
mod demo;
mod editing;
mod forms;
mod http;
mod images;
mod items;
mod ledger;
mod lists;
mod pages;
mod process;
mod search;
mod session;
mod settings;
mod uploading;
mod views;
