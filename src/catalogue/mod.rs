//! The catalogue: five listings with one implementation (contract 4).
//!
//! `listings` holds every irregular path and title; `memory` keeps what lists and searches need; `search` finds by
//! words; `admin` is what the back office writes.

pub mod admin;
pub mod categories;
pub mod discovery;
pub mod facets;
pub mod filter;
pub mod index;
pub mod ledger;
pub mod listings;
pub mod memory;
pub mod model;
pub mod pictures;
pub mod prices;
pub mod query;
pub mod rating;
pub mod ready;
pub mod related;
pub mod routes;
pub mod search;
pub mod searching;
pub mod selection;
pub mod specs;
pub mod store;
pub mod struck;
pub mod variant;
pub mod views;
