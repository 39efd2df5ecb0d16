//! Messages in the `OpenAPI` document. What utoipa would derive for so many at once needs more stack than a thread has.

use utoipa::openapi::schema::{ObjectBuilder, OneOfBuilder, Schema, SchemaType, Type};
use utoipa::openapi::{Ref, RefOr};
use utoipa::{PartialSchema, ToSchema};

use super::{Label, Message, ProductCount, Taka};

/// What may stand in a sentence.
pub(super) trait Argument {
    /// Its schema.
    fn schema() -> RefOr<Schema>;
}

impl Argument for String {
    fn schema() -> RefOr<Schema> {
        <Self as PartialSchema>::schema()
    }
}

impl Argument for i64 {
    fn schema() -> RefOr<Schema> {
        <Self as PartialSchema>::schema()
    }
}

impl Argument for usize {
    fn schema() -> RefOr<Schema> {
        <Self as PartialSchema>::schema()
    }
}

impl Argument for Label {
    fn schema() -> RefOr<Schema> {
        Ref::from_schema_name(Self::name()).into()
    }
}

impl Argument for ProductCount {
    fn schema() -> RefOr<Schema> {
        Ref::from_schema_name(Self::name()).into()
    }
}

impl Argument for Taka {
    fn schema() -> RefOr<Schema> {
        <i64 as PartialSchema>::schema()
    }
}

/// A message within another one.
impl Argument for Box<Message> {
    fn schema() -> RefOr<Schema> {
        Ref::from_schema_name(Message::name()).into()
    }
}

/// The schema of one message. `name`: as the enum has it.
pub(super) fn one(name: &str, text: &str, arguments: Vec<(&str, RefOr<Schema>)>) -> Schema {
    let code =
        ObjectBuilder::new().schema_type(SchemaType::new(Type::String)).enum_values(Some([snake(name)]));
    let message = ObjectBuilder::new().description(Some(text)).property("code", code).required("code");
    if arguments.is_empty() {
        return message.build().into();
    }
    let mut args = ObjectBuilder::new();
    for (name, schema) in arguments {
        args = args.property(name, schema).required(name);
    }
    message.property("args", args).required("args").build().into()
}

/// The code of a message's name; the tests compare it with what serde makes of it.
fn snake(name: &str) -> String {
    let mut code = String::with_capacity(name.len() + 4);
    for c in name.chars() {
        if c.is_ascii_uppercase() && !code.is_empty() {
            code.push('_');
        }
        code.push(c.to_ascii_lowercase());
    }
    code
}

impl PartialSchema for Message {
    fn schema() -> RefOr<Schema> {
        let all = Self::SCHEMAS.iter().fold(OneOfBuilder::new(), |all, one| all.item(one()));
        let description = "What the server says, as a code and what stands in the sentence.";
        Schema::OneOf(all.description(Some(description)).build()).into()
    }
}

impl ToSchema for Message {
    fn schemas(schemas: &mut Vec<(String, RefOr<Schema>)>) {
        schemas.push((Label::name().into(), <Label as PartialSchema>::schema()));
        schemas.push((ProductCount::name().into(), <ProductCount as PartialSchema>::schema()));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn codes_are_those_that_cross_the_wire() {
        for (name, message) in [
            ("NotEnoughStock", Message::NotEnoughStock),
            ("TextNotUtf8", Message::TextNotUtf8),
            ("OtpSent", Message::OtpSent),
        ] {
            assert_eq!(message.code_and_args().0, snake(name));
        }
    }
}
