/** A shop of its own: the real executable on a temporary data folder, filled with the demo catalogue. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";

/** The executable under test: `HAAT_BIN`, else the release build. */
const EXECUTABLE =
  process.env.HAAT_BIN ?? fileURLToPath(new URL("../../target/release/haat", import.meta.url));

/** The demo's pictures are resized before the shop answers; on a busy machine that takes a while. */
const START_LIMIT_MS = 300_000;
/** Requests under way may take 10 s (contract 1), and a little more to leave. */
const END_LIMIT_MS = 20_000;

/** How the server's log begins what went wrong in a page that it drew. */
const NOT_DRAWN = "the interface says while a page is drawn";

/** The owner that the shop makes at its first start. */
export const OWNER = { email: "owner@example.com", password: "lamp-river-mango-42" };

/**
 * Starts a shop and waits for its one line. `close` ends it, throws where it did not end well, and leaves nothing.
 * `demo: false` leaves it empty, and `env` sets more of its variables.
 *
 * @param {{demo?: boolean, env?: Record<string, string>}} options
 * @returns {Promise<{url: string, close: () => Promise<void>}>}
 */
export async function openShop({ demo = true, env = {} } = {}) {
  if (!existsSync(EXECUTABLE)) {
    throw new Error(`${EXECUTABLE} is missing: build it, or name another in HAAT_BIN`);
  }
  const data = await mkdtemp(path.join(tmpdir(), "haat-e2e-"));
  const server = spawn(EXECUTABLE, ["serve", "--addr", "127.0.0.1:0", "--data", data], {
    env: {
      PATH: process.env.PATH,
      HAAT_DEMO: demo ? "1" : "0",
      HAAT_ADMIN_EMAIL: OWNER.email,
      HAAT_ADMIN_PASSWORD: OWNER.password,
      RUST_LOG: "warn",
      ...env,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let log = "";
  server.stderr.setEncoding("utf8").on("data", (text) => (log += text));
  // Whatever ends this process takes the server with it.
  const kill = () => server.kill("SIGKILL");
  process.once("exit", kill);
  const ended = once(server, "exit");

  async function close() {
    const late = setTimeout(kill, END_LIMIT_MS);
    server.kill("SIGTERM");
    const [status] = await ended;
    clearTimeout(late);
    process.off("exit", kill);
    await rm(data, { recursive: true, force: true });
    if (status !== 0) throw new Error(`the shop ended with status ${status}:\n${log}`);
    // A part that could not be drawn is left to the browser, where nobody would miss it.
    if (log.includes(NOT_DRAWN)) throw new Error(`a page was not drawn whole:\n${log}`);
  }

  const line = await Promise.race([
    firstLine(server.stdout),
    ended.then(([status]) => Promise.reject(new Error(`the shop ended (${status}):\n${log}`))),
    after(START_LIMIT_MS).then(() => undefined),
  ]);
  const url = /^listening on (http:\/\/\S+)$/.exec(line ?? "")?.[1];
  if (url === undefined) {
    await close();
    throw new Error(`the shop did not start: ${line ?? "no line in time"}\n${log}`);
  }
  return { url, close };
}

async function firstLine(stream) {
  for await (const line of createInterface({ input: stream })) return line;
  return undefined;
}

function after(milliseconds) {
  return new Promise((resolve) => setTimeout(resolve, milliseconds).unref());
}
