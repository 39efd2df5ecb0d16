//! The orders of a grown shop: one to three lines, most of them delivered, the newest still on their way.

use anyhow::Result;
use haat::catalogue::listings::Listing;
use haat::text::searchable;
use rusqlite::{Connection, Statement, params};

use super::dice::Dice;
use super::made::{Sold, Times};
use super::persons::Person;
use crate::child::ADMIN;

/// What the numbers of this file are for.
const KIND: u64 = 8;
const HOUR: i64 = 3_600_000;
const CANCELLED: &str = "cancelled";
const RETURNED: &str = "returned";

/// How an order ends up, and when what happened.
struct Course {
    /// The stage of its row, and how it stands.
    stage: &'static str,
    standing: &'static str,
    ordered: i64,
    /// Each step with its time.
    steps: Vec<(&'static str, i64)>,
}

impl Course {
    /// `age`: 0 for the oldest order, 1 for the newest.
    fn of(dice: &mut Dice, ordered: i64, age: f64) -> Self {
        let roll = dice.below(100);
        let (stage, standing) = match (age > 0.97, roll) {
            (true, 0..45) | (false, 13) => ("pending", "pending"),
            (true, 45..65) => ("approved", "approved"),
            (true, 65..85) => ("shipped", "shipped"),
            (_, 0..8) => ("pending", CANCELLED),
            (_, 8..10) => ("approved", CANCELLED),
            (_, 10..13) => ("delivered", RETURNED),
            _ => ("delivered", "delivered"),
        };
        let upto = ["pending", "approved", "shipped", "delivered"].iter().position(|s| *s == stage);
        let mut at = ordered;
        let mut steps = vec![("placed", at)];
        for step in ["approved", "shipped", "delivered"].into_iter().take(upto.unwrap_or(0)) {
            at += dice.between(1, 20) * HOUR;
            steps.push((step, at));
        }
        if standing != stage {
            steps.push((standing, at + dice.between(1, 90) * HOUR));
        }
        Self { stage, standing, ordered, steps }
    }

    fn at(&self, step: &str) -> Option<i64> {
        self.steps.iter().find(|(name, _)| *name == step).map(|(_, at)| *at)
    }
}

/// A line: what, how many pieces, its part of the discount.
type Line<'a> = (&'a Sold, i64, i64);

/// The statements of the orders.
pub struct Sales<'c> {
    order: Statement<'c>,
    line: Statement<'c>,
    step: Statement<'c>,
    back: Statement<'c>,
    audit: Statement<'c>,
}

impl<'c> Sales<'c> {
    /// Prepares them.
    pub fn new(conn: &'c Connection) -> Result<Self> {
        Ok(Self {
            order: conn.prepare(
                "INSERT INTO orders (seq, id, number, customer_id, subtotal, discount, coupon, delivery_method, zone, branch,
                    delivery_charge, total, payment_method, transaction_id, payment_received, stage, delivery, courier,
                    username, email, phone, address, language, search, ordered_at, approved_at, shipped_at, delivered_at,
                    returned_at, cancelled_at)
                 VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14, ?15, ?16, '2-3 days', ?17, ?18, ?19,
                    ?20, ?21, 'en', ?22, ?23, ?24, ?25, ?26, ?27, ?28)",
            )?,
            line: conn.prepare(
                "INSERT INTO order_lines (order_seq, line, product_id, product_seq, listing, name, category, brand,
                    main_image, color, ram_storage, price, quantity, points, taken, given_back, returned, restocked,
                    discount)
                 VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14, ?13, ?15, ?16, ?16, ?17)",
            )?,
            step: conn.prepare(
                "INSERT INTO order_history (order_seq, at, action, actor, delivery) VALUES (?1, ?2, ?3, ?4, '2-3 days')",
            )?,
            back: conn.prepare(
                "INSERT INTO order_returns (order_seq, line, quantity, restocked, amount, at)
                 VALUES (?1, ?2, ?3, ?3, ?4, ?5)",
            )?,
            audit: conn.prepare(
                "INSERT INTO audit (at, admin_email, action, subject, subject_id, detail, subject_name)
                 VALUES (?1, ?2, ?3, 'order', ?4, '{}', ?5)",
            )?,
        })
    }

    /// Stores the n-th of so many orders.
    pub fn put(
        &mut self,
        (n, count): (usize, usize),
        wares: &[Sold],
        people: &[String],
        times: Times,
    ) -> Result<()> {
        let mut dice = Dice::of(KIND, n);
        #[allow(clippy::cast_precision_loss, reason = "far below 2^52")]
        let course = Course::of(&mut dice, times.of(n, count), n as f64 / count as f64);
        let who = dice.below(people.len() * 6 / 5);
        let customer = people.get(who);
        let mut person = Person::nth(who);
        if customer.is_none() {
            // Somebody without an account.
            person.email.clear();
        }
        let lines = lines(&mut dice, wares);
        let subtotal: i64 = lines.iter().map(|(sold, pieces, _)| sold.price * pieces).sum();
        let discount: i64 = lines.iter().map(|(_, _, part)| part).sum();
        let pickup = dice.percent(15);
        let charge = if pickup { 0 } else { 60 + 60 * dice.between(0, 1) };
        let payment = match dice.below(100) {
            _ if pickup => "Store Payment",
            0..30 => "bKash",
            30..36 => "Nagad",
            _ => "Cash on Delivery",
        };
        let mobile = matches!(payment, "bKash" | "Nagad");
        let transaction = if mobile { format!("TX{n:08X}") } else { String::new() };
        let (id, number, seq) = (haat::ids::random_id(), number(n), i64::try_from(n + 1)?);
        let mut words = format!(
            "{number} {} {} {} {} {transaction}",
            person.name, person.phone, person.email, person.address
        );
        for (sold, ..) in &lines {
            words.push(' ');
            words += &sold.title;
        }
        self.order.execute(params![
            seq,
            id,
            number,
            customer,
            subtotal,
            discount,
            if discount > 0 { "EID5" } else { "" },
            if pickup { "pickup" } else { "delivery" },
            if pickup { "" } else { ["Inside Dhaka", "Outside Dhaka"][usize::from(charge > 60)] },
            if pickup { "Chawkbazar" } else { "" },
            charge,
            subtotal - discount + charge,
            payment,
            transaction,
            course.stage == "delivered",
            course.stage,
            if course.at("shipped").is_some() { "Pathao" } else { "" },
            person.name,
            person.email,
            person.phone,
            person.address,
            searchable(&words),
            course.ordered,
            course.at("approved"),
            course.at("shipped"),
            course.at("delivered"),
            course.at(RETURNED),
            course.at(CANCELLED),
        ])?;
        self.put_lines(seq, &course, &lines)?;
        let name = format!("{number} · {}", lines[0].0.title);
        for (step, at) in &course.steps {
            let actor = if *step == "placed" { person.email.as_str() } else { ADMIN };
            self.step.execute(params![seq, at, step, actor])?;
        }
        if let Some((last, at)) = course.steps.last().filter(|(step, _)| *step != "placed") {
            self.audit.execute(params![at, ADMIN, last, id, name])?;
        }
        Ok(())
    }

    fn put_lines(&mut self, seq: i64, course: &Course, lines: &[Line<'_>]) -> Result<()> {
        let (is_back, is_cancelled) = (course.standing == RETURNED, course.standing == CANCELLED);
        for (line, (sold, pieces, part)) in (1_i64..).zip(lines) {
            self.line.execute(params![
                seq,
                line,
                sold.id,
                sold.seq,
                sold.listing.spec().name,
                sold.title,
                sold.category,
                sold.brand,
                sold.image,
                sold.colour,
                sold.memory,
                sold.price,
                pieces,
                sold.price / 200,
                if is_cancelled { *pieces } else { 0 },
                if is_back { *pieces } else { 0 },
                part,
            ])?;
            if let Some(at) = course.at(RETURNED) {
                self.back.execute(params![seq, line, pieces, sold.price * pieces - part, at])?;
            }
        }
        Ok(())
    }
}

fn lines<'a>(dice: &mut Dice, wares: &'a [Sold]) -> Vec<Line<'a>> {
    let count = [1, 1, 1, 1, 1, 1, 2, 2, 2, 3][dice.below(10)];
    let mut lines = Vec::with_capacity(count);
    while lines.len() < count {
        let sold = &wares[dice.liked(wares.len())];
        if sold.price > 0 && sold.listing != Listing::Upcoming {
            lines.push((sold, 1 + i64::from(dice.percent(15)), 0));
        }
    }
    if dice.percent(5) {
        let (sold, pieces, part) = &mut lines[0];
        *part = sold.price * *pieces / 20;
    }
    lines
}

/// The number of the n-th order: they jump about, and none comes twice.
fn number(n: usize) -> String {
    const PLAIN: &[u8; 32] = b"ABCDEFGHJKLMNPQRSTUVWXYZ23456789";
    let mixed = (n as u64 + 1).wrapping_mul(0x9E_3779_B97F) & ((1 << 40) - 1);
    let letters: String =
        (0..8).map(|place| char::from(PLAIN[(mixed >> (place * 5) & 31) as usize])).collect();
    format!("H-{}-{}", &letters[..4], &letters[4..])
}
