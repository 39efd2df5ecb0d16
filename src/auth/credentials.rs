//! What a person types to sign in (contract 3).

use crate::error::{Error, Result};
use crate::messages::Message;
use crate::validate::{Check, email_key};

/// E-mail and password of somebody who signs in, as they were typed.
pub struct Credentials {
    email: String,
    /// The password.
    pub password: String,
}

impl Credentials {
    /// Reads `email` and `password`.
    pub fn read(check: &mut Check<'_>) -> Self {
        Self {
            email: check.needed_text("email").to_owned(),
            password: check.needed_text("password").to_owned(),
        }
    }

    /// The e-mail address by which accounts are compared.
    ///
    /// # Errors
    /// 400 where either is blank, told at each that is.
    pub fn email(&self) -> Result<String> {
        let email = email_key(&self.email);
        let blank = |text: &str| text.trim().is_empty();
        if !email.is_empty() && !blank(&self.password) {
            return Ok(email);
        }
        let fields = [("email", &self.email), ("password", &self.password)];
        let blank = fields.into_iter().filter(|(_, text)| blank(text));
        Err(Error::Invalid {
            message: Message::EmailAndPassword,
            fields: blank.map(|(name, _)| (name.to_owned(), Message::EmailAndPassword)).collect(),
        })
    }
}
