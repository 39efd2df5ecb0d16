//! The one API test binary: every call through the real router, on a database of its own.

#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    reason = "a test ends where something is not as it must be"
)]

mod support;

mod adding;
mod audit;
mod authz;
mod banners;
mod blogs;
mod caching;
mod contact;
mod deleting;
mod editing;
mod forms;
mod http;
mod images;
mod items;
mod ledger;
mod lists;
mod pages;
mod search;
mod session;
mod settings;
mod uploading;
mod views;
