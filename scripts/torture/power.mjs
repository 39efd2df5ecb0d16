/** Power cuts: what ext4 had not written when the image of the disk was copied is lost. */
import { execFileSync } from "node:child_process";
import { closeSync, existsSync, fsyncSync, openSync, readdirSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { setTimeout as sleep } from "node:timers/promises";
import { Disk } from "./disk.mjs";
import { Load } from "./load.mjs";
import { look, losses } from "./promises.mjs";
import { copyOf, count, verify } from "./rounds.mjs";
import { Shop } from "./shop.mjs";

const MIB = 256;
const ROUNDS_A_SHOP = 20;
const LONGEST_MS = 2_000;
const NO_SYNC = fileURLToPath(new URL("nosync.c", import.meta.url));

/** A disk with a shop on it, all of it written out. */
function diskOf(base, folder, name) {
  const disk = new Disk(folder, name, MIB).mount();
  const { promises } = copyOf(base, path.join(disk.folder, "data"));
  disk.sync();
  return { disk, promises };
}

/** Cuts a shop's power amid its work; answers the disk as it is then, nothing where that is not known. */
async function cut({ disk, shop, load, name, before = () => {} }) {
  before(await shop.freeze());
  const after = disk.cut(name);
  await shop.kill();
  await load.end();
  disk.remove();
  return after?.mount();
}

export async function powerCuts({ folder, base, random, rounds, tally }) {
  const moments = { writing: 0, some: 0, unknown: 0 };
  let current;
  for (let round = 1; round <= rounds; round += 1) {
    if (current === undefined || round % ROUNDS_A_SHOP === 0) {
      current?.disk.remove();
      current = diskOf(base, folder, `power-${round}`);
    }
    const where = `cut ${round}`;
    const { promises } = current;
    const had = promises.orders.size;
    let shop = await new Shop(path.join(current.disk.folder, "data")).start();
    const load = new Load(shop, promises, random);
    await sleep(random.between(50, LONGEST_MS));
    // The kernel may write any file out before the others at any time.
    const before = (isWriting) => {
      moments.writing += isWriting ? 1 : 0;
      if (random.chance(0.5)) {
        moments.some += 1;
        writeOutSome(shop.data, random);
      }
    };
    const disk = await cut({ ...current, shop, load, name: `power-${round}-cut`, before });
    count(tally, where, load);
    if (disk === undefined) {
      moments.unknown += 1;
      current = undefined;
      continue;
    }
    current = { disk, promises };
    tally.tried += 1;
    shop = new Shop(path.join(disk.folder, "data"));
    await shop.start();
    await verify({ shop, promises, random, tally, where, thoroughly: true });
    await shop.stop();
    tally.orders += promises.orders.size - had;
  }
  current?.disk.remove();
  if (moments.unknown > rounds / 2) tally.fault("the disk", ["it was never still"]);
  tally.note(
    `${moments.writing} amid a sync, ${moments.some} with some files written out first, ${moments.unknown} not made`,
  );
}

function writeOutSome(data, random) {
  const entries = readdirSync(data, { recursive: true, withFileTypes: true });
  for (const entry of entries.filter((entry) => entry.isFile() && random.chance(0.5))) {
    const file = openSync(path.join(entry.parentPath, entry.name), "r");
    fsyncSync(file);
    closeSync(file);
  }
}

/** The same cut of a shop whose calls for writing out do nothing: this has to lose orders. */
export async function controlPowerCut({ folder, base, random, tally }) {
  const library = path.join(folder, "nosync.so");
  const called = path.join(folder, "nosync.called");
  execFileSync("cc", ["-shared", "-fPIC", "-O1", "-o", library, NO_SYNC]);
  const { disk, promises } = diskOf(base, folder, "control");
  const env = { LD_PRELOAD: library, NOSYNC_CALLED: called };
  const shop = await new Shop(path.join(disk.folder, "data"), env).start();
  const load = new Load(shop, promises, random);
  while (promises.orders.size < 20) await sleep(50);
  const after = await cut({ disk, shop, load, name: "control-cut" });
  if (!existsSync(called)) throw new Error("the executable does not call fsync of the C library");
  const restarted = new Shop(path.join(after.folder, "data"));
  let lost = [`all ${promises.orders.size} orders: the shop does not start`];
  try {
    await restarted.start();
    lost = losses(promises, await look(restarted, promises));
  } catch {
    // Nothing of it can be read.
  }
  if (restarted.isRunning) await restarted.kill();
  after.remove();
  const orders = lost.filter((sentence) => /order/.test(sentence));
  tally.controlled("the power cut without writing out", orders);
  tally.note(`control: ${orders.length} of ${promises.orders.size} orders lost without fsync`);
}
