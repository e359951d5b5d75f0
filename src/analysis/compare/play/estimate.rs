/// So many standard deviations from the middle hold 95 % of a normal distribution.
pub(in crate::analysis::compare) const USUAL: f64 = 1.959_963_984_540_054;
/// And so many 99.9 %: for a question that is asked again and again until it has an answer.
pub(super) const STRICT: f64 = 3.290_526_731_491_926;

/// A number that was measured, and the ends of an interval that holds the true one nearly always.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Estimate {
    /// What was measured.
    pub value: f64,
    /// The lower end.
    pub low: f64,
    /// The upper end.
    pub high: f64,
}

impl Estimate {
    /// A share of a number of trials, with an interval of 95 %.
    pub fn share_of_all(count: u64, of: u64) -> Estimate {
        Estimate::share(count, of, USUAL)
    }

    /// A share of a number of trials, by Wilson's score interval (E. B. Wilson, 1927); `z` standard deviations wide to
    /// each side.
    pub fn share(count: u64, of: u64, z: f64) -> Estimate {
        if of == 0 {
            return Estimate { value: 0.0, low: 0.0, high: 1.0 };
        }
        let (n, p) = (of as f64, count as f64 / of as f64);
        let middle = (p + z * z / (2.0 * n)) / (1.0 + z * z / n);
        let half = z / (1.0 + z * z / n) * (p * (1.0 - p) / n + z * z / (4.0 * n * n)).sqrt();
        // rounding must not leave out what was measured
        Estimate { value: p, low: (middle - half).clamp(0.0, p), high: (middle + half).clamp(p, 1.0) }
    }

    /// By how much the second of two shares of the same trials is larger: `both` are counted in both, `first` and
    /// `second` in one only, out of `of` (R. G. Newcombe, 1998, method 10).
    pub fn change_of_share(both: u64, first: u64, second: u64, of: u64, z: f64) -> Estimate {
        let one = Estimate::share(both + first, of, z);
        let other = Estimate::share(both + second, of, z);
        let (a, b, c) = (both as f64, first as f64, second as f64);
        let d = of as f64 - a - b - c;
        let product = (a + b) * (c + d) * (a + c) * (b + d);
        let together = a * d - b * c;
        let together = if together > 0.0 { (together - of as f64 / 2.0).max(0.0) } else { together };
        let phi = if product > 0.0 { together / product.sqrt() } else { 0.0 };
        let width = |x: f64, y: f64| (x * x - 2.0 * phi * x * y + y * y).max(0.0).sqrt();
        let value = other.value - one.value;
        Estimate {
            value,
            low: value - width(other.value - other.low, one.high - one.value),
            high: value + width(other.high - other.value, one.value - one.low),
        }
    }

    /// A mean of numbers that were measured independently, each given by how far it is from that mean; by Student's
    /// distribution.
    pub fn mean(value: f64, away: impl Iterator<Item = f64>, z: f64) -> Estimate {
        let (mut count, mut squares) = (0.0, 0.0);
        for away in away {
            count += 1.0;
            squares += away * away;
        }
        if count < 2.0 {
            return Estimate { value, low: f64::NEG_INFINITY, high: f64::INFINITY };
        }
        let free: f64 = count - 1.0;
        // the first terms of the quantile's expansion
        let t = z
            + (z.powi(3) + z) / (4.0 * free)
            + (5.0 * z.powi(5) + 16.0 * z.powi(3) + 3.0 * z) / (96.0 * free.powi(2))
            + (3.0 * z.powi(7) + 19.0 * z.powi(5) + 17.0 * z.powi(3) - 15.0 * z) / (384.0 * free.powi(3));
        let half = t * (squares / free / count).sqrt();
        Estimate { value, low: value - half, high: value + half }
    }

    /// Whether 0 lies outside.
    pub fn is_not_zero(&self) -> bool {
        self.low > 0.0 || self.high < 0.0
    }

    /// Half the width of the interval.
    pub fn half(&self) -> f64 {
        (self.high - self.low) / 2.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn near(found: Estimate, low: f64, high: f64) {
        assert!((found.low - low).abs() < 5e-4 && (found.high - high).abs() < 5e-4, "{found:?}");
    }

    #[test]
    fn shares_agree_with_published_intervals() {
        // Newcombe 1998, interval estimation for the single proportion, method 3
        near(Estimate::share(81, 263, USUAL), 0.2553, 0.3662);
        near(Estimate::share(15, 148, USUAL), 0.0624, 0.1605);
        near(Estimate::share(0, 20, USUAL), 0.0, 0.1611);
        near(Estimate::share(1, 29, USUAL), 0.0061, 0.1718);
    }

    #[test]
    fn a_mean_of_few_has_a_wide_interval() {
        // 1, 2, 3, 4: mean 2.5, t of 3 degrees of freedom is 3.182
        let found = Estimate::mean(2.5, [-1.5, -0.5, 0.5, 1.5].into_iter(), USUAL);
        assert!((found.half() - 3.182 * (5.0f64 / 12.0).sqrt()).abs() < 0.02, "{found:?}");
        assert_eq!(Estimate::mean(1.0, [0.0].into_iter(), USUAL).high, f64::INFINITY);
    }

    #[test]
    fn the_same_trials_do_not_change() {
        let same = Estimate::change_of_share(40, 0, 0, 100, USUAL);
        let apart = Estimate::change_of_share(16, 24, 24, 100, USUAL);
        assert!(same.value == 0.0 && same.half() < 0.4 * apart.half(), "{same:?} {apart:?}");
        assert!(Estimate::change_of_share(0, 0, 50, 100, USUAL).is_not_zero());
        assert!(!apart.is_not_zero());
    }
}
