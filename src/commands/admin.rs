//! `haat admin`, also beside a running server.

use std::path::Path;
use std::process::ExitCode;

use anyhow::{Context as _, bail};
use haat::audit::{self, Note};
use haat::auth::store::{self as accounts, AccountKind, AdminRow};
use haat::auth::{admins, login_guard, password};
use haat::clock::Clock;
use haat::config::{self, AdminCommand};
use haat::db::upgrade::Age;
use haat::{data_folder, db, second_factor, validate};
use rusqlite::{Connection, TransactionBehavior};
use serde_json::{Value, json};

use super::tell;

/// Lists, makes and removes admins, and sets their passwords.
pub fn admin(data: &Path, command: AdminCommand) -> anyhow::Result<ExitCode> {
    data_folder::make(data)?;
    let now = Clock::default().now_ms();
    match command {
        AdminCommand::List => {
            for row in admins::list(&open_beside(data)?)? {
                tell(&row.line())?;
            }
            Ok(ExitCode::SUCCESS)
        }
        AdminCommand::Remove { email } => {
            let email = checked_email(&email)?;
            let mut conn = open_beside(data)?;
            let tx = conn.transaction_with_behavior(TransactionBehavior::Immediate)?;
            let Some(row) = accounts::admin_by_email(&tx, &email)? else {
                bail!("there is no admin {email}; `haat admin list` shows them");
            };
            if admins::list(&tx)?.len() == 1 {
                bail!("{email} is the only admin; make another one first");
            }
            admins::remove(&tx, &row)?;
            note(&tx, "delete", &row.id, json!({"name": row.name, "email": row.email}), now)?;
            tx.commit()?;
            done("removed the admin", &email, None)
        }
        AdminCommand::Add { email, name, generate, if_none } => {
            let email = checked_email(&email)?;
            let name = haat::text::clean_line(&name);
            if name.is_empty() || name.chars().count() > validate::limit::NAME {
                bail!("--name must have 1 to {} characters", validate::limit::NAME);
            }
            let mut conn = open_beside(data)?;
            if if_none && accounts::any_admin(&conn)? {
                return Ok(ExitCode::SUCCESS);
            }
            if accounts::admin_by_email(&conn, &email)?.is_some() {
                bail!("{email} is an admin already; `haat admin passwd` sets a new password");
            }
            let (password, made) = new_password(generate)?;
            let password_hash = password::hash(&password)?;
            let row = AdminRow { id: haat::ids::random_id(), email, name, password_hash };
            let tx = conn.transaction_with_behavior(TransactionBehavior::Immediate)?;
            accounts::insert_admin(&tx, &row, now)?;
            note(&tx, "add", &row.id, json!({"name": row.name}), now)?;
            tx.commit()?;
            done("made the admin", &row.email, made.then_some(password.as_str()))
        }
        AdminCommand::Passwd { email, generate, reset_totp } => {
            let email = checked_email(&email)?;
            let mut conn = open_beside(data)?;
            let Some(row) = accounts::admin_by_email(&conn, &email)? else {
                bail!("there is no admin {email}; `haat admin add` makes one");
            };
            let (password, made) = new_password(generate)?;
            let hash = password::hash(&password)?;
            let tx = conn.transaction_with_behavior(TransactionBehavior::Immediate)?;
            accounts::set_admin_password(&tx, &email, &hash)?;
            // Not `now`: more attempts may have failed while the password was typed.
            login_guard::lift(
                &tx,
                &login_guard::account(AccountKind::Admin, &email),
                Clock::default().now_ms(),
            )?;
            let mut detail = json!({"password": "changed"});
            if reset_totp && second_factor::store::turn_off(&tx, &row.id)? {
                detail["secondFactor"] = json!("off");
            }
            note(&tx, "update", &row.id, detail, Clock::default().now_ms())?;
            tx.commit()?;
            done("set the password of", &email, made.then_some(password.as_str()))
        }
    }
}

/// Opens the database beside a running server, unless that server is an older one whose tables would change under it.
fn open_beside(data: &Path) -> anyhow::Result<Connection> {
    let file = db::file_in(data);
    let mut held = None;
    if file.is_file() && db::upgrade::age(&file)? == Age::Older {
        held = Some(data_folder::lock(data).context("the database must be brought up to date first")?);
    }
    let opened = db::open_migrated(&file);
    drop(held);
    opened
}

/// Tells the audit log what was done with an admin from the command line.
pub fn note(
    conn: &Connection,
    action: &'static str,
    id: &str,
    detail: Value,
    now: i64,
) -> haat::error::Result<()> {
    let note = Note { admin: audit::COMMAND, action, subject: "admin", id: Some(id), detail };
    audit::note(conn, &note, now)
}

fn checked_email(text: &str) -> anyhow::Result<String> {
    validate::email(text).with_context(|| format!("'{text}' is not an e-mail address"))
}

/// The password from the environment, a made one, or one that is typed twice; and whether it was made.
fn new_password(generate: bool) -> anyhow::Result<(String, bool)> {
    let (password, made) = match config::admin_password() {
        Some(given) => (given, false),
        None if generate => (password::generate(), true),
        None => {
            let first =
                rpassword::prompt_password("Password: ").context("a password cannot be asked for here")?;
            if first != rpassword::prompt_password("Again: ")? {
                bail!("the two passwords differ");
            }
            (first, false)
        }
    };
    validate::password::check_rules(&password).map_err(|problem| anyhow::anyhow!(problem))?;
    Ok((password, made))
}

fn done(what: &str, email: &str, made: Option<&str>) -> anyhow::Result<ExitCode> {
    tell(&format!("{what} {email}"))?;
    if let Some(password) = made {
        tell(&format!("password: {password}"))?;
    }
    Ok(ExitCode::SUCCESS)
}
