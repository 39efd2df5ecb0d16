//! Why a certificate could not be had, in words for the shop's owner.

use std::error::Error as StdError;

use instant_acme::{Error, Problem};
use url::Url;

/// How much of what a server says is repeated.
const LONGEST: usize = 600;

/// Why a certificate could not be had.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Trouble {
    /// One line.
    pub text: String,
    /// The server wants to be asked less often.
    pub is_limit: bool,
    /// The server does not know the account.
    pub is_stranger: bool,
}

impl Trouble {
    /// A fault on this side.
    #[allow(clippy::needless_pass_by_value, reason = "errors are handed over")]
    pub fn of(cause: anyhow::Error) -> Self {
        Self { text: line(&format!("{cause:#}")), is_limit: false, is_stranger: false }
    }

    /// What went wrong with an ACME server.
    pub fn with(directory: &str, domain: &str, cause: &Error) -> Self {
        let url = Url::parse(directory).ok();
        let server = url.as_ref().and_then(Url::host_str).unwrap_or(directory);
        let kind = match cause {
            Error::Api(problem) => problem.r#type.as_deref().and_then(|kind| kind.rsplit(':').next()),
            _ => None,
        };
        let text = match (cause, kind) {
            (Error::Api(problem), Some(kind)) => said(server, domain, kind, problem),
            (Error::Api(problem), None) => format!("{server} refused: {problem}"),
            (Error::Other(cause), _) => format!("{server} cannot be asked: {}", chain(&**cause)),
            (Error::Timeout(_), _) => format!("{server} took too long"),
            (Error::Json(_), _) => format!("{server} does not answer as an ACME server"),
            (Error::Unsupported(what), _) => format!("{server} cannot do {what}"),
            (cause, _) => format!("{server}: {cause}"),
        };
        let stranger = matches!(kind, Some("accountDoesNotExist" | "unauthorized"))
            && matches!(cause, Error::Api(problem) if is_of_the_account(problem));
        Self { text: line(&text), is_limit: kind == Some("rateLimited"), is_stranger: stranger }
    }
}

/// The kinds of problems of RFC 8555, section 6.7, that an owner can do something about.
fn said(server: &str, domain: &str, kind: &str, problem: &Problem) -> String {
    let mut details: Vec<&str> = problem.detail.as_deref().into_iter().collect();
    details.extend(problem.subproblems.iter().filter_map(|one| one.detail.as_deref()));
    let details = details.join("; ");
    let meaning = match kind {
        "dns" => {
            format!("the name {domain} does not lead here yet: its A or AAAA record must name this server")
        }
        "connection" | "tls" | "unauthorized" | "incorrectResponse" => format!(
            "{server} did not find this shop under {domain}: the name must lead to this server, and port 443 must be open"
        ),
        "caa" => format!("a CAA record of {domain} allows other authorities alone"),
        "rateLimited" => format!("{server} was asked too often"),
        "rejectedIdentifier" => format!("{server} gives no certificate for this name"),
        _ => format!("{server} refused ({kind})"),
    };
    if details.is_empty() { meaning } else { format!("{meaning} ({details})") }
}

/// Whether a refusal is about the account and not about a domain, of which the server says which one.
fn is_of_the_account(problem: &Problem) -> bool {
    problem.r#type.as_deref().is_some_and(|kind| kind.ends_with(":accountDoesNotExist"))
        || problem.detail.as_deref().is_some_and(|detail| detail.to_ascii_lowercase().contains("account"))
}

/// An error with what is behind it.
fn chain(cause: &(dyn StdError + 'static)) -> String {
    let mut text = cause.to_string();
    let mut next = cause.source();
    while let Some(cause) = next {
        let more = cause.to_string();
        if !text.ends_with(&more) {
            text = format!("{text}: {more}");
        }
        next = cause.source();
    }
    text
}

/// As one line that is not too long, whatever a server said.
fn line(text: &str) -> String {
    let letters = text.chars().map(|letter| if letter.is_control() { ' ' } else { letter });
    letters.take(LONGEST).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn told(kind: &str, detail: &str) -> Trouble {
        let json =
            serde_json::json!({"type": format!("urn:ietf:params:acme:error:{kind}"), "detail": detail});
        let problem: Problem = serde_json::from_value(json).unwrap();
        Trouble::with("https://acme.example:14000/dir", "shop.example", &Error::Api(problem))
    }

    #[test]
    fn a_problem_is_one_line_that_says_what_to_do() {
        let dns = told("dns", "NXDOMAIN looking up A\nfor shop.example");
        assert_eq!(
            dns.text,
            "the name shop.example does not lead here yet: its A or AAAA record must name this server \
             (NXDOMAIN looking up A for shop.example)"
        );
        assert!(told("connection", "Timeout").text.contains("port 443 must be open (Timeout)"));
        assert!(told("malformed", &"x".repeat(5000)).text.len() == LONGEST);
        assert!(!dns.is_limit && told("rateLimited", "").is_limit);
        let away = Error::Other(Box::new(std::io::Error::other("refused")));
        let away = Trouble::with("https://acme.example:14000/dir", "shop.example", &away);
        assert_eq!(away.text, "acme.example cannot be asked: refused");
    }

    #[test]
    fn an_account_that_is_gone_is_known_from_a_domain_that_is_refused() {
        assert!(told("accountDoesNotExist", "no such key").is_stranger);
        assert!(told("unauthorized", "Account is not valid, has status \"deactivated\"").is_stranger);
        assert!(!told("unauthorized", "Cannot negotiate ALPN protocol \"acme-tls/1\"").is_stranger);
        assert!(!told("dns", "no account of it").is_stranger);
    }
}
