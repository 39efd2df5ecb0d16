import { defineTexts } from "./language";

export const useHomeTexts = defineTexts("home", {
  heading: (shop: string, place: string) => `${shop}: phones, laptops and gadgets${place}`,
  banners: "Highlights",
  mainBanner: (n: number) => `See offers, banner ${n}`,
  sideBanner: (n: number) => `See offers, side banner ${n}`,
  secondBanner: "See best deals",
  thirdBanner: (n: number) => `See offers, wide banner ${n}`,
  exclusiveBanner: "See exclusive sale",
  categories: "Shop by category",
  bestDeals: "Best Deal Products",
  recentlyAdded: "Recently Added",
  upcoming: "Upcoming Products",
  offerSale: "Offer Sale",
  exclusive: "Exclusive Sale",
  blogs: "Latest Blog Posts",
  contact: "Contact Us",
});
