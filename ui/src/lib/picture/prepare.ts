import { readHeader } from "./header";
import { planFor, type PictureFault, type Reason } from "./plan";
import { shrink } from "./shrink";

/** A file to send, or why there is none. */
export type Prepared = { file: File } | PictureFault;

const made = new WeakMap<File, Reason>();

/** Why a file was drawn anew before it is sent; nothing where it is the one that was chosen. */
export const whyMade = (file: File): Reason | undefined => made.get(file);

interface Options {
  signal: AbortSignal;
  /** Told where it takes a while. */
  onRedraw: () => void;
}

/** Makes a chosen file one that the shop takes. What is within its limits stays as it is, byte for byte. */
export async function preparePicture(file: File, { signal, onRedraw }: Options): Promise<Prepared> {
  const header = await readHeader(file).catch(() => undefined);
  if (!header) return { fault: "unreadable" };
  const plan = planFor(file, header);
  if (plan.act === "send") return { file };
  if (plan.act === "refuse") return plan;
  if (!signal.aborted) onRedraw();
  const heic = plan.reason.why === "heic";
  const blob = await shrink({ file, opaque: plan.opaque }, { heic, signal });
  if (!blob) return plan.otherwise;
  if (!(blob instanceof Blob)) return { fault: "pixels", ...blob };
  const smaller = new File([blob], renamed(file.name, blob.type), {
    type: blob.type,
    lastModified: file.lastModified,
  });
  made.set(smaller, plan.reason);
  return { file: smaller };
}

const ENDINGS: Readonly<Record<string, RegExp>> = {
  jpg: /\.(jpe?g|jfif)$/i,
  png: /\.png$/i,
  webp: /\.webp$/i,
};

/** A file's name with the ending of its type. */
export function renamed(name: string, type: string): string {
  const ending = type === "image/jpeg" ? "jpg" : type.replace("image/", "");
  return ENDINGS[ending]?.test(name) ? name : `${name.replace(/\.\w{1,5}$/, "")}.${ending}`;
}
