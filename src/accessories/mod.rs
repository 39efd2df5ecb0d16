//! What goes with a product: what the owner chose, else what was bought together with it (contract 4).

pub mod admin;
pub mod model;
pub mod routes;
pub mod store;
