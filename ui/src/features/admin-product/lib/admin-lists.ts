import type { ProductKind } from "@/api/types";
import { paths } from "@/config/paths";

/** The back office's list of each listing (contract 4). */
export const ADMIN_LISTS: Readonly<Record<ProductKind, string>> = {
  product: paths.adminPage("allproductadmin"),
  upcoming: paths.adminPage("allupcomingsadmin"),
  bestdeal: paths.adminPage("allbestdealsadmin"),
  exclusive: paths.adminPage("allexclusiveadmin"),
  offer: paths.adminPage("alloffersadmin"),
};
