//! The two facts that sell a product, as the interface picks them (`ui/src/lib/product-facts.ts`).

use crate::products::model::{Product, Specifications};

/// A fact that is longer, in UTF-16 units, does not fit on a card.
const SHORT: usize = 28;

/// What is looked for in the names of specifications, the best first.
const FIELDS: [fn(&str) -> bool; 8] = [
    |name| is_word_at_start(name, &["ram", "memory"]) || is_ram_and_storage(name),
    |name| has(name, &["storage", "ssd", "rom"]),
    |name| has(name, &["battery", "playtime", "playback"]),
    |name| has(name, &["display", "screen", "resolution"]),
    |name| has(name, &["processor", "chipset", "cpu"]),
    |name| has(name, &["camera", "sensor"]),
    |name| has(name, &["power", "output", "capacity", "wattage"]),
    |name| has(name, &["connect", "bluetooth", "port", "compatib"]),
];

/// At most two: the first variant, then what its specifications say of memory, battery, display and the rest.
#[must_use]
pub fn of(product: &Product) -> Vec<&str> {
    let variant = product.ram_storage.first().map(|ram| ram.option.as_str()).filter(|name| !name.is_empty());
    let rows: Vec<(String, &str)> = match &product.specifications {
        Specifications::List(rows) => {
            rows.iter().map(|row| (row.field.to_lowercase(), row.value.as_str())).collect()
        }
        Specifications::Fixed(fixed) => {
            vec![("display".to_owned(), &fixed.display), ("battery".to_owned(), &fixed.battery)]
        }
    };
    let mut facts: Vec<&str> = variant.into_iter().collect();
    for fits in &FIELDS[if variant.is_some() { 2 } else { 0 }..] {
        if facts.len() == 2 {
            break;
        }
        let found = rows.iter().find(|(name, _)| fits(name)).map_or("", |(_, value)| value.trim());
        if !found.is_empty() && found.encode_utf16().count() <= SHORT && !facts.contains(&found) {
            facts.push(found);
        }
    }
    facts
}

fn has(name: &str, words: &[&str]) -> bool {
    words.iter().any(|word| name.contains(word))
}

fn is_word_at_start(name: &str, words: &[&str]) -> bool {
    let ends = |rest: &str| !rest.starts_with(|c: char| c.is_ascii_alphanumeric() || c == '_');
    words.iter().any(|word| name.strip_prefix(word).is_some_and(ends))
}

/// `RAM and storage`, `RAM/Storage`, `RAM & storage`.
fn is_ram_and_storage(name: &str) -> bool {
    name.match_indices("ram").any(|(at, ram)| {
        let rest = name[at + ram.len()..].trim_start();
        let joined = ["and", "&", "/"].iter().find_map(|join| rest.strip_prefix(join));
        joined.is_some_and(|rest| rest.trim_start().starts_with("storage"))
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::products::model::{FixedSpecification, RamOption, SpecificationRow};
    use crate::web::content::tests::product;

    fn rows(rows: &[(&str, &str)]) -> Specifications {
        let row = |(field, value): &(&str, &str)| SpecificationRow {
            field: (*field).to_owned(),
            value: (*value).to_owned(),
        };
        Specifications::List(rows.iter().map(row).collect())
    }

    #[test]
    fn the_same_facts_as_in_the_interface() {
        let mut phone = product();
        phone.specifications = rows(&[
            ("Camera", "50 MP"),
            ("Display", "a text that is far too long for the line of a card"),
            ("Battery", " 5000 mAh "),
            ("Ram", "8 GB"),
        ]);
        assert_eq!(of(&phone), ["8 GB", "5000 mAh"]);
        phone.ram_storage = vec![RamOption { option: "8/256".to_owned(), price_difference: 0 }];
        assert_eq!(of(&phone), ["8/256", "5000 mAh"]);
        phone.specifications = rows(&[("Battery", "8/256"), ("Rampart", "stone"), ("Ports", "2")]);
        assert_eq!(of(&phone), ["8/256", "2"]);
        phone.ram_storage.clear();
        phone.specifications = rows(&[("Program", "x"), ("Type of RAM & storage", "8+256"), ("CPU", "")]);
        assert_eq!(of(&phone), ["8+256"]);
        let fixed = FixedSpecification {
            display: "1.4 inch".to_owned(),
            battery: "14 days".to_owned(),
            ..FixedSpecification::default()
        };
        phone.specifications = Specifications::Fixed(fixed);
        assert_eq!(of(&phone), ["14 days", "1.4 inch"]);
    }
}
