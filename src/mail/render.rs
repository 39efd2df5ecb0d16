//! A letter's words as plain text and as HTML in the shop's look; both from one sheet, so that they cannot differ.

use crate::text::escape;

/// Who reads a letter.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Reader {
    /// A customer or visitor: answers go to the shop.
    Customer,
    /// The shop's owner.
    Owner,
}

/// A letter laid out.
#[derive(Debug, Clone)]
pub struct Sheet {
    /// The subject.
    pub subject: String,
    /// A sentence that stands by itself in large letters.
    pub code: Option<String>,
    /// Where an answer goes.
    pub reply_to: Option<String>,
    /// Who reads it.
    pub reader: Reader,
    /// The code of the language that it is written in.
    pub language: &'static str,
    title: String,
    opening: Vec<String>,
    rows: Vec<(String, String)>,
    closing: Vec<String>,
    link: Option<(String, String)>,
}

impl Sheet {
    /// An empty sheet with its subject and headline.
    #[must_use]
    pub fn new(reader: Reader, subject: &str, title: &str) -> Self {
        Self {
            subject: subject.to_owned(),
            code: None,
            reply_to: None,
            reader,
            language: "en",
            title: title.to_owned(),
            opening: Vec::new(),
            rows: Vec::new(),
            closing: Vec::new(),
            link: None,
        }
    }

    /// A paragraph before the facts.
    pub fn say(&mut self, text: &str) {
        self.opening.push(text.to_owned());
    }

    /// A fact; one without a value is left out.
    pub fn row(&mut self, label: &str, value: &str) {
        if !value.is_empty() {
            self.rows.push((label.to_owned(), value.to_owned()));
        }
    }

    /// A paragraph after the facts.
    pub fn close(&mut self, text: &str) {
        self.closing.push(text.to_owned());
    }

    /// The one link.
    pub fn link(&mut self, label: &str, address: String) {
        self.link = Some((label.to_owned(), address));
    }

    /// The plain text.
    #[must_use]
    pub fn text(&self, shop: &str) -> String {
        let mut blocks = vec![self.title.clone()];
        blocks.extend(self.opening.iter().cloned());
        blocks.extend(self.code.clone());
        if !self.rows.is_empty() {
            let rows = self.rows.iter().map(|(label, value)| format!("{label}: {value}"));
            blocks.push(rows.collect::<Vec<_>>().join("\n"));
        }
        blocks.extend(self.closing.iter().cloned());
        blocks.extend(self.link.as_ref().map(|(label, address)| format!("{label}: {address}")));
        blocks.push(format!("-- \n{shop}"));
        blocks.join("\n\n") + "\n"
    }

    /// The HTML; styles stand in the tags since mail readers drop the rest.
    #[must_use]
    pub fn html(&self, shop: &str) -> String {
        let mut body = String::new();
        let mut put = |part: String| body.push_str(&part);
        for text in &self.opening {
            put(paragraph(text));
        }
        if let Some(code) = &self.code {
            put(format!(
                "<p style=\"margin:24px 0;padding:16px;background:#f5f7f6;border-radius:8px;font-size:22px;\
                 font-weight:700;text-align:center\">{}</p>",
                escape(code)
            ));
        }
        if !self.rows.is_empty() {
            put("<table role=\"presentation\" width=\"100%\" cellpadding=\"0\" cellspacing=\"0\" \
                 style=\"margin:16px 0;border-collapse:collapse\">"
                .to_owned());
            for (label, value) in &self.rows {
                put(format!(
                    "<tr><td style=\"padding:8px 12px 8px 0;border-top:1px solid #e3e8e6;color:#51605b;\
                     vertical-align:top;white-space:nowrap\">{}</td><td style=\"padding:8px 0;border-top:1px solid \
                     #e3e8e6;text-align:right\">{}</td></tr>",
                    escape(label),
                    lines(value)
                ));
            }
            put("</table>".to_owned());
        }
        for text in &self.closing {
            put(paragraph(text));
        }
        if let Some((label, address)) = &self.link {
            put(format!(
                "<p style=\"margin:24px 0 8px\"><a href=\"{}\" style=\"display:inline-block;padding:12px 20px;\
                 background:#0b6e53;color:#ffffff;border-radius:8px;text-decoration:none;font-weight:600\">{}</a></p>",
                escape(address),
                escape(label)
            ));
        }
        format!(
            "<!doctype html><html lang=\"{language}\"><head><meta charset=\"utf-8\"><meta name=\"viewport\" \
             content=\"width=device-width\"><title>{subject}</title></head><body style=\"margin:0;background:#f5f7f6;\
             color:#10201c;font-family:'Hind Siliguri',Arial,sans-serif;font-size:16px;line-height:1.5\">\
             <div style=\"max-width:560px;margin:0 auto;padding:24px 16px\"><p style=\"margin:0 0 16px;color:#0b6e53;\
             font-size:20px;font-weight:700\">{shop}</p><div style=\"padding:24px;background:#ffffff;border:1px solid \
             #e3e8e6;border-radius:12px\"><h1 style=\"margin:0 0 16px;font-size:22px;line-height:1.3\">{title}</h1>\
             {body}</div></div></body></html>",
            language = self.language,
            subject = escape(&self.subject),
            shop = escape(shop),
            title = escape(&self.title),
        )
    }
}

fn paragraph(text: &str) -> String {
    format!("<p style=\"margin:0 0 12px\">{}</p>", lines(text))
}

fn lines(text: &str) -> String {
    escape(text).replace('\n', "<br>")
}

#[cfg(test)]
mod tests {
    use crate::mail::{Letter, OrderFacts};

    #[test]
    fn the_otp_stands_on_a_line_of_its_own() {
        let sheet = Letter::Otp { otp: "123456".into() }.sheet("Haat", "https://shop.example");
        assert!(sheet.text("Haat").lines().any(|line| line == "Your OTP is 123456."));
        assert!(sheet.html("Haat").contains("Your OTP is 123456."));
    }

    #[test]
    fn what_people_typed_cannot_become_markup() {
        let order = OrderFacts {
            number: "H-ABCD-2345".into(),
            name: "<b>Phone</b>".into(),
            username: "রহিম & Sons".into(),
            quantity: 2,
            total: Some(90_000),
            message: "<script>alert(1)</script>\nsecond".into(),
            ..OrderFacts::default()
        };
        let sheet = Letter::NewOrder(order).sheet("Haat", "https://shop.example");
        let html = sheet.html("Haat");
        assert!(!html.contains("<script") && !html.contains("<b>"), "{html}");
        assert!(html.contains("রহিম &amp; Sons") && html.contains("<br>second"));
        assert!(sheet.text("Haat").contains("Total: TK 90,000"));
    }
}
