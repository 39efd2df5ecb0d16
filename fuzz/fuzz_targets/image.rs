#![no_main]

#[global_allocator]
static COUNTED: haat_fuzz::peak::Counting = haat_fuzz::peak::Counting;

libfuzzer_sys::fuzz_target!(|data: &[u8]| haat_fuzz::image::run(data));
