//! A certificate from an ACME server (RFC 8555): an account, an order, a proof for each domain, and the certificate.

use std::sync::Arc;
use std::time::Duration;

use instant_acme::{
    Account, AuthorizationStatus, ChallengeType, Error, Identifier, NewAccount, NewOrder, Order, OrderStatus,
    RetryPolicy,
};
use tokio::time::timeout;

use super::certificate;
use super::client::Client;
use super::shown::Shown;
use super::store::Store;
use super::trouble::Trouble;
use crate::config::Https;

/// How long a whole order may take.
const ORDER: Duration = Duration::from_mins(5);
/// How often it is asked whether a step is done, and for how long.
const STEP: RetryPolicy = RetryPolicy::new()
    .initial_delay(Duration::from_millis(250))
    .backoff(1.5)
    .timeout(Duration::from_secs(100));

/// An ACME server, and for which domains it is asked.
pub struct Authority {
    config: Https,
    client: Client,
    shown: Arc<Shown>,
}

impl Authority {
    /// The server that the configuration names.
    ///
    /// # Errors
    /// Where those whom to trust cannot be read.
    pub fn new(config: Https, shown: Arc<Shown>) -> anyhow::Result<Self> {
        let client = Client::new(config.authorities.as_deref())?;
        Ok(Self { config, client, shown })
    }

    /// The shop's domain.
    pub fn domain(&self) -> &str {
        &self.config.domains[0]
    }

    /// All that its certificates are for, the shop's own domain first.
    pub fn domains(&self) -> &[String] {
        &self.config.domains
    }

    /// A new certificate: key and chain in PEM.
    ///
    /// # Errors
    /// Where it cannot be had now, in words for the shop's owner.
    pub async fn certificate(&self, store: &Store) -> Result<String, Trouble> {
        let outcome = timeout(ORDER, self.asked(store)).await;
        self.shown.forget_proofs();
        outcome.unwrap_or_else(|_| Err(self.trouble(&Error::Timeout(None))))
    }

    async fn asked(&self, store: &Store) -> Result<String, Trouble> {
        if let Some(kept) = store.account() {
            let account =
                self.account().from_credentials(kept).await.map_err(|cause| self.trouble(&cause))?;
            match self.ordered(&account).await {
                Err(trouble) if trouble.is_stranger => {
                    tracing::info!("the ACME server does not know the account any more: a new one is made");
                }
                outcome => return outcome,
            }
        }
        let contact: Vec<&str> = self.config.contact.as_deref().into_iter().collect();
        let wanted =
            NewAccount { contact: &contact, terms_of_service_agreed: true, only_return_existing: false };
        let made = self.account().create(&wanted, self.config.directory.clone(), None).await;
        let (account, credentials) = made.map_err(|cause| self.trouble(&cause))?;
        store.keep_account(&credentials).map_err(Trouble::of)?;
        self.ordered(&account).await
    }

    fn account(&self) -> instant_acme::AccountBuilder {
        Account::builder_with_http(Box::new(self.client.clone()))
    }

    async fn ordered(&self, account: &Account) -> Result<String, Trouble> {
        let trouble = |cause: Error| self.trouble(&cause);
        let domains: Vec<_> = self.config.domains.iter().cloned().map(Identifier::Dns).collect();
        let mut order = account.new_order(&NewOrder::new(&domains)).await.map_err(trouble)?;
        self.prove(&mut order).await?;
        match order.poll_ready(&STEP).await {
            Ok(OrderStatus::Ready) => {}
            Ok(_) => return Err(self.why_refused(&mut order, None).await),
            Err(cause) => return Err(self.why_refused(&mut order, Some(cause)).await),
        }
        let key = order.finalize().await.map_err(trouble)?;
        let chain = order.poll_certificate(&STEP).await.map_err(trouble)?;
        Ok(format!("{}\n{chain}", key.trim_end()))
    }

    /// Shows the proofs that are asked for, and says so.
    async fn prove(&self, order: &mut Order) -> Result<(), Trouble> {
        let mut authorizations = order.authorizations();
        while let Some(authorization) = authorizations.next().await {
            let mut authorization = authorization.map_err(|cause| self.trouble(&cause))?;
            if authorization.status == AuthorizationStatus::Valid {
                continue;
            }
            let Some(mut challenge) = authorization.challenge(ChallengeType::TlsAlpn01) else {
                return Err(self.trouble(&Error::Unsupported("TLS-ALPN-01")));
            };
            let domain = challenge.identifier().to_string();
            let digest = challenge.key_authorization().digest();
            let proof = certificate::proof(&domain, digest.as_ref()).map_err(Trouble::of)?;
            self.shown.prove(&domain, proof);
            challenge.set_ready().await.map_err(|cause| self.trouble(&cause))?;
        }
        Ok(())
    }

    /// What the server says of the proof that it did not take, where it says something.
    async fn why_refused(&self, order: &mut Order, cause: Option<Error>) -> Trouble {
        let mut authorizations = order.authorizations();
        while let Some(Ok(mut authorization)) = authorizations.next().await {
            let Ok(state) = authorization.refresh().await else { break };
            if let Some(problem) = state.challenges.iter().find_map(|challenge| challenge.error.clone()) {
                // It is about the domain, whatever it says.
                return Trouble { is_stranger: false, ..self.trouble(&Error::Api(problem)) };
            }
        }
        self.trouble(&cause.unwrap_or(Error::Str("the order was refused without a reason")))
    }

    fn trouble(&self, cause: &Error) -> Trouble {
        Trouble::with(&self.config.directory, self.domain(), cause)
    }
}
