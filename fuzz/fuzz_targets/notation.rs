#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| houserule_fuzz::notation::run(bytes));
