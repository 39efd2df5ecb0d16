import type { ProductKind } from "@/api/types";
import { paths } from "@/config/paths";
import type { AdminTexts } from "@/texts/admin";

/** Where the back office edits and adds products of one listing (contract 4). */
interface ListingSpec {
  editPath:
    | "/editproduct/{id}"
    | "/editbestdeal/{id}"
    | "/edittranding/{id}"
    | "/editoffersale/{id}"
    | "/editexclusive/{id}";
  /** The add form's page, and its name in the navigation. */
  addPage: string;
  addText: keyof AdminTexts["pages"];
}

export const LISTINGS: Record<ProductKind, ListingSpec> = {
  product: {
    editPath: "/editproduct/{id}",
    addPage: paths.adminPage("addproduct"),
    addText: "addProduct",
  },
  bestdeal: {
    editPath: "/editbestdeal/{id}",
    addPage: paths.adminPage("addbestdeals"),
    addText: "addBestDeals",
  },
  upcoming: {
    editPath: "/edittranding/{id}",
    addPage: paths.adminPage("addUpcomings"),
    addText: "addUpcoming",
  },
  offer: {
    editPath: "/editoffersale/{id}",
    addPage: paths.adminPage("addoffersale"),
    addText: "addOffer",
  },
  exclusive: {
    editPath: "/editexclusive/{id}",
    addPage: paths.adminPage("addexclusive"),
    addText: "addExclusive",
  },
};
