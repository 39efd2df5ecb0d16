const DAY_MS = 24 * 60 * 60 * 1000;

type Price = Readonly<{ at: string; price: number }>;

/** Whether the prices tell of all these days, to a day: a younger product has no older ones. */
export function isKnownThroughout(prices: readonly Price[], days: number, now: number): boolean {
  const first = prices[0];
  return first !== undefined && Date.parse(first.at) - DAY_MS <= now - days * DAY_MS;
}

interface Frame {
  width: number;
  height: number;
  /** So many days end now. */
  days: number;
  /** Milliseconds since 1970. */
  now: number;
}

/** The path of a line in steps, from the oldest price to today: the dearest at the top, the cheapest at the bottom. */
export function priceLine(prices: readonly Price[], { width, height, days, now }: Frame): string {
  const all = prices.map(({ price }) => price);
  const lowest = Math.min(...all);
  const span = Math.max(...all) - lowest || 1;
  const begins = now - days * DAY_MS;
  const x = (at: string) =>
    Math.round(Math.min(Math.max((Date.parse(at) - begins) / (days * DAY_MS), 0), 1) * width);
  const y = (price: number) => Math.round((1 - (price - lowest) / span) * height);
  const steps = prices.map(({ at, price }, place) =>
    place === 0 ? `M${x(at)} ${y(price)}` : `H${x(at)}V${y(price)}`,
  );
  return `${steps.join("")}H${width}`;
}
