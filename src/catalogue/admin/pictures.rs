//! A product's pictures beside its main one, as the forms send them: rows in the owner's order, and files for those that
//! are new.

use crate::catalogue::admin::edit::{Edit, ImageSource, PictureEdit};
use crate::catalogue::model::Product;
use crate::catalogue::pictures::{MOST, Picture};
use crate::error::{Error, Result};
use crate::messages::{Label, Message};
use crate::text::clean_line;
use crate::validate::{Check, Field, FieldType, limit};

/// The field of the rows.
pub const ROWS: &str = "pictures";
/// The field of the files, in the order of the rows that name no stored picture.
pub const FILES: &str = "pictureFiles";
/// The same in the document.
pub const NEW_ROWS: &str =
    "the pictures beside the main one, rows of `{alt?}`; each takes one of the `pictureFiles`.";
/// The rows of an edit in the document.
pub const EDIT_ROWS: &str = "the pictures beside the main one, all of them in their order, rows of `{image?, alt?}`. `image`: a \
     stored path that this product has already; rows without one take the `pictureFiles` in their order.";

/// The rows of a form with where each picture is from; `kept`: a row may name a stored picture.
pub fn read(check: &mut Check<'_>, kept: bool) -> Vec<PictureEdit> {
    let rows = check.rows_or(ROWS, MOST, Message::MorePictures { max: MOST }, |check| {
        let image = if kept { check.text("image").trim().to_owned() } else { String::new() };
        let alt = check.raw("alt", Field::optional(FieldType::text(0, limit::SHORT)));
        let alt = clean_line(alt.and_then(serde_json::Value::as_str).unwrap_or_default());
        if alt.chars().count() > limit::SHORT {
            check.wrong(Message::TooLong { label: Label::PictureWords, max: limit::SHORT });
        }
        (image, alt)
    });
    let files = check.pictures(FILES, 0, MOST);
    let needed = rows.iter().filter(|(image, _)| image.is_empty()).count();
    if needed != files.len() && check.is_fine(ROWS) {
        check.fault(FILES, Message::PictureFiles);
    }
    let mut came = files.into_iter();
    let with_image = |(image, alt): (String, String)| {
        let image = if image.is_empty() {
            ImageSource::New(came.next().unwrap_or_default())
        } else {
            ImageSource::Kept(image)
        };
        PictureEdit { image, alt }
    };
    rows.into_iter().map(with_image).collect()
}

/// The pictures of a new product beside its main one.
pub fn new(check: &mut Check<'_>, main: &str) -> Vec<Picture> {
    let pictures: Vec<Picture> = read(check, false)
        .into_iter()
        .map(|PictureEdit { image: ImageSource::Kept(image) | ImageSource::New(image), alt }| Picture {
            image,
            alt,
        })
        .collect();
    if let Some(row) = twice(main, &pictures)
        && check.is_fine(FILES)
    {
        check.fault(ROWS, Message::PictureTwice { row });
    }
    pictures
}

/// What an edit makes of a product's main picture and of those beside it. A picture that becomes the main one does not
/// stand beside it any more.
///
/// # Errors
/// 400 for a picture that is not the product's, and for one that stands there twice.
pub fn result_of(before: &Product, edit: &Edit) -> Result<(String, Vec<Picture>)> {
    let own = |path: &str| before.images().any(|own| own == path);
    let main = match &edit.main_image {
        None => before.main_image.clone(),
        Some(ImageSource::Kept(path)) if !own(path) => {
            return Err(Error::field(super::form::MAIN_IMAGE, Message::MainPictureUnknown));
        }
        Some(ImageSource::Kept(path) | ImageSource::New(path)) => path.clone(),
    };
    let Some(edits) = &edit.pictures else {
        let mut stay = before.pictures.clone();
        if edit.main_image.is_some() {
            stay.retain(|picture| picture.image != main);
        }
        return Ok((main, stay));
    };
    let mut pictures = Vec::with_capacity(edits.len());
    for (row, PictureEdit { image, alt }) in (1..).zip(edits) {
        let image = match image {
            ImageSource::Kept(path) if !own(path) => {
                return Err(Error::field(ROWS, Message::PictureUnknown { row }));
            }
            ImageSource::Kept(path) | ImageSource::New(path) => path.clone(),
        };
        pictures.push(Picture { image, alt: alt.clone() });
    }
    match twice(&main, &pictures) {
        Some(row) => Err(Error::field(ROWS, Message::PictureTwice { row })),
        None => Ok((main, pictures)),
    }
}

/// The first row whose picture is the main one or stands before it, counted from 1.
fn twice(main: &str, pictures: &[Picture]) -> Option<usize> {
    let stood = |n: usize, image: &str| image == main || pictures[..n].iter().any(|one| one.image == image);
    let found = pictures.iter().enumerate().position(|(n, picture)| stood(n, &picture.image));
    found.map(|n| n + 1)
}
