/** The machine that will be lost (shop, Litestream, rclone) and the S3 server that stays, as processes. */
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { closeSync, mkdirSync, openSync, readFileSync, watch } from "node:fs";
import { createServer } from "node:net";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";

export const DEPLOY = fileURLToPath(new URL("../../deploy/", import.meta.url));
export const OWNER = { email: "owner@example.com", password: "lamp-river-mango-42" };
const HAAT = process.env.HAAT_BIN;
const START_LIMIT_MS = 300_000;

/** Nothing of this process's surroundings but where programs are. */
const plain = { PATH: process.env.PATH, HOME: process.env.HOME ?? "/" };
const running = new Set();
process.once("exit", () => running.forEach((child) => child.kill("SIGKILL")));
for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => process.exit(1));

/** Starts a program whose words go to a file. */
function start(program, args, env, log) {
  const file = openSync(log, "a");
  const child = spawn(program, args, { env: { ...plain, ...env }, stdio: ["ignore", file, file] });
  closeSync(file);
  running.add(child);
  child.gone = once(child, "exit").then(() => running.delete(child));
  return child;
}

const isFree = (port) =>
  new Promise((tell) => {
    const server = createServer();
    server.once("error", () => tell(false));
    server.listen(port, "127.0.0.1", () => server.close(() => tell(true)));
  });

/** Ends every program that still runs. */
export function endAll() {
  return Promise.all([...running].map((child) => (child.kill("SIGKILL"), child.gone)));
}

/** A port that is free, and the one 10,000 above it, where SeaweedFS has its second listener. */
async function freePort() {
  for (;;) {
    const port = 20_000 + Math.floor(Math.random() * 9_000);
    if ((await isFree(port)) && (await isFree(port + 10_000))) return port;
  }
}

/** Asks until the answer is there. */
export async function until(what, ask, child) {
  const end = Date.now() + START_LIMIT_MS;
  for (;;) {
    const answer = await Promise.resolve(ask()).catch(() => undefined);
    if (answer) return answer;
    if (child?.exitCode !== null && child !== undefined) throw new Error(`${what}: it ended`);
    if (Date.now() > end) throw new Error(`${what}: it did not come`);
    await pause(20);
  }
}

/** A real S3 server with one bucket. Returns what `/etc/haat-s3.env` would hold. */
export async function startStorage(folder) {
  const settings = {
    AWS_ACCESS_KEY_ID: "drill",
    AWS_SECRET_ACCESS_KEY: "drill-secret",
    AWS_REGION: "us-east-1",
    HAAT_S3_BUCKET: "shop",
    HAAT_S3_PATH: "haat",
  };
  const data = path.join(folder, "s3");
  mkdirSync(data, { recursive: true });
  const args = ["mini", `-dir=${data}`, "-ip=127.0.0.1", "-ip.bind=127.0.0.1", "-bucket=shop"];
  args.push("-webdav=false", "-admin.ui=false", "-s3.port.iceberg=0", "-s3.port.lance=0");
  for (const name of ["master", "volume", "filer", "admin"])
    args.push(`-${name}.port=${await freePort()}`);
  const port = await freePort();
  const child = start("weed", [...args, `-s3.port=${port}`], settings, path.join(folder, "s3.log"));
  settings.HAAT_S3_ENDPOINT = `http://127.0.0.1:${port}`;
  const target = [
    ":s3:shop",
    "--s3-provider=Other",
    "--s3-env-auth",
    `--s3-endpoint=${settings.HAAT_S3_ENDPOINT}`,
  ];
  const env = { ...plain, ...settings, RCLONE_CONFIG: "/dev/null" };
  await until(
    "the S3 server",
    () => spawnSync("rclone", ["lsf", "--retries=1", ...target], { env }).status === 0,
    child,
  );
  return settings;
}

/** The shop on a data folder; answers once `/healthz` does. */
export async function startShop(data, folder, demo) {
  const env = {
    HAAT_DEMO: demo ? "1" : "0",
    HAAT_RATE_LIMITS: "off",
    HAAT_ADMIN_EMAIL: OWNER.email,
    HAAT_ADMIN_PASSWORD: OWNER.password,
    RUST_LOG: "warn",
  };
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const args = ["serve", "--addr", `127.0.0.1:${port}`, "--data", data];
  const child = start(HAAT, args, env, path.join(folder, "shop.log"));
  await until("the shop", async () => (await fetch(`${url}/healthz`)).ok, child);
  return { child, url };
}

/** Litestream with the configuration of deploy/. Answers once a restore would find the database. */
export async function startLitestream(settings, data, folder) {
  const env = { ...settings, HAAT_DATA: data };
  const config = ["-config", path.join(DEPLOY, "litestream.yml")];
  const child = start(
    "litestream",
    ["replicate", ...config],
    env,
    path.join(folder, "litestream.log"),
  );
  const restorable = [
    "restore",
    ...config,
    "-dry-run",
    "-o",
    path.join(folder, "none.db"),
    path.join(data, "haat.db"),
  ];
  const ask = () => spawnSync("litestream", restorable, { env: { ...plain, ...env } }).status === 0;
  await until("the first copy", ask, child);
  return child;
}

/** Copies pictures as `haat-pictures.path` and `.service` do: their command, whenever the folder changes. */
export async function startPictures(settings, data, folder) {
  const unit = readFileSync(path.join(DEPLOY, "haat-pictures.service"), "utf8");
  const env = { ...settings, HAAT_DATA: data, RCLONE_CONFIG: "/dev/null" };
  const line = /^ExecStart=(.*)$/mu.exec(unit)[1];
  const [program, ...args] = line.replace(/\$\{(\w+)\}/gu, (_, name) => env[name]).split(" ");
  let child;
  let again = false;
  let ended = false;
  async function copy() {
    again = true;
    while (again && !ended && !child) {
      again = false;
      child = start(program, args, env, path.join(folder, "pictures.log"));
      await child.gone;
      child = undefined;
    }
  }
  await copy();
  const watcher = watch(path.join(data, "uploads"), () => void copy());
  const kill = () => {
    ended = true;
    watcher.close();
    child?.kill("SIGKILL");
    return child?.gone;
  };
  return { kill };
}

/** Runs the restore script of deploy/ on an empty folder. */
export function restore(settings, data) {
  const file = path.join(path.dirname(data), "s3.env");
  const env = { ...plain, ...settings, HAAT_DATA: data, HAAT_BIN: HAAT, HAAT_S3_ENV: file };
  env.LITESTREAM_CONFIG = path.join(DEPLOY, "litestream.yml");
  return spawnSync(path.join(DEPLOY, "restore-from-s3.sh"), [], { env, encoding: "utf8" });
}
