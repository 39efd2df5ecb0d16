//! The resizer for the four kinds of pixels that pictures are decoded to. Its own choice of the kind at run time would bring
//! nine more into the executable, half a megabyte of tables among them.

use fast_image_resize::images::Image;
use fast_image_resize::pixels::{U8, U8x2, U8x3, U8x4};
use fast_image_resize::{
    ImageError, IntoImageView, IntoImageViewMut, MulDiv, PixelTrait, PixelType, ResizeError, ResizeOptions,
    Resizer,
};

/// Fills a picture with another of the same kind of pixels, by Lanczos.
///
/// # Errors
/// Where the kinds differ, or are none of the four.
pub fn resize(
    from: &impl IntoImageView,
    to: &mut impl IntoImageViewMut,
    options: &ResizeOptions,
) -> Result<(), ResizeError> {
    match from.pixel_type() {
        Some(PixelType::U8) => of_kind::<U8>(from, to, options),
        Some(PixelType::U8x2) => of_kind::<U8x2>(from, to, options),
        Some(PixelType::U8x3) => of_kind::<U8x3>(from, to, options),
        Some(PixelType::U8x4) => of_kind::<U8x4>(from, to, options),
        _ => Err(ResizeError::PixelTypesAreDifferent),
    }
}

fn of_kind<P: PixelTrait>(
    from: &impl IntoImageView,
    to: &mut impl IntoImageViewMut,
    options: &ResizeOptions,
) -> Result<(), ResizeError> {
    let views = from.image_view::<P>().zip(to.image_view_mut::<P>());
    let (from, mut to) = views.ok_or(ResizeError::PixelTypesAreDifferent)?;
    Resizer::new().resize_typed(&from, &mut to, options)
}

/// Multiplies alpha into its own pixels; pixels without alpha stay as they are.
///
/// # Errors
/// Where the resizer fails.
pub(super) fn multiply_alpha(picture: &mut Image<'_>) -> Result<(), ImageError> {
    let arithmetic = MulDiv::new();
    if let Some(mut view) = picture.typed_image_mut::<U8x2>() {
        arithmetic.multiply_alpha_inplace_typed(&mut view)?;
    }
    if let Some(mut view) = picture.typed_image_mut::<U8x4>() {
        arithmetic.multiply_alpha_inplace_typed(&mut view)?;
    }
    Ok(())
}

/// Takes alpha out of its pixels again, as [`multiply_alpha`] brought it in.
///
/// # Errors
/// Where the resizer fails.
pub(super) fn divide_alpha(picture: &mut Image<'_>) -> Result<(), ImageError> {
    let arithmetic = MulDiv::new();
    if let Some(mut view) = picture.typed_image_mut::<U8x2>() {
        arithmetic.divide_alpha_inplace_typed(&mut view)?;
    }
    if let Some(mut view) = picture.typed_image_mut::<U8x4>() {
        arithmetic.divide_alpha_inplace_typed(&mut view)?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_four_kinds_are_resized_and_others_refused() {
        for (kind, bytes) in
            [(PixelType::U8, 1), (PixelType::U8x2, 2), (PixelType::U8x3, 3), (PixelType::U8x4, 4)]
        {
            let mut full = Image::from_vec_u8(4, 2, vec![200; 8 * bytes], kind).unwrap();
            multiply_alpha(&mut full).unwrap();
            let mut half = Image::new(2, 1, kind);
            resize(&full, &mut half, &ResizeOptions::new().use_alpha(false)).unwrap();
            divide_alpha(&mut half).unwrap();
            assert!(half.buffer().iter().all(|byte| byte.abs_diff(200) <= 1), "{kind:?} {:?}", half.buffer());
        }
        let wide = Image::new(2, 2, PixelType::U16);
        assert!(resize(&wide, &mut Image::new(1, 1, PixelType::U16), &ResizeOptions::new()).is_err());
        let gray = Image::new(2, 2, PixelType::U8);
        assert!(resize(&gray, &mut Image::new(1, 1, PixelType::U8x3), &ResizeOptions::new()).is_err());
    }
}
