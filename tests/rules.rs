//! The rule tests that are shipped beside the rules, each a test of its own.

use houserule::analysis::Work;
use houserule::render::Style;
use houserule::script::{Library, LibraryPaths};
use houserule::session::Shelf;
use houserule::session::rule_test::{report, run};
use libtest_mimic::{Arguments, Failed, Trial};
use std::process::ExitCode;
use std::sync::Arc;

static STOP: Work = Work::new();

fn main() -> ExitCode {
    let library = Library::new(LibraryPaths { working: Some("rules".into()), ..LibraryPaths::default() });
    let shelf = Arc::new(Shelf::new(library));
    let mut trials = Vec::new();
    for file in shelf.library().test_files() {
        match shelf.library().tests_in(&file) {
            Err(errors) => trials.push(Trial::test(file.name.clone(), move || {
                Err(Failed::from(
                    errors.iter().map(|error| error.render(false)).collect::<Vec<_>>().join("\n"),
                ))
            })),
            Ok(tests) => trials.extend(tests.into_iter().map(|test| {
                let shelf = shelf.clone();
                let set: String =
                    test.request.set.iter().map(|(key, value)| format!(" {key}={value}")).collect();
                Trial::test(format!("{}{set}: {}", test.request.game, test.name), move || {
                    let tested =
                        run(&shelf, &test, &STOP).map_err(|errors| Failed::from(errors[0].render(false)))?;
                    if tested.passed() {
                        Ok(())
                    } else {
                        Err(Failed::from(report(&tested, &Style::default())))
                    }
                })
            })),
        }
    }
    assert!(!trials.is_empty(), "there are no rule tests");
    libtest_mimic::run(&Arguments::from_args(), trials).exit_code()
}
