//! A body's schema, made of what the function that reads it looked at.

use serde_json::Value;
use utoipa::openapi::extensions::Extensions;
use utoipa::openapi::schema::{
    ArrayBuilder, KnownFormat, ObjectBuilder, OneOfBuilder, Schema, SchemaFormat, SchemaType, Type,
};
use utoipa::openapi::{Ref, RefOr};

use crate::validate::{Body, Field, FieldType, Fields};

type Schemas = Vec<(String, RefOr<Schema>)>;

/// How a body is sent.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Media {
    /// As JSON.
    Json,
    /// As a multipart form: nothing can be `null`, and lists and objects are text.
    Form,
}

impl Media {
    /// As `Content-Type` names it.
    pub fn name(self) -> &'static str {
        match self {
            Self::Json => "application/json",
            Self::Form => "multipart/form-data",
        }
    }
}

/// The schema of a body and those that it names, the body's own last.
pub(super) fn schemas(body: &Body, media: Media) -> Schemas {
    let mut all = Vec::new();
    let own = object(&body.fields, body.description, false, media, &mut all);
    all.push((body.name.to_owned(), own));
    all
}

fn object(
    fields: &Fields,
    description: &str,
    nullable: bool,
    media: Media,
    all: &mut Schemas,
) -> RefOr<Schema> {
    let mut object =
        ObjectBuilder::new().schema_type(of(Type::Object, nullable)).description(words(description));
    for (name, field) in fields.iter() {
        object = object.property(name, schema_of(field, media, all));
        if field.required {
            object = object.required(name);
        }
    }
    plain(object)
}

fn schema_of(field: &Field, media: Media, all: &mut Schemas) -> RefOr<Schema> {
    let (description, nullable) = (field.description.unwrap_or_default(), !field.required);
    match media {
        Media::Json => schema(&field.ty, description, nullable, media, all),
        Media::Form if is_text_of_json(&field.ty) => text_of_json(field, all),
        Media::Form => schema(&field.ty, description, false, media, all),
    }
}

fn schema(
    ty: &FieldType,
    description: &str,
    nullable: bool,
    media: Media,
    all: &mut Schemas,
) -> RefOr<Schema> {
    let plain_of = |ty| ObjectBuilder::new().schema_type(of(ty, nullable)).description(words(description));
    let known = |format| Some(SchemaFormat::KnownFormat(format));
    match ty {
        FieldType::Text { least, most, format } => plain(
            plain_of(Type::String)
                .min_length(Some(*least).filter(|least| *least > 0))
                .max_length(*most)
                .format(format.map(|format| SchemaFormat::Custom(format.to_owned()))),
        ),
        FieldType::Whole { min, max } => plain(
            plain_of(Type::Integer)
                .format(known(KnownFormat::Int64))
                .minimum(Some(signed(*min)))
                .maximum(Some(signed(*max))),
        ),
        FieldType::Number => plain(plain_of(Type::Number).format(known(KnownFormat::Double))),
        FieldType::Flag => plain(plain_of(Type::Boolean)),
        FieldType::Null => plain(plain_of(Type::Null)),
        FieldType::OneOf(texts) => {
            let mut values: Vec<Value> = texts.iter().map(|text| Value::from(*text)).collect();
            if nullable {
                values.push(Value::Null);
            }
            plain(plain_of(Type::String).enum_values(Some(values)))
        }
        FieldType::File => plain(plain_of(Type::String).format(known(KnownFormat::Binary))),
        FieldType::List { of: ty, least, most } => {
            let items = schema(ty, "", false, media, all);
            let list = ArrayBuilder::new()
                .schema_type(of(Type::Array, nullable))
                .items(items)
                .min_items(Some(*least).filter(|least| *least > 0))
                .max_items(*most)
                .description(words(description));
            RefOr::T(Schema::Array(list.build()))
        }
        FieldType::Object(fields) => object(fields, description, nullable, media, all),
        FieldType::Named { name, description: own, ty } => {
            let named = schema(ty, own, false, media, all);
            all.push(((*name).to_owned(), named));
            let named = Ref::from_schema_name(*name);
            if !nullable {
                return named.into();
            }
            either([named.into(), plain(ObjectBuilder::new().schema_type(Type::Null))], description)
        }
        FieldType::Either(types) => {
            let mut any: Vec<_> = types.iter().map(|ty| schema(ty, "", false, media, all)).collect();
            if nullable {
                any.push(plain(ObjectBuilder::new().schema_type(Type::Null)));
            }
            either(any, description)
        }
    }
}

/// Whether a form carries it as text of JSON.
fn is_text_of_json(ty: &FieldType) -> bool {
    match ty {
        FieldType::List { of, .. } => **of != FieldType::File,
        FieldType::Object(_) | FieldType::Named { .. } | FieldType::Either(_) => true,
        _ => false,
    }
}

fn text_of_json(field: &Field, all: &mut Schemas) -> RefOr<Schema> {
    let within = schema(&field.ty, "", false, Media::Json, all);
    let within = serde_json::to_value(within).unwrap_or_default();
    let description =
        field.description.map_or_else(|| "JSON.".to_owned(), |description| format!("JSON: {description}"));
    plain(
        ObjectBuilder::new()
            .schema_type(Type::String)
            .description(Some(description))
            .content_media_type("application/json")
            .extensions(Some(Extensions::from_iter([("contentSchema", within)]))),
    )
}

fn either(any: impl IntoIterator<Item = RefOr<Schema>>, description: &str) -> RefOr<Schema> {
    let any = any.into_iter().fold(OneOfBuilder::new(), OneOfBuilder::item);
    RefOr::T(Schema::OneOf(any.description(words(description)).build()))
}

fn of(ty: Type, nullable: bool) -> SchemaType {
    if nullable { SchemaType::from_iter([ty, Type::Null]) } else { SchemaType::new(ty) }
}

fn plain(schema: ObjectBuilder) -> RefOr<Schema> {
    RefOr::T(Schema::Object(schema.build()))
}

fn words(description: &str) -> Option<&str> {
    Some(description).filter(|description| !description.is_empty())
}

/// A bound as the document writes it.
fn signed(bound: i64) -> isize {
    isize::try_from(bound).unwrap_or(if bound < 0 { isize::MIN } else { isize::MAX })
}
