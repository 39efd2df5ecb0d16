import { english } from "./format";
import { defineTexts } from "./language";
import type { TextsByWord } from "./words";

/** Texts of a product's forms in the back office (specification 2, 5 and 8; contract 10). */
const en = {
  added: { product: "Product added successfully!", phone: "Phone added successfully!" },
  notAdded: { product: "Error adding product.", phone: "Error adding phone." },
  error: (message: string) => `Error: ${message}`,
  addedOnce: "However often you try, it is added once.",
  view: "View",
  submit: { product: "Add Product", phone: "Add Phone" },
  sections: {
    basics: { title: "Basics", hint: "What it is, in the words that shoppers read." },
    picture: {
      title: "Main picture",
      hint: "Shown in every list, on the product's page and in shared links.",
    },
    pictures: {
      title: "More pictures",
      hint: (most: number) =>
        `Shown after the main picture on the product's page, in this order. At most ${english.number(most)}.`,
    },
    price: { title: "Price and stock", hint: "Whole taka." },
    place: {
      title: "Category and brand",
      hint: "Where shoppers find it. Both are stored in capital letters.",
    },
    service: { title: "Delivery and warranty", hint: "Shown beside the price." },
    specifications: {
      title: "Specifications",
      hint: "Facts to compare by, in the order in which they are shown.",
    },
    ramStorage: {
      title: "RAM and storage",
      hint: "Only where the buyer can choose. The difference is added to the price; it may be below 0.",
    },
    availableColors: {
      title: "Colours",
      hint: "Only where the buyer can choose. Each colour has its own picture.",
    },
    listing: {
      title: "Listing",
      hint: "Where the product stands in the shop. Its orders, stock and history go with it.",
    },
    removal: {
      title: "Delete",
      hint: "The product leaves the shop. It stays in the trash for 30 days.",
    },
  },
  title: "Title",
  description: "Description",
  mainImage: "Main image",
  mainImageAlt: "Picture in words",
  mainImageAltHelp:
    "What it shows, for people who cannot see it and for search engines. Blank: the title, or title and colour.",
  pictures: {
    drop: "or drop them here",
    row: (n: number) => `Picture ${n}`,
    count: (count: number, most: number) => `${count} of ${most} pictures.`,
    number: (count: number) => (count === 1 ? "1 picture" : `${count} pictures`),
    most: (most: number) => `A product can have at most ${most} pictures beside its main one.`,
    lost: "Please choose this picture again.",
    makeMain: "Make main picture",
    makeMainOf: (name: string) => `Make main picture: ${name}`,
    isMain: (n: number) => `Picture ${n} is the main picture now.`,
    earlier: (name: string) => `Move ${name} earlier`,
    later: (name: string) => `Move ${name} later`,
    added: (count: number) =>
      count === 1 ? "1 picture was added." : `${count} pictures were added.`,
    removed: (n: number) => `Picture ${n} was removed.`,
  },
  pictureAdvice: "Best is a square of 1280 × 1280 pixels or more, on a plain ground.",
  price: "Price",
  offerPrice: "Offer price",
  offerPriceHelp: "What is asked now. 0 = no offer.",
  struck: {
    until: (day: string) => `Shoppers see the price crossed out beside the offer until ${day}.`,
    over: (day: string) =>
      `Shoppers see the offer alone: the price may stand crossed out for 30 days after it was last asked, and they were over on ${day}.`,
    never:
      "Shoppers see the offer alone: nobody was asked for that price. It may stand crossed out for 30 days after it was asked without an offer.",
  },
  stock: "Stock",
  stockHelp: "Pieces on the shelf.",
  buyPoints: "Buy points",
  buyPointsHelp: "Points that a buyer earns for one piece.",
  emiAvailable: "EMI available",
  emiHelp: "It can be paid in instalments.",
  category: "Category",
  categoryFixed: "This form adds to this category.",
  brand: "Brand",
  estimatedDelivery: "Estimated delivery",
  estimatedDeliveryHelp: "Such as 2 to 3 days.",
  warranty: "Warranty",
  warrantyHelp: "Such as 1 year official.",
  specification: {
    add: "Add specification",
    refused: "Please fill all fields before adding another specification.",
    row: (n: number) => `Specification ${n}`,
    remove: (n: number) => `Remove specification ${n}`,
    field: "Field",
    value: "Value",
  },
  ram: {
    add: "Add RAM option",
    refused: "Please fill all fields before adding another RAM option.",
    row: (n: number) => `RAM option ${n}`,
    remove: (n: number) => `Remove RAM option ${n}`,
    option: "Option",
    example: "8 GB / 256 GB",
  },
  color: {
    add: "Add colour",
    refused: "Please fill all fields before adding another color.",
    row: (n: number) => `Colour ${n}`,
    remove: (n: number) => `Remove colour ${n}`,
    name: "Colour",
    picture: "Picture",
    pictureOf: (name: string) => (name === "" ? "Picture of this colour" : `Picture of ${name}`),
  },
  priceDifference: "Price difference",
  mostRows: (most: number) => `At most ${most} rows are possible.`,
  required: (label: string) => `${label} is required.`,
  tooLong: (label: string, most: number) =>
    `${label} can have at most ${english.number(most)} characters.`,
  notWhole: (label: string) => `${label} must be a whole number.`,
  outOfRange: (label: string, least: number, most: number) =>
    `${label} must be between ${english.number(least)} and ${english.number(most)}.`,
  offerAbovePrice: "The offer price must not be above the price.",
  belowZero: "The price differences would bring the price below 0.",
  ownImage: "Each colour needs its own image.",
  twice: (name: string) => `'${name}' stands there twice.`,
  picturesTooLarge: "All pictures together can be at most 64 MB. Please choose smaller files.",
  checkFields: "Please check the highlighted fields.",
  draft: {
    restored: (when: string) => `Draft restored. You left it on ${when}.`,
    picturesLost: "Its pictures could not be kept: please choose them again.",
    discard: "Discard draft",
    discarded: "Draft discarded.",
    kept: "What you typed is kept in this browser until it is saved.",
    picturesNotKept:
      "Your text is kept in this browser. The pictures are not: save before you leave.",
    notKept: "This browser keeps no draft: save before you leave.",
  },
  edit: {
    title: "Edit Product",
    submit: "Save changes",
    nothing: "There is nothing to save: no field was changed.",
    failed: "Update failed.",
    error: "Error updating product.",
    inShop: "View in shop",
    added: (when: string) => `Added ${when}`,
    changed: (when: string) => `changed ${when}`,
    gone: "This product is not there any more",
    goneHint:
      "It was deleted, or its address is wrong. Deleted products stay in the trash for 30 days.",
    trash: "Open the trash",
  },
  conflict: {
    title: "Somebody else changed this product while you were editing it",
    stockTitle: "The stock changed while you were editing it",
    kept: "What you typed is still in the form. Saving it now puts your own changes over the current version; everything else stays as it is there.",
    before: "When you opened it",
    now: "Now",
    yours: "Yours",
    untouched: "Not changed",
    load: "Load the current version",
    useStock: "Use the current stock",
    overwrite: "Save mine over it",
  },
  values: {
    yes: "Yes",
    no: "No",
    none: "None",
  },
  move: {
    where: "Move to",
    submit: "Move",
    failed: "The product could not be moved. Please try again.",
  },
  duplicate: "Duplicate",
  duplicated: "Product duplicated. This is the copy, with no stock yet.",
  notDuplicated: "The product could not be duplicated. Please try again.",
  ledger: {
    title: "Stock history",
    hint: "Every change of the stock, the newest first.",
    empty: "The stock has not changed yet.",
    when: "When",
    who: "Who",
    why: "Reason",
    order: "Order",
    before: "Before",
    change: "Change",
    after: "After",
    causes: {
      added: "Product added",
      order: "Ordered",
      approval: "Order approved",
      deletion: "Order cancelled or deleted",
      restoring: "Order restored",
      return: "Returned",
      edit: "Edited",
      import: "Imported",
    } satisfies TextsByWord<"StockCause">,
    delta: (pieces: number) =>
      `${pieces > 0 ? "+" : pieces < 0 ? "−" : ""}${english.number(Math.abs(pieces))}`,
  },
};

export type ProductFormTexts = typeof en;

export const useProductFormTexts = defineTexts<ProductFormTexts>("adminProduct", en);
