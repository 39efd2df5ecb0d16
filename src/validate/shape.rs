//! What a body may have in it, as the code that reads it told ([`super::Check`] in its describing mode).

use std::collections::{BTreeMap, BTreeSet};

/// What a field holds.
#[derive(Debug, Clone, PartialEq)]
pub enum FieldType {
    /// A text; its length in characters.
    Text {
        /// The shortest.
        least: usize,
        /// The longest, where there is a limit.
        most: Option<usize>,
        /// Such as `email`, as `OpenAPI` names formats.
        format: Option<&'static str>,
    },
    /// A whole number; it may come as digits too.
    Whole {
        /// The lowest.
        min: i64,
        /// The highest.
        max: i64,
    },
    /// A number with a fraction.
    Number,
    /// A yes or no.
    Flag,
    /// `null`, which says that there is nothing.
    Null,
    /// One of these texts.
    OneOf(Vec<&'static str>),
    /// The bytes of a file.
    File,
    /// Values of one type.
    List {
        /// What each is.
        of: Box<Self>,
        /// The fewest.
        least: usize,
        /// The most, where there is a limit.
        most: Option<usize>,
    },
    /// Fields within a field.
    Object(Fields),
    /// A type with a name of its own in the document.
    Named {
        /// Its name.
        name: &'static str,
        /// What it is, in words; may be blank.
        description: &'static str,
        /// What it holds.
        ty: Box<Self>,
    },
    /// Any of these.
    Either(Vec<Self>),
}

impl FieldType {
    /// A text without limits.
    pub const TEXT: Self = Self::Text { least: 0, most: None, format: None };

    /// A text of so many characters.
    #[must_use]
    pub const fn text(least: usize, most: usize) -> Self {
        Self::Text { least, most: Some(most), format: None }
    }

    /// Texts of which no limit is known.
    #[must_use]
    pub fn texts(least: usize, most: Option<usize>) -> Self {
        Self::List { of: Box::new(Self::TEXT), least, most }
    }

    /// A type with a name of its own.
    #[must_use]
    pub fn named(self, name: &'static str, description: &'static str) -> Self {
        Self::Named { name, description, ty: Box::new(self) }
    }

    /// What holds for a field that one reader looks at twice: the narrower of two texts, else either.
    fn and(self, other: Self) -> Self {
        match (self, other) {
            (one, other) if one == other => one,
            (
                Self::Text { least, most, format },
                Self::Text { least: other_least, most: other_most, format: other_format },
            ) => Self::Text {
                least: least.max(other_least),
                most: most.into_iter().chain(other_most).min(),
                format: format.or(other_format),
            },
            (one, other) => one.or(other),
        }
    }

    /// The fields within it, where it has any.
    fn within(&mut self) -> Option<&mut Fields> {
        match self {
            Self::Object(fields) => Some(fields),
            Self::Named { ty, .. } | Self::List { of: ty, .. } => ty.within(),
            Self::Either(types) => types.iter_mut().find_map(Self::within),
            _ => None,
        }
    }

    fn or(self, other: Self) -> Self {
        let all = |ty| if let Self::Either(types) = ty { types } else { vec![ty] };
        let mut types = all(self);
        for ty in all(other) {
            if !types.contains(&ty) {
                types.push(ty);
            }
        }
        if types.len() == 1 { types.swap_remove(0) } else { Self::Either(types) }
    }
}

/// A field of a body.
#[derive(Debug, Clone, PartialEq)]
pub struct Field {
    /// Whether a body without it is refused.
    pub required: bool,
    /// What it holds.
    pub ty: FieldType,
    /// What it is, in words, where its name does not say it.
    pub description: Option<&'static str>,
}

impl Field {
    /// One without which a body is refused.
    #[must_use]
    pub const fn needed(ty: FieldType) -> Self {
        Self { required: true, ty, description: None }
    }

    /// One that may be left out.
    #[must_use]
    pub const fn optional(ty: FieldType) -> Self {
        Self { required: false, ty, description: None }
    }
}

/// All fields of a body.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct Fields(BTreeMap<String, Field>);

impl Fields {
    /// Every field with its name, in the order of the names.
    pub fn iter(&self) -> impl Iterator<Item = (&str, &Field)> {
        self.0.iter().map(|(name, field)| (name.as_str(), field))
    }

    /// A field.
    #[must_use]
    pub fn get(&self, name: &str) -> Option<&Field> {
        self.0.get(name)
    }

    fn add(&mut self, name: &str, field: Field) {
        let merged = match self.0.remove(name) {
            None => field,
            Some(before) => Field {
                required: before.required || field.required,
                ty: before.ty.and(field.ty),
                description: before.description.or(field.description),
            },
        };
        self.0.insert(name.to_owned(), merged);
    }

    /// What holds where either reader may be the one: a field that only one of them needs may be left out.
    #[must_use]
    pub fn or(mut self, other: Self) -> Self {
        for field in self.0.iter_mut().filter(|(name, _)| !other.0.contains_key(*name)) {
            field.1.required = false;
        }
        for (name, field) in other.0 {
            let merged = match self.0.remove(&name) {
                None => Field { required: false, ..field },
                Some(own) => Field {
                    required: own.required && field.required,
                    ty: own.ty.or(field.ty),
                    description: own.description.or(field.description),
                },
            };
            self.0.insert(name, merged);
        }
        self
    }

    /// Says in words what a field is: `price`, or `price.value` of one within it. Whether there is such a field.
    #[must_use]
    pub fn describe(&mut self, path: &str, description: &'static str) -> bool {
        let (name, rest) = path.split_once('.').unwrap_or((path, ""));
        let Some(field) = self.0.get_mut(name) else { return false };
        if rest.is_empty() {
            field.description = Some(description);
            return true;
        }
        field.ty.within().is_some_and(|fields| fields.describe(rest, description))
    }
}

/// What a reader looked at so far.
#[derive(Debug, Default)]
pub(super) struct Record {
    fields: Fields,
    /// Fields of which it asked first whether they were sent.
    asked: BTreeSet<String>,
    /// Fields of which it asked first whether they are blank.
    blank: BTreeSet<String>,
}

impl Record {
    pub fn note(&mut self, name: &str, field: Field) {
        self.fields.add(name, field);
    }

    pub fn ask(&mut self, name: &str) {
        self.asked.insert(name.to_owned());
    }

    pub fn ask_blank(&mut self, name: &str) {
        self.ask(name);
        self.blank.insert(name.to_owned());
    }

    /// The fields. What is read only where it was sent may be left out; what is asked for and not read is a text.
    pub fn end(mut self) -> Fields {
        for name in self.asked {
            let field = self.fields.0.entry(name).or_insert(Field::optional(FieldType::TEXT));
            field.required = false;
        }
        for name in self.blank {
            if let Some(Field { ty: FieldType::Text { least, .. }, .. }) = self.fields.0.get_mut(&name) {
                *least = 0;
            }
        }
        self.fields
    }
}

/// A body of a call: what the one function that reads it looks for.
#[derive(Debug, Clone)]
pub struct Body {
    /// Its name in the document.
    pub name: &'static str,
    /// What it is, in words.
    pub description: &'static str,
    /// What is in it.
    pub fields: Fields,
}

impl Body {
    /// The body that a function reads.
    pub fn new<T>(
        name: &'static str,
        description: &'static str,
        read: impl FnOnce(&mut super::Check<'_>) -> T,
    ) -> Self {
        Self { name, description, fields: super::Check::describe(read) }
    }

    /// The body that a function reads in one of several cases.
    pub fn in_cases<C, T>(
        name: &'static str,
        description: &'static str,
        cases: &[C],
        read: impl Fn(&mut super::Check<'_>, &C) -> T,
    ) -> Self {
        let all = cases.iter().map(|case| super::Check::describe(|check| read(check, case)));
        Self { name, description, fields: all.reduce(Fields::or).unwrap_or_default() }
    }

    /// Says in words what a field is: `price`, or `price.value` of one within it.
    ///
    /// # Panics
    /// Where nothing reads such a field: the shop does not start.
    #[must_use]
    pub fn field(mut self, path: &str, description: &'static str) -> Self {
        let found = self.fields.describe(path, description);
        assert!(found, "{} has no {path}", self.name);
        self
    }
}
