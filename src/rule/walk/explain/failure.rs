use crate::diagnostic::Diagnostic;
use crate::rule::{Evaluated, RuleId};

/// The part of a rule that fails.
#[derive(Clone, Debug)]
pub(super) struct Failure {
    /// The innermost named rule it belongs to.
    pub rule: Option<RuleId>,
    /// What fails, about the cells in question.
    pub text: String,
    /// What held before it.
    pub trail: Vec<String>,
    /// The rule, part by part with values.
    pub evaluation: Vec<Evaluated>,
    /// How much held before it, among the parts of a decision.
    passed: u8,
}

impl Failure {
    /// Something that fails.
    pub fn new(rule: Option<RuleId>, text: impl Into<String>) -> Self {
        Failure { rule, text: text.into(), trail: Vec::new(), evaluation: Vec::new(), passed: 0 }
    }

    /// Nothing fails by itself: something else keeps the decision from being open.
    pub fn open(rule: Option<RuleId>) -> Self {
        Failure { passed: u8::MAX, ..Failure::new(rule, "it is not open") }
    }

    /// The same, after so many parts that held.
    pub fn after(self, passed: u8) -> Self {
        Failure { passed, ..self }
    }

    /// The same, in other words.
    pub fn saying(self, text: impl Into<String>) -> Self {
        Failure { text: text.into(), ..self }
    }

    /// The same, told by a rule.
    pub fn told_by(self, rule: Option<RuleId>) -> Self {
        Failure { rule, ..self }
    }

    /// The same, after what held.
    pub fn along(self, trail: &[String]) -> Self {
        Failure { trail: trail.to_vec(), ..self }
    }

    /// The same with the rule that it stands in, part by part, if that is the rule that fails.
    pub fn within(
        mut self,
        rule: Option<RuleId>,
        evaluate: impl FnOnce(&mut Vec<Evaluated>) -> Result<(), Diagnostic>,
    ) -> Self {
        if self.rule == rule || self.evaluation.is_empty() {
            let mut parts = Vec::new();
            // a part that nobody needed to ask may fail: then the reason stands alone
            self.evaluation = evaluate(&mut parts).map(|()| parts).unwrap_or_default();
        }
        self
    }

    /// Whether nothing fails by itself.
    pub fn is_open(&self) -> bool {
        self.passed == u8::MAX
    }

    /// Whether more held before it.
    pub fn is_further_than(&self, other: &Failure) -> bool {
        self.passed > other.passed
    }
}
