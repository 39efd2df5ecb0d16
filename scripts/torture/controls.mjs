/** Losses made by hand: the comparison that all parts use must see them. */
import { readdirSync, rmSync } from "node:fs";
import path from "node:path";
import { look, losses } from "./promises.mjs";
import { check, Shop } from "./shop.mjs";
import { change, hasSql } from "./sql.mjs";

async function seen({ shop, promises }) {
  await shop.start();
  const lost = losses(promises, await look(shop, promises));
  await shop.stop();
  return lost;
}

/** `current`: a stopped shop with what it promised, which is damaged here. */
export async function controlComparison(current, tally) {
  const { shop, promises } = current;
  const before = await seen(current);
  if (before.length > 0) throw new Error(`the control begins with losses: ${before[0]}`);

  const uploads = path.join(shop.data, "uploads");
  const kept = new Set((await shownPictures(current)).map((name) => path.basename(name)));
  const [picture] = readdirSync(uploads).filter((name) => kept.has(name));
  rmSync(path.join(uploads, picture));
  tally.controlled("a picture deleted by hand", await seen(current));
  tally.controlled("a picture deleted by hand, haat check", await check(shop.data));

  if (!hasSql) return;
  const [number] = [...promises.orders].find(([, { gone }]) => gone === false);
  const file = path.join(shop.data, "haat.db");
  const ofOrder = `(SELECT seq FROM orders WHERE number = '${number}')`;
  change(
    file,
    `DELETE FROM order_lines WHERE order_seq = ${ofOrder}; DELETE FROM order_history WHERE order_seq = ${ofOrder};
    DELETE FROM orders WHERE number = '${number}';`,
  );
  const lost = (await seen(current)).filter((sentence) => sentence === `order ${number} is lost`);
  tally.controlled("an order deleted by hand", lost);
}

async function shownPictures({ shop, promises }) {
  await shop.start();
  const { products } = await look(shop, promises);
  await shop.stop();
  return products.map(({ mainImage }) => mainImage);
}
