//! The templates in the bundle (`ui/scripts/prerender.mjs`), by language and name.

use std::collections::HashMap;
use std::sync::LazyLock;

use super::template::{Template, Values};
use crate::web::assets;
use crate::web::language::Language;

type Named = HashMap<String, Template>;

static ENGLISH: LazyLock<Option<Named>> = LazyLock::new(|| read(Language::English));
static BENGALI: LazyLock<Option<Named>> = LazyLock::new(|| read(Language::Bengali));

fn read(language: Language) -> Option<Named> {
    let json = assets::unpacked_text(&format!(".shell/{}.json", language.code()))?;
    serde_json::from_str(&json)
        .inspect_err(|cause| tracing::error!(error = %cause, "the bundle's templates cannot be read"))
        .ok()
}

/// The templates of a language.
#[derive(Clone, Copy)]
pub struct Templates {
    named: &'static Named,
    /// The language in which they are.
    pub language: Language,
}

impl Templates {
    /// Nothing where the interface was not built.
    #[must_use]
    pub fn of(language: Language) -> Option<Self> {
        let named = language.pick(&ENGLISH, &BENGALI).as_ref()?;
        Some(Self { named, language })
    }

    /// The HTML of a template.
    #[must_use]
    pub fn fill(self, name: &str, values: &Values<'_>) -> String {
        self.named.get(name).map_or_else(
            || {
                tracing::error!(name, "the bundle has no such template");
                String::new()
            },
            |template| template.fill(values),
        )
    }

    /// The HTML of a text of the interface, where it has it.
    #[must_use]
    pub fn name(self, name: &str) -> Option<String> {
        self.named.get(name).map(|template| template.fill(&Values::default()))
    }
}
