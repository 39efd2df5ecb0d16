//! What everybody reads of a person who reviews or asks: the first name and an initial, and nothing by which somebody
//! could be reached.

use unicode_normalization::char::is_combining_mark;

/// What stands before names here, folded to lower case and without its dot or visarga.
const TITLES: [&str; 17] = [
    "md",
    "mohd",
    "mst",
    "mr",
    "mrs",
    "ms",
    "dr",
    "engr",
    "prof",
    "মো",
    "মোহা",
    "মোছা",
    "মোসা",
    "ডা",
    "ড",
    "জনাব",
    "হাজী",
];
/// The most letters of a first name.
const MOST: usize = 30;
/// What joins the letters of a Bengali conjunct.
const HASANTA: char = '\u{09CD}';

/// `Rahim U.` of `Md. Rahim Uddin`; a name of one word stays alone. Empty where nothing is left that is a name: words with
/// digits, with signs of addresses or without any letter are no names.
#[must_use]
pub fn shown(name: &str) -> String {
    let words: Vec<&str> = name.split_whitespace().filter(|word| is_name(word)).collect();
    let titles = words.iter().take_while(|word| is_title(word)).count();
    let words = if titles < words.len() { &words[titles..] } else { &words[..] };
    let Some((first, rest)) = words.split_first() else { return String::new() };
    let first: String = first.trim_end_matches(is_stop).chars().take(MOST).collect();
    match rest.last().map(|last| initial(last)) {
        Some(initial) if !initial.is_empty() => format!("{first} {initial}."),
        _ => first,
    }
}

fn is_stop(letter: char) -> bool {
    matches!(letter, '.' | ',' | 'ঃ' | ':')
}

fn is_name(word: &str) -> bool {
    let word = word.trim_end_matches(is_stop);
    let plain = |c: char| {
        !c.is_numeric() && !matches!(c, '.' | '@' | ':' | '/' | '\\' | '#' | '<' | '>' | '&' | '_' | '+')
    };
    word.chars().any(char::is_alphabetic) && word.chars().all(plain)
}

fn is_title(word: &str) -> bool {
    TITLES.contains(&word.trim_end_matches(is_stop).to_lowercase().as_str())
}

/// The first letter with what is written on it.
fn initial(word: &str) -> String {
    let mut letters = word.chars().skip_while(|c| !c.is_alphabetic()).peekable();
    let mut initial: String = letters.next().into_iter().flat_map(char::to_uppercase).collect();
    while let Some(letter) = letters.next_if(|c| is_combining_mark(*c)) {
        initial.push(letter);
        if letter == HASANTA {
            initial.extend(letters.next_if(|c| c.is_alphabetic()));
        }
    }
    initial
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_first_name_and_an_initial_are_shown() {
        for (name, seen) in [
            ("Rahim Uddin", "Rahim U."),
            ("  rahim   ud din ", "rahim D."),
            ("Md. Rahim Uddin", "Rahim U."),
            ("MD Rahim", "Rahim"),
            ("মোঃ রহিম উদ্দিন", "রহিম উ."),
            ("রহিম ক্রেতা", "রহিম ক্রে."),
            ("করিম মিয়া", "করিম মি."),
            ("Rahim", "Rahim"),
            ("Dr.", "Dr"),
            ("Rahim (Agrabad)", "Rahim A."),
            ("O'Neil Smith-Jones", "O'Neil S."),
        ] {
            assert_eq!(shown(name), seen, "{name}");
        }
        assert_eq!(shown(&"x".repeat(100)), "x".repeat(30));
    }

    #[test]
    fn nothing_by_which_somebody_could_be_reached_is_shown() {
        for (name, seen) in [
            ("Rahim 01712345678", "Rahim"),
            ("Rahim ০১৭১২৩৪৫৬৭৮", "Rahim"),
            ("rahim@shop.example", ""),
            ("buy.example", ""),
            ("https://buy.example Rahim", "Rahim"),
            ("wa.me/8801", ""),
            ("+880", ""),
            ("...", ""),
            ("<b>x</b>", ""),
        ] {
            assert_eq!(shown(name), seen, "{name}");
        }
    }
}
