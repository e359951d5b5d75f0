//! Why a piece is not pushed in or a row not taken.

use super::{Failure, View};
use crate::board::{CellSet, Point};
use crate::diagnostic::Diagnostic;
use crate::rule::{Intent, Pieces, RuleId, Set, Shape};

impl View<'_> {
    /// What is wrong with a push that is meant.
    pub(super) fn push_failure(
        &self,
        pieces: &Pieces,
        onto: &Set,
        intent: &Intent,
        rule: Option<RuleId>,
    ) -> Result<Failure, Diagnostic> {
        if let Some(failure) = self.not_in_hand(pieces, intent, rule) {
            return Ok(failure.after(1));
        }
        let Some(from) = intent.from else {
            let text = match intent.to.filter(|to| !self.position.stack(*to).is_empty()) {
                Some(to) => format!("`{}` is occupied, so it must be said from where", self.board().name(to)),
                None => "it does not say from where".to_string(),
            };
            return Ok(Failure::new(rule, text).after(2));
        };
        let name = self.board().name(from);
        let mut entries = self.board().entries().iter().filter(|entry| entry.from == from).peekable();
        if entries.peek().is_none() {
            let text = format!("`{name}` is not a point from which pieces come in");
            return Ok(Failure::new(rule, text).after(2));
        }
        let Some(to) = intent.to else {
            return Ok(Failure::new(rule, "it does not say which way").after(3));
        };
        let entry =
            entries.find(|entry| entry.first == to || self.gap(entry.first, entry.direction) == Some(to));
        let Some(entry) = entry else {
            let text = format!("no push goes from `{name}` to `{}`", self.board().name(to));
            return Ok(Failure::new(rule, text).after(3));
        };
        let reach = self.gap(entry.first, entry.direction);
        let end = self.board().ray(entry.first, entry.direction).last().copied().unwrap_or(entry.first);
        Ok(match self.missing(onto, reach.unwrap_or(end), rule)? {
            Some(failure) if reach.is_none() => {
                let first = self.board().name(entry.first);
                failure.saying(format!("the line from `{name}` over `{first}` is full")).after(4)
            }
            Some(failure) => failure.after(4),
            None => Failure::open(rule),
        })
    }

    /// What is wrong with a row that is to be taken.
    pub(super) fn take_failure(
        &self,
        shape: &Shape,
        intent: &Intent,
        rule: Option<RuleId>,
    ) -> Result<Failure, Diagnostic> {
        let Shape::Take { length, exact, of, along, spare, once, .. } = shape else {
            return Ok(Failure::open(rule));
        };
        let length = self.number(length)?;
        let mut rows = self.rows(self.cells(of)?, self.cells(along)?, length, *exact);
        if rows.is_empty() {
            return Ok(Failure::new(rule, "no row stands").after(1));
        }
        rows.retain(|(line, row)| !once.is_some_and(|once| self.is_dealt_with(once, *line, row)));
        if rows.is_empty() {
            return Ok(Failure::new(rule, "every row that stands is decided about").after(1));
        }
        let Some(cells) = &intent.cells else { return Ok(Failure::open(rule)) };
        let shared = |row: &[Point]| cells.iter().filter(|cell| row.contains(cell)).count();
        let nearest = rows.iter().map(|(_, row)| row).max_by_key(|row| shared(row));
        let row = nearest.filter(|row| shared(row) > 0 || cells.is_empty());
        let Some(row) = row else { return Ok(Failure::new(rule, "this is no row").after(2)) };
        if *exact && cells.len() as i64 != length {
            let text = format!("exactly {length} are taken, not {}", cells.len());
            return Ok(Failure::new(rule, text).after(3));
        }
        if let Some(outside) = cells.iter().find(|cell| !row.contains(cell)) {
            let text = format!("`{}` does not belong to the row", self.board().name(*outside));
            return Ok(Failure::new(rule, text).after(3));
        }
        let nothing = Set::Cells(CellSet::new());
        let spare = spare.as_ref().unwrap_or(&nothing);
        let rule = match spare {
            Set::Rule(id) => Some(*id),
            _ => rule,
        };
        for left in row.iter().filter(|cell| !cells.contains(cell)) {
            if !self.cells(spare)?.contains(*left) {
                let text = format!("`{}` would be left, and it must go", self.board().name(*left));
                return Ok(Failure::new(rule, text).after(4));
            }
        }
        Ok(Failure::open(rule))
    }
}
