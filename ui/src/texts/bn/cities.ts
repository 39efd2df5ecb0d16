/** Cities of whose names the Bengali for "in it" is known; the server knows the same (`src/settings/place.rs`). */
const IN_CITY: Readonly<Record<string, string>> = {
  chattogram: "চট্টগ্রামে",
  chittagong: "চট্টগ্রামে",
  চট্টগ্রাম: "চট্টগ্রামে",
  dhaka: "ঢাকায়",
  ঢাকা: "ঢাকায়",
  sylhet: "সিলেটে",
  সিলেট: "সিলেটে",
  khulna: "খুলনায়",
  খুলনা: "খুলনায়",
  rajshahi: "রাজশাহীতে",
  রাজশাহী: "রাজশাহীতে",
  barishal: "বরিশালে",
  barisal: "বরিশালে",
  বরিশাল: "বরিশালে",
  rangpur: "রংপুরে",
  রংপুর: "রংপুরে",
  mymensingh: "ময়মনসিংহে",
  ময়মনসিংহ: "ময়মনসিংহে",
  cumilla: "কুমিল্লায়",
  comilla: "কুমিল্লায়",
  কুমিল্লা: "কুমিল্লায়",
  "cox's bazar": "কক্সবাজারে",
  কক্সবাজার: "কক্সবাজারে",
  gazipur: "গাজীপুরে",
  গাজীপুর: "গাজীপুরে",
};

/** What stands before a sentence about the shop: where it is. */
export function inCities(cities: readonly string[] | string): string {
  const names = [cities].flat().map((city) => IN_CITY[city.toLowerCase()] ?? `${city}-এ`);
  return names.length === 0 ? "" : `${[...new Set(names)].join(" ও ")} `;
}
