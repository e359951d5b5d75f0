use houserule::diagnostic::{Diagnostic, Kind};

/// An error that can be shown: of a kind that is not the program's own fault, at a place that is there.
pub fn sound(error: &Diagnostic) {
    assert_ne!(error.kind, Kind::Internal, "{}", error.message);
    assert!(!error.message.trim().is_empty());
    if let Some((source, span)) = &error.at {
        assert!(span.start <= span.end && span.end <= source.text.len(), "{}: {span:?}", error.message);
        let whole = |at: usize| source.text.is_char_boundary(at);
        assert!(whole(span.start) && whole(span.end), "{}: {span:?}", error.message);
    }
    assert!(error.render(false).starts_with("error"));
}
