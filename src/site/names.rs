//! What people read for the names of categories and brands.

use super::language::Language;
use crate::catalogue::categories::MENU;
use crate::text::fold;

/// A category's label, from its name in addresses or in the catalogue.
#[must_use]
pub fn category(name: &str, language: Language) -> String {
    language.category(&fold(name)).map_or_else(|| capitalised(name), str::to_owned)
}

/// A brand's label, from its name in addresses or in the catalogue.
#[must_use]
pub fn brand(name: &str) -> String {
    let folded = fold(name);
    let known = MENU.iter().flat_map(|category| category.brands).find(|brand| fold(brand) == folded);
    known.map_or_else(|| capitalised(name), |brand| (*brand).to_owned())
}

fn capitalised(name: &str) -> String {
    let mut chars = name.chars();
    let first: String = chars.next().into_iter().flat_map(char::to_uppercase).collect();
    first + &chars.as_str().to_lowercase()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::site::language;

    #[test]
    fn names_that_the_interface_knows_are_written_as_there() {
        let bengali = Language::named(b"bn").unwrap();
        for name in ["power bank", "POWER  Bank", " Power Bank"] {
            assert_eq!(category(name, Language::default()), "Power Bank");
            assert_eq!(category(name, bengali), "পাওয়ার ব্যাংক");
        }
        assert_eq!(
            (brand("hp").as_str(), brand("Jbl").as_str(), brand("DELL").as_str()),
            ("HP", "JBL", "Dell")
        );
        for known in language::known_names() {
            assert_eq!(fold(known), *known, "a name is looked for as it is folded");
        }
    }

    #[test]
    fn an_unknown_name_gets_a_capital() {
        assert_eq!(category("SMART HOME", Language::default()), "Smart home");
        assert_eq!(category("wireless Charger", Language::default()), "Wireless Charger");
        assert_eq!(brand("ওয়ালটন"), "ওয়ালটন");
        assert_eq!(brand(""), "");
    }
}
