import { useMutation } from "@tanstack/react-query";
import { client, unwrap } from "@/api/client";
import type { Product } from "@/api/types";
import { OFFICE_LISTINGS } from "@/config/generated-admin";
import type { ProductChanges } from "../lib/edit-values";
import { useKeepProducts } from "./keep-products";

/** What an edit sends: the changed fields, and what the person saw (contract 4 and 7). */
export interface ProductEdit extends ProductChanges {
  expectedUpdatedAt: string;
  expectedStock?: number;
}

/** PATCH of the listing's edit path. */
export function useEditProduct({ listing, _id }: Pick<Product, "listing" | "_id">) {
  const keep = useKeepProducts();
  return useMutation({
    mutationFn: (body: ProductEdit) =>
      unwrap(
        client.PATCH(OFFICE_LISTINGS[listing].editPath, { params: { path: { id: _id } }, body }),
      ),
    onSuccess: ({ product }) => keep([product]),
  });
}
