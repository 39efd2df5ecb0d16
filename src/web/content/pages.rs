//! The numbered pages of a list, as links.

use super::bundle::Templates;
use super::template::Values;

/// The numbers, as HTML; nothing while there is only one page.
#[must_use]
pub fn html(templates: Templates, current: u32, count: u32, address: impl Fn(u32) -> String) -> String {
    if count <= 1 {
        return String::new();
    }
    let language = templates.language;
    let item = |n: Option<u32>| {
        let Some(n) = n else { return Values::default().case("page", "gap") };
        Values::default()
            .case("page", if n == current { "current" } else { "link" })
            // The template brings the slash.
            .text("href", address(n).trim_start_matches('/').to_owned())
            .text("nRaw", n.to_string())
            .text("nNumber", language.number(i64::from(n)))
            .text("nPlain", language.plain(i64::from(n)))
    };
    let items = numbers(current, count).into_iter().map(item).collect();
    templates.fill("pages", &Values::default().list("pages", items))
}

/// The pages to show: first, last and those around the current one; a gap is nothing.
fn numbers(current: u32, count: u32) -> Vec<Option<u32>> {
    let near = |n: u32| n.abs_diff(current) <= 1;
    let at_start = |n: u32| current <= 3 && n <= 4;
    let at_end = |n: u32| current.saturating_add(2) >= count && n.saturating_add(3) >= count;
    let shown = |n: &u32| *n == 1 || *n == count || near(*n) || at_start(*n) || at_end(*n);
    // Only those near the ends and the current one can be shown: counting through all would be long.
    let near_ends = (1..=4).chain(current.saturating_sub(1)..=current.saturating_add(1));
    let mut wanted: Vec<u32> = near_ends
        .chain(count.saturating_sub(3)..=count)
        .filter(|n| (1..=count).contains(n) && shown(n))
        .collect();
    wanted.sort_unstable();
    wanted.dedup();
    let mut out = Vec::new();
    for n in wanted {
        match out.last().copied().flatten() {
            Some(last) if n - last == 2 => out.push(Some(n - 1)),
            Some(last) if n - last > 2 => out.push(None),
            _ => {}
        }
        out.push(Some(n));
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_same_numbers_as_in_the_interface() {
        let shown = |current, count| {
            let text = |n: Option<u32>| n.map_or("-".to_owned(), |n| n.to_string());
            numbers(current, count).into_iter().map(text).collect::<Vec<_>>().join(" ")
        };
        assert_eq!(shown(1, 2), "1 2");
        assert_eq!(shown(1, 10), "1 2 3 4 - 10");
        assert_eq!(shown(3, 10), "1 2 3 4 - 10");
        assert_eq!(shown(4, 10), "1 2 3 4 5 - 10");
        assert_eq!(shown(5, 10), "1 - 4 5 6 - 10");
        assert_eq!(shown(7, 10), "1 - 6 7 8 9 10");
        assert_eq!(shown(10, 10), "1 - 7 8 9 10");
        assert_eq!(shown(3, 5), "1 2 3 4 5");
        assert_eq!(shown(u32::MAX, u32::MAX), "1 - 4294967292 4294967293 4294967294 4294967295");
        assert_eq!(shown(99, 10), "1 - 7 8 9 10");
    }
}
