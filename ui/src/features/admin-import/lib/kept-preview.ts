import { draftsOwner, keepDraft, readDraft } from "@/lib/drafts";
import type { ImportPreview } from "../api/types";

/** A preview with the name of its file. */
export interface KeptPreview {
  name: string;
  preview: ImportPreview;
}

/** Keeps a preview for a reload of this tab: the shop tells it once. Without storage only a reload forgets it. */
export function keepPreview(kept: KeptPreview): void {
  keepDraft("tab", kept.preview.id, JSON.stringify(kept), draftsOwner("tab"));
}

export function keptPreview(id: string): KeptPreview | undefined {
  try {
    return JSON.parse(readDraft("tab", id) ?? "null") as KeptPreview | undefined;
  } catch {
    return undefined;
  }
}
