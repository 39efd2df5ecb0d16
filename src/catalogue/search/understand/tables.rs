//! The words of sums, bounds and measures, in English, Bengali and Bengali in Latin letters; folded but for their nukta.

use unicode_normalization::UnicodeNormalization;

/// A folded word as these tables have it: letters with a nukta as two signs, as NFC writes them.
fn written(word: &str) -> String {
    word.nfc().collect()
}

/// Whether a folded word or phrase is one of some.
pub fn is_one(word: &str, names: &[&str]) -> bool {
    names.contains(&word) || !word.is_ascii() && names.contains(&written(word).as_str())
}

/// Whether a folded word is one of some, or, where these are Bengali or longer than three letters, begins with one: Bengali
/// puts endings on everything.
pub fn starts(word: &str, stems: &[&str]) -> bool {
    let goes_on = |stem: &str| !stem.is_ascii() || stem.len() > 3;
    let word = written(word);
    stems.iter().any(|stem| word == *stem || (goes_on(stem) && word.starts_with(stem)))
}

/// A thousand.
pub const THOUSANDS: &[&str] = &["hajar", "hazar", "hajr", "hazr", "haajar", "thousand", "হাজার", "হাযার"];
/// A hundred thousand.
pub const HUNDRED_THOUSANDS: &[&str] = &["lakh", "lac", "lak", "laksh", "লাখ", "লক্ষ"];
/// Money.
pub const CURRENCY: &[&str] = &["tk", "tk.", "bdt", "taka", "takar", "takay", "টাকা", "টাকায়", "৳", "টকা"];

/// What adds a half to the number after it.
pub const HALF_MORE: &[&str] = &["sare", "share", "সাড়ে"];

/// Numbers in words, ten times; they count where a thousand or more follows.
pub const NUMBERS: &[(&[&str], i64)] = &[
    (&["one", "ek", "ak", "এক"], 10),
    (&["deri", "der", "দেড়"], 15),
    (&["two", "dui", "du", "দুই", "দু"], 20),
    (&["arai", "adai", "আড়াই"], 25),
    (&["three", "tin", "তিন"], 30),
    (&["four", "char", "চার"], 40),
    (&["five", "pach", "panch", "pas", "পাঁচ"], 50),
    (&["six", "choy", "soy", "chhoy", "ছয়"], 60),
    (&["seven", "sat", "saat", "সাত"], 70),
    (&["eight", "at", "aat", "আট"], 80),
    (&["nine", "noy", "নয়"], 90),
    (&["ten", "dosh", "dos", "das", "দশ"], 100),
    (&["twelve", "baro", "বারো", "বার"], 120),
    (&["fifteen", "ponero", "ponro", "poner", "পনেরো", "পনের"], 150),
    (&["sixteen", "sholo", "ষোলো"], 160),
    (&["eighteen", "atharo", "আঠারো"], 180),
    (&["twenty", "bish", "bis", "kuri", "বিশ", "কুড়ি"], 200),
    (&["twentyfive", "pochish", "pochis", "pachish", "পঁচিশ", "পচিশ"], 250),
    (&["thirty", "trish", "tris", "tirish", "ত্রিশ", "তিরিশ"], 300),
    (&["poytrish", "পঁয়ত্রিশ"], 350),
    (&["forty", "fourty", "chollish", "collish", "chollis", "চল্লিশ"], 400),
    (&["poytallish", "পঁয়তাল্লিশ"], 450),
    (&["fifty", "ponchash", "panchash", "ponchas", "পঞ্চাশ"], 500),
    (&["sixty", "shat", "ষাট"], 600),
    (&["seventy", "sottor", "shottor", "সত্তর"], 700),
    (&["eighty", "ashi", "আশি"], 800),
    (&["ninety", "nobboi", "নব্বই"], 900),
    (&["hundred", "eksho", "aksho", "একশ", "একশো"], 1000),
];

/// What says that a sum is the highest: before it, and after it.
pub const AT_MOST: (&[&str], &[&str]) = (
    &[
        "under",
        "undar",
        "below",
        "bellow",
        "less",
        "within",
        "upto",
        "up",
        "max",
        "maximum",
        "budget",
        "bajet",
        "in",
        "<",
        "সর্বোচ্চ",
        "বাজেট",
        "অনধিক",
        "sorboccho",
    ],
    &[
        "niche",
        "nicher",
        "nise",
        "moddhe",
        "moddhye",
        "modhe",
        "modde",
        "modhye",
        "moddher",
        "vitor",
        "bhitor",
        "vitore",
        "bhitore",
        "kome",
        "komer",
        "kom",
        "budget",
        "bajet",
        "porjonto",
        "max",
        "নিচে",
        "নিচের",
        "নীচে",
        "মধ্যে",
        "মাঝে",
        "ভিতর",
        "ভেতর",
        "কমে",
        "কমের",
        "কম",
        "পর্যন্ত",
        "বাজেট",
        "below",
        "under",
    ],
);
/// The lowest.
pub const AT_LEAST: (&[&str], &[&str]) = (
    &["above", "over", "more", "minimum", "min", "least", ">", "from", "সর্বনিম্ন", "কমপক্ষে"],
    &["upor", "upore", "opor", "opore", "beshi", "besi", "উপর", "ওপর", "বেশি", "above", "অধিক"],
);
/// Somewhere there.
pub const ABOUT: (&[&str], &[&str]) = (
    &["around", "about", "near", "approx", "~", "between", "প্রায়", "pray"],
    &["ashe", "ashepashe", "kachakachi", "pashe", "আশেপাশে", "আশপাশে", "কাছাকাছি", "around"],
);
/// What stands between two sums.
pub const RANGES: &[&str] =
    &["-", "~", "to", "and", "theke", "teke", "thke", "hote", "থেকে", "হতে", "ও", "টু"];
/// Endings that stand alone after a number or a name.
pub const CASE_ENDINGS: &[&str] = &["er", "r", "ar", "এর", "ের", "র"];

/// What memory is called.
pub const RAM: &[&str] = &["ram", "rem", "র্যাম", "রাম", "রেম"];
/// What storage is called.
pub const STORAGE: &[&str] =
    &["storage", "rom", "ssd", "hdd", "internal", "memory", "স্টোরেজ", "রম", "মেমোরি", "মেমরি", "এসএসডি"];
/// What a battery is called.
pub const BATTERY: &[&str] = &["battery", "batery", "betari", "batari", "ব্যাটারি", "ব্যাটারী", "বেটারি"];
/// What a screen is called.
pub const SCREEN: &[&str] = &["display", "screen", "ডিসপ্লে", "স্ক্রিন"];
/// The newer network, in one word or two.
pub const FIVE_G: &[&str] = &["5g", "5জি", "fiveg", "ফাইভজি"];
/// The older one.
pub const FOUR_G: &[&str] = &["4g", "4জি", "lte", "ফোরজি"];

/// What asks for the cheapest, one word or two.
pub const CHEAPEST: &[&str] = &[
    "cheap",
    "cheapest",
    "sosta",
    "shosta",
    "sasta",
    "low price",
    "lowest price",
    "kom dam",
    "kom damer",
    "kom dame",
    "kom dami",
    "komdami",
    "budget",
    "সস্তা",
    "সস্তায়",
    "কম দামের",
    "কম দামে",
    "কম দামি",
    "কমদামি",
    "কম দাম",
    "বাজেট",
];

/// What people ask beside the thing itself, beyond [`crate::catalogue::search::spellings::is_aside`].
pub const FILLERS: &[&str] = &[
    "a",
    "an",
    "the",
    "of",
    "for",
    "with",
    "and",
    "or",
    "in",
    "on",
    "at",
    "to",
    "is",
    "are",
    "i",
    "me",
    "my",
    "need",
    "want",
    "please",
    "show",
    "best",
    "good",
    "new",
    "latest",
    "original",
    "orginal",
    "official",
    "genuine",
    "shop",
    "store",
    "online",
    "available",
    "list",
    "all",
    "which",
    "what",
    "model",
    "offer",
    "discount",
    "today",
    "er",
    "r",
    "ar",
    "kinte",
    "kinbo",
    "chai",
    "cai",
    "lagbe",
    "lagbo",
    "ache",
    "ase",
    "achhe",
    "asen",
    "ki",
    "kon",
    "konta",
    "kono",
    "valo",
    "bhalo",
    "vhalo",
    "balo",
    "sera",
    "shera",
    "bhai",
    "vai",
    "den",
    "din",
    "dekhan",
    "dekhao",
    "dao",
    "ekta",
    "akta",
    "amar",
    "ami",
    "apnader",
    "jonno",
    "jonne",
    "sathe",
    "shathe",
    "notun",
    "daam",
    "dame",
    "damer",
    "kto",
    "moddhe",
    "modhe",
    "modde",
    "takar",
    "taka",
    "tk",
    "bdt",
    "dhaka",
    "ctg",
    "chittagong",
    "chattogram",
    "এর",
    "ের",
    "একটা",
    "একটি",
    "ভালো",
    "ভাল",
    "সেরা",
    "নতুন",
    "লাগবে",
    "আছে",
    "কি",
    "কী",
    "কোন",
    "কোনটা",
    "ভাই",
    "দেন",
    "দিন",
    "দেখান",
    "জন্য",
    "জন্যে",
    "সাথে",
    "সহ",
    "ও",
    "এবং",
    "মধ্যে",
    "আমার",
    "আমি",
    "কিনব",
    "কিনবো",
    "দামের",
    "টাকার",
    "টাকায়",
    "অফার",
    "অরিজিনাল",
    "অফিসিয়াল",
    "চট্টগ্রাম",
    "চট্টগ্রামে",
    "ঢাকা",
    "সব",
    "মডেল",
    "প্রাইজ",
    "রেট",
    "-",
    "+",
    "<",
    ">",
    "~",
];
