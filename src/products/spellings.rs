//! How people in Bangladesh write brands, categories and the words of model names: in Bengali letters by ear, and in
//! Latin ones under another name. The catalogue itself stays as it is; this says what else to look for.

use std::collections::HashMap;
use std::sync::LazyLock;

use super::sound::sound;
use crate::text::fold;

/// What a catalogue calls something, the likeliest first, and how people write it.
type Row = (&'static [&'static str], &'static [&'static str]);

/// The brands of the specification (3), and more that are sold here.
const BRANDS: &[Row] = &[
    (&["samsung"], &["স্যামসাং", "সামসাং", "স্যামসুং", "স্যামসং", "সামসুং", "স্যামস্যাং", "সেমসাং", "স্যামসাংগ"]),
    (
        &["xiaomi"],
        &["শাওমি", "সাওমি", "শাওমী", "শিয়াওমি", "জিয়াওমি", "জাওমি", "শাউমি", "এমআই", "mi", "shaomi", "xiomi"],
    ),
    (&["redmi"], &["রেডমি", "রেডমী", "redmii"]),
    (&["poco"], &["পোকো", "পকো"]),
    (&["realme"], &["রিয়েলমি", "রিয়ালমি", "রিয়েল মি", "রিলমি", "রেলমি", "রিয়েলমী", "real me", "relme"]),
    (&["oneplus"], &["ওয়ানপ্লাস", "ওয়ান প্লাস", "ওয়ানপ্লাছ", "ওয়ানপ্লাজ", "one plus", "1 plus", "1+"]),
    (&["apple"], &["অ্যাপল", "এপল", "আপেল", "অ্যাপেল", "এপেল", "আপল", "এ্যাপল", "apel"]),
    (&["vivo"], &["ভিভো", "ভিবো", "বিভো", "ভিভু"]),
    (&["oppo"], &["অপো", "অপ্পো", "ওপো", "ওপ্পো"]),
    (&["infinix"], &["ইনফিনিক্স", "ইনফিনিক", "ইনফিনিস্ক", "ইনফিনিকস"]),
    (&["tecno"], &["টেকনো", "টেকনু", "techno"]),
    (&["motorola"], &["মটোরোলা", "মোটোরোলা", "মটোরলা", "মটরোলা", "মোটরোলা"]),
    (&["moto", "motorola"], &["মটো", "মোটো"]),
    (&["google"], &["গুগল", "গুগোল", "গোগল"]),
    (&["pixel"], &["পিক্সেল", "পিকসেল", "পিক্সল"]),
    (&["honor"], &["অনার", "হনার", "অনর", "হোনার", "honour"]),
    (&["huawei"], &["হুয়াওয়ে", "হুয়াওয়েই", "হুয়াই", "হুওয়াওয়ে", "হুয়াউয়ে", "হুয়ায়ে", "hwawei"]),
    (&["lenovo"], &["লেনোভো", "লেনভো", "লেনেভো", "লিনোভো", "লেনোবো"]),
    (&["asus"], &["আসুস", "এসুস", "আসাস", "অ্যাসুস", "আসুজ"]),
    (&["hp"], &["এইচপি", "এইচ পি", "এইসপি"]),
    (&["dell"], &["ডেল"]),
    (&["acer"], &["এসার", "এসর", "এইসার", "এ্যাসার"]),
    (&["sony"], &["সনি", "সনী", "সোনি", "ছনি"]),
    (&["dji"], &["ডিজেআই", "ডি জে আই", "ডিজিআই", "dgi"]),
    (&["jbl"], &["জেবিএল", "জে বি এল", "যেবিএল"]),
    (&["bose"], &["বোস", "বোজ"]),
    (&["sonos"], &["সোনোস", "সনোস", "সনস"]),
    (&["nokia"], &["নকিয়া", "নোকিয়া"]),
    (&["itel"], &["আইটেল"]),
    (&["walton"], &["ওয়ালটন", "ওয়াল্টন"]),
    (&["symphony"], &["সিম্ফনি", "সিমফনি", "সিমফোনি"]),
    (&["lg"], &["এলজি", "এল জি"]),
    (&["anker"], &["অ্যাংকার", "অ্যাঙ্কার", "এংকার", "আংকার"]),
    (&["baseus"], &["বেসিয়াস", "বেসিউস", "বেজাস"]),
    (&["nothing"], &["নাথিং", "নথিং"]),
    (&["microsoft"], &["মাইক্রোসফট", "মাইক্রোসফ্ট"]),
    (&["msi"], &["এমএসআই", "এম এস আই"]),
    (&["amazfit"], &["অ্যামেজফিট", "অ্যামাজফিট", "আমাজফিট", "এমাজফিট"]),
    (&["fitbit"], &["ফিটবিট"]),
    (&["garmin"], &["গারমিন"]),
    (&["gopro"], &["গোপ্রো", "গো প্রো", "go pro"]),
    (&["canon"], &["ক্যানন", "কেনন"]),
    (&["nikon"], &["নিকন", "নাইকন"]),
    (&["panasonic"], &["প্যানাসনিক", "পানাসনিক"]),
    (&["philips"], &["ফিলিপস", "ফিলিপ্স"]),
    (&["logitech"], &["লজিটেক", "লগিটেক"]),
    (&["remax"], &["রিম্যাক্স", "রেম্যাক্স"]),
    (&["joyroom"], &["জয়রুম"]),
    (&["ugreen"], &["ইউগ্রিন"]),
    (&["hoco"], &["হোকো"]),
    (&["edifier"], &["এডিফায়ার"]),
    (&["tcl"], &["টিসিএল"]),
    (&["hisense"], &["হাইসেন্স"]),
];

/// Categories and what else is sold.
const THINGS: &[Row] = &[
    (
        &["phone"],
        &[
            "ফোন",
            "মোবাইল",
            "মোবাইল ফোন",
            "মোবাইল সেট",
            "স্মার্টফোন",
            "স্মার্ট ফোন",
            "মুঠোফোন",
            "হ্যান্ডসেট",
            "সেলফোন",
            "mobile",
            "mobile phone",
            "smartphone",
            "smart phone",
            "cell phone",
            "handset",
            "mobail",
        ],
    ),
    (&["laptop"], &["ল্যাপটপ", "লেপটপ", "লাপটপ", "ল্যাপটব", "নোটবুক", "notebook", "lap top"]),
    (&["tablet", "tab"], &["ট্যাবলেট", "ট্যাব", "টেবলেট", "ট্যাবলেট পিসি"]),
    (
        &["watch"],
        &[
            "ঘড়ি",
            "ঘরি",
            "ওয়াচ",
            "স্মার্টওয়াচ",
            "স্মার্ট ওয়াচ",
            "স্মার্ট ঘড়ি",
            "হাতঘড়ি",
            "হাত ঘড়ি",
            "smartwatch",
            "smart watch",
        ],
    ),
    (&["tv"], &["টিভি", "টেলিভিশন", "টি ভি", "television", "t v"]),
    (&["smart tv", "tv"], &["স্মার্ট টিভি", "অ্যান্ড্রয়েড টিভি", "এন্ড্রয়েড টিভি"]),
    (&["headphone"], &["হেডফোন", "হেড ফোন", "হেডফন", "head phone"]),
    (&["headset", "headphone"], &["হেডসেট", "হেড সেট"]),
    (&["earphone", "earbuds"], &["ইয়ারফোন", "ইয়ার ফোন", "এয়ারফোন", "ইয়ারফন", "ear phone"]),
    (
        &["earbuds", "earbud", "earphone"],
        &["ইয়ারবাড", "ইয়ারবাডস", "এয়ারবাড", "এয়ারবাডস", "ইয়ার বাড", "ইয়ারবার্ড", "ইয়ারবার্ডস", "ear buds", "ear bud", "tws"],
    ),
    (&["speaker"], &["স্পিকার", "স্পীকার", "ইস্পিকার", "সাউন্ড বক্স", "সাউন্ডবক্স", "sound box"]),
    (&["camera"], &["ক্যামেরা", "কেমেরা", "কামেরা", "camra"]),
    (&["drone"], &["ড্রোন", "ড্রন", "দ্রোন"]),
    (&["charger"], &["চার্জার", "চারজার", "চার্জর"]),
    (&["cable"], &["ক্যাবল", "কেবল", "কেবেল"]),
    (&["power bank"], &["পাওয়ার ব্যাংক", "পাওয়ার ব্যাঙ্ক", "পাওয়ার বেংক"]),
    (&["accessories", "accessory"], &["এক্সেসরিজ", "অ্যাকসেসরিজ", "এক্সেসোরিজ", "অ্যাক্সেসরিস", "এক্সেসরিস"]),
    (&["gadget"], &["গ্যাজেট", "গেজেট", "গ্যাজেটস"]),
    (&["adapter", "adaptor"], &["অ্যাডাপ্টার", "এডাপ্টার", "এডাপটার"]),
    (&["cover", "case"], &["কভার", "কাভার", "ব্যাক কভার", "ব্যাককভার"]),
    (&["case", "cover"], &["কেস", "কেইস"]),
    (&["glass"], &["গ্লাস", "গ্লাছ"]),
    (&["screen protector", "protector"], &["স্ক্রিন প্রটেক্টর", "স্ক্রিন প্রোটেক্টর", "প্রটেক্টর", "প্রোটেক্টর"]),
    (&["tripod"], &["ট্রাইপড", "ট্রাইপট", "ট্রাই পড"]),
    (&["selfie stick"], &["সেলফি স্টিক", "সেলফিস্টিক"]),
    (&["gimbal"], &["গিম্বল", "জিম্বল", "গিম্বাল", "জিম্বাল"]),
    (&["stand"], &["স্ট্যান্ড", "স্টান্ড"]),
    (&["mouse"], &["মাউস", "মাউজ"]),
    (&["keyboard"], &["কিবোর্ড", "কী বোর্ড", "কিবোড"]),
    (&["monitor"], &["মনিটর", "মনিটার"]),
    (&["router"], &["রাউটার", "রাওটার"]),
    (&["printer"], &["প্রিন্টার"]),
    (&["memory card"], &["মেমোরি কার্ড", "মেমরি কার্ড", "মেমোরী কার্ড"]),
    (&["pen drive", "pendrive", "flash drive"], &["পেনড্রাইভ", "পেন ড্রাইভ"]),
    (&["microphone", "mic"], &["মাইক্রোফোন", "মাইক"]),
    (&["battery"], &["ব্যাটারি", "ব্যাটারী", "বেটারি"]),
    (&["ring light"], &["রিং লাইট"]),
    (&["lite", "light"], &["লাইট"]),
    (&["smart"], &["স্মার্ট"]),
    (&["wireless"], &["ওয়্যারলেস", "ওয়ারলেস", "ওয়ারলেছ"]),
    (&["bluetooth"], &["ব্লুটুথ", "ব্লুটুত"]),
    (&["gaming"], &["গেমিং", "গেইমিং"]),
    (&["android"], &["অ্যান্ড্রয়েড", "এন্ড্রয়েড", "এনড্রয়েড"]),
];

/// Words of model names.
const MODELS: &[Row] = &[
    (&["iphone"], &["আইফোন", "আই ফোন", "আইফন", "i phone", "ifone"]),
    (&["ipad"], &["আইপ্যাড", "আই প্যাড", "আইপেড", "i pad"]),
    (&["macbook"], &["ম্যাকবুক", "ম্যাক বুক", "মেকবুক", "mac book"]),
    (&["airpods"], &["এয়ারপড", "এয়ারপডস", "এয়ার পড", "এয়ার পডস", "airpod", "air pod"]),
    (&["galaxy"], &["গ্যালাক্সি", "গেলাক্সি", "গালাক্সি", "গ্যালাক্সী"]),
    (&["note"], &["নোট"]),
    (&["pro"], &["প্রো"]),
    (&["max"], &["ম্যাক্স", "মেক্স", "ম্যাকস"]),
    (&["ultra"], &["আল্ট্রা", "আলট্রা"]),
    (&["plus"], &["প্লাস", "প্লাছ"]),
    (&["mini"], &["মিনি"]),
    (&["air"], &["এয়ার"]),
    (&["pad"], &["প্যাড"]),
    (&["band"], &["ব্যান্ড", "বেন্ড"]),
    (&["buds"], &["বাডস", "বাড্স"]),
    (&["nord"], &["নর্ড"]),
    (&["narzo"], &["নারজো", "নার্জো"]),
    (&["fold"], &["ফোল্ড"]),
    (&["flip"], &["ফ্লিপ"]),
    (&["edge"], &["এজ"]),
    (&["hot"], &["হট"]),
    (&["spark"], &["স্পার্ক"]),
    (&["camon"], &["ক্যামন"]),
    (&["thinkpad"], &["থিংকপ্যাড", "থিংক প্যাড"]),
    (&["ideapad"], &["আইডিয়াপ্যাড", "আইডিয়া প্যাড"]),
    (&["vivobook"], &["ভিভোবুক", "ভিভো বুক"]),
    (&["zenbook"], &["জেনবুক", "জেন বুক"]),
    (&["inspiron"], &["ইন্সপায়রন", "ইনস্পিরন"]),
    (&["pavilion"], &["প্যাভিলিয়ন", "পাভিলিয়ন"]),
    (&["playstation"], &["প্লেস্টেশন", "প্লে স্টেশন", "play station"]),
];

/// Lines of models that mean one brand.
const LINES: &[(&str, &[&str])] = &[
    ("apple", &["iphone", "ipad", "macbook", "airpods", "imac"]),
    ("samsung", &["galaxy"]),
    ("xiaomi", &["redmi", "poco"]),
    ("google", &["pixel"]),
    ("realme", &["narzo"]),
    ("lenovo", &["thinkpad", "ideapad"]),
    ("asus", &["zenbook"]),
    ("dell", &["inspiron", "latitude"]),
    ("hp", &["pavilion", "omen"]),
    ("sony", &["playstation", "bravia"]),
];

/// What people ask beside the thing itself.
const ASIDE: &[&str] = &[
    "এর",
    "price",
    "prices",
    "bd",
    "bangladesh",
    "buy",
    "dam",
    "koto",
    "দাম",
    "দামে",
    "প্রাইস",
    "মূল্য",
    "কত",
    "কতো",
    "টাকা",
    "বাংলাদেশ",
    "বাংলাদেশে",
    "কিনতে",
    "কিনবো",
    "চাই",
];

/// Endings that Bengali puts on nouns.
const ENDINGS: &[&str] = &["গুলো", "গুলি", "ের", "টা", "টি", "র"];

/// Letters of model names by the names that they have in Bengali, as in `এ৫৫` and `এস২৫`.
const LETTERS: &[(&str, char)] = &[
    ("এ", 'a'),
    ("সি", 'c'),
    ("এফ", 'f'),
    ("জি", 'g'),
    ("আই", 'i'),
    ("জে", 'j'),
    ("কে", 'k'),
    ("এম", 'm'),
    ("এন", 'n'),
    ("পি", 'p'),
    ("এস", 's'),
    ("টি", 't'),
    ("ভি", 'v'),
    ("ডব্লিউ", 'w'),
    ("এক্স", 'x'),
    ("ওয়াই", 'y'),
    ("জেড", 'z'),
];

/// A spelling by its sound, and the catalogue name that it most likely means.
struct Spelling {
    sound: Vec<char>,
    name: &'static str,
    row: &'static Row,
}

static SPELLINGS: LazyLock<Vec<Spelling>> = LazyLock::new(|| {
    let of_row = |row: &'static Row| {
        let names = row.0.iter().map(|name| (*name, *name));
        names
            .chain(row.1.iter().map(|spelled| (*spelled, row.0[0])))
            .map(move |(text, name)| (text, name, row))
    };
    let all = [BRANDS, THINGS, MODELS].into_iter().flatten().flat_map(of_row);
    all.map(|(text, name, row)| Spelling { sound: sound(text).chars().collect(), name, row }).collect()
});

static BY_SOUND: LazyLock<HashMap<String, Vec<&'static Row>>> = LazyLock::new(|| {
    let mut all: HashMap<String, Vec<&'static Row>> = HashMap::new();
    for spelling in SPELLINGS.iter() {
        let rows = all.entry(spelling.sound.iter().collect()).or_default();
        if !rows.iter().any(|row| std::ptr::eq(*row, spelling.row)) {
            rows.push(spelling.row);
        }
    }
    all
});

/// What else a word or phrase is called, the likeliest first: catalogue names, and for a catalogue name its Bengali
/// spellings, since titles may be Bengali.
#[must_use]
pub fn names_of(phrase: &str) -> Vec<String> {
    let sound = sound(phrase);
    let rows = BY_SOUND.get(&sound).map_or(&[][..], Vec::as_slice);
    let names = rows.iter().flat_map(|row| row.0);
    let bengali = rows
        .iter()
        .filter(|_| phrase.is_ascii())
        .flat_map(|row| row.1.iter().filter(|spelled| !spelled.is_ascii()).take(2));
    let names = names.chain(bengali).map(|name| fold(name)).chain(model_number(&sound));
    names.filter(|name| name != phrase).collect()
}

/// A letter by its Bengali name with the digits after it, as the catalogue writes it: `a55`.
fn model_number(sound: &str) -> Option<String> {
    let digits = sound.find(|c: char| c.is_ascii_digit())?;
    let (spelled, number) = sound.split_at(digits);
    let (_, letter) = LETTERS.iter().find(|(name, _)| self::sound(name) == spelled)?;
    number.is_ascii().then(|| format!("{letter}{number}"))
}

/// [`names_of`] a Bengali word without the ending that a sentence gave it.
#[must_use]
pub fn names_without_ending(word: &str) -> Vec<String> {
    let stems = ENDINGS.iter().filter_map(|ending| word.strip_suffix(ending));
    stems.map(names_of).find(|names| !names.is_empty()).unwrap_or_default()
}

/// Catalogue names of the spellings that pass a test of their sound, each with what the test answered, the least
/// first.
pub fn names_where<N: Ord>(test: impl Fn(&[char]) -> Option<N>) -> Vec<(N, &'static str)> {
    let found = SPELLINGS.iter().filter_map(|spelling| Some((test(&spelling.sound)?, spelling.name)));
    let mut all: Vec<(N, &str)> = found.collect();
    all.sort_by(|a, b| a.0.cmp(&b.0));
    let mut seen: Vec<&str> = Vec::new();
    all.retain(|(_, name)| {
        let new = !seen.contains(name);
        seen.push(name);
        new
    });
    all
}

/// The brand of a line of models, such as Apple of iPhones; the line may be typed in part.
#[must_use]
pub fn brand_of_line(word: &str) -> Option<&'static str> {
    let meant = |line: &&str| line.starts_with(word) && word.chars().count() >= 3;
    LINES.iter().find(|(_, lines)| lines.iter().any(meant)).map(|(brand, _)| *brand)
}

/// Whether a word asks for something beside the thing itself, such as its price.
#[must_use]
pub fn is_aside(word: &str) -> bool {
    ASIDE.iter().any(|aside| fold(aside) == word)
}

#[cfg(test)]
mod tests {
    use super::super::sound::is_bengali;
    use super::*;

    #[test]
    fn brands_of_the_specification_are_found_as_people_write_them() {
        for (spelled, name) in [
            ("স্যামসাং", "samsung"),
            ("সামসাং", "samsung"),
            ("স্যামসুং", "samsung"),
            ("স্যামসাঙ", "samsung"),
            ("শাওমি", "xiaomi"),
            ("সাওমি", "xiaomi"),
            ("শাওমী", "xiaomi"),
            ("ষাওমি", "xiaomi"),
            ("রিয়েলমি", "realme"),
            ("রি\u{9AF}\u{9BC}েলমি", "realme"),
            ("রিযেলমি", "realme"),
            ("ওয়ানপ্লাস", "oneplus"),
            ("ওয়ান প্লাস", "oneplus"),
            ("ওয়ান-প্লাস", "oneplus"),
            ("অ্যাপল", "apple"),
            ("এপল", "apple"),
            ("আপেল", "apple"),
            ("ভিভো", "vivo"),
            ("অপো", "oppo"),
            ("অপ্পো", "oppo"),
            ("ইনফিনিক্স", "infinix"),
            ("টেকনো", "tecno"),
            ("মটোরোলা", "motorola"),
            ("গুগল", "google"),
            ("অনার", "honor"),
            ("হুয়াওয়ে", "huawei"),
            ("লেনোভো", "lenovo"),
            ("আসুস", "asus"),
            ("এইচপি", "hp"),
            ("ডেল", "dell"),
            ("এসার", "acer"),
            ("সনি", "sony"),
            ("ডিজেআই", "dji"),
            ("জেবিএল", "jbl"),
            ("বোস", "bose"),
            ("সোনোস", "sonos"),
        ] {
            assert_eq!(names_of(&fold(spelled)).first().map(String::as_str), Some(name), "{spelled}");
        }
    }

    #[test]
    fn things_are_found_by_their_other_names() {
        for (spelled, name) in [
            ("মোবাইল", "phone"),
            ("mobile", "phone"),
            ("স্মার্টফোন", "phone"),
            ("স্মার্\u{200C}টফোন", "phone"),
            ("ল্যাপটপ", "laptop"),
            ("ট্যাব", "tablet"),
            ("ঘড়ি", "watch"),
            ("ঘডি", "watch"),
            ("স্মার্ট ওয়াচ", "watch"),
            ("স্মার্টওয়াচ", "watch"),
            ("টিভি", "tv"),
            ("টিভী", "tv"),
            ("হেডফোন", "headphone"),
            ("ইয়ারফোন", "earphone"),
            ("ইয়ারবাড", "earbuds"),
            ("স্পীকার", "speaker"),
            ("ক্যামেরা", "camera"),
            ("ড্রোন", "drone"),
            ("চার্জার", "charger"),
            ("পাওয়ার ব্যাংক", "power bank"),
            ("পাওয়ারব্যাঙ্ক", "power bank"),
            ("powerbank", "power bank"),
            ("আইফোন", "iphone"),
        ] {
            assert_eq!(names_of(&fold(spelled)).first().map(String::as_str), Some(name), "{spelled}");
        }
        assert!(names_of("fridge").is_empty());
        assert!(names_of("").is_empty());
        assert_eq!(names_of("samsung")[..1], ["স্যামসাং"], "titles may be Bengali");
        assert_eq!(names_without_ending("মোবাইলের"), ["phone"]);
        assert_eq!(names_without_ending("ফোনের"), ["phone"]);
        assert!(names_without_ending("চাকার").is_empty());
        for (spelled, name) in
            [("এ৫৫", "a55"), ("এস২৫", "s25"), ("এ ৫৫", "a55"), ("এক্স৭", "x7"), ("ওয়াই ২০", "y20")]
        {
            assert_eq!(names_of(&fold(spelled)), [name], "{spelled}");
        }
        for none in ["৫৫", "কক৫৫", "এ৫৫ প্রো", "এ"] {
            assert!(names_of(&fold(none)).is_empty(), "{none}");
        }
    }

    #[test]
    fn every_spelling_is_one_text_and_every_name_is_folded() {
        for (names, spelled) in [BRANDS, THINGS, MODELS].into_iter().flatten() {
            for name in *names {
                assert!(name.is_ascii() && fold(name) == *name, "{name}");
            }
            assert!(!spelled.is_empty());
            for spelling in *spelled {
                let mixed = spelling.is_ascii() || spelling.chars().all(|c| c == ' ' || is_bengali(c));
                assert!(mixed && !sound(spelling).is_empty(), "{spelling}");
            }
        }
    }

    #[test]
    fn a_line_of_models_means_its_brand() {
        assert_eq!(brand_of_line("iphone"), Some("apple"));
        assert_eq!(brand_of_line("gal"), Some("samsung"));
        assert_eq!(brand_of_line("ga"), None);
        assert_eq!(brand_of_line("galaxys"), None);
        assert!(is_aside("দাম") && is_aside("price") && !is_aside("phone"));
    }
}
