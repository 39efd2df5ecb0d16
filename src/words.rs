//! Closed sets of words: types whose values are words in replies, in their document and in the database.

/// An enum whose values are words, each written once: `words! { pub enum Size { Small = "small", } }`.
macro_rules! words {
    ($(#[$about:meta])* pub enum $name:ident { $($(#[$doc:meta])* $variant:ident = $word:tt,)+ }) => {
        #[derive(Debug, Clone, Copy, PartialEq, Eq, serde::Serialize, utoipa::ToSchema)]
        $(#[$about])*
        pub enum $name {
            $($(#[$doc])* #[serde(rename = $word)] $variant,)+
        }

        impl $name {
            /// All of them.
            pub const ALL: [Self; [$($word),+].len()] = [$(Self::$variant),+];

            /// The word.
            #[must_use]
            pub const fn as_str(self) -> &'static str {
                match self {
                    $(Self::$variant => $word,)+
                }
            }

            /// What a word stands for.
            #[must_use]
            pub fn of(word: &str) -> Option<Self> {
                Self::ALL.into_iter().find(|one| one.as_str() == word)
            }
        }

        impl rusqlite::ToSql for $name {
            fn to_sql(&self) -> rusqlite::Result<rusqlite::types::ToSqlOutput<'_>> {
                Ok(self.as_str().into())
            }
        }

        impl rusqlite::types::FromSql for $name {
            fn column_result(
                value: rusqlite::types::ValueRef<'_>,
            ) -> rusqlite::types::FromSqlResult<Self> {
                let word = value.as_str()?;
                let unknown = || format!("{word:?} is no {}", stringify!($name));
                Self::of(word).ok_or_else(|| rusqlite::types::FromSqlError::Other(unknown().into()))
            }
        }
    };
}

pub(crate) use words;

#[cfg(test)]
mod tests {
    use rusqlite::Connection;
    use utoipa::PartialSchema;

    words! {
        /// How large it is.
        pub enum Size {
            /// A hand's breadth.
            Small = "small",
            /// More.
            Large = "rather large",
        }
    }

    #[test]
    fn a_word_is_the_same_for_the_database_for_replies_and_in_the_document() {
        let conn = Connection::open_in_memory().unwrap();
        let read = |word: &str| conn.query_row("SELECT ?1", [word], |row| row.get::<_, Size>(0));
        for size in Size::ALL {
            assert_eq!(read(size.as_str()).unwrap(), size);
            assert_eq!(serde_json::to_value(size).unwrap(), size.as_str());
            assert_eq!(conn.query_row("SELECT ?1", [size], |row| row.get::<_, Size>(0)).unwrap(), size);
        }
        let schema = serde_json::to_value(Size::schema()).unwrap();
        assert_eq!(schema["enum"], serde_json::json!(["small", "rather large"]));
        assert!(read("huge").unwrap_err().to_string().contains("\"huge\" is no Size"));
    }
}
