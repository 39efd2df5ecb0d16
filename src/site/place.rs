//! Where the shop is, in the words of its branches.

use super::language::Language;
use crate::settings::model::Settings;

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

/// What stands in a sentence about the shop: ` in Dhaka and Sylhet`, `ঢাকায় ও সিলেটে `. Empty where no branch has a city.
#[must_use]
pub fn in_cities(settings: &Settings, language: Language) -> String {
    language.in_cities(&cities(settings))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(cities: [&str; 2]) -> [String; 2] {
        let mut settings = Settings::default();
        for (branch, city) in settings.branches.iter_mut().zip(cities) {
            city.clone_into(&mut branch.city);
        }
        ["en", "bn"].map(|code| {
            let language = Language::named(code.as_bytes()).unwrap();
            language.titles().home_page("Haat", &in_cities(&settings, language))
        })
    }

    #[test]
    fn a_shop_says_its_own_cities_each_once() {
        let [english, bengali] = of(["Dhaka", "Sylhet"]);
        assert_eq!(english, "Haat | Phones, laptops and gadgets in Dhaka and Sylhet");
        assert_eq!(bengali, "Haat | ঢাকায় ও সিলেটে ফোন, ল্যাপটপ ও গ্যাজেট");
        let [english, bengali] = of(["Chattogram", "chattogram"]);
        assert_eq!(english, "Haat | Phones, laptops and gadgets in Chattogram");
        assert_eq!(bengali, "Haat | চট্টগ্রামে ফোন, ল্যাপটপ ও গ্যাজেট");
        assert_eq!(of(["Chattogram", "Chittagong"])[1], "Haat | চট্টগ্রামে ফোন, ল্যাপটপ ও গ্যাজেট");
        assert_eq!(of(["", "Feni"])[1], "Haat | Feni-এ ফোন, ল্যাপটপ ও গ্যাজেট");
        assert_eq!(of(["", ""]), ["Haat | Phones, laptops and gadgets", "Haat | ফোন, ল্যাপটপ ও গ্যাজেট"]);
    }
}
