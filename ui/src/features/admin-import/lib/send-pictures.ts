import { ApiError } from "@/api/client";
import type { AddressFault } from "@/lib/addresses/messages";
import { openAddressReader, type AddressReader } from "@/lib/addresses/reader";
import type { PictureFault } from "@/lib/picture/plan";
import { preparePicture } from "@/lib/picture/prepare";
import { sendPicture } from "../api/import-pictures";
import type { NamedPicture } from "./match-pictures";
import { baseName } from "./picture-name";
import { ZipError, type ZipFault } from "./zip";

/** Why a picture was not sent. */
export type SendFault =
  | { at: "address"; why: AddressFault }
  | { at: "zip"; why: ZipFault }
  | { at: "picture"; why: PictureFault }
  | { at: "shop"; why: ApiError };

/** How it ended: all were tried, it was `stopped`, or the shop or the network stood in the way of all. */
export type RunEnd = "done" | "stopped" | ApiError;

interface Options {
  id: string;
  names: readonly NamedPicture[];
  signal: AbortSignal;
  /** A name was tried; without a fault it is in the shop. */
  onTried: (name: string, fault: SendFault | undefined) => void;
}

/** So many are read and sent at once: a few, as other shops' servers and slow connections bear. */
const LANES = 3;

/** Sends the pictures of names, some at once. What one of them has to wait for holds the others back no more. */
export async function sendPictures({ id, names, signal, onTried }: Options): Promise<RunEnd> {
  const addresses = openAddressReader();
  // One lane's end is the end of all.
  const end = new AbortController();
  const halt = () => end.abort();
  signal.addEventListener("abort", halt);
  const waiting = [...names];
  let halted: ApiError | undefined;

  async function lane() {
    for (let one = waiting.shift(); one && !end.signal.aborted; one = waiting.shift()) {
      const fault = await sendOne(id, one, addresses, end.signal);
      if (end.signal.aborted) return;
      if (fault?.at === "shop" && isForAll(fault.why)) {
        halted = fault.why;
        return halt();
      }
      onTried(one.name, fault);
    }
  }

  try {
    if (signal.aborted) return "stopped";
    // What is awaited of addresses ends with the run.
    end.signal.addEventListener("abort", addresses.close);
    await Promise.all(Array.from({ length: LANES }, lane));
    return halted ?? (signal.aborted ? "stopped" : "done");
  } finally {
    signal.removeEventListener("abort", halt);
    addresses.close();
  }
}

/** Whether the next picture would be refused, too: all but what the shop says of this one. */
const isForAll = ({ status }: ApiError) => status !== 400 && status !== 413;

async function sendOne(
  id: string,
  { name, file }: NamedPicture,
  addresses: AddressReader,
  signal: AbortSignal,
): Promise<SendFault | undefined> {
  try {
    const found = file ? await file.open() : await addresses.read(name);
    if (!(found instanceof Blob)) return { at: "address", why: found };
    const picture =
      found instanceof File ? found : new File([found], baseName(name), { type: found.type });
    const prepared = await preparePicture(picture, { signal, onRedraw: () => undefined });
    if ("fault" in prepared) return { at: "picture", why: prepared };
    await sendPicture(id, name, prepared.file, signal);
    return undefined;
  } catch (error) {
    if (error instanceof ZipError) return { at: "zip", why: error.fault };
    if (error instanceof ApiError) return { at: "shop", why: error };
    // A file that went meanwhile; what was called off is not looked at.
    return { at: "picture", why: { fault: "unreadable" } };
  }
}
