//! The catalogue: five listings with one implementation (contract 4).
//!
//! `kinds` holds every irregular path and title; `catalogue` keeps in memory what lists and searches need.

pub mod admin;
mod bulk;
pub mod catalogue;
pub mod categories;
pub mod change;
pub mod choice;
pub mod facets;
pub mod filter;
pub mod form;
pub mod help;
pub mod index;
pub mod kinds;
pub mod ledger;
pub mod manage;
pub mod model;
pub mod query;
pub mod ready;
pub mod related;
pub mod routes;
pub mod sound;
pub mod spellings;
pub mod store;
pub mod suggest;
pub mod terms;
pub mod typos;
pub mod views;
