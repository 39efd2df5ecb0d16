//! The people who use a shop, and what they are answered.

use std::net::SocketAddr;

use axum::body::Body;
use axum::extract::ConnectInfo;
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, Request, StatusCode, header};
use bytes::Bytes;
use http_body_util::BodyExt as _;
use serde_json::{Value, json};
use tower::ServiceExt as _;

use crate::forms::Multipart;
use crate::messages;
use crate::support::Shop;

/// Somebody who asks.
#[derive(Clone)]
pub struct Actor<'a> {
    shop: &'a Shop,
    headers: HeaderMap,
    peer: SocketAddr,
}

/// What was answered.
#[derive(Debug)]
pub struct Reply {
    pub status: StatusCode,
    pub headers: HeaderMap,
    pub body: Bytes,
}

impl Reply {
    /// The body as text.
    pub fn text(&self) -> String {
        String::from_utf8_lossy(&self.body).into_owned()
    }

    /// The body as JSON; what it says has its code.
    pub fn json(&self) -> Value {
        let body = serde_json::from_slice(&self.body).unwrap_or_else(|_| panic!("no JSON: {}", self.text()));
        messages::check(&body);
        body
    }

    /// The rows of a JSON array.
    pub fn rows(&self) -> Vec<Value> {
        assert_eq!(self.status, StatusCode::OK, "{}", self.text());
        self.json().as_array().unwrap().clone()
    }

    /// One member of every row, as text.
    pub fn column(&self, name: &str) -> Vec<String> {
        let text = |v: &Value| v.as_str().map_or_else(|| v.to_string(), str::to_owned);
        self.rows().iter().map(|row| text(&row[name])).collect()
    }

    /// A header as text, or nothing.
    pub fn header(&self, name: &str) -> Option<&str> {
        self.headers.get(name).map(|v| v.to_str().unwrap())
    }

    /// Asserts a page of this status, and answers its HTML.
    pub fn page(&self, status: u16) -> String {
        assert_eq!(self.status.as_u16(), status, "{}", self.text());
        assert_eq!(self.header("content-type"), Some("text/html; charset=utf-8"));
        self.text()
    }

    /// Asserts the one error shape, and answers the message.
    pub fn refused(&self, status: u16) -> String {
        assert_eq!(self.status.as_u16(), status, "{}", self.text());
        let body = self.json();
        assert_eq!(body["success"], json!(false));
        assert_eq!(body["message"], body["error"]);
        let message = body["message"].as_str().unwrap().to_owned();
        assert!(!message.is_empty());
        message
    }

    /// The text of a field that was refused.
    pub fn fault(&self, field: &str) -> String {
        self.refused(400);
        let body = self.json();
        body["fields"][field].as_str().unwrap_or_else(|| panic!("no fault of {field}: {body}")).to_owned()
    }
}

impl<'a> Actor<'a> {
    /// Somebody whom the shop does not know.
    pub fn stranger(shop: &'a Shop) -> Self {
        Self { shop, headers: HeaderMap::new(), peer: ([203, 0, 113, 7], 5000).into() }
    }

    /// The same person with another header.
    pub fn with(mut self, name: &str, value: &str) -> Self {
        let name: HeaderName = name.parse().unwrap();
        self.headers.append(name, HeaderValue::from_str(value).unwrap());
        self
    }

    /// The same person at another address.
    pub fn at(mut self, address: &str) -> Self {
        self.peer = SocketAddr::new(address.parse().unwrap(), 5000);
        self
    }

    /// Sends any request.
    pub async fn send(&self, method: Method, path: &str, kind: Option<&str>, body: impl Into<Body>) -> Reply {
        let mut request = Request::builder().method(method).uri(path).body(body.into()).unwrap();
        *request.headers_mut() = self.headers.clone();
        if !self.headers.contains_key(header::HOST) {
            request.headers_mut().insert(header::HOST, HeaderValue::from_static("shop.example"));
        }
        if let Some(kind) = kind {
            request.headers_mut().insert(header::CONTENT_TYPE, HeaderValue::from_str(kind).unwrap());
        }
        request.extensions_mut().insert(ConnectInfo(self.peer));
        let reply = self.shop.app.clone().oneshot(request).await.unwrap();
        let (parts, body) = reply.into_parts();
        let body = body.collect().await.unwrap().to_bytes();
        Reply { status: parts.status, headers: parts.headers, body }
    }

    /// GET.
    pub async fn get(&self, path: &str) -> Reply {
        self.send(Method::GET, path, None, Body::empty()).await
    }

    /// HEAD.
    pub async fn head(&self, path: &str) -> Reply {
        self.send(Method::HEAD, path, None, Body::empty()).await
    }

    /// DELETE.
    pub async fn delete(&self, path: &str) -> Reply {
        self.send(Method::DELETE, path, None, Body::empty()).await
    }

    /// PATCH without a body.
    pub async fn patch_empty(&self, path: &str) -> Reply {
        self.send(Method::PATCH, path, None, Body::empty()).await
    }

    /// A JSON body.
    pub async fn send_json(&self, method: Method, path: &str, body: &Value) -> Reply {
        self.send(method, path, Some("application/json"), body.to_string()).await
    }

    /// POST of JSON.
    pub async fn post(&self, path: &str, body: &Value) -> Reply {
        self.send_json(Method::POST, path, body).await
    }

    /// PATCH of JSON.
    pub async fn patch(&self, path: &str, body: &Value) -> Reply {
        self.send_json(Method::PATCH, path, body).await
    }

    /// PUT of JSON.
    pub async fn put(&self, path: &str, body: &Value) -> Reply {
        self.send_json(Method::PUT, path, body).await
    }

    /// PUT of a multipart form.
    pub async fn put_form(&self, path: &str, form: Multipart) -> Reply {
        self.send(Method::PUT, path, Some(Multipart::KIND), form.finish()).await
    }

    /// POST of a multipart form.
    pub async fn post_form(&self, path: &str, form: Multipart) -> Reply {
        self.send(Method::POST, path, Some(Multipart::KIND), form.finish()).await
    }
}
