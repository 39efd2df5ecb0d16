//! Blog posts (spec 2, 3, 7; contract 7).

pub mod edit;
pub mod model;
pub mod routes;
pub mod store;
