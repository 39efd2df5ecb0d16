const ENDING = /\.(jpe?g|jfif|png|webp|gif|hei[cf]|hif)$/i;
const ADDRESS = /^https?:\/\//i;

/** Whether a picture's column has an address rather than a file's name. */
export const isAddress = (name: string) => ADDRESS.test(name);

/** Whether a browser may be asked for it: on an https page nothing else can be read. */
export const isSafeAddress = (name: string) => /^https:\/\//i.test(name);

/** Whether a name ends as pictures do. */
export const hasPictureEnding = (name: string) => ENDING.test(name);

/** The part of a name or address after its folders. */
export function baseName(name: string): string {
  if (!isAddress(name)) return name.replace(/^.*[\\/]/s, "");
  const path = name.replace(/[?#].*$/s, "").replace(/^.*\//s, "");
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** Names that people take for one are one: without folders, in one case, letters in one way, spaces once. */
export const keyOf = (name: string) =>
  baseName(name).normalize("NFC").toLowerCase().replace(/\s+/g, " ").trim();

/** The same without the ending of a picture. */
export const stemOf = (name: string) => keyOf(name).replace(ENDING, "");
