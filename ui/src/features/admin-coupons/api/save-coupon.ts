import { useMutation, useQueryClient } from "@tanstack/react-query";
import { client, unwrap } from "@/api/client";
import type { components } from "@/api/schema";

/** A coupon as the calls take it. */
export type CouponForm = components["schemas"]["CouponForm"];

/** POST /api/admin/coupons, or with an id PUT /api/admin/coupons/{id}: the whole coupon (contract 11). */
export function useSaveCoupon(id: string | undefined) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: CouponForm) =>
      id === undefined
        ? unwrap(client.POST("/api/admin/coupons", { body }))
        : unwrap(client.PUT("/api/admin/coupons/{id}", { params: { path: { id } }, body })),
    // The list and the audit; after a refusal too, since another admin may have been quicker.
    onSettled: () => queryClient.invalidateQueries({ queryKey: ["admin"] }),
  });
}
