//! What a body says of its sender, compared with the session (contract 3). Who the caller is comes from the session
//! alone; a body that names somebody else is refused.

use serde_json::Value;

use crate::error::{Error, Result};
use crate::messages::Message;
use crate::validate::{Body, Check, Field, FieldType, Form, email_key};

/// A field in which a body says whose it is; `null` and absent say nothing.
#[derive(Debug)]
pub struct Claim(Option<Value>);

impl Claim {
    /// Reads a field.
    pub fn read(check: &mut Check<'_>, name: &str) -> Self {
        Self(check.raw(name, Field::optional(FieldType::TEXT)).cloned())
    }

    /// Whether it names something other than a value, or nothing where there is one.
    #[must_use]
    pub fn names_other(&self, own: Option<&str>) -> bool {
        self.0.as_ref().and_then(Value::as_str).map(str::trim) != own
            || self.0.as_ref().is_some_and(|claimed| !claimed.is_string())
    }
}

/// The body that a function reads, beside the fields that say who sends it.
pub fn body<T>(
    (name, description): (&'static str, &'static str),
    own: &[&str],
    read: impl FnOnce(&mut Check<'_>) -> T,
) -> Body {
    Body::new(name, description, |check| {
        for field in own {
            Claim::read(check, field);
        }
        read(check)
    })
}

/// Compares each field that says who sends a body with the session's value, and then reads the rest; a field that was
/// not sent claims nothing.
///
/// # Errors
/// 403 for another value, 400 with what is wrong with the rest.
pub fn read<T>(form: &Form, own: &[(&str, &str)], read: impl FnOnce(&mut Check<'_>) -> T) -> Result<T> {
    compare(form, own)?;
    form.read(read)
}

fn compare(form: &Form, own: &[(&str, &str)]) -> Result<()> {
    for (name, own) in own {
        let Claim(Some(claimed)) = form.read(|check| Claim::read(check, name))? else { continue };
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
        let other =
            |value, own| form(value).read(|check| Claim::read(check, "userId")).unwrap().names_other(own);
        assert!(!other(json!({"userId": null}), None));
        assert!(!other(json!({}), None));
        assert!(other(json!({"userId": "x"}), None));
        assert!(other(json!({}), Some("x")));
        assert!(other(json!({"userId": 5}), None));
        assert!(!other(json!({"userId": "x"}), Some("x")));
    }
}
