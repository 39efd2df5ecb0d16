/** kill -9 at a random moment under load, and at random moments of the start after it. */
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { Load } from "./load.mjs";
import { copyOf, count, verify } from "./rounds.mjs";
import { Shop } from "./shop.mjs";

/** A shop serves so many rounds; then another begins, so that looking at all of it stays quick. */
const ROUNDS_A_SHOP = 25;
const LONGEST_MS = 900;

export async function kills({ folder, base, random, rounds, tally }) {
  let current;
  for (let round = 1; round <= rounds; round += 1) {
    if (current === undefined || round % ROUNDS_A_SHOP === 0) {
      await end(current, random, tally);
      const { data, promises } = copyOf(base, path.join(folder, `killed-${round}`));
      current = { shop: new Shop(data), promises };
    }
    const { shop, promises } = current;
    const where = `round ${round}, ${shop.data}`;
    tally.tried += 1;
    if (random.chance(0.15)) {
      shop.begin();
      await sleep(random.between(0, LONGEST_MS));
      await shop.kill();
    }
    await shop.start();
    await verify({ shop, promises, random, tally, where, thoroughly: round % 10 === 0 });
    const load = new Load(shop, promises, random);
    await sleep(random.between(20, LONGEST_MS));
    await shop.kill();
    await load.end();
    count(tally, where, load);
  }
  await end(current, random, tally);
  return current;
}

/** The look after the last round of a shop, and at every picture of it. */
async function end(current, random, tally) {
  if (current === undefined) return;
  const { shop, promises } = current;
  await shop.start();
  await verify({ shop, promises, random, tally, where: shop.data, thoroughly: true });
  await shop.stop();
  tally.orders += promises.orders.size;
}
