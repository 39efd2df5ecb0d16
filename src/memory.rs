//! The memory that the allocators keep for later. Starting and storing pictures need far more for a moment than the
//! shop at rest, and without a request the allocators have no occasion to give it back (contract 9).
#![allow(unsafe_code, reason = "the allocators are C; their calls stay inside this file")]

/// Gives memory that is not in use back to the system.
pub fn give_back() {
    // SAFETY: it may be called at any time from any thread.
    unsafe { libmimalloc_sys::mi_collect(true) };
    // The engine that draws pages and SQLite are C, and use the system's own.
    #[cfg(target_env = "gnu")]
    // SAFETY: it may be called at any time from any thread.
    unsafe {
        libc::malloc_trim(0);
    }
}
