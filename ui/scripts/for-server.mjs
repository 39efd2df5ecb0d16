// Writes what the server has of the interface's texts, src/site/texts.json; or to the path that is named.
import { writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { createServer } from "vite";

const out = process.argv[2] ?? fileURLToPath(new URL("../../src/site/texts.json", import.meta.url));

const vite = await createServer({
  root: fileURLToPath(new URL("..", import.meta.url)),
  logLevel: "warn",
  appType: "custom",
  server: { middlewareMode: true, hmr: false, watch: null },
  optimizeDeps: { noDiscovery: true },
});
try {
  const { textsForServer } = await vite.ssrLoadModule("/src/texts/for-server.tsx");
  await writeFile(out, await textsForServer());
} finally {
  await vite.close();
}
