/** The formats that the shop stores (contract 8), as a file field's `accept`. */
export const PICTURE_TYPES = "image/jpeg,image/png,image/webp,image/gif";

/** The largest picture in bytes (contract 2). */
export const MAX_PICTURE_BYTES = 10 * 1024 * 1024;

/** Why a chosen file cannot be sent as a picture; undefined where it can. The server looks at its content, too. */
export function pictureFault(file: File): "type" | "size" | undefined {
  if (!PICTURE_TYPES.split(",").includes(file.type)) return "type";
  return file.size > MAX_PICTURE_BYTES ? "size" : undefined;
}

/** `240 KB` or `3.2 MB`. */
export function formatFileSize(bytes: number): string {
  if (bytes < 1024 * 1024) return `${Math.max(1, Math.round(bytes / 1024))} KB`;
  return `${(bytes / (1024 * 1024)).toFixed(1)} MB`;
}
