import type { CartLine } from "@/api/types";
import { LISTINGS } from "@/config/generated";
import { isListing } from "@/config/listings";
import type { OrderItem } from "@/shopping/order-item";

/** Whether a person must look before ordering: another price, or nothing to order. */
export function hasChanged({ price, addedPrice, available }: CartLine): boolean {
  return !available || price !== addedPrice;
}

export function orderItemOf(line: CartLine): OrderItem {
  return {
    productId: line.productId,
    name: line.name,
    mainImage: line.mainImage,
    color: line.color,
    ramStorage: line.ramStorage,
    price: line.price,
    preorder: isListing(line.listing) && LISTINGS[line.listing].preorder,
  };
}
