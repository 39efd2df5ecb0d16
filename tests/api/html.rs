//! Reading the HTML of pages.

use serde_json::Value;

/// The text between two marks.
pub fn between<'a>(html: &'a str, start: &str, end: &str) -> &'a str {
    let (_, rest) = html.split_once(start).unwrap_or_else(|| panic!("no {start} in {html}"));
    rest.split_once(end).unwrap().0
}

/// The content of a meta tag, as it is written.
pub fn meta<'a>(html: &'a str, name: &str) -> Option<&'a str> {
    let tag = html.split("<meta ").find(|t| t.contains(&format!("=\"{name}\" ")))?;
    tag.split_once("content=\"").and_then(|(_, rest)| rest.split_once('"')).map(|(content, _)| content)
}

/// The address of a link of the head.
pub fn link<'a>(html: &'a str, rel: &str) -> Option<&'a str> {
    let (_, rest) = html.split_once(&format!("<link rel=\"{rel}\" href=\""))?;
    rest.split_once('"').map(|(address, _)| address)
}

/// The page's title, as it is written.
pub fn title(html: &str) -> &str {
    between(html, "<title>", "</title>")
}

/// Every piece of structured data.
pub fn json_ld(html: &str) -> Vec<Value> {
    let pieces = html.split("<script type=\"application/ld+json\">").skip(1);
    pieces.map(|piece| serde_json::from_str(piece.split_once("</script>").unwrap().0).unwrap()).collect()
}

/// The structured data of one type.
pub fn of_type(html: &str, kind: &str) -> Vec<Value> {
    json_ld(html).into_iter().filter(|thing| thing["@type"] == kind).collect()
}
