use std::io::{self, BufRead, Read};

/// The longest line that is read.
const LONGEST: u64 = 64 << 20;

/// A line of input with its number.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// Its number, from 1.
    pub number: usize,
    /// What it says, or why it cannot be read.
    pub text: Result<String, &'static str>,
}

/// The lines of an input, one at a time, without those that say nothing.
#[derive(Debug)]
pub struct Lines<R> {
    input: R,
    number: usize,
}

impl<R: BufRead> Lines<R> {
    /// The lines of an input.
    pub fn new(input: R) -> Self {
        Lines { input, number: 0 }
    }

    /// Leaves out what is left of a line.
    fn skip(&mut self) -> io::Result<()> {
        loop {
            let buffer = self.input.fill_buf()?;
            let Some(end) = buffer.iter().position(|byte| *byte == b'\n') else {
                let read = buffer.len();
                if read == 0 {
                    return Ok(());
                }
                self.input.consume(read);
                continue;
            };
            self.input.consume(end + 1);
            return Ok(());
        }
    }
}

impl<R: BufRead> Iterator for Lines<R> {
    type Item = io::Result<Line>;

    fn next(&mut self) -> Option<io::Result<Line>> {
        loop {
            let mut bytes = Vec::new();
            match self.input.by_ref().take(LONGEST).read_until(b'\n', &mut bytes) {
                Ok(0) => return None,
                Ok(_) => self.number += 1,
                Err(error) => return Some(Err(error)),
            }
            let number = self.number;
            if bytes.last() != Some(&b'\n') && bytes.len() as u64 == LONGEST {
                let rest = self.skip();
                return Some(rest.map(|()| Line { number, text: Err("this line is too long") }));
            }
            let text = match String::from_utf8(bytes) {
                Ok(text) if text.trim().is_empty() => continue,
                Ok(text) => {
                    Ok(text.trim_start_matches('\u{feff}').trim_end_matches(['\n', '\r']).to_string())
                }
                Err(_) => Err("this line is not UTF-8 text"),
            };
            return Some(Ok(Line { number, text }));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_keep_their_numbers_and_bad_ones_are_told() {
        let lines: Vec<Line> = Lines::new(&b"\n{}\r\n \n\xff\n{\"id\":1}"[..]).map(Result::unwrap).collect();
        let told: Vec<_> = lines.into_iter().map(|line| (line.number, line.text)).collect();
        let expected = [
            (2, Ok("{}".to_string())),
            (4, Err("this line is not UTF-8 text")),
            (5, Ok("{\"id\":1}".to_string())),
        ];
        assert_eq!(told, expected);
    }
}
