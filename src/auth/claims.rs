//! What a body says of its sender, compared with the session (contract 3). Who the caller is comes from the session
//! alone; a body that names somebody else is refused.

use serde_json::Value;

use crate::error::{Error, Result};
use crate::messages::Message;
use crate::validate::{Form, email_key};

/// Compares each named field with the session's value; a field that was not sent claims nothing.
///
/// # Errors
/// 403 for another value.
pub fn compare(form: &Form, own: &[(&str, &str)]) -> Result<()> {
    for (name, own) in own {
        let Some(claimed) = form.raw(name) else { continue };
        let same = claimed.as_str().is_some_and(|text| same(name, text, own));
        if !same {
            return Err(Error::Forbidden(Message::AnotherAccount));
        }
    }
    Ok(())
}

/// Ids are compared as they are, e-mail addresses in their one form.
fn same(name: &str, claimed: &str, own: &str) -> bool {
    let claimed = claimed.trim();
    if name.ends_with("mail") { email_key(claimed) == own } else { claimed == own }
}

/// Whether a field names something other than a value; `null` and absent name nothing.
#[must_use]
pub fn names_other(form: &Form, name: &str, own: Option<&str>) -> bool {
    form.raw(name).and_then(Value::as_str).map(str::trim) != own
        || form.raw(name).is_some_and(|v| !v.is_string())
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    fn form(value: Value) -> Form {
        let Value::Object(map) = value else { panic!("an object") };
        Form::from(map)
    }

    #[test]
    fn another_value_is_refused_and_none_is_fine() {
        let own = [("userId", "aB"), ("email", "a@b.c")];
        for fine in [json!({}), json!({"userId": null}), json!({"userId": "aB", "email": " A@B.c "})] {
            assert!(compare(&form(fine.clone()), &own).is_ok(), "{fine}");
        }
        for bad in [
            json!({"userId": "ab"}),
            json!({"userId": ""}),
            json!({"userId": 5}),
            json!({"email": ["a@b.c"]}),
        ] {
            assert!(matches!(compare(&form(bad.clone()), &own), Err(Error::Forbidden(_))), "{bad}");
        }
    }

    #[test]
    fn an_order_of_nobody_is_named_by_nothing() {
        assert!(!names_other(&form(json!({"userId": null})), "userId", None));
        assert!(!names_other(&form(json!({})), "userId", None));
        assert!(names_other(&form(json!({"userId": "x"})), "userId", None));
        assert!(names_other(&form(json!({})), "userId", Some("x")));
        assert!(names_other(&form(json!({"userId": 5})), "userId", None));
        assert!(!names_other(&form(json!({"userId": "x"})), "userId", Some("x")));
    }
}
