//! A text on few lines: broken between words, a word that is too long between what readers see as letters, and cut with an
//! ellipsis where it does not fit.

use unicode_segmentation::UnicodeSegmentation as _;

/// What stands for what was left out.
const MORE: &str = "…";

/// A text on lines that fit, or nothing where it takes more than `most`.
pub fn wrapped(text: &str, most: usize, fits: impl Fn(&str) -> bool) -> Option<Vec<String>> {
    let (lines, rest) = filled(text, most, &fits);
    rest.is_empty().then_some(lines)
}

/// A text on at most so many lines that fit; of a longer one the end of the last line says so.
pub fn cut(text: &str, most: usize, fits: impl Fn(&str) -> bool) -> Vec<String> {
    let (mut lines, rest) = filled(text, most, &fits);
    if let Some(last) = lines.last_mut().filter(|_| !rest.is_empty()) {
        let all: Vec<&str> = last.graphemes(true).collect();
        let shorter = (0..=all.len()).rev().map(|count| {
            let kept = all[..count].concat();
            format!("{}{MORE}", kept.trim_end_matches(|c: char| c.is_whitespace() || ",;:-–/(".contains(c)))
        });
        *last = shorter.into_iter().find(|line| fits(line)).unwrap_or_else(|| MORE.to_owned());
    }
    lines
}

/// The lines, and what found no place on them.
fn filled(text: &str, most: usize, fits: &impl Fn(&str) -> bool) -> (Vec<String>, String) {
    let mut words: Vec<&str> = text.split_whitespace().rev().collect();
    let mut lines = Vec::new();
    while lines.len() < most && !words.is_empty() {
        let mut line = String::new();
        while let Some(word) = words.pop() {
            let longer = if line.is_empty() { word.to_owned() } else { format!("{line} {word}") };
            if fits(&longer) {
                line = longer;
                continue;
            }
            if line.is_empty() {
                let end = broken(word, fits);
                word[..end].clone_into(&mut line);
                words.extend(Some(&word[end..]).filter(|rest| !rest.is_empty()));
            } else {
                words.push(word);
            }
            break;
        }
        lines.push(line);
    }
    words.reverse();
    (lines, words.join(" "))
}

/// Where a word that is too long for a line is broken: after the last letter that fits, and after one at least.
fn broken(word: &str, fits: &impl Fn(&str) -> bool) -> usize {
    let ends = word.grapheme_indices(true).map(|(at, letter)| at + letter.len());
    let mut fitting = 0;
    for end in ends {
        if fitting > 0 && !fits(&word[..end]) {
            break;
        }
        fitting = end;
    }
    fitting
}

#[cfg(test)]
mod tests {
    use super::*;

    /// So many letters fit on a line.
    fn up_to(most: usize) -> impl Fn(&str) -> bool {
        move |line| line.graphemes(true).count() <= most
    }

    #[test]
    fn lines_are_broken_between_words() {
        assert_eq!(wrapped("one two  three", 2, up_to(8)).unwrap(), ["one two", "three"]);
        assert_eq!(wrapped("one two three", 1, up_to(8)), None);
        assert_eq!(wrapped("", 3, up_to(8)).unwrap(), Vec::<String>::new());
    }

    #[test]
    fn what_does_not_fit_ends_in_an_ellipsis() {
        assert_eq!(cut("one two three four", 2, up_to(8)), ["one two", "three…"]);
        assert_eq!(cut("one, two, three", 1, up_to(9)), ["one, two…"]);
        assert_eq!(cut("one two", 3, up_to(8)), ["one two"]);
        assert_eq!(cut("one two", 1, |_| false), ["…"]);
    }

    #[test]
    fn no_letter_is_torn_apart() {
        let word = "ক্ষক্ষ্মস্ট্রিকো".repeat(4);
        let letters: Vec<&str> = word.graphemes(true).collect();
        assert!(letters.contains(&"ক্ষ") && letters.contains(&"স্ট্রি"), "{letters:?}");
        for most in 1..7 {
            let lines = wrapped(&word, 99, up_to(most)).unwrap();
            assert_eq!(lines.concat(), word);
            let parts: Vec<&str> = lines.iter().flat_map(|line| line.graphemes(true)).collect();
            assert_eq!(parts, letters, "{most} on a line");
            let short = cut(&word, 1, up_to(most)).concat();
            let kept: Vec<&str> = short.strip_suffix(MORE).unwrap().graphemes(true).collect();
            assert_eq!(kept, letters[..most - 1], "{most} on the line");
        }
    }
}
