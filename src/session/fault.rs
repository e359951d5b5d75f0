use super::Session;
use super::rule_test::test_of_finding;
use crate::analysis::{Law, PlayoutsJob, Work, broken, failing};
use crate::diagnostic::{Diagnostic, Kind};
use crate::script::Request;

impl Session {
    /// The error of a script in random games from here, with the shortest game that shows it and a rule test of it.
    pub fn fault_in_playouts(
        &self,
        request: &Request,
        error: Diagnostic,
        job: PlayoutsJob,
        work: &Work,
    ) -> Diagnostic {
        if error.kind != Kind::Script {
            return error;
        }
        match failing(self.game(), self.position(), job, work) {
            Ok(Some(more)) => self.fault(request, error, more, work),
            _ => error,
        }
    }

    /// The error of a script as a move was made, or as it was asked what is open, with the shortest game that shows it
    /// and a rule test of it.
    pub fn fault_in_play(&self, request: &Request, error: Diagnostic, work: &Work) -> Diagnostic {
        if error.kind != Kind::Script {
            return error;
        }
        let open = self.rules().decisions(self.position()).unwrap_or_default();
        let fails = open.iter().find(|decision| {
            let played = self.rules().play(&mut self.position().clone(), decision);
            played.is_err_and(|other| other.place() == error.place())
        });
        let more = fails.map(|decision| self.game().decision_text(decision));
        self.fault(request, error, more.into_iter().collect(), work)
    }

    fn fault(&self, request: &Request, error: Diagnostic, more: Vec<String>, work: &Work) -> Diagnostic {
        let played = self.played().iter().map(|played| played.text.clone());
        let texts: Vec<String> = played.chain(more).collect();
        let found = broken(self.game(), self.notation(), self.start(), &texts, Some(Law::Script), work);
        let same = |finding: &crate::analysis::Finding| {
            finding.error.place() == error.place() && finding.error.message == error.message
        };
        let Some(finding) = found.unwrap_or_default().into_iter().find(same) else { return error };
        let shows = match finding.game.as_deref() {
            Some([]) | None => "it shows at once".to_string(),
            Some(game) => format!("it shows after {}", game.join(" ")),
        };
        let own_start = self.rules().start().is_ok_and(|start| start == *self.start());
        let test = test_of_finding(request, &finding).filter(|_| own_start);
        let error = error.note(shows);
        match test {
            Some(test) => error.note(format!("a rule test of it:\n{}", test.trim_end())),
            None => error,
        }
    }
}
