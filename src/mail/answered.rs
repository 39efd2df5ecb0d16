//! The letters about questions: to the owner, and to whoever asked.

use serde::{Deserialize, Serialize};

use super::plain::is_plain;
use super::render::{Reader, Sheet};
use super::texts::{self, filled};
use crate::paths::OfficePage;

/// What a letter says of a question that was answered.
#[derive(Debug, Clone, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct AnswerFacts {
    /// Who asked.
    pub name: String,
    /// The product's title.
    pub product: String,
    /// The path of its page.
    pub page: String,
    /// What was asked.
    pub question: String,
    /// What the shop answers.
    pub answer: String,
    /// The code of the language that the person read, or empty.
    pub language: String,
    /// Whether the person has shown to get the mails of this address.
    pub is_proven: bool,
}

/// To whoever asked: the shop's answer. An address that nobody proved to have reads no word of the question (contract 6).
pub(super) fn to_asker(shop: &str, origin: &str, facts: &AnswerFacts) -> Sheet {
    let words = texts::of(&facts.language);
    let texts = words.texts();
    let letter = &texts.answered;
    let is_told = facts.is_proven || is_plain(&facts.name);
    let name = if is_told { facts.name.as_str() } else { "" };
    let values = [("name", name), ("shop", shop), ("product", &facts.product)];
    let say = |text: &str| filled(text, &values);
    let mut sheet = Sheet::new(Reader::Customer, &say(&letter.subject), &say(&letter.title));
    sheet.language = words.code();
    sheet.say(&say(if name.is_empty() { &texts.dear_unnamed } else { &texts.dear }));
    sheet.say(&say(&letter.opening));
    if facts.is_proven {
        sheet.say(&format!("{}:\n{}", texts.your_question, facts.question));
    }
    sheet.say(&format!("{}:\n{}", texts.our_answer, facts.answer));
    sheet.link(&texts.see_product, format!("{origin}{}", facts.page));
    sheet
}

/// To the owner: somebody asks about a product.
pub(super) fn to_owner(
    origin: &str,
    product: &str,
    [name, phone, email]: [&String; 3],
    question: &str,
) -> Sheet {
    let mut sheet = Sheet::new(Reader::Owner, &format!("New question about {product}"), "A new question");
    sheet.say(question);
    sheet.row("Product", product);
    sheet.row("Name", name);
    sheet.row("Phone", phone);
    sheet.row("E-mail", email);
    sheet.reply_to = Some(email.clone()).filter(|email| !email.is_empty());
    sheet.close("Your answer in the back office stands on the product's page for everybody.");
    sheet.link("Answer it", format!("{origin}{}?of=questions", OfficePage::Reviews.path()));
    sheet
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_that_nobody_proved_reads_nothing_that_was_typed_but_a_plain_name() {
        let facts = AnswerFacts {
            name: "Win at evil.example".into(),
            product: "Galaxy S25".into(),
            page: "/product/x".into(),
            question: "Visit evil.example now".into(),
            answer: "Yes, it does.".into(),
            language: "bn".into(),
            is_proven: false,
        };
        let letter = |facts: &AnswerFacts| {
            let sheet = to_asker("Haat", "https://shop.example", facts);
            format!("{}\n{}\n{}", sheet.subject, sheet.text("Haat"), sheet.html("Haat"))
        };
        let told = letter(&facts);
        assert!(!told.contains("evil.example"), "{told}");
        assert!(told.contains("Yes, it does.") && told.contains("https://shop.example/product/x"), "{told}");
        assert!(told.contains("Galaxy S25") && !told.contains('{'), "{told}");
        let told = letter(&AnswerFacts { is_proven: true, ..facts });
        assert!(told.contains("Visit evil.example now"), "{told}");
    }
}
