//! Orders: those of customers, quick orders of visitors, and what the back office does with both (contract 5 to 7).

pub mod admin;
pub mod basket;
pub mod changes;
pub mod checkout;
mod checkout_form;
pub mod demand;
pub mod filter;
pub mod grams;
pub mod history;
pub mod insert;
pub mod kept;
pub mod lines;
pub mod list;
pub mod making;
pub mod model;
pub mod moves;
pub mod place;
pub mod quick;
pub mod quote;
pub mod refused;
pub mod routes;
pub mod sales;
pub mod shelf;
pub mod statistics;
pub mod store;
pub mod takings;
pub mod telling;
pub mod together;
pub mod track;
pub mod views;

#[cfg(test)]
mod tests;
