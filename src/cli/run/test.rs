use crate::analysis::PlayoutsJob;
use crate::cli::args::{Manner, TestArgs};
use crate::cli::exit::Exit;
use crate::cli::failure::Failure;
use crate::cli::progress::Progress;
use crate::cli::show::{self, Tint};
use crate::cli::streams::Streams;
use crate::cli::{fault, interrupt};
use crate::diagnostic::{Diagnostic, Kind};
use crate::script::RuleTest;
use crate::session::Shelf;
use crate::session::coverage::Coverings;
use crate::session::rule_test::{self, Tested, report};
use std::io::Write;

/// After how many turns a random game is given up, unless said otherwise.
const MAX_PLIES: u32 = 200;

/// Plays rule tests and tells which hold, and how the others fail.
///
/// # Errors
/// If what is asked for is not there, or the answer cannot be written.
pub fn test(streams: &mut Streams, shelf: &Shelf, args: &TestArgs) -> Result<Exit, Failure> {
    let (tests, mut exit) = read(streams, shelf, args)?;
    let fits = |test: &&RuleTest| {
        let filter = args.filter.as_deref().unwrap_or("").to_lowercase();
        let parts = [test.name.as_str(), test.request.game.as_str(), &test.source.name];
        parts.iter().any(|part| part.to_lowercase().contains(&filter))
    };
    let mut failed: Vec<Tested> = Vec::new();
    let (mut passed, mut broken) = (0, 0);
    let mut told: Vec<Diagnostic> = Vec::new();
    let mut group = String::new();
    let mut coverings = Coverings::default();
    let progress = Progress::counting("tests");
    for test in tests.iter().filter(fits) {
        let now = heading(test);
        if now != group && !streams.json {
            progress.beside(|| writeln!(streams.out, "{}", Tint::Strong.on(&now)))?;
            group = now;
        }
        let result = fault::guard(|| match args.coverage {
            Some(_) => coverings.test(shelf, test, interrupt::work()),
            None => rule_test::run(shelf, test, interrupt::work()),
        });
        // a test that was broken off says nothing
        if interrupt::stopped() {
            break;
        }
        progress.step();
        match result.unwrap_or_else(|fault| Err(vec![fault])) {
            Ok(tested) => {
                progress.beside(|| tell(streams, &tested))?;
                exit = exit.max(ends(&tested));
                if tested.passed() {
                    passed += 1;
                } else {
                    failed.push(tested);
                }
            }
            Err(errors) => {
                broken += 1;
                progress.beside(|| {
                    if !streams.json {
                        writeln!(streams.out, "  {}  {}", Tint::Bad.on("broken"), test.name)?;
                    }
                    for error in errors.into_iter().filter(|error| !told.contains(error)).collect::<Vec<_>>()
                    {
                        streams.tell(&error)?;
                        told.push(error);
                    }
                    Ok::<_, Failure>(())
                })?;
                exit = exit.max(Exit::Unreadable);
            }
        }
    }
    drop(progress);
    let total = passed + failed.len() + broken;
    if total == 0 && !interrupt::stopped() {
        if exit != Exit::Good {
            return Ok(exit);
        }
        let filter = args.filter.as_deref().unwrap_or("");
        return Err(Diagnostic::new(Kind::Usage, format!("no test fits `{filter}`")).into());
    }
    if args.coverage.is_some() && args.n.is_some() && !interrupt::stopped() {
        exit = exit.max(random_games(streams, &mut coverings, args)?);
    }
    if streams.json {
        if args.coverage.is_some() {
            writeln!(streams.out, "{}", serde_json::json!({"coverage": coverings.answer()}))?;
        }
        let sum =
            serde_json::json!({"tests": total, "passed": passed, "failed": failed.len(), "broken": broken});
        writeln!(streams.out, "{sum}")?;
        return ended(exit);
    }
    for tested in &failed {
        writeln!(streams.out, "\n{} {}", Tint::Bad.on("FAILED"), Tint::Strong.on(&tested.test.name))?;
        write!(streams.out, "{}", report(tested, &streams.style()))?;
    }
    let broken = if broken > 0 { format!(", {broken} broken") } else { String::new() };
    let tests = if total == 1 { "test" } else { "tests" };
    let stopped = if interrupt::stopped() { "; stopped before the others" } else { "" };
    writeln!(streams.out, "\n{total} {tests}: {passed} ok, {} failed{broken}{stopped}", failed.len())?;
    if let Some(manner) = args.coverage {
        let answer = coverings.answer();
        let text = match manner {
            Manner::Table => show::coverage(&answer),
            Manner::Listing => show::listing(&answer),
        };
        write!(streams.out, "{text}")?;
    }
    ended(exit)
}

/// How it ends, unless it was interrupted.
fn ended(exit: Exit) -> Result<Exit, Failure> {
    if interrupt::stopped() { Err(Failure::Interrupted) } else { Ok(exit) }
}

/// Plays random games, in which it is watched which rules fire.
fn random_games(streams: &mut Streams, coverings: &mut Coverings, args: &TestArgs) -> Result<Exit, Failure> {
    let _progress = Progress::of(interrupt::work(), true);
    let job = PlayoutsJob {
        games: args.n.unwrap_or(0),
        seed: args.seed.unwrap_or(0),
        max_plies: Some(args.max_plies.map_or(MAX_PLIES, |most| u32::try_from(most).unwrap_or(u32::MAX))),
    };
    let played = fault::guard(|| coverings.play(job, interrupt::work()).map_err(|error| vec![error]));
    let mut exit = Exit::Good;
    if interrupt::stopped() {
        return Ok(exit);
    }
    for error in played.unwrap_or_else(|fault| Err(vec![fault])).err().into_iter().flatten() {
        exit = exit.max(streams.tell(&error)?);
    }
    Ok(exit)
}

/// The tests asked for; files that cannot be read are told of, and count in how the program ends.
fn read(streams: &mut Streams, shelf: &Shelf, args: &TestArgs) -> Result<(Vec<RuleTest>, Exit), Failure> {
    let library = shelf.library();
    let mut parts = Vec::new();
    if args.what.is_empty() {
        parts.push(library.all_rule_tests());
    }
    for what in &args.what {
        parts.push(library.rule_tests(what)?);
    }
    let (mut tests, mut exit) = (Vec::new(), Exit::Good);
    for (read, errors) in parts {
        tests.extend(read);
        for error in errors {
            exit = exit.max(streams.tell(&error)?);
        }
    }
    Ok((tests, exit))
}

/// Which rules are tested, and where.
fn heading(test: &RuleTest) -> String {
    let set = test.request.set.iter().map(|(key, value)| format!(" {key}={value}"));
    let with = test.request.with.iter().map(|layer| format!(" with {layer}"));
    let rules: String = set.chain(with).collect();
    format!("{}{rules} ({})", test.request.game, test.source.name)
}

fn tell(streams: &mut Streams, tested: &Tested) -> Result<(), Failure> {
    if streams.json {
        serde_json::to_writer(&mut streams.out, tested).map_err(std::io::Error::from)?;
        writeln!(streams.out)?;
        return Ok(());
    }
    let state = match tested.passed() {
        true => Tint::Good.on("ok    "),
        false => Tint::Bad.on("FAILED"),
    };
    writeln!(streams.out, "  {state}  {}", tested.test.name)?;
    Ok(streams.out.flush()?)
}

fn ends(tested: &Tested) -> Exit {
    match tested.failures.iter().any(rule_test::Failure::is_broken) {
        true => Exit::Unreadable,
        false => Exit::good_if(tested.passed()),
    }
}
