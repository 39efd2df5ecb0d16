/** The executable: as a shop that is called, frozen and killed, and as a command that is killed at a moment. */
import { spawn } from "node:child_process";
import { readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as sleep } from "node:timers/promises";

/** `HAAT_BIN`, else the release build. */
export const HAAT = path.resolve(process.env.HAAT_BIN ?? "target/release/haat");
export const OWNER = { email: "owner@shop.example", password: "lamp-river-mango-42" };

const ENV = { PATH: process.env.PATH, RUST_LOG: "warn", HAAT_RATE_LIMITS: "off" };
/** Nothing here takes so long on a busy machine; what does, hangs. */
const PATIENCE_MS = 180_000;

const children = new Set();
process.on("exit", () => {
  for (const child of children) child.kill("SIGKILL");
});

function launch(args, env) {
  const child = spawn(HAAT, args, {
    env: { ...ENV, ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  children.add(child);
  const ended = new Promise((resolve, reject) => {
    child.once("error", reject);
    // Its streams are closed by then, too.
    child.once("close", (status, signal) => resolve({ status, signal }));
  }).finally(() => children.delete(child));
  let log = "";
  child.stderr.setEncoding("utf8").on("data", (text) => (log = (log + text).slice(-8_000)));
  return { child, ended, log: () => log };
}

/** Runs a command on a data folder; with `killAfter` it is killed after so many milliseconds, if it lives then. */
export async function run(data, args, { killAfter, env } = {}) {
  const began = performance.now();
  const { child, ended, log } = launch([...args, "--data", data], env);
  let out = "";
  child.stdout.setEncoding("utf8").on("data", (text) => (out += text));
  const timer = setTimeout(() => child.kill("SIGKILL"), killAfter ?? PATIENCE_MS);
  const { status, signal } = await ended;
  clearTimeout(timer);
  if (signal !== null && killAfter === undefined)
    throw new Error(`haat ${args[0]} hangs:\n${log()}`);
  return { status, killed: signal !== null, out, log: log(), ms: performance.now() - began };
}

/** What `haat check` finds wrong, a sentence each. */
export async function check(data) {
  const { status, out, log } = await run(data, ["check"]);
  if (status === 0) return [];
  return [
    `haat check ended with ${status}: ${(out + log).trim().split("\n").slice(0, 5).join("; ")}`,
  ];
}

/** The cookies that a reply sets, as they are sent back. */
export function cookieOf(reply) {
  const cookies = reply.headers.getSetCookie().map((line) => line.split(";")[0]);
  return cookies.join("; ");
}

/** A shop of a data folder. */
export class Shop {
  constructor(data, env = {}) {
    this.data = data;
    this.env = env;
  }

  /** Starts it and waits until it answers. */
  async start() {
    this.begin();
    const late = new AbortController();
    const line = await Promise.race([
      this.#firstLine(),
      this.ended.then(() => undefined),
      sleep(PATIENCE_MS, undefined, { signal: late.signal, ref: false }).catch(() => undefined),
    ]);
    late.abort();
    this.url = /^listening on (http:\/\/\S+)$/.exec(line ?? "")?.[1];
    if (this.url === undefined) {
      await this.kill();
      const { status, signal } = await this.ended;
      const how = line ?? `it ended with ${signal ?? status}`;
      throw new Error(`the shop of ${this.data} does not start: ${how}\n${this.log()}`);
    }
    return this;
  }

  /** Starts it and waits for nothing. */
  begin() {
    const args = ["serve", "--addr", "127.0.0.1:0", "--data", this.data];
    const { child, ended, log } = launch(args, this.env);
    Object.assign(this, { child, ended, log });
  }

  async #firstLine() {
    for await (const line of createInterface({ input: this.child.stdout })) return line;
    return undefined;
  }

  get isRunning() {
    return this.child.exitCode === null && this.child.signalCode === null;
  }

  async kill() {
    this.child.kill("SIGKILL");
    await this.ended;
  }

  /** Ends it as systemd would. */
  async stop() {
    this.child.kill("SIGTERM");
    const { status } = await this.ended;
    if (status !== 0) throw new Error(`the shop ended with ${status}:\n${this.log()}`);
  }

  /**
   * Stops every thread where it is. One that waits for the disk goes on to wait, but does nothing more when that is over:
   * from here on nothing is acknowledged. Answers whether one waits.
   */
  async freeze() {
    this.child.kill("SIGSTOP");
    const tasks = `/proc/${this.child.pid}/task`;
    for (;;) {
      const states = readdirSync(tasks).map(
        (task) => readFileSync(`${tasks}/${task}/stat`, "latin1").split(") ").at(-1)[0],
      );
      if (states.every((state) => "TtDZX".includes(state))) return states.includes("D");
      await sleep(1);
    }
  }

  /**
   * A call. Answers nothing where the shop was gone before its whole reply was here: then it may have done what was asked, or
   * not.
   */
  async call(method, address, { body, cookie, key } = {}) {
    const isForm = body instanceof FormData;
    const headers = { Accept: "application/json", Origin: this.url };
    if (cookie !== undefined) headers.Cookie = cookie;
    if (key !== undefined) headers["Idempotency-Key"] = key;
    if (body !== undefined && !isForm) headers["Content-Type"] = "application/json";
    try {
      const reply = await fetch(this.url + address, {
        method,
        headers,
        body: isForm || body === undefined ? body : JSON.stringify(body),
        signal: AbortSignal.timeout(PATIENCE_MS),
      });
      const text = await reply.text();
      return { status: reply.status, headers: reply.headers, text, json: () => JSON.parse(text) };
    } catch (cause) {
      if (cause.name === "TimeoutError") throw new Error(`${method} ${address} is never answered`);
      return undefined;
    }
  }

  /** A call that must succeed. */
  async must(method, address, options) {
    const reply = await this.call(method, address, options);
    if (reply === undefined || reply.status >= 300) {
      throw new Error(
        `${method} ${address}: ${reply?.status ?? "no reply"} ${reply?.text ?? this.log()}`,
      );
    }
    return reply;
  }

  /** Signs somebody in, or up; answers their cookies. */
  async cookieOf(address, body) {
    const reply = await this.must("POST", address, { body });
    return { cookie: cookieOf(reply), user: reply.json() };
  }
}
