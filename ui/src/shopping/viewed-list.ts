import { keptList } from "@/lib/kept-list";
import { isProductId } from "./product-id";

/** The ids of the products whose pages a person opened last, the latest first. Nothing else is kept of them. */
export const viewedList = keptList("haat-viewed", 12, isProductId);
