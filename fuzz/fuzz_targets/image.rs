#![no_main]

use haat_fuzz::peak;

#[global_allocator]
static COUNTED: peak::Counting = peak::Counting;

/// What is asserted of memory is nothing unless it is counted.
fn counted() {
    let (room, most) = peak::of(|| Vec::<u8>::with_capacity(1 << 20));
    assert!(most >= room.capacity(), "the allocator counts");
}

libfuzzer_sys::fuzz_target!(init: counted(), |data: &[u8]| haat_fuzz::image::run(data));
