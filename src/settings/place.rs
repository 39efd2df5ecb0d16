//! Where the shop is, in the words of its branches: the interface says the same (`ui/src/texts/bn/cities.ts`).

use super::model::Settings;
use crate::http::language::Language;

/// Cities of whose names the Bengali for "in it" is known. Others keep the name that the owner typed.
const IN_BENGALI: [(&str, &[&str]); 11] = [
    ("চট্টগ্রামে", &["chattogram", "chittagong", "চট্টগ্রাম"]),
    ("ঢাকায়", &["dhaka", "ঢাকা"]),
    ("সিলেটে", &["sylhet", "সিলেট"]),
    ("খুলনায়", &["khulna", "খুলনা"]),
    ("রাজশাহীতে", &["rajshahi", "রাজশাহী"]),
    ("বরিশালে", &["barishal", "barisal", "বরিশাল"]),
    ("রংপুরে", &["rangpur", "রংপুর"]),
    ("ময়মনসিংহে", &["mymensingh", "ময়মনসিংহ"]),
    ("কুমিল্লায়", &["cumilla", "comilla", "কুমিল্লা"]),
    ("কক্সবাজারে", &["cox's bazar", "কক্সবাজার"]),
    ("গাজীপুরে", &["gazipur", "গাজীপুর"]),
];

/// The branches' cities, each once.
fn cities(settings: &Settings) -> Vec<&str> {
    let mut found: Vec<&str> = Vec::new();
    for city in settings.branches.iter().map(|branch| branch.city.as_str()) {
        if !city.is_empty() && !found.iter().any(|other| other.to_lowercase() == city.to_lowercase()) {
            found.push(city);
        }
    }
    found
}

/// What stands after a sentence in English and before it in Bengali: ` in Dhaka and Sylhet`, `ঢাকায় ও সিলেটে `. Empty where
/// no branch has a city.
#[must_use]
pub fn in_cities(settings: &Settings, language: Language) -> String {
    let cities = cities(settings);
    if cities.is_empty() {
        return String::new();
    }
    match language {
        Language::English => format!(" in {}", cities.join(" and ")),
        Language::Bengali => {
            let mut names: Vec<String> = cities.into_iter().map(in_bengali).collect();
            names.dedup();
            format!("{} ", names.join(" ও "))
        }
    }
}

fn in_bengali(city: &str) -> String {
    let lower = city.to_lowercase();
    let known = IN_BENGALI.iter().find(|(_, names)| names.contains(&lower.as_str()));
    known.map_or_else(|| format!("{city}-এ"), |(words, _)| (*words).to_owned())
}

/// What the shop sells, and where.
#[must_use]
pub fn tagline(settings: &Settings, language: Language) -> String {
    let place = in_cities(settings, language);
    match language {
        Language::English => format!("Phones, laptops and gadgets{place}"),
        Language::Bengali => format!("{place}ফোন, ল্যাপটপ ও গ্যাজেট"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(cities: [&str; 2]) -> [String; 2] {
        let mut settings = Settings::default();
        for (branch, city) in settings.branches.iter_mut().zip(cities) {
            city.clone_into(&mut branch.city);
        }
        [Language::English, Language::Bengali].map(|language| tagline(&settings, language))
    }

    #[test]
    fn a_shop_says_its_own_cities_each_once() {
        let [english, bengali] = of(["Dhaka", "Sylhet"]);
        assert_eq!(english, "Phones, laptops and gadgets in Dhaka and Sylhet");
        assert_eq!(bengali, "ঢাকায় ও সিলেটে ফোন, ল্যাপটপ ও গ্যাজেট");
        let [english, bengali] = of(["Chattogram", "chattogram"]);
        assert_eq!(english, "Phones, laptops and gadgets in Chattogram");
        assert_eq!(bengali, "চট্টগ্রামে ফোন, ল্যাপটপ ও গ্যাজেট");
        assert_eq!(of(["Chattogram", "Chittagong"])[1], "চট্টগ্রামে ফোন, ল্যাপটপ ও গ্যাজেট");
        assert_eq!(of(["", "Feni"])[1], "Feni-এ ফোন, ল্যাপটপ ও গ্যাজেট");
        assert_eq!(of(["", ""]), ["Phones, laptops and gadgets", "ফোন, ল্যাপটপ ও গ্যাজেট"]);
    }

    #[test]
    fn the_interface_knows_the_same_cities() {
        let path = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("ui/src/texts/bn/cities.ts");
        let texts = std::fs::read_to_string(path).unwrap();
        for (words, names) in IN_BENGALI {
            for name in names {
                assert!(
                    texts.contains(&format!("\"{name}\": \"{words}\""))
                        || texts.contains(&format!("{name}: \"{words}\"")),
                    "{name}"
                );
            }
        }
        assert_eq!(
            texts.matches(": \"").count(),
            IN_BENGALI.iter().map(|(_, names)| names.len()).sum::<usize>()
        );
    }
}
