//! What a blog post is.

use crate::messages::{Label, Message, Said};
use crate::text::clean_lines;
use crate::validate::{Body, Check, limit};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// How many posts a page of the blog has (spec 2).
pub const PAGE_SIZE: usize = 6;

/// How many letters of a post a list shows (spec 5).
pub const PREVIEW_LETTERS: usize = 100;

/// A blog post as every call shows it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Blog {
    /// Opaque.
    #[serde(rename = "_id")]
    pub id: String,
    /// At most 200 characters.
    pub title: String,
    /// Paragraphs, divided by empty lines.
    pub description: String,
    /// A link, or empty.
    pub social_link: String,
    /// The stored path of its picture.
    pub photo: String,
    /// RFC 3339 in UTC.
    pub created_at: String,
    /// RFC 3339 in UTC; `expectedUpdatedAt` of an edit is compared with it.
    pub updated_at: String,
}

/// An edit was carried out.
#[derive(Debug, Serialize, ToSchema)]
pub struct BlogEdited {
    /// Always true.
    pub success: bool,
    /// `Blog post updated successfully!`
    #[serde(flatten)]
    pub said: Said,
    /// The post as it is now.
    pub blog: Blog,
}

/// A post was added.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct BlogAdded {
    /// Always true.
    pub success: bool,
    /// `Blog post added successfully!`
    #[serde(flatten)]
    pub said: Said,
    /// The new post's id.
    pub inserted_id: String,
}

/// A post that is to be added.
#[derive(Debug)]
pub struct NewBlog {
    /// At most 200 characters.
    pub title: String,
    /// At most 20,000 characters.
    pub description: String,
    /// A link, or empty.
    pub social_link: String,
    /// The stored path.
    pub photo: String,
}

impl NewBlog {
    /// What is read.
    #[must_use]
    pub fn body() -> Body {
        Body::new("NewBlogForm", "The form of a new post.", Self::read)
    }

    /// Reads a form.
    pub fn read(check: &mut Check<'_>) -> Self {
        let blank = |text: &str| clean_lines(text).is_empty();
        if blank(check.text("title")) || blank(check.text("description")) || !check.has_picture("photo") {
            check.summary(Message::FillRequired);
        }
        let photo = check.picture("photo");
        if photo.is_none() {
            check.fault("photo", Message::Required { label: Label::Photo });
        }
        Self {
            title: check.line("title", Label::Title, limit::TITLE),
            description: check.lines("description", Label::Description, limit::DESCRIPTION),
            social_link: check.optional_link("socialLink", Label::SocialLink),
            photo: photo.unwrap_or_default(),
        }
    }
}

/// What an edit changes; nothing where a field stays.
#[derive(Debug)]
pub struct Edit {
    title: Option<String>,
    description: Option<String>,
    social_link: Option<String>,
    photo: Option<String>,
    /// The post's `updatedAt` when the form was opened.
    pub expected: Option<String>,
}

impl Edit {
    /// What is read.
    #[must_use]
    pub fn body() -> Body {
        Body::new("BlogEditForm", "The form of an edit; what is not sent stays.", Self::read)
            .field("socialLink", "Empty: the post has none any more.")
            .field("expectedUpdatedAt", "The `updatedAt` of the post when the form was opened.")
    }

    /// Reads a form.
    pub fn read(check: &mut Check<'_>) -> Self {
        Self {
            title: check.sent("title").then(|| check.line("title", Label::Title, limit::TITLE)),
            description: check
                .sent("description")
                .then(|| check.lines("description", Label::Description, limit::DESCRIPTION)),
            social_link: check
                .sent("socialLink")
                .then(|| check.optional_link("socialLink", Label::SocialLink)),
            photo: check.optional_picture("photo"),
            expected: Some(check.text("expectedUpdatedAt").to_owned()).filter(|text| !text.is_empty()),
        }
    }

    /// The post after it.
    #[must_use]
    pub fn of(&self, before: &Blog) -> Blog {
        let mut after = before.clone();
        let fields = [
            (&self.title, &mut after.title),
            (&self.description, &mut after.description),
            (&self.social_link, &mut after.social_link),
            (&self.photo, &mut after.photo),
        ];
        for (new, field) in fields {
            if let Some(new) = new {
                field.clone_from(new);
            }
        }
        after
    }
}
