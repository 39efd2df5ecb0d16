import type { WantedPicture } from "../api/types";
import type { GivenPicture } from "./given-pictures";
import { isAddress, isSafeAddress, keyOf, stemOf } from "./picture-name";

/**
 * Where the picture of a name is: it `came` to the shop already; it is in a `file` that was given, or at an `address`; its
 * products `keep` what they have; it is `missing`, `unclear` where several files have the name, or `insecure` where the
 * address is one that browsers do not read.
 */
export type Place = "came" | "file" | "address" | "keep" | "missing" | "unclear" | "insecure";

/** A name in the file, with the rows that have it. */
export interface NamedPicture {
  name: string;
  rows: WantedPicture[];
  place: Place;
  file?: GivenPicture;
}

export interface Matched {
  /** In the order of their first rows. */
  names: NamedPicture[];
  /** Products that name no picture and have none. */
  nameless: WantedPicture[];
  /** Pictures that were given and that no row names. */
  unused: GivenPicture[];
}

/** Finds the picture of every name. `replace`: also where each product has one already. */
export function matched(
  wanted: readonly WantedPicture[],
  given: readonly GivenPicture[],
  replace: boolean,
): Matched {
  const find = finder(given);
  const byName = new Map<string, WantedPicture[]>();
  const nameless: WantedPicture[] = [];
  for (const one of wanted) {
    if (one.name === "") nameless.push(one);
    else byName.set(one.name, [...(byName.get(one.name) ?? []), one]);
  }
  const used = new Set<GivenPicture>();
  const names = [...byName].map(([name, rows]): NamedPicture => {
    const files = find(name);
    for (const file of files) used.add(file);
    const place = placeOf(name, rows, files.length, replace);
    return place === "file" && files[0]
      ? { name, rows, place, file: files[0] }
      : { name, rows, place };
  });
  return { names, nameless, unused: given.filter((one) => !used.has(one)) };
}

function placeOf(name: string, rows: WantedPicture[], files: number, replace: boolean): Place {
  if (rows.some(({ came }) => came)) return "came";
  if (!replace && rows.every(({ has }) => has)) return "keep";
  if (files === 1) return "file";
  if (files > 1) return "unclear";
  if (!isAddress(name)) return "missing";
  return isSafeAddress(name) ? "address" : "insecure";
}

/** By the whole name, else by the name without its ending. */
function finder(given: readonly GivenPicture[]) {
  const whole = grouped(given, keyOf);
  const stems = grouped(given, stemOf);
  return (name: string) => whole.get(keyOf(name)) ?? stems.get(stemOf(name)) ?? [];
}

function grouped(given: readonly GivenPicture[], by: (name: string) => string) {
  const groups = new Map<string, GivenPicture[]>();
  for (const one of given) {
    const key = by(one.name);
    // An address without a name after its last slash is nobody's.
    if (key === "") continue;
    const group = groups.get(key);
    if (group) group.push(one);
    else groups.set(key, [one]);
  }
  return groups;
}
