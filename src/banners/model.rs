//! Where banners stand, and what the public sees of them.

use serde::Serialize;
use utoipa::ToSchema;

use crate::paths::OfficePage;
use crate::words::words;

words! {
    /// A block of banners.
    pub enum Place {
        /// The main carousel.
        Main = "main",
        /// The two beside it.
        Side = "side",
        /// The second, wide one.
        Second = "second",
        /// The two third ones.
        Third = "third",
        /// The exclusive one.
        Exclusive = "exclusive",
    }
}

/// How a block is updated.
#[derive(Debug)]
pub struct Block {
    /// The call.
    pub path: &'static str,
    /// The back office's page.
    pub page: OfficePage,
    /// The field of its form.
    pub field: &'static str,
    /// How many banners it has at least.
    pub least: usize,
    /// How many at most.
    pub most: usize,
}

impl Place {
    /// How it is updated: main and side banners with one form.
    #[must_use]
    pub const fn block(self) -> Block {
        let main = ("/updatebanner", OfficePage::MainBanners);
        let ((path, page), field, (least, most)) = match self {
            Self::Main => (main, "mainBanners", (1, 6)),
            Self::Side => (main, "sideBanners", (2, 2)),
            Self::Second => (("/updatesecondbanner", OfficePage::SecondBanner), "secondBanner", (1, 1)),
            Self::Third => (("/updatethirdbanner", OfficePage::ThirdBanners), "thirdBanners", (2, 2)),
            Self::Exclusive => {
                (("/updateexclusivebanner", OfficePage::ExclusiveBanner), "exclusiveBanner", (1, 1))
            }
        };
        Block { path, page, field, least, most }
    }

    /// What of a picture stays in sight where it is cut and the owner said nothing: of a main banner what stands beside the
    /// words at its left, of the exclusive one its upper part.
    #[must_use]
    pub const fn focus(self) -> Focus {
        match self {
            Self::Main => Focus { x: 70, y: 50 },
            Self::Exclusive => Focus { x: 50, y: 0 },
            Self::Side | Self::Second | Self::Third => Focus { x: 50, y: 50 },
        }
    }
}

/// What of a picture stays in sight wherever it is cut, in percent of its width and height.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, ToSchema)]
pub struct Focus {
    /// From its left.
    #[schema(minimum = 0, maximum = 100)]
    pub x: i64,
    /// From its top.
    #[schema(minimum = 0, maximum = 100)]
    pub y: i64,
}

/// What stands over a banner's picture, in both languages of the shop. What the owner did not write is left out.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct BannerText {
    /// The headline.
    #[schema(required = false)]
    #[serde(skip_serializing_if = "String::is_empty")]
    pub headline: String,
    /// The headline in Bengali.
    #[schema(required = false)]
    #[serde(skip_serializing_if = "String::is_empty")]
    pub headline_bn: String,
    /// A line under it.
    #[schema(required = false)]
    #[serde(skip_serializing_if = "String::is_empty")]
    pub line: String,
    /// The line in Bengali.
    #[schema(required = false)]
    #[serde(skip_serializing_if = "String::is_empty")]
    pub line_bn: String,
}

impl BannerText {
    /// Whether the picture stands alone.
    #[must_use]
    pub fn is_blank(&self) -> bool {
        *self == Self::default()
    }
}

/// A banner's picture. What the owner did not write is left out.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, ToSchema)]
pub struct Banner {
    /// The stored path.
    pub url: String,
    /// Where it leads: an http(s) address or a path of this shop.
    #[schema(required = false)]
    #[serde(skip_serializing_if = "String::is_empty")]
    pub link: String,
    /// What it shows, in words.
    #[schema(required = false)]
    #[serde(skip_serializing_if = "String::is_empty")]
    pub alt: String,
    /// What stands over it, where the owner said so.
    #[schema(required = false)]
    #[serde(skip_serializing_if = "BannerText::is_blank")]
    pub words: BannerText,
    /// What stays in sight where it is cut, where the owner said so.
    #[schema(required = false)]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub focus: Option<Focus>,
}

/// Main and side banners.
#[derive(Debug, Default, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct MainBanners {
    /// 1 to 6, or none in a new shop.
    pub main_banners: Vec<Banner>,
    /// 2, or none in a new shop.
    pub side_banners: Vec<Banner>,
}

/// The second banner.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct SecondBanner {
    /// The stored path.
    pub second_banner: Option<String>,
    /// Where it leads, where the owner said so.
    #[schema(required = false)]
    #[serde(skip_serializing_if = "String::is_empty")]
    pub link: String,
    /// What it shows, where the owner said so.
    #[schema(required = false)]
    #[serde(skip_serializing_if = "String::is_empty")]
    pub alt: String,
    /// What stands over it, where the owner said so.
    #[schema(required = false)]
    #[serde(skip_serializing_if = "BannerText::is_blank")]
    pub words: BannerText,
    /// What stays in sight where it is cut, where the owner said so.
    #[schema(required = false)]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub focus: Option<Focus>,
}

/// The third banners.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ThirdBanners {
    /// Two stored paths, or none in a new shop.
    pub third_banners: Vec<String>,
    /// Where each leads, blank for the offer list; left out where the owner said it of none.
    #[schema(required = false)]
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub links: Vec<String>,
    /// What each shows; left out where the owner said it of none.
    #[schema(required = false)]
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub alts: Vec<String>,
    /// What stands over each; left out where the owner said it of none.
    #[schema(required = false)]
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub words: Vec<BannerText>,
    /// What of each stays in sight where it is cut, `null` for its middle; left out where the owner said it of none.
    #[schema(required = false)]
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub focuses: Vec<Option<Focus>>,
}

/// The exclusive banner.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ExclusiveBanner {
    /// The stored path.
    pub exclusive_banner: Option<String>,
    /// Where it leads, where the owner said so.
    #[schema(required = false)]
    #[serde(skip_serializing_if = "String::is_empty")]
    pub link: String,
    /// What it shows, where the owner said so.
    #[schema(required = false)]
    #[serde(skip_serializing_if = "String::is_empty")]
    pub alt: String,
    /// What stands over it, where the owner said so.
    #[schema(required = false)]
    #[serde(skip_serializing_if = "BannerText::is_blank")]
    pub words: BannerText,
    /// What stays in sight where it is cut, where the owner said so.
    #[schema(required = false)]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub focus: Option<Focus>,
}
