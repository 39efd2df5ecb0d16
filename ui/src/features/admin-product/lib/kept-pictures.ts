import { PICTURES_DATABASE } from "@/lib/drafts";

/** The pictures of a draft, each under its row's key. */
export type KeptPictures = Readonly<Record<string, File>>;

const STORE = "pictures";

function openDatabase(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(PICTURES_DATABASE, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(STORE);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () =>
      reject(request.error ?? new Error("The pictures' store does not open."));
    request.onblocked = () => reject(new Error("The pictures' store is blocked."));
  });
}

async function run(
  mode: IDBTransactionMode,
  act: (store: IDBObjectStore) => IDBRequest,
): Promise<unknown> {
  const database = await openDatabase();
  try {
    return await new Promise((resolve, reject) => {
      const transaction = database.transaction(STORE, mode);
      const request = act(transaction.objectStore(STORE));
      // Kept is what is committed.
      transaction.oncomplete = () => resolve(request.result);
      transaction.onabort = () => reject(transaction.error ?? new Error("The pictures are lost."));
    });
  } finally {
    database.close();
  }
}

/** Keeps the pictures of a draft in place of those it had; false where the browser keeps none. */
export async function keepPictures(draft: string, pictures: KeptPictures): Promise<boolean> {
  try {
    await run("readwrite", (store) => {
      const empty = Object.keys(pictures).length === 0;
      return empty ? store.delete(draft) : store.put(pictures, draft);
    });
    return true;
  } catch (error) {
    console.error("The draft's pictures cannot be kept:", error);
    return false;
  }
}

/** The pictures that a draft has; none where the browser kept none. */
export async function findPictures(draft: string): Promise<KeptPictures> {
  try {
    const found = await run("readonly", (store) => store.get(draft));
    const entries = Object.entries(typeof found === "object" && found !== null ? found : {});
    return Object.fromEntries(
      entries.filter((entry): entry is [string, File] => entry[1] instanceof File),
    );
  } catch (error) {
    console.error("The draft's pictures cannot be read:", error);
    return {};
  }
}
