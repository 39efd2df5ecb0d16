//! The memory that the allocator keeps for later. Starting and storing pictures need far more for a moment than the
//! shop at rest, and without a request the allocator has no occasion to give it back (contract 9).
#![allow(unsafe_code, reason = "mimalloc is C; its one call stays inside this file")]

/// Gives memory that is not in use back to the system.
pub fn give_back() {
    // SAFETY: it may be called at any time from any thread.
    unsafe { libmimalloc_sys::mi_collect(true) }
}
