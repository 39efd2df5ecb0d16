//! What the owner sets about the shop (contract 6).

pub mod delivery;
pub mod model;
pub mod own_words;
pub mod routes;
pub mod store;
