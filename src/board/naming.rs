/// The letters of a column counted from 0: `a` to `z`, then `aa`, `ab` and so on.
pub(super) fn column_name(column: usize) -> String {
    let mut letters = Vec::new();
    let mut rest = column + 1;
    while rest > 0 {
        rest -= 1;
        letters.push(char::from(b'a' + (rest % 26) as u8));
        rest /= 26;
    }
    letters.iter().rev().collect()
}

/// The name of a cell of a grid, both coordinates counted from 0.
pub(super) fn cell_name(column: usize, row: usize) -> String {
    format!("{}{}", column_name(column), row + 1)
}

/// Column and row, both from 0, of a name such as `c4`; the inverse of [`cell_name`].
pub(super) fn read_cell_name(name: &str) -> Option<(usize, usize)> {
    let split = name.find(|letter: char| !letter.is_ascii_lowercase())?;
    let (letters, digits) = name.split_at(split);
    let plain = digits.bytes().all(|digit| digit.is_ascii_digit()) && !digits.starts_with('0');
    if letters.is_empty() || letters.len() > 2 || digits.len() > 4 || !plain {
        return None;
    }
    let column = letters.bytes().fold(0, |column, letter| column * 26 + usize::from(letter - b'a') + 1);
    Some((column - 1, digits.parse::<usize>().ok()? - 1))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn columns_run_on_after_z() {
        let names: Vec<String> = [0, 25, 26, 51, 52, 701, 702].map(column_name).to_vec();
        assert_eq!(names, ["a", "z", "aa", "az", "ba", "zz", "aaa"]);
    }

    #[test]
    fn names_are_read_as_they_are_written() {
        for (column, row) in [(0, 0), (10, 4), (26, 11), (701, 1023)] {
            assert_eq!(read_cell_name(&cell_name(column, row)), Some((column, row)));
        }
        for wrong in ["", "a", "1", "a0", "a01", "A1", "aaa1", "a1b", "a12345", "é1", "a-1"] {
            assert_eq!(read_cell_name(wrong), None, "{wrong}");
        }
    }
}
