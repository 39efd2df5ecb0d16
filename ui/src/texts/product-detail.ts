import { english } from "./format";
import { defineTexts } from "./language";

/** Texts of an item's page (specification 2, 4 and 5). */
const en = {
  gallery: (title: string) => `Pictures of ${title}`,
  picture: (title: string, n: number) => `${title}, picture ${n}`,
  pictureColor: (title: string, color: string) => `${title} in ${color}`,
  showPicture: (n: number) => `Show picture ${n}`,
  showPictureColor: (color: string) => `Show the picture in ${color}`,
  fullscreen: "View full screen",
  /** Of the fullscreen viewer, by the words that its library knows them by. */
  viewer: {
    Lightbox: "Lightbox",
    Carousel: "Carousel",
    Close: "Close",
    Previous: "Previous",
    Next: "Next",
    Slide: "Slide",
    "{index} of {total}": "{index} of {total}",
    "Photo gallery": "Photo gallery",
    "Zoom in": "Zoom in",
    "Zoom out": "Zoom out",
  },
  share: "Share",
  shareTitle: "Share this product",
  shareLink: "Link to this product",
  copyLink: "Copy Link",
  copied: "Product link copied!",
  copyFailed: "The link could not be copied. Select it and copy it yourself.",
  views: (n: number) => (n === 1 ? "1 view" : `${english.number(n)} views`),
  /** What a variant adds to the price, with its sign; nothing where it adds nothing. */
  difference: (taka: number) =>
    taka === 0 ? "" : `${taka > 0 ? "+" : "-"}${english.taka(Math.abs(taka))}`,
  color: "Colour",
  ram: "RAM / Storage",
  /** What an order lacks. */
  need: { color: "Please choose a colour.", ram: "Please choose RAM / storage." },
  emi: "EMI AVAILABLE",
  noEmi: "EMI NOT AVAILABLE",
  points: (n: number) => `Buy and earn ${english.number(n)} points`,
  warranty: "Warranty",
  delivery: "Estimated delivery",
  /** How long a delivery takes. */
  days: (from: number, to: number) => {
    if (to === 0) return "the same day";
    const most = to === 1 ? "1 day" : `${english.number(to)} days`;
    return from === to ? most : from === 0 ? `within ${most}` : `${english.number(from)}–${most}`;
  },
  /** Where there are too many zones to name each. */
  daysByArea: (days: string) => `${days}, by area`,
  addToCart: "Add to Cart",
  buyNow: "Buy Now",
  preorderNow: "Preorder Now",
  pleaseLogIn: "Please log in",
  soldOutReason: "This item is not in stock at the moment.",
  noPriceReason: "It can be ordered once its price is announced.",
  quickOrder: "Order without an account",
  trust: "What you can count on",
  warrantyRule: "Bring it with its receipt to our shop or to the maker's service centre.",
  returns: "Returns",
  returnRule: "Wrong, broken or faulty: we repair it, replace it or return your money.",
  returnTerms: "Terms of returns",
  deliveryDays: "Delivery",
  payment: "Payment",
  pickup: "Pick up and pay in store",
  exchange: "Phone exchange",
  specifications: "Specifications",
  noSpecifications: "No specifications are listed for this item.",
  spec: {
    body: "Body",
    battery: "Battery",
    display: "Display",
    mainCamera: "Main Camera",
    selfieCamera: "Selfie Camera",
    launch: "Launch",
  },
  goesWithIt: "Goes with it",
  description: "Description",
  showMore: "Show more",
  showLess: "Show less",
};

export const useDetailTexts: () => typeof en = defineTexts("productDetail", en);
