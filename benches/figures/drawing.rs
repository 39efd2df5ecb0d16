//! How long a page takes that nobody has asked for before, beside the same components with the same data in Node.

use std::io::{BufRead as _, BufReader, Write as _};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::time::Instant;

use anyhow::{Context as _, Result, ensure};
use serde::Deserialize;
use serde_json::{Value, json};

use crate::child::Server;
use crate::client::{Connection, fetch, get};
use crate::report::{Report, median, note};
use crate::shop;

/// The figures of this file.
pub const NAMES: [&str; 1] = ["page_drawn_over_node"];

/// Pages of each kind.
const PAGES: usize = 60;
/// Those that are drawn first: Node compiles what runs often, and is measured when it has.
const WARM_UP: usize = 40;

/// Reads what is to be drawn, one page a line, and answers each with its time and its HTML.
const NODE: &str = r#"
    const code = require("fs").readFileSync(process.argv[1], "utf8");
    require("vm").runInThisContext(code + "\nglobalThis.haat = haat;");
    require("readline").createInterface({ input: process.stdin }).on("line", async (line) => {
        const begin = performance.now();
        const html = await haat.draw(line);
        const ms = performance.now() - begin;
        process.stdout.write(JSON.stringify({ ms, html }) + "\n");
    });
"#;

/// Node with the interface's script; it ends with this value.
struct Node {
    child: Child,
    pages: ChildStdin,
    drawn: BufReader<ChildStdout>,
}

#[derive(Deserialize)]
struct Drawn {
    ms: f64,
    html: String,
}

impl Node {
    fn start(script: &std::path::Path) -> Result<Self> {
        let mut command = Command::new("node");
        command.arg("-e").arg(NODE).arg(script).stdin(Stdio::piped()).stdout(Stdio::piped());
        let mut child = command.spawn().context("node cannot be started")?;
        let pages = child.stdin.take().context("no stdin")?;
        let drawn = BufReader::new(child.stdout.take().context("no stdout")?);
        Ok(Self { child, pages, drawn })
    }

    fn draw(&mut self, asked: &Value) -> Result<Drawn> {
        writeln!(self.pages, "{asked}")?;
        let mut line = String::new();
        self.drawn.read_line(&mut line)?;
        serde_json::from_str(&line).context("node drew nothing")
    }
}

impl Drop for Node {
    fn drop(&mut self) {
        // It may have ended already.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Measures the figure of this file.
pub fn measure(report: &Report) -> Result<()> {
    let folder = tempfile::tempdir_in(env!("CARGO_TARGET_TMPDIR"))?;
    let data = folder.path().join("data");
    shop::fill(&data, 2_000)?;
    let script = folder.path().join("draw.js");
    std::fs::write(&script, haat::site::assets::drawing().context("the interface was not built")?)?;
    let mut node = Node::start(&script)?;
    let server = Server::haat(&data)?;
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    let list = runtime.block_on(fetch(server.addr, &format!("/allproducts?page=1&limit={PAGES}")))?;
    let products: Vec<Value> = serde_json::from_slice(&list)?;
    let mut connection = runtime.block_on(Connection::open(server.addr))?;
    let (mut ours, mut theirs, mut ratios) = (Vec::new(), Vec::new(), Vec::new());
    for (n, product) in products.iter().enumerate() {
        let id = product["_id"].as_str().context("a product without its id")?;
        for location in [format!("/product/{id}"), format!("/products?page={}", n + 2)] {
            let request = get(&location);
            let begin = Instant::now();
            let (_, html) = runtime.block_on(connection.ask(&request))?;
            let ms = begin.elapsed().as_secs_f64() * 1000.0;
            let html = std::str::from_utf8(html)?;
            let asked = json!({
                "location": location,
                "language": "en",
                "origin": format!("http://{}", server.addr),
                "data": first_data(html)?,
            });
            let drawn = node.draw(&asked)?;
            ensure!(html.contains(&drawn.html), "{location} is not what Node draws");
            if n >= WARM_UP {
                ours.push(ms);
                theirs.push(drawn.ms);
                ratios.push(ms / drawn.ms);
            }
        }
    }
    note(&format!("a page drawn anew: {:.1} ms, in Node {:.1} ms", median(ours), median(theirs)));
    report.figure(NAMES[0], median(ratios), "ratio")
}

/// What a page was drawn from, which stands in it for the browser.
fn first_data(html: &str) -> Result<Value> {
    let (_, rest) = html
        .split_once("<script type=\"application/json\" id=\"haat-data\">")
        .context("a page without its first data")?;
    let (json, _) = rest.split_once("</script>").context("first data without an end")?;
    Ok(serde_json::from_str(json)?)
}
