//! Describes a call once, for the router and for the `OpenAPI` document (contract 2: from the code).

use std::cell::Cell;

use axum::handler::Handler;
use axum::routing::{MethodFilter, on};
use utoipa::openapi::path::{
    HttpMethod, OperationBuilder, Parameter, ParameterBuilder, ParameterIn, PathItem, Paths,
};
use utoipa::openapi::request_body::{RequestBody, RequestBodyBuilder};
use utoipa::openapi::schema::{ArrayBuilder, ObjectBuilder, Schema, SchemaType, Type};
use utoipa::openapi::security::SecurityRequirement;
use utoipa::openapi::{ContentBuilder, Ref, RefOr, Required, ResponseBuilder};
use utoipa::{PartialSchema, ToSchema};
use utoipa_axum::router::UtoipaMethodRouter;

use super::described::{self, Media};
use super::idempotency::LONGEST as LONGEST_KEY;
use crate::error::ErrorBody;
use crate::validate::Body;

type Schemas = Vec<(String, RefOr<Schema>)>;

thread_local! {
    static WITH_SCHEMAS: Cell<bool> = const { Cell::new(true) };
}

/// Makes calls without the schemas of their bodies and replies: those are half the time that a shop takes to start, and only
/// the document needs them.
pub fn without_schemas<T>(make: impl FnOnce() -> T) -> T {
    WITH_SCHEMAS.set(false);
    let made = make();
    WITH_SCHEMAS.set(true);
    made
}

/// A call under construction: path, words, parameters, bodies, statuses.
pub struct Call {
    method: HttpMethod,
    path: String,
    operation: OperationBuilder,
    schemas: Schemas,
}

impl Call {
    /// A GET call, under a tag, with one sentence of what it does.
    #[must_use]
    pub fn get(path: &str, tag: &str, summary: &str) -> Self {
        Self::new(HttpMethod::Get, path, tag, summary)
    }

    /// A POST call.
    #[must_use]
    pub fn post(path: &str, tag: &str, summary: &str) -> Self {
        Self::new(HttpMethod::Post, path, tag, summary)
    }

    /// A PUT call.
    #[must_use]
    pub fn put(path: &str, tag: &str, summary: &str) -> Self {
        Self::new(HttpMethod::Put, path, tag, summary)
    }

    /// A PATCH call.
    #[must_use]
    pub fn patch(path: &str, tag: &str, summary: &str) -> Self {
        Self::new(HttpMethod::Patch, path, tag, summary)
    }

    /// A DELETE call.
    #[must_use]
    pub fn delete(path: &str, tag: &str, summary: &str) -> Self {
        Self::new(HttpMethod::Delete, path, tag, summary)
    }

    fn new(method: HttpMethod, path: &str, tag: &str, summary: &str) -> Self {
        let mut operation = OperationBuilder::new()
            .operation_id(Some(operation_id(&method, path)))
            .tag(tag)
            .summary(Some(summary));
        for name in path.split('{').skip(1).filter_map(|part| part.split('}').next()) {
            operation = operation.parameter(
                ParameterBuilder::new()
                    .name(name)
                    .parameter_in(ParameterIn::Path)
                    .required(Required::True)
                    .schema(Some(of_type(Type::String)))
                    .build(),
            );
        }
        let mut call = Self { method, path: path.to_owned(), operation, schemas: Vec::new() };
        call.learn::<ErrorBody>();
        call
    }

    /// Adds query parameters.
    #[must_use]
    pub fn query(mut self, parameters: &[Parameter]) -> Self {
        for parameter in parameters {
            self.operation = self.operation.parameter(parameter.clone());
        }
        self
    }

    /// The JSON body, described by what reads it.
    #[must_use]
    pub fn json(self, body: &Body) -> Self {
        self.body(body, Media::Json, Required::True)
    }

    /// The same of a body that may be left out.
    #[must_use]
    pub fn json_or_none(self, body: &Body) -> Self {
        self.body(body, Media::Json, Required::False)
    }

    /// The multipart body, described by what reads it.
    #[must_use]
    pub fn multipart(self, body: &Body) -> Self {
        self.body(body, Media::Form, Required::True)
    }

    fn body(mut self, body: &Body, media: Media, required: Required) -> Self {
        if WITH_SCHEMAS.get() {
            self.schemas.extend(described::schemas(body, media));
        }
        let content = ContentBuilder::new().schema(Some(Ref::from_schema_name(body.name))).build();
        let body: RequestBody =
            RequestBodyBuilder::new().content(media.name(), content).required(Some(required)).build();
        self.operation = self.operation.request_body(Some(body));
        self.fails(&[413, 415])
    }

    /// A status with a JSON reply.
    #[must_use]
    pub fn replies<T: ToSchema>(mut self, status: u16, description: &str) -> Self {
        let schema = self.learn::<T>();
        self.reply(status, description, schema)
    }

    /// A JSON reply that is a page where `Accept` asks for one, and so is what is said where there is nothing.
    #[must_use]
    pub fn replies_or_page<T: ToSchema>(mut self, description: &str) -> Self {
        let schema = self.learn::<T>();
        let error: RefOr<Schema> = Ref::from_schema_name(ErrorBody::name()).into();
        for (status, description, schema) in [(200, description, schema), (404, reason(404), error)] {
            let json = ContentBuilder::new().schema(Some(schema)).build();
            let page = ContentBuilder::new().schema(Some(of_type(Type::String))).build();
            let response = ResponseBuilder::new().description(description);
            let response = response.content("application/json", json).content("text/html", page).build();
            self.operation = self.operation.response(status.to_string(), response);
        }
        self
    }

    /// A status with a JSON array, whose `X-Total-Count` tells the rows over all pages.
    #[must_use]
    pub fn replies_list<T: ToSchema>(mut self, description: &str) -> Self {
        let item = self.learn::<T>();
        let list = RefOr::T(Schema::Array(ArrayBuilder::new().items(item).build()));
        self.reply(200, description, list)
    }

    /// A reply of text that is no JSON.
    #[must_use]
    pub fn replies_text(mut self, media: &str, description: &str) -> Self {
        let content = ContentBuilder::new().schema(Some(of_type(Type::String))).build();
        let response = ResponseBuilder::new().description(description).content(media, content).build();
        self.operation = self.operation.response("200", response);
        self
    }

    /// A JSON reply whose shape is told in words alone.
    #[must_use]
    pub fn replies_json(self, status: u16, description: &str) -> Self {
        self.reply(status, description, RefOr::T(Schema::Object(ObjectBuilder::new().build())))
    }

    fn reply(mut self, status: u16, description: &str, schema: RefOr<Schema>) -> Self {
        let content = ContentBuilder::new().schema(Some(schema)).build();
        let response =
            ResponseBuilder::new().description(description).content("application/json", content).build();
        self.operation = self.operation.response(status.to_string(), response);
        self
    }

    /// The errors that this call gives besides those that every call may give.
    #[must_use]
    pub fn fails(mut self, statuses: &[u16]) -> Self {
        for status in statuses {
            let schema: RefOr<Schema> = Ref::from_schema_name(ErrorBody::name()).into();
            self = self.reply(*status, reason(*status), schema);
        }
        self
    }

    /// Only for admins: 401 for visitors, 403 for customers.
    #[must_use]
    pub fn admin(self) -> Self {
        self.signed_in("admin")
    }

    /// Only for customers: 401 for visitors and admins, 403 for a body that names another account.
    #[must_use]
    pub fn customer(self) -> Self {
        self.signed_in("customer")
    }

    /// By the cookie of that kind of account, or by its token.
    fn signed_in(mut self, kind: &str) -> Self {
        for scheme in [kind, BEARER] {
            self.operation = self.operation.security(SecurityRequirement::new(scheme, Vec::<String>::new()));
        }
        self.fails(&[401, 403])
    }

    /// An `Idempotency-Key` may come with it.
    #[must_use]
    pub fn repeatable(mut self) -> Self {
        self.operation = self.operation.parameter(
            ParameterBuilder::new()
                .name("Idempotency-Key")
                .parameter_in(ParameterIn::Header)
                .required(Required::False)
                .description(Some("A repeat with the same key within 24 hours answers the first reply"))
                .schema(Some(text(0, Some(LONGEST_KEY))))
                .build(),
        );
        self.fails(&[409])
    }

    /// Ends the description with the handler that carries it out.
    pub fn with<H, T, S>(self, handler: H) -> UtoipaMethodRouter<S>
    where
        H: Handler<T, S>,
        T: 'static,
        S: Clone + Send + Sync + 'static,
    {
        let filter = match self.method {
            HttpMethod::Post => MethodFilter::POST,
            HttpMethod::Put => MethodFilter::PUT,
            HttpMethod::Patch => MethodFilter::PATCH,
            HttpMethod::Delete => MethodFilter::DELETE,
            _ => MethodFilter::GET,
        };
        let mut paths = Paths::new();
        paths.paths.insert(self.path, PathItem::new(self.method, self.operation));
        (self.schemas, paths, on(filter, handler))
    }

    fn learn<T: ToSchema>(&mut self) -> RefOr<Schema> {
        let name = T::name();
        if WITH_SCHEMAS.get() {
            T::schemas(&mut self.schemas);
            self.schemas.push((name.to_string(), <T as PartialSchema>::schema()));
        }
        Ref::from_schema_name(name).into()
    }
}

/// The security scheme of a session's token.
pub const BEARER: &str = "bearer";

/// A query parameter that is a whole number within a range.
#[must_use]
pub fn whole(name: &str, min: i64, max: Option<i64>, description: &str) -> Parameter {
    let schema =
        ObjectBuilder::new().schema_type(SchemaType::new(Type::Integer)).minimum(Some(min)).maximum(max);
    ParameterBuilder::from(parameter(name, Type::Integer, description)).schema(Some(schema.build())).build()
}

/// A query parameter of text that must be there.
#[must_use]
pub fn needed(name: &str, most: Option<usize>, description: &str) -> Parameter {
    ParameterBuilder::from(parameter(name, Type::String, description))
        .required(Required::True)
        .schema(Some(text(1, most)))
        .build()
}

fn text(least: usize, most: Option<usize>) -> Schema {
    let text = ObjectBuilder::new().schema_type(SchemaType::new(Type::String));
    Schema::Object(text.min_length(Some(least)).max_length(most).build())
}

/// A query parameter of a simple type.
#[must_use]
pub fn parameter(name: &str, ty: Type, description: &str) -> Parameter {
    ParameterBuilder::new()
        .name(name)
        .parameter_in(ParameterIn::Query)
        .required(Required::False)
        .description(Some(description))
        .schema(Some(of_type(ty)))
        .build()
}

fn of_type(ty: Type) -> Schema {
    Schema::Object(ObjectBuilder::new().schema_type(SchemaType::new(ty)).build())
}

fn operation_id(method: &HttpMethod, path: &str) -> String {
    let verb = match method {
        HttpMethod::Post => "post",
        HttpMethod::Put => "put",
        HttpMethod::Patch => "patch",
        HttpMethod::Delete => "delete",
        _ => "get",
    };
    let words = path.split(|c: char| !c.is_ascii_alphanumeric()).filter(|w| !w.is_empty());
    words.fold(verb.to_owned(), |id, word| id + "_" + word)
}

fn reason(status: u16) -> &'static str {
    match status {
        400 => "A field is wrong; `fields` says which",
        401 => "Not signed in, or wrong credentials",
        403 => "Signed in, but not allowed",
        404 => "Not there",
        409 => "The state of the shop is another",
        413 => "Too large",
        415 => "Wrong content type",
        429 => "Too many attempts; `Retry-After` says when",
        _ => "An error",
    }
}
