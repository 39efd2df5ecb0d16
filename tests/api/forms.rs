//! The bodies of uploads.

use serde_json::{Value, json};

/// A multipart form under construction.
#[derive(Default)]
pub struct Multipart(Vec<u8>);

impl Multipart {
    const BOUNDARY: &'static str = "haat-test-boundary";
    pub const KIND: &'static str = "multipart/form-data; boundary=haat-test-boundary";

    /// Adds a text field.
    pub fn text(self, name: &str, value: &str) -> Self {
        self.bytes(name, value.as_bytes())
    }

    /// Adds a field that is no file, of any bytes.
    pub fn bytes(mut self, name: &str, value: &[u8]) -> Self {
        let head = format!("--{}\r\nContent-Disposition: form-data; name=\"{name}\"\r\n\r\n", Self::BOUNDARY);
        self.0.extend_from_slice(head.as_bytes());
        self.0.extend_from_slice(value);
        self.0.extend_from_slice(b"\r\n");
        self
    }

    /// Adds a file.
    pub fn file(mut self, name: &str, bytes: &[u8]) -> Self {
        let head = format!(
            "--{}\r\nContent-Disposition: form-data; name=\"{name}\"; filename=\"picture.png\"\r\n\
             Content-Type: image/png\r\n\r\n",
            Self::BOUNDARY
        );
        self.0.extend_from_slice(head.as_bytes());
        self.0.extend_from_slice(bytes);
        self.0.extend_from_slice(b"\r\n");
        self
    }

    /// The whole body.
    pub fn finish(mut self) -> Vec<u8> {
        self.0.extend_from_slice(format!("--{}--\r\n", Self::BOUNDARY).as_bytes());
        self.0
    }
}

/// The fields of a product that can be added; `fields` go over them, `null` leaves one out, a field that is neither
/// text nor number is sent as JSON. A list of colours brings a picture each.
pub fn product_form(fields: Value) -> Multipart {
    let mut all = json!({
        "title": "Galaxy S25", "description": "A phone.", "price": 50000, "offerPrice": 45000, "stock": 5,
        "category": "phone", "brand": "samsung", "estimatedDelivery": "2-3 days", "warranty": "1 year",
    });
    for (name, value) in fields.as_object().unwrap() {
        all[name] = value.clone();
    }
    let mut form = Multipart::default();
    for (name, value) in all.as_object().unwrap() {
        form = match value {
            Value::Null => form,
            Value::String(text) => form.text(name, text),
            other => form.text(name, &other.to_string()),
        };
    }
    for n in 0..all["availableColors"].as_array().map_or(0, Vec::len) {
        form = form.file("colorImages", &png(u8::try_from(n).unwrap().wrapping_add(1)));
    }
    form.file("mainImage", &png(0))
}

/// A small PNG of one colour; another shade is another picture.
pub fn png(shade: u8) -> Vec<u8> {
    encoded(&image::RgbImage::from_pixel(8, 8, image::Rgb([shade, 120, 90])).into(), image::ImageFormat::Png)
}

/// A picture as a file of some format.
pub fn encoded(picture: &image::DynamicImage, format: image::ImageFormat) -> Vec<u8> {
    let mut bytes = std::io::Cursor::new(Vec::new());
    picture.write_to(&mut bytes, format).unwrap();
    bytes.into_inner()
}
