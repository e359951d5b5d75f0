use crate::diagnostic::{Diagnostic, Kind};
use std::any::Any;
use std::cell::RefCell;
use std::panic::{self, AssertUnwindSafe};

thread_local! {
    static WHERE: RefCell<Option<String>> = const { RefCell::new(None) };
}

/// Keeps panics from printing by themselves: they are told as errors.
pub fn quiet() {
    panic::set_hook(Box::new(|info| {
        let place = info.location().map(|at| format!("{}:{}", at.file(), at.line()));
        WHERE.with(|kept| *kept.borrow_mut() = place);
    }));
}

/// Does something; a panic in it becomes an error.
///
/// # Errors
/// [`Kind::Internal`] if it panicked.
pub fn guard<T>(work: impl FnOnce() -> T) -> Result<T, Diagnostic> {
    panic::catch_unwind(AssertUnwindSafe(work)).map_err(|panic| tell(panic.as_ref()))
}

/// The error that a panic is told as.
fn tell(panic: &(dyn Any + Send)) -> Diagnostic {
    let words = match (panic.downcast_ref::<&str>(), panic.downcast_ref::<String>()) {
        (Some(words), _) => (*words).to_string(),
        (_, Some(words)) => words.clone(),
        _ => "no reason was given".to_string(),
    };
    let place = WHERE.with(|kept| kept.borrow_mut().take());
    let message = place.map_or_else(|| words.clone(), |place| format!("{words} ({place})"));
    Diagnostic::new(Kind::Internal, message).help(format!(
        "nothing that you did should lead here: please report it with the command line, these lines, and \
         `houserule {}`",
        env!("CARGO_PKG_VERSION")
    ))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_panic_is_told_as_a_fault() {
        let error = guard(|| panic!("out of {}", "bounds")).unwrap_err();
        assert_eq!(error.kind, Kind::Internal);
        assert!(error.message.starts_with("out of bounds"));
        assert_eq!(guard(|| 7), Ok(7));
    }
}
