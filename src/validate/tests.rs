use super::*;
use serde_json::json;

fn form(value: Value) -> Form {
    match value {
        Value::Object(map) => Form::from(map),
        _ => Form::default(),
    }
}

#[test]
fn every_fault_is_told_by_its_field() {
    let form =
        form(json!({"title": " \u{200D}\u{200C}\u{200B}\u{061C}\u{3164} ", "price": -1, "email": "x"}));
    let mut check = Check::new(&form);
    check.line("title", Label::Title, limit::TITLE);
    check.int("price", Label::Price, 0, limit::PRICE);
    check.email("email");
    let Err(Error::Invalid { fields, .. }) = check.finish() else { panic!("must be refused") };
    assert_eq!(fields["title"].to_string(), "Title is required.");
    assert_eq!(fields["price"].to_string(), "Price must be between 0 and 100000000.");
    assert_eq!(fields["email"].to_string(), "Please enter a valid e-mail address.");
}

#[test]
fn what_cannot_be_seen_is_blank() {
    let form = form(json!({"headline": "\u{200D} \u{2060}", "message": "\u{200C}\n"}));
    let mut check = Check::new(&form);
    assert_eq!(check.optional_line("headline", Label::Headline, 60), "");
    check.lines("message", Label::Message, limit::MESSAGE);
    let Err(Error::Invalid { fields, .. }) = check.finish() else { panic!("must be refused") };
    assert_eq!(fields["message"].to_string(), "Message is required.");
}

#[test]
fn limits_count_characters_not_bytes() {
    let form = form(json!({"a": "ক".repeat(200), "b": "ক".repeat(201)}));
    let mut check = Check::new(&form);
    assert_eq!(check.line("a", Label::Title, 200).chars().count(), 200);
    assert!(check.is_clean());
    check.line("b", Label::Title, 200);
    assert!(!check.is_clean());
}

/// What a reader looks at, with whether it must be there.
fn described<T>(read: impl FnOnce(&mut Check<'_>) -> T) -> Vec<(String, bool, FieldType)> {
    let fields = Check::describe(read);
    fields.iter().map(|(name, field)| (name.to_owned(), field.required, field.ty.clone())).collect()
}

fn one(name: &str, required: bool, ty: FieldType) -> (String, bool, FieldType) {
    (name.to_owned(), required, ty)
}

#[test]
fn a_reader_tells_kinds_bounds_and_what_must_be_there() {
    let told = described(|check| {
        check.line("title", Label::Title, 200);
        check.optional_line("headline", Label::Headline, 60);
        check.int("price", Label::Price, 0, 9);
        check.optional_int("views", Label::Views, 1, 8);
        check.flag_or("read", Label::Read, Message::ReadOrNot);
        check.one_of("way", ["a", "b"], Message::BulkHow);
        check.picture("photo");
        check.pictures("photos", 0, 4);
    });
    let photos = FieldType::List { of: Box::new(FieldType::File), least: 0, most: Some(4) };
    assert_eq!(
        told,
        [
            one("headline", false, FieldType::text(0, 60)),
            one("photo", true, FieldType::File),
            one("photos", false, photos),
            one("price", true, FieldType::Whole { min: 0, max: 9 }),
            one("read", true, FieldType::Flag),
            one("title", true, FieldType::text(1, 200)),
            one("views", false, FieldType::Whole { min: 1, max: 8 }),
            one("way", true, FieldType::OneOf(vec!["a", "b"])),
        ]
    );
}

#[test]
fn what_is_read_only_where_it_was_sent_may_be_left_out() {
    let told = described(|check| {
        if check.sent("title") {
            check.line("title", Label::Title, 200);
        }
        if !check.is_blank("address") {
            check.lines("address", Label::Address, 500);
        }
        check.is_blank("website");
        check.apart(|check| check.line("later", Label::Title, 5))
    });
    assert_eq!(
        told,
        [
            one("address", false, FieldType::text(0, 500)),
            one("later", true, FieldType::text(1, 5)),
            one("title", false, FieldType::text(1, 200)),
            one("website", false, FieldType::TEXT),
        ]
    );
}

#[test]
fn rows_and_objects_are_told_by_what_reads_them() {
    let row = |check: &mut Check<'_>| check.int("n", Label::Stock, 1, 2);
    let fields = || FieldType::Object(Check::describe(row));
    let told = described(|check| {
        check.rows("rows", 7, row);
        check.object("either", row);
        check.rows("either", 7, row);
        check.objects("two", 2, (Message::BranchesList, Message::BranchObject), |check, _| {
            row(check);
        });
        check.part("part", ("Part", "A part."), Message::BulkPart, |check| Some(row(check)))
    });
    let list = |least, most| FieldType::List { of: Box::new(fields()), least, most: Some(most) };
    assert_eq!(
        told,
        [
            one("either", false, FieldType::Either(vec![fields(), list(0, 7)])),
            one("part", false, fields().named("Part", "A part.")),
            one("rows", false, list(0, 7)),
            one("two", true, list(2, 2)),
        ]
    );
    let FieldType::Object(within) = fields() else { panic!("an object") };
    assert_eq!(within.get("n"), Some(&Field::needed(FieldType::Whole { min: 1, max: 2 })));
}

#[test]
fn a_field_that_one_case_alone_needs_may_be_left_out() {
    let body = Body::in_cases("Case", "", &[true, false], |check, with| {
        check.line("title", Label::Title, 9);
        if *with {
            check.line("category", Label::Category, 9);
        }
    });
    assert_eq!(body.fields.get("category"), Some(&Field::optional(FieldType::text(1, 9))));
    assert_eq!(body.fields.get("title"), Some(&Field::needed(FieldType::text(1, 9))));
}

#[test]
#[should_panic(expected = "nothing")]
fn words_of_a_field_that_nobody_reads_are_refused() {
    let _ = Body::new("None", "", |check| check.sent("a")).field("nothing", "Not there.");
}

#[test]
fn faults_within_a_row_are_those_of_its_field() {
    let form =
        form(json!({"rows": "[{\"n\": 3}, {\"n\": 1}, 5]", "part": {"n": "x"}, "list": 5, "bad": "["}));
    let read = |check: &mut Check<'_>| {
        let row = |check: &mut Check<'_>| check.int("n", Label::Stock, 1, 2);
        assert_eq!(check.rows("rows", 3, row), [1, 1, 1]);
        check.rows("list", 3, row);
        check.rows("bad", 3, row);
        check.part("part", ("Part", ""), Message::BulkPart, |check| Some(row(check)));
    };
    let Err(Error::Invalid { fields, .. }) = form.read(read) else { panic!("must be refused") };
    let told: Vec<_> = fields.iter().map(|(name, fault)| (name.as_str(), fault.to_string())).collect();
    assert_eq!(
        told,
        [
            ("bad", "This is not valid JSON.".to_owned()),
            ("list", "This must be a list.".to_owned()),
            ("part", "Stock must be a whole number.".to_owned()),
            ("rows", "Stock must be between 1 and 2.".to_owned()),
        ]
    );
}

#[test]
fn a_part_read_apart_is_judged_later() {
    let form = form(json!({"title": 5}));
    let (rest, part) = form
        .read(|check| {
            let part = check.apart(|check| check.line("later", Label::Title, 9));
            (check.line("title", Label::Title, 9), part)
        })
        .unwrap();
    assert_eq!(rest, "5");
    let Err(Error::Invalid { fields, .. }) = part else { panic!("must be refused") };
    assert_eq!(fields.into_keys().collect::<Vec<_>>(), ["later"]);
}
