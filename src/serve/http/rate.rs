use std::time::Instant;

/// How many requests there may be in a second, and how many at once.
const SECOND: f64 = 400.0;
const BURST: f64 = 800.0;

/// Counts requests: there may be many at once, but not so many for long.
#[derive(Debug)]
pub struct Rate {
    left: f64,
    at: Option<Instant>,
}

impl Default for Rate {
    fn default() -> Rate {
        Rate { left: BURST, at: None }
    }
}

impl Rate {
    /// Whether there may be one more.
    pub fn one_more(&mut self, now: Instant) -> bool {
        let passed = self.at.map_or(0.0, |at| now.saturating_duration_since(at).as_secs_f64());
        self.at = Some(now);
        self.left = (self.left + passed * SECOND).min(BURST);
        if self.left < 1.0 {
            return false;
        }
        self.left -= 1.0;
        true
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::Duration;

    #[test]
    fn who_asks_too_often_has_to_wait() {
        let (mut rate, now) = (Rate::default(), Instant::now());
        let asked = (0..2000).filter(|_| rate.one_more(now)).count();
        assert_eq!(asked, BURST as usize);
        assert!(!rate.one_more(now));
        assert!(rate.one_more(now + Duration::from_millis(10)));
    }
}
