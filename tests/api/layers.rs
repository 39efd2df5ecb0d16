//! What may import what (docs/ARCHITECTURE.md): read from the `use` lines and paths of `src`.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

/// The rooms from the ground up, as far as they know no running shop; a file may use what stands before its own room.
/// Among them `catalogue::admin` stands on the orders, since moving a product moves its open orders.
const ORDER: [&str; 44] = [
    "text",
    "words",
    "paths",
    "clock",
    "ids",
    "memory",
    "messages",
    "error",
    "validate",
    "config",
    "data_folder",
    "db",
    "images",
    "render",
    "http",
    "tls",
    "audit",
    "second_factor",
    "auth",
    "settings",
    "mail",
    "catalogue",
    "cart",
    "favourites",
    "customers",
    "coupons",
    "orders",
    "accessories",
    "profile",
    "catalogue::admin",
    "banners",
    "blogs",
    "contact",
    "alerts",
    "reviews",
    "questions",
    "exports",
    "imports",
    "stats",
    "trash",
    "references",
    "backup",
    "health",
    "site",
];
/// Rooms that no running shop may be known in.
const GROUND: &str = "http";
/// What puts slices together: it may use their calls.
const ROOF: [&str; 7] = ["commands", "router", "site", "demo", "upkeep", "state", "vocabulary"];

/// The running shop.
const SHOP: &str = "state";

struct Source {
    /// Without comments and unit tests.
    code: String,
    uses: BTreeSet<String>,
}

impl Source {
    /// Whether the file is given the running shop.
    fn is_given_the_shop(&self) -> bool {
        self.code.contains("AppState")
    }

    fn has_calls(&self) -> bool {
        self.code.contains("fn router(")
    }
}

fn room(module: &str) -> &str {
    if module.starts_with("catalogue::admin") {
        return "catalogue::admin";
    }
    module.split("::").next().unwrap()
}

fn is_kin(one: &str, other: &str) -> bool {
    one == other || one.starts_with(&format!("{other}::")) || other.starts_with(&format!("{one}::"))
}

/// Every module of the library by its path, with the modules that it names.
fn sources() -> BTreeMap<String, Source> {
    let mut codes = BTreeMap::new();
    let src = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    collect(&src, "", &mut codes);
    let names: BTreeSet<String> = codes.keys().cloned().collect();
    let with_uses = |(module, code): (String, String)| {
        let uses = uses(&module, &code, &names);
        (module, Source { code, uses })
    };
    codes.into_iter().map(with_uses).collect()
}

fn collect(folder: &Path, above: &str, codes: &mut BTreeMap<String, String>) {
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        let name = path.file_stem().unwrap().to_str().unwrap().to_owned();
        if path.is_dir() {
            let below = [above, &name].into_iter().filter(|p| !p.is_empty()).collect::<Vec<_>>().join("::");
            collect(&path, &below, codes);
            continue;
        }
        if path.extension().is_none_or(|e| e != "rs") || matches!(name.as_str(), "tests" | "lib" | "main") {
            continue;
        }
        if above.split("::").any(|part| part == "tests") {
            continue;
        }
        let module = match (name.as_str(), above) {
            ("mod", _) => above.to_owned(),
            (_, "") => name,
            _ => format!("{above}::{name}"),
        };
        let text = std::fs::read_to_string(&path).unwrap();
        let text = text.split("#[cfg(test)]\nmod ").next().unwrap();
        let lines = text.lines().map(|line| line.split("//").next().unwrap());
        codes.insert(module, lines.collect::<Vec<_>>().join("\n"));
    }
}

/// The modules that a module names: by `use`, and by paths from `crate`.
fn uses(module: &str, code: &str, names: &BTreeSet<String>) -> BTreeSet<String> {
    let mut paths = Vec::new();
    let starts = |line: &str| {
        ["use ", "pub use ", "pub(super) use "].iter().find_map(|s| line.strip_prefix(s)).is_some()
    };
    let mut lines = code.lines().map(str::trim);
    while let Some(line) = lines.next() {
        if !starts(line) {
            continue;
        }
        let mut statement = line.to_owned();
        while !statement.ends_with(';') {
            let Some(more) = lines.next() else { break };
            statement.push_str(more);
        }
        let tree = statement.split_once("use ").unwrap().1;
        unfold("", tree.trim_end_matches(';'), &mut paths);
    }
    for path in code.split("crate::").skip(1) {
        let path: String =
            path.chars().take_while(|c| c.is_alphanumeric() || matches!(c, '_' | ':')).collect();
        paths.push(format!("crate::{path}"));
    }
    let known = |path: &str| {
        let mut parts: Vec<&str> = path.split("::").collect();
        let mut base: Vec<&str> = match parts.first() {
            Some(&"crate") => Vec::new(),
            Some(&"super" | &"self") => module.split("::").collect(),
            _ => return None,
        };
        while let Some(first) = parts.first().copied().filter(|p| matches!(*p, "crate" | "super" | "self")) {
            if first == "super" {
                base.pop();
            }
            parts.remove(0);
        }
        base.extend(parts);
        while !base.is_empty() && !names.contains(&base.join("::")) {
            base.pop();
        }
        Some(base.join("::")).filter(|found| !found.is_empty() && found != module)
    };
    paths.iter().filter_map(|path| known(path)).collect()
}

/// `a::{b, c::{d, e}}` as `a::b`, `a::c::d`, `a::c::e`.
fn unfold(before: &str, tree: &str, out: &mut Vec<String>) {
    let tree = tree.trim();
    let Some(open) = tree.find('{') else {
        out.push(format!("{before}{}", tree.split(" as ").next().unwrap().trim()));
        return;
    };
    let before = format!("{before}{}", &tree[..open]);
    let inside = &tree[open + 1..tree.rfind('}').unwrap_or(tree.len())];
    let (mut depth, mut start) = (0, 0);
    for (at, letter) in inside.char_indices() {
        match letter {
            '{' => depth += 1,
            '}' => depth -= 1,
            ',' if depth == 0 => {
                unfold(&before, &inside[start..at], out);
                start = at + 1;
            }
            _ => {}
        }
    }
    unfold(&before, &inside[start..], out);
}

/// Takes away, again and again, what uses nothing that is left or is used by nothing that is left; what stays is in
/// circles, or between two.
fn circles(edges: &BTreeMap<String, BTreeSet<String>>) -> Vec<String> {
    let mut left: BTreeSet<&String> = edges.keys().collect();
    loop {
        let before = left.len();
        let stays = |m: &&String| edges[*m].iter().any(|used| left.contains(used));
        left = left.iter().copied().filter(stays).collect();
        let used: BTreeSet<&String> = left.iter().flat_map(|m| &edges[*m]).collect();
        left.retain(|m| used.contains(m));
        if left.len() == before {
            return left.into_iter().cloned().collect();
        }
    }
}

#[test]
fn no_file_is_in_a_circle() {
    let sources = sources();
    assert!(sources.len() > 150, "only {} files were read", sources.len());
    // A room's own file and what stands in the room belong together.
    let edges = sources.iter().map(|(module, source)| {
        let others = source.uses.iter().filter(|used| !is_kin(module, used) && sources.contains_key(*used));
        (module.clone(), others.cloned().collect())
    });
    assert_eq!(circles(&edges.collect()), Vec::<String>::new());
}

#[test]
fn nothing_below_the_running_shop_imports_upwards() {
    let sources = sources();
    let place = |module: &str| ORDER.iter().position(|name| *name == room(module));
    let ground = place(GROUND).unwrap();
    let mut faults = Vec::new();
    let mut arrows = 0;
    for (module, source) in &sources {
        let Some(own) = place(module) else {
            assert!(ROOF.contains(&room(module)), "{module}: no room of the order");
            continue;
        };
        if source.is_given_the_shop() && own <= ground {
            faults.push(format!("{module}: the ground knows the shop"));
        }
        for used in &source.uses {
            arrows += 1;
            let of_the_shop = sources.get(used).is_some_and(Source::is_given_the_shop);
            let upwards = if source.has_calls() {
                // Calls put slices together, but not what stands on calls.
                ROOF.contains(&room(used)) && used != SHOP && room(module) != room(used)
            } else if source.is_given_the_shop() {
                used != SHOP && place(used).is_none_or(|at| at > own)
            } else {
                let into_another = of_the_shop && room(module) != room(used);
                place(used).is_none_or(|at| at > own) || (into_another && !is_kin(module, used))
            };
            if upwards {
                faults.push(format!("{module} -> {used}"));
            }
        }
    }
    assert!(arrows > 300, "only {arrows} imports were read");
    assert_eq!(faults, Vec::<String>::new());
}

#[test]
fn no_slice_uses_the_calls_of_another() {
    let sources = sources();
    let mut faults = Vec::new();
    for (module, source) in sources.iter().filter(|(module, _)| !ROOF.contains(&room(module))) {
        for used in source.uses.iter().filter(|used| room(used) != room(module)) {
            if used.ends_with("::routes") || sources.get(used).is_some_and(Source::has_calls) {
                faults.push(format!("{module} -> {used}"));
            }
        }
    }
    assert_eq!(faults, Vec::<String>::new());
}
