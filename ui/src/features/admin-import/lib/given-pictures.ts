import { baseName, hasPictureEnding, keyOf } from "./picture-name";
import { entryFault, listZip, unpack, ZipError, type ZipFault } from "./zip";

/** A picture that the owner gave, in a ZIP or alone; it is read when it is sent. */
export interface GivenPicture {
  /** With folders, and the ZIP's name before them. */
  shown: string;
  /** Its own name. */
  name: string;
  open: () => Promise<File>;
}

/** Why a file that was given is not used. */
export type GivenFault =
  ZipFault | "noPicture" | "nestedZip" | "unsafeName" | "emptyFile" | "emptyZip";

/** A file that is not used, and why. */
export interface LeftFile {
  shown: string;
  fault: GivenFault;
}

export interface Given {
  pictures: GivenPicture[];
  left: LeftFile[];
}

/** What systems put beside pictures, of which nobody needs to hear. */
const LITTER = /(^|\/)(__MACOSX\/|\.|thumbs\.db$|desktop\.ini$)/i;

const isZip = ({ name, type }: File) =>
  /\.zip$/i.test(name) || type === "application/zip" || type === "application/x-zip-compressed";

/** Looks at files that were chosen or dropped; ZIPs are listed, not unpacked. */
export async function lookAt(files: readonly File[]): Promise<Given> {
  const given: Given = { pictures: [], left: [] };
  for (const file of files) {
    if (isZip(file)) await addZip(given, file);
    else addFile(given, file);
  }
  return given;
}

function addFile({ pictures, left }: Given, file: File) {
  if (LITTER.test(file.name)) return;
  const isPicture = hasPictureEnding(file.name) || file.type.startsWith("image/");
  if (!isPicture) left.push({ shown: file.name, fault: "noPicture" });
  else if (file.size === 0) left.push({ shown: file.name, fault: "emptyFile" });
  else pictures.push({ shown: file.name, name: file.name, open: () => Promise.resolve(file) });
}

async function addZip({ pictures, left }: Given, zip: File) {
  let found = 0;
  try {
    for (const entry of await listZip(zip)) {
      const path = entry.name.replaceAll("\\", "/");
      if (path.endsWith("/") || LITTER.test(path.replace(/^(\.\.?\/)+/, ""))) continue;
      found += 1;
      const shown = `${zip.name}/${path}`;
      const fault =
        faultOf(path) ?? entryFault(entry) ?? (entry.size === 0 ? "emptyFile" : undefined);
      if (fault) left.push({ shown, fault });
      else pictures.push({ shown, name: baseName(path), open: () => fileOf(zip, entry, path) });
    }
    if (found === 0) left.push({ shown: zip.name, fault: "emptyZip" });
  } catch (error) {
    // What the browser cannot read, such as a file that went meanwhile, is damaged to us.
    left.push({ shown: zip.name, fault: error instanceof ZipError ? error.fault : "damaged" });
  }
}

function faultOf(path: string): GivenFault | undefined {
  const isUnsafe =
    path.split("/").includes("..") || /^(\/|[a-z]:)/i.test(path) || path.includes("\0");
  if (isUnsafe) return "unsafeName";
  if (/\.zip$/i.test(path)) return "nestedZip";
  return hasPictureEnding(path) ? undefined : "noPicture";
}

async function fileOf(zip: File, entry: Parameters<typeof unpack>[1], path: string): Promise<File> {
  return new File([await unpack(zip, entry)], baseName(path));
}

/** Both together; what was given before with the same name in the same place is given once, as it is now. */
export function joined(before: Given, now: Given): Given {
  const fresh = new Set([...now.pictures, ...now.left].map(({ shown }) => keyed(shown)));
  const kept = <T extends { shown: string }>(all: T[]) =>
    all.filter(({ shown }) => !fresh.has(keyed(shown)));
  return {
    pictures: [...kept(before.pictures), ...now.pictures],
    left: [...kept(before.left), ...now.left],
  };
}

const keyed = (shown: string) => `${shown.replace(/[^/]*$/, "").toLowerCase()}${keyOf(shown)}`;
