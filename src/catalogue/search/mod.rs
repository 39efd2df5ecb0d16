//! Finding products by words, whatever their spelling.

pub mod bit_set;
pub mod inverted_index;
mod kept_hits;
pub mod phonetics;
pub mod spellings;
pub mod suggest;
pub mod typos;
pub mod understand;
