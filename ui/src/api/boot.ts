/** What a call's query may hold; undefined is left out of the address. */
export type UrlParams = Readonly<Record<string, string | number | undefined>>;

/** The canonical address of a call: its path, and its parameters sorted by name. The server embeds first data by it. */
export function urlOf(path: string, params: UrlParams = {}): string {
  const search = new URLSearchParams();
  for (const name of Object.keys(params).sort()) {
    const value = params[name];
    if (value !== undefined) search.set(name, String(value));
  }
  const query = search.toString();
  return query === "" ? path : `${path}?${query}`;
}

const loadedAt = Date.now();
let embedded: Map<string, unknown> | undefined;

function readEmbedded(): Map<string, unknown> {
  const text = document.getElementById("haat-data")?.textContent;
  if (!text) return new Map();
  try {
    const parsed: unknown = JSON.parse(text);
    return new Map(typeof parsed === "object" && parsed !== null ? Object.entries(parsed) : []);
  } catch (error) {
    console.error("The page's first data cannot be read:", error);
    return new Map();
  }
}

/**
 * First data of a query, for its options: `queryOptions({ …, ...bootData<Blog>(urlOf("/blogs/1")) })`.
 * Each answer is used once, so that every later fetch goes to the network.
 */
export function bootData<T>(url: string): {
  initialData: () => T | undefined;
  initialDataUpdatedAt: () => number | undefined;
} {
  return {
    initialData: () => {
      embedded ??= readEmbedded();
      const found = embedded.get(url) as T | undefined;
      embedded.delete(url);
      return found;
    },
    initialDataUpdatedAt: () => loadedAt,
  };
}

/** Gives the data of a page that is drawn without a document. */
export function embed(data: Readonly<Record<string, unknown>>): void {
  embedded = new Map(Object.entries(data));
}

/** Forgets what was read, so that a test can embed its own data. */
export function resetBootData(): void {
  embedded = undefined;
}
