// Writes what the executable is made of, as CycloneDX 1.6: every crate that is linked in and every package of the
// interface, with version, licence and checksum. Fails where a licence is not one of those that the shop may be shipped
// with. Arguments: the file to write.
import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";

const ALLOWED = new Set([
  "0BSD", "Apache-2.0", "BlueOak-1.0.0", "BSD-2-Clause", "BSD-3-Clause", "BSL-1.0", "CC0-1.0", "CDLA-Permissive-2.0",
  "ISC", "MIT", "MIT-0", "OFL-1.1", "Python-2.0", "Unicode-3.0", "Unlicense", "Zlib", "Apache-2.0 WITH LLVM-exception",
]);

/** Whether one of the licences that may be chosen is allowed, and all that must hold together are. */
function allowed(expression) {
  const text = expression.replaceAll("/", " OR ").replaceAll(/[()]/g, "");
  return text.split(" OR ").some((all) => all.split(" AND ").every((one) => ALLOWED.has(one.trim())));
}

function crates() {
  const args = ["metadata", "--format-version", "1", "--locked", "--filter-platform", "x86_64-unknown-linux-gnu"];
  const meta = JSON.parse(execFileSync("cargo", args, { maxBuffer: 1 << 28 }));
  const packages = new Map(meta.packages.map((one) => [one.id, one]));
  const nodes = new Map(meta.resolve.nodes.map((node) => [node.id, node]));
  const linked = new Set();
  const waiting = [meta.resolve.root];
  while (waiting.length > 0) {
    const id = waiting.pop();
    if (linked.has(id)) continue;
    linked.add(id);
    const ships = (dep) => dep.dep_kinds.some((kind) => kind.kind === null);
    waiting.push(...nodes.get(id).deps.filter(ships).map((dep) => dep.pkg));
  }
  linked.delete(meta.resolve.root);
  const sums = new Map();
  for (const block of readFileSync("Cargo.lock", "utf8").split("[[package]]")) {
    const value = (name) => block.match(new RegExp(`^${name} = "(.*)"$`, "m"))?.[1];
    if (value("checksum")) sums.set(`${value("name")} ${value("version")}`, value("checksum"));
  }
  return [...linked].map((id) => {
    const { name, version, license } = packages.get(id);
    return { kind: "cargo", name, version, license, sha256: sums.get(`${name} ${version}`) };
  });
}

function packages() {
  const lock = JSON.parse(readFileSync("ui/package-lock.json", "utf8"));
  return Object.entries(lock.packages)
    .filter(([path, one]) => path !== "" && !one.dev && !one.devOptional)
    .map(([path, one]) => ({
      kind: "npm",
      name: path.slice(path.lastIndexOf("node_modules/") + "node_modules/".length),
      version: one.version,
      license: one.license,
      sha512: one.integrity && Buffer.from(one.integrity.replace("sha512-", ""), "base64").toString("hex"),
    }));
}

const all = [...crates(), ...packages()].sort((a, b) => `${a.kind} ${a.name}`.localeCompare(`${b.kind} ${b.name}`));
const refused = all.filter((one) => !one.license || !allowed(one.license));
for (const one of refused) console.error(`haat: ${one.name} ${one.version} has the licence ${one.license ?? "of nobody knows"}`);
if (refused.length > 0) process.exit(1);

const components = all.map(({ kind, name, version, license, sha256, sha512 }) => ({
  type: "library",
  name,
  version,
  purl: `pkg:${kind}/${name.replace("@", "%40")}@${version}`,
  licenses: [{ expression: license.replaceAll("/", " OR ") }],
  hashes: [
    ...(sha256 ? [{ alg: "SHA-256", content: sha256 }] : []),
    ...(sha512 ? [{ alg: "SHA-512", content: sha512 }] : []),
  ],
}));
const version = readFileSync("Cargo.toml", "utf8").match(/^version = "(.*)"$/m)[1];
const document = {
  bomFormat: "CycloneDX",
  specVersion: "1.6",
  version: 1,
  metadata: { component: { type: "application", name: "haat", version, licenses: [{ license: { id: "MIT" } }] } },
  components,
};
writeFileSync(process.argv[2], `${JSON.stringify(document, null, 1)}\n`);
console.log(`${components.length} parts, ${new Set(all.map((one) => one.license)).size} licences, all allowed: ${process.argv[2]}`);
