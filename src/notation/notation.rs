use super::layers::{self, Layers};
use super::{Field, Phrase, Phrases, complaint, grammar_error, limits, literals, shape, tokens};
use crate::diagnostic::{Diagnostic, Kind, Source, Span};
use pest::iterators::Pair;
use pest_meta::optimizer::{self, OptimizedExpr, OptimizedRule};
use pest_meta::{parser, validator};
use pest_vm::Vm;
use std::collections::HashMap;
use std::fmt;

/// The compiled grammar of a game's decisions.
pub struct Notation {
    vm: Vm,
    docs: HashMap<String, String>,
    /// The fixed words of the grammar, for the nearest one to a misspelt.
    words: Vec<String>,
}

impl Notation {
    /// Compiles a notation from layers of grammar text: of two rules of a name the one of the later layer
    /// holds. The first layer is usually [`builtin`](super::builtin)`("common")`.
    ///
    /// # Errors
    /// [`Kind::Script`] at the place in the layer: a text that is no grammar, a rule that does not exist, that
    /// uses itself or repeats nothing for ever, a misplaced tag, a grammar beyond the limits.
    pub fn new(layers: &[Source]) -> Result<Notation, Diagnostic> {
        limits::enforce();
        let layers = Layers::merge(layers)?;
        let pairs = grammar_error::parse(&layers.text)
            .map_err(|error| grammar_error::tell_merged(&layers, vec![*error]))?;
        tokens::check(&layers, &pairs)?;
        let first = |errors| grammar_error::tell_merged(&layers, errors);
        validator::validate_pairs(pairs.clone()).map_err(first)?;
        let ast = parser::consume_rules(pairs).map_err(first)?;
        shape::check(&layers, &ast)?;
        let rules = optimizer::optimize(literals::name(ast));
        let words = words(&rules);
        Ok(Notation { vm: Vm::new(rules), docs: layers.docs, words })
    }

    /// Reads the decision that starts at a byte of a text. It ends where the grammar says; a separator or the
    /// end of the text must follow.
    ///
    /// # Errors
    /// [`Kind::Syntax`] at the column where the text stops fitting, with what was expected there;
    /// [`Kind::Limit`] if the grammar needs too many steps.
    pub fn read_decision(&self, source: &Source, at: usize) -> Result<Phrase, Diagnostic> {
        self.read_within(source, limits::clamp(&source.text, Span::new(at, source.text.len())))
    }

    /// Reads all decisions of a stretch, one at a time, skipping what separates them; ends after the first
    /// error.
    pub fn read_all<'a>(&'a self, source: &'a Source, span: Span) -> Phrases<'a> {
        Phrases::new(self, source, span)
    }

    /// Reads the decision at the start of a stretch that lies on whole characters.
    pub(super) fn read_within(&self, source: &Source, span: Span) -> Result<Phrase, Diagnostic> {
        let end = limits::floor(&source.text, span.end.min(span.start + limits::DECISION));
        let cut = end < span.end;
        let window = Span::new(span.start, end);
        match self.vm.parse(layers::START, &source.text[window.range()]) {
            Ok(mut pairs) => {
                let phrase = pairs
                    .next()
                    .and_then(|start| start.into_inner().next())
                    .and_then(|it| phrase(it, span.start));
                match phrase {
                    Some(phrase) if cut && phrase.span.end == end => {
                        Err(complaint::too_long(source, span.start))
                    }
                    Some(phrase) => Ok(phrase),
                    None => Err(Diagnostic::new(Kind::Internal, "a grammar left no tree").at(source, window)),
                }
            }
            Err(error) => Err(complaint::complain(self, source, window, error)),
        }
    }

    /// What errors call a rule.
    pub(super) fn words_for(&self, rule: &str) -> String {
        match self.docs.get(rule) {
            Some(doc) => doc.clone(),
            None => literals::words(rule).unwrap_or_else(|| format!("`{}`", rule.replace('_', " "))),
        }
    }

    /// The fixed words of the grammar.
    pub(super) fn literals(&self) -> impl Iterator<Item = &str> {
        self.words.iter().map(String::as_str)
    }
}

impl fmt::Debug for Notation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Notation").field("words", &self.words).finish_non_exhaustive()
    }
}

/// The phrase of a `decision` node, its spans moved right by `by`.
fn phrase(decision: Pair<'_, &str>, by: usize) -> Option<Phrase> {
    let whole = decision.as_span();
    let verb = decision.into_inner().find(|pair| literals::words(pair.as_rule()).is_none())?;
    let name = verb.as_rule().to_string();
    let tagged = verb.as_node_tag().is_some().then(|| verb.clone());
    let fields = tagged.into_iter().chain(verb.into_inner().flatten()).filter_map(|pair| {
        let span = pair.as_span();
        Some(Field {
            name: pair.as_node_tag()?.to_string(),
            rule: pair.as_rule().to_string(),
            text: span.as_str().to_string(),
            span: Span::new(span.start(), span.end()).shifted(by),
        })
    });
    let fields = fields.collect();
    Some(Phrase { verb: name, fields, span: Span::new(whole.start(), whole.end()).shifted(by) })
}

/// The literal words of at least three letters in a grammar.
fn words(rules: &[OptimizedRule]) -> Vec<String> {
    let mut words: Vec<String> = Vec::new();
    for rule in rules {
        for expr in rule.expr.iter_top_down() {
            if let OptimizedExpr::Str(word) | OptimizedExpr::Insens(word) = expr
                && word.len() > 2
                && word.chars().all(char::is_alphabetic)
            {
                words.push(word);
            }
        }
    }
    words.sort_unstable();
    words.dedup();
    words
}
