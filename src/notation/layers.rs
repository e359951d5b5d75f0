use super::grammar_error::{self, Parsed};
use super::limits;
use crate::diagnostic::{Diagnostic, Kind, Source, Span};
use pest_meta::parser::Rule;
use std::collections::HashMap;

/// What is laid under every notation: a decision ends where something separates it from the next.
const FRAME: &str = r#"
decision_with_end = ${ decision ~ decision_end }
/// the end of the decision
decision_end = @{ &(" " | ";" | "\n" | "\r" | "\t" | "\u{00a0}") | EOI }
"#;

/// The rule with which reading a decision starts.
pub(super) const START: &str = "decision_with_end";

/// One definition of a rule in a layer.
#[derive(Clone, Debug)]
struct Definition {
    layer: usize,
    name: Span,
    whole: Span,
    doc: Option<String>,
}

/// Several grammar texts merged into one: of two rules of a name the later one holds.
#[derive(Debug)]
pub(super) struct Layers {
    sources: Vec<Source>,
    /// The merged text.
    pub text: String,
    /// Where each definition starts in the merged text, in order, with the place that it came from.
    places: Vec<(usize, usize, usize)>,
    /// Where each rule starts in the merged text.
    starts: HashMap<String, usize>,
    /// What errors call a rule.
    pub docs: HashMap<String, String>,
}

impl Layers {
    /// Merges layers, the later over the earlier.
    pub(super) fn merge(layers: &[Source]) -> Result<Layers, Diagnostic> {
        let mut sources = layers.to_vec();
        sources.push(Source::new("the frame of every grammar", FRAME));
        let mut order: Vec<String> = Vec::new();
        let mut rules: HashMap<String, Definition> = HashMap::new();
        for (layer, source) in sources.iter().enumerate() {
            for (name, mut definition) in definitions(source, layer)? {
                match rules.get(&name) {
                    Some(old) if old.layer == layer => {
                        return Err(defined_twice(source, &name, old, &definition));
                    }
                    Some(old) if layer + 1 == sources.len() => {
                        let message =
                            format!("the rule `{name}` is the program's own and cannot be redefined");
                        return Err(Diagnostic::new(Kind::Script, message).at(&sources[old.layer], old.name));
                    }
                    Some(old) => definition.doc = definition.doc.or_else(|| old.doc.clone()),
                    None => order.push(name.clone()),
                }
                rules.insert(name, definition);
            }
        }
        let mut merged = Layers {
            sources,
            text: String::new(),
            places: Vec::new(),
            starts: HashMap::new(),
            docs: HashMap::new(),
        };
        for name in order {
            let Some(definition) = rules.remove(&name) else { continue };
            let start = merged.text.len();
            merged.places.push((start, definition.layer, definition.whole.start));
            merged.text.push_str(&merged.sources[definition.layer].text[definition.whole.range()]);
            merged.text.push('\n');
            if let Some(doc) = definition.doc {
                merged.docs.insert(name.clone(), doc);
            }
            merged.starts.insert(name, start);
        }
        Ok(merged)
    }

    /// Where a rule is defined in the merged text.
    pub(super) fn definition(&self, name: &str) -> Option<usize> {
        self.starts.get(name).copied()
    }

    /// The number of the layer that a byte of the merged text came from.
    pub(super) fn layer(&self, byte: usize) -> usize {
        self.origin(byte).1
    }

    /// The layer and the place in it of a stretch of the merged text.
    pub(super) fn place(&self, span: Span) -> (&Source, Span) {
        let (start, layer, from) = self.origin(span.start);
        let source = &self.sources[layer];
        let at = |byte: usize| (byte.max(start) - start + from).min(source.text.len());
        (source, Span::new(at(span.start), at(span.end)))
    }

    fn origin(&self, byte: usize) -> (usize, usize, usize) {
        let index = self.places.partition_point(|(start, ..)| *start <= byte).saturating_sub(1);
        self.places.get(index).copied().unwrap_or_default()
    }
}

/// The definitions of one layer, with the `///` lines above each.
fn definitions(source: &Source, layer: usize) -> Result<Vec<(String, Definition)>, Diagnostic> {
    if source.text.len() > limits::GRAMMAR {
        let message = format!("a grammar may have {} KiB, this one is longer", limits::GRAMMAR / 1024);
        return Err(Diagnostic::new(Kind::Script, message).at(source, Span::default()));
    }
    let pairs: Parsed<'_> =
        grammar_error::parse(&source.text).map_err(|error| grammar_error::tell(source, *error))?;
    let mut found = Vec::new();
    let mut doc: Option<String> = None;
    for pair in pairs.filter(|pair| pair.as_rule() == Rule::grammar_rule) {
        let whole = Span::new(pair.as_span().start(), pair.as_span().end());
        let Some(head) = pair.into_inner().next() else { continue };
        if head.as_rule() == Rule::line_doc {
            let line = head.as_str().trim_start_matches('/').trim();
            doc = Some(doc.map_or_else(|| line.to_string(), |above| format!("{above} {line}")));
        } else {
            let name = Span::new(head.as_span().start(), head.as_span().end());
            found.push((head.as_str().to_string(), Definition { layer, name, whole, doc: doc.take() }));
        }
    }
    Ok(found)
}

fn defined_twice(source: &Source, name: &str, old: &Definition, new: &Definition) -> Diagnostic {
    let (line, column) = source.line_column(old.name.start);
    Diagnostic::new(Kind::Script, format!("the rule `{name}` is defined twice in one grammar"))
        .at(source, new.name)
        .note(format!("it is first defined at {}:{line}:{column}", source.name))
}
