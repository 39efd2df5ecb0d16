/** A disk that is full, and one that became read-only: writes are refused in words, reads go on, nothing is lost. */
import { closeSync, openSync, rmSync, writeSync } from "node:fs";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { Disk } from "./disk.mjs";
import { Load } from "./load.mjs";
import { copyOf, count, verify } from "./rounds.mjs";
import { Shop } from "./shop.mjs";

/** So many refusals are waited for, and so many successes after there is room again. */
const ENOUGH = 30;
const MIB = 40;
/** What a picture that is being written out meets at the moment when the disk fails. */
const FAILING = /Input\/output error/;
const READS = [
  "/allproducts",
  "/allproducts?page=1&limit=8",
  "/healthz",
  "/search-products?text=thing",
  "/",
];

async function until(isSo, what) {
  for (let n = 0; n < 1_200; n += 1) {
    if (isSo()) return;
    await sleep(100);
  }
  throw new Error(`${what} does not come`);
}

/** Writes a file until nothing more fits. */
function fill(name) {
  const file = openSync(name, "w");
  for (const size of [65_536, 4_096, 512]) {
    const block = Buffer.alloc(size, 1);
    try {
      for (;;) writeSync(file, block);
    } catch (cause) {
      if (cause.code !== "ENOSPC") throw cause;
    }
  }
  closeSync(file);
}

/** Reads of visitors and of the admin. */
async function readAll(shop, promises, tally, where) {
  const [product] = promises.shelf;
  const addresses = [...READS, "/orders?page=1&limit=10", `/allproducts/${product.id}`];
  for (const address of addresses) {
    const { cookie } = promises.people.admin;
    const reply = await shop.call("GET", address, { cookie });
    if (reply?.status !== 200) {
      const told = reply?.text.slice(0, 200) ?? "no reply";
      tally.fault(where, [`GET ${address}: ${reply?.status} ${told}`]);
    }
  }
}

/** Makes trouble under load and waits until it is felt. */
async function feel({ shop, promises, random, tally, where, make, tolerated }) {
  const load = new Load(shop, promises, random, { pause: 5, tolerated });
  await sleep(random.between(200, 800));
  make();
  await until(() => (load.statuses.get(503) ?? 0) >= ENOUGH, "503");
  // What is read must not be deleted by the load meanwhile.
  await load.end();
  await readAll(shop, promises, tally, where);
  tally.refused += load.statuses.get(503);
  tally.excused += load.excused;
  count(tally, where, load);
}

/** Works until enough was acknowledged again. */
async function works({ shop, promises, random, tally, where }) {
  const load = new Load(shop, promises, random, { pause: 5 });
  await until(() => (load.statuses.get(200) ?? 0) >= ENOUGH, "a success");
  await load.end();
  count(tally, where, load);
}

export async function diskFull({ folder, base, random, rounds, tally }) {
  Object.assign(tally, { refused: 0, excused: 0 });
  for (let round = 1; round <= rounds; round += 1) {
    const disk = new Disk(folder, `full-${round}`, MIB).mount();
    const { data, promises } = copyOf(base, path.join(disk.folder, "data"));
    const shop = await new Shop(data).start();
    const where = `full disk ${round}`;
    const ballast = path.join(disk.folder, "ballast");
    const all = { shop, promises, random, tally, where };
    tally.tried += 1;
    await feel({ ...all, make: () => fill(ballast) });
    if (round % 2 === 0) {
      // It starts on a full disk, too.
      await shop.kill();
      await shop.start();
      await readAll(shop, promises, tally, where);
    }
    rmSync(ballast);
    await works(all);
    await verify({ ...all, thoroughly: true });
    await shop.stop();
    disk.remove();
  }
  tally.note(`${tally.refused} refused with 503`);
}

export async function readOnly({ folder, base, random, rounds, tally }) {
  Object.assign(tally, { refused: 0, excused: 0 });
  for (let round = 1; round <= rounds; round += 1) {
    const disk = new Disk(folder, `read-only-${round}`, MIB).mount();
    const { data, promises } = copyOf(base, path.join(disk.folder, "data"));
    disk.sync();
    const shop = await new Shop(data).start();
    const where = `read-only disk ${round}`;
    const all = { shop, promises, random, tally, where };
    tally.tried += 1;
    await feel({ ...all, make: () => disk.fail(), tolerated: FAILING });
    await shop.kill();
    disk.unmount();
    disk.mount();
    await shop.start();
    await verify({ ...all, thoroughly: true });
    await works(all);
    await verify({ ...all, thoroughly: true });
    await shop.stop();
    disk.remove();
  }
  tally.note(`${tally.refused} refused with 503, ${tally.excused} with 500 as the disk failed`);
}
