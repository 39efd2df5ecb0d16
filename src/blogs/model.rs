//! What a blog post is.

use crate::messages::Said;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// How many posts a page of the blog has (spec 2).
pub const PAGE_SIZE: usize = 6;

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

/// The form of a new post.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[allow(dead_code, reason = "documents the body; it is read field by field")]
pub struct NewBlogForm {
    title: String,
    description: String,
    social_link: Option<String>,
    #[schema(format = Binary, value_type = String)]
    photo: String,
}

/// The form of an edit; what is not sent stays.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[allow(dead_code, reason = "documents the body; it is read field by field")]
pub struct BlogEditForm {
    title: Option<String>,
    description: Option<String>,
    /// Empty: the post has none any more.
    social_link: Option<String>,
    #[schema(format = Binary, value_type = Option<String>)]
    photo: Option<String>,
    /// The `updatedAt` of the post when the form was opened.
    expected_updated_at: Option<String>,
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

/// A post that is to be added; checked already.
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
