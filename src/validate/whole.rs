//! Fields that hold more than one value: rows, objects, pictures.

use serde_json::Value;

use super::shape::{Field, FieldType};
use super::{Check, Form};
use crate::messages::Message;

/// What a field was that may be an object.
#[derive(Debug, PartialEq, Eq)]
pub enum MaybeObject<T> {
    /// It was left out or blank.
    Nothing,
    /// It is an object.
    Object(T),
    /// It is something else.
    Other,
}

impl Check<'_> {
    /// Notes a fault of a whole row or object: it is told by the field that holds it.
    pub fn wrong(&mut self, message: Message) {
        self.fault("", message);
    }

    /// The rows of a list that came as JSON or as text of JSON, and may be left out. A fault of a row is the list's.
    pub fn rows<T>(&mut self, name: &str, most: usize, read: impl FnMut(&mut Check<'_>) -> T) -> Vec<T> {
        self.rows_or(name, most, Message::RowsMost { max: most }, read)
    }

    /// The same with words of its own where there are too many.
    pub fn rows_or<T>(
        &mut self,
        name: &str,
        most: usize,
        too_many: Message,
        mut read: impl FnMut(&mut Check<'_>) -> T,
    ) -> Vec<T> {
        if self.record.is_some() {
            self.note_list(name, false, (0, most), &mut read);
            return Vec::new();
        }
        match self.json(name) {
            Value::Null => Vec::new(),
            Value::Array(rows) if rows.len() <= most => {
                rows.into_iter().map(|row| self.within(name, row, &mut read)).collect()
            }
            Value::Array(_) => {
                self.fault(name, too_many);
                Vec::new()
            }
            _ => {
                self.fault(name, Message::FieldNotList);
                Vec::new()
            }
        }
    }

    /// An object that came as JSON or as text of JSON; a fault within it is the field's.
    pub fn object<T>(&mut self, name: &str, read: impl FnOnce(&mut Check<'_>) -> T) -> MaybeObject<T> {
        if self.record.is_some() {
            let fields = Check::describe(read);
            self.notes(name, || Field::optional(FieldType::Object(fields)));
            return MaybeObject::Other;
        }
        match self.json(name) {
            Value::Null => MaybeObject::Nothing,
            object @ Value::Object(_) => MaybeObject::Object(self.within(name, object, read)),
            _ => MaybeObject::Other,
        }
    }

    /// Exactly so many objects, each with its place; a fault of one is the list's.
    pub fn objects(
        &mut self,
        name: &str,
        count: usize,
        (no_list, no_object): (Message, Message),
        mut read: impl FnMut(&mut Check<'_>, usize),
    ) {
        if self.record.is_some() {
            return self.note_list(name, true, (count, count), |check| read(check, 0));
        }
        let list = self.form.raw(name).and_then(Value::as_array).filter(|list| list.len() == count);
        let Some(list) = list else { return self.fault(name, no_list) };
        for (place, value) in list.iter().enumerate() {
            if value.is_object() {
                self.within(name, value.clone(), |check| read(check, place));
            } else {
                self.fault(name, no_object.clone());
            }
        }
    }

    /// An object of a JSON body that may be left out, with a name of its own in the document and what is said of it
    /// there; a fault within it is the field's.
    pub fn part<T>(
        &mut self,
        name: &str,
        (type_name, description): (&'static str, &'static str),
        no_object: Message,
        read: impl FnOnce(&mut Check<'_>) -> Option<T>,
    ) -> Option<T> {
        if self.record.is_some() {
            let fields = Check::describe(read);
            self.notes(name, || Field::optional(FieldType::Object(fields).named(type_name, description)));
            return None;
        }
        let value = self.form.raw(name)?;
        if value.is_object() {
            return self.within(name, value.clone(), read);
        }
        self.fault(name, no_object);
        None
    }

    /// The stored path of a picture that must come with a form; the reader says so itself.
    pub fn picture(&mut self, name: &str) -> Option<String> {
        self.notes(name, || Field::needed(FieldType::File));
        self.form.pictures(name).unwrap_or_default().first().cloned()
    }

    /// The stored path of a picture that may come with a form.
    pub fn optional_picture(&mut self, name: &str) -> Option<String> {
        self.notes(name, || Field::optional(FieldType::File));
        self.form.pictures(name).unwrap_or_default().first().cloned()
    }

    /// The stored paths of what came for the one picture that must come with a form; the reader holds it to one.
    pub fn only_picture(&mut self, name: &str) -> Vec<String> {
        self.notes(name, || Field::needed(FieldType::File));
        self.form.pictures(name).unwrap_or_default().to_vec()
    }

    /// The stored paths of pictures in the order in which they came. How many there may be is what the reader then
    /// holds them to.
    pub fn pictures(&mut self, name: &str, least: usize, most: usize) -> Vec<String> {
        let of = Box::new(FieldType::File);
        let ty = || FieldType::List { of, least, most: Some(most) };
        self.notes(name, || Field { required: least > 0, ..Field::optional(ty()) });
        self.form.pictures(name).unwrap_or_default().to_vec()
    }

    /// Whether a picture field brought something, good or bad.
    pub fn has_picture(&mut self, name: &str) -> bool {
        self.record.is_some() || self.form.pictures(name).is_some()
    }

    /// A field that holds JSON, as JSON or as text; `Null` where it was left out.
    fn json(&mut self, name: &str) -> Value {
        match self.form.raw(name) {
            None => Value::Null,
            Some(Value::String(text)) if text.trim().is_empty() => Value::Null,
            Some(Value::String(text)) => serde_json::from_str(text).unwrap_or_else(|_| {
                self.fault(name, Message::FieldNotJson);
                Value::Null
            }),
            Some(other) => other.clone(),
        }
    }

    fn note_list<T>(
        &mut self,
        name: &str,
        required: bool,
        (least, most): (usize, usize),
        read: impl FnOnce(&mut Check<'_>) -> T,
    ) {
        let of = Box::new(FieldType::Object(Check::describe(read)));
        let ty = FieldType::List { of, least, most: Some(most) };
        self.notes(name, || Field { required, ..Field::optional(ty) });
    }

    /// Reads what is within a field; what is no object has no fields.
    fn within<T>(&mut self, name: &str, value: Value, read: impl FnOnce(&mut Check<'_>) -> T) -> T {
        let form = if let Value::Object(map) = value { Form::from(map) } else { Form::default() };
        let mut check = Check::new(&form);
        let value = read(&mut check);
        if let Err(fault) = check.finish() {
            self.fault(name, fault.message().clone());
        }
        value
    }
}
