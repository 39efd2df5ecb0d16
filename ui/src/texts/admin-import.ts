import { MAX_STOCK } from "@/config/generated-admin";
import { IMPORT_MB } from "./admin-limits";
import { english } from "./format";
import { defineTexts } from "./language";

const products = (n: number) => (n === 1 ? "1 product" : `${english.number(n)} products`);

/** Texts of the page that brings products in and takes products and orders out as CSV. */
const en = {
  export: {
    title: "Export",
    hint: "CSV in UTF-8, for Excel, LibreOffice and Google Sheets. Prices are whole taka (BDT).",
    products: "Products as CSV",
    productsHint:
      "Every product of all five listings. Change it in a spreadsheet and import it here.",
    orders: "Orders as CSV",
    ordersHint: "Every order with its customer, product and payment.",
  },
  import: {
    title: "Import products",
    hint: `A CSV file in UTF-8: this shop's own export, or a product export of Shopify or WooCommerce. At most ${english.number(IMPORT_MB)} MB and 50,000 rows. Export from the other shop in English.`,
    safe: "You see what would change first. Nothing changes until you confirm.",
    choose: "Choose a CSV file",
    drop: "or drop it here, with its pictures or a ZIP of them",
    dropNow: "Drop the file to read it",
    one: "Please choose one file at a time.",
    wrongType: (name: string) => `${name} is no CSV file. Please save it as CSV in UTF-8 first.`,
    tooLarge: (name: string) =>
      `${name} is larger than ${english.number(IMPORT_MB)} MB. Please import it in parts.`,
    blank: (name: string) => `${name} is empty.`,
    failed: "The file could not be read. Please try again.",
    stopped: "The upload was given up. Nothing was changed.",
  },
  upload: {
    progress: "Upload of the file",
    sending: (name: string) => `Sending ${name}`,
    reading: (name: string) => `Sent. The shop reads ${name}`,
    stop: "Stop",
  },
  formats: {
    haat: "A file of this shop.",
    shopify: "A file of Shopify.",
    woocommerce: "A file of WooCommerce.",
  },
  preview: {
    title: (name: string) => (name === "" ? "Waiting import" : `Preview of ${name}`),
    safe: "Nothing has changed yet.",
    elsewhere: (n: number) =>
      `The preview was shown in another window. Confirming it imports ${products(n)}.`,
    facts: "What the import would do",
    rows: "Rows",
    toAdd: "To add",
    toUpdate: "To update",
    unchanged: "Unchanged",
    bad: "Left out",
    nothing: "There is nothing to add or to update in this file.",
    notes: "Please note",
    badTitle: (n: number) => `Left out: ${products(n)}`,
    badHint: "Correct them in the file and import it again, or go on without them.",
    sample: "First products of the file",
    stock: (n: number) => `${english.number(n)} in stock`,
    stockChosen: "Stock as you choose above",
    confirm: "Confirm import",
    cancel: "Cancel",
    confirmFailed: "The import could not be started. Please try again.",
    cancelFailed: "The import could not be cancelled. Please try again.",
    chooseOther: "Choose another file",
  },
  unread: {
    title: (n: number) =>
      n === 1 ? "1 column was not read" : `${english.number(n)} columns were not read`,
    hint: "Nothing of this is imported. If it matters, rename it to a column that is read, and choose the file again.",
    noName: (letters: string) => `Column ${letters}, which has no name`,
    known: (n: number) =>
      n === 1
        ? "1 column of this format is not needed here"
        : `${english.number(n)} columns of this format are not needed here`,
  },
  stock: {
    label: "Stock for products without one",
    help: (n: number) =>
      `The file tells no stock for ${n === 1 ? "1 new product" : `${english.number(n)} new products`}. Each begins with this many pieces; 0 means Not In Stock.`,
    missing: "Please enter how many pieces each begins with.",
    tooMany: `The stock can be at most ${english.number(MAX_STOCK)}.`,
  },
  faults: {
    row: "Row",
    column: "Column",
    message: "Problem",
    wholeRow: "Whole row",
    more: (n: number) => `Show all ${english.number(n)}`,
    moreFirst: (n: number) => `Show the first ${english.number(n)}`,
    rest: (n: number) =>
      `Only the first ${english.number(n)} problems are listed. Correct them, and import the file again to see the rest.`,
  },
  run: {
    title: "Importing",
    hint: "You can leave this page: the import goes on, and this address shows it.",
    progress: "Import",
    percent: (part: number) => `${Math.floor(part * 100)} %`,
    status: (percent: number) => `Imported: ${percent} percent`,
    of: (done: number, total: number) => `${english.number(done)} of ${products(total)}`,
    offline: "The shop does not answer. This page asks again.",
    stop: "Stop the import",
    stopping: "Stopping...",
  },
  result: {
    titles: { done: "Import done", failed: "Import failed", cancelled: "Import cancelled" },
    facts: "What the import did",
    added: "Added",
    updated: "Updated",
    unchanged: "Unchanged",
    failed: "Failed",
    failures: (n: number) => `Failed: ${products(n)}`,
    withoutPicture: "Without a picture",
    withoutPictureHint:
      "Products without a picture show a grey one. Give them theirs on their pages, or import the file again together with its pictures.",
    another: "Import another file",
    see: "See all products",
  },
  unknown: "This import is not known any more",
  unknownHint: "It may be long over. The audit shows what was imported.",
};

export const useImportTexts: () => typeof en = defineTexts("adminImport", en);
