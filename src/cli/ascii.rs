/// Whether the terminal says that it knows plain ASCII only.
pub fn only() -> bool {
    let set = |name: &str| std::env::var(name).ok().filter(|value| !value.is_empty());
    let locale = set("LC_ALL").or_else(|| set("LC_CTYPE")).or_else(|| set("LANG"));
    let plain = |locale: String| locale == "C" || locale == "POSIX";
    cfg!(unix) && locale.is_some_and(plain)
}
