//! JSON bodies: an object of fields, at most 64 KiB (contract 2).

use axum::body::Body;
use axum::extract::{FromRequest, Request};
use axum::http::{HeaderMap, header};
use http_body_util::{BodyExt, LengthLimitError, Limited};
use serde_json::Value;

use crate::error::{Error, Result};
use crate::messages::Message;
use crate::validate::Form;

/// The largest JSON body.
pub const MOST: usize = 64 * 1024;

/// The fields of a JSON body, not yet checked.
#[derive(Debug)]
pub struct JsonForm(pub Form);

impl<S: Send + Sync> FromRequest<S> for JsonForm {
    type Rejection = Error;

    async fn from_request(request: Request, _state: &S) -> Result<Self> {
        if !is_json(request.headers()) {
            return Err(Error::UnsupportedMedia(Message::JsonNeeded));
        }
        let bytes = read(request.into_body(), MOST).await?;
        match serde_json::from_slice::<Value>(&bytes) {
            Ok(Value::Object(map)) => Ok(Self(Form::from(map))),
            Ok(_) => Err(Error::BadRequest(Message::NotJsonObject)),
            Err(_) => Err(Error::BadRequest(Message::NotJson)),
        }
    }
}

fn is_json(headers: &HeaderMap) -> bool {
    let text = headers.get(header::CONTENT_TYPE).and_then(|v| v.to_str().ok()).unwrap_or_default();
    text.split(';').next().unwrap_or_default().trim().eq_ignore_ascii_case("application/json")
}

async fn read(body: Body, most: usize) -> Result<bytes::Bytes> {
    match Limited::new(body, most).collect().await {
        Ok(all) => Ok(all.to_bytes()),
        Err(cause) if cause.is::<LengthLimitError>() => {
            Err(Error::TooLarge(Message::JsonTooLarge { kib: most / 1024 }))
        }
        Err(_) => Err(Error::BadRequest(Message::RequestCutOff)),
    }
}
