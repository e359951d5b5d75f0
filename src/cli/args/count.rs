use std::num::NonZeroUsize;
use std::time::Duration;

/// Reads a count: digits, with `_` or `k`, `M` allowed to make large ones readable.
pub(super) fn count(text: &str) -> Result<u64, String> {
    let plain = text.replace('_', "");
    let (digits, unit) = match plain.strip_suffix(['k', 'K', 'M']) {
        Some(digits) if plain.ends_with('M') => (digits, 1_000_000),
        Some(digits) => (digits, 1000),
        None => (plain.as_str(), 1),
    };
    let number: u64 = digits.parse().map_err(|_| "expected a whole number such as `1000`".to_string())?;
    number.checked_mul(unit).filter(|number| *number > 0).ok_or_else(|| "this is out of range".to_string())
}

/// Reads a whole number that may be 0.
pub(super) fn number<N: TryFrom<u64>>(text: &str) -> Result<N, String> {
    let number: u64 = text.parse().map_err(|_| "expected a whole number such as `3`".to_string())?;
    N::try_from(number).map_err(|_| "this is out of range".to_string())
}

/// Reads a number of seconds, perhaps with a fraction.
pub(super) fn seconds(text: &str) -> Result<Duration, String> {
    let seconds: f64 = text.parse().map_err(|_| "expected a number of seconds such as `2.5`".to_string())?;
    Duration::try_from_secs_f64(seconds).map_err(|_| "this is out of range".to_string())
}

/// Reads a number of megabytes, as bytes.
pub(super) fn megabytes(text: &str) -> Result<usize, String> {
    let megabytes: usize = number::<u32>(text)? as usize;
    megabytes
        .checked_mul(1 << 20)
        .filter(|bytes| *bytes > 0)
        .ok_or_else(|| "this is out of range".to_string())
}

/// Reads a number of threads.
pub(super) fn threads(text: &str) -> Result<NonZeroUsize, String> {
    text.parse().map_err(|_| "expected a whole number from 1 on such as `2`".to_string())
}

#[cfg(test)]
mod tests {
    use super::count;

    #[test]
    fn reads_plain_and_round_numbers() {
        assert_eq!(count("1000"), Ok(1000));
        assert_eq!(count("10k"), Ok(10_000));
        assert_eq!(count("1_500"), Ok(1500));
        assert_eq!(count("2M"), Ok(2_000_000));
        assert!(count("0").is_err());
        assert!(count("-3").is_err());
        assert!(count("99999999999999999M").is_err());
    }
}
