import type { ImportPreview } from "../api/types";

/** A preview with the name of its file. */
export interface KeptPreview {
  name: string;
  preview: ImportPreview;
}

const keyOf = (id: string) => `haat-import-${id}`;

/** Keeps a preview for a reload of this tab: the shop tells it once. */
export function keepPreview(kept: KeptPreview): void {
  try {
    sessionStorage.setItem(keyOf(kept.preview.id), JSON.stringify(kept));
  } catch {
    // Without storage only a reload forgets it.
  }
}

export function keptPreview(id: string): KeptPreview | undefined {
  try {
    return JSON.parse(sessionStorage.getItem(keyOf(id)) ?? "null") as KeptPreview | undefined;
  } catch {
    return undefined;
  }
}
