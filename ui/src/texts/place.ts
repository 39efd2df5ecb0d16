/** How a language says where the shop is: plain data, which the server has too (for-server.tsx). */
export interface PlaceWords {
  /** Around the cities, with the space to the rest of the sentence. */
  around: string;
  /** Between two of them. */
  and: string;
  /** One of them. */
  city: string;
  /** Cities that are named otherwise, by their names in lower case. */
  known: Readonly<Record<string, string>>;
}

/** Where the shop is, as a part of a sentence; empty where no city is known. */
export function inCities(words: PlaceWords, cities: readonly string[]): string {
  if (cities.length === 0) return "";
  const names = cities.map(
    (city) => words.known[city.toLowerCase()] ?? words.city.replace("{city}", () => city),
  );
  return words.around.replace("{cities}", () => [...new Set(names)].join(words.and));
}
