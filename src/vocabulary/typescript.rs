//! Constants in TypeScript, laid out as the interface's formatter lays them out.

use std::fmt::Write as _;

/// The widest line that the interface's code has.
const WIDTH: usize = 100;

/// A value in TypeScript.
pub(super) enum Ts {
    Number(i64),
    Flag(bool),
    Text(String),
    List(Vec<Ts>),
    Record(Vec<(String, Ts)>),
}

impl From<i64> for Ts {
    fn from(number: i64) -> Self {
        Self::Number(number)
    }
}

impl From<usize> for Ts {
    fn from(number: usize) -> Self {
        Self::Number(i64::try_from(number).unwrap_or(i64::MAX))
    }
}

impl From<bool> for Ts {
    fn from(flag: bool) -> Self {
        Self::Flag(flag)
    }
}

impl From<&str> for Ts {
    fn from(text: &str) -> Self {
        Self::Text(text.to_owned())
    }
}

impl<T: Into<Self> + Clone> From<&[T]> for Ts {
    fn from(list: &[T]) -> Self {
        Self::List(list.iter().cloned().map(Into::into).collect())
    }
}

/// A record by its members, whose values are of any kind.
macro_rules! record {
    ($($name:literal: $value:expr),+ $(,)?) => {
        Ts::Record(vec![$(($name.to_owned(), Ts::from($value))),+])
    };
}

impl Ts {
    /// The value as the interface's formatter writes it, where it begins at a column of an indented line.
    fn written(&self, indent: usize, before: usize, after: usize) -> String {
        match self {
            Self::Number(number) => grouped(*number),
            Self::Flag(flag) => flag.to_string(),
            Self::Text(text) => quoted(text),
            Self::Record(members) => {
                let bare = |name: &str| name.chars().all(|c| c.is_ascii_alphanumeric());
                let rows = members.iter().map(|(name, value)| {
                    let name = if bare(name) { name.clone() } else { quoted(name) };
                    let value = value.written(indent + 2, indent + 2 + name.len() + 2, 1);
                    format!("{name}: {value}")
                });
                block('{', rows, '}', indent)
            }
            Self::List(items) => {
                let short: Vec<String> = items.iter().map(|item| item.written(indent + 2, 0, 0)).collect();
                let line = format!("[{}]", short.join(", "));
                if before + line.len() + after <= WIDTH && !line.contains('\n') {
                    return line;
                }
                block('[', short.into_iter(), ']', indent)
            }
        }
    }
}

fn block(open: char, rows: impl Iterator<Item = String>, close: char, indent: usize) -> String {
    let inner = " ".repeat(indent + 2);
    let rows = rows.map(|row| format!("{inner}{row},\n")).collect::<Vec<_>>().concat();
    format!("{open}\n{rows}{}{close}", " ".repeat(indent))
}

/// Digits in groups of three, as the interface writes long numbers.
fn grouped(number: i64) -> String {
    let digits = number.to_string();
    if digits.len() < 5 {
        return digits;
    }
    let groups: Vec<&str> =
        digits.as_bytes().rchunks(3).rev().filter_map(|g| std::str::from_utf8(g).ok()).collect();
    groups.join("_")
}

fn quoted(text: &str) -> String {
    serde_json::Value::from(text).to_string()
}

/// A file of constants, each with a line that says what it is.
pub(super) struct Sheet(String);

impl Sheet {
    pub fn new() -> Self {
        Self(
            "// Written by `make gen` from src/vocabulary.rs. Change it there: a test compares the two.\n"
                .to_owned(),
        )
    }

    /// Adds a constant with its line.
    pub fn has(&mut self, doc: &str, name: &str, value: impl Into<Ts>) {
        let value = value.into();
        let constant = if matches!(value, Ts::List(_) | Ts::Record(_)) { " as const;" } else { ";" };
        let head = format!("export const {name} = ");
        let text = matches!(value, Ts::Text(_));
        let value = value.written(0, head.len(), constant.len());
        let width = head.len() + value.chars().count() + constant.len();
        let _ = if text && width > WIDTH {
            write!(self.0, "\n/** {doc} */\n{}\n  {value}{constant}\n", head.trim_end())
        } else {
            write!(self.0, "\n/** {doc} */\n{head}{value}{constant}\n")
        };
    }

    /// The file as it is.
    pub fn text(self) -> String {
        self.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn text_too_wide_for_its_line_stands_on_the_next() {
        let mut sheet = Sheet(String::new());
        // `export const WORDS = "…";` is 24 characters and the words.
        sheet.has("As wide as a line.", "WORDS", "x".repeat(76).as_str());
        sheet.has("Wider.", "WORDS", "x".repeat(77).as_str());
        let (wide, wider) = ("x".repeat(76), "x".repeat(77));
        assert_eq!(
            sheet.0,
            format!(
                "\n/** As wide as a line. */\nexport const WORDS = \"{wide}\";\n\n/** Wider. */\nexport const WORDS =\n  \"{wider}\";\n"
            )
        );
    }

    #[test]
    fn long_lists_are_broken_and_names_quoted() {
        let mut sheet = Sheet(String::new());
        let rows = record! { "a": &["x"; 3][..], "b c": 12_345_678_i64, "d": &["long enough"; 9][..] };
        sheet.has("What it is.", "THING", rows);
        let rest = "    \"long enough\",\n".repeat(9);
        assert_eq!(
            sheet.0,
            format!(
                "\n/** What it is. */\nexport const THING = {{\n  a: [\"x\", \"x\", \"x\"],\n  \"b c\": 12_345_678,\n  d: [\n{rest}  ],\n}} as const;\n"
            )
        );
    }
}
