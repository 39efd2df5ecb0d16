import { MAX_IMPORT_PICTURES } from "@/config/generated-admin";
import { english } from "./format";
import { defineTexts } from "./language";

const { number } = english;
const pictures = (n: number) => (n === 1 ? "1 picture" : `${number(n)} pictures`);
const files = (n: number) => (n === 1 ? "1 file" : `${number(n)} files`);

/** Texts of the pictures that come with an import: in a ZIP, as loose files, or from addresses that the browser reads. */
export const useImportPictureTexts = defineTexts("adminImportPictures", {
  title: "Pictures",
  hint: "Give the pictures that the file names as a ZIP file, or loose. Their names are compared with the file's, without folders, capital letters and endings. Addresses that begin with https:// are read by this browser. No product changes before you confirm the import.",
  nameless: (n: number) =>
    `${n === 1 ? "1 product has" : `${number(n)} products have`} no picture, and the file names none: a grey one stands in. Write the file's name of a picture into the column mainImage, or give the picture in the product's form later.`,
  tooMany: (n: number) =>
    `The file names ${pictures(n)} beyond the first ${number(MAX_IMPORT_PICTURES)}. Please import it in parts.`,
  choose: "Choose a ZIP file or pictures",
  drop: "or drop them here",
  dropNow: "Drop the files to look at them",
  looking: "Looking at the files...",
  loading: "Looking for the pictures that the file names...",
  facts: "Pictures of this import",
  inFiles: "In your files",
  atAddresses: "At addresses",
  came: "Sent",
  kept: "Stay as they are",
  missing: "Not found",
  replace: "Also replace pictures that products have already",
  send: (n: number) => `Send ${pictures(n)}`,
  stop: "Stop",
  progress: "Pictures sent",
  of: (done: number, total: number) => `${number(done)} of ${pictures(total)}`,
  status: (percent: number) => `Pictures: ${percent} percent`,
  ended: (sent: number, failed: number) =>
    failed === 0
      ? `Sent: ${pictures(sent)}.`
      : `Sent: ${pictures(sent)}. Not sent: ${number(failed)}, see below why.`,
  halted: (why: string) => `${why} What was sent is kept; send the rest to go on.`,
  stopped: "Stopped. What was sent is kept; send the rest to go on.",
  failed: "The shop did not answer.",
  unsent: (n: number) =>
    `${pictures(n)} ${n === 1 ? "was" : "were"} found but not sent. Send ${n === 1 ? "it" : "them"} first, or confirm once more to go on without.`,
  stillSending: "Pictures are being sent. Wait for them, or stop them first.",
  problems: (n: number) => `Without their picture: ${number(n)}`,
  problemsHint: "These keep the picture that they have, or begin with a grey one.",
  row: "Row",
  product: "Product",
  problem: "Problem",
  more: (n: number) => `Show all ${number(n)}`,
  moreFirst: (n: number) => `Show the first ${number(n)}`,
  noFile: (name: string) => `No file is called ${name}.`,
  unclear: (name: string) => `Several files are called ${name}. Keep one of them.`,
  insecure: (name: string) =>
    `Only an address that begins with https:// can be read. Download the picture and put it into the ZIP: ${name}`,
  ofName: (name: string, fault: string) => `${fault} (${name})`,
  address: {
    blocked: "The browser may not read this address; download the picture and put it into the ZIP.",
    slow: "The address did not answer within a minute; download the picture and put it into the ZIP.",
    tooLarge: "The picture at this address is larger than 40 MB.",
    status: (status: number) =>
      `The address answered with the error ${status}; check it, or put the picture into the ZIP.`,
  },
  unused: (n: number) => `No row names ${files(n)}`,
  left: (n: number) => `Not used: ${files(n)}`,
  rest: (n: number) => `and ${files(n)} more`,
  ofFile: (name: string, fault: string) => `${name}: ${fault}`,
  file: {
    notZip: "this is no ZIP file, or one that is cut off.",
    tooMany: "the ZIP has more than 20,000 files. Please give it in parts.",
    tooMuch: "the ZIP is too large. Please give it in parts of at most 4 GB unpacked.",
    tooLarge: "the file is larger than 40 MB.",
    encrypted: "it needs a password. Please pack the ZIP without one.",
    packing: "it is packed in a way that is not read here. Please pack an ordinary ZIP.",
    damaged: "it is damaged. Please pack the ZIP again.",
    noPicture: "this is no picture.",
    nestedZip: "a ZIP within a ZIP is not opened. Please give it by itself.",
    unsafeName: "its name leads out of the ZIP.",
    emptyFile: "it is empty.",
    emptyZip: "there is nothing in it.",
  },
});
