//! Ways that lead to the shop's one address: http, and its other domains.

use std::sync::Arc;

use axum::Router;
use axum::extract::{Request, State};
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode, header};
use axum::middleware::{Next, from_fn_with_state};
use axum::response::{IntoResponse as _, Response};

use crate::config::Origin;
use crate::error::Error;
use crate::http::guard::HSTS;
use crate::messages::Message;

/// Where requests are sent on to, and for which hosts.
#[derive(Clone)]
pub struct Redirect(Arc<Places>);

struct Places {
    domains: Vec<String>,
    origin: String,
    /// The domain of `origin`.
    own: String,
}

impl Redirect {
    /// To an origin, from each of its domains.
    pub fn new(domains: &[String], origin: &Origin) -> Self {
        let origin = origin.as_str();
        let own = domain_of(origin.trim_start_matches("https://")).to_owned();
        Self(Arc::new(Places { domains: domains.to_vec(), origin: origin.to_owned(), own }))
    }

    /// What http answers: the way to https, and nothing else.
    pub fn alone(&self) -> Router {
        let places = self.clone();
        Router::new().fallback(move |request: Request| async move { places.answer(&request) })
    }

    /// A shop whose other domains lead to its own; forms sent to them are answered there.
    pub fn before(&self, app: Router) -> Router {
        if self.0.domains.len() < 2 {
            return app;
        }
        app.layer(from_fn_with_state(self.clone(), send_on))
    }

    fn answer(&self, request: &Request) -> Response {
        let mut reply = match asked(request.headers()) {
            Some(host) if self.0.domains.contains(&host) => match *request.method() {
                Method::GET | Method::HEAD => self.away(request),
                _ => {
                    let mut reply = Error::BadRequest(Message::NotPossibleHere).into_response();
                    *reply.status_mut() = StatusCode::METHOD_NOT_ALLOWED;
                    reply.headers_mut().insert(header::ALLOW, HeaderValue::from_static("GET, HEAD"));
                    reply
                }
            },
            // Not to any place that a visitor names.
            _ => Error::BadRequest(Message::RequestUnclear).into_response(),
        };
        reply.headers_mut().insert(header::X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff"));
        reply
    }

    /// The same path and query at the shop's address.
    fn away(&self, request: &Request) -> Response {
        let path = request.uri().path_and_query().map_or("/", |path| path.as_str());
        let Ok(place) = HeaderValue::try_from(format!("{}{path}", self.0.origin)) else {
            return Error::BadRequest(Message::RequestUnclear).into_response();
        };
        (StatusCode::MOVED_PERMANENTLY, [(header::LOCATION, place)]).into_response()
    }
}

async fn send_on(State(to): State<Redirect>, request: Request, next: Next) -> Response {
    let reads = matches!(*request.method(), Method::GET | Method::HEAD);
    let elsewhere = |host: String| host != to.0.own && to.0.domains.contains(&host);
    if !reads || !asked(request.headers()).is_some_and(elsewhere) {
        return next.run(request).await;
    }
    let mut reply = to.answer(&request);
    reply.headers_mut().insert(header::STRICT_TRANSPORT_SECURITY, HSTS);
    reply
}

/// The host that a request is for, without its port; none where it does not name one.
fn asked(headers: &HeaderMap) -> Option<String> {
    let mut hosts = headers.get_all(header::HOST).iter();
    let (host, more) = (hosts.next()?.to_str().ok()?, hosts.next());
    more.is_none().then(|| domain_of(host).to_ascii_lowercase())
}

fn domain_of(host: &str) -> &str {
    let name = host.rsplit_once(':').filter(|(_, port)| port.bytes().all(|b| b.is_ascii_digit()));
    name.map_or(host, |(name, _)| name)
}

#[cfg(test)]
mod tests {
    use super::*;
    use axum::body::Body;
    use tower::ServiceExt as _;

    const DOMAINS: [&str; 2] = ["shop.example", "www.shop.example"];

    fn redirect(origin: &str) -> Redirect {
        Redirect::new(&DOMAINS.map(str::to_owned), &Origin::parse(origin).unwrap())
    }

    /// The status and where it leads.
    async fn asked_of(app: Router, method: &str, hosts: &[&str], path: &str) -> (u16, String) {
        let mut request = Request::builder().method(method).uri(path);
        for host in hosts {
            request = request.header("host", *host);
        }
        let reply = app.oneshot(request.body(Body::empty()).unwrap()).await.unwrap();
        let text = |name| reply.headers().get(name).map_or("", |v: &HeaderValue| v.to_str().unwrap());
        let place = format!("{}{}", text(header::LOCATION), text(header::ALLOW));
        (reply.status().as_u16(), place)
    }

    #[tokio::test]
    async fn http_leads_to_https_and_nowhere_else() {
        let ask = |method, hosts: &'static [&str], path| {
            asked_of(redirect("https://shop.example").alone(), method, hosts, path)
        };
        let to = |path: &str| (301, format!("https://shop.example{path}"));
        assert_eq!(
            ask("GET", &["shop.example"], "/products?min=1&q=a%20b").await,
            to("/products?min=1&q=a%20b")
        );
        assert_eq!(ask("HEAD", &["WWW.Shop.Example:80"], "/").await, to("/"));
        assert_eq!(ask("GET", &["shop.example"], "//evil.example/a").await, to("//evil.example/a"));
        assert_eq!(ask("GET", &["shop.example"], "http://evil.example/a").await, to("/a"));
        assert_eq!(ask("POST", &["shop.example"], "/order").await, (405, "GET, HEAD".to_owned()));
        let others: [&[&str]; 5] = [
            &[],
            &["evil.example"],
            &["203.0.113.7"],
            &["shop.example", "shop.example"],
            &["shop.example@evil.example"],
        ];
        for hosts in others {
            assert_eq!(ask("GET", hosts, "/").await, (400, String::new()), "{hosts:?}");
        }
    }

    #[tokio::test]
    async fn other_domains_lead_to_the_shops_own() {
        let ask = |method, host| {
            let app = Router::new().fallback(|| async { "the shop" });
            let app = redirect("https://shop.example:8443").before(app);
            async move { asked_of(app, method, &[host], "/a?b").await }
        };
        let away = (301, "https://shop.example:8443/a?b".to_owned());
        assert_eq!(ask("GET", "www.shop.example").await, away);
        for (method, host) in
            [("GET", "shop.example:8443"), ("POST", "www.shop.example"), ("GET", "203.0.113.7")]
        {
            assert_eq!(ask(method, host).await, (200, String::new()), "{method} {host}");
        }
    }
}
