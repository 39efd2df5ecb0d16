//! Memory, and what readers feel, while eight admins' pictures of ten megabytes are taken at once.

use std::io::Cursor;
use std::net::SocketAddr;
use std::sync::Arc;

use anyhow::{Context as _, Result};
use image::RgbImage;
use image::codecs::jpeg::JpegEncoder;
use tokio::task::JoinSet;

use crate::among::read_p99;
use crate::child::{ADMIN, PASSWORD, Server};
use crate::client::{Connection, post};
use crate::report::{Report, note};
use crate::shop;

/// The figures of this file.
pub const NAMES: [&str; 2] = ["rss_8_uploads", "read_p99_8_uploads"];

const UPLOADS: u32 = 8;
/// What an upload may have at most (contract 2).
const MOST: usize = 10 * 1024 * 1024;
/// A phone's 24 megapixels, and once nearly the 40 that are allowed.
const SIZES: [(u32, u32); 2] = [(6000, 4000), (7680, 5200)];

/// Measures the figures of this file.
pub fn measure(report: &Report) -> Result<()> {
    note("making eight pictures of ten megabytes");
    let forms: Vec<Vec<u8>> = (0..UPLOADS).map(|n| Ok(form(n, &picture(n)?))).collect::<Result<_>>()?;
    let forms = Arc::new(forms);
    let folder = tempfile::tempdir_in(env!("CARGO_TARGET_TMPDIR"))?;
    shop::fill(folder.path(), 1_000)?;
    let runtime = tokio::runtime::Runtime::new()?;
    if report.wants(&NAMES[..1]) {
        let server = Server::haat(folder.path())?;
        runtime.block_on(upload(server.addr, &forms))?;
        report.figure(NAMES[0], server.memory_mib("VmHWM")?, "MiB")?;
    }
    if !report.wants(&NAMES[1..]) {
        return Ok(());
    }
    let server = Server::haat(folder.path())?;
    let (among, _) = runtime.block_on(async {
        let cookie = sign_in(server.addr).await?;
        let sent = move |n: usize, mut connection: Connection| {
            let request = request(&cookie, &forms[n]);
            async move {
                connection.ask(&request).await?;
                Ok(connection)
            }
        };
        read_p99(server.addr, "uploads", UPLOADS as usize, sent).await
    })?;
    report.figure(NAMES[1], among, "ms")
}

async fn upload(addr: SocketAddr, forms: &[Vec<u8>]) -> Result<()> {
    let cookie = sign_in(addr).await?;
    let mut tasks = JoinSet::new();
    for form in forms {
        let mut connection = Connection::open(addr).await?;
        let request = request(&cookie, form);
        tasks.spawn(async move { connection.ask(&request).await.map(|_| ()) });
    }
    while let Some(outcome) = tasks.join_next().await {
        outcome??;
    }
    Ok(())
}

fn request(cookie: &str, form: &[u8]) -> Vec<u8> {
    let kind = format!("multipart/form-data; boundary={BOUNDARY}");
    post("/addproduct", &format!("Cookie: {cookie}\r\nContent-Type: {kind}\r\n"), form)
}

/// Signs the measured shop's admin in; answers the cookie.
pub async fn sign_in(addr: SocketAddr) -> Result<String> {
    let body = serde_json::json!({"email": ADMIN, "password": PASSWORD}).to_string();
    let request = post("/getuserinfo", "Content-Type: application/json\r\n", body.as_bytes());
    let mut connection = Connection::open(addr).await?;
    let (head, _) = connection.ask(&request).await?;
    // A cookie that knows the browser comes, too.
    let cookie = head
        .lines()
        .find_map(|line| line.strip_prefix("set-cookie: ").filter(|c| c.starts_with("haat_admin=")));
    Ok(cookie.and_then(|c| c.split(';').next()).context("signing in set no cookie")?.to_owned())
}

/// What stands between the parts of a form.
pub const BOUNDARY: &str = "haat-figures";

fn form(n: u32, picture: &[u8]) -> Vec<u8> {
    let title = format!("Phone {n}");
    let fields = [
        ("title", title.as_str()),
        ("description", "A phone."),
        ("price", "50000"),
        ("offerPrice", "45000"),
        ("stock", "5"),
        ("category", "PHONE"),
        ("brand", "SAMSUNG"),
        ("estimatedDelivery", "2-3 days"),
        ("warranty", "1 year"),
    ];
    let mut body = Vec::with_capacity(picture.len() + 2048);
    for (name, value) in fields {
        let part =
            format!("--{BOUNDARY}\r\nContent-Disposition: form-data; name=\"{name}\"\r\n\r\n{value}\r\n");
        body.extend_from_slice(part.as_bytes());
    }
    let head = format!(
        "--{BOUNDARY}\r\nContent-Disposition: form-data; name=\"mainImage\"; filename=\"phone.jpg\"\r\n\
         Content-Type: image/jpeg\r\n\r\n"
    );
    body.extend_from_slice(head.as_bytes());
    body.extend_from_slice(picture);
    body.extend_from_slice(format!("\r\n--{BOUNDARY}--\r\n").as_bytes());
    body
}

/// A JPEG of noise on a gradient, as large as an upload may be.
fn picture(n: u32) -> Result<Vec<u8>> {
    let (width, height) = SIZES[usize::from(n == 0)];
    let mut noise = n.wrapping_add(1).wrapping_mul(0x9E37_79B9);
    let pixels = RgbImage::from_fn(width, height, |x, y| {
        noise ^= noise << 13;
        noise ^= noise >> 17;
        noise ^= noise << 5;
        let [a, b, c, _] = noise.to_le_bytes();
        let base = u8::try_from((x / 64 + y / 48) % 180).unwrap_or(0);
        image::Rgb([base + a % 64, base + b % 64, base + c % 64])
    });
    // The best quality that fits: the size of noise is nearly even over the pixels.
    let (mut low, mut high) = (1, 100);
    let mut best = Vec::new();
    while low < high {
        let quality = u8::midpoint(low, high);
        let mut out = Cursor::new(Vec::with_capacity(MOST));
        JpegEncoder::new_with_quality(&mut out, quality).encode_image(&pixels)?;
        if out.get_ref().len() <= MOST {
            best = out.into_inner();
            low = quality + 1;
        } else {
            high = quality;
        }
    }
    note(&format!("{width} x {height}: {} bytes", best.len()));
    Ok(best)
}
