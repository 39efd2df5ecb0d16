import { english } from "./format";
import { defineTexts } from "./language";

/** Texts of the page that compares products. */
const en = {
  title: "Compare Products",
  caption: "Products side by side",
  count: (n: number) => (n === 1 ? "1 product" : `${english.number(n)} products`),
  onlyDifferences: "Only differences",
  differs: "differs",
  nothingDiffers: "These products do not differ in anything that is listed.",
  gone: (n: number) =>
    n === 1
      ? "One of these products is no longer in the shop."
      : `${english.number(n)} of these products are no longer in the shop.`,
  otherKind: (n: number) =>
    n === 1
      ? "Compare takes one kind of device, so one product was left out."
      : `Compare takes one kind of device, so ${english.number(n)} products were left out.`,
  compareOthers: (title: string) => `Compare ${title} instead`,
  remove: "Remove",
  removed: (title: string) => `${title} was removed.`,
  add: "Add a product",
  addHint: (n: number) => `Room for ${english.number(n)} more. Choose Compare on a product.`,
  keep: "Make this my list",
  keepHint: "Your own list has other products. It stays until you choose this one.",
  share: "Share on WhatsApp",
  empty: "Nothing to compare yet",
  emptyHint: (n: number) =>
    `Choose Compare on up to ${english.number(n)} products to see them side by side.`,
  browse: "Browse all categories",
  notListed: "Not listed",
  yes: "Available",
  no: "Not available",
  rows: {
    product: "Product",
    price: "Price",
    stock: "Stock",
    brand: "Brand",
    warranty: "Warranty",
    delivery: "Estimated delivery",
    emi: "EMI",
    colors: "Colours",
    ram: "RAM / Storage",
    actions: "Buy",
  },
  groups: {
    facts: "At a glance",
    performance: "Performance and memory",
    display: "Display",
    camera: "Camera",
    power: "Battery and power",
    sound: "Sound",
    connection: "Connections",
    body: "Body and build",
    other: "Other",
  },
};

export const useCompareTexts: () => typeof en = defineTexts("compare", en);
